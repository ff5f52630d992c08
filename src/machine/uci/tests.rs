use std::io;
use std::sync::{Arc, Mutex};

use super::*;
use crate::catalog::CATALOG;

/// What the session says, kept.
#[derive(Clone, Default)]
struct Page(Arc<Mutex<Vec<u8>>>);

impl Write for Page {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn talk(lines: &str) -> String {
    let page = Page::default();
    run(CATALOG, lines.as_bytes(), page.clone());
    let said = page.0.lock().unwrap().clone();
    String::from_utf8(said).unwrap()
}

/// Says `lines`; every one of `parts` must be answered, in this order.
fn check(lines: &str, parts: &[&str]) {
    let said = talk(lines);
    let mut rest = said.as_str();
    for part in parts {
        let at = rest.find(part).unwrap_or_else(|| panic!("{part:?} after {lines:?}:\n{said}"));
        rest = &rest[at + part.len()..];
    }
}

#[test]
fn it_introduces_itself() {
    check("uci\nisready\n", &["id name Patt", "option name Hash", "uciok", "readyok"]);
}

#[test]
fn a_search_is_answered_with_a_move() {
    check("position startpos moves e2e4\ngo depth 3\n", &["info depth 1", " pv ", "bestmove "]);
    check("go nodes 500\nisready\n", &["bestmove "]);
    check("go infinite\nisready\nstop\n", &["readyok", "bestmove "]);
    check("go infinite\nposition startpos\nquit\n", &["bestmove "]);
    check("go movetime 20\n", &["bestmove "]);
    check("go wtime 100 btime 100\n", &["bestmove "]);
}

#[test]
fn a_mate_is_found_and_told() {
    let back_rank = "position fen 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1\ngo depth 4\n";
    check(back_rank, &["score mate 1", "bestmove a1a8"]);
    let over = "position startpos moves f2f3 e7e5 g2g4 d8h4\n";
    check(&format!("{over}go depth 3\n"), &["bestmove (none)"]);
    check(&format!("{over}d\n"), &["Result: checkmate"]);
}

#[test]
fn lines_are_counted() {
    check("go perft 3\n", &["a2a3: 380", "Nodes searched: 8902"]);
    check("go perft 1\n", &["e2e4: 1", "Nodes searched: 20"]);
    check("go perft 0\n", &["Nodes searched: 1"]);
}

#[test]
fn positions_are_shown_as_they_are() {
    check("position startpos moves e2e4 e7e5\nd\n", &["Fen: rnbqkbnr/pppp1ppp/8/4p3/4P3/8/"]);
    let castling = "setoption name UCI_Chess960 value true\n\
        position fen r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 moves e1h1\nd\n";
    check(castling, &["Fen: r3k2r/8/8/8/8/8/8/R4RK1 b"]);
}

#[test]
fn what_cannot_be_done_is_said_and_changes_nothing() {
    let start = "Fen: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w";
    for (line, part) in [
        ("dance", "info string unknown command: dance"),
        ("position startpos moves e2e5", "info string e2e5 is not legal"),
        ("position startpos moves e2e4 e7e5 hello", "info string hello is no move"),
        ("position fen 8/8/8 w - - 0 1", "info string "),
        ("position fen", "info string "),
        ("go depth many", "info string "),
        ("setoption name Hash value lots", "info string Hash needs a number"),
        ("setoption name Hash value 99999999", "info string Hash needs a number"),
        ("setoption name Colour value red", "info string there is no option Colour"),
        ("setoption name UCI_Variant value checkers", "info string there is no variant checkers"),
        ("\u{0}\u{7f} \u{ff}", "info string "),
    ] {
        check(&format!("{line}\nd\n"), &[part, start]);
    }
}

#[test]
fn a_seed_and_a_node_budget_fix_the_answer() {
    let ask = || talk("setoption name Seed value 9\nsetoption name Skill Level value 3\ngo\n");
    let best = |said: String| said.lines().last().unwrap_or_default().to_owned();
    assert_eq!(best(ask()), best(ask()));
}

#[test]
fn another_game_is_played_after_its_slug() {
    let star = "setoption name UCI_Variant value starchess\n";
    check(&format!("{star}go perft 2\n"), &["B@17: 25", "Nodes searched: 625"]);
    let placed = "position startpos moves B@17 K@34\n";
    check(
        &format!("{star}{placed}d\n"),
        &["Fen: 1/2/1P3p1/1P2p1/BP1p1/1P2p1/1P3pk/2/1 [KQRNqrbn] w"],
    );
    check(&format!("{star}{placed}go nodes 300\n"), &["bestmove ", "@"]);
    let mate = "position fen 1/2/1N2K1k/6/5/6/7/2/1 [] w - 0 1\ngo depth 3\n";
    check(&format!("{star}{mate}"), &["score mate 1", "bestmove 5-3"]);
    let known = "position fen 1/2/1B5/6/2K2/6/6k/2/1 [] w - 0 1\ngo depth 1\n";
    check(&format!("{star}{known}"), &["score mate ", "bestmove "]);
}

#[test]
fn other_games_are_played_by_their_slug() {
    let xiangqi = "setoption name UCI_Variant value xiangqi\n";
    check(&format!("{xiangqi}go perft 3\n"), &["a1a2: ", "Nodes searched: 79666"]);
    check(&format!("{xiangqi}position startpos moves h3e3\nd\n"), &["Fen: rnbakabnr/9/1c5c1/"]);
    let mate = "position fen 4k4/R8/9/9/9/9/9/9/9/1R1K5 w - - 0 1\ngo depth 4\n";
    check(&format!("{xiangqi}{mate}"), &["score mate 1", "bestmove b1b10"]);
    let stuck = "position fen 3k5/9/4P4/9/9/9/9/9/9/4K4 w - - 0 1\ngo depth 4\n";
    check(&format!("{xiangqi}{stuck}"), &["score mate 1", "bestmove e8"]);
}

#[test]
fn men_are_placed_by_their_letters_and_passes_written_out() {
    let stalemate = "setoption name UCI_Variant value stalemate\n";
    check(&format!("{stalemate}go perft 2\n"), &["N@a1: ", "Nodes searched: 5796"]);
    let begun = "position startpos moves N@c2 R@d2\n";
    check(&format!("{stalemate}{begun}go nodes 500\n"), &["info depth ", "bestmove "]);
    let stuck = "position fen 2N1P/1b2r/pBp2/n3n/r1PNR[RBb] b 2/0 0\n";
    check(&format!("{stalemate}{stuck}go depth 3\n"), &["bestmove pass"]);
}
