//! A session: the position, the brain and the search under way.

use std::io::Write;
use std::sync::{Arc, Mutex, PoisonError};

use super::command::{Command, Go, Start, parse};
use super::go::{Lent, Out, Running, Wish};
use super::settings::Settings;
use crate::ai::Strength;
use crate::catalog::{AnyGame, Catalog};
use crate::rules::{Act, Notation, Rng, Unread, Viewer};

/// What one program and this engine have said so far.
pub(super) struct Session {
    catalog: Catalog,
    settings: Settings,
    /// The position; none after one that was refused.
    game: Option<Box<dyn AnyGame>>,
    brain: Lent,
    running: Option<Running>,
    /// Whether the search under way waits to be told before it answers.
    endless: bool,
    asked: u64,
    out: Out,
}

impl Session {
    /// A session at the start of the catalog's first game that can be played here, if there is one.
    pub(super) fn new(catalog: Catalog, output: impl Write + Send + 'static) -> Option<Self> {
        let output = Mutex::new(output);
        let out: Out = Arc::new(move |line: &str| {
            let mut output = output.lock().unwrap_or_else(PoisonError::into_inner);
            // Nobody is left to hear of a failure to be heard.
            drop(writeln!(output, "{line}").and_then(|()| output.flush()));
        });
        let Some(settings) = Settings::new(catalog, rand::random()) else {
            out("info string there is no game to play");
            return None;
        };
        let game = match begin(&settings, &Start::Usual) {
            Ok(game) => game,
            Err(why) => {
                out(&format!("info string {why}"));
                return None;
            }
        };
        let brain = brain(&settings);
        let game = Some(game);
        Some(Self { catalog, settings, game, brain, running: None, endless: false, asked: 0, out })
    }

    /// Carries out a line; false if it was the last.
    pub(super) fn obey(&mut self, line: &str) -> bool {
        match parse(line) {
            Ok(None) => {}
            Ok(Some(Command::Quit)) => {
                self.stop();
                return false;
            }
            Ok(Some(command)) => {
                if let Err(why) = self.carry_out(command) {
                    self.complain(&why);
                }
            }
            Err(why) => self.complain(&why),
        }
        true
    }

    /// No more commands come: a search that will end by itself may do so.
    pub(super) fn finish(&mut self) {
        if let Some(running) = self.running.take() {
            running.finish(self.endless);
        }
    }

    fn carry_out(&mut self, command: Command) -> Result<(), String> {
        match command {
            Command::Uci => self.introduce(),
            Command::IsReady => (self.out)("readyok"),
            Command::Stop => self.stop(),
            // The one who says quit is answered by the end of the session.
            Command::Quit | Command::Noted => {}
            Command::PonderHit => {
                if let Some(running) = &self.running {
                    running.hit();
                }
            }
            Command::NewGame => {
                self.stop();
                self.brain.lock().unwrap_or_else(PoisonError::into_inner).forget();
            }
            Command::SetOption { name, value } => self.set(&name, &value)?,
            Command::Position { start, moves } => {
                self.stop();
                self.game = None;
                self.game = Some(played(begin(&self.settings, &start)?, &moves)?);
            }
            Command::Go(go) => self.go(go),
            Command::Perft(depth) => {
                self.stop();
                self.perft(depth)?;
            }
            Command::Show => self.show()?,
        }
        Ok(())
    }

    fn introduce(&self) {
        (self.out)(concat!("id name Patt ", env!("CARGO_PKG_VERSION")));
        (self.out)("id author the Patt authors");
        for line in self.settings.describe(self.catalog) {
            (self.out)(&line);
        }
        (self.out)("uciok");
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        self.stop();
        let game_changed = self.settings.set(self.catalog, name, value)?;
        if game_changed {
            self.game = Some(begin(&self.settings, &Start::Usual)?);
        }
        self.brain = brain(&self.settings);
        Ok(())
    }

    fn go(&mut self, mut go: Go) {
        self.stop();
        let Some(mut game) = self.game.as_ref().map(|game| game.boxed()) else {
            self.complain(NO_POSITION);
            return (self.out)("bestmove (none)");
        };
        // Who asks for a move after an end by counting plays on.
        game.play_on();
        go.infinite |= go.boundless() && self.settings.strength == Strength::Full;
        let (among, unread) = moves_among(&*game, &go.among);
        go.among = among;
        for text in unread {
            self.complain(&format!("{text} is no move to choose"));
        }
        self.asked += 1;
        let seed = self.settings.seed.wrapping_add(self.asked << 32);
        self.endless = go.infinite || go.ponder;
        let wish = Wish { go, lines: self.settings.lines, seed };
        let (brain, out) = (Arc::clone(&self.brain), Arc::clone(&self.out));
        self.running = Some(Running::start(game, brain, wish, out));
    }

