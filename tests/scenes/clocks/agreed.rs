//! Time by agreement: pauses, adjournments, gifts, by the buttons of More.

use patt::catalog::CATALOG;
use serde_json::json;

use crate::support::house::{House, buttons, content};

const HOUR: i64 = 3_600_000;
const DAY: i64 = 24 * HOUR;

#[tokio::test]
async fn a_pause_is_asked_for_and_agreed_to_and_anyone_goes_on() {
    let house = House::start(CATALOG).await;
    let (ada, bea, cid) = (house.ada, house.bea, house.cid);
    house.challenge("chess", json!({ "clock": "1 day" })).await;
    house.ticking(ada).await;
    house.pass(HOUR).await;
    let more = house.command(bea, "board", json!({})).await;
    for label in ["Pause", "Adjourn", "Give 1 day"] {
        assert!(buttons(more.message()).contains(&label), "{label}: {more:?}");
    }
    let asked = house.press(bea, more.message(), "Pause").await;
    assert!(asked.is_private() && asked.content().contains("You asked Ada"), "{asked:?}");
    let question = house.until(ada, "asks for a pause").await;
    let own = house.press(bea, &question, "Agree").await;
    assert!(own.is_private() && own.content().contains("yourself"), "{own:?}");
    let stranger = house.press(cid, &question, "Agree").await;
    assert!(stranger.is_private() && stranger.content().contains("between"), "{stranger:?}");
    house.press(ada, &question, "Agree").await;
    let board = house.until(ada, "paused until <t:").await;
    assert!(buttons(&board).contains(&"Go on"), "{board:#}");
    house.pass(3 * DAY).await;
    assert!(!house.said(ada, "ran out of time"));
    let house = house.restart().await;
    let stranger = house.press(cid, &board, "Go on").await;
    assert!(stranger.is_private(), "{stranger:?}");
    house.press(bea, &board, "Go on").await;
    let board = house.until(ada, "23 hours left").await;
    assert!(!buttons(&board).contains(&"Go on"), "{board:#}");
    house.pass(23 * HOUR - 1).await;
    assert!(!house.said(ada, "ran out of time"));
    house.pass(2).await;
    house.until(ada, "ran out of time").await;
    house.end().await;
}

#[tokio::test]
async fn a_pause_that_nobody_ends_ends_by_itself_and_a_declined_one_never_begins() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    house.challenge("chess", json!({ "clock": "1 day" })).await;
    house.ticking(ada).await;
    let more = house.command(ada, "board", json!({})).await;
    house.press(ada, more.message(), "Pause").await;
    let question = house.until(bea, "asks for a pause").await;
    let declined = house.press(bea, &question, "Decline").await;
    assert!(declined.content().contains("Bea does not agree"), "{declined:?}");
    let again = house.press(ada, more.message(), "Pause").await;
    assert!(again.content().contains("already"), "{again:?}");
    house.press(ada, more.message(), "Adjourn").await;
    let question = house.until(bea, "asks to adjourn").await;
    house.press(bea, &question, "Agree").await;
    let board = house.until(ada, "adjourned until <t:").await;
    let refused = house.play(ada, "e4").await;
    assert!(refused.is_private() && refused.content().contains("adjourned"), "{refused:?}");
    house.press(ada, &board, "Go on").await;
    let question = house.until(bea, "wants to go on").await;
    house.press(bea, &question, "Decline").await;
    house.pass(30 * DAY).await;
    house.until(ada, "1 day left").await;
    house.play(ada, "e4").await;
    house.until(bea, "played e4").await;
    house.end().await;
}

#[tokio::test]
async fn time_is_given_and_the_board_says_so() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    house.challenge("chess", json!({ "clock": "2 days" })).await;
    house.ticking(ada).await;
    house.noted(ada).await;
    let more = house.command(bea, "board", json!({})).await;
    house.press(bea, more.message(), "Give 1 day").await;
    house.until(ada, "Bea gives Ada 1 day").await;
    let board = house.until(ada, "3 days left").await;
    assert!(content(&board).contains("your move"), "{board:#}");
    house.pass(3 * DAY - 1).await;
    assert!(!house.said(ada, "ran out of time"));
    house.pass(2).await;
    house.until(ada, "ran out of time").await;
    house.end().await;
}

#[tokio::test]
async fn without_a_clock_there_is_nothing_to_stop() {
    let house = House::start(CATALOG).await;
    let ada = house.ada;
    house.challenge("chess", json!({})).await;
    let more = house.command(ada, "board", json!({})).await;
    assert!(!buttons(more.message()).contains(&"Pause"), "{more:?}");
    house.end().await;
}
