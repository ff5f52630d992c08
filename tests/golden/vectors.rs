//! Every case of every vector file, piped through `patt rules` as a person would: the case is the
//! request, its other fields are what the answer must be.

use std::collections::BTreeMap;
use std::path::Path;

use patt::catalog::CATALOG;
use patt::machine::rules::serve;
use patt::rules::{Act, OptionMap, Viewer};
use serde_json::{Value, json};

/// Fields of a case that are no facts.
const INPUT: &[&str] = &[
    "name",
    "variant",
    "fen",
    "position",
    "start_fen",
    "options",
    "moves",
    "events",
    "tags",
    "source",
    "note",
    "human",
];
/// Perft to this many leaves is counted here; `tests/golden/perft.rs` has the deeper ones.
const LEAVES_MOST: u64 = 5_000_000;

/// The request for a case, and the answer it must get.
fn exchange(nth: usize, case: &Value) -> (Value, BTreeMap<String, Value>) {
    let fields = case.as_object().expect("a case is an object");
    let facts = fields.iter().filter(|(name, _)| !INPUT.contains(&name.as_str()));
    let mut expect: BTreeMap<_, _> =
        facts.map(|(name, value)| (name.clone(), value.clone())).collect();
    let mut depth = 0;
    if let Some(Value::Object(counts)) = expect.get_mut("perft") {
        counts.retain(|_, leaves| leaves.as_u64().is_some_and(|leaves| leaves <= LEAVES_MOST));
        depth = counts.len();
    }
    let mut request = case.clone();
    request["id"] = json!(nth);
    request["want"] = expect.keys().cloned().collect();
    request["depth"] = json!(depth);
    (request, expect)
}

fn check_file(file: &str) -> usize {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vectors").join(file);
    let text = std::fs::read_to_string(&path).expect("the vectors are there");
    let cases: Vec<Value> = serde_json::from_str(&text).expect("the vectors are JSON");
    let known = |case: &&Value| CATALOG.variant(case["variant"].as_str().unwrap_or("")).is_some();
    let cases: Vec<_> = cases.iter().filter(known).collect();
    let exchanges: Vec<_> =
        cases.iter().enumerate().map(|(nth, case)| exchange(nth, case)).collect();
    let lines: Vec<_> = exchanges.iter().map(|(request, _)| request.to_string()).collect();
    let input = lines.join("\n");
    let mut output = Vec::new();
    serve(CATALOG, input.as_bytes(), &mut output).expect("memory takes everything");
    let answers: Vec<Value> = serde_json::Deserializer::from_slice(&output)
        .into_iter()
        .collect::<Result<_, _>>()
        .expect("answers are JSON");
    assert_eq!(answers.len(), cases.len(), "one answer a request");
    for (nth, ((_, expect), answer)) in exchanges.iter().zip(&answers).enumerate() {
        let name = &cases[nth]["name"];
        assert_eq!(answer["id"], nth);
        // A case that names an error must be refused, in words.
        let refused = cases[nth]["error"] == true;
        assert_eq!(answer["ok"], !refused, "{file}, {name}: {}", answer["error"]);
        if refused {
            assert!(!answer["error"]["message"].as_str().unwrap_or("").is_empty(), "{name}");
            continue;
        }
        for (field, value) in expect {
            assert_eq!(&answer[field], value, "{file}, {name}: {field}");
        }
    }
    cases.len()
}

/// The files whose names end in `end`, or in none of the ends of other kinds of files.
fn files(end: Option<&str>) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vectors");
    let files = std::fs::read_dir(folder).expect("the vectors are there");
    let names =
        files.map(|file| file.expect("readable").file_name().to_string_lossy().into_owned());
    let other = |name: &String| [NOTATION, GAMES].iter().any(|end| name.ends_with(end));
    names.filter(|name| end.map_or(!other(name), |end| name.ends_with(end))).collect()
}

