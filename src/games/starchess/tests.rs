//! The game as a whole: the vectors, mirrors, games at random, texts and refusals.

use std::collections::HashSet;

use serde_json::{Map, Value};

use super::cells::Spot;
use super::generate::Reach;
use super::*;
use crate::rules::{Checked, Mark, spoken};

pub(super) fn open(text: &str) -> Starchess {
    Starchess::from_text(&mut Options::default(), text).unwrap()
}

fn start() -> Starchess {
    Starchess::new(&Options::default(), 2, &mut Rng::new(1)).unwrap()
}

fn play(game: &mut Starchess, moves: &str) {
    for text in moves.split_ascii_whitespace() {
        let seat = game.mover().unwrap();
        let m = game.read(seat, text, info::PEOPLE).unwrap_or_else(|why| panic!("{text}: {why:?}"));
        game.play(seat, &m).unwrap();
    }
}

const WORDS: &str = include_str!("words/en.ftl");

/// Checks that there are words for `say` and that it brings the fields they use.
#[track_caller]
pub(super) fn check_said(say: &Say) {
    spoken::check_said(WORDS, say);
}

#[test]
fn every_vector_comes_back_equal_in_both_notations() {
    let cases: Vec<Map<String, Value>> =
        serde_json::from_str(include_str!("../../../tests/vectors/starchess.json")).unwrap();
    assert_eq!(cases.len(), 123);
    for case in cases {
        let text = |key: &str| case[key].as_str().unwrap();
        let list = |key: &str| -> Vec<&str> {
            let values = case.get(key).and_then(Value::as_array);
            values.into_iter().flatten().filter_map(Value::as_str).collect()
        };
        let name = text("name");
        let mut game = open(text("fen"));
        let human = list("human");
        for (nth, moved) in list("moves").into_iter().enumerate() {
            let seat = game.mover().unwrap();
            let m = game.read(seat, moved, info::PEOPLE).unwrap();
            if let Some(&human) = human.get(nth) {
                assert_eq!(game.write(&m, info::PEOPLE), human, "{name}");
                assert_eq!(game.read(seat, human, info::PEOPLE), Ok(m), "{name}");
            }
            game.play(seat, &m).unwrap();
        }
        for key in ["legal", "in_check", "outcome", "fen_after"] {
            if let Some(expect) = case.get(key) {
                assert_eq!(&game.fact(key, 0).unwrap(), expect, "{name}: {key}");
            }
        }
        for (depth, nodes) in case["perft"].as_object().unwrap() {
            let depth = depth.parse().unwrap();
            assert_eq!(&game.fact("perft", depth).unwrap(), nodes, "{name}: perft {depth}");
        }
    }
}

/// Boards of games of random moves, one here and there.
pub(super) fn some_boards(seed: u64, games: usize) -> Vec<Board> {
    let mut rng = Rng::new(seed);
    let mut boards = Vec::new();
    for _ in 0..games {
        let mut game = start();
        while let Some(seat) = game.mover() {
            if rng.below(3) == 0 {
                boards.push(*game.board());
            }
            let m = *rng.pick(&game.moves(seat)).unwrap();
            game.play(seat, &m).unwrap();
        }
    }
    boards
}

#[test]
fn mirrors_change_nothing() {
    for board in some_boards(5, 12) {
        for (mirror, exchange) in
            [(Spot::left_right as fn(Spot) -> Spot, false), (Spot::top_bottom, true)]
        {
            let mirrored = board.mirrored(mirror, exchange);
            // With colours exchanged White places second; the text form knows no such setup.
            if !(board.in_setup() && exchange) {
                assert_eq!(text::read(&text::write(&mirrored)), Ok(mirrored));
            }
            let image = |m: Move| match m {
                Move::Place { kind, to } => Move::Place { kind, to: mirror(to) },
                Move::Go { from, to } => Move::Go { from: mirror(from), to: mirror(to) },
                Move::Promote { from, to, kind } => {
                    Move::Promote { from: mirror(from), to: mirror(to), kind }
                }
            };
            let moves = |board: &Board| board.moves().into_iter();
            let here: HashSet<_> = moves(&board).map(image).collect();
            assert_eq!(here, moves(&mirrored).collect(), "{}", text::write(&board));
            assert_eq!(board.perft(2), mirrored.perft(2));
            for m in moves(&board) {
                let ways = [board.after(m).mirrored(mirror, exchange), mirrored.after(image(m))];
                assert_eq!(ways[0].key(), ways[1].key(), "{m:?}");
            }
        }
    }
}

