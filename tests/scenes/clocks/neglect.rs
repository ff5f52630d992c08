//! Games without a clock in which nobody moves.

use patt::catalog::CATALOG;
use serde_json::json;

use crate::support::house::{House, buttons, content};

const DAY: i64 = 24 * 3_600_000;

#[tokio::test]
async fn who_waits_for_two_weeks_may_claim_the_win() {
    let house = House::start(CATALOG).await;
    let (ada, bea, cid) = (house.ada, house.bea, house.cid);
    house.challenge("chess", json!({})).await;
    house.play(ada, "e4").await.shows(bea, "played e4").await;
    house.pass(14 * DAY - 1).await;
    assert!(!house.said(ada, "has not moved"));
    let house = house.restart().await;
    let told = house.pass(1).await.shows(ada, "Bea has not moved in Chess for 14 days").await;
    assert!(content(&told).contains(&format!("<@{ada}>")), "{told:#}");
    assert_eq!(buttons(&told), ["Claim the win", "Remind Bea", "Close without result"]);
    for who in [bea, cid] {
        let refused = house.press(who, &told, "Claim the win").await;
        assert!(refused.is_private(), "{refused:?}");
    }
    let reminded = house.press(ada, &told, "Remind Bea").await;
    assert!(reminded.content().contains("Bea was reminded"), "{reminded:?}");
    reminded.shows(bea, "Ada is waiting for your move").await;
    let end = house
        .press(ada, reminded.message(), "Claim the win")
        .await
        .shows(bea, "Bea left the game: Ada wins")
        .await;
    assert!(buttons(&end).contains(&"Rematch"), "{end:#}");
    house.end().await;
}

#[tokio::test]
async fn a_game_in_which_all_are_silent_is_closed_and_can_be_reopened() {
    let house = House::start(CATALOG).await;
    let (ada, bea, cid) = (house.ada, house.bea, house.cid);
    house.challenge("chess", json!({})).await;
    house.pass(14 * DAY).await.shows(bea, "Ada has not moved").await;
    house.pass(14 * DAY - 1).await;
    assert!(!house.said(bea, "Closed without a result"));
    let closed = house.pass(1).await.shows(bea, "Closed without a result").await;
    let stranger = house.press(cid, &closed, "Reopen").await;
    assert!(stranger.is_private() && stranger.content().contains("between"), "{stranger:?}");
    house.press(bea, &closed, "Reopen").await.shows(ada, "your move").await;
    house.play(ada, "e4").await.shows(bea, "played e4").await;
    house.end().await;
}

#[tokio::test]
async fn a_move_after_all_makes_the_question_void() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    house.challenge("chess", json!({})).await;
    let told = house.pass(20 * DAY).await.shows(bea, "Ada has not moved").await;
    house.play(ada, "e4").await.shows(bea, "played e4").await;
    let late = house.press(bea, &told, "Claim the win").await;
    assert!(late.content().contains("There is nothing to do here right now"), "{late:?}");
    house.pass(13 * DAY).await;
    assert!(!house.said(ada, "Bea has not moved"));
    let told = house.pass(DAY).await.shows(ada, "Bea has not moved").await;
    let closed = house
        .press(ada, &told, "Close without result")
        .await
        .shows(ada, "Closed without a result")
        .await;
    assert!(buttons(&closed).contains(&"Reopen"), "{closed:#}");
    house.end().await;
}
