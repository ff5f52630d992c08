//! After the end nothing is left to hide: both views side by side, step by step, with all tries.

use serde_json::json;

use super::{begin, moves, view};
use crate::games::GAMES;
use crate::support::house::{House, buttons, content};
use crate::support::party::play_out;

#[tokio::test]
async fn the_whole_game_is_published_step_by_step_with_both_views() {
    let house = House::start(GAMES).await;
    let (ada, bea, cid) = (house.ada, house.bea, house.cid);
    begin(&house, json!({ "options": "handover at_once" })).await;
    house.play(ada, "any").await;
    let (refused, text) = moves(&house, ada).await;
    play_out(&house, &[ada, bea]).await;
    let seen = house.sandbox.messages(house.channel, cid);
    let end = seen.iter().find(|message| buttons(message).contains(&"Step through"));
    let end = end.expect("the end").clone();
    assert!(!buttons(&end).contains(&"Analyse"), "{end:#}");
    assert_eq!(end["attachments"].as_array().map(Vec::len), Some(2), "board and file: {end:#}");

    let mut page = house.press(cid, &end, "Step through").await;
    let names = |page: &serde_json::Value| -> Vec<String> {
        let files = page["attachments"].as_array().into_iter().flatten();
        files.filter_map(|file| file["filename"].as_str().map(str::to_owned)).collect()
    };
    assert_eq!(names(page.message()), ["board.png", "board-2.png"]);
    for file in page.message()["attachments"].as_array().expect("two pictures") {
        assert!(file["description"].as_str().is_some_and(|alt| alt.contains("pieces only")));
    }
    // The question, then every try that was refused, then the move, each with what was told.
    page = house.press(cid, page.message(), "Forward").await;
    assert!(page.content().contains("Ada any"), "{page:?}");
    assert!(page.content().contains("Ada was told: "), "{page:?}");
    for tried in &refused {
        page = house.press(cid, page.message(), "Forward").await;
        assert!(page.content().contains(&format!("Ada {tried}")), "{page:?}");
        assert!(page.content().contains("Ada was told: Illegal; try again."), "{page:?}");
    }
    page = house.press(cid, page.message(), "Forward").await;
    assert!(page.content().contains(&format!("Ada {text}")), "{page:?}");
    assert!(page.content().contains("Bea was told: "), "{page:?}");
    assert!(page.content().contains("A move was made."), "{page:?}");
    page = house.press(cid, page.message(), "Last").await;
    assert_eq!(names(page.message()), ["board.png"], "at the end the whole board");
    let posted = house.press(cid, page.message(), "Post here").await;
    assert!(!posted.is_private(), "{posted:?}");
    house.end().await;
}

#[tokio::test]
async fn who_asks_after_the_end_gets_the_end() {
    let house = House::start(GAMES).await;
    let (ada, bea) = (house.ada, house.bea);
    let board = begin(&house, json!({})).await;
    let own = view(&house, ada).await;
    let question = house.press(bea, &board, "Resign").await;
    assert!(question.content().contains("Resign this game"), "{question:?}");
    house.press(bea, question.message(), "Yes, resign").await.shows(ada, "resigned").await;
    // The press and the end cross on their ways; the view is changed by both, by the end first.
    house.quiet().await;
    let late = house.press_stale(ada, &own, "Any capture?").await;
    assert!(late.content().contains("over"), "{late:?}");
    assert_eq!(buttons(late.message()), ["Show the board"]);
    let shown = house.press_stale(ada, &own, "All announcements").await;
    assert!(shown.is_private() && content(shown.message()).contains("resigned"), "{shown:?}");
    house.end().await;
}
