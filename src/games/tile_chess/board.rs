//! A position: the table with hands, turn, phase and who is out.

use super::men::Kind;
use super::table::{Table, Window};
use crate::rules::{Cell, Seat, Side};

/// What Blood Lust asks.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Blood {
    /// Nobody has to capture.
    #[default]
    Off,
    /// Who can capture an enemy must.
    On,
    /// And who cannot takes one of their own tiles off the table.
    Mad,
}

/// The rules that a position text holds (section 12).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Code {
    /// Blood Lust.
    pub blood: Blood,
    /// Own tiles may be captured.
    pub friendly: bool,
    /// Kings may be left in check.
    pub sudden: bool,
    /// Tiles may move during the layout.
    pub layout_moves: bool,
    /// Nothing goes outside this rectangle.
    pub borders: Option<Window>,
}

/// Where the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Tiles are laid.
    Layout,
    /// So many single turns without kings are left, after a random layout.
    Free(u16),
    /// The phase in which tiles move.
    Play,
    /// One seat has won.
    Ended,
}

/// What became of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fate {
    In,
    /// Its king was taken by this seat.
    Taken(u8),
    /// It resigned; its tiles lie frozen.
    Resigned,
}

/// How many tiles of each kind lie in a hand, in the order of [`Kind::ALL`].
pub type Hand = [u8; 6];

/// The tiles on the table and in hands, whose turn it is, and the options that rule it.
#[derive(Clone, Debug)]
pub struct Board {
    pub(super) table: Table,
    pub(super) code: Code,
    pub(super) colours: [Side; 6],
    pub(super) seats: u8,
    pub(super) turn: u8,
    pub(super) phase: Phase,
    pub(super) hands: [Hand; 6],
    pub(super) fates: [Fate; 6],
}

impl Board {
    /// An empty table with these hands, seat a to lay first.
    #[must_use]
    pub fn new(code: Code, seats: u8, hand: Hand) -> Self {
        let mut hands = [[0; 6]; 6];
        hands[..usize::from(seats)].fill(hand);
        Self {
            table: Table::default(),
            code,
            colours: Side::ALL,
            seats,
            turn: 0,
            phase: Phase::Layout,
            hands,
            fates: [Fate::In; 6],
        }
    }

    /// The tiles on the table.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The rules it is played by.
    #[must_use]
    pub const fn code(&self) -> Code {
        self.code
    }

    /// How many seats there are, those that are out included.
    #[must_use]
    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// The seats by number.
    pub(super) fn each_seat(&self) -> std::ops::Range<usize> {
        0..usize::from(self.seats)
    }

    /// The colours in seat order.
    #[must_use]
    pub fn colours(&self) -> &[Side] {
        &self.colours[..usize::from(self.seats)]
    }

    /// The seat to move; at the end the winner.
    #[must_use]
    pub const fn turn(&self) -> Seat {
        Seat(self.turn)
    }

    /// Where the game stands.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The hand of a seat.
    #[must_use]
    pub const fn hand(&self, seat: usize) -> Hand {
        self.hands[seat]
    }

    /// How many tiles lie in a hand.
    #[must_use]
    pub fn held(&self, seat: usize) -> u32 {
        self.hands[seat].iter().map(|&count| u32::from(count)).sum()
    }

    /// What became of a seat.
    #[must_use]
    pub const fn fate(&self, seat: usize) -> Fate {
        self.fates[seat]
    }

    /// Whether a seat still moves.
    #[must_use]
    pub fn plays(&self, seat: usize) -> bool {
        self.fates[seat] == Fate::In
    }

    /// How many seats still move.
    #[must_use]
    pub fn players(&self) -> usize {
        self.each_seat().filter(|&seat| self.plays(seat)).count()
    }

    /// The points of the tiles that a seat controls (section 11).
    #[must_use]
    pub fn points(&self, seat: usize) -> i32 {
        let tiles = super::table::each(self.table.army(seat));
        tiles.map(|place| self.table.tile(place).kind.points()).sum()
    }

    /// Whether a cell lies inside the borders, if there are any.
    #[must_use]
    pub fn allows(&self, cell: Cell) -> bool {
        self.code.borders.is_none_or(|borders| borders.has(cell))
    }

    /// Where tiles can go at all: one cell around the table, inside the borders.
    pub(super) fn room(&self) -> Window {
        let around = self.table.window().with_margin(1);
        self.code.borders.map_or(around, |borders| around.within(borders))
    }

    /// The king of a seat on the table: where it lies.
    #[must_use]
    pub fn king(&self, seat: usize) -> Option<Cell> {
        self.table.king(seat).map(|place| self.table.tile(place).cell)
    }

    /// The next seat after one that still moves; itself if it is the only one.
    pub(super) fn next_after(&self, seat: u8) -> u8 {
        let all = (1..=self.seats).map(|by| (seat + by) % self.seats);
        all.into_iter().find(|&next| self.plays(next.into())).unwrap_or(seat)
    }

    /// Whether a seat has nothing but its king to lay.
    pub(super) fn only_king_left(&self, seat: usize) -> bool {
        self.hands[seat][Kind::King as usize] > 0 && self.held(seat) == 1
    }
}
