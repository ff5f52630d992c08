//! Plays contests between bots of any game of the catalog, in this process and limited by positions,
//! so that the clock decides nothing. Where more than two sit, one bot plays against several others.
//!
//! ```text
//! cargo bench --bench contest -- GAME ladder [settings]       each level against the one below
//! cargo bench --bench contest -- GAME nodes N [settings]      4 N positions a move against N
//! cargo bench --bench contest -- GAME mirror L [settings]     level L against itself: what a seat is worth
//! cargo bench --bench contest -- GAME RUNG L [settings]       level L against random, greedy or two-ply
//! cargo bench --bench contest -- GAME trial SKILL WHO         a skill against a level, a rung or a skill
//! cargo bench --bench contest -- GAME arena [settings]        every level against its rungs and the one below
//!
//! A SKILL is misses,depth,nodes,margin and, with an x behind it, follows exchanges: 300,2,900,30x.
//!
//! --games N        games of each pair (default 200); each start is played from every seat
//! --seats N        seats at the table (default 2); the first bot has one, the second the others
//! --options TEXT   options of the games, such as "setup random"
//! --random N       moves at random before the bots begin (default 0)
//! --at-once N      games at a time (default 1)
//! --from L         the ladder begins with level L against the one below
//! ```

mod rungs;

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use cpu_time::ThreadTime;
use patt::ai::{Level, Limits, Skill, Strength, Unwatched};
use patt::catalog::{AnyBrain, AnyGame, CATALOG, Entry, Question};
use patt::rules::options;
use patt::rules::{Act, Notation, OptionMap, Outcome, Rng, Seat, Status, Viewer};
use rungs::Rung;

/// Who plays.
#[derive(Clone, Copy)]
enum Bot {
    /// A brain and what it may spend on a move.
    Brain(Strength, Limits),
    /// A player that never changes.
    Rung(Rung),
}

impl Bot {
    const fn level(level: Level) -> Self {
        Self::Brain(Strength::Level(level), Limits { nodes: None, depth: None })
    }

    const fn full(nodes: u64) -> Self {
        Self::Brain(Strength::Full, Limits { nodes: Some(nodes), depth: None })
    }
}

struct Settings {
    entry: &'static Entry,
    pairs: Vec<(String, [Bot; 2])>,
    games: u64,
    seats: u8,
    options: OptionMap,
    random: usize,
    at_once: usize,
}

/// The levels that are measured against a rung in the arena.
const NEAR: [(&str, Rung, [u8; 2]); 3] = [
    ("random", Rung::Random, [1, 1]),
    ("greedy", Rung::Greedy, [1, 3]),
    ("two-ply", Rung::TwoPly, [3, 4]),
];
/// Longer games are drawn.
const LONGEST: usize = 600;

