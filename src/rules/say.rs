//! What a game has to say: keys with fields, never sentences. The sentences are Fluent messages.

use std::borrow::Cow;
use std::fmt::Write as _;

use super::{PieceKind, Seat, SeatSet};

/// A message by key, with named fields. Turned into words only where words leave the house.
///
/// ```
/// use patt::rules::{PieceKind, Say, Seat};
///
/// // In a game's words this may be: `took = { $seat } takes the { $figure } on { $cell }.`
/// let say = Say::new("took")
///     .with("seat", Seat::SECOND)
///     .with("figure", PieceKind::Rook)
///     .with("cell", "d5");
/// assert_eq!(say.text(), "took:b,R,d5");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Say {
    /// Which message, in lower case with hyphens, such as `capture`.
    pub key: Cow<'static, str>,
    /// Its fields in the order in which [`Say::text`] prints them.
    pub args: Vec<(&'static str, Arg)>,
}

/// A field of a [`Say`]: typed, so that the words can be translated.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Arg {
    /// Text that needs no translation: a cell, a move, something a person typed.
    Text(String),
    /// A number; sentences choose their plural by it.
    Count(i64),
    /// A seat: shown as the name of the person or of the side.
    Seat(Seat),
    /// A kind of man: shown by its name.
    PieceKind(PieceKind),
}

impl Say {
    /// A message without fields.
    #[must_use]
    pub fn new(key: impl Into<Cow<'static, str>>) -> Self {
        Self { key: key.into(), args: Vec::new() }
    }

    /// The same message with one more field.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        self.args.push((name, value.into()));
        self
    }

    /// The form machines read: the key, then `:` and the fields separated by commas (`capture:d5`).
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = self.key.to_string();
        for (nth, (_, arg)) in self.args.iter().enumerate() {
            text.push(if nth == 0 { ':' } else { ',' });
            match arg {
                Arg::Text(value) => text.push_str(value),
                Arg::Count(value) => write!(text, "{value}").expect("a String takes all text"),
                Arg::Seat(seat) => text.push(char::from(b'a' + seat.0)),
                Arg::PieceKind(figure) => text.push(figure.letter()),
            }
        }
        text
    }
}

impl From<String> for Arg {
    fn from(value: String) -> Self {
        Self::Text(value)
    }
}

impl From<&str> for Arg {
    fn from(value: &str) -> Self {
        Self::Text(value.to_owned())
    }
}

impl From<i64> for Arg {
    fn from(value: i64) -> Self {
        Self::Count(value)
    }
}

impl From<Seat> for Arg {
    fn from(value: Seat) -> Self {
        Self::Seat(value)
    }
}

impl From<PieceKind> for Arg {
    fn from(value: PieceKind) -> Self {
        Self::PieceKind(value)
    }
}

/// Who hears a notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// Everybody, spectators too.
    All,
    /// These seats and nobody else.
    Seats(SeatSet),
}

impl Audience {
    /// Whether the person in `seat` hears it.
    #[must_use]
    pub const fn reaches(self, seat: Seat) -> bool {
        match self {
            Self::All => true,
            Self::Seats(seats) => seats.has(seat),
        }
    }
}

/// Something a game tells, and to whom.
///
/// ```
/// use patt::rules::{Audience, Notice, Say, Seat};
///
/// let told = Notice::to(Seat::FIRST, Say::new("illegal"));
/// assert!(told.to.reaches(Seat::FIRST) && !told.to.reaches(Seat::SECOND));
/// assert_eq!(Notice::all(Say::new("check")).to, Audience::All);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// Who hears it.
    pub to: Audience,
    /// What is said.
    pub say: Say,
    /// The seat that is out of the game by a move, if that is what is told. Then the game has the
    /// same with these fields and `place` and `seats` as `ousted`, said to whoever sits there,
    /// `ousted-other`, said to the others, and as `ousted-how` in brackets after their place.
    pub out: Option<Seat>,
}

impl Notice {
    /// A notice for everybody.
    #[must_use]
    pub const fn all(say: Say) -> Self {
        Self { to: Audience::All, say, out: None }
    }

    /// A notice for one seat.
    #[must_use]
    pub const fn to(seat: Seat, say: Say) -> Self {
        Self { to: Audience::Seats(SeatSet::one(seat)), say, out: None }
    }

    /// The same, which tells that a seat is out of the game.
    #[must_use]
    pub fn ousting(self, seat: Seat) -> Self {
        Self { out: Some(seat), ..self }
    }
}
