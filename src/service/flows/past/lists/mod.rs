//! Lists that a command or a button asks for.

pub(crate) mod games;
pub(crate) mod history;
pub(crate) mod leaders;
pub(crate) mod openings;
pub(crate) mod profile;
