//! Hints while a game runs and the computer's opinion after it.

use patt::catalog::CATALOG;
use serde_json::{Value, json};

use super::{alt, fools_mate, table_of};
use crate::games;
use crate::support::house::{House, buttons, content};
use crate::support::party::play_out;

#[tokio::test]
async fn hints_are_given_against_the_computer_and_counted() {
    let house = House::start(CATALOG).await;
    let ada = house.ada;
    let terms = json!({ "game": "chess", "computer": 1, "side": "me",
        "options": "fen 7k/R7/8/8/8/8/8/1R5K w - - 0 1" });
    house.command(ada, "play", terms).await.shows(ada, "your move").await;
    let hint = house.command(ada, "hint", Value::Null).await;
    assert!(hint.is_private() && hint.content().contains("rook b1"), "{hint:?}");
    assert!(hint.content().contains("first hint"), "{hint:?}");
    assert!(!hint.content().contains("Rb8"), "only which piece: {hint:?}");
    // The same question again is the same hint, and counts once.
    let board = house.command(ada, "board", Value::Null).await;
    let again = house.press(ada, board.message(), "Hint").await;
    assert!(again.content().contains("first hint"), "{again:?}");
    let whole = house.press(ada, again.message(), "Show the move").await;
    assert!(whole.content().contains("A good move is Rb8"), "{whole:?}");
    let end =
        house.press(ada, whole.message(), "Play Rb8\u{23}").await.shows(ada, "Checkmate").await;
    assert!(content(&end).contains("1 hint was used"), "{end:#}");
    let asked = json!({ "table": table_of(&end), "format": "txt" });
    let record = house.command(ada, "export", asked).await;
    let record = house.sandbox.file(record.id().unwrap(), 0).unwrap();
    assert!(String::from_utf8(record).unwrap().contains("tag Hints 1"));

    // Not against people.
    house.challenge("chess", json!({ "rated": false })).await;
    let refused = house.command(ada, "hint", Value::Null).await;
    assert!(refused.content().contains("casual games against the computer"), "{refused:?}");
    house.end().await;
}

#[tokio::test]
async fn a_finished_game_is_analysed_in_the_background() {
    let house = House::start(CATALOG).await;
    let cid = house.cid;
    let end = fools_mate(&house).await;
    let first = house.press(cid, end.message(), "Analyse").await;
    assert!(first.is_private(), "{first:?}");
    let told = first.shows(cid, "Analysis of Ada - Bea").await;
    assert!(content(&told).contains("2. g4"), "{told:#}");
    assert!(
        alt(&told).contains("over 2 moves") && alt(&told).contains("at the end Black has won"),
        "{told:#}"
    );
    assert!(
        content(&told).contains("White: ") && content(&told).contains("% accuracy"),
        "{told:#}"
    );
    let page = house.press(cid, &told, "2. g4").await;
    assert!(page.is_private() && page.content().contains("turning point"), "{page:?}");
    assert!(page.content().contains("Better: 2. "), "{page:?}");
    assert!(alt(page.message()).starts_with("Two boards"), "{page:?}");
    let replay = house.press(cid, page.message(), "Step through").await;
    assert!(replay.content().contains("3 of 4"), "{replay:?}");
    // Whoever tries again takes the side that was to move, against the computer.
    house
        .press(cid, page.message(), "Try again from here")
        .await
        .shows(cid, "your move (White): Chess against Computer")
        .await;
    // Another one who asks gets it at once, after a restart too.
    let house = house.restart().await;
    let second = house.press(house.bea, end.message(), "Analyse").await;
    assert!(second.content().contains("Analysis of"), "{second:?}");
    house.end().await;
}

#[tokio::test]
async fn games_without_values_have_no_analysis() {
    let house = House::start(games::GAMES).await;
    let terms = json!({ "game": "veil", "opponent": house.bea.to_string(),
        "options": "handover at_once" });
    let asked = house.command(house.ada, "play", terms).await;
    house.press(house.bea, asked.message(), "Accept").await;
    play_out(&house, &[house.ada, house.bea]).await;
    let seen = house.sandbox.messages(house.channel, house.cid);
    let end = seen.iter().find(|message| buttons(message).contains(&"Rematch")).unwrap();
    assert!(!buttons(end).contains(&"Analyse"), "{end:#}");
    house.end().await;
}
