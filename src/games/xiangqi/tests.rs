//! The rules of the house around the board: faults of position texts, cautions, bans, words.

use super::repetition::Rule;
use super::*;
use crate::rules::{Checked, OptionMap, options::settle};

fn game(options: Options, fen: &str) -> Xiangqi {
    let mut options = options;
    Xiangqi::from_text(&mut options, fen).expect("a position")
}

fn play(game: &mut Xiangqi, moves: &str) {
    for text in moves.split_whitespace() {
        let seat = game.mover().expect("the game goes on");
        let m =
            game.read(seat, text, Notation::CANONICAL).unwrap_or_else(|e| panic!("{text} {e:?}"));
        game.play(seat, &m).expect("it is one of the moves");
    }
}

fn how(game: &Xiangqi) -> Option<String> {
    game.status().outcome().map(|outcome| outcome.how.text())
}

#[test]
fn each_fault_of_a_fen_has_its_own_words() {
    for (fen, fault) in [
        ("", "fen-fields:0"),
        ("9/9 w - - 0 1 x", "fen-fields:7"),
        ("9/9/9 w - - 0 1", "fen-ranks:3"),
        ("3k6/9/9/9/9/9/9/9/9/4K4", "fen-width:10,10"),
        ("3k5/9/9/9/9/9/9/9/9/4K31", "fen-gaps:1"),
        ("3k5/9/9/9/9/9/9/9/9/4K3x", "fen-sign:x,1"),
        ("3k5/9/9/9/9/9/9/9/9/4K3M", "fen-sign:M,1"),
        ("3k5/9/9/9/9/9/9/9/9/4K4 g", "fen-side:g"),
        ("3k5/9/9/9/9/9/9/9/9/4K4 w KQ", "fen-dash:KQ"),
        ("3k5/9/9/9/9/9/9/9/9/9", "fen-no-general:red"),
        ("3k5/9/9/9/9/9/9/9/9/3KK4", "fen-generals:red,K,1"),
        ("9/9/9/3k5/9/9/9/9/9/4K4", "fen-general-out:black,d7"),
        ("3k5/9/9/9/9/9/9/9/9/2A1K4", "fen-advisor-out:red,c1"),
        ("3k5/9/9/9/9/9/9/9/9/1B2K4", "fen-elephant-out:red,b1"),
        ("3k5/9/9/9/9/9/9/P8/9/4K4", "fen-pawn-out:red,a3"),
        ("3k5/9/9/9/9/1P7/9/9/9/4K4", "fen-pawn-out:red,b5"),
        ("3k5/9/9/9/9/9/9/9/9/RRR1K4", "fen-crowd:red,R,2"),
        ("4k4/9/9/9/9/9/9/9/9/4K4", "fen-facing"),
        ("3k5/9/9/9/9/9/9/9/9/r3K4 b", "fen-check:red"),
        ("3k5/9/9/9/9/9/9/9/9/4K4 w - - x 1", "fen-clock:x"),
        ("3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 0", "fen-number:0"),
    ] {
        let options = Options { fen: Some(fen.to_owned()), ..Options::default() };
        let refusal = Xiangqi::new(&options, 2, &mut Rng::new(0)).expect_err(fen);
        assert_eq!(refusal.0.text(), fault, "{fen}");
    }
    let alias = read("3k5/9/9/4h4/9/9/9/4E4/9/4G4 r", Setup::Possible).expect("other letters");
    let text = write(&alias.board, alias.clock, alias.number);
    assert_eq!(text, "3k5/9/9/4n4/9/9/9/4B4/9/4K4 w - - 0 1");
}

/// The source page's example: a chariot hunts a cannon.
const HUNT: &str = "3k5/9/9/3p5/4c4/5R3/9/9/9/3K5 w - - 0 1";
const ROUND: &str = "f5e5 e6f6 e5f5 f6e6";

