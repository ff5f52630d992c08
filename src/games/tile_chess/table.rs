//! The tiles on the plane: where they lie, what touches what, which cells a line can reach.
//!
//! Tiles lie in numbered places and are found by cell in a torus of 128 by 128, which no connected
//! table can overlap. Neighbours of each tile are kept as sets of places, so that connection is
//! looked at without touching the plane.

use super::lines::{Lines, Ray};
use super::men::{AROUND, Kind};
use crate::rules::Cell;

/// The most tiles of a game.
pub const MOST: usize = 96;
/// A side of the torus; a power of two.
pub(super) const SIDE: usize = 128;
/// Stands for no place in lists of places.
const NONE: u8 = u8::MAX;

/// A set of places.
pub type Set = u128;

/// A tile on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tile {
    /// Where it lies.
    pub cell: Cell,
    /// Whose it is: the number of a seat.
    pub owner: u8,
    /// What it is.
    pub kind: Kind,
}

/// The rectangle that holds all tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    /// The lowest column and row.
    pub low: Cell,
    /// The highest column and row.
    pub high: Cell,
}

impl Window {
    /// Whether a cell lies in it.
    #[must_use]
    pub const fn has(self, cell: Cell) -> bool {
        self.low.x <= cell.x
            && cell.x <= self.high.x
            && self.low.y <= cell.y
            && cell.y <= self.high.y
    }

    /// The same with a margin of cells on each side.
    #[must_use]
    pub const fn with_margin(self, margin: i16) -> Self {
        Self {
            low: Cell::new(self.low.x - margin, self.low.y - margin),
            high: Cell::new(self.high.x + margin, self.high.y + margin),
        }
    }

    /// What lies in both.
    #[must_use]
    pub fn within(self, other: Self) -> Self {
        Self {
            low: Cell::new(self.low.x.max(other.low.x), self.low.y.max(other.low.y)),
            high: Cell::new(self.high.x.min(other.high.x), self.high.y.min(other.high.y)),
        }
    }

    /// How many steps in a direction stay inside.
    #[must_use]
    pub fn room(self, from: Cell, (dx, dy): (i16, i16)) -> i16 {
        let along = |step: i16, at: i16, low: i16, high: i16| match step {
            1 => high - at,
            -1 => at - low,
            _ => i16::MAX,
        };
        let x = along(dx, from.x, self.low.x, self.high.x);
        x.min(along(dy, from.y, self.low.y, self.high.y))
    }
}

/// The cell so many steps further.
#[must_use]
pub const fn step(from: Cell, (dx, dy): (i16, i16), steps: i16) -> Cell {
    Cell::new(from.x + dx * steps, from.y + dy * steps)
}

/// Whether two different cells touch.
#[must_use]
pub const fn touches(a: Cell, b: Cell) -> bool {
    (a.x - b.x).abs() <= 1 && (a.y - b.y).abs() <= 1
}

const fn index(cell: Cell) -> usize {
    (cell.y as usize & (SIDE - 1)) << 7 | cell.x as usize & (SIDE - 1)
}

/// The places of a set, lowest first.
pub fn each(mut set: Set) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let place = set.trailing_zeros() as usize;
        set &= set - 1;
        Some(place)
    })
}

/// The tiles on the plane.
#[derive(Clone, Debug)]
pub struct Table {
    tiles: [Tile; MOST],
    used: usize,
    armies: [Set; 6],
    kings: [u8; 6],
    /// The places whose tiles touch the tile of a place.
    near: [Set; MOST],
    /// A rectangle that holds all tiles, perhaps with room to spare.
    span: Window,
    /// The place of the tile on a cell.
    grid: Box<[u8; SIDE * SIDE]>,
    /// How many tiles touch a cell.
    touch: Box<[u8; SIDE * SIDE]>,
    /// The cells with a tile.
    taken: Lines,
    /// The cells that a tile touches.
    shore: Lines,
    /// The tiles that hold others together, once somebody has looked for them.
    cuts: Option<Set>,
}

impl Default for Table {
    fn default() -> Self {
        let tile = Tile { cell: Cell::new(0, 0), owner: 0, kind: Kind::Pawn };
        Self {
            tiles: [tile; MOST],
            used: 0,
            armies: [0; 6],
            kings: [NONE; 6],
            near: [0; MOST],
            span: Window { low: tile.cell, high: tile.cell },
            grid: Box::new([NONE; SIDE * SIDE]),
            touch: Box::new([0; SIDE * SIDE]),
            taken: Lines::default(),
            shore: Lines::default(),
            cuts: None,
        }
    }
}

impl Table {
    /// The tile of a place.
    #[must_use]
    pub const fn tile(&self, place: usize) -> Tile {
        self.tiles[place]
    }

    /// The place of the tile on a cell.
    #[must_use]
    pub fn at(&self, cell: Cell) -> Option<usize> {
        let place = self.grid[index(cell)];
        (place != NONE).then_some(usize::from(place))
    }

    /// The tiles of a seat.
    #[must_use]
    pub const fn army(&self, owner: usize) -> Set {
        self.armies[owner]
    }

    /// The places of all tiles.
    #[must_use]
    pub fn all(&self) -> Set {
        self.armies.iter().fold(0, |all, army| all | army)
    }

