//! Games in lists, and the part of a list that a page shows.

use crate::rules::SeatSet;
use crate::table::{Occupant, Phase, TableId, TableMessage, Time, Venue};

/// A game in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// The table it is played at.
    pub id: TableId,
    /// Where it is played.
    pub venue: Venue,
    /// The slug of the game.
    pub game: String,
    /// How far it has come.
    pub phase: Phase,
    /// Whether it counts.
    pub rated: bool,
    /// Who began it.
    pub host: Occupant,
    /// Who sits where.
    pub seats: Vec<Occupant>,
    /// Who is to act, as far as everybody may know.
    pub turn: SeatSet,
    /// Whether the asker is to act.
    pub asker_to_act: bool,
    /// When it last changed.
    pub changed: Time,
    /// When a clock runs out or the period ends, if something runs.
    pub flag: Option<Time>,
    /// Its newest board, or else its invitation.
    pub message: Option<TableMessage>,
}

/// A part of a list with the length of the whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listing {
    /// The games: those in which the asker is to act first, then the last changed.
    pub rows: Vec<Listed>,
    /// How many there are in all.
    pub total: u32,
}

/// A part of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Page {
    /// How many rows to leave out.
    pub skip: u32,
    /// How many rows to give.
    pub take: u32,
}

impl Page {
    /// The page with this number, from 0.
    #[must_use]
    pub const fn number(number: u32, size: u32) -> Self {
        Self { skip: number.saturating_mul(size), take: size }
    }
}
