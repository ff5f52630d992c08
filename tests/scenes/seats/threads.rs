//! A thread per game, and what becomes of games whose thread is lost.

use patt::catalog::CATALOG;
use patt::sandbox::{Id, permissions};
use serde_json::json;

use super::private;
use crate::support::done::Done;
use crate::support::house::{House, buttons, content, id_of};

/// A house whose bot may open threads.
async fn welcoming() -> House {
    let house = House::start(CATALOG).await;
    house.sandbox.threads_welcome(house.channel);
    house
}

/// Ada and Bea begin a game: its invitation, and its thread once the first board is there.
async fn begun(house: &House) -> (Done, Id) {
    let terms = json!({ "game": "chess", "opponent": house.bea.to_string(), "side": "me" });
    let asked = house.command(house.ada, "play", terms).await;
    let thread = id_of(asked.message());
    let accepted = house.press(house.bea, asked.message(), "Accept").await;
    accepted.at(thread).shows(house.ada, "move 1").await;
    house.quiet().await;
    (asked, thread)
}

async fn plays(house: &House, who: Id, place: Id, text: &str) -> Done {
    house.command_in(place, who, "move", json!({ "move": text })).await
}

#[tokio::test]
async fn a_game_gets_a_thread_at_its_challenge() {
    let house = welcoming().await;
    let (asked, thread) = begun(&house).await;
    let named = house.sandbox.message(id_of(asked.message()))["thread"].clone();
    let name = named["name"].as_str().unwrap();
    assert!(name.starts_with("Chess: Ada - Bea #"), "{name}");
    assert_eq!(named["thread_metadata"]["auto_archive_duration"], 10_080);
    assert_eq!(house.sandbox.threads(), [thread]);
    assert_eq!(house.sandbox.pings().last().map(|ping| ping.channel), Some(thread));
    asked.shows(house.ada, &format!("It is played in <#{thread}>")).await;

    // The game is played there; the channel hears no move, whoever writes there.
    let board = plays(&house, house.ada, thread, "f3").await;
    assert!(board.content().contains("played f3"), "{board:?}");
    let outside = plays(&house, house.bea, house.channel, "e5").await;
    assert!(outside.is_private(), "{outside:?}");
    outside.at(thread).shows(house.ada, "played e5").await;
    let house = house.restart().await;
    plays(&house, house.ada, thread, "g4").await;
    let end = plays(&house, house.bea, thread, "Qh4").await;
    end.shows(house.ada, "Checkmate").await;
    let starter = end.at(house.channel).shows(house.ada, "Checkmate").await;
    assert_eq!(starter["id"], asked.message()["id"]);
    let told = house.sandbox.messages(house.channel, house.cid);
    assert!(told.iter().all(|message| !content(message).contains("played e5")), "{told:#?}");
    house.end().await;
}

#[tokio::test]
async fn a_game_against_the_computer_has_a_message_for_its_thread() {
    let house = welcoming().await;
    let terms = json!({ "game": "chess", "computer": 1, "side": "me" });
    let asked = house.command(house.ada, "play", terms).await;
    assert!(asked.content().contains("Chess: Ada against Computer"), "{asked:?}");
    let thread = id_of(asked.message());
    asked.at(thread).shows(house.ada, "move 1").await;
    plays(&house, house.ada, thread, "e4").await.shows(house.ada, "played e4").await;

    // What begins in a thread stays in it.
    let asked = json!({ "game": "chess", "computer": 1, "side": "me" });
    let second = house.command_in(thread, house.ada, "play", asked).await;
    assert!(second.content().contains("move 1"), "{second:?}");
    assert_eq!(house.sandbox.threads(), [thread]);
    house.end().await;
}