fn settings(args: impl Iterator<Item = String>) -> Result<Settings, String> {
    let mut args = args.filter(|arg| arg != "--bench");
    let slug = args.next().ok_or("which game?")?;
    let entry = CATALOG.find(&slug).ok_or_else(|| format!("there is no game {slug}"))?;
    let kind = args.next().ok_or("arena, ladder, nodes, mirror or a rung?")?;
    let mut number = |what: &str| {
        let text = args.next().ok_or_else(|| format!("{kind} needs a number of {what}"))?;
        text.parse::<u64>().map_err(|_| format!("{text} is no number of {what}"))
    };
    let pairs = match kind.as_str() {
        "ladder" => ladder(),
        "arena" => {
            let rung = |(name, rung, [from, to]): (&str, Rung, [u8; 2])| {
                let name = name.to_owned();
                (from..=to).filter_map(Level::new).map(move |level| {
                    let named = format!("level {} against {name}", level.number());
                    (named, [Bot::level(level), Bot::Rung(rung)])
                })
            };
            NEAR.into_iter().flat_map(rung).chain(ladder()).collect()
        }
        "nodes" => {
            let nodes = number("positions")?;
            let bots = [nodes * 4, nodes].map(Bot::full);
            vec![(format!("{} positions against {nodes}", nodes * 4), bots)]
        }
        "trial" => {
            let mut bot = || {
                let text = args.next().ok_or("trial needs two players")?;
                Ok::<_, String>((bot(&text)?, text))
            };
            let ((one, name), (two, other)) = (bot()?, bot()?);
            vec![(format!("{name} against {other}"), [one, two])]
        }
        other => {
            let rung = Rung::named(other);
            if rung.is_none() && other != "mirror" {
                return Err(format!("{other} is no contest"));
            }
            let level = number("a level")?;
            let level =
                u8::try_from(level).ok().and_then(Level::new).ok_or("there is no such level")?;
            let against = rung.map_or(Bot::level(level), Bot::Rung);
            vec![(
                format!("level {} against {other}", level.number()),
                [Bot::level(level), against],
            )]
        }
    };
    let mut settings = Settings {
        entry,
        pairs,
        games: 200,
        seats: 2,
        options: OptionMap::new(),
        random: 0,
        at_once: 1,
    };
    while let Some(arg) = args.next() {
        let value = args.next().ok_or_else(|| format!("{arg} needs a value"))?;
        let number = || value.parse::<u64>().map_err(|_| format!("{arg} needs a number"));
        match arg.as_str() {
            "--games" => settings.games = number()?,
            "--seats" => settings.seats = number()? as u8,
            "--random" => settings.random = number()? as usize,
            "--at-once" => settings.at_once = number()? as usize,
            "--from" => {
                let below = (number()?.max(2) as usize - 2).min(settings.pairs.len());
                settings.pairs.drain(..below);
            }
            "--options" => {
                let parsed = options::parse(entry.info.options, &value);
                settings.options = parsed.map_err(|refusal| refusal.to_string())?;
            }
            _ => return Err(format!("unknown setting {arg}")),
        }
    }
    Ok(settings)
}

/// A player by its name: a rung, the number of a level, or a skill.
fn bot(text: &str) -> Result<Bot, String> {
    if let Some(rung) = Rung::named(text) {
        return Ok(Bot::Rung(rung));
    }
    if let Some(level) = text.parse().ok().and_then(Level::new) {
        return Ok(Bot::level(level));
    }
    let (plain, exchanges) = text.strip_suffix('x').map_or((text, false), |plain| (plain, true));
    let parts: Option<Vec<u32>> = plain.split(',').map(|part| part.parse().ok()).collect();
    let [misses, depth, nodes, margin] = parts.as_deref().unwrap_or_default() else {
        return Err(format!("{text} is no rung, level or skill"));
    };
    let skill = Skill::dim(*misses, *depth, (*nodes).into(), *margin as i32);
    let skill = if exchanges { skill.seeing_exchanges() } else { skill };
    Ok(Bot::Brain(Strength::Skill(skill), Limits { nodes: None, depth: None }))
}

/// Each level against the one below.
fn ladder() -> Vec<(String, [Bot; 2])> {
    let all: Vec<_> = Level::all().collect();
    let rung = |pair: &[Level]| {
        let name = format!("level {} against {}", pair[1].number(), pair[0].number());
        (name, [Bot::level(pair[1]), Bot::level(pair[0])])
    };
    all.windows(2).map(rung).collect()
}

