//! The game as a whole: the vectors, games at random, ends and refusals.

use std::collections::HashSet;

use serde_json::{Map, Value, json};

use super::*;
use crate::rules::{Checked, Mark, spoken};

fn open(fen: &str) -> Chess {
    Chess::from_text(&mut Options::default(), fen).unwrap()
}

fn play(game: &mut Chess, moves: &str) {
    for text in moves.split_ascii_whitespace() {
        let seat = game.mover().unwrap();
        let m = game.read(seat, text, info::SAN).unwrap_or_else(|why| panic!("{text}: {why:?}"));
        game.play(seat, &m).unwrap();
    }
}

fn start() -> Chess {
    Chess::new(&Options::default(), 2, &mut Rng::new(1)).unwrap()
}

#[test]
fn every_vector_comes_back_equal() {
    let cases: Vec<Map<String, Value>> =
        serde_json::from_str(include_str!("../../../tests/vectors/chess.json")).unwrap();
    for case in cases {
        let text = |key: &str| case[key].as_str().unwrap();
        let fischer = text("variant") == "chess960";
        let mut options = Options { chess960: fischer.then_some(Start::Random), fen: None };
        let mut game = Chess::from_text(&mut options, text("fen")).unwrap();
        if let Some(moves) = case.get("moves").and_then(Value::as_array) {
            moves.iter().filter_map(Value::as_str).for_each(|text| play(&mut game, text));
        }
        let name = text("name");
        for key in ["legal", "in_check", "outcome", "claims", "insufficient", "fen_after", "san"] {
            if let Some(expect) = case.get(key) {
                assert_eq!(&game.fact(key, 0).unwrap(), expect, "{name}: {key}");
            }
        }
        for (depth, nodes) in case["perft"].as_object().unwrap() {
            // The deepest counts are left to `tests/golden/perft.rs`.
            if nodes.as_u64() < Some(300_000) {
                let depth = depth.parse().unwrap();
                assert_eq!(&game.fact("perft", depth).unwrap(), nodes, "{name}: perft {depth}");
            }
        }
    }
}

/// Everything a position promises about texts and clicks.
fn check_texts(game: &Chess, options: &Options) {
    let seat = game.mover().unwrap();
    let moves = game.moves(seat);
    let mut clicks = HashSet::new();
    for notation in Chess::INFO.notations() {
        let mut texts = HashSet::new();
        for m in &moves {
            let text = game.write(m, notation);
            assert_eq!(game.read(seat, &text, notation).as_ref(), Ok(m), "{text}");
            assert!(texts.insert(text), "two moves are written alike in {}", game.to_text());
        }
    }
    for m in &moves {
        let steps = game.steps(m);
        assert!(clicks.insert(steps), "two moves are clicked alike in {}", game.to_text());
    }
    let again = Chess::from_text(&mut options.clone(), &game.to_text()).unwrap();
    assert_eq!(again.to_text(), game.to_text());
    assert_eq!(again.moves(seat), moves);
    let shredder = fen::write(&game.position, Rights::Shredder);
    assert_eq!(
        Chess::from_text(&mut options.clone(), &shredder).unwrap().to_text(),
        game.to_text()
    );
}

#[test]
fn random_games_read_what_they_write() {
    let mut rng = Rng::new(17);
    for nth in 0..40 {
        let options = Options { chess960: (nth % 2 == 0).then_some(Start::Random), fen: None };
        let mut game = Chess::new(&options, 2, &mut rng).unwrap();
        while let Some(seat) = game.mover() {
            if rng.below(4) == 0 {
                check_texts(&game, &options);
            }
            let m = *rng.pick(&game.moves(seat)).unwrap();
            game.play(seat, &m).unwrap();
        }
        assert!(game.moves(Seat::FIRST).is_empty() && game.moves(Seat::SECOND).is_empty());
        assert!(game.playing().is_empty());
    }
}

