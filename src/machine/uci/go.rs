//! A search under way on a thread of its own.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Instant;

use super::clock::{Budget, Clock, score};
use super::command::Go;
use crate::ai::Limits;
use crate::catalog::{AnyBrain, AnyGame, Question};

/// A brain that is lent to a search and comes back.
pub(super) type Lent = Arc<Mutex<Box<dyn AnyBrain>>>;

/// A line goes out here.
pub(super) type Out = Arc<dyn Fn(&str) + Send + Sync>;

/// What may end a search from outside, and wakes one that waits to be told.
#[derive(Default)]
struct Bell {
    rung: Arc<AtomicBool>,
    lock: Mutex<()>,
    heard: Condvar,
}

impl Bell {
    fn ring(&self) {
        let _guard = self.lock.lock().unwrap_or_else(PoisonError::into_inner);
        self.rung.store(true, Ordering::Relaxed);
        self.heard.notify_all();
    }

    fn wait(&self) {
        let mut guard = self.lock.lock().unwrap_or_else(PoisonError::into_inner);
        while !self.rung.load(Ordering::Relaxed) {
            guard = self.heard.wait(guard).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// A search that runs.
pub(super) struct Running {
    bell: Arc<Bell>,
    /// Whether it waits to be told before it answers.
    endless: bool,
    thread: JoinHandle<()>,
}

impl Running {
    /// Begins a search; its lines and its `bestmove` go to `out`.
    pub(super) fn start(game: Box<dyn AnyGame>, brain: Lent, go: Go, seed: u64, out: Out) -> Self {
        let bell = Arc::new(Bell::default());
        let heard = Arc::clone(&bell);
        let endless = go.infinite;
        let thread = thread::spawn(move || think(&*game, &brain, &go, seed, &out, &heard));
        Self { bell, endless, thread }
    }

    /// Ends it and waits until it has answered.
    pub(super) fn stop(self) {
        self.bell.ring();
        self.wait();
    }

    /// Waits until it has answered, if it ever does by itself.
    pub(super) fn wait(self) {
        if self.endless {
            self.bell.ring();
        }
        // A search that panicked has printed why; the session goes on without its answer.
        drop(self.thread.join());
    }

    /// Whether it has answered.
    pub(super) fn done(&self) -> bool {
        self.thread.is_finished()
    }
}

fn think(game: &dyn AnyGame, brain: &Lent, go: &Go, seed: u64, out: &Out, bell: &Bell) {
    let best = game.status().acting().only().and_then(|seat| {
        let say = |line: &str| out(line);
        let clock = Clock {
            begun: Instant::now(),
            budget: Budget::new(go, seat.index()),
            stopped: Arc::clone(&bell.rung),
            say: &say,
        };
        let limits = Limits { nodes: go.nodes, depth: go.depth };
        let mut brain = brain.lock().unwrap_or_else(PoisonError::into_inner);
        let thought = brain.choose(&Question { game, seat, limits, seed, watch: &clock })?;
        if let Some(value) = thought.value.filter(|_| thought.pv.first() == Some(&thought.m)) {
            out(&format!("info nodes {} score {}", thought.nodes, score(value)));
        }
        Some(thought)
    });
    if go.infinite {
        bell.wait();
    }
    match best {
        Some(best) => match best.pv.get(1) {
            Some(answer) => out(&format!("bestmove {} ponder {answer}", best.m)),
            None => out(&format!("bestmove {}", best.m)),
        },
        None => out("bestmove (none)"),
    }
}
