//! The contract's words for the board's: seats for camps, figures for kinds, cells for points.

use super::men::{Camp, Kind};
use super::point::Point;
use crate::rules::{Cell, PieceKind, Seat};

/// Red sits first.
pub(super) const fn seat(camp: Camp) -> Seat {
    match camp {
        Camp::Red => Seat::FIRST,
        Camp::Black => Seat::SECOND,
    }
}

/// The camp of a seat, if it is one of the two.
pub(super) const fn camp(seat: Seat) -> Option<Camp> {
    match seat {
        Seat::FIRST => Some(Camp::Red),
        Seat::SECOND => Some(Camp::Black),
        Seat(_) => None,
    }
}

/// The name of a camp in messages.
pub(super) const fn side(camp: Camp) -> &'static str {
    match camp {
        Camp::Red => "red",
        Camp::Black => "black",
    }
}

/// The name of a camp in facts, where the first side is white in every game.
pub(super) const fn side_in_facts(camp: Camp) -> &'static str {
    match camp {
        Camp::Red => "white",
        Camp::Black => "black",
    }
}

/// The contract's name for a kind.
pub(super) const fn figure(kind: Kind) -> PieceKind {
    match kind {
        Kind::General => PieceKind::King,
        Kind::Advisor => PieceKind::Advisor,
        Kind::Elephant => PieceKind::Elephant,
        Kind::Horse => PieceKind::Knight,
        Kind::Chariot => PieceKind::Rook,
        Kind::Cannon => PieceKind::Cannon,
        Kind::Pawn => PieceKind::Pawn,
    }
}

/// The cell of a point.
pub(super) fn cell(point: Point) -> Cell {
    Cell::new(point.file().into(), point.rank().into())
}
