//! How fast the moves of starchess are generated and searched, and its tables made.
//!
//! ```text
//! cargo bench --bench star
//! ```
//!
//! Perft in CPU time of this thread: as it is counted by rule (the last moves counted without being
//! played) and with every leaf played; the goal is 20 million positions a second. Then the search to
//! a fixed depth, and the making of all tables of three men.

use cpu_time::ThreadTime;
use patt::ai::alphabeta::{AlphaBeta, Plan};
use patt::ai::{Limits, Sight, Unwatched};
use patt::games::starchess::board::Board;
use patt::games::starchess::search::Line;
use patt::games::starchess::{Kind, Options, Starchess, tables};
use patt::rules::Game;

const POSITIONS: [(&str, u32); 4] = [
    ("1/2/KP3pr/NP2pq/BP1pb/QP2pn/RP3pk/2/1 [] w - 0 1", 5),
    ("1/2/KP3pr/RP2pq/BP1pb/NP2pn/QP3pk/2/1 [] w - 0 1", 5),
    ("1/2/RP1p2b/KP2pq/1Pnpr/QP2p1/B1PN1pk/2/1 [] w - 2 3", 5),
    ("1/2/2B4/2Npk1/1Pp2/3Pr1/1K1PQ1q/2/1 [] b - 0 17", 4),
];
const ROUNDS: usize = 7;
const DEPTH: u32 = 9;

/// Lines with every leaf played.
fn played(board: &Board, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut lines = 0;
    board.generate(|reach| {
        reach.each(board.turn(), |m| lines += played(&board.after(m), depth - 1));
        false
    });
    lines
}

/// What the work gave, and the seconds it took.
fn timed<T>(work: impl FnOnce() -> T) -> (T, f64) {
    let begun = ThreadTime::now();
    let given = work();
    (given, begun.elapsed().as_secs_f64())
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

fn main() {
    let open = |text: &str| Starchess::from_text(&mut Options::default(), text);
    let (_, seconds) = timed(|| Kind::ALL.map(|kind| tables::table(kind).is_some()));
    println!("tables of three men: {:.0} ms", 1000.0 * seconds);
    let mut nodes = 0;
    let mut spent = 0.0;
    for (text, depth) in POSITIONS {
        let Ok(game) = open(text) else { return eprintln!("{text} is no position") };
        let board = *game.position().board();
        let (mut counted, mut every) = (Vec::new(), Vec::new());
        for _ in 0..ROUNDS {
            let (lines, seconds) = timed(|| board.perft(depth));
            let (leaves, long) = timed(|| played(&board, depth));
            assert_eq!(lines, leaves, "{text}");
            counted.push(lines as f64 / seconds / 1e6);
            every.push(lines as f64 / long / 1e6);
        }
        println!("perft {:6.1} M/s, played {:5.1} M/s: {text}", median(counted), median(every));
        let limits = Limits { nodes: None, depth: Some(DEPTH) };
        let plan = Plan { limits, margin: 0, sight: Sight::SHARP };
        let (found, seconds) =
            timed(|| AlphaBeta::new(16).think(&Line::new(board, []), &plan, &Unwatched, &|_| ()));
        nodes += found.nodes;
        spent += seconds;
    }
    println!("search {:.2} M positions/s to depth {DEPTH}", nodes as f64 / spent / 1e6);
}
