//! Taking back and calling off.

use std::sync::atomic::Ordering;

use patt::catalog::{CATALOG, Catalog};
use patt::sandbox::Replied;
use serde_json::json;

use super::{any_move, private};
use crate::games::{GAMES, SLOW_CHESS, slow};
use crate::support::house::{House, buttons, content};

#[tokio::test]
async fn people_take_back_by_consent() {
    let house = House::start(CATALOG).await;
    let (ada, bea, cid) = (house.ada, house.bea, house.cid);
    house.challenge("chess", json!({ "rated": false })).await;
    private(&house.command(ada, "takeback", json!({})).await, "Nothing can be taken back");
    house.play(ada, "e4").await;
    let asked = house.command(ada, "takeback", json!({})).await;
    private(&asked, "when everyone agrees");
    let question = asked.shows(bea, "asks to take back").await;
    assert!(content(&question).contains("Ada asks to take back e4."), "{question:#}");
    assert_eq!(buttons(&question), ["Accept takeback", "Decline"]);
    assert_eq!(house.sandbox.pings().last().map(|ping| ping.person), Some(bea));

    // Once a position, and neither by oneself nor by a bystander.
    private(&house.command(ada, "takeback", json!({})).await, "when everyone agrees");
    private(&house.press(ada, &question, "Accept takeback").await, "Bea has to answer");
    private(&house.press(cid, &question, "Accept takeback").await, "between");

    let house = house.restart().await;
    let agreed = house.press(bea, &question, "Accept takeback").await;
    assert_eq!(agreed.content(), "Bea agrees: the move is taken back.");
    assert_eq!(buttons(agreed.message()), [""; 0]);
    let board = agreed.shows(ada, "took back e4").await;
    assert!(content(&board).contains("your move (White): Chess against Bea, move 1"), "{board:#}");

    // The next move ends an offer.
    house.play(ada, "d4").await;
    let question = house.command(ada, "takeback", json!({})).await.shows(bea, "take back d4").await;
    house.play(bea, "d5").await.shows(ada, "played d5").await;
    private(&house.press(bea, &question, "Accept takeback").await, "no offer");

    // Declined for all to read; the game ends while another is open.
    let question = house.command(bea, "takeback", json!({})).await.shows(ada, "take back d5").await;
    let no = house.press(ada, &question, "Decline").await;
    assert_eq!(no.content(), "Ada declines the takeback; the game goes on.");
    house.play(ada, "c4").await;
    let question = house.command(ada, "takeback", json!({})).await.shows(bea, "take back c4").await;
    let resign = house.command(bea, "resign", json!({})).await;
    house.press(bea, resign.message(), "Yes, resign").await.shows(ada, "Bea resigned").await;
    private(&house.press(bea, &question, "Accept takeback").await, "This game is over");
    house.end().await;
}

#[tokio::test]
async fn rated_moves_stay_unless_it_was_agreed_at_the_start() {
    let house = House::start(CATALOG).await;
    house.challenge("chess", json!({})).await;
    let played = house.play(house.ada, "e4").await;
    private(&house.command(house.ada, "takeback", json!({})).await, "Moves in this game are final");
    let board = played.shows(house.ada, "played e4").await;
    let more = house.press(house.ada, &board, "More").await;
    assert!(!buttons(more.message()).contains(&"Take back"), "{more:?}");
    let house = house.restart().await;
    let resign = house.command(house.ada, "resign", json!({})).await;
    house
        .press(house.ada, resign.message(), "Call off")
        .await
        .shows(house.ada, "called off the game")
        .await;

    let asked = json!({ "game": "chess", "opponent": house.bea.to_string(), "side": "me",
        "options": "takebacks" });
    let asked = house.command(house.ada, "play", asked).await;
    assert!(asked.content().contains("rated · takebacks if all agree"), "{asked:?}");
    house.press(house.bea, asked.message(), "Accept").await.shows(house.ada, "move 1").await;
    house.play(house.ada, "e4").await;
    private(&house.command(house.ada, "takeback", json!({})).await, "when everyone agrees");
    house.end().await;
}

#[tokio::test]
async fn among_three_everybody_has_to_agree() {
    let house = House::start(GAMES).await;
    let (ada, bea, cid) = (house.ada, house.bea, house.cid);
    let terms = json!({ "game": "clan", "seats": 3, "rated": false, "side": "me" });
    let open = house.command(ada, "play", terms).await;
    house.press(bea, open.message(), "Join").await;
    house.press(cid, open.message(), "Join").await;
    house.press(ada, open.message(), "Start").await.shows(ada, "your turn").await;
    any_move(&house, ada).await;
    let asked = house.command(ada, "takeback", json!({})).await;
    private(&asked, "when everyone agrees");
    let question = asked.shows(bea, "asks to take back").await;
    assert!(content(&question).contains("Agreed: Ada; open: Bea, Cid."), "{question:#}");
    let half = house.press(cid, &question, "Accept takeback").await;
    assert!(half.content().contains("Agreed: Ada, Cid; open: Bea."), "{half:?}");
    assert_eq!(buttons(half.message()), ["Accept takeback", "Decline"]);
    house.press(bea, half.message(), "Accept takeback").await.shows(ada, "Ada took back").await;
    house.end().await;
}

#[tokio::test]
async fn a_takeback_stops_the_computer_and_its_late_answer() {
    const SLOW: Catalog = Catalog(&[SLOW_CHESS]);
    let house = House::patient(SLOW).await;
    let ada = house.ada;
    let terms = json!({ "game": "chess", "computer": 3, "side": "me" });
    house.command(ada, "play", terms).await;
    let thinking = house.play(ada, "e4").await.shows(ada, "is thinking").await;
    let more = house.press(ada, &thinking, "More").await;
    assert!(buttons(more.message()).contains(&"Take back"), "{more:?}");
    let back = house.press(ada, more.message(), "Take back").await;
    assert_eq!(back.replied, Replied::Noted);
    let board = back.shows(ada, "took back e4").await;
    assert!(buttons(&board).contains(&"Move"), "{board:#}");
    // Every search that was begun has come to its end: nothing waits any longer.
    let stopped = async {
        while slow::BEGUN.load(Ordering::SeqCst) != slow::STOPPED.load(Ordering::SeqCst) {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(std::time::Duration::from_secs(20), stopped).await.expect("they stop");
    let more = house.press(ada, &board, "More").await;
    let off = house.press(ada, more.message(), "Call off").await;
    assert_eq!(off.replied, Replied::Noted);
    let end = off.shows(ada, "called off the game").await;
    assert!(!content(&end).contains(") played"), "{end:#}");
    house.end().await;
}
