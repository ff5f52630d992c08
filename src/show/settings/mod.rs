//! Settings: pages of lines, each with the values it can take.

pub(crate) mod boards;
pub(crate) mod gallery;
pub(crate) mod mine;
pub(crate) mod page;
pub(crate) mod pieces;
pub(crate) mod quiet;
pub(crate) mod server;
