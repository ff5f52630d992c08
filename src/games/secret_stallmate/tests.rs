//! The rules and the partner from inside: what vectors cannot ask.

use std::collections::BTreeSet;

use cozy_chess::{Board, Square};

use super::brain::brain;
use super::sides::colour;
use super::tries::legal;
use super::{HandOver, Heard, Options, SecretStallmate, Try, Word, mend};
use crate::ai::{Ask, Brain, Company, Level, Limits, Strength, Unwatched};
use crate::rules::{Game, Notation, Rng, Seat, Status, Unread, Viewer};

fn at_once() -> Options {
    Options { handover: HandOver::AtOnce, ..Options::default() }
}

/// Plays random tries; before each, `look` sees the game.
fn random_game(seed: u64, options: &Options, mut look: impl FnMut(&SecretStallmate, &mut Rng)) {
    let mut rng = Rng::new(seed);
    let mut game = SecretStallmate::new(options, 2, &mut rng).unwrap();
    for _ in 0..600 {
        look(&game, &mut rng);
        match game.status() {
            Status::Over(_) => return,
            Status::HandOver => drop(game.hand_over()),
            Status::ToAct(seats) => {
                let seat = seats.only().unwrap();
                let one = *rng.pick(&game.moves(seat)).unwrap();
                game.apply(seat, &one);
            }
        }
    }
}

#[test]
fn everything_legal_can_be_thought_of() {
    for seed in 0..20 {
        random_game(seed, &at_once(), |game, _| {
            let Status::ToAct(seats) = game.status() else { return };
            let known = game.known(seats.only().unwrap()).unwrap();
            let thinkable = known.thinkable();
            let board = game.board();
            board.generate_moves(|moves| {
                for m in moves {
                    let asked = known.answer == Some(false) && known.strikes_by(m);
                    let found = thinkable.contains(&Try::Go(m));
                    assert!(found != asked, "{m} in {board}");
                }
                false
            });
        });
    }
}

#[test]
fn an_imagined_world_would_have_refused_the_same_tries() {
    for seed in 0..10 {
        let options = if seed % 2 == 0 { Options::default() } else { at_once() };
        let mut entry = 0;
        random_game(seed, &options, |game, rng| {
            entry += 1;
            if entry % 5 != 0 || matches!(game.status(), Status::Over(_)) {
                return;
            }
            for seat in Seat::all(2) {
                let world = game.imagine(seat, rng);
                assert_eq!(world.view(Viewer::Seat(seat)), game.view(Viewer::Seat(seat)));
                assert!(
                    world.chronicle(seat.other()).is_empty(),
                    "the other's tries stay with the other"
                );
                let own = game.mover() == seat && game.before.is_none();
                for one in game.turn.refused.iter().filter(|_| own) {
                    let Try::Go(m) = one else { continue };
                    assert!(!legal(world.board(), *m), "{m} in {}", world.to_text());
                }
            }
        });
    }
}

#[test]
fn what_was_believed_is_mended_no_more_than_the_turn_demands() {
    let (mut entry, mut far) = (0, 0);
    for seed in 0..5 {
        random_game(seed, &at_once(), |game, rng| {
            entry += 1;
            let Some(seat) = game.status().acting().only() else { return };
            if entry % 5 != 0 {
                return;
            }
            let real = game.board();
            let men = |board: &Board, seat| {
                let men = board.colors(colour(seat)).into_iter();
                men.map(|square| (square, board.piece_on(square))).collect::<Vec<_>>()
            };
            // The real board contradicts nothing.
            let kept = mend(game, seat, real, rng).unwrap();
            assert_eq!(men(&kept, seat.other()), men(real, seat.other()));
            // Nor does what becomes of a board that is far from it.
            let Some(mended) = mend(game, seat, game.start(), rng) else { return };
            far += 1;
            assert_eq!(men(&mended, seat), men(real, seat));
            assert_eq!(men(&mended, seat.other()).len(), men(real, seat.other()).len());
            for one in &game.turn.refused {
                let Try::Go(m) = one else { continue };
                assert!(!legal(&mended, *m), "{m} in {mended}");
            }
        });
    }
    assert!(far * 5 > entry / 5 * 4, "{far} of {}", entry / 5);
}

#[test]
fn people_may_type_tries_as_they_like_but_machines_may_not() {
    let mut options = Options::default();
    let text = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w HAha - 0 2";
    let game = SecretStallmate::from_text(&mut options, text).unwrap();
    let read = |text: &str, notation| game.read(Seat::FIRST, text, notation).map(Try::text);
    for typed in ["Ng1f3", "ng1-f3", "G1F3", "g1 f3"] {
        assert_eq!(read(typed, Notation(1)), Ok("g1f3".to_owned()), "{typed}");
    }
    assert_eq!(read("Any?", Notation(1)), Ok("any".to_owned()));
    assert_eq!(read("bf1c4", Notation(1)), Ok("f1c4".to_owned()));
    assert_eq!(read("Bg1f3", Notation(1)), Err(Unread::Unknown));
    for typed in ["G1F3", "g1-f3", "Any?", "g1f3 "] {
        assert_eq!(read(typed, Notation::CANONICAL), Err(Unread::Unknown), "{typed}");
    }
}

