use super::*;
use crate::ai::alphabeta::{AlphaBeta, Plan};
use crate::ai::{Limits, Searchable, Sight, Unwatched, perft::perft};
use crate::games::xiangqi::repetition::Rule;
use crate::games::xiangqi::{Options, START, Setup, Xiangqi, read};
use crate::rules::{Checked, Game, Notation};

fn line(fen: &str) -> Line {
    let position = Position::new(read(fen, Setup::Free).expect("a position"));
    Line::new(&position, Law::now(Rule::Axf3), 120)
}

#[test]
fn lines_are_counted_as_everybody_counts_them() {
    for (fen, depth, lines) in [
        (START, 4, 3_290_240),
        ("1rbaka2R/5r3/6n2/2p1p1p2/4P1bP1/PpC3Bc1/1nPR2P2/2N2AN2/1c2K1p2/2BAC4 w", 3, 100_326),
    ] {
        assert_eq!(perft(&mut line(fen), depth), lines, "{fen}");
    }
}

#[test]
fn noisy_moves_are_exactly_those_called_so_and_making_is_undone() {
    let fen = "1rbaka2R/5r3/6n2/2p1p1p2/4P1bP1/PpC3Bc1/1nPR2P2/2N2AN2/1c2K1p2/2BAC4 w";
    let mut line = line(fen);
    let mut all = Vec::new();
    line.generate(Which::All, &mut all);
    let before = line.board.clone();
    for &m in &all {
        let undo = line.make(m);
        assert_ne!(line.board.key(), before.key());
        line.unmake(m, undo);
        assert_eq!(line.board, before, "{m}");
    }
    all.retain(|&m| line.noisy(m));
    let mut noisy = Vec::new();
    line.generate(Which::Noisy, &mut noisy);
    assert_eq!(all, noisy);
    assert!(!noisy.is_empty());
}

#[test]
fn keys_grow_with_moves_as_from_the_text() {
    let mut line = line(START);
    for text in ["h3e3", "h8e8", "e3e7"] {
        let mut moves = Vec::new();
        line.generate(Which::All, &mut moves);
        let m = moves.into_iter().find(|m| m.to_string() == text).expect("a move");
        line.make(m);
    }
    let text = crate::games::xiangqi::write(line.board(), 0, 2);
    assert_eq!(line.board().key(), read(&text, Setup::Possible).expect("it").board.key());
}

/// Plays on from a position whose past is `moves`; what the search then thinks best.
fn best(fen: &str, moves: &str, depth: u32) -> (String, i32) {
    let mut game = Xiangqi::from_text(&mut Options::default(), fen).expect("a position");
    for text in moves.split_whitespace() {
        let seat = game.status().acting().only().expect("the game goes on");
        let m = game.read(seat, text, Notation::CANONICAL).expect("a move");
        game.play(seat, &m).expect("it is one");
    }
    let plan =
        Plan { limits: Limits { nodes: None, depth: Some(depth) }, margin: 0, sight: Sight::SHARP };
    let found = AlphaBeta::new(1).think(&game.board(), &plan, &Unwatched, &|_| ());
    let (m, value) = found.moves[0];
    (m.to_string(), value)
}

#[test]
fn who_could_only_save_himself_by_checking_for_ever_knows_that_he_cannot() {
    let fen = "4k4/R8/9/9/9/9/9/9/9/3K5 w";
    let (m, _) = best(fen, "a9a10 e10e9 a10a9 e9e10 a9a10 e10e9", 6);
    assert_ne!(m, "a10a9", "that would lose");
}

/// Black's chariot is robbed of the horse it guards, and attacks something with every move meanwhile.
const ANSWERED: &str = "2r1k4/n8/9/R8/2n6/4c4/2R2R3/9/9/5K3 w - - 0 1";

#[test]
fn loops_are_judged_by_the_edition_of_the_game() {
    for (version, expect) in [(1, value::WON), (2, value::DRAW)] {
        let game = Xiangqi::from_text(&mut Options::default(), ANSWERED).expect("a position");
        let mut line = game.by_rules(version).board();
        for text in "a7c7 c6a5 c7a7 a5c6 ".repeat(2).split_whitespace() {
            let mut moves = Vec::new();
            line.generate(Which::All, &mut moves);
            let m = moves.into_iter().find(|m| m.to_string() == text).expect("a move");
            line.make(m);
        }
        // Red is to move, and the stretch would have lost for Red by the first edition.
        assert_eq!(line.ended(false, line.turn()), Some(-expect), "version {version}");
    }
}

#[test]
fn a_side_that_is_checked_for_ever_lets_the_other_lose() {
    let (m, value) =
        best("4k4/R8/9/9/9/9/9/9/9/3K5 w", "a9a10 e10e9 a10a9 e9e10 a9a10 e10e9 a10a9", 4);
    assert_eq!((m.as_str(), value), ("e9e10", value::WON - 1));
}

#[test]
fn a_banned_move_is_not_even_thought_of() {
    let fen = "3k5/9/9/3p5/4c4/5R3/9/9/9/3K5 w - - 0 1";
    let mut options = Options { repetition: Rule::Ban, ..Options::default() };
    let mut game = Xiangqi::from_text(&mut options, fen).expect("a position");
    for text in "f5e5 e6f6 e5f5 f6e6 ".repeat(2).split_whitespace() {
        let seat = game.status().acting().only().expect("the game goes on");
        let m = game.read(seat, text, Notation::CANONICAL).expect("a move");
        game.play(seat, &m).expect("it is one");
    }
    let line = game.board();
    let mut moves = Vec::new();
    line.generate(Which::All, &mut moves);
    assert!(moves.len() > 10 && moves.iter().all(|m| m.to_string() != "f5e5"), "{moves:?}");
}
