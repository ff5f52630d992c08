//! Every case of every vector file, piped through `patt rules` as a person would: the case is the
//! request, its other fields are what the answer must be.

use std::collections::BTreeMap;
use std::path::Path;

use patt::catalog::CATALOG;
use patt::machine::rules::serve;
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
/// Perft to this many leaves is counted here; `tests/perft.rs` has the deeper ones.
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
        assert_eq!(answer["ok"], true, "{file}, {name}: {}", answer["error"]);
        assert_eq!(answer["id"], nth);
        for (field, value) in expect {
            assert_eq!(&answer[field], value, "{file}, {name}: {field}");
        }
    }
    cases.len()
}

#[test]
fn every_case_comes_back_equal() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vectors");
    let mut checked = 0;
    for entry in std::fs::read_dir(folder).expect("the vectors are there") {
        let name = entry.expect("readable").file_name();
        checked += check_file(&name.to_string_lossy());
    }
    assert!(checked >= 119, "only {checked} cases");
}