#[tokio::test]
async fn a_lost_thread_sends_its_game_back_to_the_channel() {
    for lost in ["deleted", "locked", "archived"] {
        let house = welcoming().await;
        let (_, thread) = begun(&house).await;
        match lost {
            "deleted" => assert!(house.sandbox.delete_channel(thread)),
            "locked" => house.sandbox.lock(thread, true),
            _ => house.sandbox.archive(thread, true),
        }
        let played = plays(&house, house.ada, house.channel, "e4").await;
        if lost == "archived" {
            // A new message opens it again.
            played.at(thread).shows(house.ada, "played e4").await;
            plays(&house, house.bea, thread, "e5").await.shows(house.ada, "played e5").await;
        } else {
            let mut played = played;
            if lost == "locked" {
                // What stands there changes all the same, but nothing new comes.
                played.at(thread).shows(house.ada, "Ada played e4").await;
                played = house.pass(60_000).await;
            }
            let board = played.shows(house.ada, "Ada played e4").await;
            assert!(content(&board).contains("the game goes on here"), "{lost}: {board:#}");
            let played = plays(&house, house.bea, house.channel, "e5").await;
            let board = played.shows(house.ada, "Bea played e5").await;
            assert!(!content(&board).contains("goes on here"), "{lost}: {board:#}");
        }
        house.end().await;
    }
}

#[tokio::test]
async fn a_thread_that_cannot_be_opened_leaves_the_game_in_the_channel() {
    let house = welcoming().await;
    let terms = json!({ "game": "chess", "opponent": house.bea.to_string(), "side": "me" });
    let asked = house.command(house.ada, "play", terms).await;
    // The right is lost between the press and the thread: somebody else has opened one already.
    house.sandbox.no_threads(house.channel);
    let accepted = house.press(house.bea, asked.message(), "Accept").await;
    let board = accepted.shows(house.ada, "move 1").await;
    assert!(buttons(&board).contains(&"Move"), "{board:#}");
    assert!(house.sandbox.threads().is_empty());
    house.end().await;
}

#[tokio::test]
async fn a_quiet_thread_is_kept_open() {
    let house = welcoming().await;
    let (_, thread) = begun(&house).await;
    house.sandbox.archive(thread, true);
    let week = house.pass(7 * 24 * 60 * 60 * 1000).await;
    week.asks(|request| format!("{request:?}").contains("10080")).await;
    let board = plays(&house, house.ada, thread, "e4").await;
    assert!(board.content().contains("played e4"), "{board:?}");
    house.end().await;
}

#[tokio::test]
async fn a_player_who_left_the_server_keeps_nobody_waiting() {
    let house = House::start(CATALOG).await;
    house.challenge("chess", json!({})).await;
    house.sandbox.leave(house.bea);
    house.play(house.ada, "e4").await.shows(house.ada, "played e4").await;
    let listed = house.command(house.ada, "games", json!({})).await;
    let text = listed.message()["embeds"][0]["description"].as_str().unwrap().to_owned();
    assert!(text.contains("Bea to move"), "{text}");
    private(&house.command(house.ada, "takeback", json!({})).await, "Moves in this game are final");
    house.end().await;
}

#[tokio::test]
async fn threads_are_required_only_where_they_can_be_opened() {
    let house = House::start(CATALOG).await;
    let require = async || {
        let page = house.command(house.ada, "settings", json!({ "scope": "server" })).await;
        let line = house.choose(house.ada, page.message(), "threads").await;
        house.press(house.ada, line.message(), "Required").await
    };
    let refused = require().await;
    assert!(refused.is_private(), "{refused:?}");
    assert!(refused.content().contains("missing Create Public Threads"), "{refused:?}");
    assert!(refused.content().contains(&format!("<#{}>", house.channel)), "{refused:?}");
    // Nothing was changed: the next game begins.
    let terms = json!({ "game": "chess", "computer": 1, "side": "me" });
    let begun = house.command(house.ada, "play", terms.clone()).await;
    assert!(begun.content().contains("move 1"), "{begun:?}");

    house.sandbox.threads_welcome(house.channel);
    house.sandbox.deny(house.channel, permissions::SEND_IN_THREADS);
    let refused = require().await;
    assert!(refused.content().contains("missing Send Messages in Threads"), "{refused:?}");
    house.sandbox.allow(house.channel, permissions::SEND_IN_THREADS);
    let changed = require().await;
    assert!(changed.content().contains("is now Required"), "{changed:?}");
    house.end().await;
}
