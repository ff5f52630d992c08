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
    assert_eq!(notes.iter().map(Say::text).collect::<Vec<_>>(), ["warn-attack:a,C,e6,R"]);
    play(&mut hunt, "f5e5 e6f6");
    let caution = |game: &Xiangqi, text: &str| {
        let seat = game.mover().expect("the game goes on");
        let m = game.read(seat, text, Notation::CANONICAL).expect("a move");
        game.caution(seat, &m).map(|say| say.text())
    };
    assert_eq!(caution(&hunt, "e5f5").as_deref(), Some("caution-attack-soon:a,C,e6,R,f6e6"));
    assert_eq!(caution(&hunt, "e5e6"), None);
    play(&mut hunt, "e5f5");
    assert_eq!(caution(&hunt, "f6e6"), None, "the hunted side wins by it");
    play(&mut hunt, "f6e6");
    assert_eq!(how(&hunt).as_deref(), Some("perpetual-attack:a,C,e6,R"));
}

#[test]
fn every_rule_of_repetition_judges_in_its_own_way() {
    let twice = format!("{ROUND} {ROUND}");
    for (repetition, end) in [
        (Rule::Axf3, Some("perpetual-attack:a,C,e6,R")),
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

/// What is said of a side that goes on as in `round` from `fen`: the warning when the position stands
/// for the second time, what is asked before the first move that loses by it, and the end.
fn told(version: u16, fen: &str, round: &str) -> [Option<String>; 3] {
    let mut game = game(Options::default(), fen).by_rules(version);
    play(&mut game, round);
    let warned = |say: &Say| say.key.starts_with("warn-").then(|| say.text());
    let warning = game.view(Viewer::Public).notes.iter().find_map(warned);
    let mut asked = None;
    for text in round.split(' ') {
        let seat = game.mover().expect("the game goes on");
        let m = game.read(seat, text, Notation::CANONICAL).expect("a move");
        asked = asked.or_else(|| Some(game.caution(seat, &m)?.text()));
        game.play(seat, &m).expect("it is one of the moves");
    }
    [warning, asked, how(&game)]
}

#[test]
fn every_level_of_forcing_is_warned_of_asked_about_and_told_at_the_end() {
    for (fen, round, expect) in [
        (
            "4k4/R8/9/9/9/9/9/9/9/3K5 w - - 0 1",
            "a9a10 e10e9 a10a9 e9e10",
            ["warn-check:a", "caution-check-soon:a,e9e10", "perpetual-check:a"],
        ),
        (
            HUNT,
            ROUND,
            [
                "warn-attack:a,C,e6,R",
                "caution-attack-soon:a,C,e6,R,f6e6",
                "perpetual-attack:a,C,e6,R",
            ],
        ),
        // The general steps off the leg of one horse, then off that of the other.
        (
            "3a2b1r/4ak3/8p/7P1/9/9/9/B2NN3B/3K5/4p4 w - - 0 1",
            "d2e2 e1d1 e2d2 d1e1",
            [
                "warn-attack:a,P,e1,several",
                "caution-attack-soon:a,P,e1,several,d1e1",
                "perpetual-attack:a,P,e1,several",
            ],
        ),
        // The chariot steps between the cannon and its guard, then attacks the cannon itself.
        (
            STRIP,
            STRIPPING,
            ["warn-strip:a,C,f6", "caution-strip-soon:a,C,f6,f8f6", "perpetual-strip:a,C,f6"],
        ),
    ] {
        let expect = expect.map(|text| Some(text.to_owned()));
        assert_eq!(told(2, fen, round), expect, "{fen}");
    }
}

#[test]
fn a_draw_by_repetition_says_what_both_sides_did() {
    for (fen, round, end) in [
        ("4k4/9/9/9/9/9/R8/9/9/3K5 w - - 0 1", "a4b4 e10e9 b4a4 e9e10", "repetition"),
        // The chariot attacks the cannon, then the horse in the corner.
        ("4k4/9/9/9/8c/9/9/6R2/9/n2K5 w - - 0 1", "g3a3 i6g6 a3g3 g6i6", "repetition-scattered:a"),
        (
            "4k4/7N1/4n1R2/9/9/5n3/7R1/9/9/5K3 w - - 0 1",
            "h4e4 f5h6 e4h4 h6f5",
            "repetition-all-scattered",
        ),
        ("9/4c4/5k3/5r3/9/9/4C4/9/4K4/5R3 w - - 0 1", "e4f4 f7e7 f4e4 e7f7", "repetition-checks"),
        (
            "3ak4/c2R1R2c/4b4/9/9/9/9/9/9/4K4 w - - 0 1",
            "d9d7 d10e9 d7d9 e9d10",
            "repetition-attacks",
        ),
        // What only strips is cancelled by attacks on whatever it is.
        (ANSWERED, ANSWERING, "repetition-answered:a,N,c6"),
    ] {
        assert_eq!(told(2, fen, round), [None, None, Some(end.to_owned())], "{fen}");
        assert_eq!(how(&game(Options::default(), fen)), None, "{fen}");
    }
}

const STRIP: &str = "4k4/9/1R7/9/r1R2c3/9/9/9/9/5K3 w - - 0 1";
const STRIPPING: &str = "b8b6 f6f8 b6b8 f8f6";
const ANSWERED: &str = "2r1k4/n8/9/R8/2n6/4c4/2R2R3/9/9/5K3 w - - 0 1";
const ANSWERING: &str = "a7c7 c6a5 c7a7 a5c6";

#[test]
fn a_game_is_judged_by_the_edition_under_which_it_began() {
    // The cannon attacks the chariot over whatever screen is left, with every move of the horse. From
    // d5 the horse does too, so when it steps back the first edition saw nothing new.
    let screened = "2c1kab2/4a4/4b4/9/9/9/P1p5P/2r1N1cC1/4A4/3ACK3 w - - 0 1";
    for (fen, round, [first, second]) in [
        (HUNT, ROUND, ["perpetual-chase:a,C,e6", "perpetual-attack:a,C,e6,R"]),
        (STRIP, STRIPPING, ["perpetual-chase:a,C,f6", "perpetual-strip:a,C,f6"]),
        (ANSWERED, ANSWERING, ["perpetual-chase:a,N,c6", "repetition-answered:a,N,c6"]),
        (screened, "e3d5 g3g2 d5e3 g2g3", ["repetition", "perpetual-attack:a,R,c3,C"]),
    ] {
        assert_eq!(told(1, fen, round)[2].as_deref(), Some(first), "{fen}");
        assert_eq!(told(2, fen, round)[2].as_deref(), Some(second), "{fen}");
    }
    let [warning, asked, _] = told(1, ANSWERED, ANSWERING);
    assert_eq!(warning.as_deref(), Some("warn-chase:a,N,c6"));
    assert_eq!(asked.as_deref(), Some("caution-chase-soon:a,N,c6,a5c6"));
}

#[test]
fn facts_call_the_kinds_of_a_chase_and_of_a_draw_by_the_reasons_of_the_rules() {
    for (fen, round, reason) in [
        (HUNT, ROUND, "perpetual_chase"),
        (STRIP, STRIPPING, "perpetual_chase"),
        (ANSWERED, ANSWERING, "repetition"),
    ] {
        let mut game = game(Options::default(), fen);
        play(&mut game, &format!("{round} {round}"));
        assert_eq!(game.fact("outcome", 0).expect("a fact")["reason"], reason, "{fen}");
        assert!(game.play_on(), "{fen}");
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
