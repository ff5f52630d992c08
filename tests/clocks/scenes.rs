//! Clocks as people meet them: commands, boards, flags.

use patt::catalog::CATALOG;
use serde_json::json;

use crate::support::house::{House, buttons, content};

const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

#[tokio::test]
async fn a_flag_falls_and_the_other_wins() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    let options =
        json!({ "game": "chess", "opponent": bea.to_string(), "clock": "3 days", "side": "me" });
    let asked = house.command(ada, "play", options).await;
    assert!(asked.content().contains("3 days a move"), "{asked:?}");
    house.press(bea, asked.message(), "Accept").await;
    let board = house.until(ada, "your move").await;
    assert!(content(&board).contains("3 days left (<t:"), "{board:#}");
    house.ticking(ada).await;
    house.pass(2 * DAY).await;
    house.play(ada, "e4").await;
    house.until(bea, "played e4").await;
    house.ticking(bea).await;
    house.pass(3 * DAY - 1).await;
    assert!(!house.said(bea, "ran out of time"));
    house.pass(2).await;
    let end = house.until(bea, "ran out of time").await;
    assert!(buttons(&end).contains(&"Rematch"), "{end:#}");
    let late = house.play(bea, "e5").await;
    assert!(late.is_private() && late.content().contains("no running game"), "{late:?}");
    house.end().await;
}

#[tokio::test]
async fn a_late_move_does_not_count_even_if_nobody_looked_at_the_clock() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    let board = house.challenge("chess", json!({ "clock": "1 h" })).await;
    house.ticking(ada).await;
    house.pass_unseen(HOUR);
    let late = house.play(ada, "e4").await;
    assert!(late.is_private() && late.content().contains("ran out"), "{late:?}");
    house.pass(0).await;
    house.until(bea, "ran out of time").await;
    let again = house.press(ada, &board, "Move").await;
    assert!(again.is_private() && again.content().contains("over"), "{again:?}");
    house.end().await;
}
