//! A search under way on a thread of its own.

use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Instant;

use super::bell::Bell;
use super::clock::{Budget, Clock};
use super::command::Go;
use super::tongue::{Best, Known, Report, Tongue};
use super::written;
use crate::ai::manners::{Offer, accepts_draw};
use crate::ai::{Company, Limits, Thought, Watch, value};
use crate::catalog::{AnyBrain, AnyGame, Question};
use crate::rules::{Notation, Viewer};

/// The positions that are looked at for a move where there was no mate.
const GLANCE: u64 = 20_000;

/// A brain, and what it found last.
pub(super) struct Mind {
    pub(super) brain: Box<dyn AnyBrain>,
    /// The text of the position that was searched last, and what was found.
    pub(super) last: Option<(String, Known)>,
}

/// A mind that is lent to a search and comes back.
pub(super) type Lent = Arc<Mutex<Mind>>;

/// A line goes out here.
pub(super) type Out = Arc<dyn Fn(&str) + Send + Sync>;

/// How a search looks for a move.
pub(super) struct Wish {
    pub(super) go: Go,
    /// How many of the best lines it tells.
    pub(super) lines: usize,
    pub(super) seed: u64,
    /// How moves are written.
    pub(super) notation: Notation,
    pub(super) tongue: &'static dyn Tongue,
}

/// A search that runs.
pub(super) struct Running {
    bell: Arc<Bell>,
    thread: JoinHandle<()>,
    /// Whether it waits to be told before it answers.
    endless: bool,
}

impl Running {
    /// Begins a search; its lines and its answer go to `out`.
    pub(super) fn start(game: Box<dyn AnyGame>, mind: Lent, wish: Wish, out: Out) -> Self {
        let bell = Arc::new(Bell::new(wish.go.ponder));
        let heard = Arc::clone(&bell);
        let endless = wish.go.infinite || wish.go.ponder;
        let thread = thread::spawn(move || answer(&*game, &mind, &wish, &out, &heard));
        Self { bell, thread, endless }
    }

    /// The expected move was played.
    pub(super) fn hit(&self, draw: bool) {
        self.bell.hit(draw);
    }

    /// Ends it and waits until it has answered.
    pub(super) fn stop(self) {
        self.bell.stop();
        self.wait();
    }

    /// No more will be said: waits for the answer of a search that ends by itself, and ends others.
    pub(super) fn finish(self) {
        if self.endless {
            self.bell.stop();
        }
        self.wait();
    }

    /// Waits until it has answered.
    fn wait(self) {
        // A search that panicked has printed why; the session goes on without its answer.
        drop(self.thread.join());
    }
}

/// Thinks and answers, once it may.
fn answer(game: &dyn AnyGame, mind: &Lent, wish: &Wish, out: &Out, bell: &Bell) {
    let thought = think(game, mind, wish, out, bell);
    bell.wait(wish.go.infinite);
    let offered = wish.go.draw || bell.draw_offered();
    let Some(thought) = thought else {
        return out(&wish.tongue.best(&Best { m: None, answer: None, draw: false }));
    };
    let draw = offered && accepts_draw(offer(game, thought.value));
    let mut line = written::line(game, &thought.pv, wish.notation).into_iter();
    let seat = game.status().acting().only();
    let alone =
        seat.and_then(|seat| game.seen(Viewer::Seat(seat)).write(&thought.m, wish.notation));
    let m = line.next().or(alone).unwrap_or(thought.m);
    out(&wish.tongue.best(&Best { m: Some(m), answer: line.next(), draw }));
}

/// What is known when a draw is offered. Positions count their quiet moves and their turns last.
fn offer(game: &dyn AnyGame, value: Option<i32>) -> Offer {
    let text = game.to_text();
    let mut counts = text.rsplit(' ').map_while(|word| word.parse::<u32>().ok());
    let number = counts.next().unwrap_or(1);
    Offer {
        scale: game.scale(),
        value,
        ply: number.saturating_sub(1).saturating_mul(2),
        quiet: counts.next().unwrap_or(0),
    }
}

fn think(
    game: &dyn AnyGame,
    mind: &Lent,
    Wish { go, lines, seed, notation, tongue }: &Wish,
    out: &Out,
    bell: &Bell,
) -> Option<Thought<String>> {
    let seat = game.status().acting().only()?;
    let say = |line: &str| out(line);
    let clock = Clock {
        begun: Instant::now(),
        budget: Budget::new(go, seat),
        bell,
        lines: *lines,
        game,
        notation: *notation,
        tongue: *tongue,
        say: &say,
    };
    let limits = Limits { nodes: go.nodes, depth: go.depth };
    let question = Question {
        game,
        seat,
        company: Company::People,
        limits,
        among: &go.among,
        seed: *seed,
        watch: &clock,
    };
    let mut mind = mind.lock().unwrap_or_else(PoisonError::into_inner);
    let told = |mind: &mut Mind, thought: &Thought<String>| {
        let Some(value) = thought.value.filter(|_| thought.pv.first() == Some(&thought.m)) else {
            return;
        };
        let value = value::told(game.scale(), value);
        let Thought { m, depth, nodes, .. } = thought;
        let line = written::line(game, &thought.pv, *notation);
        out(&tongue.report(&Report {
            nth: None,
            depth: *depth,
            value,
            nodes: *nodes,
            pace: None,
            line,
        }));
        mind.last = Some((game.to_text(), Known { m: m.clone(), value, depth: *depth }));
    };
    if let Some(moves) = go.mate {
        if let Some(mate) = mind.brain.mate(&question, moves) {
            told(&mut mind, &mate);
            return Some(mate);
        }
        if !clock.stop() {
            out(&tongue.remark(&format!("no mate in {moves} was found")));
        }
    }
    // A search for a mate that is not there still owes a move, and names no other end.
    let glance = Limits { nodes: Some(GLANCE), depth: None };
    let limits = if go.mate.is_some() { limits.and(glance) } else { limits };
    let thought = mind.brain.choose(&Question { limits, ..question })?;
    told(&mut mind, &thought);
    Some(thought)
}
