//! A node as its moves find it.

use super::numbers as by;

/// What a node knows before its first move.
#[derive(Clone, Copy)]
#[expect(clippy::struct_excessive_bools, reason = "six independent facts, read by name")]
pub(super) struct Site {
    pub(super) ply: usize,
    pub(super) depth: i32,
    pub(super) pv: bool,
    /// Whether it stands on a principal variation, or has stood on one.
    pub(super) led: bool,
    pub(super) cut: bool,
    pub(super) improving: bool,
    /// The value as it stands, corrected by experience; none in check.
    pub(super) stand: Option<i32>,
    /// The same before it was corrected by experience; 0 in check.
    pub(super) judged: i32,
    /// The value as it stands, bettered by what the table knows; 0 in check.
    pub(super) eval: i32,
    /// Whether the move of the table is noisy.
    pub(super) tactical: bool,
    /// Whether the table says that a principal variation will not hold.
    pub(super) failing: bool,
}

impl Site {
    /// Whether so many moves were tried that the quiet ones left need not be.
    pub(super) const fn is_late(&self, tried: i32) -> bool {
        let enough = by::LATE + self.depth * self.depth;
        tried >= if self.improving { enough } else { enough / 2 }
    }
}
