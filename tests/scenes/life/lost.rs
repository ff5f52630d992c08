//! Games whose channel is gone: their players are told where they can be reached, and after a week
//! the games are closed.

use patt::catalog::CATALOG;
use patt::sandbox::{Id, permissions};
use serde_json::{Value, json};

use super::private;
use crate::support::house::{House, buttons, content, id_of};

const DAY: i64 = 24 * 60 * 60 * 1000;

/// The newest direct message to a person that says this.
async fn letter(house: &House, who: Id, said: &str) -> Value {
    let place = house.sandbox.dm(who);
    let wanted = |message: &Value| content(message).contains(said);
    let found = house.sandbox.until(place, who, wanted).await;
    found.unwrap_or_else(|fault| {
        let seen = house.sandbox.messages(place, who);
        let texts: Vec<_> = seen.iter().map(content).collect();
        panic!("nobody wrote {said:?} ({fault}): {texts:#?}")
    })
}

#[tokio::test]
async fn players_are_written_to_and_play_on_where_they_can_be_reached() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    let other = house.sandbox.add_channel("attic");
    house.challenge("chess", json!({})).await;
    assert!(house.sandbox.delete_channel(house.channel));
    let played = house.sandbox.command(ada, other, "move", json!({ "move": "e4" })).await;
    played.unwrap().finished().await.unwrap();

    let told = letter(&house, bea, "I cannot post in its channel").await;
    assert!(content(&told).contains("Ada played e4"), "{told:#}");
    assert!(told["attachments"][0].is_object(), "{told:#}");
    assert_eq!(buttons(&told), ["Show the board"]);
    let board = house.sandbox.press(bea, id_of(&told), "Show the board").await.unwrap();
    let board = board.finished().await.unwrap();
    assert!(buttons(board.message()).contains(&"Move"), "{board:?}");
    let answer = house.sandbox.command(bea, house.sandbox.dm(bea), "move", json!({ "move": "e5" }));
    answer.await.unwrap().finished().await.unwrap();
    let told = letter(&house, ada, "played e5").await;
    assert!(content(&told).contains("It is your move in Chess against Bea"), "{told:#}");
    house.end().await;
}

#[tokio::test]
async fn after_a_week_without_a_place_a_game_is_closed_and_its_players_are_told() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    let other = house.sandbox.add_channel("attic");
    house.sandbox.no_threads(other);
    house.challenge("chess", json!({})).await;
    assert!(house.sandbox.delete_channel(house.channel));
    let played = house.sandbox.command(ada, other, "move", json!({ "move": "e4" })).await;
    played.unwrap().finished().await.unwrap();
    letter(&house, bea, "I cannot post in its channel").await;
    house.pass(7 * DAY - 1).await;
    let still = house.sandbox.command(bea, other, "games", Value::Null).await.unwrap();
    let still = still.finished().await.unwrap();
    assert!(still.message()["embeds"].to_string().contains("your move"), "{still:?}");
    let house = house.restart().await;
    house.pass(2).await;
    for who in [ada, bea] {
        let end = letter(&house, who, "could not be reached for 7 days").await;
        let labels = buttons(&end);
        assert!(labels.contains(&"Reopen") && !labels.contains(&"Rematch"), "{end:#}");
    }
    let profile = house.sandbox.command(bea, other, "profile", Value::Null).await.unwrap();
    let profile = profile.finished().await.unwrap();
    assert!(profile.message()["embeds"].to_string().contains("not finished"), "{profile:?}");

    // Whoever wants to goes on, and takes it where it can be read.
    let end = letter(&house, ada, "could not be reached").await;
    let reopened = house.sandbox.press(ada, id_of(&end), "Reopen").await.unwrap();
    private(&reopened.finished().await.unwrap(), "Done");
    let found = loop {
        let asked = house.sandbox.command(bea, other, "games", json!({})).await.unwrap();
        let listed = asked.finished().await.unwrap().message().clone();
        let label = buttons(&listed).into_iter().find(|label| label.ends_with("here"));
        if let Some(label) = label {
            break (listed.clone(), label.to_owned());
        }
    };
    let moved = house.sandbox.press(bea, id_of(&found.0), &found.1).await.unwrap();
    private(&moved.finished().await.unwrap(), "The game is here now");
    house.pass(8 * DAY).await;
    let wanted = |message: &Value| content(message).contains("Ada played e4");
    let board = house.sandbox.until(other, bea, wanted).await.unwrap();
    assert!(buttons(&board).contains(&"Move"), "{board:#}");
    house.end().await;
}

