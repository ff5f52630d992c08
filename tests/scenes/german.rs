//! A second language: who is spoken to in German and who is not.

use crate::support::house::{House, buttons, content};
use patt::catalog::CATALOG;
use patt::sandbox::Id;
use serde_json::{Value, json};

#[tokio::test]
async fn one_plays_in_german_and_the_other_in_english() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    house.sandbox.speaks(bea, "de");
    let board = house.challenge("chess", json!({})).await;
    assert_eq!(buttons(&board)[0], "Move", "the server speaks English");

    // Each is answered in his own language.
    let early = house.play(bea, "e5").await;
    assert_eq!(
        early.content(),
        "Ada ist am Zug, nicht du; du bekommst Bescheid, sobald du an der Reihe bist."
    );
    let picker = house.press(ada, &board, "Move").await;
    assert!(picker.content().contains("Which piece?"), "{picker:?}");
    let board = house.play(ada, "e4").await.shows(bea, "played e4").await;
    let picker = house.press(bea, &board, "Move").await;
    assert!(picker.content().contains("Welche Figur?"), "{picker:?}");
    let alt = picker.message()["attachments"][0]["description"].as_str().unwrap();
    assert!(alt.starts_with("Schach, Schwarz am Zug, Zug 1. Weiß hat e4 gespielt."), "{alt}");
    let wrong = house.play(bea, "Qd5").await;
    let why = wrong.content();
    assert!(why.contains("ist nicht möglich: der Bauer auf d7 steht im Weg"), "{why}");
    let form = house.press(bea, &board, "Type a move").await;
    assert_eq!(form.form()["title"], "Dein Zug: Schach");
    let page = house.command(bea, "rules", json!({ "game": "chess", "page": "Springer" })).await;
    assert!(page.message().to_string().contains("Der Springer **springt**"), "{page:?}");
    let games = house.command(bea, "games", Value::Null).await;
    assert!(games.message().to_string().contains("du bist am Zug"), "{games:?}");
    let games = house.command(ada, "games", Value::Null).await;
    assert!(games.message().to_string().contains("Bea to move"), "{games:?}");
    house.end().await;
}

#[tokio::test]
async fn what_all_read_is_in_the_language_of_the_server() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    house.sandbox.server_speaks("de");
    let board = house.command(
        ada,
        "play",
        json!({
            "game": "chess", "opponent": bea.to_string(), "side": "me",
        }),
    );
    let challenge = board.await;
    assert!(challenge.content().contains("fordert dich zu einer Partie Schach heraus"));
    let accepted = house.press(bea, challenge.message(), "Annehmen").await;
    assert!(accepted.content().starts_with("Bea nimmt an: Schach gegen Ada."), "{accepted:?}");
    let board = accepted.shows(ada, "du bist am Zug (Weiß): Schach gegen Bea").await;
    assert_eq!(buttons(&board), ["Ziehen", "Zug eintippen", "Remis", "Aufgeben", "Mehr"]);
    let early = house.play(bea, "e5").await;
    assert!(early.content().starts_with("It is Ada's move"), "{early:?}");

    // A new process knows it before anybody of the server has said a word.
    let house = house.restart().await;
    let board = house.play(ada, "f3").await.shows(bea, "Ada hat f3 gespielt.").await;
    assert!(content(&board).contains("du bist am Zug (Schwarz): Schach gegen Ada"), "{board:#}");
    house.play(bea, "e5").await;
    house.play(ada, "g4").await;
    let end = house.play(bea, "Qh4").await;
    assert!(end.content().contains("Schachmatt: Bea gewinnt."), "{end:?}");

    // Its managers may want another one.
    set_language(&house, ada, "server", "Language", "English").await;
    let again = house.press(ada, end.message(), "Revanche").await;
    assert!(again.content().contains("challenges"), "{again:?}");
    house.end().await;
}

#[tokio::test]
async fn a_person_may_choose_another_language_than_his_client_speaks() {
    let house = House::start(CATALOG).await;
    let ada = house.ada;
    set_language(&house, ada, "mine", "Language", "Deutsch").await;
    let help = house.command(ada, "help", Value::Null).await;
    assert!(help.message().to_string().contains("/spielen"), "{help:?}");
    set_language(&house, ada, "mine", "Sprache", "Wie in Discord").await;
    let help = house.command(ada, "help", Value::Null).await;
    assert!(help.message().to_string().contains("/play"), "{help:?}");
    house.end().await;
}

/// Opens the line of languages of a page of settings and presses one.
async fn set_language(house: &House, who: Id, scope: &str, line: &str, language: &str) {
    let page = house.command(who, "settings", json!({ "scope": scope })).await;
    let opened = house.choose(who, page.message(), "language").await;
    assert!(opened.message().to_string().contains(line), "{opened:?}");
    house.press(who, opened.message(), language).await;
}

#[test]
fn every_command_has_a_german_name() {
    let commands = patt::discord::commands::registration(CATALOG);
    let names: Vec<_> = commands
        .as_array()
        .expect("a list")
        .iter()
        .map(|command| command["name_localizations"]["de"].as_str().expect("a name"))
        .collect();
    assert!(names.contains(&"züge") && names.contains(&"spielen"), "{names:?}");
}
