//! The games whose evaluation is learned: how their data begins.

use patt::ai::net::Features;
use patt::ai::{Search, Searchable, Which, value};
use patt::games::chess::Chess;
use patt::games::stalemate::StaleMate;
use patt::games::starchess::Starchess;
use patt::games::xiangqi::Xiangqi;
use patt::rules::Rng;
use serde_json::json;

/// A game that can be learned.
pub trait Learned: Searchable<Board: Features + Clone> {
    /// Starts that are further from level than this, in hundredths, are thrown away.
    const LEVEL: i32;
    /// From this value on a game is taken for won when it stays there.
    const CLEAR: i32;
    /// From this value on the end is known.
    const WON: i32 = value::FORCED;

    /// The options of a game.
    fn options(_rng: &mut Rng) -> Self::Options {
        Self::Options::default()
    }

    /// How many moves at random come before a game.
    fn random(rng: &mut Rng) -> usize;
}

impl Learned for Starchess {
    const LEVEL: i32 = 250;
    const CLEAR: i32 = 1_200;

    fn random(rng: &mut Rng) -> usize {
        // Ten of them place the back ranks. Some games begin before that is done.
        if rng.below(5) == 0 { rng.below(10) } else { 10 + rng.below(7) }
    }
}

impl Learned for Xiangqi {
    const LEVEL: i32 = 200;
    const CLEAR: i32 = 1_200;

    fn random(rng: &mut Rng) -> usize {
        6 + rng.below(7)
    }
}

impl Learned for Chess {
    const LEVEL: i32 = 150;
    const CLEAR: i32 = 1_000;

    fn random(rng: &mut Rng) -> usize {
        6 + rng.below(7)
    }
}

impl Learned for StaleMate {
    const LEVEL: i32 = 400;
    const CLEAR: i32 = 20_000;
    const WON: i32 = 20_000;

    /// Boards of every size, the usual one and small ones most often; two games of three by rules that
    /// are not the usual ones.
    fn options(rng: &mut Rng) -> Self::Options {
        let size = [5, 6, 6, 6, 7, 8, 8, 8, 9, 10][rng.below(10)];
        let mut options = json!({ "size": size });
        if rng.below(3) > 0 {
            options["scoring"] =
                json!(["threats", "safety", "both", "pawns", "placed"][rng.below(5)]);
            options["replace"] = json!(["free", "earned"][rng.below(2)]);
            options["forced_replace"] = json!(rng.below(2) == 0);
        }
        serde_json::from_value(options).expect("these are options of StaleMate")
    }

    fn random(rng: &mut Rng) -> usize {
        1 + rng.below(5)
    }
}

/// A game after moves at random, and what it is played by; `None` if it ended by them.
pub fn begun<G: Learned>(rng: &mut Rng) -> Option<(G, G::Options)> {
    let options = G::options(rng);
    let mut game = G::new(&options, 2, rng).ok()?;
    for _ in 0..G::random(rng) {
        let seat = game.status().acting().only()?;
        let board = game.board();
        let mut moves = Vec::new();
        board.generate(Which::All, &mut moves);
        let m = game.lift(*rng.pick(&moves)?);
        game.apply(seat, &m);
    }
    game.status().acting().only()?;
    Some((game, options))
}
