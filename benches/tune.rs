//! Fits the weights of the chess evaluation to games the engine plays against itself.
//!
//! ```text
//! cargo bench --bench tune -- play GAMES SEED NODES >> games.txt   # one position a line
//! cargo bench --bench tune -- fit games.txt > src/games/chess/eval/weights.rs
//! ```
//!
//! `play` writes the quiet positions of seeded self-play games with what the search thought of them
//! and how the game ended; `fit` moves all weights so that the evaluation foretells both best
//! (logistic loss, Adam). The same seed and file give the same weights.

use std::io::{self, BufWriter, Write};

use cozy_chess::{Board, Color, Move};
use patt::ai::alphabeta::{AlphaBeta, Plan};
use patt::ai::{Limits, Search, Sight, Unwatched, Which, value};
use patt::games::chess::eval::{self, OPENING, TEMPO, TERMS, Tally, WEIGHTS};
use patt::games::chess::search::Line;
use patt::rules::Rng;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).filter(|arg| arg != "--bench").collect();
    let number = |nth: usize| args.get(nth).and_then(|text| text.parse().ok());
    match args.first().map(String::as_str) {
        Some("play") => {
            play(number(1).unwrap_or(10), number(2).unwrap_or(1), number(3).unwrap_or(1500));
        }
        Some("fit") => fit(args.get(1).map_or("games.txt", String::as_str)),
        _ => eprintln!("usage: tune play GAMES SEED NODES | tune fit FILE"),
    }
}

/// How a game ended, for White: 0, 0.5 or 1.
type Score = f64;

fn play(games: u64, seed: u64, nodes: u64) {
    let mut out = BufWriter::new(io::stdout().lock());
    for game in 0..games {
        let mut rng = Rng::new(seed.wrapping_mul(1_000_003).wrapping_add(game));
        let (positions, score) = game_of(&mut rng, nodes);
        for (board, white) in positions {
            if writeln!(out, "{board};{white};{score}").is_err() {
                return;
            }
        }
    }
}

fn game_of(rng: &mut Rng, nodes: u64) -> (Vec<(Board, i32)>, Score) {
    let mut line = opening(rng);
    let mut searcher = AlphaBeta::new(4);
    let limits = Limits { nodes: Some(nodes), depth: None };
    let plan = Plan { limits, margin: 0, sight: Sight::SHARP };
    let mut positions = Vec::new();
    let (mut decided, mut level) = (0, 0);
    for ply in 0..400 {
        let mut moves = Vec::new();
        line.generate(Which::All, &mut moves);
        let seat = line.turn();
        if let Some(end) = line.ended(moves.is_empty(), seat) {
            let white = if line.board().side_to_move() == Color::White { end } else { -end };
            return (positions, f64::from(white.signum() + 1) / 2.0);
        }
        // One repetition counts as a draw here: good enough, and shorter.
        let found = searcher.think(&line, &plan, &Unwatched, &|_| ());
        let (m, own) = found.moves[0];
        let white = if line.board().side_to_move() == Color::White { own } else { -own };
        decided = if white.abs() > 900 { decided + 1 } else { 0 };
        level = if ply > 80 && white.abs() < 8 { level + 1 } else { 0 };
        if decided >= 5 {
            return (positions, f64::from(white.signum() + 1) / 2.0);
        }
        if level >= 12 {
            break;
        }
        if !line.in_check() && !line.noisy(m) && value::plies_to_end(own).is_none() {
            positions.push((line.board().clone(), white));
        }
        line.make(m);
    }
    (positions, 0.5)
}

/// Eight or nine random moves that leave the game about level.
fn opening(rng: &mut Rng) -> Line {
    loop {
        let mut line = Line::new(Board::default(), []);
        for _ in 0..8 + rng.below(2) {
            let mut moves: Vec<Move> = Vec::new();
            line.generate(Which::All, &mut moves);
            let Some(&m) = rng.pick(&moves) else { break };
            line.make(m);
        }
        let mut moves = Vec::new();
        line.generate(Which::All, &mut moves);
        let plan = Plan {
            limits: Limits { nodes: Some(2000), depth: None },
            margin: 0,
            sight: Sight::SHARP,
        };
        let found = AlphaBeta::new(1).think(&line, &plan, &Unwatched, &|_| ());
        if found.moves.first().is_some_and(|&(_, value)| value.abs() < 120) {
            return line;
        }
    }
}

/// A position as the fit sees it.
struct Sample {
    counts: Vec<(u16, i8)>,
    phase: f64,
    /// What the ending's half is multiplied by.
    scale: f64,
    /// What the weights do not reach.
    fixed: f64,
    score: Score,
    searched: f64,
}

struct Counts(Vec<i32>);

impl Tally for Counts {
    fn add(&mut self, term: usize, count: i32) {
        self.0[term] += count;
    }
}

