//! One cell with all that is to be seen of it, as data.

use super::marks::Marks;
use crate::render::look::colour::Rgb;
use crate::render::look::colours::Colours;
use crate::rules::{PieceKind, Side};

/// How far cells of every second band go towards the colour of what stands back.
const BANDED: f32 = 0.24;
/// How far everything outside the chosen band goes there.
pub(crate) const DIMMED: f32 = 0.62;

/// Everything that is to be seen of a cell. Equal tiles of a board are drawn once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Tile {
    pub ground: Ground,
    pub man: Option<(PieceKind, Side)>,
    pub marks: Marks,
    pub shade: Shade,
}

/// What the cell is made of, in numbers that only its kind of board writes and reads. Grounds of a
/// board that look the same are equal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Ground(pub [u8; 6]);

/// How the cell stands out from others while somebody picks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Shade {
    Plain,
    Banded,
    Dimmed,
}

impl Tile {
    /// A colour of the ground as far as it stands out from other ground.
    pub fn shaded(self, tone: Rgb, towards: Rgb) -> Rgb {
        match self.shade {
            Shade::Banded => tone.mix(towards, BANDED),
            Shade::Plain | Shade::Dimmed => tone,
        }
    }

    /// What dims a shape, whose element is begun, if the tile is dimmed.
    pub fn veil(self, colours: &Colours, shape: &str) -> String {
        let shade = colours.shade;
        match self.shade {
            Shade::Dimmed => format!("{shape} fill=\"{shade}\" fill-opacity=\"{DIMMED}\"/>"),
            Shade::Plain | Shade::Banded => String::new(),
        }
    }
}
