//! What a seat has in hand, as data. Each board draws it in its own form.

use crate::rules::{PieceKind, Seat, Side, View};

/// How visible a spent kind is where it stays as a ghost.
pub(crate) const SPENT: f32 = 0.22;

/// The hand of a side: how many of each kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Hand {
    pub side: Side,
    /// By kind, in the order of [`PieceKind::ALL`]; `None` for kinds that are no part of it.
    men: [Option<u8>; PieceKind::ALL.len()],
    pub score: Option<i32>,
    /// Whether its owner is to act.
    pub active: bool,
}

impl Hand {
    /// The hands beside a board by seat.
    pub fn all(view: &View) -> impl Iterator<Item = (Seat, Self)> {
        (0..).map(Seat).zip(&view.trays).zip(&view.sides).map(|((seat, tray), &side)| {
            let count =
                |figure| tray.men.iter().find(|(kind, _)| *kind == figure).map(|&(_, count)| count);
            let (men, score) = (PieceKind::ALL.map(count), tray.score);
            (seat, Self { side, men, score, active: view.turn.has(seat) })
        })
    }

    /// Whether anybody has anything in hand. Once nobody has, nobody will.
    pub fn any_left(view: &View) -> bool {
        view.trays.iter().any(|tray| tray.men.iter().any(|(_, count)| *count > 0))
    }

    /// The men with what is in hand of them.
    pub fn held(&self) -> impl Iterator<Item = (PieceKind, u8)> {
        PieceKind::ALL.iter().zip(self.men).filter_map(|(&kind, count)| Some((kind, count?)))
    }
}
