//! Facts about a game that do not depend on a position.

use serde::{Deserialize, Serialize};

use super::{OptionSpec, Viewer};

/// What a game is, as a constant.
#[derive(Clone, Copy, Debug)]
pub struct GameInfo {
    /// Its name in commands, records and the store; never changes.
    pub slug: &'static str,
    /// Its name for people, in English; other languages have the message `title`.
    pub title: &'static str,
    /// The least and the most seats.
    pub seats: (u8, u8),
    /// Whether seats see different things.
    pub hidden: bool,
    /// Whether notices of an act reach only the actor until the hand-over.
    pub whispers: bool,
    /// The version of the rules; raised when an old record would replay differently.
    pub rules: u16,
    /// The oldest version whose records still replay equally, where needed by
    /// [`Game::by_rules`](super::Game::by_rules).
    pub replays_from: u16,
    /// What the leaderboard counts.
    pub ladder: Ladder,
    /// What an agreed draw means.
    pub draw: Agreed,
    /// What a run-out clock means.
    pub timeout: Timeout,
    /// What the game has to do with clocks.
    pub clock: Clocked,
    /// No game has more entries than this.
    pub bound: u32,
    /// The options of `/play`.
    pub options: &'static [OptionSpec],
    /// The notations; number 0 is canonical.
    pub notations: &'static [Named],
    /// The notation of people who chose none.
    pub usual: Notation,
    /// The file formats of export and import, the usual one first.
    pub formats: &'static [Named],
    /// The pages that teach it, in the order of teaching; at least one.
    pub lessons: &'static [Lesson],
    /// The game's messages: language and Fluent text.
    pub words: &'static [(&'static str, &'static str)],
}

/// A page of `/rules`: the messages `lesson-KEY` and `lesson-KEY-text` beside a diagram.
///
/// ```
/// use patt::rules::Lesson;
///
/// // `lesson-knight` and `lesson-knight-text` are among the game's words.
/// const KNIGHT: Lesson = Lesson {
///     key: "knight",
///     position: "4k3/8/8/3N4/8/8/8/4K3 w - - 0 1",
///     shows: Some("d5"),
///     ..Lesson::BLANK
/// };
/// assert!(KNIGHT.moves.is_empty());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// What the page is called in commands and messages.
    pub key: &'static str,
    /// The options of the diagram's game, as people write them.
    pub options: &'static str,
    /// The position of the diagram; the usual start if empty.
    pub position: &'static str,
    /// Moves played from it before it is drawn, in canonical text.
    pub moves: &'static [&'static str],
    /// The label of the cell whose man shows where it can go, or the letter of a man in hand.
    pub shows: Option<&'static str>,
    /// Whose eyes see the diagram; only in a hidden game it matters.
    pub seen: Viewer,
}

impl Lesson {
    /// The usual start, as everybody sees it after the end.
    pub const BLANK: Self = Self {
        key: "",
        options: "",
        position: "",
        moves: &[],
        shows: None,
        seen: Viewer::Everything,
    };
}

/// A key with its name for people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Named {
    /// How settings and records call it.
    pub key: &'static str,
    /// How people call it.
    pub title: &'static str,
}

/// What a game has to do with clocks, as people type it. The rules themselves never see time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clocked {
    /// The clock if none is said, such as `period 24 h`; empty for none.
    pub usual: &'static str,
    /// The options that any clock brings with it.
    pub options: &'static str,
}

impl Clocked {
    /// Usually no clock, and a clock changes no rule.
    pub const FREELY: Self = Self { usual: "", options: "" };
}

/// What the leaderboard of a game counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ladder {
    /// A rating, from places.
    Rating,
    /// The mean and best score.
    Score,
}

/// What the values are counted in by which a game's computer weighs positions. Kept as JSON with each analysis;
/// where it changes, analyses are made anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scale {
    /// Pieces: what is ahead by so much.
    Pieces {
        /// What the smallest piece is worth.
        piece: i32,
        /// The value at which the odds of the game are e to one: the steepness of the curve that turns
        /// values into chances, see [`chance`](crate::ai::chance).
        odds: i32,
    },
    /// Chances, as long as nothing is certain. A lead that is certain is counted in hundredths of a point
    /// of the game's own score, `won` further out, and the first seat has `tie` more than is counted, as
    /// ties are its own.
    Points {
        /// What is added to a certain lead.
        won: i32,
        /// What a tie is worth to the first seat.
        tie: i32,
        /// The value at which the odds of the game are e to one.
        odds: i32,
    },
}

impl Scale {
    /// Pieces, with the odds that Lichess has found in the games of people who play chess well
    /// (<https://lichess.org/page/accuracy>): for a game that has not fitted its own.
    pub const PIECES: Self = Self::Pieces { piece: 100, odds: 272 };
}

/// What it means if all agree on a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Agreed {
    /// All who still play share the place.
    Even,
    /// The places go by points.
    Points,
}

/// What a run-out clock means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Timeout {
    /// The seat withdraws, out of time.
    Withdraw,
    /// The host plays a random move; the third time in a row the seat withdraws.
    RandomMove,
}

/// A notation, as an index into [`GameInfo::notations`]; 0 is canonical.
///
/// ```
/// use patt::games::chess::{Chess, Options};
/// use patt::rules::{Game, Notation, Rng, Seat};
///
/// let game = Chess::new(&Options::default(), 2, &mut Rng::new(1))?;
/// let san = Chess::INFO.notation("san");
/// let m = game.read(Seat::FIRST, "Nf3", san).expect("it is possible at the start");
/// assert_eq!(game.write(&m, san), "Nf3");
/// assert_eq!(game.write(&m, Notation::CANONICAL), "g1f3");
/// # Ok::<(), patt::rules::Refusal>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Notation(pub u8);

impl Notation {
    /// The canonical notation: machine-readable and unique in every position.
    pub const CANONICAL: Self = Self(0);
}

impl GameInfo {
    /// The notation with this key; the canonical one if there is none.
    #[must_use]
    pub fn notation(&self, key: &str) -> Notation {
        let at = self.notations.iter().position(|named| named.key == key).unwrap_or(0);
        Notation(at as u8)
    }

    /// Every notation, canonical first.
    pub fn notations(&self) -> impl Iterator<Item = Notation> + use<> {
        (0..self.notations.len() as u8).map(Notation)
    }
}