#[tokio::test]
async fn a_place_that_can_be_written_in_again_is_not_lost() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    let other = house.sandbox.add_channel("attic");
    house.challenge("chess", json!({})).await;
    house.sandbox.deny(house.channel, permissions::SEND);
    let away = async |who, text: &str| {
        let asked = house.sandbox.command(who, other, "move", json!({ "move": text })).await;
        asked.unwrap().finished().await.unwrap();
    };
    away(ada, "e4").await;
    letter(&house, bea, "I cannot post").await;
    house.sandbox.allow(house.channel, permissions::SEND);
    away(bea, "e5").await;
    house.until(ada, "played e5").await;
    // Until that is noted the list still offers to take the game elsewhere.
    loop {
        let asked = house.sandbox.command(ada, other, "games", json!({})).await.unwrap();
        let listed = asked.finished().await.unwrap();
        if !buttons(listed.message()).iter().any(|label| label.ends_with("here")) {
            break;
        }
    }
    house.pass(8 * DAY).await;
    let again = house.play(ada, "Nf3").await;
    assert!(again.content().contains("Ada played Nf3"), "{again:?}");
    house.end().await;
}

#[tokio::test]
async fn a_voice_chat_keeps_its_game_where_threads_are_required() {
    let house = House::start(CATALOG).await;
    let page = house.command(house.ada, "settings", json!({ "scope": "server" })).await;
    let id = page.message()["components"][0]["components"][0]["custom_id"].as_str().unwrap();
    let chosen = house.sandbox.choose(house.ada, page.id().unwrap(), id, &["threads"]).await;
    let page = chosen.unwrap().finished().await.unwrap();
    house.press(house.ada, page.message(), "Required").await;
    let terms = json!({ "game": "chess", "computer": 1, "side": "me" });
    private(&house.command(house.bea, "play", terms.clone()).await, "played in threads");
    house.sandbox.make_voice(house.channel);
    let board = house.command(house.bea, "play", terms).await;
    assert!(board.content().contains("your move"), "{board:?}");
    house.end().await;
}

#[tokio::test]
async fn a_game_that_ends_by_its_clock_closes_its_thread() {
    let house = House::start(CATALOG).await;
    house.sandbox.threads_welcome(house.channel);
    let terms = json!({
        "game": "chess", "opponent": house.bea.to_string(), "side": "me", "clock": "1 h",
    });
    let asked = house.command(house.ada, "play", terms).await;
    house.press(house.bea, asked.message(), "Accept").await;
    let thread = id_of(asked.message());
    let wanted = |message: &Value| content(message).contains("move 1");
    house.sandbox.until(thread, house.ada, wanted).await.unwrap();
    house.ticking(house.ada).await;
    house.sandbox.forget_requests();
    house.pass(60 * 60 * 1000 + 1).await;
    let wanted = |message: &Value| content(message).contains("ran out of time");
    house.sandbox.until(thread, house.ada, wanted).await.unwrap();
    let starter = house.until(house.ada, "ran out of time").await;
    assert_eq!(starter["id"], asked.message()["id"]);
    let kept = |requests: &[patt::sandbox::Request]| {
        requests.iter().any(|request| format!("{request:?}").contains("1440"))
    };
    house.sandbox.until_requests(kept).await.expect("it may be archived sooner");
    house.end().await;
}
