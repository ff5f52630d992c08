//! Forms: whole where everything in them can be read, and of text alone where only that can.

use patt::catalog::CATALOG;
use patt::sandbox::Impossible;
use serde_json::{Value, json};

use crate::support::done::Done;
use crate::support::house::{House, content};

const SCHOLAR: &str = "[Event \"Lesson\"]\n[White \"Anna\"]\n[Black \"Ben\"]\n\n\
                       1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0\n";

/// The fields of a form: the type and the id of each.
fn fields(form: &Value) -> Vec<(u64, &str)> {
    let parts = form["components"].as_array().into_iter().flatten();
    let fields = parts.map(|part| match part["type"].as_u64() {
        Some(18) => &part["component"],
        _ => &part["components"][0],
    });
    let read = |field: &'_ Value| field["type"].as_u64().expect("a type");
    fields.map(|field| (read(field), field["custom_id"].as_str().expect("an id"))).collect()
}

/// What the fields of a form are called.
fn labels(form: &Value) -> Vec<&str> {
    let parts = form["components"].as_array().into_iter().flatten();
    parts
        .map(|part| part["label"].as_str().or_else(|| part["components"][0]["label"].as_str()))
        .map(|label| label.expect("a label"))
        .collect()
}

/// Opens the form of `/import`.
async fn asked(house: &House, game: &str) -> Done {
    house.command(house.ada, "import", json!({ "game": game })).await
}

fn file(name: &str, content: &str) -> Value {
    json!({ "filename": name, "content": content })
}

#[tokio::test]
async fn a_game_is_imported_by_a_form_with_a_place_for_a_file() {
    let house = House::over_http(CATALOG).await;
    let ada = house.ada;
    let form = asked(&house, "chess").await;
    assert_eq!(fields(form.form()), [(19, "f"), (4, "t")], "{form:?}");
    assert_eq!(form.form()["title"], "Import a game: Chess");
    assert_eq!(labels(form.form()), ["File", "Or paste it"]);

    let page = house.submit(ada, form.form(), json!({ "f": file("game.pgn", SCHOLAR) })).await;
    assert!(page.is_private() && page.content().starts_with("Imported as #"), "{page:?}");
    assert!(page.content().contains("Anna - Ben, 4. Qxf7\u{23}, 7 of 7"), "{page:?}");

    // Lines stay as they are, which they do not in an option of a command.
    let form = asked(&house, "chess").await;
    let page = house.submit(ada, form.form(), json!({ "t": SCHOLAR })).await;
    assert!(page.content().contains("Anna - Ben"), "{page:?}");

    let form = asked(&house, "chess").await;
    let both = json!({ "f": [file("game.pgn", SCHOLAR)], "t": "1. d4 d5" });
    let page = house.submit(ada, form.form(), both).await;
    assert!(page.content().starts_with("I read the file and left aside"), "{page:?}");
    assert!(page.content().contains("Anna - Ben"), "{page:?}");
    house.end().await;
}

#[tokio::test]
async fn what_a_form_brings_that_cannot_be_read_is_told_in_a_sentence() {
    let house = House::over_http(CATALOG).await;
    let large = "1. e4 e5\n".repeat(30_000);
    for (sent, said) in [
        (json!({}), "nothing to import"),
        (json!({ "f": null, "t": " \n " }), "nothing to import"),
        (json!({ "f": file("a.pgn", ""), "t": "" }), "nothing to import"),
        (json!({ "f": file("a.png", "a\0b") }), "not text"),
        (json!({ "f": file("a.txt", "hello") }), "I cannot read \"hello\" as a move"),
        (json!({ "f": file("a.pgn", &large), "t": "1. e4" }), "larger than 256 kB"),
        (json!({ "t": "https://example.org/game" }), "I open no links"),
    ] {
        let form = asked(&house, "chess").await;
        let told = house.submit(house.ada, form.form(), sent).await;
        assert!(told.is_private() && told.content().contains(said), "{said}: {told:?}");
    }
    house.end().await;
}

#[tokio::test]
async fn a_client_sends_no_form_that_is_not_filled_in() {
    let house = House::over_http(CATALOG).await;
    let form = asked(&house, "chess").await;
    let id = form.form()["custom_id"].as_str().expect("an id");
    let two = json!({ "f": [file("a.pgn", "1. e4"), file("b.pgn", "1. d4")] });
    for (fields, name) in [
        (two, "f"),
        (json!({ "f": "1. e4" }), "f"),
        (json!({ "f": [{ "filename": "a.pgn" }] }), "f"),
        (json!({ "t": "x".repeat(4_001) }), "t"),
        (json!({ "g": "1. e4" }), "g"),
    ] {
        let sent = house.sandbox.submit(house.ada, id, fields.clone()).await;
        let fault = sent.map(drop).expect_err("no client sends it");
        assert!(matches!(&fault, Impossible::Field { name: of, .. } if of == name), "{fault:?}");
    }
    house.end().await;
}

