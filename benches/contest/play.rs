//! Games between bots, and how the first of them did.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use cpu_time::ThreadTime;
use patt::catalog::{AnyGame, Entry};
use patt::rules::{Act, Notation, OptionMap, Outcome, Rng, Seat, Status, Viewer};

use super::bot::{Bot, Playing};

/// Longer games are drawn.
const LONGEST: usize = 600;
/// A contest that takes longer than this says so often how it stands.
const NEWS: Duration = Duration::from_mins(1);

/// What is played.
#[derive(Clone)]
pub struct Contest {
    pub entry: &'static Entry,
    pub games: u64,
    pub seats: u8,
    pub options: OptionMap,
    /// Moves at random before the bots begin.
    pub random: usize,
    /// Games at a time.
    pub at_once: usize,
}

/// What the moves of a bot cost in a game.
#[derive(Clone, Copy, Default)]
pub struct Cost {
    pub moves: u32,
    pub positions: u64,
    /// CPU time in all, and the most that a move took.
    pub time: Duration,
    pub slowest: Duration,
}

impl Cost {
    fn add(&mut self, other: Self) {
        self.moves += other.moves;
        self.positions += other.positions;
        self.time += other.time;
        self.slowest = self.slowest.max(other.slowest);
    }

    /// The positions and the CPU time of a move, on average.
    pub fn mean(&self) -> (u64, Duration) {
        let moves = self.moves.max(1);
        (self.positions / u64::from(moves), self.time / moves)
    }
}

/// How the first bot did.
#[derive(Clone, Copy, Default)]
pub struct Tally {
    /// Its wins, draws and losses.
    pub games: [f64; 3],
    /// How often seat a won, whoever sat there.
    pub first_seat: f64,
    /// What all had together, in games that count points.
    pub points: f64,
    pub cost: Cost,
}

impl Tally {
    /// Its share of the points of the games, and how far that may be off, both in hundredths.
    pub fn score(&self) -> (f64, f64) {
        let [won, drawn, lost] = self.games;
        let n = won + drawn + lost;
        let score = (won + drawn / 2.0) / n;
        let part = |count: f64, points: f64| count / n * (points - score).powi(2);
        let error = 1.96 * ((part(won, 1.0) + part(drawn, 0.5) + part(lost, 0.0)) / n).sqrt();
        (100.0 * score, 100.0 * error)
    }
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { games: [won, drawn, lost], first_seat, cost, .. } = self;
        let (score, error) = self.score();
        write!(f, "+{won} ={drawn} -{lost}: {score:.1} % (+-{error:.1})")?;
        let first = 100.0 * first_seat / (won + drawn + lost);
        let (positions, time) = cost.mean();
        write!(f, "; seat a won {first:.1} %; {positions} positions and {time:.2?} a move")?;
        write!(f, ", at most {:.2?}", cost.slowest)
    }
}

/// A start of its own for each pair of games.
fn begin(contest: &Contest, seed: u64) -> Result<Box<dyn AnyGame>, String> {
    let mut rng = Rng::new(seed);
    loop {
        let header = (contest.entry.roll)(&contest.options, contest.seats, &mut rng);
        let header = header.map_err(|refusal| refusal.to_string())?;
        let mut game = (contest.entry.open)(&header).map_err(|refusal| refusal.to_string())?;
        for _ in 0..contest.random {
            let Some(seat) = game.status().acting().only() else { break };
            let choices = game.seen(Viewer::Seat(seat)).choices(Notation::CANONICAL);
            let Some(choice) = rng.pick(&choices) else { break };
            let act = Act::Move { seat, text: choice.text.clone() };
            game.act(&act).map_err(|refusal| refusal.to_string())?;
        }
        if game.status().outcome().is_none() {
            return Ok(game);
        }
    }
}

/// Plays one game; `bots` sit in seat order. How it ended, and what the moves of `watched` cost.
fn play(
    contest: &Contest,
    bots: &[Bot],
    watched: Seat,
    seed: u64,
) -> Result<(Option<Outcome>, Cost), String> {
    let mut cost = Cost::default();
    let mut game = begin(contest, seed / u64::from(contest.seats))?;
    let mut players: Vec<_> = bots.iter().map(|bot| Playing::new(contest.entry, *bot)).collect();
    for ply in 0..LONGEST as u64 {
        let seat = match game.status() {
            Status::Over(outcome) => return Ok((Some(outcome), cost)),
            Status::HandOver => {
                game.act(&Act::HandOver).map_err(|refusal| refusal.to_string())?;
                continue;
            }
            Status::ToAct(seats) => seats.iter().next().ok_or("nobody acts")?,
        };
        if let Some((seat, text)) = game.forced() {
            game.act(&Act::Move { seat, text }).map_err(|refusal| refusal.to_string())?;
            continue;
        }
        let seed = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(ply);
        let begun = ThreadTime::now();
        let chosen = players[seat.index()].choose(&*game, seat, seed);
        let (text, positions) = chosen.ok_or("no move was found")?;
        if seat == watched {
            let time = begun.elapsed();
            cost.add(Cost { moves: 1, positions, time, slowest: time });
        }
        let act = Act::Move { seat, text };
        game.act(&act).map_err(|refusal| refusal.to_string())?;
    }
    Ok((None, cost))
}

/// Says how a contest stands, if that was not told lately.
fn tell(told: &Mutex<Instant>, tally: &Tally) {
    let mut told = told.lock().unwrap_or_else(PoisonError::into_inner);
    if told.elapsed() > NEWS {
        *told = Instant::now();
        eprintln!("so far {tally}");
    }
}

impl Contest {
    /// Plays all games: the first bot has one seat, the second the others, and each start is played
    /// from every seat. Long contests tell meanwhile, on standard error, how they stand.
    pub fn hold(&self, bots: [Bot; 2]) -> Tally {
        let next = AtomicU64::new(0);
        let tally = Mutex::new(Tally::default());
        let told = Mutex::new(Instant::now());
        thread::scope(|scope| {
            for _ in 0..self.at_once.max(1) {
                scope.spawn(|| {
                    loop {
                        let nth = next.fetch_add(1, Ordering::Relaxed);
                        if nth >= self.games {
                            return;
                        }
                        let first = Seat((nth % u64::from(self.seats)) as u8);
                        let bot = |seat| bots[usize::from(seat != first)];
                        let seated: Vec<_> = Seat::all(self.seats).map(bot).collect();
                        match play(self, &seated, first, nth) {
                            Ok((outcome, cost)) => {
                                let mut tally =
                                    tally.lock().unwrap_or_else(PoisonError::into_inner);
                                tally.count(first, outcome.as_ref(), cost);
                                tell(&told, &tally);
                            }
                            Err(why) => eprintln!("game {nth}: {why}"),
                        }
                    }
                });
            }
        });
        tally.into_inner().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Tally {
    fn count(&mut self, first: Seat, outcome: Option<&Outcome>, cost: Cost) {
        let winner = outcome.and_then(Outcome::winner);
        let place = match winner {
            Some(winner) if winner == first => 0,
            Some(_) => 2,
            None => 1,
        };
        self.games[place] += 1.0;
        self.first_seat += f64::from(u8::from(winner == Some(Seat::FIRST)));
        let scores = outcome.and_then(|outcome| outcome.scores.as_deref()).unwrap_or_default();
        self.points += scores.iter().map(|&points| f64::from(points)).sum::<f64>();
        self.cost.add(cost);
    }
}
