//! Plays matches between two engines that speak UCI, and says how much stronger one is. The rules are
//! those of the house: any open game for two can be played.
//!
//! ```text
//! cargo bench --bench matches -- --a ENGINE --b ENGINE [settings]
//!
//! --a, --b ENGINE      the command of an engine, with its arguments
//! --option-a, --option-b NAME=VALUE    an option to set; may be given often
//! --go-a, --go-b, --go WORDS           what a move may cost (default "movetime 100")
//! --game SLUG          the game (default chess); both engines are told as UCI_Variant
//! --games N            how many games (default 100); each opening is played with both colours
//! --random N           begin with so many random moves instead of a line of the opening book
//! --at-once N          how many games run at a time (default 1)
//! ```
//!
//! The ladder of levels, and the yardstick that the top of it is held against:
//!
//! ```text
//! P=target/release/patt
//! for n in 1 2 3 4 5 6 7; do
//!   cargo bench --bench matches -- --a "$P uci" --option-a "Skill Level=$((n + 1))" \
//!     --b "$P uci" --option-b "Skill Level=$n" --go "movetime 5000"
//! done
//! cargo bench --bench matches -- --a "$P uci" --b stockfish --option-b UCI_LimitStrength=true \
//!   --option-b UCI_Elo=2000 --go "movetime 100"
//! ```
//!
//! Fairy-Stockfish counts the ranks of xiangqi from 1, as the house does:
//!
//! ```text
//! cargo bench --bench matches -- --game xiangqi --random 8 --a "$P uci" --b fairy-stockfish
//! ```
//!
//! A game is over by the rules, or when both engines have agreed for a while that it is won or
//! level. An engine that crashes, says nothing for ten seconds or plays an illegal move loses.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use patt::catalog::{AnyGame, CATALOG, Entry};
use patt::rules::{Act, Notation, OptionMap, Outcome, Rng, Seat, Viewer};

/// The opening books: slug and lines.
const BOOKS: &[(&str, &str)] = &[("chess", include_str!("openings/chess.txt"))];

/// One of the two engines, as it was asked for.
#[derive(Clone, Default)]
struct Contestant {
    command: String,
    options: Vec<(String, String)>,
    go: String,
}

struct Settings {
    contestants: [Contestant; 2],
    entry: &'static Entry,
    games: usize,
    random: Option<usize>,
    at_once: usize,
}

fn settings(args: impl Iterator<Item = String>) -> Result<Settings, String> {
    let find = |slug: &str| CATALOG.find(slug).ok_or_else(|| format!("there is no game {slug}"));
    let mut settings = Settings {
        contestants: Default::default(),
        entry: find("chess")?,
        games: 100,
        random: None,
        at_once: 1,
    };
    for contestant in &mut settings.contestants {
        "movetime 100".clone_into(&mut contestant.go);
    }
    let mut args = args.filter(|arg| arg != "--bench");
    while let Some(arg) = args.next() {
        let value = args.next().ok_or_else(|| format!("{arg} needs a value"))?;
        let number = || value.parse().map_err(|_| format!("{arg} needs a number"));
        let [a, b] = &mut settings.contestants;
        let pair = || {
            let (name, value) = value.split_once('=').ok_or("an option is NAME=VALUE")?;
            Ok::<_, String>((name.to_owned(), value.to_owned()))
        };
        match arg.as_str() {
            "--a" => a.command = value,
            "--b" => b.command = value,
            "--option-a" => a.options.push(pair()?),
            "--option-b" => b.options.push(pair()?),
            "--go-a" => a.go = value,
            "--go-b" => b.go = value,
            "--go" => (a.go, b.go) = (value.clone(), value),
            "--game" => settings.entry = find(&value)?,
            "--games" => settings.games = number()?,
            "--random" => settings.random = Some(number()?),
            "--at-once" => settings.at_once = number()?,
            _ => return Err(format!("unknown setting {arg}")),
        }
    }
    if settings.contestants.iter().any(|contestant| contestant.command.is_empty()) {
        return Err("both --a and --b are needed".to_owned());
    }
    Ok(settings)
}

/// An engine that runs.
struct Engine {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
    go: String,
}

const PATIENCE: Duration = Duration::from_secs(10);

