//! Two small games that live only in the tests and prove the contract: `clan`, for three or four
//! seats, with a layout phase, elimination and skips; and `veil`, with hidden information, refused
//! tries and hand-over. Other tests take them in with `#[path = "games/mod.rs"] mod games;`.

#![allow(dead_code, reason = "each test takes in what it needs")]

pub mod clan;
pub mod crossing;
pub mod race;
pub mod slow;
pub mod veil;
pub mod wide;

use patt::ai::{Ask, Brain, Thought};
use patt::catalog::{Catalog, Entry, entry, mind};
use patt::rules::Game;

/// The line of `clan`.
pub const CLAN: Entry = entry::<clan::Clan>(|_| mind::<clan::Clan>(Guesser));
/// The line of `veil`.
pub const VEIL: Entry = entry::<veil::Veil>(|_| mind::<veil::Veil>(Guesser));
/// A house of just these two.
pub const GAMES: Catalog = Catalog(&[CLAN, VEIL]);

/// A bot that plays any move it can imagine.
pub struct Guesser;

impl<G: Game> Brain<G> for Guesser {
    fn choose(&mut self, ask: Ask<'_, G>) -> Option<Thought<G::Move>> {
        let m = ask.rng.pick(&(ask.world)().moves(ask.seat))?.clone();
        Some(Thought { m, value: None, depth: 0, nodes: 1, pv: Vec::new() })
    }
}

/// The line of `crossing`.
pub const CROSSING: Entry = entry::<crossing::Crossing>(|_| mind::<crossing::Crossing>(Guesser));
/// The line of `wide`.
pub const WIDE: Entry = entry::<wide::Wide>(|_| mind::<wide::Wide>(Guesser));
/// Chess with a bot that thinks of nothing.
pub const CHESS: Entry =
    entry::<patt::games::chess::Chess>(|_| mind::<patt::games::chess::Chess>(Guesser));
/// Chess with a bot that thinks until it is stopped.
pub const SLOW_CHESS: Entry =
    entry::<patt::games::chess::Chess>(|_| mind::<patt::games::chess::Chess>(slow::Dreamer));
