//! Counts of move sequences, as other engines give them: the sharpest test of a move generator.
//!
//! Each file of `tests/perft` is named after a game. Its lines hold a position text, then pairs of
//! depth and count, separated by semicolons; `#` begins a comment.

use std::path::Path;

use patt::games::chess::{Chess, Options, Start};
use patt::games::stalemate::{self, StaleMate};
use patt::games::starchess::{self, Starchess};
use patt::games::tile_chess::{self, TileChess};
use patt::games::xiangqi::{self, Xiangqi};
use patt::rules::Game;

/// Checks every line of a file; `open` makes the game that stands at a position text.
fn check<G: Game>(file: &str, open: impl Fn(&str) -> G) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft").join(file);
    let text = std::fs::read_to_string(&path).unwrap();
    let mut counts = 0;
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let mut parts = line.split(';').map(str::trim);
        let position = parts.next().unwrap();
        let game = open(position);
        for pair in parts {
            let (depth, expect) = pair.split_once(' ').unwrap();
            let nodes = game.fact("perft", depth.parse().unwrap()).unwrap();
            assert_eq!(nodes.to_string(), expect, "depth {depth} of {position} in {file}");
            counts += 1;
        }
    }
    assert!(counts > 0, "{file} holds no counts");
}

#[test]
fn chess() {
    check("chess.perft", |text| Chess::from_text(&mut Options::default(), text).unwrap());
}

#[test]
fn fischer_random_chess() {
    let options = || Options { chess960: Some(Start::Random), fen: None };
    check("chess960.perft", |text| Chess::from_text(&mut options(), text).unwrap());
}

#[test]
fn stalemate() {
    let options = stalemate::options::Options::default;
    check("stalemate.perft", |text| StaleMate::from_text(&mut options(), text).unwrap());
}

#[test]
fn starchess() {
    let options = starchess::Options::default;
    check("starchess.perft", |text| Starchess::from_text(&mut options(), text).unwrap());
}

#[test]
fn xiangqi() {
    let options = xiangqi::Options::default;
    check("xiangqi.perft", |text| Xiangqi::from_text(&mut options(), text).unwrap());
}

#[test]
fn tile_chess() {
    let options = tile_chess::Options::default;
    check("tile-chess.perft", |text| TileChess::from_text(&mut options(), text).unwrap());
}
