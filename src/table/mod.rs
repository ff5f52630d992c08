//! The application, pure half: who sits where, the log, offers, ratings. Time is a parameter.
