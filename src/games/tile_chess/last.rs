//! The last move, with what it did.

use super::board::Board;
use super::cells::name;
use super::men::{Kind, Move};
use super::notation;
use crate::rules::{Cell, Notice, Say, Seat};

/// The last move, with what it did.
#[derive(Clone, Copy, Debug)]
pub(super) struct Last {
    pub(super) seat: Seat,
    m: Move,
    kind: Kind,
    taken: Option<(Kind, Seat)>,
    /// How many tiles changed sides with a king.
    over: u32,
}

impl Last {
    /// A move that is about to be made.
    pub(super) fn of(board: &Board, m: Move) -> Self {
        let tile = |cell| board.table().at(cell).map(|place| board.table().tile(place));
        let (kind, taken) = match m {
            Move::Place(kind, _) => (kind, None),
            Move::Go { from, to } => {
                let taken = tile(to).map(|taken| (taken.kind, Seat(taken.owner)));
                (tile(from).map_or(Kind::Pawn, |tile| tile.kind), taken)
            }
            Move::Remove(cell) => (tile(cell).map_or(Kind::Pawn, |tile| tile.kind), None),
            Move::Skip => (Kind::King, None),
        };
        let over = match taken {
            Some((Kind::King, of)) => board.table().army(of.index()).count_ones() - 1,
            _ => 0,
        };
        Self { seat: board.turn(), m, kind, taken, over }
    }

    /// Whether no earlier position can come again.
    pub(super) const fn is_for_good(&self) -> bool {
        self.taken.is_some() || matches!(self.m, Move::Remove(_))
    }

    /// Whose king was taken.
    pub(super) fn ousted(&self) -> Option<Seat> {
        self.taken.filter(|(kind, _)| *kind == Kind::King).map(|(_, seat)| seat)
    }

    /// What it took, and what becomes of the army whose king was taken; `turn` is its number.
    pub(super) fn told_of_capture(&self, turn: u32) -> Option<Notice> {
        let (kind, of) = self.taken?;
        let say = |key| Say::new(key).with("seat", self.seat).with("of", of);
        Some(match kind {
            Kind::King => {
                let say = say("takeover").with("tiles", i64::from(self.over));
                Notice::all(say.with("turn", i64::from(turn))).ousting(of)
            }
            _ if of == self.seat => Notice::all(say("lost-own").with("taken", kind.figure())),
            _ => Notice::all(say("lost").with("taken", kind.figure())),
        })
    }

    /// The move in words.
    pub(super) fn told(&self) -> Say {
        let say = |key| Say::new(key).with("seat", self.seat).with("move", notation::write(self.m));
        match (self.m, self.taken) {
            (Move::Place(kind, to), _) => {
                say("placed").with("figure", kind.figure()).with("to", name(to))
            }
            (Move::Remove(cell), _) => {
                say("removed-own").with("figure", self.kind.figure()).with("cell", name(cell))
            }
            (_, Some((Kind::King, of))) => {
                say("took-king").with("of", of).with("tiles", i64::from(self.over))
            }
            (_, Some((kind, of))) if of == self.seat => {
                say("captured-own").with("taken", kind.figure())
            }
            (_, Some((kind, of))) => say("captured").with("taken", kind.figure()).with("of", of),
            (_, None) => say("moved").with("figure", self.kind.figure()),
        }
    }

    /// Where it captured something.
    pub(super) fn captured(&self) -> Option<Cell> {
        match self.m {
            Move::Go { to, .. } => self.taken.map(|_| to),
            Move::Place(..) | Move::Remove(_) | Move::Skip => None,
        }
    }

    /// Where it left from and where it led.
    pub(super) fn cells(&self) -> impl Iterator<Item = Cell> {
        let (one, other) = match self.m {
            Move::Place(_, cell) | Move::Remove(cell) => (Some(cell), None),
            Move::Go { from, to } => (Some(from), Some(to)),
            Move::Skip => (None, None),
        };
        one.into_iter().chain(other)
    }
}
