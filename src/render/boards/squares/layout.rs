//! Boards of squares, in fog or in the open, with or without trays.

use super::strip;
use crate::render::boards::grid::Grid;
use crate::render::boards::layout::{Layout, Places};
use crate::render::boards::scene::{Scene, Undrawn};
use crate::render::cells::area::Area;
use crate::render::cells::hand::Hand;
use crate::render::cells::marks;
use crate::render::cells::square::Square;
use crate::render::cells::tile::{Ground, Tile};
use crate::render::look::sets::Family;
use crate::render::look::style::{Look, Size, Style};
use crate::rules::{Cell, Geometry, Labels, View};

/// The longest side of a board that has legible squares.
const LONGEST: u8 = 26;

/// A board of squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Squares {
    grid: Grid,
}

impl Squares {
    /// The board of a scene.
    ///
    /// # Errors
    /// If a picture cannot hold it.
    pub fn of(scene: &Scene<'_>, style: Style) -> Result<Self, Undrawn> {
        let Geometry::Squares { files, ranks, .. } = scene.view.geometry else {
            return Err(Undrawn::Geometry);
        };
        let longest = files.max(ranks);
        if files.min(ranks) == 0 || longest > LONGEST {
            return Err(Undrawn::Extent { files, ranks });
        }
        let trays = !scene.view.trays.is_empty();
        let style = Style { labels: Labels::Cells, ..style }.for_two();
        let scaled = |length| style.size.scaled(length);
        let narrow = scaled(12);
        let named = if style.coordinates { scaled(36) } else { narrow };
        let (width, margins) = (style.size.width(), narrow + named);
        let cell = (width - margins) / u32::from(longest);
        let side = |count: u8| {
            if count == longest { width } else { u32::from(count) * cell + margins }
        };
        let strip = if trays { scaled(strip::HEIGHT) } else { 0 };
        let grid = Grid {
            style,
            geometry: Geometry::Squares { files, ranks, fog: false },
            files,
            ranks,
            cell,
            corner: (named, narrow),
            extent: (side(files), side(ranks) + 2 * strip),
            strip,
            spill: 0,
            // Where there are trays only these change places.
            turned: style.turns(scene.view),
        };
        Ok(Self { grid })
    }

    /// Where the tray of the seat below lies, or of the other one.
    fn tray(&self, below: bool) -> Area {
        let ((width, height), strip) = (self.grid.extent, self.grid.strip);
        let y = if below { height - strip } else { 0 };
        Area { x: 0, y, width, height: strip }
    }
}

impl Layout for Squares {
    fn kind(&self) -> &'static str {
        "squares"
    }

    fn places(&self) -> &dyn Places {
        &self.grid
    }

    fn size(&self) -> Size {
        self.grid.style.size
    }

    fn look(&self) -> Look {
        let style = self.grid.style;
        Look { theme: style.theme, set: style.pieces.of(Family::Cells) }
    }

    /// Whether a square is dark, and the number of its cloud from 1.
    fn cells(&self, view: &View) -> Vec<(Cell, Ground)> {
        let fog = matches!(view.geometry, Geometry::Squares { fog: true, .. });
        self.grid.cells(|cell, _, _| {
            let dark = (cell.x + cell.y).rem_euclid(2) == 0;
            let cloud = (cell.x + 2 * cell.y).rem_euclid(3) as u8 + 1;
            Ground([dark.into(), if fog { cloud } else { 0 }, 0, 0, 0, 0])
        })
    }

    /// No cloud lies over a man that is seen.
    fn settle(&self, tiles: &mut [Tile]) {
        for tile in tiles.iter_mut().filter(|tile| tile.man.is_some()) {
            tile.ground.0[1] = 0;
        }
    }

    fn tile(&self, tile: Tile, area: Area) -> String {
        let Ground([dark, cloud, ..]) = tile.ground;
        let colours = self.look().theme.colours();
        let dark = dark != 0;
        let (tones, inlay) = match cloud.checked_sub(1) {
            Some(variant) => (colours.fog, marks::cloud(variant)),
            None => (colours.square, String::new()),
        };
        let square = Square { dark, tone: tones[usize::from(dark)], inlay };
        square.svg(tile, self.look(), area)
    }

    fn hands(&self, scene: &Scene<'_>) -> Vec<(Hand, Area)> {
        let hands = Hand::all(scene.view).take(2);
        let below = self.grid.style.below;
        hands.map(|(seat, hand)| (hand.choosing(scene.chosen), self.tray(seat == below))).collect()
    }

    fn hand(&self, hand: &Hand, area: Area) -> String {
        strip::svg(hand, self.look(), area)
    }
}
