//! Records played through for writers, and what readers have read played into records.

use crate::games::xiangqi::board::Move;
use crate::games::xiangqi::info::INFO;
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

/// The record of a game that a file tells. If it ended otherwise than it would now, it may have begun
/// under an earlier version of the rules. Games from elsewhere may go on where the rules of this house
/// end them by counting.
///
/// # Errors
/// If the start is faulty or a move cannot be played; the reason names line and move.
pub(super) fn record_of(script: &Script) -> Result<Brought, Refusal> {
    let now = script.record::<Xiangqi>(Options::default())?;
    if now.remarks.is_empty() && ends_as_told(script, &now.record) {
        return Ok(now);
    }
    let earlier = (INFO.replays_from..INFO.rules).rev();
    let mut read = earlier.map(|version| script.record_by::<Xiangqi>(Options::default(), version));
    let fits = |read: &Brought| read.remarks.is_empty() && ends_as_told(script, &read.record);
    if let Some(brought) = read.find_map(|read| read.ok().filter(fits)) {
        return Ok(brought);
    }
    if now.remarks.is_empty() {
        return Ok(now);
    }
    let long = Options { repetition: Rule::Free, limit: LIMITS[2], ..Options::default() };
    script.record::<Xiangqi>(long)
}

/// Whether a record read from a file ends as the file says.
fn ends_as_told(script: &Script, record: &Record) -> bool {
    let end = || Played::of(record).map(|played| played.marker);
    script.marker == Marker::Open || end() == Some(script.marker)
}