/// Every text that may be a try, sense or nonsense.
fn all_tries() -> Vec<String> {
    let squares: Vec<_> = Square::ALL.into_iter().collect();
    let pairs = squares.iter().flat_map(|from| squares.iter().map(move |to| format!("{from}{to}")));
    let plain: Vec<_> = pairs.collect();
    let last = plain.iter().filter(|text| text.ends_with(['1', '2', '8']));
    let becomes = last.flat_map(|text| ["q", "n"].map(|letter| format!("{text}{letter}")));
    let becomes: Vec<_> = becomes.collect();
    plain.into_iter().chain(becomes).chain(["any".to_owned()]).collect()
}

#[test]
fn why_a_try_is_impossible_is_a_function_of_what_its_player_sees() {
    let texts = all_tries();
    let mut reasons = BTreeSet::new();
    for seed in 0..12 {
        let mut entry = seed;
        random_game(seed, &at_once(), |game, rng| {
            entry += 1;
            let Some(seat) = game.status().acting().only() else { return };
            if entry % 9 != 0 {
                return;
            }
            let answers = |game: &SecretStallmate| -> Vec<_> {
                let read = |text: &String| game.read(seat, text, Notation::CANONICAL);
                texts.iter().map(read).collect()
            };
            let real = answers(game);
            // Other worlds with the same view give the same answer to everything.
            for _ in 0..3 {
                let world = game.imagine(seat, rng);
                assert_eq!(world.view(Viewer::Seat(seat)), game.view(Viewer::Seat(seat)));
                assert!(answers(&world) == real, "{} and {}", game.to_text(), world.to_text());
            }
            for answer in real {
                let Err(Unread::Illegal(say)) = answer else { continue };
                let why = say.text();
                let why = why.split([':', ',']).nth(1).unwrap_or_default().to_owned();
                assert!(say.key != "impossible" || !why.is_empty());
                reasons.insert(why);
            }
        });
    }
    assert!(reasons.len() >= 12, "{reasons:?}");
}

#[test]
fn each_reason_is_given_where_it_holds() {
    let read = |position: &str, typed: &str| {
        let game = SecretStallmate::from_text(&mut at_once(), position).unwrap();
        let seat = game.status().acting().only().unwrap();
        match game.read(seat, typed, Notation::CANONICAL) {
            Err(Unread::Illegal(say)) => say.text(),
            other => panic!("{typed}: {other:?}"),
        }
    };
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1";
    let late = "r3k2r/1P6/8/8/8/5n2/3P1P1P/R1B1K2R w HAha - 0 30";
    for (position, typed, why) in [
        (start, "e3e4", "no-man,e3"),
        (start, "e7e5", "no-man,e7"),
        (start, "g1g3", "wrong-way,g1,g3,N"),
        (start, "a1a2", "own-man,a2"),
        (start, "a1a3", "own-between,a2"),
        (start, "e2e5", "wrong-way,e2,e5,P"),
        (start, "e2d3", "not-reached,d3"),
        (start, "e1c1", "castle-how"),
        (start, "e1h1", "castle-own-man,f1"),
        (start, "e2e4q", "no-promotion"),
        (start, "any", "nothing-near"),
        (late, "b7b8", "becomes-what"),
        (late, "f2f4q", "no-promotion"),
        (late, "e1h1", "castle-in-check"),
        (late, "c1e3q", "own-between,d2"),
    ] {
        assert_eq!(read(position, typed), format!("impossible:{why}"), "{typed}");
    }
}

#[test]
fn what_was_said_is_in_the_chronicles() {
    let mut options = Options::default();
    let text = "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w HAha - 0 2";
    let mut game = SecretStallmate::from_text(&mut options, text).unwrap();
    for typed in ["any", "e4f5", "e4d5"] {
        let one = Try::read(typed).unwrap();
        game.apply(Seat::FIRST, &one);
    }
    assert!(game.chronicle(Seat::SECOND).is_empty(), "not before the hand-over");
    game.hand_over();
    let [Heard::Turn(told)] = game.chronicle(Seat::SECOND) else { panic!("one turn") };
    assert_eq!(told[..3], [Word::Any(true), Word::Illegal, Word::Moved]);
    assert_eq!(game.chronicle(Seat::FIRST).len(), 3);
}

/// The points of two bots of a level over four games, if each takes the other for such company and
/// visits so many positions.
fn partners(level: u8, company: Company, positions: u64) -> i32 {
    let strength = Strength::Level(Level::new(level).unwrap());
    let limits = Limits { nodes: Some(positions), depth: None };
    let game = |seed| {
        let mut rng = Rng::new(seed);
        let mut game = SecretStallmate::new(&at_once(), 2, &mut rng).unwrap();
        let mut minds = [brain(strength), brain(strength)];
        for _ in 0..600 {
            let Some(seat) = game.status().acting().only() else { break };
            let (mut worlds, mut chance) = (Rng::new(rng.next()), Rng::new(rng.next()));
            let world = &mut || game.imagine(seat, &mut worlds);
            let rng = &mut chance;
            let watch = &Unwatched;
            let ask = Ask { world, seat, company, limits, among: &[], rng, watch };
            let one = minds[seat.index()].choose(ask).unwrap().m;
            assert!(game.moves(seat).contains(&one));
            game.apply(seat, &one);
        }
        game.status().outcome().map_or(-8, |outcome| outcome.scores.clone().unwrap()[0])
    };
    (0..4).map(game).sum()
}

#[test]
fn partners_of_the_top_level_find_stalemates() {
    let points = partners(8, Company::People, 4_000);
    assert!(points >= 40, "{points} points in 4 games");
}

#[test]
fn two_computers_know_a_plan_that_keeps_nearly_all_men() {
    let points = partners(9, Company::Computers, 60_000);
    assert!(points >= 110, "{points} points in 4 games");
}
