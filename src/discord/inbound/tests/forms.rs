//! What is entered in forms, and where they are sent from.

use serde_json::{Value, json};

use super::interaction;
use crate::discord::inbound::{Incoming, read};
use crate::message::{Command, Content, Entered, FieldValue, Ground, Posting, Upload};

/// What was entered in a form of these parts.
fn entered(parts: Value) -> Entered {
    let file = |name: &str, size: u64| json!({ "id": "5", "filename": name, "size": size, "url": "https://cdn.discordapp.com/a" });
    let data = json!({
        "custom_id": "1tm.K7QF2M.p5", "components": parts,
        "resolved": { "attachments": { "5": file("a.pgn", 10), "6": file("b.pgn", 1 << 30) } },
    });
    let Ok(Incoming::Asked(asked)) = read(&interaction(5, data, &[])) else {
        panic!("a form is read")
    };
    match asked.request.unwrap().command {
        Command::Submit(_, entered) => entered,
        other => panic!("{other:?}"),
    }
}

#[test]
fn every_field_of_a_form_is_read_in_rows_and_in_labels() {
    let label = |field: Value| json!({ "type": 18, "id": 1, "component": field });
    let said = |name: &str, value: &str| (name.to_owned(), FieldValue::Text(value.to_owned()));
    let chosen = |name: &str, values: &[&str]| {
        let values = values.iter().map(|&value| value.to_owned()).collect();
        (name.to_owned(), FieldValue::Chosen(values))
    };
    let file = |name: &str, content: Content| Upload { name: name.to_owned(), content };
    let got = entered(json!([
        { "type": 1, "components": [{ "type": 4, "custom_id": "row", "value": "Nf3" }] },
        label(json!({ "type": 4, "custom_id": "text", "value": "e4" })),
        label(json!({ "type": 4, "custom_id": "none", "value": null })),
        label(json!({ "type": 3, "custom_id": "menu", "values": ["a", "b"] })),
        label(json!({ "type": 5, "custom_id": "person", "values": ["8"] })),
        label(json!({ "type": 8, "custom_id": "channel", "values": ["200"] })),
        label(json!({ "type": 19, "custom_id": "file", "values": ["5", "6", "7"] })),
        label(json!({ "type": 19, "custom_id": "empty", "values": [] })),
        label(json!({ "type": 21, "custom_id": "radio", "value": "x" })),
        label(json!({ "type": 21, "custom_id": "unset", "value": null })),
        label(json!({ "type": 22, "custom_id": "boxes", "values": [] })),
        label(json!({ "type": 23, "custom_id": "box", "value": true })),
        { "type": 10, "content": "a text between them" },
        { "type": 99, "what": "nobody knows" },
    ]));
    let expect = [
        said("row", "Nf3"),
        said("text", "e4"),
        said("none", ""),
        chosen("menu", &["a", "b"]),
        chosen("person", &["8"]),
        chosen("channel", &["200"]),
        (
            "file".to_owned(),
            FieldValue::Files(vec![
                file("a.pgn", Content::At("https://cdn.discordapp.com/a".to_owned())),
                file("b.pgn", Content::TooLarge),
            ]),
        ),
        ("empty".to_owned(), FieldValue::Files(Vec::new())),
        said("radio", "x"),
        chosen("boxes", &[]),
        said("box", "true"),
    ];
    assert_eq!(got, Entered::from_iter(expect));
}

#[test]
fn a_form_tells_where_it_was_sent_from() {
    let data = json!({ "custom_id": "1tm.K7QF2M.p5", "components": [] });
    let place = |change: &[(&str, Value)]| match read(&interaction(5, data.clone(), change)) {
        Ok(Incoming::Asked(asked)) => asked.ticket.place,
        other => panic!("{other:?}"),
    };
    assert_eq!(place(&[]).posting, Posting::Free);
    let on_account = ("authorizing_integration_owners", json!({ "1": "7" }));
    assert_eq!(place(&[on_account]).posting, Posting::Absent);
    assert_eq!(place(&[("context", json!(2))]).ground, Ground::Private);
}