impl Engine {
    fn start(contestant: &Contestant, variant: &str) -> Result<Self, String> {
        let mut words = contestant.command.split_whitespace();
        let program = words.next().unwrap_or_default();
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("{program}: {error}"))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(format!("{program}: no pipes"));
        };
        let (say, lines) = channel();
        thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if say.send(line).is_err() {
                    break;
                }
            }
        });
        let mut engine = Self { child, input, lines, go: contestant.go.clone() };
        engine.say("uci")?;
        let (mut knows, mut plays) = (false, variant == "chess");
        engine.hear("uciok", |line| {
            if line.starts_with("option name UCI_Variant") {
                knows = true;
                plays |= line.split(" var ").any(|offered| offered.trim() == variant);
            }
        })?;
        if !plays {
            return Err(format!("{} does not offer {variant} as UCI_Variant", contestant.command));
        }
        if knows {
            engine.say(&format!("setoption name UCI_Variant value {variant}"))?;
        }
        for (name, value) in &contestant.options {
            engine.say(&format!("setoption name {name} value {value}"))?;
        }
        Ok(engine)
    }

    fn say(&mut self, line: &str) -> Result<(), String> {
        writeln!(self.input, "{line}").and_then(|()| self.input.flush()).map_err(|e| e.to_string())
    }

    /// Reads up to the line that begins with `word`, and gives it.
    fn hear(&mut self, word: &str, mut each: impl FnMut(&str)) -> Result<String, String> {
        loop {
            let line = self.lines.recv_timeout(PATIENCE).map_err(|error| error.to_string())?;
            if line.split_whitespace().next() == Some(word) {
                return Ok(line);
            }
            each(&line);
        }
    }

    fn begin(&mut self) -> Result<(), String> {
        self.say("ucinewgame")?;
        self.say("isready")?;
        self.hear("readyok", |_| ()).map(drop)
    }

    /// Its move as text, and what it thinks of its position in hundredths.
    fn think(&mut self, position: &str) -> Result<(String, Option<i32>), String> {
        self.say(position)?;
        self.say(&format!("go {}", self.go))?;
        let mut score = None;
        let best = self.hear("bestmove", |line| score = read_score(line).or(score))?;
        let best = best.split_whitespace().nth(1).unwrap_or_default().to_owned();
        Ok((best, score))
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        drop(self.say("quit"));
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

fn read_score(line: &str) -> Option<i32> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let at = words.iter().position(|&word| word == "score")?;
    let value: i32 = words.get(at + 2)?.parse().ok()?;
    match *words.get(at + 1)? {
        "cp" => Some(value),
        "mate" if value > 0 => Some(30_000),
        "mate" => Some(-30_000),
        _ => None,
    }
}

/// How a game ended, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
enum End {
    Won(Seat, String),
    Drawn(String),
}

impl End {
    fn of(outcome: &Outcome) -> Self {
        let why = outcome.how.text();
        outcome.winner().map_or(Self::Drawn(why.clone()), |seat| Self::Won(seat, why))
    }
}

/// A game at its usual start.
fn begin(entry: &Entry) -> Result<Box<dyn AnyGame>, String> {
    let seats = entry.info.seats.0;
    let header = (entry.roll)(&OptionMap::new(), seats, &mut Rng::new(0));
    header.and_then(|header| (entry.open)(&header)).map_err(|refusal| refusal.to_string())
}

/// So many random moves that leave the game running.
fn random_opening(entry: &Entry, plies: usize, rng: &mut Rng) -> Result<Vec<String>, String> {
    loop {
        let mut game = begin(entry)?;
        let mut moves = Vec::new();
        while let (Some(seat), true) = (game.status().acting().only(), moves.len() < plies) {
            let choices = game.seen(Viewer::Seat(seat)).choices(Notation::CANONICAL);
            let Some(choice) = rng.pick(&choices) else { break };
            let text = choice.text.clone();
            game.act(&Act::Move { seat, text: text.clone() }).map_err(|e| e.to_string())?;
            moves.push(text);
        }
        if game.status().outcome().is_none() {
            return Ok(moves);
        }
    }
}

/// Plays one game; `engines` sit in the order of the seats.
fn play(entry: &Entry, engines: [&mut Engine; 2], opening: &[String]) -> Result<End, String> {
    let mut game = begin(entry)?;
    let mut played = String::from("position startpos moves");
    for text in opening {
        let seat = game.status().acting().only().ok_or("the opening ends the game")?;
        let act = Act::Move { seat, text: text.clone() };
        game.act(&act).map_err(|why| format!("opening move {text}: {why}"))?;
        played.push(' ');
        played.push_str(text);
    }
    let [first, second] = engines;
    first.begin()?;
    second.begin()?;
    let (mut lead, mut level) = (0_i32, 0);
    for ply in opening.len().. {
        if let Some(outcome) = game.status().outcome() {
            return Ok(End::of(outcome));
        }
        let seat = game.status().acting().only().ok_or("nobody is to move")?;
        let seen = game.seen(Viewer::Seat(seat));
        // What a player could claim, engines take as given.
        if let Some(claim) = seen.claims(None).first() {
            return Ok(End::Drawn((*claim).to_owned()));
        }
        let engine = if seat == Seat::FIRST { &mut *first } else { &mut *second };
        let answer = engine.think(&played);
        let lost = |why: &str| Ok(End::Won(seat.other(), why.to_owned()));
        let Ok((text, score)) = answer else { return lost("silence") };
        let Some(text) = seen.read(&text, Notation::CANONICAL).ok() else {
            eprintln!("illegal {text} after {played}");
            return lost("illegal move");
        };
        game.act(&Act::Move { seat, text: text.clone() }).map_err(|why| why.to_string())?;
        played.push(' ');
        played.push_str(&text);
        let Some(score) = score else { continue };
        let value = if seat == Seat::FIRST { score } else { -score };
        // How many half-moves in a row both have said the same.
        lead = match value {
            1_000.. => lead.max(0) + 1,
            ..=-1_000 => lead.min(0) - 1,
            _ => 0,
        };
        level = if ply >= 80 && score.abs() <= 10 { level + 1 } else { 0 };
        if lead.abs() >= 8 {
            let winner = if lead > 0 { Seat::FIRST } else { Seat::SECOND };
            return Ok(End::Won(winner, "agreed".to_owned()));
        }
        if level >= 12 || ply >= 500 {
            return Ok(End::Drawn("agreed".to_owned()));
        }
    }
    Ok(End::Drawn("length".to_owned()))
}

