//! What time and agreement make of games: draws on time, draws among several, questions that
//! outlive the process.

use patt::catalog::CATALOG;
use patt::sandbox::Fault;
use serde_json::json;

use super::{any_move, laid_out, private, three};
use crate::games::GAMES;
use crate::support::house::{House, buttons, content};

const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;

#[tokio::test]
async fn a_flag_falls_against_a_side_that_cannot_win() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    let fen = "fen 4k3/8/8/8/8/8/q7/6K1 w - - 0 1";
    house.challenge("chess", json!({ "clock": "1 h a move", "options": fen })).await;
    house.play(ada, "Kf1").await.shows(bea, "played Kf1").await;
    house.quiet().await;
    let end =
        house.pass(HOUR + 1).await.shows(ada, "Out of time, but Ada cannot win: a draw.").await;
    assert!(!content(&end).contains("wins"), "{end:#}");
    house.end().await;
}

#[tokio::test]
async fn all_of_three_have_to_agree_to_a_draw() {
    let house = House::start(GAMES).await;
    let (ada, bea, cid) = (house.ada, house.bea, house.cid);
    three(&house, "").await;
    laid_out(&house).await;
    let offered = house.command(ada, "draw", json!({})).await;
    private(&offered, "You offered a draw");
    let question = offered.shows(bea, "offers a draw").await;
    let half = house.press(cid, &question, "Accept draw").await;
    assert!(half.content().contains("Agreed: Ada, Cid; open: Bea"), "{half:?}");
    assert_eq!(buttons(half.message()), ["Accept draw", "Decline"]);
    private(&house.press(ada, half.message(), "Accept draw").await, "your own offer");
    let house = house.restart().await;
    let end =
        house.press(bea, half.message(), "Accept draw").await.shows(ada, "by agreement").await;
    assert!(buttons(&end).contains(&"Rematch"), "{end:#}");
    house.end().await;
}

#[tokio::test]
async fn whoever_of_three_declines_ends_the_question() {
    let house = House::start(GAMES).await;
    let (ada, bea, cid) = (house.ada, house.bea, house.cid);
    three(&house, "").await;
    laid_out(&house).await;
    let question = house.command(ada, "draw", json!({})).await.shows(bea, "offers a draw").await;
    let no = house.press(cid, &question, "Decline").await;
    assert!(no.content().contains("Cid declines the draw"), "{no:?}");
    assert_eq!(buttons(no.message()), [""; 0]);
    let late = house.command(bea, "draw", json!({})).await;
    private(&late, "You offered a draw");
    house.end().await;
}

#[tokio::test]
async fn time_is_given_to_whoever_of_three_is_to_move() {
    let house = House::start(GAMES).await;
    let (ada, bea) = (house.ada, house.bea);
    three(&house, "2 days").await;
    house.quiet().await;
    let more = house.command(bea, "board", json!({})).await;
    let done = house.press(bea, more.message(), "Give 1 day").await;
    done.shows(ada, "Bea gives Ada 1 day").await;
    done.shows(ada, "3 days left").await;
    // She is out; the others play on.
    house.pass(3 * 24 * HOUR + 1).await.shows(bea, "your turn").await;
    any_move(&house, bea).await;
    house.end().await;
}

#[tokio::test]
async fn a_takeback_that_discord_did_not_get_is_asked_again() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    house.challenge("chess", json!({ "rated": false })).await;
    house.play(ada, "e4").await.shows(bea, "played e4").await;
    house.quiet().await;
    for _ in 0..6 {
        house.sandbox.faults().next(1, "POST", "/messages", Fault::Status(503));
    }
    private(&house.command(ada, "takeback", json!({})).await, "when everyone agrees");
    house.quiet().await;
    house.sandbox.faults().clear();
    let house = house.restart().await;
    // Whatever waits is posted at the start, be it before the time passes or after.
    house.pass(2 * MINUTE).await;
    let question = house.began().shows(bea, "asks to take back e4").await;
    house.press(bea, &question, "Accept takeback").await.shows(ada, "took back e4").await;
    house.end().await;
}
