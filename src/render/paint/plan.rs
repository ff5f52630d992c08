//! What a picture shows, settled: which tile lies where, and nothing else.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::arrows::{self, Pointer};
use super::letters;
use super::lines::{self, Stroke};
use super::raster::document;
use super::strip::{self, Chip, Strip};
use crate::render::boards::board::Board;
use crate::render::boards::caption::Caption;
use crate::render::boards::scene::{Scene, Undrawn};
use crate::render::cells::area::Area;
use crate::render::cells::hand::Hand;
use crate::render::cells::marks::Marks;
use crate::render::cells::men;
use crate::render::cells::tile::{Ground, Shade, Tile};
use crate::render::look::style::{Size, Style};
use crate::rules::{Cell, Mark, Side};

/// All that a picture shows. Equal plans give equal pictures.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Plan {
    pub board: Board,
    /// What each cell shows, in the board's order.
    pub tiles: Vec<Tile>,
    /// What is in hand, and where it lies.
    hands: Vec<(Hand, Area)>,
    /// Bars in the frame, one along each band.
    pub bars: Vec<Area>,
    strokes: Vec<Stroke>,
    pointers: Vec<Pointer>,
    /// What stands in the strip below, if there is one, and the size of all.
    pub caption: Option<(Caption, Size)>,
}

/// Something opaque that is drawn once and copied to where it belongs.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Patch {
    Tile(Tile),
    Hand(Hand),
    Chip(Chip),
}

impl Plan {
    /// Settles what a scene shows.
    ///
    /// # Errors
    ///
    /// When it cannot be drawn: see [`Undrawn`].
    pub fn of(scene: &Scene<'_>, style: Style) -> Result<Self, Undrawn> {
        Self::on(Board::of(&[*scene], style)?, scene)
    }

    /// Settles what a scene shows on a board that holds it.
    ///
    /// # Errors
    ///
    /// When something is not on the board or cannot be drawn.
    pub fn on(board: Board, scene: &Scene<'_>) -> Result<Self, Undrawn> {
        let (view, layout) = (scene.view, board.layout());
        let cells = layout.cells(view).into_iter();
        let mut tiles: Vec<Tile> = cells.map(|(cell, ground)| bare(cell, ground, scene)).collect();
        // What lies beyond a part of the plane is left out of its picture.
        let there = |cell| scene.near.is_none() || layout.places().slot(cell).is_some();
        let slot = |cell| layout.places().slot(cell).ok_or(Undrawn::OffBoard(cell));
        for man in view.men.iter().filter(|man| there(man.cell)) {
            let side = view.sides.get(man.seat.index()).copied().ok_or(Undrawn::Seat(man.seat))?;
            if !men::drawn(man.figure, layout.look().set) {
                return Err(Undrawn::PieceKind(man.figure));
            }
            tiles[slot(man.cell)?].man = Some((man.figure, side));
        }
        let marks = view.marks.iter().chain(scene.marks).filter(|(cell, _)| there(*cell));
        for &(cell, mark) in marks {
            let tile = &mut tiles[slot(cell)?];
            tile.marks = tile.marks.with(mark);
            if mark == Mark::Selected && tile.shade == Shade::Dimmed {
                // The chosen man stays lit wherever it stands.
                tile.shade = Shade::Plain;
            }
        }
        layout.settle(&mut tiles);
        let bands = match scene.only {
            Some(band) => std::slice::from_ref(band),
            None => scene.bands,
        };
        let mut bars: Vec<Area> =
            bands.iter().flat_map(|band| layout.places().bars(band)).collect();
        bars.dedup();
        let at = |cell: Cell| Some(middle(board, slot(cell).ok()?));
        let strokes = view.lines.iter().filter_map(|line| {
            Some(Stroke { from: at(line.from)?, to: at(line.to)?, kind: line.kind })
        });
        let pointers = scene.arrows.iter().filter_map(|arrow| {
            let from = match arrow.from {
                Some(cell) => Some(at(cell)?),
                None => None,
            };
            Some(Pointer { from, to: at(arrow.to)?, kind: arrow.kind })
        });
        let (strokes, pointers) = (strokes.collect(), pointers.collect());
        let caption = scene.caption.map(|caption| (caption.clone(), layout.size()));
        Ok(Self { board, tiles, hands: layout.hands(scene), bars, strokes, pointers, caption })
    }

    /// The patches with where they lie in the picture.
    pub fn placed(&self) -> impl Iterator<Item = (Patch, Area)> {
        let places = self.board.layout().places();
        let tiles = self.tiles.iter().enumerate();
        let tiles = tiles.map(|(nth, &tile)| (Patch::Tile(tile), places.area(nth)));
        tiles.chain(self.hands.iter().map(|(hand, area)| (Patch::Hand(hand.clone()), *area)))
    }

