//! A session: the position, the brain and the search under way.

use std::io::Write;
use std::sync::{Arc, Mutex, PoisonError};

use super::command::{Command, Go, Position, Start};
use super::running::{Lent, Mind, Out, Running, Wish};
use super::settings::{Change, Meanwhile, Settings};
use super::speech::Speech;
use super::tongue::{Best, Known, Tongue};
use super::written;
use crate::ai::Strength;
use crate::catalog::{AnyGame, Catalog};
use crate::rules::{Act, Notation, OptionMap, Refusal, Rng, Viewer};

/// What one program and this engine have said so far.
pub(super) struct Session {
    tongue: &'static dyn Tongue,
    catalog: Catalog,
    speech: Speech,
    settings: Settings,
    /// The position; none after one that was refused.
    game: Option<Box<dyn AnyGame>>,
    /// The moves that may not be chosen in it, in canonical texts.
    banned: Vec<String>,
    mind: Lent,
    running: Option<Running>,
    asked: u64,
    out: Out,
}

impl Session {
    /// A session at the start of the game that the tongue begins with, if there is one.
    pub(super) fn new(
        tongue: &'static dyn Tongue,
        catalog: Catalog,
        output: impl Write + Send + 'static,
    ) -> Option<Self> {
        let output = Mutex::new(output);
        let out: Out = Arc::new(move |line: &str| {
            let mut output = output.lock().unwrap_or_else(PoisonError::into_inner);
            // Nobody is left to hear of a failure to be heard.
            drop(writeln!(output, "{line}").and_then(|()| output.flush()));
        });
        let begun = Speech::new(catalog).map_err(|fault| fault.to_string()).and_then(|speech| {
            let settings = tongue.settings(catalog, rand::random());
            let settings = settings.ok_or_else(|| "there is no game to play".to_owned())?;
            let game = begin(&speech, &settings, &Start::Usual)?;
            Ok((speech, settings, game))
        });
        let (speech, settings, game) = match begun {
            Ok(begun) => begun,
            Err(why) => {
                out(&tongue.remark(&why));
                return None;
            }
        };
        let mind = mind(&settings);
        let (game, banned) = (Some(game), Vec::new());
        Some(Self {
            tongue,
            catalog,
            speech,
            settings,
            game,
            banned,
            mind,
            running: None,
            asked: 0,
            out,
        })
    }