#[test]
fn every_fischer_start_reads_what_it_writes() {
    for number in 0..fischer::STARTS {
        let options = Options { chess960: Some(Start::Number(number)), fen: None };
        let game = Chess::new(&options, 2, &mut Rng::new(0)).unwrap();
        check_texts(&game, &options);
        let mut corrected = Options::default();
        let read = Chess::from_text(&mut corrected, &game.to_text()).unwrap();
        if read.position.style() == Style::Fischer {
            assert_eq!(corrected, options);
        }
    }
}

#[test]
fn castling_is_read_in_every_form() {
    let check = |fen: &str, texts: &str, expect: &str| {
        let game = open(fen);
        let seat = game.mover().unwrap();
        for text in texts.split(' ') {
            let m =
                game.read(seat, text, info::SAN).unwrap_or_else(|why| panic!("{text}: {why:?}"));
            assert_eq!(game.write(&m, Notation::CANONICAL), expect, "{text}");
        }
    };
    let corners = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    check(corners, "e1g1 e1h1 O-O 0-0 o-o OO 0-0+ Kg1 E1-G1", "e1g1");
    check(corners, "e1c1 e1a1 O-O-O 0-0-0 ooo Kc1", "e1c1");
    // The king beside its target: its ordinary move is never taken for castling.
    check("4k3/8/8/8/8/8/8/RK5R w HA - 0 1", "b1c1 Kc1", "b1c1");
    check("4k3/8/8/8/8/8/8/RK5R w HA - 0 1", "b1a1 O-O-O", "b1a1");
    check("4k3/8/8/8/8/8/8/RK5R w HA - 0 1", "b1h1 b1g1 O-O", "b1h1");
    check("4k3/8/8/8/8/8/8/5KR1 w G - 0 1", "f1g1 O-O", "f1g1");
    check("4k3/8/8/8/8/8/8/6KR w H - 0 1", "g1h1 O-O", "g1h1");
}

#[test]
fn people_write_moves_as_they_like() {
    let check = |fen: &str, texts: &str, expect: &str| {
        let game = open(fen);
        let seat = game.mover().unwrap();
        for text in texts.split('|') {
            let m =
                game.read(seat, text, info::SAN).unwrap_or_else(|why| panic!("{text}: {why:?}"));
            assert_eq!(game.write(&m, Notation::CANONICAL), expect, "{text}");
        }
    };
    let opening = &start().to_text();
    check(opening, "e4|E4|e2e4|e2-e4|E2E4|Pe4|1.e4|1. e4|e4!?| e4 |♙e4|e2–e4", "e2e4");
    check(opening, "Nf3|nf3|NF3|Ng1-f3|Ngf3|N1f3|Nf3+|♘f3|1. Nf3!", "g1f3");
    let passing = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    check(passing, "exd6|ed6|exd6e.p.|exd6 e.p.|ed6ep|e5xd6|e5d6|EXD6", "e5d6");
    let promotion = "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1";
    check(promotion, "a8=Q|a8Q|a8q|a7a8q|a7-a8=Q|a8(Q)|A8=Q+|a8/Q", "a7a8q");
    check(promotion, "axb8=N|ab8n|axb8N|a7xb8=n", "a7b8n");
    // A small b is the file first, and the bishop where no pawn fits.
    let both = "4k3/8/8/8/2p5/1P1B4/8/4K3 w - - 0 1";
    check(both, "bxc4|bc4|b3c4", "b3c4");
    check(both, "Bxc4|Bc4|d3xc4", "d3c4");
    check("4k3/8/8/8/2p5/3B4/8/4K3 w - - 0 1", "bxc4|bc4|BC4", "d3c4");
    // A pinned twin needs no telling apart.
    check("4k3/4r3/8/8/8/4N3/8/N3K3 w - - 0 1", "Nc2|Na1c2|Nac2|N1c2", "a1c2");
}

