//! What a program may set, in whatever words.

use crate::ai::Strength;
use crate::catalog::{Catalog, Entry};
use crate::rules::{Notation, OptionMap};

/// From which number the ranks of coordinates are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::machine) enum Ranks {
    One,
    /// In games that have such a notation; others count from 1.
    Zero,
}

/// The unit of times that a program names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::machine) enum Unit {
    Seconds,
    Milliseconds,
}

impl Unit {
    /// How many milliseconds it has.
    pub(in crate::machine) const fn milliseconds(self) -> u64 {
        match self {
            Self::Seconds => 1_000,
            Self::Milliseconds => 1,
        }
    }
}

/// What becomes of commands that come while a search runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::machine) enum Meanwhile {
    /// One that begins something else ends the search.
    Ends,
    /// They wait until it has ended by itself, as for a list of questions from a file.
    Waits,
}

/// What of a session is no longer meant after a setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::machine) enum Change {
    Nothing,
    /// The brain is to be made anew.
    Brain,
    /// The game is another one: its position, too.
    Game,
}

/// The settings of a session.
#[derive(Clone, Debug)]
pub(in crate::machine) struct Settings {
    pub(in crate::machine) entry: &'static Entry,
    pub(in crate::machine) options: OptionMap,
    pub(in crate::machine) strength: Strength,
    pub(in crate::machine) megabytes: usize,
    /// How many of the best lines are told.
    pub(in crate::machine) lines: usize,
    /// The seed of soft choices.
    pub(in crate::machine) seed: u64,
    pub(in crate::machine) ranks: Ranks,
    pub(in crate::machine) unit: Unit,
    pub(in crate::machine) meanwhile: Meanwhile,
}

/// The megabytes of positions at the start, and the most.
pub(in crate::machine) const HASH: (usize, usize) = (16, 1024);

/// How games call the notation of coordinates with ranks from 0.
const FROM_ZERO: &str = "ucci";

/// Whether a program can speak of this game: two seats, nothing hidden.
fn speaks(entry: &Entry) -> bool {
    entry.info.seats == (2, 2) && !entry.info.hidden
}

/// The games that programs can speak of.
pub(in crate::machine) fn spoken(catalog: Catalog) -> impl Iterator<Item = &'static Entry> + Clone {
    catalog.iter().filter(|entry| speaks(entry))
}

/// Whether people write coordinates of this game with ranks from 0.
pub(in crate::machine) fn from_zero(entry: &Entry) -> bool {
    entry.info.notations.iter().any(|named| named.key == FROM_ZERO)
}

impl Settings {
    /// The settings at the start of a session about this game.
    pub(in crate::machine) fn new(entry: &'static Entry, seed: u64) -> Self {
        Self {
            entry,
            options: OptionMap::new(),
            strength: Strength::Full,
            megabytes: HASH.0,
            lines: 1,
            seed,
            ranks: Ranks::One,
            unit: Unit::Milliseconds,
            meanwhile: Meanwhile::Ends,
        }
    }

    /// How moves are written.
    pub(super) fn notation(&self) -> Notation {
        match self.ranks {
            Ranks::One => Notation::CANONICAL,
            Ranks::Zero => self.entry.info.notation(FROM_ZERO),
        }
    }

    /// Another game, with no options set.
    pub(in crate::machine) fn choose(&mut self, entry: &'static Entry) {
        self.entry = entry;
        self.options = OptionMap::new();
    }
}

/// A number up to `most`.
///
/// # Errors
/// A sentence that names the option.
pub(in crate::machine) fn spin(name: &str, value: &str, most: u64) -> Result<u64, String> {
    match value.parse::<u64>() {
        Ok(number) if number <= most => Ok(number),
        _ => Err(format!("{name} needs a number up to {most}, not {value}")),
    }
}

/// A yes or a no.
///
/// # Errors
/// A sentence that names the option.
pub(in crate::machine) fn check(name: &str, value: &str) -> Result<bool, String> {
    match value {
        "true" => Ok(true),
        "false" => Ok(false),
        _ => Err(format!("{name} needs true or false, not {value}")),
    }
}
