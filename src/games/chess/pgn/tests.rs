//! Files in and out.

use super::export;
use crate::games::chess::info::{INFO, SAN};
use crate::games::chess::tests::check_said;
use crate::games::chess::{Chess, Options, Start};
use crate::rules::kit::files::tidy;
use crate::rules::{
    Act, Checked, Game, Header, Notation, Offer, Record, Refusal, Rng, Seat, Status, Withdrawal,
    options::settle,
};
use serde_json::{Map, Value, json};

fn record(options: &Value, start: &str, acts: Vec<Act>) -> Record {
    let options = settle(INFO.options, options.as_object().unwrap()).unwrap();
    let header =
        Header { game: "chess".into(), rules: 1, options, seats: 2, start: start.to_owned() };
    Record { header, acts, tags: Vec::new() }
}

/// The acts for moves in algebraic notation.
fn moves(start: &str, texts: &str) -> Vec<Act> {
    let mut game = Chess::from_text(&mut Options::default(), start).unwrap();
    let act = |text: &str| {
        let seat = game.status().acting().only().unwrap();
        let m = game.read(seat, text, SAN).unwrap();
        let text = game.write(&m, Notation::CANONICAL);
        game.play(seat, &m).unwrap();
        Act::Move { seat, text }
    };
    texts.split(' ').map(act).collect()
}

/// The first game of a text.
fn import(text: &str) -> Option<Result<Record, Refusal>> {
    Some(super::import(&tidy(text))?.first().map(|brought| brought.record))
}

const USUAL: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn a_short_game_is_a_small_file() {
    let mut record = record(&json!({}), USUAL, moves(USUAL, "f3 e5 g4 Qh4#"));
    record.tags = [("Black", "B \"the\\rook\" C"), ("White", "A\nB"), ("WhiteElo", "1500")]
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .into();
    let expect = r#"[Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "A B"]
[Black "B \"the\\rook\" C"]
[Result "0-1"]
[WhiteElo "1500"]

1. f3 e5 2. g4 Qh4# 0-1
"#;
    assert_eq!(export(&record).as_deref(), Some(expect));
    let again = import(expect).unwrap().unwrap();
    assert_eq!((again.header, again.acts), (record.header, record.acts));
}

#[test]
fn files_say_how_games_ended() {
    let check = |acts: Vec<Act>, result: &str, expect: Option<Act>| {
        let mut all = moves(USUAL, "e4 e5");
        let before = all.clone();
        all.extend(acts);
        let text = export(&record(&json!({}), USUAL, all)).unwrap();
        assert!(text.ends_with(&format!("1. e4 e5 {result}\n")), "{text}");
        assert!(text.contains(&format!("[Result \"{result}\"]")));
        let read = import(&text).unwrap().unwrap();
        assert_eq!(read.acts, before.into_iter().chain(expect).collect::<Vec<_>>());
    };
    let leaves = |seat, why| Act::Withdraw { seat, why };
    let offer = Act::Offer { seat: Seat::FIRST, what: Offer::Draw };
    let accept = Act::Accept { seat: Seat::SECOND, what: Offer::Draw };
    check(vec![], "*", None);
    check(vec![offer.clone()], "*", None);
    check(vec![offer, accept, Act::Agree], "1/2-1/2", Some(Act::Agree));
    let resigned = leaves(Seat::FIRST, Withdrawal::Resigned);
    check(vec![resigned.clone()], "0-1", Some(resigned));
    let late = leaves(Seat::SECOND, Withdrawal::OutOfTime);
    check(vec![late], "1-0", Some(leaves(Seat::SECOND, Withdrawal::Resigned)));
}

#[test]
fn what_was_taken_back_is_not_in_the_file() {
    let mut acts = moves(USUAL, "e4 e5 Nf3 Nc6");
    acts.push(Act::Takeback { to: 3 });
    acts.push(Act::Takeback { to: 2 });
    acts.extend(moves(USUAL, "e4 e5 Bc4 Nf6 d3").split_off(2));
    acts.push(Act::Takeback { to: 7 });
    let text = export(&record(&json!({}), USUAL, acts)).unwrap();
    assert!(text.ends_with("\n1. e4 e5 2. Bc4 *\n"), "{text}");
}

