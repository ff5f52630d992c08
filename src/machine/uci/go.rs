//! A search under way on a thread of its own.

use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Instant;

use super::bell::Bell;
use super::clock::{Budget, Clock, score};
use super::command::Go;
use crate::ai::{Limits, Thought, Watch};
use crate::catalog::{AnyBrain, AnyGame, Question};

/// The positions that are looked at for a move where there was no mate.
const GLANCE: u64 = 20_000;

/// A brain that is lent to a search and comes back.
pub(super) type Lent = Arc<Mutex<Box<dyn AnyBrain>>>;

/// A line goes out here.
pub(super) type Out = Arc<dyn Fn(&str) + Send + Sync>;

/// How a search looks for a move.
pub(super) struct Wish {
    pub(super) go: Go,
    /// How many of the best lines it tells.
    pub(super) lines: usize,
    pub(super) seed: u64,
}

/// A search that runs.
pub(super) struct Running {
    bell: Arc<Bell>,
    thread: JoinHandle<()>,
}

impl Running {
    /// Begins a search; its lines and its `bestmove` go to `out`.
    pub(super) fn start(game: Box<dyn AnyGame>, brain: Lent, wish: Wish, out: Out) -> Self {
        let bell = Arc::new(Bell::new(wish.go.ponder));
        let heard = Arc::clone(&bell);
        let thread = thread::spawn(move || answer(&*game, &brain, &wish, &out, &heard));
        Self { bell, thread }
    }

    /// The expected move was played.
    pub(super) fn hit(&self) {
        self.bell.hit();
    }

    /// Ends it and waits until it has answered.
    pub(super) fn stop(self) {
        self.bell.stop();
        self.wait();
    }

    /// No more will be said: waits for the answer of a search that ends by itself, and ends others.
    pub(super) fn finish(self, endless: bool) {
        if endless {
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
fn answer(game: &dyn AnyGame, brain: &Lent, wish: &Wish, out: &Out, bell: &Bell) {
    let best = think(game, brain, wish, out, bell);
    bell.wait(wish.go.infinite);
    match best {
        Some(best) => match best.pv.get(1) {
            Some(answer) => out(&format!("bestmove {} ponder {answer}", best.m)),
            None => out(&format!("bestmove {}", best.m)),
        },
        None => out("bestmove (none)"),
    }
}

fn think(
    game: &dyn AnyGame,
    brain: &Lent,
    Wish { go, lines, seed }: &Wish,
    out: &Out,
    bell: &Bell,
) -> Option<Thought<String>> {
    let seat = game.status().acting().only()?;
    let say = |line: &str| out(line);
    let budget = Budget::new(go, seat.index());
    let clock = Clock { begun: Instant::now(), budget, bell, lines: *lines, say: &say };
    let limits = Limits { nodes: go.nodes, depth: go.depth };
    let question = Question { game, seat, limits, among: &go.among, seed: *seed, watch: &clock };
    let mut brain = brain.lock().unwrap_or_else(PoisonError::into_inner);
    let last = |thought: &Thought<String>| {
        if let Some(value) = thought.value.filter(|_| thought.pv.first() == Some(&thought.m)) {
            let (depth, line) = (thought.depth, thought.pv.join(" "));
            let (nodes, score) = (thought.nodes, score(value));
            out(&format!("info depth {depth} score {score} nodes {nodes} pv {line}"));
        }
    };
    if let Some(moves) = go.mate {
        if let Some(mate) = brain.mate(&question, moves) {
            last(&mate);
            return Some(mate);
        }
        if !clock.stop() {
            out(&format!("info string no mate in {moves} was found"));
        }
    }
    // A search for a mate that is not there still owes a move, and names no other end.
    let glance = Limits { nodes: Some(GLANCE), depth: None };
    let limits = if go.mate.is_some() { limits.and(glance) } else { limits };
    let thought = brain.choose(&Question { limits, ..question })?;
    last(&thought);
    Some(thought)
}
