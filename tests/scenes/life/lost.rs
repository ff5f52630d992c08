//! Games whose channel is gone: their players are told where they can be reached, and after a week
//! the games are closed.

use patt::catalog::CATALOG;
use patt::sandbox::{Id, permissions};
use serde_json::{Value, json};

use super::private;
use crate::support::done::Done;
use crate::support::house::{House, buttons, content, id_of};

const DAY: i64 = 24 * 60 * 60 * 1000;

/// A move, typed in this place.
async fn plays(house: &House, place: Id, who: Id, text: &str) -> Done {
    house.command_in(place, who, "move", json!({ "move": text })).await
}

/// A person's games, as listed in this place, and what is offered to take one of them there.
async fn games(house: &House, place: Id, who: Id) -> (Done, Option<String>) {
    let listed = house.command_in(place, who, "games", json!({})).await;
    let label = buttons(listed.message()).into_iter().find(|label| label.ends_with("here"));
    let label = label.map(str::to_owned);
    (listed, label)
}

#[tokio::test]
async fn players_are_written_to_and_play_on_where_they_can_be_reached() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    let other = house.sandbox.add_channel("attic");
    house.challenge("chess", json!({})).await;
    assert!(house.sandbox.delete_channel(house.channel));
    let played = plays(&house, other, ada, "e4").await;
    let told = played.writes(bea, "I cannot post in its channel").await;
    assert!(content(&told).contains("Ada played e4"), "{told:#}");
    assert!(told["attachments"][0].is_object(), "{told:#}");
    assert_eq!(buttons(&told), ["Show the board"]);
    let board = house.press(bea, &told, "Show the board").await;
    assert!(buttons(board.message()).contains(&"Move"), "{board:?}");
    let answer = plays(&house, house.sandbox.dm(bea), bea, "e5").await;
    let told = answer.writes(ada, "played e5").await;
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
    let played = plays(&house, other, ada, "e4").await;
    played.writes(bea, "I cannot post in its channel").await;
    house.pass(7 * DAY - 1).await;
    let (still, _) = games(&house, other, bea).await;
    assert!(still.message()["embeds"].to_string().contains("your move"), "{still:?}");
    let house = house.restart().await;
    let closed = house.pass(2).await;
    for who in [ada, bea] {
        let end = closed.writes(who, "could not be reached for 7 days").await;
        let labels = buttons(&end);
        assert!(labels.contains(&"Reopen") && !labels.contains(&"Rematch"), "{end:#}");
    }
    let profile = house.command_in(other, bea, "profile", Value::Null).await;
    assert!(profile.message()["embeds"].to_string().contains("not finished"), "{profile:?}");

    // Whoever wants to goes on, and takes it where it can be read.
    let end = closed.writes(ada, "could not be reached").await;
    private(&house.press(ada, &end, "Reopen").await, "Done");
    house.quiet().await;
    let (listed, label) = games(&house, other, bea).await;
    let moved = house.press(bea, listed.message(), &label.expect("it is offered")).await;
    private(&moved, "The game is here now");
    house.pass(8 * DAY).await;
    let board = moved.shows(bea, "Ada played e4").await;
    assert!(buttons(&board).contains(&"Move"), "{board:#}");
    house.end().await;
}

#[tokio::test]
async fn a_place_that_can_be_written_in_again_is_not_lost() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    let other = house.sandbox.add_channel("attic");
    house.challenge("chess", json!({})).await;
    // Nobody has been there for a while: a new board would call them.
    house.pass_unseen(120_000).await;
    house.sandbox.deny(house.channel, permissions::SEND);
    plays(&house, other, ada, "e4").await.writes(bea, "I cannot post").await;
    assert!(games(&house, other, ada).await.1.is_some());
    house.sandbox.allow(house.channel, permissions::SEND);
    let played = plays(&house, other, bea, "e5").await;
    played.at(house.channel).shows(ada, "played e5").await;
    // Until that is noted the list still offers to take the game elsewhere.
    house.quiet().await;
    assert_eq!(games(&house, other, ada).await.1, None);
    house.pass(8 * DAY).await;
    let again = house.play(ada, "Nf3").await;
    assert!(again.content().contains("Ada played Nf3"), "{again:?}");
    house.end().await;
}

#[tokio::test]
async fn a_voice_chat_keeps_its_game_where_threads_are_required() {
    let house = House::start(CATALOG).await;
    let page = house.command(house.ada, "settings", json!({ "scope": "server" })).await;
    let page = house.choose(house.ada, page.message(), "threads").await;
    house.sandbox.threads_welcome(house.channel);
    house.press(house.ada, page.message(), "Required").await;
    // The right is taken from the bot later.
    house.sandbox.no_threads(house.channel);
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
        "game": "chess", "opponent": house.bea.to_string(), "side": "me", "clock": "1 h a move",
    });
    let asked = house.command(house.ada, "play", terms).await;
    let thread = id_of(asked.message());
    let accepted = house.press(house.bea, asked.message(), "Accept").await;
    accepted.at(thread).shows(house.ada, "move 1").await;
    let late = house.pass(60 * 60 * 1000 + 1).await;
    late.at(thread).shows(house.ada, "ran out of time").await;
    let starter = late.shows(house.ada, "ran out of time").await;
    assert_eq!(starter["id"], asked.message()["id"]);
    // It may be archived sooner.
    late.asks(|request| format!("{request:?}").contains("1440")).await;
    house.end().await;
}
