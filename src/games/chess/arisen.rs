//! Positions that no game leads to: two checks that no single move gives.

use cozy_chess::{
    BitBoard, Board, Color, Piece, Rank, Square, get_between_rays, get_bishop_moves,
    get_king_moves, get_knight_moves, get_pawn_attacks, get_rook_moves,
};

use super::position::attackers;
use super::terms;
use crate::rules::{Refusal, Say};

/// Whether a position that was set up can have arisen.
///
/// # Errors
/// `fen-two-checks` if two men check the king and no move can have led to that; `fen-three-checks` if
/// more than two do.
pub(super) fn check(board: &Board) -> Result<(), Refusal> {
    let checkers: Vec<Square> = board.checkers().into_iter().collect();
    let side = terms::side(board.side_to_move());
    let (one, other) = match checkers[..] {
        [] | [_] => return Ok(()),
        [one, other] => (one, other),
        [..] => return Err(Refusal(Say::new("fen-three-checks").with("side", side))),
    };
    if uncovers(board, one, other) || uncovers(board, other, one) || in_passing(board, one, other) {
        return Ok(());
    }
    let say = Say::new("fen-two-checks")
        .with("side", side)
        .with("cell", one.to_string())
        .with("other", other.to_string());
    Err(Refusal(say))
}

/// Whether the man on `moved` can have come from a square between the king and the one on `behind`,
/// who gave no check as long as it stood there.
fn uncovers(board: &Board, moved: Square, behind: Square) -> bool {
    let king = board.king(board.side_to_move());
    let Some(piece) = board.piece_on(moved) else { return false };
    let free = !board.occupied();
    let between = get_between_rays(king, behind) & free;
    between.into_iter().any(|from| came(board, piece, from, moved))
}

/// Whether a man can have come from `from`, where it gave no check, to `to`, where it does.
fn came(board: &Board, piece: Piece, from: Square, to: Square) -> bool {
    let mover = !board.side_to_move();
    let king = board.king(board.side_to_move());
    let occupied = (board.occupied() ^ to.bitboard()) | from.bitboard();
    let as_itself = reach(piece, mover, from, occupied).has(to)
        && !reach(piece, mover, from, occupied).has(king);
    as_itself || promoted(piece, mover, from, to)
}

/// Where a man of this kind gets from a square; a pawn by taking or by stepping.
fn reach(piece: Piece, mover: Color, from: Square, occupied: BitBoard) -> BitBoard {
    match piece {
        Piece::Pawn => {
            let step = cozy_chess::get_pawn_quiets(from, mover, occupied);
            get_pawn_attacks(from, mover) | step
        }
        Piece::Knight => get_knight_moves(from),
        Piece::Bishop => get_bishop_moves(from, occupied),
        Piece::Rook => get_rook_moves(from, occupied),
        Piece::Queen => get_bishop_moves(from, occupied) | get_rook_moves(from, occupied),
        Piece::King => get_king_moves(from),
    }
}

/// Whether a pawn on `from` can have become this man on `to`.
fn promoted(piece: Piece, mover: Color, from: Square, to: Square) -> bool {
    let last = Rank::Eighth.relative_to(mover);
    let pawn_before = from.rank() == Rank::Seventh.relative_to(mover) && to.rank() == last;
    let near = (from.file() as i8 - to.file() as i8).abs() <= 1;
    pawn_before && near && !matches!(piece, Piece::Pawn | Piece::King)
}

/// Whether both checks can come of a capture en passant, which opens two lines at once.
fn in_passing(board: &Board, one: Square, other: Square) -> bool {
    let turn = board.side_to_move();
    let mover = !turn;
    let king = board.king(turn);
    let lines = get_between_rays(king, one) | get_between_rays(king, other);
    let pawns = board.colored_pieces(mover, Piece::Pawn);
    pawns.into_iter().filter(|pawn| pawn.rank() == Rank::Sixth.relative_to(mover)).any(|pawn| {
        let taken = Square::new(pawn.file(), Rank::Fifth.relative_to(mover));
        let home = Square::new(pawn.file(), Rank::Seventh.relative_to(mover));
        let free = |square: Square| !board.occupied().has(square);
        let from = get_pawn_attacks(pawn, turn) & !board.occupied();
        from.into_iter().any(|from| {
            let before = (board.occupied() ^ pawn.bitboard()) | from.bitboard() | taken.bitboard();
            let stood = attackers(board, king, mover, before) & !pawn.bitboard();
            let opened = lines.has(from) || lines.has(taken) || lines.has(home);
            free(taken) && free(home) && opened && stood.is_empty()
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::chess::{Chess, Options, fen, position::Style};
    use crate::rules::{Checked, Game, Rng, Status};

    fn told(text: &str) -> Option<String> {
        let position = fen::read(text, Style::Classical).expect(text);
        check(position.board()).err().map(|refusal| {
            crate::games::chess::tests::check_said(&refusal.0);
            refusal.0.text()
        })
    }

    #[test]
    fn two_checks_need_a_move_that_gives_both() {
        for (text, expect) in [
            ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", None),
            // Two knights.
            ("4k3/2N3N1/8/8/8/8/8/4K3 b - - 0 1", Some("fen-two-checks:black,c7,g7")),
            // Two rooks, of which neither can have stood on the line of the other.
            ("4k2R/8/8/8/8/8/8/K3R3 b - - 0 1", Some("fen-two-checks:black,e1,h8")),
            // A knight that left the file of a rook.
            ("4k3/2N5/8/8/8/8/8/K3R3 b - - 0 1", None),
            // One that left the diagonal of a bishop.
            ("4k3/8/3N4/7B/8/8/8/K7 b - - 0 1", None),
            // A pawn that became a rook and opened the diagonal.
            ("R2k4/8/8/6B1/8/8/8/4K3 b - - 0 1", Some("fen-two-checks:black,g5,a8")),
            ("3k1R2/8/8/6B1/8/8/8/4K3 b - - 0 1", None),
            ("4k3/2N3N1/8/8/4R3/8/8/4K3 b - - 0 1", Some("fen-three-checks:black")),
            // Two pawns.
            ("4k3/3P1P2/8/8/8/8/8/4K3 b - - 0 1", Some("fen-two-checks:black,d7,f7")),
            // A capture en passant that opened a file and a diagonal.
            ("8/8/3Pk3/8/8/1B6/8/K3R3 b - - 0 1", None),
        ] {
            if told(text).as_deref() != expect {
                let got = told(text);
                panic!("{text}: {got:?}, not {expect:?}");
            }
        }
    }

    #[test]
    fn every_position_of_a_game_has_arisen() {
        let mut rng = Rng::new(11);
        for _ in 0..60 {
            let mut game = Chess::new(&Options::default(), 2, &mut rng).expect("a start");
            while let Status::ToAct(seats) = game.status() {
                let seat = seats.only().expect("one moves");
                let moves = game.moves(seat);
                // Checks are sought.
                let checks =
                    moves.iter().find(|m| game.position().after(**m).board().checkers().len() > 1);
                let m = checks.or_else(|| rng.pick(&moves)).copied().expect("there is one");
                game.play(seat, &m).expect("it is legal");
                assert_eq!(game.arisen(), Ok(()), "{}", game.to_text());
            }
        }
    }
}
