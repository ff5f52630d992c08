//! The files of the page, inside the program.

/// Name and content of every file that the page may ask for.
pub const FILES: &[(&str, &[u8])] = &[];
