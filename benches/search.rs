//! How fast the search and the move generator are.
//!
//! ```text
//! cargo bench --bench search
//! ```
//!
//! Perft through the search trait is timed in turn with perft on the bare cozy-chess board, every
//! leaf made in both, and the ratio of the medians printed: the goal is at least 0.6. Then the
//! positions a second of the search to a fixed depth, in CPU time of this thread. Last, perft 5 of
//! xiangqi, its leaves counted as Fairy-Stockfish counts them; the goal is 20 M/s.

use cozy_chess::Board;
use cpu_time::ThreadTime;
use patt::ai::alphabeta::{AlphaBeta, Plan};
use patt::ai::{Limits, Search, Sight, Unwatched, Which};
use patt::games::chess::search::Line;
use patt::games::xiangqi::{Options, Xiangqi};
use patt::rules::{Game, Rng};

const POSITIONS: [&str; 4] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
];
const ROUNDS: usize = 7;
const DEPTH: u32 = 11;

/// Lines through the search board, every leaf made.
fn through_trait(line: &mut Line, depth: u32, stack: &mut Vec<cozy_chess::Move>) -> u64 {
    if depth == 0 {
        return 1;
    }
    let base = stack.len();
    line.generate(Which::All, stack);
    let mut lines = 0;
    for at in base..stack.len() {
        let m = stack[at];
        let undo = line.make(m);
        lines += through_trait(line, depth - 1, stack);
        line.unmake(m, undo);
    }
    stack.truncate(base);
    lines
}

/// Lines on the bare board, every leaf made.
fn bare(board: &Board, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut lines = 0;
    board.generate_moves(|moves| {
        for m in moves {
            let mut next = board.clone();
            next.play_unchecked(m);
            lines += bare(&next, depth - 1);
        }
        false
    });
    lines
}

/// The lines counted and the seconds it took.
fn timed(work: impl FnOnce() -> u64) -> (u64, f64) {
    let begun = ThreadTime::now();
    let count = work();
    (count, begun.elapsed().as_secs_f64())
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

fn main() {
    let boards: Vec<Board> = match POSITIONS.iter().map(|fen| fen.parse()).collect() {
        Ok(boards) => boards,
        Err(error) => return eprintln!("{error}"),
    };
    for (board, depth) in boards.iter().zip([4, 3, 3, 5]) {
        let (mut ours, mut theirs) = (Vec::new(), Vec::new());
        let mut line = Line::new(board.clone(), []);
        for _ in 0..ROUNDS {
            let (lines, seconds) = timed(|| through_trait(&mut line, depth, &mut Vec::new()));
            let (bare_lines, bare_seconds) = timed(|| bare(board, depth));
            assert_eq!(lines, bare_lines, "{board}");
            ours.push(lines as f64 / seconds / 1e6);
            theirs.push(lines as f64 / bare_seconds / 1e6);
        }
        let (ours, theirs) = (median(ours), median(theirs));
        println!(
            "perft {ours:6.1} M/s, bare {theirs:6.1} M/s, ratio {:.2}: {board}",
            ours / theirs
        );
    }
    let plan =
        Plan { limits: Limits { nodes: None, depth: Some(DEPTH) }, margin: 0, sight: Sight::SHARP };
    let speeds = (0..ROUNDS).map(|_| {
        let (nodes, seconds) = timed(|| {
            let search = |board: &Board| {
                let line = Line::new(board.clone(), []);
                AlphaBeta::new(16).think(&line, &plan, &Unwatched, &|_| ()).nodes
            };
            boards.iter().map(search).sum()
        });
        nodes as f64 / seconds / 1e6
    });
    println!("search {:.2} M nodes/s to depth {DEPTH}", median(speeds.collect()));
    xiangqi();
}

/// The speed of counting in xiangqi.
fn xiangqi() {
    let Ok(game) = Xiangqi::new(&Options::default(), 2, &mut Rng::new(1)) else { return };
    let speeds = (0..3).map(|_| {
        let count = || game.fact("perft", 5).and_then(|count| count.as_u64()).unwrap_or(0);
        let (lines, seconds) = timed(count);
        assert_eq!(lines, 133_312_995);
        lines as f64 / seconds / 1e6
    });
    println!("xiangqi perft 5 {:.1} M/s", median(speeds.collect()));
}
