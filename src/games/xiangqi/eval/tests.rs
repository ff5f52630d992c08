use super::*;
use crate::games::xiangqi::men::Camp;
use crate::games::xiangqi::point::{Point, RANKS};
use crate::games::xiangqi::{START, Setup, read};

const POSITIONS: [&str; 4] = [
    START,
    "1rbaka2R/5r3/6n2/2p1p1p2/4P1bP1/PpC3Bc1/1nPR2P2/2N2AN2/1c2K1p2/2BAC4 w - - 0 1",
    "5k3/9/4c4/9/2p6/9/9/4B4/4A4/2RK5 b - - 0 1",
    "2bak4/4a4/4b4/9/9/4p4/9/4C1N2/4A4/3K1A3 w - - 0 1",
];

/// The same position with the sides changed over.
fn mirrored(board: &Board) -> Board {
    let mut other = Board::empty(board.turn().other());
    for camp in Camp::ALL {
        for (man, at) in board.men(camp) {
            let at = Point::new(at.file(), RANKS as u8 - 1 - at.rank());
            assert!(other.put(camp.other(), man.kind(), at));
        }
    }
    other
}

#[test]
fn both_sides_are_judged_alike() {
    for fen in POSITIONS {
        let board = read(fen, Setup::Free).expect("a position").board;
        assert_eq!(evaluate(&board), evaluate(&mirrored(&board)), "{fen}");
    }
}

#[test]
fn the_start_is_even_and_a_chariot_more_is_winning() {
    let value = |fen: &str| evaluate(&read(fen, Setup::Free).expect("a position").board);
    assert_eq!(value(START), TEMPO);
    let up = START.replacen('r', "1", 1);
    assert!(value(&up) > 500, "{}", value(&up));
}

#[test]
fn what_cannot_win_is_worth_little() {
    let board = read("4k4/9/9/9/9/9/9/3AB4/4A4/3K2B2 w - - 0 1", Setup::Free);
    let value = evaluate(&board.expect("a position").board);
    assert!(value.abs() < 60, "{value}");
}
