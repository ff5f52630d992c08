//! What every kind of board says of itself. Whatever is drawn goes through this, so that a new kind
//! is a file of its own and its lines in [`Board`](super::board::Board).

use super::scene::Scene;
use crate::render::cells::area::Area;
use crate::render::cells::hand::Hand;
use crate::render::cells::tile::{Ground, Tile};
use crate::render::look::colour::Rgb;
use crate::render::look::style::{Look, Size};
use crate::rules::{Band, Cell, View};

/// Where things are in the picture of a board.
pub(crate) trait Places {
    /// The picture's width and height.
    fn extent(&self) -> (u32, u32);

    /// The frame with its labels, and what else no tile covers, as SVG.
    fn frame(&self) -> String;

    /// The number of a cell's tile, if it is on the board.
    fn slot(&self, cell: Cell) -> Option<usize>;

    /// Where a tile lies.
    fn area(&self, nth: usize) -> Area;

    /// Where the middle of a tile's man is.
    fn middle(&self, nth: usize) -> (f64, f64) {
        self.area(nth).middle()
    }

    /// How many pixels make a cell, for lines over the board.
    fn unit(&self) -> u32;

    /// A bar under the columns of a band and, where it is cut, one beside its rows.
    fn bars(&self, _band: &Band) -> Vec<Area> {
        Vec::new()
    }
}

/// An empty board of some kind. What its drawings look like depends on its look and on what they
/// are of, so that boards of one kind share them and their colours.
pub(crate) trait Layout {
    /// The name of its kind.
    fn kind(&self) -> &'static str;

    fn places(&self) -> &dyn Places;

    fn look(&self) -> Look;

    fn size(&self) -> Size;

    /// The colour of labels in the frame, and of bars there.
    fn label(&self) -> Rgb {
        self.look().theme.colours().label
    }

    /// Every cell with what it is made of in a view, in the order of tiles.
    fn cells(&self, view: &View) -> Vec<(Cell, Ground)>;

    /// Lets men and marks change what cells are made of.
    fn settle(&self, _tiles: &mut [Tile]) {}

    /// Whether only a flat-topped hexagon of a tile's area is its own.
    fn is_hexagonal(&self) -> bool {
        false
    }

    /// The drawing of a tile in pixels from the left upper corner of its area. Refers to the
    /// definition of its man's side.
    fn tile(&self, tile: Tile, area: Area) -> String;

    /// What is in hand, or who sits there, and where that lies.
    fn hands(&self, _scene: &Scene<'_>) -> Vec<(Hand, Area)> {
        Vec::new()
    }

    /// The drawing of a hand in pixels from the left upper corner of its area. Refers to the
    /// definition of its side.
    fn hand(&self, _hand: &Hand, _area: Area) -> String {
        String::new()
    }
}
