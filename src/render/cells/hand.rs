//! What a seat has in hand, as data. Each board draws it in its own form.

use std::sync::Arc;

use crate::rules::{PieceKind, Seat, Side, View};

/// How visible a spent kind is where it stays as a ghost.
pub(crate) const SPENT: f32 = 0.22;

/// The hand of a side: how many of each kind.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Hand {
    pub side: Side,
    /// By kind, in the order of [`PieceKind::ALL`]; `None` for kinds that are no part of it.
    men: [Option<u8>; PieceKind::ALL.len()],
    pub score: Option<i32>,
    /// Whether its owner is to act.
    pub active: bool,
    /// The kind its owner has chosen.
    pub chosen: Option<PieceKind>,
    /// What its owner is called, where that is shown.
    pub name: Option<Arc<str>>,
    /// Whether its owner is out of the game, and the side that took over what was theirs.
    pub out: bool,
    pub captor: Option<Side>,
}

impl Hand {
    /// The hands beside a board by seat.
    pub fn all(view: &View) -> impl Iterator<Item = (Seat, Self)> {
        (0..).map(Seat).zip(&view.trays).zip(&view.sides).map(|((seat, tray), &side)| {
            let count =
                |figure| tray.men.iter().find(|(kind, _)| *kind == figure).map(|&(_, count)| count);
            let captor = tray.taken_by.and_then(|by| view.sides.get(by.index()).copied());
            let hand = Self {
                side,
                men: PieceKind::ALL.map(count),
                score: tray.score,
                active: view.turn.has(seat),
                chosen: None,
                name: None,
                out: tray.out,
                captor,
            };
            (seat, hand)
        })
    }

    /// Whether anybody has anything in hand. Once nobody has, nobody will.
    pub fn any_left(view: &View) -> bool {
        view.trays.iter().any(|tray| tray.men.iter().any(|(_, count)| *count > 0))
    }

    /// The same with what its owner is called.
    pub fn called(self, name: Option<Arc<str>>) -> Self {
        Self { name, ..self }
    }

    /// The same, with the kind marked that its owner has chosen, if they are the one to act.
    pub fn choosing(self, chosen: Option<PieceKind>) -> Self {
        Self { chosen: chosen.filter(|_| self.active), ..self }
    }

    /// The men with what is in hand of them.
    pub fn held(&self) -> impl Iterator<Item = (PieceKind, u8)> {
        PieceKind::ALL.iter().zip(self.men).filter_map(|(&kind, count)| Some((kind, count?)))
    }
}
