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
    house.pass(HOUR).await;
    let more = house.command(bea, "board", json!({})).await;
    for label in ["Pause", "Adjourn", "Give 1 day"] {
        assert!(buttons(more.message()).contains(&label), "{label}: {more:?}");
    }
    let asked = house.press(bea, more.message(), "Pause").await;
    assert!(asked.is_private() && asked.content().contains("You asked Ada"), "{asked:?}");
    let question = asked.shows(ada, "asks for a pause").await;
    let own = house.press(bea, &question, "Agree").await;
    assert!(own.is_private() && own.content().contains("your own offer"), "{own:?}");
    let stranger = house.press(cid, &question, "Agree").await;
    assert!(stranger.is_private() && stranger.content().contains("between"), "{stranger:?}");
    let board = house.press(ada, &question, "Agree").await.shows(ada, "the pause ends <t:").await;
    assert!(buttons(&board).contains(&"Resume"), "{board:#}");
    house.pass(3 * DAY).await;
    assert!(!house.said(ada, "ran out of time"));
    let house = house.restart().await;
    let stranger = house.press(cid, &board, "Resume").await;
    assert!(stranger.is_private(), "{stranger:?}");
    let board = house.press(bea, &board, "Resume").await.shows(ada, "23 hours left").await;
    assert!(!buttons(&board).contains(&"Resume"), "{board:#}");
    house.pass(23 * HOUR - 1).await;
    assert!(!house.said(ada, "ran out of time"));
    house.pass(2).await.shows(ada, "ran out of time").await;
    house.end().await;
}

#[tokio::test]
async fn a_pause_that_nobody_ends_ends_by_itself_and_a_declined_one_never_begins() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    house.challenge("chess", json!({ "clock": "1 day" })).await;
    house.quiet().await;
    let more = house.command(ada, "board", json!({})).await;
    let question =
        house.press(ada, more.message(), "Pause").await.shows(bea, "asks for a pause").await;
    let declined = house.press(bea, &question, "Decline").await;
    assert!(declined.content().contains("Bea does not agree"), "{declined:?}");
    let again = house.press(ada, more.message(), "Pause").await;
    assert!(again.content().contains("already"), "{again:?}");
    let question =
        house.press(ada, more.message(), "Adjourn").await.shows(bea, "asks to adjourn").await;
    let board = house.press(bea, &question, "Agree").await.shows(ada, "the break ends <t:").await;
    let refused = house.play(ada, "e4").await;
    assert!(refused.is_private() && refused.content().contains("adjourned"), "{refused:?}");
    let question = house
        .press(ada, &board, "Resume")
        .await
        .shows(bea, "wants to resume the adjourned game")
        .await;
    house.press(bea, &question, "Decline").await;
    house.pass(30 * DAY).await.shows(ada, "1 day left").await;
    house.play(ada, "e4").await.shows(bea, "played e4").await;
    house.end().await;
}

#[tokio::test]
async fn time_is_given_and_the_board_says_so() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    house.challenge("chess", json!({ "clock": "2 days" })).await;
    house.quiet().await;
    let more = house.command(bea, "board", json!({})).await;
    let done = house.press(bea, more.message(), "Give 1 day").await;
    done.shows(ada, "Bea gives Ada 1 day").await;
    let board = done.shows(ada, "3 days left").await;
    assert!(content(&board).contains("your move"), "{board:#}");
    house.pass(3 * DAY - 1).await;
    assert!(!house.said(ada, "ran out of time"));
    house.pass(2).await.shows(ada, "ran out of time").await;
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
