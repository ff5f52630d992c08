//! The contract's words for the board's: seats for colours, figures for pieces, cells for squares.

use cozy_chess::{Color, File, Piece, Rank, Square};

use crate::rules::{Cell, PieceKind, Seat, Side};

/// White sits first.
pub const fn seat(colour: Color) -> Seat {
    match colour {
        Color::White => Seat::FIRST,
        Color::Black => Seat::SECOND,
    }
}

/// The colour of a seat, if it is one of the two.
pub const fn colour(seat: Seat) -> Option<Color> {
    match seat {
        Seat::FIRST => Some(Color::White),
        Seat::SECOND => Some(Color::Black),
        Seat(_) => None,
    }
}

/// The name of a colour in facts and messages.
pub const fn side(colour: Color) -> &'static str {
    match colour {
        Color::White => Side::White.key(),
        Color::Black => Side::Black.key(),
    }
}

/// The contract's name for a piece.
pub const fn figure(piece: Piece) -> PieceKind {
    match piece {
        Piece::Pawn => PieceKind::Pawn,
        Piece::Knight => PieceKind::Knight,
        Piece::Bishop => PieceKind::Bishop,
        Piece::Rook => PieceKind::Rook,
        Piece::Queen => PieceKind::Queen,
        Piece::King => PieceKind::King,
    }
}

/// The cell of a square.
pub fn cell(square: Square) -> Cell {
    Cell::new(square.file() as i16, square.rank() as i16)
}

/// The lower-case letter of a file.
pub(super) fn file_letter(file: File) -> char {
    char::from(b'a' + file as u8)
}

/// The digit of a rank.
pub(super) fn rank_digit(rank: Rank) -> char {
    char::from(b'1' + rank as u8)
}

/// The file a lower-case letter names.
pub(super) fn file(letter: char) -> Option<File> {
    File::ALL.into_iter().find(|&file| file_letter(file) == letter)
}

/// The rank a digit names.
pub(super) fn rank(digit: char) -> Option<Rank> {
    Rank::ALL.into_iter().find(|&rank| rank_digit(rank) == digit)
}

/// The square two characters name, in lower case.
pub fn square(letter: char, digit: char) -> Option<Square> {
    Some(Square::new(file(letter)?, rank(digit)?))
}

/// The upper-case letter of a piece, as in FEN and SAN.
pub const fn letter(piece: Piece) -> char {
    figure(piece).letter()
}

/// The piece an upper-case letter names.
pub fn piece(letter: char) -> Option<Piece> {
    Piece::ALL.into_iter().find(|&piece| self::letter(piece) == letter)
}