    /// Carries out a line; false if it was the last.
    pub(super) fn obey(&mut self, line: &str) -> bool {
        match self.tongue.read(line, &self.settings) {
            Ok(None) => {}
            Ok(Some(Command::Quit)) => {
                self.settle();
                self.tongue.farewell().into_iter().for_each(|line| (self.out)(line));
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
            running.finish();
        }
    }

    fn carry_out(&mut self, command: Command) -> Result<(), String> {
        match command {
            Command::Introduce => self.introduce(),
            Command::Dialect(name) => {
                self.set("Protocol", name)?;
                self.introduce();
            }
            Command::IsReady => (self.out)("readyok"),
            Command::Stop => match self.running.take() {
                Some(running) => running.stop(),
                None => self.tongue.idle().into_iter().for_each(|line| (self.out)(line)),
            },
            // The one who says farewell is answered by the end of the session.
            Command::Quit | Command::Noted => {}
            Command::PonderHit { draw } => {
                if let Some(running) = &self.running {
                    running.hit(draw);
                }
            }
            Command::NewGame => {
                self.settle();
                self.forget();
            }
            Command::SetOption { name, value } => self.set(&name, &value)?,
            Command::Position(position) => {
                self.settle();
                (self.game, self.banned) = (None, Vec::new());
                self.game = Some(self.played(&position)?);
            }
            Command::Ban(moves) => self.ban(&moves)?,
            Command::Go(go) => self.go(go),
            Command::Probe(position) => self.probe(&position)?,
            Command::Perft(depth) => {
                self.settle();
                self.perft(depth)?;
            }
            Command::Show => self.show()?,
        }
        Ok(())
    }

    fn introduce(&self) {
        for line in self.tongue.introduction(self.catalog, &self.settings) {
            (self.out)(&line);
        }
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        self.settle();
        match self.tongue.set(self.catalog, &self.speech, &mut self.settings, name, value)? {
            Change::Nothing => {}
            Change::Brain => self.mind = mind(&self.settings),
            Change::Game => {
                self.banned = Vec::new();
                self.game = Some(begin(&self.speech, &self.settings, &Start::Usual)?);
                self.mind = mind(&self.settings);
            }
        }
        Ok(())
    }

    fn forget(&self) {
        let mut mind = self.mind.lock().unwrap_or_else(PoisonError::into_inner);
        mind.brain.forget();
        mind.last = None;
    }

    fn ban(&mut self, moves: &[String]) -> Result<(), String> {
        let (banned, unread) = read_moves(self.game()?, moves, self.settings.notation());
        self.banned = banned;
        for text in unread {
            self.complain(&format!("{text} is no move to ban"));
        }
        Ok(())
    }

    fn go(&mut self, mut go: Go) {
        self.settle();
        let Some(mut game) = self.game.as_ref().map(|game| game.boxed()) else {
            self.complain(NO_POSITION);
            return self.pass();
        };
        // Who asks for a move after an end by counting plays on.
        game.play_on();
        go.infinite |= go.boundless() && self.settings.strength == Strength::Full;
        let notation = self.settings.notation();
        let (among, unread) = read_moves(&*game, &go.among, notation);
        go.among = among;
        for text in unread {
            self.complain(&format!("{text} is no move to choose"));
        }
        if !self.banned.is_empty() {
            go.among = allowed(&*game, &go.among, &self.banned);
            if go.among.is_empty() {
                return self.pass();
            }
        }
        self.asked += 1;
        let seed = self.settings.seed.wrapping_add(self.asked << 32);
        let wish = Wish { go, lines: self.settings.lines, seed, notation, tongue: self.tongue };
        let (mind, out) = (Arc::clone(&self.mind), Arc::clone(&self.out));
        self.running = Some(Running::start(game, mind, wish, out));
    }

    /// The answer where there is nothing to choose.
    fn pass(&self) {
        (self.out)(&self.tongue.best(&Best { m: None, answer: None, draw: false }));
    }

    /// A command begins something else than the search under way.
    fn settle(&mut self) {
        if let Some(running) = self.running.take() {
            match self.settings.meanwhile {
                Meanwhile::Ends => running.stop(),
                Meanwhile::Waits => running.finish(),
            }
        }
    }

    fn probe(&mut self, position: &Position) -> Result<(), String> {
        let game = self.played(position)?;
        let notation = self.settings.notation();
        // A search under way has lent the mind; what it will find is not known yet.
        let last = match self.mind.try_lock() {
            Ok(mind) => mind.last.clone(),
            Err(_) => None,
        };
        let known = last.filter(|(text, _)| *text == game.to_text()).and_then(|(_, known)| {
            let m = written::line(&*game, &[known.m], notation).pop()?;
            Some(Known { m, ..known })
        });
        (self.out)(&self.tongue.known(known.as_ref()));
        Ok(())
    }

    fn game(&self) -> Result<&dyn AnyGame, String> {
        self.game.as_deref().ok_or_else(|| NO_POSITION.to_owned())
    }

    /// One line a first move with the number of lines it begins, then their sum.
    fn perft(&self, depth: u32) -> Result<(), String> {
        let game = self.game()?;
        let mut sum = 0;
        if let Some(seat) = game.status().acting().only().filter(|_| depth > 0) {
            for choice in game.seen(Viewer::Seat(seat)).choices(self.settings.notation()) {
                let mut next = game.boxed();
                let lines = match next.act(&Act::Move { seat, text: choice.text }) {
                    Ok(_) => lines(&*next, depth - 1),
                    Err(_) => continue,
                };
                sum += lines;
                (self.out)(&format!("{}: {lines}", choice.written));
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
        for note in self.speech.notes(game) {
            (self.out)(&format!("Note: {note}"));
        }
        match self.speech.result(game) {
            Some(result) => (self.out)(&format!("Result: {result}")),
            None => (self.out)(&format!("Variant: {}", game.info().slug)),
        }
        Ok(())
    }

    fn complain(&self, why: &str) {
        (self.out)(&self.tongue.remark(why));
    }

    /// Plays a line; if one move of it cannot be played, none is. A line may go on after an end by
    /// counting.
    fn played(&self, Position { start, moves }: &Position) -> Result<Box<dyn AnyGame>, String> {
        let mut game = begin(&self.speech, &self.settings, start)?;
        for text in moves {
            game.play_on();
            let Some(seat) = game.status().acting().only() else {
                return Err(format!("the game is over before {text}"));
            };
            let read = game.seen(Viewer::Seat(seat)).read(text, self.settings.notation());
            let text = read.map_err(|unread| self.speech.unread(&*game, text, &unread))?;
            let refused = |refusal| self.speech.refusal(self.settings.entry.info, &refusal);
            game.act(&Act::Move { seat, text }).map_err(refused)?;
        }
        Ok(game)
    }
}

/// What is said where there is nothing to think about.
const NO_POSITION: &str = "there is no position: the last one was refused";

/// The canonical texts of these moves, and those that are none.
fn read_moves(
    game: &dyn AnyGame,
    texts: &[String],
    notation: Notation,
) -> (Vec<String>, Vec<String>) {
    let Some(seat) = game.status().acting().only() else { return Default::default() };
    let seen = game.seen(Viewer::Seat(seat));
    let mut moves = Vec::new();
    let mut unread = Vec::new();
    for text in texts {
        match seen.read(text, notation) {
            Ok(canonical) => moves.push(canonical),
            Err(_) => unread.push(text.clone()),
        }
    }
    (moves, unread)
}

/// The moves of these, or of all, if none is named, that are not banned.
fn allowed(game: &dyn AnyGame, among: &[String], banned: &[String]) -> Vec<String> {
    let Some(seat) = game.status().acting().only() else { return Vec::new() };
    let choices = game.seen(Viewer::Seat(seat)).choices(Notation::CANONICAL);
    let moves = choices.into_iter().map(|choice| choice.text);
    moves.filter(|m| (among.is_empty() || among.contains(m)) && !banned.contains(m)).collect()
}

fn lines(game: &dyn AnyGame, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    game.fact("perft", depth).and_then(|value| value.as_u64()).unwrap_or(0)
}

fn mind(settings: &Settings) -> Lent {
    let mut brain = (settings.entry.brain)(settings.strength);
    brain.remember(settings.megabytes);
    Arc::new(Mutex::new(Mind { brain, last: None }))
}

/// Begins a game. The usual start under other options is still the usual start.
fn begin(speech: &Speech, settings: &Settings, start: &Start) -> Result<Box<dyn AnyGame>, String> {
    let entry = settings.entry;
    let refused = |refusal: Refusal| speech.refusal(entry.info, &refusal);
    let text = match start {
        Start::Text(text) => text.clone(),
        Start::Usual => {
            let usual = (entry.roll)(&OptionMap::new(), 2, &mut Rng::new(0));
            usual.map_err(refused)?.start
        }
    };
    let header = (entry.adopt)(&settings.options, 2, &text).map_err(refused)?;
    (entry.open)(&header).map_err(refused)
}