    fn stop(&mut self) {
        if let Some(running) = self.running.take() {
            running.stop();
        }
    }

    fn game(&self) -> Result<&dyn AnyGame, String> {
        self.game.as_deref().ok_or_else(|| NO_POSITION.to_owned())
    }

    /// One line a first move with the number of lines it begins, then their sum.
    fn perft(&self, depth: u32) -> Result<(), String> {
        let game = self.game()?;
        let mut sum = 0;
        if let Some(seat) = game.status().acting().only().filter(|_| depth > 0) {
            for choice in game.seen(Viewer::Seat(seat)).choices(Notation::CANONICAL) {
                let mut next = game.boxed();
                let lines = match next.act(&Act::Move { seat, text: choice.text.clone() }) {
                    Ok(_) => lines(&*next, depth - 1),
                    Err(_) => continue,
                };
                sum += lines;
                (self.out)(&format!("{}: {lines}", choice.text));
            }
        } else {
            sum = u64::from(depth == 0);
        }
        (self.out)("");
        (self.out)(&format!("Nodes searched: {sum}"));
        Ok(())
    }

    fn show(&self) -> Result<(), String> {
        let game = self.game()?;
        (self.out)(&format!("Fen: {}", game.to_text()));
        for note in game.seen(Viewer::Public).view().notes {
            (self.out)(&format!("Note: {}", note.text()));
        }
        match game.status().outcome() {
            Some(outcome) => (self.out)(&format!("Result: {}", outcome.how.text())),
            None => (self.out)(&format!("Variant: {}", game.info().slug)),
        }
        Ok(())
    }

    fn complain(&self, why: &str) {
        (self.out)(&format!("info string {why}"));
    }
}

/// What is said where there is nothing to think about.
const NO_POSITION: &str = "there is no position: the last one was refused";

/// The canonical texts of these moves, and those that are none.
fn moves_among(game: &dyn AnyGame, texts: &[String]) -> (Vec<String>, Vec<String>) {
    let Some(seat) = game.status().acting().only() else { return Default::default() };
    let seen = game.seen(Viewer::Seat(seat));
    let mut among = Vec::new();
    let mut unread = Vec::new();
    for text in texts {
        match seen.read(text, Notation::CANONICAL) {
            Ok(canonical) => among.push(canonical),
            Err(_) => unread.push(text.clone()),
        }
    }
    (among, unread)
}

fn lines(game: &dyn AnyGame, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    game.fact("perft", depth).and_then(|value| value.as_u64()).unwrap_or(0)
}

fn brain(settings: &Settings) -> Lent {
    let mut brain = (settings.entry.brain)(settings.strength);
    brain.remember(settings.megabytes);
    Arc::new(Mutex::new(brain))
}

/// Begins a game. The usual start under other options is still the usual start.
fn begin(settings: &Settings, start: &Start) -> Result<Box<dyn AnyGame>, String> {
    let entry = settings.entry;
    let refused = |refusal: crate::rules::Refusal| refusal.to_string();
    let text = match start {
        Start::Text(text) => text.clone(),
        Start::Usual => {
            let usual = (entry.roll)(&crate::rules::OptionMap::new(), 2, &mut Rng::new(0));
            usual.map_err(refused)?.start
        }
    };
    let header = (entry.adopt)(&settings.options, 2, &text).map_err(refused)?;
    (entry.open)(&header).map_err(refused)
}

/// Plays moves; if one cannot be played, none is. A line may go on after an end by counting.
fn played(mut game: Box<dyn AnyGame>, moves: &[String]) -> Result<Box<dyn AnyGame>, String> {
    for text in moves {
        game.play_on();
        let Some(seat) = game.status().acting().only() else {
            return Err(format!("the game is over before {text}"));
        };
        let read = game.seen(Viewer::Seat(seat)).read(text, Notation::CANONICAL);
        let text = read.map_err(|unread| match unread {
            Unread::Unknown => format!("{text} is no move"),
            Unread::Ambiguous(candidates) => format!("{text} may be {}", candidates.join(" or ")),
            Unread::Illegal(why) => format!("{text} is not legal: {}", why.text()),
        })?;
        game.act(&Act::Move { seat, text }).map_err(|refusal| refusal.to_string())?;
    }
    Ok(game)
}