    /// The place of a seat's king, if it is on the table.
    #[must_use]
    pub const fn king(&self, owner: usize) -> Option<usize> {
        let place = self.kings[owner];
        if place == NONE { None } else { Some(place as usize) }
    }

    /// How many tiles touch a cell, a tile on it not counted.
    #[must_use]
    pub fn touching(&self, cell: Cell) -> u8 {
        self.touch[index(cell)]
    }

    /// The places whose tiles touch a tile.
    #[must_use]
    pub const fn near(&self, place: usize) -> Set {
        self.near[place]
    }

    /// The places whose tiles touch a cell.
    #[must_use]
    pub fn around(&self, cell: Cell) -> Set {
        AROUND.into_iter().fold(0, |set, direction| {
            self.at(step(cell, direction, 1)).map_or(set, |place| set | 1 << place)
        })
    }

    /// The tiles on a ray by their steps, as far as there is room.
    pub(super) fn met(&self, from: Cell, nth: usize, room: i16) -> Ray {
        self.taken.ray(from, nth, room)
    }

    /// The empty cells on a ray that a tile touches, as far as there is room.
    pub(super) fn landings(&self, from: Cell, nth: usize, room: i16) -> Ray {
        self.shore.ray(from, nth, room).without(&self.taken.ray(from, nth, room))
    }

    /// The tiles that hold others together, if it is known.
    pub(super) const fn known_cuts(&self) -> Option<Set> {
        self.cuts
    }

    /// Tells which tiles hold others together, where that was known before.
    pub(super) const fn know_cuts(&mut self, cuts: Option<Set>) {
        self.cuts = cuts;
    }

    /// The rectangle that holds all tiles; a single cell if there are none.
    #[must_use]
    pub fn window(&self) -> Window {
        let mut cells = each(self.all()).map(|place| self.tiles[place].cell);
        let first = cells.next().unwrap_or(Cell::new(0, 0));
        let mut window = Window { low: first, high: first };
        for cell in cells {
            window.low.x = window.low.x.min(cell.x);
            window.low.y = window.low.y.min(cell.y);
            window.high.x = window.high.x.max(cell.x);
            window.high.y = window.high.y.max(cell.y);
        }
        window
    }

    /// A rectangle that holds all tiles, known without looking at them.
    #[must_use]
    pub const fn span(&self) -> Window {
        self.span
    }

    /// Makes [`span`](Self::span) as small as it can be.
    pub fn tighten(&mut self) {
        self.span = self.window();
    }

    /// Whether there is room for one more tile.
    #[must_use]
    pub const fn has_room(&self) -> bool {
        self.used < MOST
    }

    /// Lays a new tile on an empty cell.
    ///
    /// # Panics
    /// If there are [`MOST`] already.
    pub fn lay(&mut self, tile: Tile) -> usize {
        let place = self.used;
        assert!(self.has_room(), "no game has more tiles");
        self.tiles[place] = tile;
        self.used += 1;
        self.drop(place);
        place
    }

    /// Takes back the tile laid last.
    pub fn unlay(&mut self) {
        self.used -= 1;
        self.lift(self.used);
    }

    /// Takes a tile off the table; its place stays its own.
    pub fn lift(&mut self, place: usize) {
        let Tile { cell, owner, kind } = self.tiles[place];
        let bit = 1 << place;
        self.grid[index(cell)] = NONE;
        self.armies[usize::from(owner)] &= !bit;
        if kind == Kind::King {
            self.kings[usize::from(owner)] = NONE;
        }
        for other in each(self.near[place]) {
            self.near[other] &= !bit;
        }
        for direction in AROUND {
            let beside = step(cell, direction, 1);
            let touch = &mut self.touch[index(beside)];
            *touch -= 1;
            if *touch == 0 {
                self.shore.flip(beside);
            }
        }
        self.taken.flip(cell);
        self.cuts = None;
    }

    /// Puts a lifted tile back on its cell.
    pub fn drop(&mut self, place: usize) {
        let Tile { cell, owner, kind } = self.tiles[place];
        let bit = 1 << place;
        let mut near = 0;
        for direction in AROUND {
            let beside = step(cell, direction, 1);
            let at = index(beside);
            if self.touch[at] == 0 {
                self.shore.flip(beside);
            }
            self.touch[at] += 1;
            let other = self.grid[at];
            if other != NONE {
                near |= 1 << other;
                self.near[usize::from(other)] |= bit;
            }
        }
        self.near[place] = near;
        self.span.low.x = self.span.low.x.min(cell.x);
        self.span.low.y = self.span.low.y.min(cell.y);
        self.span.high.x = self.span.high.x.max(cell.x);
        self.span.high.y = self.span.high.y.max(cell.y);
        self.taken.flip(cell);
        self.cuts = None;
        self.grid[index(cell)] = place as u8;
        self.armies[usize::from(owner)] |= bit;
        if kind == Kind::King {
            self.kings[usize::from(owner)] = place as u8;
        }
    }

    /// Puts a tile on another, empty cell.
    pub fn shift(&mut self, place: usize, to: Cell) {
        self.lift(place);
        self.tiles[place].cell = to;
        self.drop(place);
    }

    /// Gives tiles, of which none is a king, to another seat.
    pub fn give(&mut self, places: Set, to: usize) {
        for army in &mut self.armies {
            *army &= !places;
        }
        self.armies[to] |= places;
        for place in each(places) {
            self.tiles[place].owner = to as u8;
        }
    }
}
