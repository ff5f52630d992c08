//! Fischer random starts, numbered 0 to 959 by the usual scheme; 518 is the orthodox one.

use cozy_chess::{BitBoard, Board, Color, File, Piece, Rank};

use super::position::{Position, Style};

/// How many starts there are.
pub(super) const STARTS: u16 = 960;
/// The number of the orthodox start.
pub(super) const ORTHODOX: u16 = 518;

/// The start with this number, both sides alike.
///
/// # Panics
/// If there is no such number.
pub(super) fn start(number: u16, style: Style) -> Position {
    Position::new(Board::chess960_startpos(number.into()), 0, style)
}

/// The number of a board that is such a start.
pub(super) fn number(board: &Board) -> Option<u16> {
    let rank = Rank::First.bitboard();
    let files = |piece: Piece| board.colored_pieces(Color::White, piece) & rank;
    let on = |squares: BitBoard| squares.next_square().map(|square| square.file() as u16);
    let light = on(files(Piece::Bishop) & BitBoard::LIGHT_SQUARES)? / 2;
    let dark = on(files(Piece::Bishop) & BitBoard::DARK_SQUARES)? / 2;
    let queen = on(files(Piece::Queen))?;
    let knights = files(Piece::Knight);
    // A place is counted over the files that are still free, in the order in which the scheme
    // fills them: bishops, queen, knights.
    let place = |file: u16, filled: BitBoard| {
        let left = File::ALL.into_iter().take(file.into()).map(File::bitboard);
        left.filter(|&file| (file & rank & filled).is_empty()).count() as u16
    };
    let bishops = files(Piece::Bishop);
    let filled = bishops | files(Piece::Queen);
    let mut places = knights.into_iter().map(|square| place(square.file() as u16, filled));
    let (first, second) = (places.next()?, places.next()?);
    let pairs = (0..5).flat_map(|first| (first + 1..5).map(move |second| (first, second)));
    let pair = pairs.into_iter().position(|pair| pair == (first, second))? as u16;
    let number = ((pair * 6 + place(queen, bishops)) * 4 + dark) * 4 + light;
    let start = (number < STARTS).then(|| Board::chess960_startpos(number.into()))?;
    (start == *board).then_some(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_start_has_its_number() {
        for wanted in 0..STARTS {
            let position = start(wanted, Style::Fischer);
            assert_eq!(number(position.board()), Some(wanted));
        }
    }

    #[test]
    fn well_known_starts() {
        for (nth, rank) in [(0, "bbqnnrkr"), (518, "rnbqkbnr"), (959, "rkrnnqbb")] {
            let fen = Board::chess960_startpos(nth).to_string();
            assert!(fen.starts_with(rank), "{nth}: {fen}");
        }
    }

    #[test]
    fn what_is_no_start_has_no_number() {
        let moved = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1";
        for fen in [moved, "4k3/8/8/8/8/8/8/4K3 w - - 0 1"] {
            assert_eq!(number(&fen.parse().unwrap()), None, "{fen}");
        }
    }
}
