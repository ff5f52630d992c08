//! Every level of the computer in every game: it plays legal moves, and the same ones again.

use patt::ai::{Company, Level, Limits, Strength, Unwatched};
use patt::catalog::{AnyGame, CATALOG, Entry, Question};
use patt::rules::{Act, OptionMap, Rng, Seat, Status};

/// The plies that are played, and the most positions for one: what a level spends beyond is more of
/// the same.
const PLIES: usize = 8;
const POSITIONS: u64 = 1_500;

/// What a fresh computer of a level plays.
fn chosen(entry: &Entry, level: Level, game: &dyn AnyGame, seat: Seat, seed: u64) -> String {
    let limits = Limits { nodes: Some(POSITIONS), depth: None };
    let (watch, company) = (&Unwatched, Company::Computers);
    let question = Question { game, seat, company, limits, among: &[], seed, watch };
    let thought = (entry.brain)(Strength::Level(level)).choose(&question);
    thought.expect("whoever is to move has a move").m
}

/// The moves of a level that plays all seats.
fn played(entry: &Entry, seats: u8, level: Level, seed: u64) -> Vec<String> {
    let header = (entry.roll)(&OptionMap::new(), seats, &mut Rng::new(seed)).unwrap();
    let mut game = (entry.open)(&header).unwrap();
    let mut moves = Vec::new();
    while moves.len() < PLIES {
        match game.status() {
            Status::Over(_) => break,
            Status::HandOver => drop(game.act(&Act::HandOver).unwrap()),
            Status::ToAct(acting) => {
                let (seat, text) = game.forced().unwrap_or_else(|| {
                    let seat = acting.iter().next().unwrap();
                    (seat, chosen(entry, level, &*game, seat, seed + moves.len() as u64))
                });
                let act = Act::Move { seat, text: text.clone() };
                let named = format!("level {} of {}: {text}", level.number(), entry.info.slug);
                game.act(&act).unwrap_or_else(|refusal| panic!("{named}: {refusal}"));
                moves.push(text);
            }
        }
    }
    moves
}

#[test]
fn every_level_plays_and_plays_the_same_again() {
    for entry in CATALOG.iter() {
        let (least, most) = entry.info.seats;
        for seats in [least, most.min(least + 1)] {
            for level in Level::all() {
                let moves = played(entry, seats, level, 7);
                assert_eq!(moves, played(entry, seats, level, 7), "{}", entry.info.slug);
            }
        }
    }
}

#[test]
fn a_weak_level_plays_otherwise_under_another_seed() {
    let weakest = Level::new(1).unwrap();
    for entry in CATALOG.iter() {
        let seats = entry.info.seats.0;
        let games = (1..6).map(|seed| played(entry, seats, weakest, seed));
        let mut games: Vec<_> = games.collect();
        games.sort();
        games.dedup();
        assert!(games.len() > 1, "{}: {games:?}", entry.info.slug);
    }
}
