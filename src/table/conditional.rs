//! Conditional replies: what a person plays at once if the others play as they expect.

use super::{Entry, PersonId, Phase, Refused, Table, changes_position};
use crate::catalog::{AnyGame, Seen};
use crate::rules::{Act, Notation, Say, Seat, Unread, Viewer};

/// The most lines of a person at a table.
pub(crate) const IF_THENS_MOST: usize = 10;
/// The most moves of a line.
const LONGEST: usize = 20;

/// A line of moves that a person expects: the other's, their answer, and so on, in canonical text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConditionalLine {
    /// The position number at which its first move is awaited.
    pub(crate) position: u32,
    /// The moves. Their own are the second, the fourth and so on; where more than two sit, whatever
    /// comes after each of the others.
    pub(crate) moves: Vec<String>,
}

/// Why a typed line is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ConditionalFault {
    /// This move cannot be read there.
    Unread {
        /// As it was typed.
        text: String,
        /// Why it cannot be read or played.
        why: Unread,
    },
    /// It does not end with an answer of their own.
    NoAnswer,
    /// It is too long.
    TooLong,
}

impl Table {
    /// Whether a person may set conditional replies now: in a running game where all see all, while
    /// somebody else is to move.
    ///
    /// # Errors
    /// Why they may not.
    pub(crate) fn may_set_conditional(&self, person: PersonId) -> Result<(), Refused> {
        let record = self.record();
        let own = record.seats_of(person);
        if own.is_empty() {
            return Err(Refused::NotSeated);
        }
        if record.phase != Phase::Playing {
            return Err(Refused::Finished);
        }
        // Alone at the board there is nobody to wait for; of what is hidden nothing is expected.
        if !self.secrecy().allows_help()
            || record.people().len() == 1 && record.computers().is_empty()
        {
            return Err(Refused::NothingToExpect);
        }
        match self.game().status().acting().only() {
            Some(seat) if !own.has(seat) => Ok(()),
            _ => Err(Refused::NothingToExpect),
        }
    }

    /// Reads a line as it was typed: moves parted by blanks, each as `read` reads it, numbers passed
    /// over.
    ///
    /// # Errors
    /// What is wrong with it.
    pub(crate) fn read_if_then(
        &self,
        person: PersonId,
        text: &str,
        read: impl Fn(Seen<'_>, &str) -> Result<String, Unread>,
    ) -> Result<ConditionalLine, ConditionalFault> {
        let own = self.record().seats_of(person);
        let mut game = self.game().boxed();
        let mut moves = Vec::new();
        let mut answered = false;
        let number = |word: &str| {
            word.ends_with('.') && word.bytes().all(|sign| sign == b'.' || sign.is_ascii_digit())
        };
        for word in text.split_whitespace().filter(|word| !number(word)) {
            if moves.len() == LONGEST {
                return Err(ConditionalFault::TooLong);
            }
            let unread = |why| ConditionalFault::Unread { text: word.to_owned(), why };
            let seat = game.status().acting().only().ok_or_else(|| unread(Unread::Unknown))?;
            let played = read(game.seen(Viewer::Seat(seat)), word).map_err(unread)?;
            answered = own.has(seat);
            play(game.as_mut(), seat, &played).map_err(|why| unread(Unread::Illegal(why)))?;
            moves.push(played);
        }
        if !answered {
            return Err(ConditionalFault::NoAnswer);
        }
        Ok(ConditionalLine { position: self.position_number(), moves })
    }

    /// Whether two lines of a person are the same, or answer the same moves differently.
    #[must_use]
    pub(crate) fn clash(
        &self,
        person: PersonId,
        one: &ConditionalLine,
        other: &ConditionalLine,
    ) -> bool {
        let pairs = one.moves.iter().zip(&other.moves);
        let shared: Vec<_> = pairs.take_while(|(a, b)| a == b).map(|(a, _)| a).collect();
        let mut game = self.game().boxed();
        for text in &shared {
            let seat = game.status().acting().only();
            if seat.is_none_or(|seat| play(game.as_mut(), seat, text).is_err()) {
                return false;
            }
        }
        let ended = [one, other].map(|line| line.moves.len() == shared.len());
        let own = self.record().seats_of(person);
        let answers = game.status().acting().only().is_some_and(|seat| own.has(seat));
        ended == [true, true] || ended == [false, false] && answers
    }

    /// A line as a person writes it; `None` if it no longer fits.
    #[must_use]
    pub(crate) fn write_if_then(
        &self,
        line: &ConditionalLine,
        notation: Notation,
    ) -> Option<Vec<(Seat, String)>> {
        if line.position != self.position_number() {
            return None;
        }
        let mut game = self.game().boxed();
        let mut written = Vec::new();
        for text in &line.moves {
            let seat = game.status().acting().only()?;
            written.push((seat, game.seen(Viewer::Seat(seat)).write(text, notation)?));
            play(game.as_mut(), seat, text).ok()?;
        }
        Some(written)
    }
}

/// What is left of a line after these entries; `None` if the game left it.
#[must_use]
pub fn follow(line: &ConditionalLine, entries: &[Entry]) -> Option<ConditionalLine> {
    let mut line = line.clone();
    for entry in entries.iter().filter(|entry| changes_position(&entry.act)) {
        let Act::Move { text, .. } = &entry.act else { return None };
        if line.moves.first() != Some(text) {
            return None;
        }
        line.moves.remove(0);
        line.position += 1;
    }
    (!line.moves.is_empty()).then_some(line)
}

fn play(game: &mut dyn AnyGame, seat: Seat, text: &str) -> Result<(), Say> {
    game.act(&Act::Move { seat, text: text.to_owned() }).map(drop).map_err(|refusal| refusal.0)
}
