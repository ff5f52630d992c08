//! What people meet where the bot lacks a right, and while it goes down.

mod support;

use std::time::Duration;

use patt::catalog::CATALOG;
use patt::sandbox::{Fault, permissions};
use serde_json::{Value, json};
use support::house::{House, buttons, content};

#[tokio::test]
async fn each_missing_right_is_named_with_its_channel_before_a_game_begins() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    let here = format!("<#{}>", house.channel);
    let terms = json!({ "game": "chess", "computer": 1, "side": "me" });
    for (right, name) in [
        (permissions::SEND, "Send Messages"),
        (permissions::EMBED, "Embed Links"),
        (permissions::ATTACH, "Attach Files"),
        (permissions::EMBED | permissions::ATTACH, "Embed Links, Attach Files"),
    ] {
        house.sandbox.deny(house.channel, right);
        let refused = house.command(bea, "play", terms.clone()).await;
        let text = refused.content();
        assert!(refused.is_private(), "{refused:?}");
        assert!(text.contains(&format!("lack {name} there")) && text.contains(&here), "{text}");
        assert_eq!(buttons(refused.message()), ["Try again"]);
        let again = house.press(bea, refused.message(), "Try again").await;
        assert!(again.content().contains(name), "{again:?}");
        house.sandbox.allow(house.channel, right);
        let posted = house.press(bea, again.message(), "Try again").await;
        assert!(posted.is_private() && !posted.content().contains("lack"), "{posted:?}");
        let wanted = |message: &Value| buttons(message).contains(&"Resign");
        let board = house.sandbox.until(house.channel, bea, wanted).await.unwrap();
        let own = house.press(bea, &board, "Resign").await;
        house.press(bea, own.message(), "Yes, resign").await;
        let gone = |message: &Value| message["id"] == board["id"] && buttons(message).is_empty();
        house.sandbox.until(house.channel, bea, gone).await.unwrap();
    }
    // Who manages the server is told how to mend it.
    house.sandbox.deny(house.channel, permissions::ATTACH);
    let refused = house.command(ada, "play", terms).await;
    let help = house.press(ada, refused.message(), "How to fix").await;
    assert!(help.is_private() && help.content().contains("Permissions"), "{help:?}");
    house.sandbox.allow(house.channel, permissions::ATTACH);
    let fine = house.press(ada, help.message(), "Check my rights").await;
    assert!(fine.content().contains("every right"), "{fine:?}");
    house.end().await;
}

#[tokio::test]
async fn whoever_accepts_where_a_right_is_missing_tries_again() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    let terms = json!({ "game": "chess", "opponent": bea.to_string(), "side": "me" });
    let asked = house.command(ada, "play", terms).await;
    house.sandbox.deny(house.channel, permissions::SEND);
    let refused = house.press(bea, asked.message(), "Accept").await;
    assert!(refused.is_private() && refused.content().contains("Send Messages"), "{refused:?}");
    assert_eq!(buttons(&house.sandbox.message(asked.id().unwrap())).len(), 4);
    house.sandbox.allow(house.channel, permissions::SEND);
    let done = house.press(bea, refused.message(), "Try again").await;
    assert!(done.is_private() && buttons(done.message()).is_empty(), "{done:?}");
    house.until(ada, "your move").await;
    let settled =
        |message: &Value| message["id"] == asked.message()["id"] && buttons(message).is_empty();
    house.sandbox.until(house.channel, ada, settled).await.unwrap();
    house.end().await;
}

#[tokio::test]
async fn where_can_it_go_shows_all_men_and_then_one() {
    let house = House::start(CATALOG).await;
    let ada = house.ada;
    let board = house.challenge("chess", json!({})).await;
    let own = house.press(ada, &board, "More").await;
    let all = house.press(ada, own.message(), "Where can it go?").await;
    let alt = |message: &Value| message["attachments"][0]["description"].to_string();
    assert!(all.is_private() && !alt(all.message()).contains("f3"), "{all:?}");
    let menu = &all.message()["components"][0]["components"][0];
    let entries = menu["options"].as_array().unwrap();
    let knight = entries.iter().find(|entry| entry["value"] == "g1").expect("a knight can move");
    assert!(knight["label"].as_str().unwrap().contains("g1"), "{knight:#}");
    let id = menu["custom_id"].as_str().unwrap();
    let chosen = house.sandbox.choose(ada, all.id().unwrap(), id, &["g1"]).await;
    let one = chosen.unwrap().finished().await.unwrap();
    assert!(alt(one.message()).contains("f3"), "{one:?}");
    house.end().await;
}

#[tokio::test]
async fn whoever_presses_while_the_bot_goes_down_is_told() {
    let house = House::start(CATALOG).await;
    let board = house.challenge("chess", json!({})).await;
    // Something is under way, so that the end takes its time.
    house.sandbox.settle().await.unwrap();
    let slow = Fault::Delay(Duration::from_secs(1));
    house.sandbox.faults().next(1, "POST", "/callback", slow);
    let under_way = house.sandbox.command(house.ada, house.channel, "help", Value::Null).await;
    house.sandbox.busy().await.unwrap();
    house.begin_stopping();
    let told = house.press(house.bea, &board, "More").await;
    assert!(told.is_private() && told.content().contains("restarted"), "{told:?}");
    let help = under_way.unwrap().finished().await.unwrap();
    assert!(!help.content().contains("restarted"), "{help:?}");
    assert!(content(&board).contains("your move"));
    house.end().await;
}
