//! Fits the curve that turns the computer's values into chances, on games that it plays against
//! itself; see `src/ai/chance.rs`.
//!
//! ```text
//! cargo bench --bench curve -- GAME [settings]
//!
//! --games N        games (default 300)
//! --nodes N        positions a move (default 400)
//! --random N       moves at random before the computer begins (default 6)
//! --seats N        seats at the table (default 2); of more, chances of each seat are fitted
//! --options TEXT   options of the games
//! --seed N         another seed plays other games (default 1)
//! --at-once N      games at a time (default 1)
//! ```
//!
//! Printed are the odds (see `Scale`), those of each tenth of the games alone, how well the results
//! are foretold (mean logarithmic loss, beside that of telling every seat the same chance), and what
//! became of positions by their foretold chance. The same settings give the same games and numbers.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use patt::ai::{Company, Limits, Strength, Unwatched, chance, value};
use patt::catalog::{AnyBrain, AnyGame, CATALOG, Entry, Question};
use patt::rules::options;
use patt::rules::{Act, Notation, OptionMap, Outcome, Rng, Scale, Seat, Status, Viewer};

struct Settings {
    entry: &'static Entry,
    games: u64,
    nodes: u64,
    random: usize,
    seats: u8,
    options: OptionMap,
    seed: u64,
    at_once: usize,
}

/// Longer games are drawn.
const LONGEST: usize = 400;
/// In how many parts the games are fitted alone.
const PARTS: usize = 10;

fn settings(args: impl Iterator<Item = String>) -> Result<Settings, String> {
    let mut args = args.filter(|arg| arg != "--bench");
    let slug = args.next().ok_or("which game?")?;
    let entry = CATALOG.find(&slug).ok_or_else(|| format!("there is no game {slug}"))?;
    let mut settings = Settings {
        entry,
        games: 300,
        nodes: 400,
        random: 6,
        seats: 2,
        options: OptionMap::new(),
        seed: 1,
        at_once: 1,
    };
    while let Some(arg) = args.next() {
        let value = args.next().ok_or_else(|| format!("{arg} needs a value"))?;
        let number = || value.parse::<u64>().map_err(|_| format!("{arg} needs a number"));
        match arg.as_str() {
            "--games" => settings.games = number()?,
            "--nodes" => settings.nodes = number()?,
            "--random" => settings.random = number()? as usize,
            "--seats" => settings.seats = number()? as u8,
            "--seed" => settings.seed = number()?,
            "--at-once" => settings.at_once = number()? as usize,
            "--options" => {
                let parsed = options::parse(entry.info.options, &value);
                settings.options = parsed.map_err(|refusal| refusal.to_string())?;
            }
            _ => return Err(format!("unknown setting {arg}")),
        }
    }
    Ok(settings)
}

/// What a position was worth to each seat, and which share of the game each seat won.
struct Sample {
    values: Vec<i32>,
    shares: Vec<f64>,
}

/// What the computer thinks of a position: what it plays, and the values of all seats.
fn think(
    settings: &Settings,
    brain: &mut dyn AnyBrain,
    game: &dyn AnyGame,
    seat: Seat,
    seed: u64,
) -> Option<(String, Option<Vec<i32>>)> {
    let limits = Limits { nodes: Some(settings.nodes), depth: None };
    let (company, watch) = (Company::People, &Unwatched);
    let question = Question { game, seat, company, limits, among: &[], seed, watch };
    let thought = brain.choose(&question)?;
    let values = if settings.seats == 2 {
        let first = thought.value.map(|own| value::seen_by(seat, own));
        first.map(|first| vec![first, -first])
    } else {
        let whole = settings.nodes * u64::from(settings.seats);
        brain.worths(&Question { limits: Limits { nodes: Some(whole), depth: None }, ..question })
    };
    Some((thought.m, values))
}

/// Plays one game; gives its positions of unsettled value.
fn play(settings: &Settings, nth: u64) -> Result<Vec<Sample>, String> {
    let mut rng = Rng::new(settings.seed.wrapping_mul(1_000_003).wrapping_add(nth));
    let header = (settings.entry.roll)(&settings.options, settings.seats, &mut rng);
    let header = header.map_err(|refusal| refusal.to_string())?;
    let mut game = (settings.entry.open)(&header).map_err(|refusal| refusal.to_string())?;
    let mut brain = (settings.entry.brain)(Strength::Full);
    let mut seen = Vec::new();
    let mut outcome = None;
    for ply in 0..LONGEST {
        let seat = match game.status() {
            Status::Over(end) => {
                outcome = Some(end);
                break;
            }
            Status::HandOver => return Err("a hidden game has no such curve".to_owned()),
            Status::ToAct(seats) => seats.iter().next().ok_or("nobody acts")?,
        };
        let text = if let Some((_, text)) = game.forced() {
            text
        } else if ply < settings.random {
            let choices = game.seen(Viewer::Seat(seat)).choices(Notation::CANONICAL);
            rng.pick(&choices).ok_or("there is no move")?.text.clone()
        } else {
            let thought = think(settings, brain.as_mut(), game.as_ref(), seat, rng.next());
            let (text, values) = thought.ok_or("no move was found")?;
            seen.extend(values);
            text
        };
        game.act(&Act::Move { seat, text }).map_err(|refusal| refusal.to_string())?;
    }
    let shares = shares(settings.seats, outcome.as_ref());
    if settings.seats == 2 {
        let certain = |value: &i32| chance::certain(settings.entry.scale, *value);
        seen.retain(|values| !values.iter().any(certain));
    }
    Ok(seen.into_iter().map(|values| Sample { values, shares: shares.clone() }).collect())
}

