//! Portable game notation, in and out.

mod reader;
#[cfg(test)]
mod tests;
mod tokens;
mod writer;

pub(super) use reader::import;
pub(super) use writer::export;

/// The tags every file has, in their order.
const ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];
/// The tags that follow from the game itself.
const OWN: [&str; 4] = ["Result", "Variant", "SetUp", "FEN"];
