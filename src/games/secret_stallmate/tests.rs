//! The rules from inside: what vectors cannot ask.
