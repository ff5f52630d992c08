//! The contract's words for the board's: seats for colours, figures for kinds.

use super::men::{Colour, Kind};
use crate::rules::{PieceKind, Seat, Side};

/// White sits first.
pub(super) const fn seat(colour: Colour) -> Seat {
    match colour {
        Colour::White => Seat::FIRST,
        Colour::Black => Seat::SECOND,
    }
}

/// The name of a colour in facts and messages.
pub(super) const fn side(colour: Colour) -> &'static str {
    match colour {
        Colour::White => Side::White.key(),
        Colour::Black => Side::Black.key(),
    }
}

/// The contract's name for a kind.
pub(super) const fn figure(kind: Kind) -> PieceKind {
    match kind {
        Kind::King => PieceKind::King,
        Kind::Queen => PieceKind::Queen,
        Kind::Rook => PieceKind::Rook,
        Kind::Bishop => PieceKind::Bishop,
        Kind::Knight => PieceKind::Knight,
        Kind::Pawn => PieceKind::Pawn,
    }
}