/// Wins, draws and losses of the first engine.
#[derive(Clone, Copy, Default)]
struct Tally {
    won: f64,
    drawn: f64,
    lost: f64,
}

impl Tally {
    fn games(self) -> f64 {
        self.won + self.drawn + self.lost
    }

    fn score(self) -> f64 {
        (self.won + self.drawn / 2.0) / self.games()
    }

    /// The difference in Elo, with the ends of its 95 % interval.
    fn elo(self) -> [f64; 3] {
        let (n, score) = (self.games(), self.score());
        let part = |count: f64, points: f64| count / n * (points - score).powi(2);
        let variance = part(self.won, 1.0) + part(self.drawn, 0.5) + part(self.lost, 0.0);
        let error = 1.96 * (variance / n).sqrt();
        [score, score - error, score + error]
            .map(|s| -400.0 * (1.0 / s.clamp(0.001, 0.999) - 1.0).log10())
    }
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [elo, low, high] = self.elo();
        let Self { won, drawn, lost } = self;
        let percent = 100.0 * self.score();
        write!(
            f,
            "+{won} ={drawn} -{lost}: {percent:.1} %, Elo {elo:+.0} ({low:+.0} to {high:+.0})"
        )
    }
}

fn main() {
    let settings = match settings(std::env::args().skip(1)) {
        Ok(settings) => settings,
        Err(why) => {
            eprintln!("{why}; see the head of benches/matches.rs");
            return;
        }
    };
    let openings = match openings(&settings) {
        Ok(openings) => openings,
        Err(why) => return eprintln!("{why}"),
    };
    let next = AtomicUsize::new(0);
    let tally = Mutex::new(Tally::default());
    thread::scope(|scope| {
        for _ in 0..settings.at_once.max(1) {
            scope.spawn(|| {
                if let Err(why) = work(&settings, &openings, &next, &tally) {
                    eprintln!("{why}");
                }
            });
        }
    });
    println!("{}", tally.into_inner().unwrap_or_else(PoisonError::into_inner));
}

/// The openings to be played, each with both colours: of the book, or drawn by lot.
fn openings(settings: &Settings) -> Result<Vec<Vec<String>>, String> {
    let entry = settings.entry;
    if let Some(plies) = settings.random {
        let mut rng = Rng::new(20);
        let pairs = settings.games.div_ceil(2);
        return (0..pairs).map(|_| random_opening(entry, plies, &mut rng)).collect();
    }
    let book = BOOKS.iter().find(|(slug, _)| *slug == entry.info.slug);
    let (_, book) = book.ok_or("this game has no opening book; say --random N")?;
    let lines = book.lines().filter(|line| !line.starts_with('#'));
    Ok(lines.map(|line| line.split_whitespace().map(str::to_owned).collect()).collect())
}

/// Plays games until none are left.
fn work(
    settings: &Settings,
    openings: &[Vec<String>],
    next: &AtomicUsize,
    tally: &Mutex<Tally>,
) -> Result<(), String> {
    let [a, b] = &settings.contestants;
    let variant = settings.entry.info.slug;
    let (mut a, mut b) = (Engine::start(a, variant)?, Engine::start(b, variant)?);
    loop {
        let game = next.fetch_add(1, Ordering::Relaxed);
        if game >= settings.games {
            return Ok(());
        }
        let opening = &openings[game / 2 % openings.len()];
        let a_begins = game.is_multiple_of(2);
        let engines = if a_begins { [&mut a, &mut b] } else { [&mut b, &mut a] };
        let end = play(settings.entry, engines, opening)?;
        let mut tally = tally.lock().unwrap_or_else(PoisonError::into_inner);
        match &end {
            End::Drawn(_) => tally.drawn += 1.0,
            End::Won(winner, _) if (*winner == Seat::FIRST) == a_begins => tally.won += 1.0,
            End::Won(..) => tally.lost += 1.0,
        }
        eprintln!("game {}: {end:?}; {}", game + 1, *tally);
        if matches!(&end, End::Won(_, why) if why == "silence") {
            return Err("an engine fell silent; this worker ends".to_owned());
        }
    }
}
