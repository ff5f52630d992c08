//! Records played through for writers, and what readers have read played into records.

use crate::games::xiangqi::board::Move;
use crate::games::xiangqi::notation::write;
use crate::games::xiangqi::options::{LIMITS, Options};
use crate::games::xiangqi::position::Position;
use crate::games::xiangqi::repetition::Rule;
use crate::games::xiangqi::{Xiangqi, terms};
use crate::rules::kit::files::{self, Marker, Numbered, Script};
use crate::rules::{Brought, Game, Notation, Record, Refusal};

/// What a record leads to.
pub(super) struct Played {
    /// Where it began.
    pub start: Position,
    /// The moves that stand, each with the position before it.
    pub moves: Vec<(Position, Move)>,
    /// Who won, if it is over.
    pub marker: Marker,
}

impl Played {
    /// The record played through; `None` if it is no record of this game.
    pub(super) fn of(record: &Record) -> Option<Self> {
        let mut moves: Vec<(Position, Move)> = Vec::new();
        let game = files::replay::<Xiangqi>(record, |game, _, m| {
            moves.push((game.position().clone(), *m));
        })?;
        let start = moves.first().map_or(game.position(), |(start, _)| start).clone();
        Some(Self { start, moves, marker: Marker::of(&game.status()) })
    }

    /// The moves in a notation.
    pub(super) fn written(&self, notation: Notation) -> Vec<Numbered> {
        let numbered = |(position, m): &(Position, Move)| {
            let text = write(position, *m, notation);
            (position.number().into(), terms::seat(position.turn()), text)
        };
        self.moves.iter().map(numbered).collect()
    }
}

/// The record of a game that a file tells. Games from elsewhere may go on where the rules of this
/// house end them by counting.
///
/// # Errors
/// If the start is faulty or a move cannot be played; the reason names line and move.
pub(super) fn record_of(script: &Script) -> Result<Brought, Refusal> {
    let long = Options { repetition: Rule::Free, limit: LIMITS[2], ..Options::default() };
    let usual = script.record::<Xiangqi>(Options::default())?;
    if usual.remarks.is_empty() { Ok(usual) } else { script.record::<Xiangqi>(long) }
}
