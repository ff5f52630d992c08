//! Looking back: replays, analyses, files, lists.

pub(crate) mod analysis;
pub(crate) mod files;
mod forming;
pub(crate) mod import;
pub(crate) mod lists;
pub(crate) mod replay;