    /// The picture's width and height.
    pub fn extent(&self) -> (u32, u32) {
        let (width, height) = self.board.layout().places().extent();
        let strip =
            self.caption.as_ref().map_or(0, |(caption, size)| strip::height(caption, *size));
        (width, height + strip)
    }

    /// The strip below; `wide` tells how wide a text is in a size.
    pub fn strip(&self, wide: &mut dyn FnMut(&str, u32) -> u32) -> Option<Strip> {
        let (caption, size) = self.caption.as_ref()?;
        Some(strip::strip(caption, self.extent().0, *size, wide))
    }

    /// The lines over the board, as SVG; `None` if there are none.
    pub fn cover(&self) -> Option<String> {
        if self.strokes.is_empty() && self.pointers.is_empty() {
            return None;
        }
        let men = (0..).zip(&self.tiles).filter(|(_, tile)| tile.man.is_some());
        let men: Vec<_> = men.map(|(nth, _)| middle(self.board, nth)).collect();
        let lines = lines::svg(&self.strokes, &men) + &arrows::svg(&self.pointers);
        let scale = f64::from(self.board.layout().places().unit()) / 100.0;
        Some(format!("<g transform=\"scale({scale})\">{lines}</g>"))
    }

    /// The whole picture as one SVG document, without any short cut.
    pub fn svg(&self) -> String {
        let mut sides: BTreeMap<&str, Side> = BTreeMap::new();
        let layout = self.board.layout();
        let mut body = layout.places().frame();
        for (patch, area) in self.placed() {
            let Area { x, y, width, height } = area;
            let svg = patch.svg(self.board, area);
            // A patch ends where its area does.
            let _ = write!(
                body,
                "<svg x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\">{svg}</svg>"
            );
            sides.extend(patch.side().map(|side| (side.key(), side)));
        }
        let label = layout.label();
        for Area { x, y, width, height } in &self.bars {
            let _ = write!(
                body,
                "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"{label}\"/>"
            );
        }
        body.extend(self.cover());
        if let Some(strip) = self.strip(&mut letters::wide) {
            let ((width, height), (_, top)) = (self.extent(), layout.places().extent());
            let strip = strip.svg(layout.look().theme, label, [width, height - top]);
            let _ = write!(body, "<g transform=\"translate(0 {top})\">{strip}</g>");
        }
        let set = layout.look().set;
        let definitions: String =
            sides.into_values().map(|side| men::definition(side, set)).collect();
        let (width, height) = self.extent();
        document(width, height, &(definitions + &body))
    }
}

/// The tile of a cell without man and marks.
fn bare(cell: Cell, ground: Ground, scene: &Scene<'_>) -> Tile {
    let shade = match scene.only {
        Some(band) if !band.has(cell) => Shade::Dimmed,
        Some(_) => Shade::Plain,
        None => match scene.bands.iter().position(|band| band.has(cell)) {
            Some(nth) if nth % 2 == 1 => Shade::Banded,
            _ => Shade::Plain,
        },
    };
    Tile { ground, man: None, marks: Marks::default(), shade }
}

/// The middle of a tile's man in hundredths of a cell.
fn middle(board: Board, nth: usize) -> (i32, i32) {
    let places = board.layout().places();
    let (x, y) = places.middle(nth);
    let hundredths = |length: f64| (length * 100.0 / f64::from(places.unit())).round() as i32;
    (hundredths(x), hundredths(y))
}

impl Patch {
    /// The drawing in pixels from the left upper corner of its area. Refers to the definition of
    /// its side.
    fn svg(&self, board: Board, area: Area) -> String {
        match self {
            Self::Tile(tile) => board.layout().tile(*tile, area),
            Self::Hand(hand) => board.layout().hand(hand, area),
            Self::Chip(chip) => chip.svg(board.layout().look().theme, area.width),
        }
    }

    /// Whose men are on it.
    fn side(&self) -> Option<Side> {
        match self {
            Self::Tile(tile) => tile.man.map(|(_, side)| side),
            Self::Hand(hand) => Some(hand.side),
            Self::Chip(_) => None,
        }
    }

    /// The drawing with what it refers to.
    pub fn body(&self, board: Board, area: Area) -> String {
        let definition = self.side().map(|side| men::definition(side, board.layout().look().set));
        definition.unwrap_or_default() + &self.svg(board, area)
    }

    /// Whether only a hexagon of the area is its own.
    pub fn is_hexagon(&self, board: Board) -> bool {
        match self {
            Self::Tile(_) => board.layout().is_hexagonal(),
            Self::Hand(_) | Self::Chip(_) => false,
        }
    }
}
