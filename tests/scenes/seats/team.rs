//! One side for several people, several sides for one person.

use patt::catalog::CATALOG;
use serde_json::json;

use super::private;
use crate::support::house::{House, buttons, content};

#[tokio::test]
async fn a_seat_is_shared_and_any_of_its_people_moves() {
    let house = House::start(CATALOG).await;
    let (ada, bea, cid) = (house.ada, house.bea, house.cid);
    let board = house.challenge("chess", json!({ "rated": false })).await;
    let more = house.press(ada, &board, "More").await;
    let open =
        house.press(ada, more.message(), "Share my seat").await.shows(cid, "is shared").await;
    assert_eq!(buttons(&open), ["Share White"]);
    private(&house.press(bea, &open, "Share White").await, "You are already playing in this game");
    let joined = house.press(cid, &open, "Share White").await;
    assert!(joined.content().contains("Ada, Cid may move"), "{joined:?}");

    let house = house.restart().await;
    house.play(cid, "e4").await.shows(bea, "Cid played e4").await;
    let board = house.play(bea, "e5").await.shows(ada, "played e5").await;
    assert!(content(&board).contains("any of you may move too"), "{board:#}");
    let pinged: Vec<_> = house.sandbox.pings().iter().rev().take(2).map(|p| p.person).collect();
    assert!(pinged.contains(&ada) && pinged.contains(&cid), "{pinged:?}");
    let listed = house.command(cid, "games", json!({})).await;
    let text = listed.message()["embeds"][0]["description"].as_str().unwrap();
    assert!(text.contains("your move"), "{text}");
    house.play(ada, "d4").await.shows(bea, "Ada played d4").await;
    house.end().await;
}

#[tokio::test]
async fn rated_seats_are_nobodys_but_their_own() {
    let house = House::start(CATALOG).await;
    let board = house.challenge("chess", json!({})).await;
    let more = house.press(house.ada, &board, "More").await;
    assert!(!buttons(more.message()).contains(&"Share my seat"), "{more:?}");
    house.end().await;
}

#[tokio::test]
async fn one_person_passes_and_plays_both_sides() {
    let house = House::start(CATALOG).await;
    let ada = house.ada;
    let terms = json!({ "game": "chess", "opponent": ada.to_string() });
    let board = house.command(ada, "play", terms).await;
    assert!(board.content().contains("White to move: Chess"), "{board:?}");
    let pings = house.sandbox.pings().len();
    for text in ["f3", "e5", "g4"] {
        house.play(ada, text).await;
    }
    let back = house.command(ada, "takeback", json!({})).await;
    back.shows(ada, "White took back g4").await;
    house.play(ada, "g4").await;
    assert_eq!(house.sandbox.pings().len(), pings, "nobody is pinged");
    let end = house.play(ada, "Qh4").await.shows(ada, "Checkmate: Black wins").await;
    assert!(!content(&end).contains('('), "it counts for nobody: {end:#}");
    house.end().await;
}