fn sample(text: &str) -> Option<Sample> {
    let mut parts = text.split(';');
    let board: Board = parts.next()?.parse().ok()?;
    let searched: f64 = parts.next()?.parse().ok()?;
    let score = parts.next()?.parse().ok()?;
    let mut counts = Counts(vec![0; TERMS]);
    eval::survey(&board, &mut counts);
    let end: i32 = counts.0.iter().zip(&WEIGHTS).map(|(n, weight)| n * weight.end()).sum();
    let sign = if board.side_to_move() == Color::White { 1.0 } else { -1.0 };
    Some(Sample {
        counts: (0..)
            .zip(&counts.0)
            .filter(|(_, n)| **n != 0)
            .map(|(i, &n)| (i, n as i8))
            .collect(),
        phase: f64::from(eval::phase(&board)) / f64::from(OPENING),
        scale: f64::from(eval::scale(&board, end)) / 64.0,
        fixed: sign * f64::from(TEMPO),
        score,
        searched,
    })
}

/// How many hundredths double the odds, roughly; fitted once by hand.
const STEEP: f64 = 1.0 / 190.0;
/// How much the end of the game counts beside what the search thought.
const TRUTH: f64 = 0.6;

fn chance(value: f64) -> f64 {
    1.0 / (1.0 + (-value * STEEP).exp())
}

fn fit(path: &str) {
    let text = match std::fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) => return eprintln!("cannot read {path}: {error}"),
    };
    let samples: Vec<Sample> = text.lines().filter_map(sample).collect();
    let mut weights: Vec<[f64; 2]> =
        WEIGHTS.iter().map(|pair| [f64::from(pair.middle()), f64::from(pair.end())]).collect();
    let start = weights.clone();
    let mut adam = vec![[[0.0_f64; 2]; 2]; TERMS];
    let batch = 16_384;
    let mut steps = 0;
    let rounds = 40;
    let mut order: Vec<usize> = (0..samples.len()).collect();
    let mut rng = Rng::new(7);
    for round in 0..rounds {
        let rate = [1.0, 0.5, 0.2, 0.05][round * 4 / rounds];
        rng.shuffle(&mut order);
        let mut loss = 0.0;
        for part in order.chunks(batch) {
            let mut slope = vec![[0.0; 2]; TERMS];
            for &at in part {
                loss += learn(&samples[at], &weights, &mut slope);
            }
            steps += 1;
            for term in 0..TERMS {
                for half in 0..2 {
                    // A weak pull to where it began keeps rare terms sane.
                    let pull = (weights[term][half] - start[term][half]) * 2e-6;
                    let g = slope[term][half] / part.len() as f64 + pull;
                    let [m, v] = &mut adam[term][half];
                    *m = 0.9 * *m + 0.1 * g;
                    *v = 0.999 * *v + 0.001 * g * g;
                    let m = *m / (1.0 - 0.9_f64.powi(steps));
                    let v = *v / (1.0 - 0.999_f64.powi(steps));
                    weights[term][half] -= rate * m / (v.sqrt() + 1e-9);
                }
            }
        }
        if round % 5 == 0 || round + 1 == rounds {
            eprintln!("round {round}: loss {:.6}", loss / samples.len() as f64);
        }
    }
    print_weights(&weights);
}

/// Adds the slope of the loss of one sample; gives the loss.
fn learn(sample: &Sample, weights: &[[f64; 2]], slope: &mut [[f64; 2]]) -> f64 {
    let middle = sample.phase;
    let end = (1.0 - sample.phase) * sample.scale;
    let mut worth = sample.fixed;
    for &(term, n) in &sample.counts {
        let [m, e] = weights[usize::from(term)];
        worth += f64::from(n) * (m * middle + e * end);
    }
    let guess = chance(worth);
    let goal = TRUTH * sample.score + (1.0 - TRUTH) * chance(sample.searched);
    let error = guess - goal;
    for &(term, n) in &sample.counts {
        let slope = &mut slope[usize::from(term)];
        slope[0] += error * f64::from(n) * middle;
        slope[1] += error * f64::from(n) * end;
    }
    -(goal * guess.max(1e-9).ln() + (1.0 - goal) * (1.0 - guess).max(1e-9).ln())
}

fn print_weights(weights: &[[f64; 2]]) {
    println!(
        "//! The weights of [`layout`](super::layout), each for the middle game and the ending. Fitted by\n\
         //! `benches/tune.rs`; change them there, not here.\n\n\
         use super::layout::TERMS;\nuse crate::ai::Tapered;\n\n\
         const fn w(middle: i16, end: i16) -> Tapered {{\n    Tapered::new(middle, end)\n}}\n\n\
         /// The weight of every term.\n#[rustfmt::skip]\npub const WEIGHTS: [Tapered; TERMS] = ["
    );
    for (name, range) in eval::sections() {
        println!("    // {name}");
        for row in weights[range].chunks(8) {
            let row: Vec<_> =
                row.iter().map(|w| format!("w({}, {}),", w[0].round(), w[1].round())).collect();
            println!("    {}", row.join(" "));
        }
    }
    println!("];");
}
