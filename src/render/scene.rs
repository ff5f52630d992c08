//! What is asked for: a view with what the asker adds, and how it is to look.

use std::sync::Arc;

use super::sets::Pieces;
use super::theme::Theme;
use crate::rules::{Band, Cell, Labels, Mark, Seat, View};

/// A finished picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// The PNG file.
    pub png: Arc<[u8]>,
    /// Its width in pixels.
    pub width: u32,
    /// Its height in pixels.
    pub height: u32,
}

/// How a board is to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Style {
    /// The colours.
    pub theme: Theme,
    /// The seat at the bottom.
    pub below: Seat,
    /// Whether columns and rows are named in the frame.
    pub coordinates: bool,
    /// How they are named where boards know more than one way.
    pub labels: Labels,
    /// The sets of men.
    pub pieces: Pieces,
    /// How large.
    pub size: Size,
}

impl Default for Style {
    fn default() -> Self {
        Self {
            theme: Theme::default(),
            below: Seat::FIRST,
            coordinates: true,
            labels: Labels::default(),
            pieces: Pieces::default(),
            size: Size::default(),
        }
    }
}

/// How wide a picture is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Size {
    /// 720 pixels.
    #[default]
    Normal,
    /// 1080 pixels, drawn anew.
    Large,
}

impl Size {
    /// Every size.
    pub const ALL: [Self; 2] = [Self::Normal, Self::Large];

    /// The width in pixels.
    #[must_use]
    pub const fn width(self) -> u32 {
        self.scaled(720)
    }

    /// A length that is `length` (an even number) at the normal size.
    pub(super) const fn scaled(self, length: u32) -> u32 {
        match self {
            Self::Normal => length,
            Self::Large => length * 3 / 2,
        }
    }
}

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
}

impl<'a> From<&'a View> for Scene<'a> {
    fn from(view: &'a View) -> Self {
        Self { view, marks: &[], bands: &[], only: None }
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
        /// Columns.
        files: u8,
        /// Rows.
        ranks: u8,
    },
    /// The set of this board has no man of this kind.
    #[error("there is no drawing of the {} here", .0.key())]
    Figure(crate::rules::Figure),
    /// Something stands beside the board.
    #[error("there is no cell {},{} on this board", .0.x, .0.y)]
    OffBoard(Cell),
    /// A man sits in a seat the view gives no colour.
    #[error("seat {} has no colour", .0.0)]
    Seat(Seat),
}
