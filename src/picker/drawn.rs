//! What buttons follow of the picture above them.

use crate::rules::{Labels, PieceKind, Side};

/// What buttons follow of the picture above them.
#[derive(Clone, Copy)]
pub struct Drawn {
    /// How its frame names columns and rows.
    pub labels: Labels,
    /// Whether the second seat is below, so that columns and rows run the other way.
    pub turned: bool,
    /// The character that a man of a side is drawn with; `None` if it is drawn as a figure.
    pub sign: fn(PieceKind, Side) -> Option<char>,
}

impl Default for Drawn {
    fn default() -> Self {
        Self { labels: Labels::Cells, turned: false, sign: |_, _| None }
    }
}