#[test]
fn other_starts_are_told_by_tags() {
    let check = |options: Value, start: &str, move_text: &str, tags: &str, line: &str| {
        let seat = if start.contains(" b ") { Seat::SECOND } else { Seat::FIRST };
        let acts = vec![Act::Move { seat, text: move_text.to_owned() }];
        let record = record(&options, start, acts);
        let text = export(&record).unwrap();
        let own: String = text
            .lines()
            .skip(7)
            .take_while(|line| !line.is_empty())
            .map(|tag| tag.to_owned() + "\n")
            .collect();
        assert_eq!(own, tags);
        assert!(text.ends_with(&format!("\n{line} *\n")), "{text}");
        let again = import(&text).unwrap().unwrap();
        assert_eq!((again.header.start, again.acts), (record.header.start, record.acts));
    };
    let ending = "4k3/8/8/8/8/8/8/4K2R b K - 3 41";
    let tags = format!("[SetUp \"1\"]\n[FEN \"{ending}\"]\n");
    check(json!({ "fen": ending }), ending, "e8e7", &tags, "41... Ke7");
    let shuffled = "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1";
    let tags = format!("[Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN \"{shuffled}\"]\n");
    check(json!({ "chess960": 0 }), shuffled, "d1e3", &tags, "1. Ne3");
    let usual = format!("[Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN \"{USUAL}\"]\n");
    check(json!({ "chess960": 518 }), USUAL, "e2e4", &usual, "1. e4");
}

#[test]
fn random_games_come_back_from_their_files_in_short_lines() {
    let mut rng = Rng::new(3);
    for nth in 0..20 {
        let options = Options { chess960: (nth % 2 == 0).then_some(Start::Random), fen: None };
        let mut game = Chess::new(&options, 2, &mut rng).unwrap();
        let start = game.to_text();
        let mut acts = Vec::new();
        while let Status::ToAct(seats) = game.status() {
            let seat = seats.only().unwrap();
            let m = *rng.pick(&game.moves(seat)).unwrap();
            acts.push(Act::Move { seat, text: game.write(&m, Notation::CANONICAL) });
            game.play(seat, &m).unwrap();
        }
        let options = match serde_json::to_value(&options) {
            Ok(Value::Object(map)) => settle(INFO.options, &map).unwrap(),
            _ => Map::new(),
        };
        let record = record(&Value::Object(options), &start, acts);
        let text = export(&record).unwrap();
        let moves = text.lines().skip_while(|line| !line.is_empty());
        assert!(moves.map(str::len).all(|length| length < 80));
        let again = import(&text).unwrap().unwrap();
        assert_eq!((again.header.start, again.acts), (record.header.start, record.acts));
    }
}

#[test]
fn files_of_all_sorts_are_read() {
    let text = "% made by hand\r\n[Event \"x\"]\r\n[result \"1-0\"]\r\n[Result \"1-0\"]\r\n\r\n\
        1.e4{a {brace}e5(1...c5 2.Nf3 (2. c3) {;} ; ) here\n)2.Nf3$4 Nc6 $10 3 . Bb5!? a6?! ;the end\n\
        4. 0-0 Nf6 1-0\n\n[Event \"the next game\"]\n\n1. d4 *\n";
    let record = import(text).unwrap().unwrap();
    let told: Vec<_> = record
        .acts
        .iter()
        .map(|act| match act {
            Act::Move { text, .. } => text.as_str(),
            Act::Withdraw { seat: Seat::SECOND, why: Withdrawal::Resigned } => "resigns",
            _ => "?",
        })
        .collect();
    let expect = ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6", "e1g1", "g8f6", "resigns"];
    assert_eq!(told, expect);
    assert_eq!(record.tags[0], ("Event".to_owned(), "x".to_owned()));
    let late = "[Result \"0-1\"]\n[Termination \"Time forfeit\"]\n\n1. e4 e5 0-1";
    let lost = Act::Withdraw { seat: Seat::FIRST, why: Withdrawal::OutOfTime };
    assert_eq!(import(late).unwrap().unwrap().acts.last(), Some(&lost));
}