/// A start of its own for each pair of games.
fn begin(settings: &Settings, seed: u64) -> Result<Box<dyn AnyGame>, String> {
    let mut rng = Rng::new(seed);
    loop {
        let header = (settings.entry.roll)(&settings.options, settings.seats, &mut rng);
        let header = header.map_err(|refusal| refusal.to_string())?;
        let mut game = (settings.entry.open)(&header).map_err(|refusal| refusal.to_string())?;
        for _ in 0..settings.random {
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

/// A bot at a board.
enum Playing {
    Brain(Box<dyn AnyBrain>, Limits),
    Rung(Rung),
}

impl Playing {
    fn new(entry: &Entry, bot: Bot) -> Self {
        match bot {
            Bot::Brain(strength, limits) => Self::Brain((entry.brain)(strength), limits),
            Bot::Rung(rung) => Self::Rung(rung),
        }
    }

    fn choose(&mut self, game: &dyn AnyGame, seat: Seat, seed: u64) -> Option<String> {
        match self {
            Self::Brain(brain, limits) => {
                let limits = *limits;
                let watch = &Unwatched;
                let question = Question { game, seat, limits, among: &[], seed, watch };
                brain.choose(&question).map(|thought| thought.m)
            }
            Self::Rung(rung) => rung.choose(game, seat, &mut Rng::new(seed)),
        }
    }
}

/// How a game ended, and the most CPU time that a move of `watched` took.
type Played = (Option<Outcome>, Duration);

/// Plays one game; `bots` sit in seat order.
fn play(settings: &Settings, bots: &[Bot], watched: Seat, seed: u64) -> Result<Played, String> {
    let mut slowest = Duration::ZERO;
    let mut game = begin(settings, seed / u64::from(settings.seats))?;
    let mut players: Vec<_> = bots.iter().map(|bot| Playing::new(settings.entry, *bot)).collect();
    for ply in 0..LONGEST as u64 {
        let seat = match game.status() {
            Status::Over(outcome) => return Ok((Some(outcome), slowest)),
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
        let text = players[seat.index()].choose(&*game, seat, seed).ok_or("no move was found")?;
        if seat == watched {
            slowest = slowest.max(begun.elapsed());
        }
        let act = Act::Move { seat, text };
        game.act(&act).map_err(|refusal| refusal.to_string())?;
    }
    Ok((None, slowest))
}

/// How the first bot did.
#[derive(Clone, Copy, Default)]
struct Tally {
    /// Its wins, draws and losses.
    games: [f64; 3],
    /// How often seat a won, whoever sat there.
    first_seat: f64,
    /// The most CPU time that one of its moves took.
    slowest: Duration,
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { games: [won, drawn, lost], first_seat, slowest } = *self;
        let n = won + drawn + lost;
        let score = (won + drawn / 2.0) / n;
        let part = |count: f64, points: f64| count / n * (points - score).powi(2);
        let error = 1.96 * ((part(won, 1.0) + part(drawn, 0.5) + part(lost, 0.0)) / n).sqrt();
        write!(f, "+{won} ={drawn} -{lost}: {:.1} % (+-{:.1})", 100.0 * score, 100.0 * error)?;
        write!(f, "; seat a won {:.1} %; slowest move {slowest:.2?}", 100.0 * first_seat / n)
    }
}

fn contest(settings: &Settings, bots: [Bot; 2]) -> Tally {
    let next = AtomicU64::new(0);
    let tally = Mutex::new(Tally::default());
    thread::scope(|scope| {
        for _ in 0..settings.at_once.max(1) {
            scope.spawn(|| {
                loop {
                    let nth = next.fetch_add(1, Ordering::Relaxed);
                    if nth >= settings.games {
                        return;
                    }
                    let first = Seat((nth % u64::from(settings.seats)) as u8);
                    let seated = Seat::all(settings.seats);
                    let seated: Vec<_> =
                        seated.map(|seat| bots[usize::from(seat != first)]).collect();
                    let (outcome, slowest) = match play(settings, &seated, first, nth) {
                        Ok(played) => played,
                        Err(why) => return eprintln!("game {nth}: {why}"),
                    };
                    let winner = outcome.and_then(|outcome| outcome.winner());
                    let place = match winner {
                        Some(winner) if winner == first => 0,
                        Some(_) => 2,
                        None => 1,
                    };
                    let mut tally = tally.lock().unwrap_or_else(PoisonError::into_inner);
                    tally.games[place] += 1.0;
                    tally.first_seat += f64::from(u8::from(winner == Some(Seat::FIRST)));
                    tally.slowest = tally.slowest.max(slowest);
                }
            });
        }
    });
    tally.into_inner().unwrap_or_else(PoisonError::into_inner)
}

fn main() {
    match settings(std::env::args().skip(1)) {
        Err(why) => eprintln!("{why}; see the head of benches/contest.rs"),
        Ok(settings) => {
            for (name, bots) in &settings.pairs {
                println!("{name}: {}", contest(&settings, *bots));
            }
        }
    }
}
