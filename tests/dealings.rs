//! What people settle between them around a game: claims, terms, what is shown to all, rights.
//! Played as people play it, in a sandbox.

mod support;

use patt::catalog::CATALOG;
use serde_json::json;
use support::house::{House, buttons, content};

#[tokio::test]
async fn a_draw_is_claimed_after_an_announced_move() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    let board = house.challenge("chess", json!({})).await;
    assert!(!buttons(&board).contains(&"Claim after a move"));
    for (who, text) in [
        (ada, "Nf3"),
        (bea, "Nf6"),
        (ada, "Ng1"),
        (bea, "Ng8"),
        (ada, "Nf3"),
        (bea, "Nf6"),
        (ada, "Ng1"),
    ] {
        house.play(who, text).await;
        house.until(who, &format!("played {text}")).await;
    }
    // The position stands for the third time only after the knight's way back.
    let board = house.until(bea, "played Ng1").await;
    assert!(!content(&board).contains("may claim"), "{board:#}");
    let other = house.press(ada, &board, "Claim after a move").await;
    assert!(other.content().contains("not yours"), "{other:?}");
    let picker = house.press(bea, &board, "Claim after a move").await;
    assert!(picker.is_private(), "{picker:?}");
    assert_eq!(buttons(picker.message()), ["Ng8", "Close"]);
    let question = house.press(bea, picker.message(), "Ng8").await;
    assert!(question.content().contains("Announce Ng8"), "{question:?}");
    assert_eq!(buttons(question.message()), ["Claim after Ng8", "Back", "Close"]);
    let back = house.press(bea, question.message(), "Back").await;
    let question = house.press(bea, back.message(), "Ng8").await;
    let done = house.press(bea, question.message(), "Claim after Ng8").await;
    assert!(done.is_private() && done.content().contains("Done"), "{done:?}");
    let end = house.until(ada, "Draw: the position stood three times").await;
    assert!(buttons(&end).contains(&"Rematch"));
    // The same press again says the same and changes nothing.
    let again = house.press(bea, question.message(), "Claim after Ng8").await;
    assert!(again.is_private(), "{again:?}");
    house.end().await;
}
