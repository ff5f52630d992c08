//! A record played through, for writers.

use crate::games::xiangqi::board::Move;
use crate::games::xiangqi::position::Position;
use crate::games::xiangqi::{Options, Xiangqi};
use crate::rules::{Act, Checked, Game, Notation, Record, Seat, Status};

/// What a record leads to.
pub(super) struct Played {
    /// Where it began.
    pub start: Position,
    /// The moves that stand, each with the position before it.
    pub moves: Vec<(Position, Move)>,
    /// Who won, if it is over.
    pub result: Told,
}

/// The result of a game as files tell it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Told {
    Red,
    Black,
    Draw,
    Open,
}

impl Told {
    /// `1-0` and the like.
    pub(super) const fn text(self) -> &'static str {
        match self {
            Self::Red => "1-0",
            Self::Black => "0-1",
            Self::Draw => "1/2-1/2",
            Self::Open => "*",
        }
    }

    /// The result that a word tells.
    pub(super) fn of(word: &str) -> Option<Self> {
        Some(match word {
            "1-0" => Self::Red,
            "0-1" => Self::Black,
            "1/2-1/2" | "1/2" | "½-½" => Self::Draw,
            "*" => Self::Open,
            _ => return None,
        })
    }
}

/// Plays a record; `None` if it is no record of this game.
pub(super) fn replay(record: &Record) -> Option<Played> {
    let options = serde_json::Value::Object(record.header.options.clone());
    let mut options: Options = serde_json::from_value(options).ok()?;
    let mut game = Xiangqi::from_text(&mut options, &record.header.start).ok()?;
    let start = game.position().clone();
    let mut moves = Vec::new();
    for act in standing(&record.acts) {
        match act {
            Act::Move { seat, text } => {
                let m = game.read(*seat, text, Notation::CANONICAL).ok()?;
                moves.push((game.position().clone(), m));
                game.play(*seat, &m).ok()?;
            }
            Act::Withdraw { seat, why } => {
                game.withdraw(*seat, *why).ok()?;
            }
            Act::Agree => game.agree().ok()?,
            Act::Claim { .. }
            | Act::Offer { .. }
            | Act::Accept { .. }
            | Act::Decline { .. }
            | Act::Hint { .. }
            | Act::HandOver
            | Act::Takeback { .. } => {}
        }
    }
    let result = match game.status() {
        Status::ToAct(_) | Status::HandOver => Told::Open,
        Status::Over(outcome) => match outcome.winner() {
            Some(Seat::FIRST) => Told::Red,
            Some(_) => Told::Black,
            None => Told::Draw,
        },
    };
    Some(Played { start, moves, result })
}

/// The acts that no takeback has undone.
fn standing(acts: &[Act]) -> Vec<&Act> {
    let mut standing: Vec<(u32, &Act)> = Vec::new();
    for (nth, act) in (0..).zip(acts) {
        if let Act::Takeback { to } = act {
            standing.retain(|(nth, _)| nth < to);
        } else {
            standing.push((nth, act));
        }
    }
    standing.into_iter().map(|(_, act)| act).collect()
}

/// The value of a tag of a record.
pub(super) fn tag<'a>(record: &'a Record, name: &str) -> Option<&'a str> {
    let found = record.tags.iter().find(|(tag, _)| tag.eq_ignore_ascii_case(name));
    found.map(|(_, value)| value.as_str())
}
