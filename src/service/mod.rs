//! The application, async half: load, decide, append, draw, reply. One lock a table.