/// Positions with every legal move in every notation.
const NOTATION: &str = "-notation.json";
/// Whole games with every move in several notations.
const GAMES: &str = "-games.json";

#[test]
fn every_case_comes_back_equal() {
    let checked: usize = files(None).iter().map(|file| check_file(file)).sum();
    assert!(checked >= 683, "only {checked} cases");
}

/// The cases of a file, and the game it is named after.
fn cases<'a>(file: &'a str, end: &str) -> (Vec<Value>, &'a str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vectors").join(file);
    let text = std::fs::read_to_string(path).expect("the vectors are there");
    (serde_json::from_str(&text).expect("a list of cases"), file.trim_end_matches(end))
}

/// Asks and gives the answer, which must be one.
fn ask(request: &Value) -> Value {
    let mut output = Vec::new();
    serve(CATALOG, request.to_string().as_bytes(), &mut output).expect("memory takes everything");
    let answer: Value = serde_json::from_slice(&output).expect("answers are JSON");
    assert_eq!(answer["ok"], true, "{request}: {}", answer["error"]);
    answer
}

#[test]
fn every_move_is_written_as_the_notation_files_say_and_read_back() {
    let files = files(Some(NOTATION));
    assert!(!files.is_empty());
    for file in &files {
        let (cases, game) = cases(file, NOTATION);
        for case in &cases {
            let fen = &case["fen"];
            let answer =
                ask(&json!({ "variant": game, "fen": fen, "want": ["notation", "outcome"] }));
            assert_eq!(answer["notation"], case["moves"], "{}", case["name"]);
            if !answer["outcome"].is_null() {
                continue;
            }
            for m in case["moves"].as_array().expect("a list of moves") {
                for (system, text) in m.as_object().expect("texts by system") {
                    // Numbered pawns may read as the middle one of their file; see the rules.
                    let clash = text.as_str().is_some_and(|text| text.starts_with("33"));
                    if system == "wxf_index" && clash {
                        continue;
                    }
                    let answer = ask(&json!({ "variant": game, "fen": fen, "parse": text }));
                    assert_eq!(answer["move"], m["uci"], "{}: {system} {text}", case["name"]);
                }
            }
        }
    }
}

#[test]
fn whole_games_replay_in_every_notation() {
    let files = files(Some(GAMES));
    assert!(!files.is_empty());
    for file in &files {
        let (cases, game) = cases(file, GAMES);
        for case in &cases {
            let name = &case["id"];
            let want = ["fen_after", "outcome"];
            for system in ["moves", "wxf", "zh_hant", "zh_hans", "iccs", "lau"] {
                let (start, moves) = (&case["fen"], &case[system]);
                let answer =
                    ask(&json!({ "variant": game, "fen": start, "moves": moves, "want": want }));
                assert_eq!(answer["fen_after"], case["final_fen"], "{name}: {system}");
                assert_eq!(answer["outcome"], case["final_outcome"], "{name}: {system}");
            }
            let entry = CATALOG.find(game).expect("the file is named after a game");
            let start = case["fen"].as_str().expect("a position");
            let header = (entry.adopt)(&OptionMap::new(), 2, start).expect("a start");
            let mut board = (entry.open)(&header).expect("a start");
            for (nth, m) in case["moves"].as_array().expect("a list of moves").iter().enumerate() {
                board.play_on();
                let text = m.as_str().expect("a move");
                let seat = board.status().acting().only().expect("somebody is to move");
                for system in ["wxf", "zh_hant", "zh_hans", "iccs", "lau"] {
                    let notation = entry.info.notation(system);
                    let told = board.seen(Viewer::Seat(seat)).write(text, notation);
                    let expect = case[system][nth].as_str();
                    assert_eq!(told.as_deref(), expect, "{name}, move {nth}: {system}");
                }
                let act = Act::Move { seat, text: text.to_owned() };
                board.act(&act).expect("it is legal");
            }
        }
    }
}