#[test]
fn random_games_read_what_they_write() {
    for board in some_boards(17, 25) {
        let game = Starchess::at(board);
        let Some(seat) = game.mover() else { continue };
        let moves = game.moves(seat);
        for notation in Starchess::INFO.notations() {
            let mut texts = HashSet::new();
            for m in &moves {
                let text = game.write(m, notation);
                assert_eq!(game.read(seat, &text, notation).as_ref(), Ok(m), "{text}");
                assert!(texts.insert(text), "two moves are written alike in {}", game.to_text());
            }
        }
        let clicks: HashSet<_> = moves.iter().map(|m| game.steps(m)).collect();
        assert_eq!(clicks.len(), moves.len());
        let again = open(&game.to_text());
        assert_eq!(again.to_text(), game.to_text());
        assert_eq!(again.board().key(), board.key(), "{}", game.to_text());
        assert_eq!(again.moves(seat), moves);
    }
}

#[test]
fn legal_moves_are_those_that_leave_the_king_unattacked() {
    for board in some_boards(23, 12).into_iter().filter(|board| !board.in_setup()) {
        let turn = board.turn();
        let legal: HashSet<_> = board.moves().into_iter().collect();
        for from in board.side(turn) {
            let kind = board.kind_on(from).unwrap();
            let reach = if kind == Kind::Pawn {
                attacks::pawn(turn, from) & board.side(!turn) | board.pawn_steps(from)
            } else {
                attacks::of(kind, from, board.occupied()) & !board.side(turn)
            };
            let mut count = 0;
            Reach { kind, from: Some(from), to: reach }.each(turn, |m| {
                let safe = board.after(m).checks(turn).is_empty();
                assert_eq!(legal.contains(&m), safe, "{m:?} in {}", text::write(&board));
                count += 1;
            });
            assert!(count >= legal.iter().filter(|m| m.from() == Some(from)).count());
        }
    }
}

#[test]
fn people_write_moves_as_they_like() {
    let check = |fen: &str, texts: &str, expect: &str| {
        let game = open(fen);
        let seat = game.mover().unwrap();
        for text in texts.split('|') {
            let m =
                game.read(seat, text, info::PEOPLE).unwrap_or_else(|why| panic!("{text}: {why:?}"));
            assert_eq!(game.write(&m, Notation::CANONICAL), expect, "{text}");
        }
    };
    let setup = &start().to_text();
    check(setup, "17B|17 B|B17|B@17|17@B|b17|17b|♗17|17♝|I. 17B|IV.17 B!|B 17|B - 17", "B@17");
    let play = "1/2/KP3pr/RP2pq/BP1pb/NP2pn/QP3pk/2/1 [] w - 0 1";
    check(play, "P14|p14|14|12-14|12 14|12–14|♙14|P12-14|P 12 - 14|1. P14|14!?| 14 |♟14", "12-14");
    check(play, "N19|n19|♘ 19|22-19|22 19|N22-19|N22 19|N19+|N19!", "22-19");
    let takes = "1/2/K6/1P4/1n3/1P4/6k/2/1 [] w - 0 1";
    check(takes, "12x18|12-18|12 18|P12x18|P12:18|p12×18|P12-18", "12-18");
    let promotion = "1/2/K6/4P1/4r/6/6k/2/1 [] w - 0 1";
    check(promotion, "P16=Q|P16Q|16=Q|16q|15-16=Q|15-16Q|P15-16=Q|16♕|P16=Q+", "15-16=Q");
    check(promotion, "Px21=N|P21N|21n|15x21=N|x21N|P15:21=N", "15-21=N");
}

