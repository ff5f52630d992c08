//! What is entered in forms, and where they are sent from.

use serde_json::{Value, json};

use super::interaction;
use crate::discord::inbound::{Incoming, read};
use crate::message::{Command, Ground, Posting};

/// What was entered in a form of these parts.
fn entered(parts: Value) -> Vec<(String, String)> {
    let data = json!({ "custom_id": "1tm.K7QF2M.p5", "components": parts });
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
    let pair = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    let got = entered(json!([
        { "type": 1, "components": [{ "type": 4, "custom_id": "row", "value": "Nf3" }] },
        label(json!({ "type": 4, "custom_id": "text", "value": "e4" })),
        label(json!({ "type": 4, "custom_id": "none", "value": null })),
        label(json!({ "type": 3, "custom_id": "menu", "values": ["a", "b"] })),
        label(json!({ "type": 5, "custom_id": "person", "values": ["8"] })),
        label(json!({ "type": 8, "custom_id": "channel", "values": ["200"] })),
        label(json!({ "type": 19, "custom_id": "file", "values": ["5"] })),
        label(json!({ "type": 21, "custom_id": "radio", "value": "x" })),
        label(json!({ "type": 21, "custom_id": "unset", "value": null })),
        label(json!({ "type": 22, "custom_id": "boxes", "values": [] })),
        label(json!({ "type": 23, "custom_id": "box", "value": true })),
        { "type": 10, "content": "a text between them" },
        { "type": 99, "what": "nobody knows" },
    ]));
    let expect = [
        pair("row", "Nf3"),
        pair("text", "e4"),
        pair("none", ""),
        pair("menu", "a"),
        pair("menu", "b"),
        pair("person", "8"),
        pair("channel", "200"),
        pair("file", "5"),
        pair("radio", "x"),
        pair("box", "true"),
    ];
    assert_eq!(got, expect);
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
