//! What people meet at first, where the bot lacks a right, and while it goes down.

use std::time::Duration;

use crate::games::GAMES;
use crate::support::house::{House, buttons, content, id_of};
use crate::support::party::suggestion;
use patt::catalog::CATALOG;
use patt::sandbox::{Fault, Replied, permissions};
use serde_json::{Value, json};

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
        assert!(text.contains(&format!("missing {name} there")) && text.contains(&here), "{text}");
        assert_eq!(buttons(refused.message()), ["Try again"]);
        let again = house.press(bea, refused.message(), "Try again").await;
        assert!(again.content().contains(name), "{again:?}");
        house.sandbox.allow(house.channel, right);
        let posted = house.press(bea, again.message(), "Try again").await;
        assert!(posted.is_private() && !posted.content().contains("lack"), "{posted:?}");
        let board = posted.shows_where(bea, |message| buttons(message).contains(&"Resign")).await;
        let own = house.press(bea, &board, "Resign").await;
        let resigned = house.press(bea, own.message(), "Yes, resign").await;
        resigned.shows(bea, "Bea resigned").await;
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
    assert_eq!(done.replied, Replied::Noted, "the refusal goes away");
    done.shows(ada, "your move").await;
    let settled =
        |message: &Value| message["id"] == asked.message()["id"] && buttons(message).is_empty();
    done.shows_where(ada, settled).await;
    house.end().await;
}

#[tokio::test]
async fn a_manager_is_greeted_once_a_server_and_others_once() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    let greeted = |house: &House, who, text: &str| {
        let seen = house.sandbox.messages(house.channel, who);
        seen.iter().filter(|message| content(message).contains(text)).count()
    };
    let told = house.command(bea, "games", Value::Null).await.shows(bea, "First time here?").await;
    assert!(!told["only_for"].is_null(), "{told:#}");
    let told = house
        .command(ada, "games", Value::Null)
        .await
        .shows(ada, "Two settings are worth a look")
        .await;
    assert!(!told["only_for"].is_null(), "{told:#}");
    assert_eq!(buttons(&told), ["Server settings", "Check my rights", "Not now"]);
    let settings = house.press(ada, &told, "Server settings").await;
    assert!(settings.is_private() && settings.message()["embeds"][0].is_object(), "{settings:?}");
    let rights = house.press(ada, &told, "Check my rights").await;
    assert!(rights.content().contains("every right"), "{rights:?}");
    house.press(ada, &told, "Not now").await;
    let house = house.restart().await;
    for who in [ada, bea] {
        house.command(who, "games", Value::Null).await;
    }
    house.quiet().await;
    assert_eq!(greeted(&house, bea, "First time here?"), 1);
    assert_eq!(greeted(&house, ada, "First time here?"), 0);
    assert_eq!(greeted(&house, ada, "Two settings are worth a look"), 0);
    house.end().await;
}

#[tokio::test]
async fn a_board_is_brought_down_once_a_minute() {
    let house = House::start(CATALOG).await;
    let board = house.challenge("chess", json!({})).await;
    let own = house.press(house.bea, &board, "More").await;
    let brought = house.press(house.bea, own.message(), "Repost board").await;
    let lower = |message: &Value| buttons(message).contains(&"More");
    let lower = brought.shows_where(house.ada, lower).await;
    assert_ne!(lower["id"], board["id"]);
    let own = house.press(house.ada, &lower, "More").await;
    let soon = house.press(house.ada, own.message(), "Repost board").await;
    assert!(soon.is_private() && soon.content().contains("less than a minute"), "{soon:?}");
    house.pass_unseen(60_000).await;
    let own = house.press(house.ada, &lower, "More").await;
    let done = house.press(house.ada, own.message(), "Repost board").await;
    assert!(!done.content().contains("less than a minute"), "{done:?}");
    house.end().await;
}

#[tokio::test]
async fn a_try_in_a_hidden_game_leaves_the_channel_as_it_is() {
    for handover in ["at_end", "at_once"] {
        let house = House::start(GAMES).await;
        let (ada, bea, cid) = (house.ada, house.bea, house.cid);
        let terms = json!({
            "game": "veil",
            "opponent": bea.to_string(),
            "side": "me",
            "options": format!("handover {handover}"),
        });
        let asked = house.command(ada, "play", terms).await;
        house.press(bea, asked.message(), "Accept").await.shows(ada, "stay private").await;
        let public = || {
            let seen = house.sandbox.messages(house.channel, cid);
            let seen = seen.iter().filter(|message| message["only_for"].is_null());
            // Old boards lose their buttons a little later.
            seen.map(|message| (id_of(message), content(message).to_owned())).collect::<Vec<_>>()
        };
        house.quiet().await;
        let first = public().len();
        // Both play what is suggested; some of it the referee refuses.
        let (mut quiet, mut handed) = (0, 0);
        for round in 0..60 {
            for who in [ada, bea] {
                house.quiet().await;
                let before = public();
                let Some(text) = suggestion(&house, who, "", round).await else { continue };
                let tried = house.play(who, &text).await;
                house.quiet().await;
                if !tried.content().starts_with("Referee to") {
                    continue;
                }
                assert!(tried.is_private(), "{tried:?}");
                if suggestion(&house, who, "", 0).await.is_some() {
                    assert_eq!(public(), before, "a try was seen");
                    quiet += 1;
                } else {
                    handed += 1;
                }
            }
            if quiet > 2 && handed > 2 {
                break;
            }
        }
        assert!(quiet > 0 && handed > 0, "{handover}: {quiet} tries, {handed} hand-overs");
        house.quiet().await;
        // Who is at it is told privately.
        assert!(public().len() <= first + handed, "{handover}");
        house.end().await;
    }
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
    let one = house.choose(ada, all.message(), "g1").await;
    assert!(alt(one.message()).contains("f3"), "{one:?}");
    house.end().await;
}

#[tokio::test]
async fn whoever_presses_while_the_bot_goes_down_is_told() {
    let house = House::start(CATALOG).await;
    let board = house.challenge("chess", json!({})).await;
    // Something is under way, so that the end takes its time.
    house.quiet().await;
    let slow = Fault::Delay(Duration::from_secs(1));
    house.sandbox.faults().next(1, "POST", "/callback", slow);
    let under_way = house.sandbox.command(house.ada, house.channel, "help", Value::Null).await;
    house.sandbox.busy().await.unwrap();
    house.begin_stopping();
    let told = house.press(house.bea, &board, "More").await;
    assert!(told.is_private() && told.content().contains("I am restarting"), "{told:?}");
    let help = under_way.unwrap().finished().await.unwrap();
    assert!(!help.content().contains("I am restarting"), "{help:?}");
    assert!(content(&board).contains("your move"));
    house.end().await;
}