#[test]
fn refusals_say_why() {
    let check = |fen: &str, text: &str, expect: &str| {
        let game = open(fen);
        let got = match game.read(game.mover().unwrap(), text, info::PEOPLE) {
            Ok(m) => format!("plays {m:?}"),
            Err(Unread::Unknown) => "unknown".to_owned(),
            Err(Unread::Ambiguous(texts)) => texts.join(" "),
            Err(Unread::Illegal(say)) => {
                check_said(&say);
                say.text()
            }
        };
        assert_eq!(got, expect, "{text} in {fen}");
    };
    let setup = "1/2/1P3p1/1P2p1/BP1p1/1P2p1/1P3pk/2/1 [KQRNqrbn] w - 0 1";
    for text in ["", "hello", "N", "P", "17-", "-17", "--", "=Q", "04", "17-22-23", "N@", "e4"] {
        check(setup, text, "unknown");
    }
    check(setup, "K17", "own-man:B,17");
    check(setup, "17B", "not-in-hand:B");
    check(setup, "N22Q", "setup-move");
    check(setup, "K14", "off-back-rank:14,4, 11, 22, 28");
    check(setup, "10K", "off-back-rank:10,4, 11, 22, 28");
    check(setup, "P14", "setup-pawn");
    check(setup, "12-14", "setup-move");
    check(setup, "14", "setup-move");
    check(setup, "K40", "no-such-cell:40");
    let play = "1/2/KP3pr/RP2pq/BP1pb/NP2pn/QP3pk/2/1 [] w - 0 1";
    check(play, "N@17", "placement-late");
    check(play, "17K", "unknown");
    check(play, "N36", "none-reaches:N,36");
    check(play, "Q30", "blocked:P,29");
    check(play, "R12", "own-man:P,12");
    check(play, "11-17", "own-man:B,17");
    check(play, "11-13", "blocked:P,12");
    check(play, "K13", "none-reaches:K,13");
    check(play, "13-14", "nothing-there:13");
    check(play, "15-14", "not-yours:P,15");
    check(play, "12-15", "pawn-cannot-go:P,12,15");
    check(play, "P15", "none-reaches:P,15");
    check(play, "12x13", "nothing-to-take:13");
    check(play, "Px14", "nothing-to-take:14");
    check(play, "12-6", "nothing-to-take:6");
    check(play, "N12-14", "not-that-man:P,12");
    check(play, "P14=Q", "no-promotion:14");
    check("1/2/K6/1P4/1P3/1n4/6k/2/1 [] w 18 0 1", "18-20", "pawn-limps:18");
    check("1/2/K6/1P4/1P3/1n4/6k/2/1 [] w 18 0 1", "P20", "pawn-limps:18");
    check("1/2/K6/6/2R2/6/6k/2/1 [] w - 0 1", "R13", "rook-cannot-go:R,19,13");
    check("1/2/K6/6/2R2/6/6k/2/1 [] w - 0 1", "Q19", "own-man:R,19");
    check("1/2/K6/6/2R2/6/6k/2/1 [] w - 0 1", "Q20", "no-such-man:Q");
    let promotion = "1/2/K6/4P1/4r/6/6k/2/1 [] w - 0 1";
    check(promotion, "P16", "promotion-missing:16");
    check(promotion, "15-16", "promotion-missing:16");
    check(promotion, "15x21", "promotion-missing:21");
    check(promotion, "P16=K", "no-promotion:16");
    let pinned = "1/2/k6/6/2KNr/6/7/2/1 [] w - 0 1";
    check(pinned, "N12", "leaves-king:R,21");
    let checked = "1/2/7/6/1NK1r/6/6k/2/1 [] w - 0 1";
    check(checked, "N8", "still-in-check:R,21");
    check(checked, "K20", "king-attacked:R,21");
    // Ambiguous texts name all they fit.
    check("1/2/K6/1P4/1n3/1P4/6k/2/1 [] w - 0 1", "Px18", "12-18 23-18");
    check("1/2/K6/1P4/1n3/1P4/6k/2/1 [] w - 0 1", "18", "12-18 23-18");
}

#[test]
fn only_the_player_to_move_is_read() {
    let mut game = start();
    let said = |game: &Starchess, seat| match game.read(seat, "17B", info::PEOPLE) {
        Err(Unread::Illegal(say)) => {
            check_said(&say);
            say.text()
        }
        other => format!("{other:?}"),
    };
    assert_eq!(said(&game, Seat::SECOND), "not-your-turn:a");
    game.withdraw(Seat::FIRST, Withdrawal::Resigned).unwrap();
    assert_eq!(said(&game, Seat::FIRST), "game-over");
}

