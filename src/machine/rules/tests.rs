use super::*;
use crate::catalog::CATALOG;

fn ask(input: &[u8]) -> Vec<Value> {
    let mut output = Vec::new();
    serve(CATALOG, input, &mut output).expect("memory takes everything");
    let answers = serde_json::Deserializer::from_slice(&output).into_iter();
    answers.collect::<Result<_, _>>().expect("answers are JSON")
}

fn first_game() -> &'static str {
    CATALOG.iter().next().expect("a house has a game").info.slug
}

#[test]
fn a_bad_line_is_answered_and_ends_nothing() {
    let slug = first_game();
    let check = |line: &[u8], kind: &str| {
        let good = format!("{{\"variant\":\"{slug}\",\"id\":\"after\"}}\n");
        let input = [line, b"\n\n", good.as_bytes()].concat();
        let answers = ask(&input);
        assert_eq!(answers.len(), 2, "{kind}");
        assert_eq!(answers[0]["ok"], false, "{kind}");
        assert_eq!(answers[0]["error"]["kind"], kind, "{}", answers[0]);
        assert!(!answers[0]["error"]["message"].as_str().unwrap_or("").is_empty());
        assert_eq!((&answers[1]["ok"], &answers[1]["id"]), (&json!(true), &json!("after")));
    };
    let with = |fields: &str| format!("{{\"variant\":\"{slug}\",{fields}}}").into_bytes();
    check(b"nonsense", "bad-json");
    check(b"{\"variant\":", "bad-json");
    check(b"\xff\xfe", "bad-json");
    check(&b"[".repeat(100_000), "bad-json");
    check(&vec![b'x'; lines::LONGEST + 7], "too-long");
    check(b"7", "bad-request");
    check(b"{}", "bad-request");
    check(b"{\"variant\":3}", "bad-request");
    check(b"{\"variant\":\"snap\"}", "unknown-variant");
    check(&with("\"moves\":\"e2e4\""), "bad-request");
    check(&with("\"moves\":[1]"), "bad-request");
    check(&with("\"events\":[{}]"), "bad-request");
    check(&with("\"depth\":99"), "bad-request");
    check(&with("\"depth\":-1"), "bad-request");
    check(&with("\"options\":{\"no such\":1}"), "bad-options");
    check(&with("\"options\":{\"players\":9}"), "bad-options");
    check(&with("\"options\":{\"players\":\"two\"}"), "bad-options");
    check(&with("\"fen\":\"no position\""), "bad-position");
    check(&with("\"moves\":[\"no move\"]"), "unknown");
    check(&with("\"parse\":\"no move\""), "unknown");
    check(&with("\"want\":[\"no field\"]"), "unknown-field");
}

#[test]
fn the_id_comes_back_whatever_it_is() {
    for id in ["7", "\"x\"", "[1,{\"a\":null}]", "false"] {
        let line = format!("{{\"id\":{id},\"variant\":\"{}\"}}", first_game());
        let id: Value = serde_json::from_str(id).expect("JSON");
        assert_eq!(ask(line.as_bytes())[0]["id"], id);
        let wrong = format!("{{\"id\":{id},\"variant\":\"snap\"}}");
        assert_eq!(ask(wrong.as_bytes())[0]["id"], id);
    }
}

#[test]
fn a_line_of_the_greatest_length_is_still_read() {
    let head = format!("{{\"variant\":\"{}\",\"note\":\"", first_game());
    let pad = "x".repeat(lines::LONGEST - head.len() - 2);
    assert_eq!(ask(format!("{head}{pad}\"}}\n").as_bytes())[0]["ok"], true);
    assert_eq!(ask(format!("{head}{pad}x\"}}\n").as_bytes())[0]["error"]["kind"], "too-long");
}
