//! Conditional replies: set while the other one thinks, played at once, dropped when the game goes
//! elsewhere.

use patt::catalog::CATALOG;
use patt::sandbox::Id;
use serde_json::{Value, json};

use super::fill;
use crate::support::done::Done;
use crate::support::house::{House, buttons, content};

/// Opens the list of a person and writes these lines into it.
async fn expect(house: &House, who: Id, lines: &str) -> Done {
    let board = house.command(who, "board", Value::Null).await;
    let list = house.press(who, board.message(), "Planned replies").await;
    let form = house.press(who, list.message(), "Edit").await;
    fill(house, who, form.form(), lines).await
}

#[tokio::test]
async fn an_expected_move_is_answered_at_once() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    house.challenge("chess", json!({})).await;
    // Whoever is to move expects nothing.
    let own = house.command(ada, "board", Value::Null).await;
    assert!(!buttons(own.message()).contains(&"Planned replies"), "{own:?}");
    house.play(ada, "e4").await;
    let list = expect(&house, ada, "e5 Nf3 Nc6 Bb5\n\nc5 Nc3").await;
    assert!(list.is_private() && list.content().contains("e5 Nf3 Nc6 Bb5"), "{list:?}");
    assert!(list.content().contains("c5 Nc3"), "{list:?}");
    // Nobody else sees any of it.
    let seen = house.sandbox.messages(house.channel, bea);
    assert!(seen.iter().all(|message| !content(message).contains("Bb5")), "{seen:#?}");

    let house = house.restart().await;
    let played = house.play(bea, "e5").await.shows(bea, "Ada played Nf3").await;
    assert!(content(&played).contains("Bea, your move"), "{played:#}");
    let board = house.command(ada, "board", Value::Null).await;
    let list = house.press(ada, board.message(), "Planned replies").await;
    assert!(list.content().contains("Nc6 Bb5") && !list.content().contains("c5 Nc3"), "{list:?}");
    // Elsewhere: the line is gone, and nothing is played.
    house.play(bea, "d6").await.shows(bea, "Bea played d6").await;
    house.play(ada, "d4").await;
    let board = house.command(ada, "board", Value::Null).await;
    let list = house.press(ada, board.message(), "Planned replies").await;
    assert!(list.content().contains("no planned replies yet"), "{list:?}");
    house.end().await;
}

#[tokio::test]
async fn lines_are_cleared_and_wrong_ones_are_told() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    house.challenge("chess", json!({ "rated": false })).await;
    house.play(ada, "e4").await;
    for (lines, said) in [
        ("e5", "add your reply"),
        ("e5 Nf6", "does not work"),
        ("xyzzy Nf3", "does not work"),
        ("e5 Nf3\ne5 Nc3", "replies to the same moves"),
        (&"e5 Nf3\n".repeat(11), "write at most 10 lines"),
    ] {
        let told = expect(&house, ada, lines).await;
        assert!(told.content().contains(said), "{lines}: {told:?}");
    }
    let list = expect(&house, ada, "1. e5 2. Nf3").await;
    assert!(list.content().contains("e5 Nf3"), "{list:?}");
    let list = house.press(ada, list.message(), "Clear").await;
    assert!(list.content().contains("no planned replies yet"), "{list:?}");
    house.play(bea, "e5").await.shows(bea, "Bea played e5").await;
    house.end().await;
}