#[tokio::test]
async fn on_the_gateway_a_game_is_pasted_into_a_form_of_text() {
    let house = House::start(CATALOG).await;
    let ada = house.ada;
    let form = asked(&house, "chess").await;
    if fields(form.form()) == [(19, "f"), (4, "t")] {
        // These tests come over HTTP.
        return house.end().await;
    }
    assert_eq!(fields(form.form()), [(4, "t")], "{form:?}");
    assert_eq!(labels(form.form()), ["Moves, a game or a position"]);
    let page = house.submit(ada, form.form(), json!({ "t": SCHOLAR })).await;
    assert!(page.content().starts_with("Imported as #"), "{page:?}");
    let form = asked(&house, "chess").await;
    let told = house.submit(ada, form.form(), json!({ "t": " " })).await;
    assert!(told.content().contains("nothing to import"), "{told:?}");
    house.end().await;
}

/// Opens the panel for a game and the form of its rules.
async fn rules(house: &House, game: &str, label: &str) -> (Value, Done) {
    let ada = house.ada;
    let start = house.command(ada, "play", Value::Null).await;
    let label_people =
        if label == "Rules of this game" { "Challenge someone" } else { "Jemanden herausfordern" };
    let panel = house.press(ada, start.message(), label_people).await;
    let panel = house.choose(ada, panel.message(), game).await;
    let form = house.press(ada, panel.message(), label).await;
    (panel.message().clone(), form)
}

#[tokio::test]
async fn the_rules_of_a_game_are_chosen_in_a_form() {
    let house = House::over_http(CATALOG).await;
    let ada = house.ada;
    let (panel, form) = rules(&house, "stalemate", "Rules of this game").await;
    let expect = [(3, "o.size"), (3, "o.scoring"), (3, "o.replace"), (3, "s"), (4, "o")];
    assert_eq!(fields(form.form()), expect, "{form:?}");
    let chosen =
        json!({ "o.size": "6", "o.scoring": ["both"], "s": ["forced_replace", "takebacks"] });
    let panel_now = house.submit(ada, form.form(), chosen).await;
    assert!(panel_now.content().contains("Board 6 × 6"), "{panel_now:?}");
    assert!(panel_now.content().contains("Points for threats and safe pieces"), "{panel_now:?}");

    // What was chosen stands chosen; whoever changes nothing changes nothing.
    let form = house.press(ada, &panel, "Rules of this game").await;
    let sizes = &form.form()["components"][0]["component"]["options"];
    let size = sizes.as_array().unwrap().iter().find(|entry| entry["default"] == true).unwrap();
    assert_eq!(size["value"], "6");
    let again = house.submit(ada, form.form(), json!({})).await;
    assert_eq!(again.content(), panel_now.content());

    // What is typed goes before what is chosen, and what cannot be is told.
    let form = house.press(ada, &panel, "Rules of this game").await;
    let typed = house.submit(ada, form.form(), json!({ "o": "size 7, size of tea" })).await;
    assert!(typed.content().contains("size of tea"), "{typed:?}");
    let form = house.press(ada, &panel, "Rules of this game").await;
    let typed = house.submit(ada, form.form(), json!({ "o": "size 7" })).await;
    assert!(typed.content().contains("Board 7 × 7"), "{typed:?}");
    let posted = house.press(ada, &panel, "Post it").await;
    let post = posted.shows(house.bea, "StaleMate").await;
    assert!(content(&post).contains("7 × 7") || post.to_string().contains("7 × 7"), "{post:#}");

    // No client sends what is not offered.
    let (_, form) = rules(&house, "stalemate", "Rules of this game").await;
    let id = form.form()["custom_id"].as_str().expect("an id");
    for fields in [
        json!({ "o.size": "12" }),
        json!({ "o.size": ["6", "7"] }),
        json!({ "o.size": [] }),
        json!({ "s": ["nothing"] }),
    ] {
        let sent = house.sandbox.submit(ada, id, fields.clone()).await;
        assert!(matches!(sent.map(drop), Err(Impossible::Field { .. })), "{fields}");
    }
    house.end().await;
}

#[tokio::test]
async fn forms_speak_german() {
    let house = House::over_http(CATALOG).await;
    let ada = house.ada;
    house.sandbox.speaks(ada, "de");
    let (panel, form) = rules(&house, "tile-chess", "Regeln dieser Partie").await;
    assert_eq!(form.form()["title"], "Regeln dieser Partie: Tile Chess");
    assert_eq!(
        labels(form.form()),
        ["Bauern", "Blutrausch", "Aufbau", "Was sonst gilt", "Alles andere, durch Kommas getrennt"]
    );
    let chosen = json!({ "o.blood_lust": "mad", "o": "Bauern 5" });
    let now = house.submit(ada, form.form(), chosen).await;
    assert!(now.content().contains("Wilder Blutrausch"), "{now:?}");
    assert!(now.content().contains("5 Bauern"), "{now:?}");
    let form = house.press(ada, &panel, "Regeln dieser Partie").await;
    assert_eq!(form.form()["components"][0]["label"], "Bauern");

    let form = house.command(ada, "import", json!({ "game": "chess" })).await;
    assert_eq!(labels(form.form()), ["Datei", "Oder hier einfügen"]);
    let told = house.submit(ada, form.form(), json!({})).await;
    assert!(told.content().starts_with("Es gibt nichts zu importieren"), "{told:?}");
    house.end().await;
}
