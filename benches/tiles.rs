//! How fast the legal moves of Tile Chess are generated, and how long a whole listing takes at most.
//!
//! ```text
//! cargo bench --bench tiles
//! ```
//!
//! All in CPU time of this thread. First, legal moves are generated again and again in positions for
//! two seats from the midst of games; the goal is 300,000 generations a second over all of them. Then
//! every position of the vectors is opened and its moves, checks, threats and trapped tiles are
//! listed; none may take 50 ms. Last, positions a second of the searches for two and four seats.

use cpu_time::ThreadTime;
use patt::ai::{Ask, Brain, Company, Limits, Strength, Unwatched};
use patt::games::tile_chess::brain::brain;
use patt::games::tile_chess::{Options, TileChess};
use patt::rules::{Game, Rng};

const MIDGAMES: [&str; 5] = [
    "tc1 wk b P n54:1bBbK/2bP/2bR/1bN/aB/1bP/aK1bP - - -",
    "tc1 wk b P k54:1bK/1bP/1aPaPbP/aN1aB1aP/4aP/3bPbP/4aK/3bP/2aPbP - - -",
    "tc1 wk b P j53:2bP/bPaP5bK/2aNbPaP1aK/2bP2aB/2bN/1aB4aPaP/2aPbPaNaP2aP - - bd=j47-r53",
    "tc1 wk a P m51:3bN/1aPbQaPaPbRbP/1bN1aP1bBaP/2bPbPaPbPaN/2aNaBbP1bP/1aRbPbPaR/bK3aQ/4aK - - -",
    "tc1 wk a P n53:aKaP1bPbK/aQ3bP/aP3bN/aNaRbRbBbP - - -",
];
const SEARCHED: [&str; 2] = [
    "tc1 wk a P m51:3bN/1aPbQaPaPbRbP/1bN1aP1bBaP/2bPbPaPbPaN/2aNaBbP1bP/1aRbPbPaR/bK3aQ/4aK - - -",
    "tc1 wkrb a P l53:4aPaK/dPdK4bP/1cP1dNdRaN/2aB4cK3cNdB/1bRbR3dP3dB/2cNaNaB2cRdPcP/2cB2bBdR/3aPbP2aP/5dP1bP1bP/8bK - - -",
];
const ROUNDS: u32 = 20_000;
const NODES: u64 = 30_000;

fn open(text: &str) -> Option<TileChess> {
    TileChess::from_text(&mut Options::default(), text).ok()
}

/// The seconds that some work took.
fn timed(work: impl FnOnce()) -> f64 {
    let begun = ThreadTime::now();
    work();
    begun.elapsed().as_secs_f64()
}

fn main() {
    let mut spent = 0.0;
    for text in MIDGAMES {
        let Some(game) = open(text) else { return eprintln!("{text} is no position") };
        let mut board = game.position().clone();
        let mut moves = Vec::new();
        let seconds = timed(|| {
            for _ in 0..ROUNDS {
                moves.clear();
                board.legal(&mut moves);
            }
        });
        spent += seconds;
        println!("{:6.0} k/s, {} moves: {text}", f64::from(ROUNDS) / seconds / 1e3, moves.len());
    }
    let all = f64::from(ROUNDS) * MIDGAMES.len() as f64;
    println!("{:6.0} k generations a second over all", all / spent / 1e3);

    let vectors = include_str!("../tests/vectors/tile-chess.json");
    let cases: Vec<serde_json::Value> = serde_json::from_str(vectors).unwrap_or_default();
    let listed = cases.iter().filter_map(|case| {
        let game = open(case["position"].as_str()?)?;
        let facts = ["legal", "checks", "threats", "trapped", "partial", "in_check"];
        let seconds = timed(|| facts.iter().for_each(|name| drop(game.fact(name, 1))));
        Some((seconds, case["name"].as_str()?))
    });
    if let Some((seconds, name)) = listed.max_by(|a, b| a.0.total_cmp(&b.0)) {
        println!("the slowest listing of {} takes {:.2} ms: {name}", cases.len(), 1e3 * seconds);
    }

    for text in SEARCHED {
        let Some(game) = open(text) else { return eprintln!("{text} is no position") };
        let mut nodes = 0;
        let seconds = timed(|| {
            let thought = brain(Strength::Full).choose(Ask {
                world: &mut || game.clone(),
                seat: game.position().turn(),
                company: Company::People,
                limits: Limits { nodes: Some(NODES), depth: None },
                among: &[],
                rng: &mut Rng::new(1),
                watch: &Unwatched,
            });
            nodes = thought.map_or(0, |thought| thought.nodes);
        });
        let seats = game.position().seats();
        println!(
            "{seats} seats: {:.0} k positions a second searched",
            nodes as f64 / seconds / 1e3
        );
    }
}
