//! Two evaluations against each other at equal time.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use cpu_time::ThreadTime;
use patt::ai::alphabeta::{AlphaBeta, Plan};
use patt::ai::{Limits, Sight, Unwatched, Watch};
use patt::rules::{Outcome, Rng, Seat};

use crate::games::{Learned, begun};
use crate::judge::{Judge, Judged};

/// How two meet.
pub struct Terms {
    /// How many games; each start is played twice, with seats exchanged.
    pub games: u64,
    /// What all chance comes from.
    pub seed: u64,
    /// What a move may take: time, or positions if there is no time.
    pub time: Duration,
    /// Positions a move, where no time is given.
    pub nodes: u64,
    /// How many games at a time.
    pub threads: usize,
}

/// Time of this thread alone, so that nobody else's work counts.
struct Clock(ThreadTime, Duration);

impl Watch for Clock {
    fn stop(&self) -> bool {
        self.0.elapsed() >= self.1
    }
    fn enough(&self) -> bool {
        self.stop()
    }
}

/// Both must find a game as clear for so many plies before it is adjudicated.
const AGREED: u32 = 8;
/// Longer games are drawn.
const LONGEST: usize = 400;
/// Megabytes of positions each remembers.
const MEMORY: usize = 8;

/// How the first of two did, and how fast each was.
#[derive(Clone, Copy, Default)]
struct Tally {
    games: [u64; 3],
    nodes: [u64; 2],
    moves: [u64; 2],
    depths: [u64; 2],
}

/// Plays the games and prints how the first did.
pub fn versus<G: Learned>(judges: &[Judge<G::Board>; 2], terms: &Terms) {
    let tally = Mutex::new(Tally::default());
    let next = AtomicU64::new(0);
    thread::scope(|scope| {
        for _ in 0..terms.threads {
            let judges = judges.clone();
            let (next, tally) = (&next, &tally);
            scope.spawn(move || {
                loop {
                    let nth = next.fetch_add(1, Ordering::Relaxed);
                    if nth >= terms.games {
                        return;
                    }
                    let mut own = Tally::default();
                    let result = game::<G>(&judges, nth, terms, &mut own);
                    let mut tally = tally.lock().unwrap_or_else(PoisonError::into_inner);
                    tally.games[usize::from(2 - result)] += 1;
                    for side in 0..2 {
                        tally.nodes[side] += own.nodes[side];
                        tally.moves[side] += own.moves[side];
                        tally.depths[side] += own.depths[side];
                    }
                    if (nth + 1).is_multiple_of(20) || nth + 1 == terms.games {
                        tell(&tally);
                    }
                }
            });
        }
    });
}

fn tell(tally: &Tally) {
    let [won, drawn, lost] = tally.games.map(|count| count as f64);
    let n = won + drawn + lost;
    let score = (won + drawn / 2.0) / n;
    let part = |count: f64, points: f64| count / n * (points - score).powi(2);
    let error = 1.96 * ((part(won, 1.0) + part(drawn, 0.5) + part(lost, 0.0)) / n).sqrt();
    let mean = |sums: [u64; 2], side: usize| sums[side] as f64 / tally.moves[side].max(1) as f64;
    println!(
        "+{won} ={drawn} -{lost}: {:.1} % (+-{:.1}); positions a move {:.0} and {:.0}, depth {:.1} and {:.1}",
        100.0 * score,
        100.0 * error,
        mean(tally.nodes, 0),
        mean(tally.nodes, 1),
        mean(tally.depths, 0),
        mean(tally.depths, 1),
    );
}

/// A start that is about level by both.
fn start<G: Learned>(judges: &[Judge<G::Board>; 2], seed: u64) -> G {
    let mut rng = Rng::new(seed);
    let limits = Limits { nodes: Some(5_000), depth: None };
    let plan = Plan { limits, margin: 0, sight: Sight::SHARP };
    loop {
        let Some((game, _)) = begun::<G>(&mut rng) else { continue };
        let level = judges.iter().all(|judge| {
            let board = Judged::new(game.board(), judge);
            let found = AlphaBeta::new(1).think(&board, &plan, &Unwatched, &|_| ());
            found.moves.first().is_some_and(|(_, value)| value.abs() <= G::LEVEL)
        });
        if level {
            return game;
        }
    }
}

/// What the first judge makes of a game, in half points.
fn game<G: Learned>(
    judges: &[Judge<G::Board>; 2],
    nth: u64,
    terms: &Terms,
    tally: &mut Tally,
) -> u8 {
    let mut game: G = start(judges, terms.seed.wrapping_mul(0x9E37_79B9).wrapping_add(nth / 2));
    let first = if nth.is_multiple_of(2) { Seat::FIRST } else { Seat::SECOND };
    let mut searchers = [(); 2].map(|()| AlphaBeta::new(MEMORY));
    let timed = !terms.time.is_zero();
    let limits = Limits { nodes: (!timed).then_some(terms.nodes), depth: None };
    let plan = Plan { limits, margin: 0, sight: Sight::SHARP };
    let (mut clear, mut sign) = (0, 0);
    for _ in 0..LONGEST {
        let Some(seat) = game.status().acting().only() else {
            let status = game.status();
            let winner = status.outcome().and_then(Outcome::winner);
            return winner.map_or(1, |winner| if winner == first { 2 } else { 0 });
        };
        let side = usize::from(seat != first);
        let board = Judged::new(game.board(), &judges[side]);
        let clock = Clock(ThreadTime::now(), terms.time);
        let watch: &dyn Watch = if timed { &clock } else { &Unwatched };
        let found = searchers[side].think(&board, &plan, watch, &|_| ());
        let Some(&(m, own)) = found.moves.first() else { break };
        tally.nodes[side] += found.nodes;
        tally.depths[side] += u64::from(found.depth);
        tally.moves[side] += 1;
        let won = if side == 0 { own } else { -own };
        let beyond = own.abs() >= 2 * G::CLEAR;
        clear = if beyond && won.signum() == sign { clear + 1 } else { u32::from(beyond) };
        sign = won.signum();
        // A forced end is exact, whoever finds it.
        if clear >= AGREED || won.abs() >= G::WON {
            return if won > 0 { 2 } else { 0 };
        }
        let m = game.lift(m);
        game.apply(seat, &m);
    }
    1
}