#[test]
fn leaving_and_agreeing() {
    let how = |game: &Starchess| {
        let status = game.status();
        let outcome = status.outcome().unwrap();
        format!("{} {:?}", outcome.how.text(), outcome.places)
    };
    let mut game = start();
    assert!(game.agree().is_err(), "nothing is agreed in the setup phase");
    game.withdraw(Seat::SECOND, Withdrawal::OutOfTime).unwrap();
    assert_eq!(how(&game), "out-of-time:b [1, 2]");
    assert!(game.withdraw(Seat::SECOND, Withdrawal::Resigned).is_err());
    // The clock does not ask what the other side has left.
    let mut game = open("1/2/1R5/6/2K2/6/6k/2/1 [] w - 0 1");
    game.withdraw(Seat::FIRST, Withdrawal::OutOfTime).unwrap();
    assert_eq!(how(&game), "out-of-time:a [2, 1]");
    let mut game = open("1/2/1R5/6/2K2/6/6k/2/1 [] w - 0 1");
    game.agree().unwrap();
    assert_eq!(how(&game), "agreed [1, 1]");
}

#[test]
fn the_view_tells_hands_marks_and_the_fate_of_pawns() {
    let mut game = start();
    play(&mut game, "17B 34K");
    let view = game.view(Viewer::Public);
    view.last.iter().chain(&view.notes).for_each(check_said);
    assert_eq!(view.last.as_ref().map(Say::text).as_deref(), Some("placed:b,34K,K,34"));
    assert_eq!((view.number, view.trays.len(), view.men.len()), (None, 2, 12));
    let held: Vec<u8> = view.trays[0].men.iter().map(|&(_, count)| count).collect();
    assert_eq!(held, [1, 1, 1, 0, 1]);
    let told = |fen: &str, moves: &str| {
        let mut game = open(fen);
        play(&mut game, moves);
        let view = game.view(Viewer::Public);
        view.last.iter().chain(&view.notes).for_each(check_said);
        view.last.iter().chain(&view.notes).map(Say::text).collect::<Vec<_>>()
    };
    let captures = "n/P1/K1P4/1P2r1/1b3/6/6k/2/1 [] w - 0 1";
    assert_eq!(told(captures, "2x1"), ["played-capture:a,Px1,P,2,1,N", "mummy:a,1"]);
    assert_eq!(told(captures, "12x18"), ["played-capture:a,Px18,P,12,18,B", "limping-pawn:a,18"]);
    assert_eq!(told(captures, "2-3"), ["played:a,P3,P,2,3"]);
    let wing = "1/n1/K1P4/1P2r1/5/6/6k/2/1 [] w - 0 1";
    assert_eq!(told(wing, "6x2"), ["played-capture:a,Px2,P,6,2,N", "dead-pawn:a,2"]);
    let promotion = "1/2/K6/4P1/4r/6/6k/2/1 [] w - 0 1";
    assert_eq!(told(promotion, "16Q"), ["played-promotion:a,P16=Q,P,15,16,Q"]);
    let mut game = open("1/2/K4nr/6/3B1/6/6k/2/1 [] w - 0 1");
    play(&mut game, "B14");
    assert!(game.view(Viewer::Public).notes.is_empty());
    play(&mut game, "N2#");
    let view = game.view(Viewer::Everything);
    let notes: Vec<_> = view.notes.iter().map(Say::text).collect();
    view.notes.iter().for_each(check_said);
    assert_eq!(notes, ["double-check:a,4,N,2,R,10"]);
    assert!(view.marks.contains(&(Spot::numbered(4).unwrap().cell(), Mark::Check)));
}

#[test]
fn a_start_that_is_over_is_refused() {
    let bare = "1/2/7/6/2K2/6/6k/2/1 [] w - 0 1".to_owned();
    let options = Options { fen: Some(bare), ..Options::default() };
    let Refusal(say) = Starchess::new(&options, 2, &mut Rng::new(0)).unwrap_err();
    check_said(&say);
    assert_eq!(say.text(), "start-over");
}
