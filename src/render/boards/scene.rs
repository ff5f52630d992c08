//! What is asked for: a view with what the asker adds; and why there may be no picture of it.

use super::caption::Caption;
use crate::rules::{Band, Cell, Mark, PieceKind, Seat, View};

/// A view with what the asker adds to it.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The position as its viewer may see it.
    pub view: &'a View,
    /// Marks besides the view's own.
    pub marks: &'a [(Cell, Mark)],
    /// Bands to be told apart: every second one is shaded. Empty for a plain board.
    pub bands: &'a [Band],
    /// The band that was chosen: everything outside it is dimmed.
    pub only: Option<&'a Band>,
    /// The kind that whoever is to act has chosen in hand.
    pub chosen: Option<PieceKind>,
    /// What each seat is called in the legend below loose tiles; empty for no legend. Of names only
    /// the letters that fonts have are drawn.
    pub legend: &'a [String],
    /// The cell round which loose tiles are shown; all of them if there is none. Other boards are
    /// always shown whole.
    pub near: Option<Cell>,
    /// What stands in a strip below the board; no strip if there is none.
    pub caption: Option<&'a Caption>,
    /// Moves that are talked about, the most important first: it lies on top.
    pub arrows: &'a [Arrow],
}

/// A move that is talked about, drawn over the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Arrow {
    /// Where it begins; `None` if the man comes from hand, which is drawn as a ring.
    pub from: Option<Cell>,
    /// Where it ends.
    pub to: Cell,
    /// What is said of it.
    pub kind: ArrowKind,
}

/// What is said of a move that is talked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ArrowKind {
    /// It was played.
    Played,
    /// It is advised.
    Advised,
    /// It is the answer to the one advised: thin and dashed.
    Answer,
    /// It follows after that: thin.
    Then,
}

impl<'a> From<&'a View> for Scene<'a> {
    fn from(view: &'a View) -> Self {
        Self {
            view,
            marks: &[],
            bands: &[],
            only: None,
            chosen: None,
            legend: &[],
            near: None,
            caption: None,
            arrows: &[],
        }
    }
}

/// Why there is no picture; the text board always works.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Undrawn {
    /// Boards of different shapes make no moving picture.
    #[error("boards of different shapes make no moving picture")]
    Geometry,
    /// The board has no cells, or more than a picture can hold.
    #[error("a board of {files} by {ranks} is too small or too large for a picture")]
    Extent {
        /// How many columns it has; 255 for more.
        files: u8,
        /// How many rows it has; 255 for more.
        ranks: u8,
    },
    /// The set of this board has no man of this kind.
    #[error("there is no drawing of the {} here", .0.key())]
    PieceKind(PieceKind),
    /// Something stands beside the board.
    #[error("there is no cell {},{} on this board", .0.x, .0.y)]
    OffBoard(Cell),
    /// A man sits in a seat the view gives no colour.
    #[error("seat {} has no colour", .0.0)]
    Seat(Seat),
}