#[test]
fn refusals_say_why() {
    let check = |fen: &str, text: &str, expect: &str| {
        let game = open(fen);
        let got = match game.read(game.mover().unwrap(), text, info::SAN) {
            Ok(m) => format!("plays {m}"),
            Err(Unread::Unknown) => "unknown".to_owned(),
            Err(Unread::Ambiguous(texts)) => texts.join(" "),
            Err(Unread::Illegal(say)) => {
                check_said(&say);
                say.text()
            }
        };
        assert_eq!(got, expect, "{text} in {fen}");
    };
    let opening = &start().to_text();
    for text in ["", "hello", "e9", "N", "e", "Nf", "i1i2", "12", "e2e4e5", "--", "ß4", "Nx"] {
        check(opening, text, "unknown");
    }
    check(opening, "Nf6", "none-reaches:N,f6");
    check(opening, "Nd2", "own-man:P,d2");
    check(opening, "Bc4", "blocked:P,e2");
    check(opening, "e3e4", "nothing-there:e3");
    check(opening, "e7e5", "not-yours:P,e7");
    check(opening, "g1g3", "cannot-go:N,g1,g3");
    check(opening, "e2e5", "pawn-cannot-go:e2,e5");
    check(opening, "e5", "none-reaches:P,e5");
    check(opening, "exd3", "nothing-to-take:d3");
    check(opening, "e4=Q", "no-promotion:e4");
    check(opening, "O-O", "castle-blocked:B,f1");
    check(opening, "e1c1", "castle-blocked:Q,d1");
    check("4k3/p7/8/8/8/8/8/4K3 w - - 0 1", "Qd1", "no-such-man:Q");
    check("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "Rhd1", "none-there:R");
    check("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "O-O", "castle-no-right");
    check("4k3/8/8/8/8/8/8/R2RK3 w Q - 0 1", "Rad1", "own-man:R,d1");
    check("3rk3/8/8/8/8/8/8/3RK3 w - - 0 1", "Rd1d9", "unknown");
    check("4k3/4r3/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O", "castle-in-check:R,e7");
    check("4k3/5r2/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O", "castle-through:R,f7,f1");
    check("4k3/6r1/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", "castle-through:R,g7,g1");
    check("4k3/8/8/8/8/8/8/rRK5 w B - 0 1", "O-O-O", "leaves-king:R,a1");
    check("4k3/8/8/8/8/4r3/8/4K3 w - - 0 1", "Ke2", "king-attacked:R,e3");
    check("4k3/p7/8/2b5/8/8/8/6K1 w - - 0 1", "Kf2", "king-attacked:B,c5");
    check("4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1", "Nc3", "leaves-king:R,e7");
    check("4k3/4r3/8/8/8/8/8/N3K3 w - - 0 1", "Nb3", "still-in-check:R,e7");
    check("8/8/8/K1pP3r/8/8/8/4k3 w - c6 0 1", "dxc6", "leaves-king:R,h5");
    check("4k3/8/8/8/8/p7/P7/4K3 w - - 0 1", "a4", "blocked:P,a3");
    check("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "Kh1", "own-man:R,h1");
    // Ambiguous texts name all they fit.
    check("4k3/8/8/8/8/8/8/R4RK1 w - - 0 1", "Rd1", "a1d1 f1d1");
    check("7R/4k3/8/8/8/8/8/4K2R w - - 0 1", "Rhh4", "h1h4 h8h4");
    check("1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8", "a7a8q a7a8r a7a8b a7a8n");
    check("4k3/8/8/8/2p5/1P1B4/8/4K3 w - - 0 1", "BC4", "b3c4 d3c4");
}

#[test]
fn only_the_player_to_move_is_read() {
    let mut game = start();
    let refused = |game: &Chess, seat| game.read(seat, "e4", info::SAN).unwrap_err();
    let text = |unread| match unread {
        Unread::Illegal(say) => {
            check_said(&say);
            say.text()
        }
        other => format!("{other:?}"),
    };
    assert_eq!(text(refused(&game, Seat::SECOND)), "not-your-turn:a");
    game.withdraw(Seat::FIRST, Withdrawal::Resigned).unwrap();
    assert_eq!(text(refused(&game, Seat::FIRST)), "game-over");
}

fn ended(game: &Chess) -> String {
    game.status().outcome().map_or_else(
        || "running".to_owned(),
        |outcome| format!("{} {:?}", outcome.how.text(), outcome.places),
    )
}

#[test]
fn leaving_the_game() {
    let check = |fen: &str, seat, why, expect: &str| {
        let mut game = open(fen);
        game.withdraw(seat, why).unwrap();
        assert_eq!(ended(&game), expect);
        let again = game.withdraw(seat, why).unwrap_err();
        assert_eq!(again.0.text(), "not-playing");
    };
    let opening = &start().to_text();
    let rook = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
    check(opening, Seat::FIRST, Withdrawal::Resigned, "resigned:a [2, 1]");
    check(opening, Seat::SECOND, Withdrawal::OutOfTime, "out-of-time:b [1, 2]");
    check(rook, Seat::FIRST, Withdrawal::OutOfTime, "time-insufficient:b [1, 1]");
    check(rook, Seat::SECOND, Withdrawal::OutOfTime, "out-of-time:b [1, 2]");
    check(rook, Seat::FIRST, Withdrawal::Resigned, "resigned:a [2, 1]");
    check(opening, Seat::FIRST, Withdrawal::Removed, "removed:a [2, 1]");
    assert!(start().withdraw(Seat(2), Withdrawal::Resigned).is_err());
}

#[test]
fn draws_are_claimed_and_agreed() {
    let mut game = start();
    play(&mut game, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    let back = game.read(Seat::SECOND, "Ng8", info::SAN).unwrap();
    let keys = |game: &Chess, seat, after: Option<&Move>| -> Vec<_> {
        game.claims(seat, after).into_iter().map(|claim| claim.key).collect()
    };
    assert!(keys(&game, Seat::SECOND, None).is_empty());
    assert!(keys(&game, Seat::FIRST, Some(&back)).is_empty());
    assert_eq!(keys(&game, Seat::SECOND, Some(&back)), ["threefold_repetition"]);
    let mut claimed = game.clone();
    assert!(claimed.claim(Seat::SECOND, "fifty_moves", Some(&back)).is_err());
    claimed.claim(Seat::SECOND, "threefold_repetition", Some(&back)).unwrap();
    assert_eq!(ended(&claimed), "threefold-repetition [1, 1]");
    game.agree().unwrap();
    assert_eq!(ended(&game), "agreed [1, 1]");
    assert!(game.agree().is_err() && game.claims(Seat::SECOND, None).is_empty());
    let quiet = open("8/5k2/8/8/3R4/8/8/4K3 w - - 99 90");
    let m = quiet.read(Seat::FIRST, "Ke2", info::SAN).unwrap();
    assert!(keys(&quiet, Seat::FIRST, None).is_empty());
    assert_eq!(keys(&quiet, Seat::FIRST, Some(&m)), ["fifty_moves"]);
    // A move that mates ends the game: there is nothing to claim after it.
    let mating = open("7k/R7/6K1/8/8/8/8/8 w - - 99 120");
    let m = mating.read(Seat::FIRST, "Ra8#", info::SAN).unwrap();
    assert!(keys(&mating, Seat::FIRST, Some(&m)).is_empty());
}

#[test]
fn a_start_that_is_over_is_refused_but_can_be_looked_at() {
    let bare = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
    let options = Options { chess960: None, fen: Some(bare.to_owned()) };
    let refusal = Chess::new(&options, 2, &mut Rng::new(0)).unwrap_err();
    assert_eq!(refusal.0.text(), "start-over");
    check_said(&refusal.0);
    assert_eq!(ended(&open(bare)), "insufficient-material [1, 1]");
    let twice = Options { chess960: Some(Start::Number(5)), fen: Some(bare.to_owned()) };
    assert_eq!(Chess::new(&twice, 2, &mut Rng::new(0)).unwrap_err().0.text(), "start-twice");
}

#[test]
fn the_view_marks_the_last_move_and_the_check() {
    let mut game = start();
    play(&mut game, "e4 f5 Qh5+");
    let view = game.view(Viewer::Public);
    view.last.iter().chain(&view.notes).for_each(check_said);
    let told = |say: &Option<Say>| say.as_ref().map(Say::text);
    assert_eq!(told(&view.last).as_deref(), Some("played:a,Qh5+,Q,d1,h5"));
    let notes: Vec<_> = view.notes.iter().map(Say::text).collect();
    assert_eq!(notes, ["check:b,e8,Q,h5"]);
    assert_eq!((view.below, view.number, view.men.len()), (Seat::SECOND, Some(2), 32));
    let marked = |cell: &str, mark| {
        let mut signs = cell.chars();
        let square = terms::square(signs.next().unwrap(), signs.next().unwrap()).unwrap();
        view.marks.contains(&(terms::cell(square), mark))
    };
    assert!(marked("d1", Mark::LastMove) && marked("h5", Mark::LastMove));
    assert!(marked("e8", Mark::Check) && view.marks.len() == 3);
    assert_eq!(game.view(Viewer::Seat(Seat::FIRST)).below, Seat::FIRST);
    play(&mut game, "g6");
    assert_eq!(game.view(Viewer::Public).below, Seat::FIRST);
    let mut castled = open("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    play(&mut castled, "O-O-O");
    let view = castled.view(Viewer::Public);
    assert_eq!(told(&view.last).as_deref(), Some("played-castle-long:a,O-O-O"));
    let cells: Vec<_> = view.marks.iter().map(|(cell, _)| (cell.x, cell.y)).collect();
    assert_eq!(cells, [(2, 0), (4, 0)]);
    let double = open("4k3/8/3N4/8/8/8/8/4R1K1 b - - 0 1").view(Viewer::Public);
    check_said(&double.notes[0]);
    for (text, expect) in [
        ("exd8=N+", "played-promotion:a,exd8=N,P,e7,d8,N"),
        ("exf8=Q", "played-promotion:a,exf8=Q,P,e7,f8,Q"),
        ("cxd6", "played-capture:a,cxd6,P,c5,d6,P"),
        ("O-O", "played-castle-short:a,O-O"),
    ] {
        let mut game = open("3r1r2/k3P3/8/2Pp4/8/8/5P2/4K2R w K d6 0 1");
        play(&mut game, text);
        let last = game.view(Viewer::Public).last.unwrap();
        check_said(&last);
        assert_eq!(last.text(), expect);
    }
    assert_eq!(double.notes[0].text(), "double-check:b,e8,R,e1,N,d6");
}

const WORDS: &str = include_str!("words/en.ftl");

/// The game's own words and the house's for files.
const ALL_WORDS: &str =
    concat!(include_str!("words/en.ftl"), "\n", include_str!("../../words/en/files.ftl"));

/// Checks that there are words for `say` and that it brings the fields they use.
#[track_caller]
pub(super) fn check_said(say: &Say) {
    spoken::check_said(ALL_WORDS, say);
}

#[test]
fn no_message_is_unused() {
    let sources = [
        include_str!("arisen.rs"),
        include_str!("fen.rs"),
        include_str!("mod.rs"),
        include_str!("notation/why.rs"),
        include_str!("options.rs"),
        include_str!("pgn/mod.rs"),
        include_str!("steps.rs"),
        include_str!("view.rs"),
    ];
    for key in spoken::messages(WORDS).into_keys().filter(|key| !matches!(*key, "title" | "about"))
    {
        let subject = key.trim_end_matches("-about");
        let option = Chess::INFO
            .options
            .iter()
            .any(|spec| subject.starts_with(&format!("option-{}", spec.key)));
        let claim = [Draw::ThreefoldRepetition, Draw::FiftyMoves].map(Draw::key);
        let claim = claim.iter().any(|claim| subject == format!("claim-{claim}"));
        let notation = key.strip_prefix("notation-");
        let notation =
            notation.is_some_and(|key| Chess::INFO.notations.iter().any(|named| named.key == key));
        let said = sources.iter().any(|text| text.contains(&format!("\"{key}\"")));
        assert!(option || claim || notation || said, "nothing says {key}");
    }
}

#[test]
fn options_take_every_listed_value_and_no_other() {
    let read = |value: Value| serde_json::from_value::<Options>(json!({ "chess960": value }));
    assert!(read(json!("random")).is_ok() && read(json!(0)).is_ok() && read(json!(959)).is_ok());
    assert!(read(json!(960)).is_err() && read(json!("any")).is_err() && read(json!(-1)).is_err());
    assert!(serde_json::from_value::<Options>(json!({ "chess961": 1 })).is_err());
}
