use cozy_chess::{BitBoard, BoardBuilder};

use super::*;

const POSITIONS: [&str; 6] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    "8/8/1KP5/3r4/8/8/8/k7 w - - 0 1",
    "8/5k2/3b4/2p1p3/8/3B1P2/4K1P1/8 b - - 3 40",
];

/// The same position with the sides changed over.
fn mirrored(board: &Board) -> Board {
    let mut other = BoardBuilder::empty();
    for square in BitBoard::FULL {
        let man = board.piece_on(square).zip(board.color_on(square));
        *other.square_mut(square.flip_rank()) = man.map(|(piece, color)| (piece, !color));
    }
    other.side_to_move = !board.side_to_move();
    other.build().unwrap()
}

#[test]
fn both_sides_are_judged_alike() {
    for fen in POSITIONS {
        let board: Board = fen.parse().unwrap();
        assert_eq!(evaluate(&board), evaluate(&mirrored(&board)), "{fen}");
    }
}

#[test]
fn the_start_is_even_and_a_queen_more_is_winning() {
    assert_eq!(evaluate(&Board::default()), TEMPO);
    let up: Board = "rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1".parse().unwrap();
    assert!(evaluate(&up) > 600, "{}", evaluate(&up));
}

#[test]
fn endings_that_cannot_be_won_are_worth_little() {
    for fen in [
        "8/8/4k3/8/8/3NK3/8/8 w - - 0 1",
        "8/8/4k3/8/2N5/3NK3/8/8 w - - 0 1",
        "8/4r3/4k3/8/3R4/3NK3/8/8 w - - 0 1",
    ] {
        let value = evaluate(&fen.parse().unwrap());
        assert!(value.abs() < 200, "{fen}: {value}");
    }
}

#[test]
fn a_bare_king_is_driven_to_the_right_corner() {
    let value = |fen: &str| evaluate(&fen.parse().unwrap()).abs();
    for (worse, better) in [
        ("8/8/8/4k3/8/8/4K3/R7 w - - 0 1", "k7/8/2K5/8/8/8/8/1R6 w - - 0 1"),
        ("k7/8/2K5/8/4N3/4B3/8/8 w - - 0 1", "7k/8/5K2/8/4N3/4B3/8/8 w - - 0 1"),
    ] {
        assert!(value(worse) < value(better), "{worse} {better}");
    }
}