#[test]
fn a_losing_repetition_is_warned_of_and_asked_about() {
    let mut hunt = game(Options::default(), HUNT);
    play(&mut hunt, ROUND);
    let notes = hunt.view(Viewer::Public).notes;
    assert_eq!(notes.iter().map(Say::text).collect::<Vec<_>>(), ["warn-chase:a,C,e6"]);
    play(&mut hunt, "f5e5 e6f6");
    let caution = |game: &Xiangqi, text: &str| {
        let seat = game.mover().expect("the game goes on");
        let m = game.read(seat, text, Notation::CANONICAL).expect("a move");
        game.caution(seat, &m).map(|say| say.text())
    };
    assert_eq!(caution(&hunt, "e5f5").as_deref(), Some("caution-chase-soon:a,C,e6,f6e6"));
    assert_eq!(caution(&hunt, "e5e6"), None);
    play(&mut hunt, "e5f5");
    assert_eq!(caution(&hunt, "f6e6"), None, "the hunted side wins by it");
    play(&mut hunt, "f6e6");
    assert_eq!(how(&hunt).as_deref(), Some("perpetual-chase:a,C,e6"));
}

#[test]
fn every_rule_of_repetition_judges_in_its_own_way() {
    let twice = format!("{ROUND} {ROUND}");
    for (repetition, end) in [
        (Rule::Axf3, Some("perpetual-chase:a,C,e6")),
        (Rule::Draw, Some("repetition")),
        (Rule::CheckOnly, Some("repetition")),
        (Rule::Ban, None),
        (Rule::Free, None),
    ] {
        let mut hunt = game(Options { repetition, ..Options::default() }, HUNT);
        play(&mut hunt, &twice);
        assert_eq!(how(&hunt).as_deref(), end, "{repetition:?}");
    }
}

#[test]
fn a_banned_move_is_refused_and_the_reason_told() {
    let mut hunt = game(Options { repetition: Rule::Ban, ..Options::default() }, HUNT);
    play(&mut hunt, &format!("{ROUND} {ROUND}"));
    let why = hunt.read(Seat::FIRST, "f5e5", Notation::CANONICAL);
    assert_eq!(why, Err(Unread::Illegal(Say::new("repetition-banned"))));
    play(&mut hunt, "f5f6");
}

#[test]
fn a_line_from_elsewhere_may_go_beyond_the_end() {
    let mut hunt = game(Options::default(), HUNT);
    assert!(!hunt.play_on(), "it has not ended");
    play(&mut hunt, &format!("{ROUND} {ROUND}"));
    for text in ROUND.split(' ') {
        assert!(hunt.play_on());
        play(&mut hunt, text);
    }
    play(&mut hunt, "f5e5");
    assert_eq!(how(&hunt), None, "a fourth standing ends nothing");
    let mut resigned = game(Options::default(), HUNT);
    resigned.withdraw(Seat::FIRST, Withdrawal::Resigned).expect("they play");
    assert!(!resigned.play_on());
}

#[test]
fn flags_fall_harmlessly_against_bare_defenders() {
    let fen = "3k5/9/9/9/9/9/9/9/9/R3K4 w - - 0 1";
    let mut one = game(Options::default(), fen);
    one.withdraw(Seat::FIRST, Withdrawal::OutOfTime).expect("they play");
    assert_eq!(how(&one).as_deref(), Some("time-insufficient:b"));
    let mut other = game(Options::default(), fen);
    other.withdraw(Seat::SECOND, Withdrawal::OutOfTime).expect("they play");
    assert_eq!(how(&other).as_deref(), Some("out-of-time:b"));
}

#[test]
fn the_limit_is_an_option_and_mate_comes_before_it() {
    let options = Options { limit: 40, ..Options::default() };
    let mut shuffle = game(options.clone(), "3k5/9/9/9/9/9/9/9/9/R3K4 w - - 39 30");
    play(&mut shuffle, "a1a2");
    assert_eq!(how(&shuffle).as_deref(), Some("move-limit"));
    let mut mate = game(options, "4k4/R8/9/9/9/9/9/9/9/1R1K5 w - - 39 30");
    play(&mut mate, "b1b10");
    assert_eq!(how(&mate).as_deref(), Some("checkmate:b"));
}

#[test]
fn options_settle_to_what_the_type_says() {
    let settled = settle(Xiangqi::INFO.options, &OptionMap::new()).expect("defaults fit");
    let typed: Options = serde_json::from_value(Value::Object(settled)).expect("they fit");
    assert_eq!(typed, Options::default());
}
