//! Games of the program against itself.

use std::fs::OpenOptions;
use std::io::{self, Write};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use patt::ai::alphabeta::{AlphaBeta, Plan};
use patt::ai::{Limits, Search, Sight, Unwatched};
use patt::rules::{Game, Notation, Outcome, Rng, Seat};

use crate::games::{Learned, begun};
use crate::judge::{Judge, Judged};
use crate::record::Record;

/// What to play.
pub struct Order<'a> {
    /// The numbers of the games.
    pub games: std::ops::Range<u64>,
    /// What all chance comes from, with the number of a game.
    pub seed: u64,
    /// Positions a move.
    pub nodes: u64,
    /// The file that grows by a line a game.
    pub out: &'a str,
    /// How many games at a time.
    pub threads: usize,
}

/// For so many plies both sides must agree before a game is adjudicated.
const AGREED: u32 = 6;
/// For so many plies nothing must happen before a game is drawn, and how little that is.
const DULL: u32 = 24;
const NOTHING: i32 = 6;
/// Not before this ply.
const OLD: usize = 80;
/// Longer games are drawn.
const LONGEST: usize = 400;
/// Megabytes of positions a game remembers.
const MEMORY: usize = 2;

/// Plays the games ordered and appends each to the file as it ends.
pub fn play<G: Learned>(order: &Order<'_>, judge: &Judge<G::Board>) -> io::Result<()> {
    let file = OpenOptions::new().create(true).append(true).open(order.out)?;
    let out = Mutex::new((file, Ok(()), 0_usize));
    let next = AtomicU64::new(order.games.start);
    thread::scope(|scope| {
        for _ in 0..order.threads {
            let judge = judge.clone();
            let (next, out) = (&next, &out);
            scope.spawn(move || {
                let mut searcher = AlphaBeta::new(MEMORY);
                loop {
                    let nth = next.fetch_add(1, Ordering::Relaxed);
                    if nth >= order.games.end {
                        return;
                    }
                    let mut rng = Rng::new(order.seed.wrapping_mul(0x9E37_79B9).wrapping_add(nth));
                    let record = game_of::<G>(&mut rng, order.nodes, &judge, &mut searcher);
                    let mut out = out.lock().unwrap_or_else(PoisonError::into_inner);
                    out.1 = writeln!(out.0, "{}", record.write());
                    out.2 += record.moves.len();
                    if out.1.is_err() {
                        return;
                    }
                }
            });
        }
    });
    let (_, written, moves) = out.into_inner().unwrap_or_else(PoisonError::into_inner);
    println!("{} games, {moves} moves", order.games.end - order.games.start);
    written
}

/// Whether both sides agree for long enough.
#[derive(Default)]
struct Agreement {
    first_wins: u32,
    second_wins: u32,
    dull: u32,
}

impl Agreement {
    /// The result in half points once it is clear; `first` is the value for the first seat.
    fn after(&mut self, ply: usize, first: i32, clear: i32) -> Option<u8> {
        let counted = |count: u32, holds: bool| if holds { count + 1 } else { 0 };
        self.first_wins = counted(self.first_wins, first >= clear);
        self.second_wins = counted(self.second_wins, first <= -clear);
        self.dull = counted(self.dull, ply >= OLD && first.abs() <= NOTHING);
        if self.first_wins >= AGREED {
            Some(2)
        } else if self.second_wins >= AGREED {
            Some(0)
        } else {
            (self.dull >= DULL).then_some(1)
        }
    }
}

fn game_of<G: Learned>(
    rng: &mut Rng,
    nodes: u64,
    judge: &Judge<G::Board>,
    searcher: &mut AlphaBeta<Judged<G::Board>>,
) -> Record {
    let limits = Limits { nodes: Some(nodes), depth: None };
    let plan = Plan { limits, margin: 0, sight: Sight::SHARP };
    searcher.clear();
    let mut think = |game: &G| {
        let board = Judged::new(game.board(), judge);
        let found = searcher.think(&board, &plan, &Unwatched, &|_| ());
        let &(m, value) = found.moves.first()?;
        Some((m, value))
    };
    let (mut game, options) = loop {
        let Some((game, options)) = begun::<G>(rng) else { continue };
        if think(&game).is_some_and(|(_, value)| value.abs() <= G::LEVEL) {
            break (game, options);
        }
    };
    let mut record = Record {
        start: game.to_text(),
        result: 1,
        moves: Vec::new(),
        options: told::<G>(&options),
    };
    let mut agreement = Agreement::default();
    for ply in 0..LONGEST {
        let Some(seat) = game.status().acting().only() else {
            let status = game.status();
            let winner = status.outcome().and_then(Outcome::winner);
            record.result = match winner {
                Some(Seat::FIRST) => 2,
                Some(_) => 0,
                None => 1,
            };
            break;
        };
        let Some((m, own)) = think(&game) else { break };
        let first = if seat == Seat::FIRST { own } else { -own };
        let known = (first.abs() >= G::WON).then_some(if first > 0 { 2 } else { 0 });
        let m = game.lift(m);
        record.moves.push((game.write(&m, Notation::CANONICAL), own));
        if let Some(result) = known.or_else(|| agreement.after(ply, first, G::CLEAR)) {
            record.result = result;
            break;
        }
        game.apply(seat, &m);
    }
    record
}

/// Options as a record tells them.
fn told<G: Game>(options: &G::Options) -> String {
    let text = |options| serde_json::to_string(options).expect("options are plain JSON");
    let own = text(options);
    if own == text(&G::Options::default()) { String::new() } else { own }
}

/// Whether a position tells the evaluation something: nothing hangs in the air, and the end is open.
pub fn telling<G: Learned>(board: &G::Board, m: <G::Board as Search>::Move, value: i32) -> bool {
    !board.in_check() && !board.noisy(m) && value.abs() < G::WON
}
