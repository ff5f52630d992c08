//! A brain that thinks until it is stopped, and counts how it ended.

use std::sync::atomic::{AtomicU32, Ordering};

use patt::ai::{Ask, Brain, Thought};
use patt::rules::Game;

/// How many searches have begun.
pub static BEGUN: AtomicU32 = AtomicU32::new(0);
/// How many were stopped.
pub static STOPPED: AtomicU32 = AtomicU32::new(0);

/// A bot that finds its move only when nobody wants to wait any longer.
pub struct Dreamer;

impl<G: Game> Brain<G> for Dreamer {
    fn choose(&mut self, ask: Ask<'_, G>) -> Option<Thought<G::Move>> {
        BEGUN.fetch_add(1, Ordering::SeqCst);
        while !ask.watch.stop() {
            std::thread::yield_now();
        }
        STOPPED.fetch_add(1, Ordering::SeqCst);
        let m = (ask.world)().moves(ask.seat).first()?.clone();
        Some(Thought { m, value: None, depth: 0, nodes: 1, pv: Vec::new() })
    }
}