#[test]
fn faults_name_line_and_move() {
    let check = |text: &str, expect: &str| {
        let Refusal(say) = import(text).unwrap().unwrap_err();
        check_said(&say);
        assert_eq!(say.text(), expect, "{text}");
    };
    check("1. e4 e5\n2. Nf6", "file-move-illegal:2,2. Nf6");
    check("1. e4\ne5 2.\nwhat", "file-move-unknown:3,2. what");
    check("1. Nf3 d5 2. d3 d4\n3. Nd2", "file-move-ambiguous:2,3. Nd2");
    check("[Variant \"Atomic\"]\n\n1. e4", "pgn-variant:atomic");
    check("[Variant \"Chess960\"]\n\n1. e4", "pgn-no-start");
    check("[FEN \"8/8/8/8/8/8/8/4K3 w - - 0 1\"]\n\n*", "fen-kings:black,0");
    check("[Event \"x\"]\n1. e4 {", "file-comment-open:2");
    for text in ["", "hello", USUAL, "{\"json\": 1}", "1. C2.5 H8+7", "炮二平五"] {
        assert!(import(text).is_none(), "{text}");
    }
}

#[test]
fn what_is_left_out_is_remarked() {
    let check = |text: &str, acts: usize, expect: &str| {
        let bundle = super::import(&tidy(text)).expect(text);
        let brought = bundle.first().unwrap_or_else(|why| panic!("{text}: {why}"));
        let remarks: Vec<_> = brought.remarks.iter().map(crate::rules::Say::text).collect();
        assert_eq!(
            (brought.record.acts.len(), remarks.join(" ").as_str()),
            (acts, expect),
            "{text}"
        );
    };
    check("1. f3 e5 2. g4 Qh4#\n3. a3", 4, "file-late:2,a3");
    check("1. f3 e5 2. g4 Qh4# 3. a3 a6 4. b3 0-1", 4, "file-late-more:1,a3,2");
    check("1. e4 -- 2. d4 1-0", 1, "file-null:1,--");
    check("1. e4 e5 2. Z0 Nf6", 2, "file-null:1,Z0");
    check("1. e4 e5 2. Nf3 Nc6\nKe4 Kd5 1-0", 5, "file-kings:2,Ke4");
    check("1. e4 e5", 2, "");
    // The kings are alone after the capture: the game is over by itself.
    let dead = "[FEN \"8/8/8/3k4/4P3/8/8/4K3 b - - 0 60\"]\n\n60... Kxe4 61. Kd2 Kd4 1/2-1/2";
    check(dead, 1, "file-late-more:3,Kd2,1");
}

#[test]
fn a_file_of_several_games_is_several_games() {
    let check = |text: &str, expect: &[Option<usize>]| {
        let bundle = super::import(&tidy(text)).expect(text);
        let lengths: Vec<_> = bundle
            .games
            .iter()
            .map(|game| game.as_ref().ok().map(|brought| brought.record.acts.len()))
            .collect();
        assert_eq!(lengths, expect, "{text}");
    };
    let tagged = "[Event \"a\"]\n\n1. e4 *\n\n[Event \"b\"]\n\n1. d4 d5 *\n";
    check(tagged, &[Some(1), Some(2)]);
    check("1. e4 e5 1-0\n\n1. d4 d5 0-1", &[Some(3), Some(3)]);
    check("1. e4 e5\n\n1. d4", &[Some(2), Some(1)]);
    check("1. e4 e5 1-0 2. Nf3", &[Some(3)]);
    check("[Event \"a\"]\n\n1. e4 {\n\n[Event \"b\"]\n\n1. d4 *", &[None, Some(1)]);
    check("[Event \"a\"]\n\n1. e5 *\n\n[Event \"b\"]\n\n1. d4 *", &[None, Some(1)]);
    let many = tagged.repeat(20);
    let bundle = super::import(&many).expect("games");
    assert_eq!((bundle.games.len(), bundle.more), (25, 15));
}