/// Who is first has won; several who are share it.
fn shares(seats: u8, outcome: Option<&Outcome>) -> Vec<f64> {
    let places = outcome.map_or_else(|| vec![1; seats.into()], |outcome| outcome.places.clone());
    let first = places.iter().map(|&place| f64::from(u8::from(place == 1)));
    let winners = first.sum::<f64>().max(1.0);
    places.iter().map(|&place| if place == 1 { 1.0 / winners } else { 0.0 }).collect()
}

/// The chances by the curve under test, from 0 to 1.
fn chances(values: &[i32], odds: f64) -> Vec<f64> {
    let odds = odds.round() as i32;
    if let [first, _] = values {
        let first = chance::of(Scale::Pieces { piece: 100, odds }, *first) / 100.0;
        return vec![first, 1.0 - first];
    }
    chance::of_seats(odds, values).into_iter().map(|chance| chance / 100.0).collect()
}

/// The mean logarithmic loss of foretelling by these odds.
fn loss(samples: &[&Sample], odds: f64) -> f64 {
    let of = |sample: &&Sample| {
        let told = chances(&sample.values, odds);
        let log = |(share, chance): (&f64, &f64)| -share * chance.max(1e-6).ln();
        sample.shares.iter().zip(&told).map(log).sum::<f64>()
    };
    samples.iter().map(of).sum::<f64>() / samples.len().max(1) as f64
}

/// The odds of the least loss, between 10 and 10,000; the loss has one valley.
fn fit(samples: &[&Sample]) -> f64 {
    let (mut low, mut high) = (10.0_f64.ln(), 10_000.0_f64.ln());
    for _ in 0..40 {
        let third = (high - low) / 3.0;
        if loss(samples, (low + third).exp()) < loss(samples, (high - third).exp()) {
            high -= third;
        } else {
            low += third;
        }
    }
    f64::midpoint(low, high).exp()
}

fn report(settings: &Settings, games: &[Vec<Sample>]) {
    let all: Vec<_> = games.iter().flatten().collect();
    let odds = fit(&all);
    let part = |nth: usize| {
        let own = games.iter().skip(nth).step_by(PARTS).flatten().collect::<Vec<_>>();
        fit(&own).round()
    };
    let parts: Vec<_> = (0..PARTS).map(part).collect();
    let even = f64::from(settings.seats).ln();
    println!("{}, {} games, {} positions", settings.entry.info.slug, games.len(), all.len());
    println!("odds {odds:.0}; in tenths of the games {parts:?}");
    println!("loss {:.4}; of equal chances {even:.4}", loss(&all, odds));
    let mut bins = [(0.0, 0.0, 0); 10];
    for sample in &all {
        for (told, share) in chances(&sample.values, odds).into_iter().zip(&sample.shares) {
            let bin = &mut bins[((told * 10.0) as usize).min(9)];
            *bin = (bin.0 + told, bin.1 + share, bin.2 + 1);
        }
    }
    for (told, won, count) in bins.into_iter().filter(|bin| bin.2 > 0) {
        let mean = |sum: f64| 100.0 * sum / f64::from(count);
        println!("told {:5.1} %, came {:5.1} % ({count})", mean(told), mean(won));
    }
}

fn main() {
    let settings = match settings(std::env::args().skip(1)) {
        Ok(settings) => settings,
        Err(why) => return eprintln!("{why}; see the head of benches/curve.rs"),
    };
    let next = AtomicU64::new(0);
    let games = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..settings.at_once.max(1) {
            scope.spawn(|| {
                loop {
                    let nth = next.fetch_add(1, Ordering::Relaxed);
                    if nth >= settings.games {
                        return;
                    }
                    match play(&settings, nth) {
                        Ok(seen) => {
                            let mut games = games.lock().unwrap_or_else(PoisonError::into_inner);
                            games.push((nth, seen));
                        }
                        Err(why) => return eprintln!("game {nth}: {why}"),
                    }
                }
            });
        }
    });
    let mut games = games.into_inner().unwrap_or_else(PoisonError::into_inner);
    games.sort_by_key(|(nth, _)| *nth);
    let games: Vec<_> = games.into_iter().map(|(_, seen)| seen).collect();
    report(&settings, &games);
}
