//! Partners who do not know each other: the queue, the game by direct messages, the names at the end.

use patt::sandbox::{Id, Replied};
use serde_json::{Value, json};

use super::{DAY, HOUR, letters, public};
use crate::games::GAMES;
use crate::support::done::Done;
use crate::support::house::{House, buttons, content, embed};

/// A command in the direct messages of a person.
async fn command(house: &House, who: Id, name: &str, options: Value) -> Done {
    house.command_in(house.sandbox.dm(who), who, name, options).await
}

fn terms() -> Value {
    json!({ "game": "veil", "options": "anonymous", "clock": "period 24 h" })
}

/// Ada asks in the server, Bea in her direct messages: they are paired. Who moves first, who second.
async fn paired(house: &House) -> (Id, Id) {
    let (ada, bea) = (house.ada, house.bea);
    let asked = house.command(ada, "play", terms()).await;
    assert!(asked.is_private() && asked.content().contains("a direct message"), "{asked:?}");
    asked.writes(ada, "You are waiting for a partner").await;
    let asked = command(house, bea, "play", terms()).await;
    assert!(asked.content().contains("a direct message"), "{asked:?}");
    asked.writes(ada, "Referee to").await;
    asked.writes(bea, "Referee to").await;
    let first = letters(house, ada).iter().any(|m| content(m).contains("it is your period"));
    if first { (ada, bea) } else { (bea, ada) }
}

/// Tries what is suggested until the referee accepts something.
async fn moves(house: &House, who: Id) {
    for nth in 0..60 {
        let dm = house.sandbox.dm(who);
        let options = json!({ "move": "" });
        let asked = house.sandbox.autocomplete(who, dm, "move", options, "move").await;
        let Ok(Replied::Choices(choices)) = asked.expect("a person can do that").answer().await
        else {
            panic!("no suggestions")
        };
        let values: Vec<_> = choices.iter().filter_map(|c| c["value"].as_str()).collect();
        let text = values[nth % values.len()];
        let tried = command(house, who, "move", json!({ "move": text })).await;
        assert!(tried.is_private(), "{tried:?}");
        if tried.content().contains("is accepted") {
            return;
        }
    }
    panic!("nothing was accepted");
}

#[tokio::test]
async fn two_who_do_not_know_each_other_play_by_direct_messages_and_are_named_at_the_end() {
    let house = House::start(GAMES).await;
    let (first, second) = paired(&house).await;
    let strangers = |texts: &[Value]| {
        texts.iter().all(|m| {
            let text = m.to_string();
            [house.ada, house.bea].iter().all(|id| !content(m).contains(&id.to_string()))
                && !content(m).contains("Ada")
                && !content(m).contains("Bea")
                && !text.contains("\"description\": \"Ada")
        })
    };
    assert!(strangers(&letters(&house, first)) && strangers(&letters(&house, second)));
    assert_eq!(public(&house).len(), 0, "the channel hears nothing");
    let listed = command(&house, second, "games", Value::Null).await;
    let text = embed(listed.message()).to_owned();
    assert!(text.contains("somebody") && !text.contains("Ada") && !text.contains("Bea"), "{text}");
    let copy = command(&house, second, "privacy", Value::Null).await;
    let copy = house.press(second, copy.message(), "Export my data").await;
    let file = house.sandbox.file(copy.id().expect("a message"), 0).expect("a file");
    let other = if second == house.bea { "Ada" } else { "Bea" };
    assert!(!String::from_utf8_lossy(&file).contains(other));

    moves(&house, first).await;
    house.quiet().await;
    let before = letters(&house, second).len();
    house.pass(DAY - HOUR).await;
    let house = house.restart().await;
    assert_eq!(letters(&house, second).len(), before);
    house.pass(HOUR).await.writes(second, "it is your period").await;
    moves(&house, second).await;
    let own = house.pass(DAY).await.writes(first, "it is your period").await;
    let question = house.press(first, &own, "Resign").await;
    let resigned = house.press(first, question.message(), "Yes, resign").await;
    for who in [first, second] {
        let end = resigned.writes(who, "played together").await;
        assert!(content(&end).contains("Ada") && content(&end).contains("Bea"), "{end:#}");
        assert!(!buttons(&end).contains(&"Rematch"), "{end:#}");
        let alt = end["attachments"][0]["description"].as_str().unwrap_or_default();
        assert!(!alt.is_empty() && !alt.contains("Players:"), "nobody above the board: {end:#}");
        let page = house.press(who, &end, "Step through").await;
        assert_eq!(page.message()["attachments"].as_array().map(Vec::len), Some(2), "{page:?}");
    }
    assert_eq!(public(&house).len(), 0);
    house.end().await;
}

#[tokio::test]
async fn people_of_two_servers_are_paired_and_neither_server_hears_of_it() {
    let house = House::start(GAMES).await;
    let (ada, bea) = (house.ada, house.bea);
    let elsewhere = house.sandbox.add_channel_elsewhere("chess-club");
    house.command(ada, "play", terms()).await.writes(ada, "You are waiting for a partner").await;
    let asked = house.command_in(elsewhere, bea, "play", terms()).await;
    assert!(asked.is_private() && asked.content().contains("a direct message"), "{asked:?}");
    asked.writes(ada, "Referee to").await;
    asked.writes(bea, "Referee to").await;
    house.quiet().await;
    // Lists of either server know nothing; one's own list does, wherever it is asked for.
    let here = house.command(ada, "games", json!({ "scope": "server" })).await;
    assert!(!embed(here.message()).contains("somebody"), "{here:?}");
    let there = house.command_in(elsewhere, bea, "games", json!({ "scope": "server" })).await;
    assert!(!embed(there.message()).contains("somebody"), "{there:?}");
    let own = house.command_in(elsewhere, bea, "games", Value::Null).await;
    assert!(embed(own.message()).contains("somebody"), "{own:?}");
    let said = house.sandbox.messages(elsewhere, house.cid).len() + public(&house).len();
    assert_eq!(said, 0, "the channels hear nothing");
    house.end().await;
}

#[tokio::test]
async fn whoever_takes_no_direct_messages_is_not_let_in() {
    let house = House::start(GAMES).await;
    let (ada, bea) = (house.ada, house.bea);
    house.sandbox.takes_messages(ada, false);
    house.command(ada, "play", terms()).await;
    house.quiet().await;
    // She reads why with her next private answer.
    let told = house.command(ada, "games", Value::Null).await;
    assert!(told.content().contains("could not send you a direct message"), "{told:?}");
    house.command(bea, "play", terms()).await.writes(bea, "You are waiting for a partner").await;
    house.quiet().await;
    assert!(!letters(&house, bea).iter().any(|m| content(m).contains("Referee to")));
    house.end().await;
}

#[tokio::test]
async fn the_queue_can_be_left_and_survives_a_restart() {
    let house = House::start(GAMES).await;
    let (ada, bea, cid) = (house.ada, house.bea, house.cid);
    let asked = house.command(ada, "play", terms()).await;
    let waits = asked.writes(ada, "You are waiting for a partner").await;
    house.quiet().await;
    let left = house.press(ada, &waits, "Leave the queue").await;
    assert!(left.content().contains("no longer waiting for a partner"), "{left:?}");
    house.command(bea, "play", terms()).await.writes(bea, "You are waiting for a partner").await;
    house.quiet().await;
    assert!(!letters(&house, bea).iter().any(|m| content(m).contains("Referee to")));
    let house = house.restart().await;
    // Other terms find each other not.
    let other = json!({ "game": "veil", "options": "anonymous", "clock": "period 12 h" });
    house.command(cid, "play", other).await.writes(cid, "You are waiting for a partner").await;
    house.quiet().await;
    assert!(!letters(&house, bea).iter().any(|m| content(m).contains("Referee to")));
    let asked = house.command(cid, "play", terms()).await;
    asked.writes(bea, "Referee to").await;
    asked.writes(cid, "Referee to").await;
    house.end().await;
}

#[tokio::test]
async fn anonymous_games_name_no_opponent() {
    let house = House::start(GAMES).await;
    for terms in [
        json!({ "game": "veil", "options": "anonymous", "opponent": house.bea.to_string() }),
        json!({ "game": "veil", "options": "anonymous", "computer": 1 }),
        json!({ "game": "clan", "options": "anonymous" }),
    ] {
        let refused = house.command(house.ada, "play", terms).await;
        assert!(refused.is_private() && refused.content().contains("I find your partner"));
    }
    house.end().await;
}

#[tokio::test]
async fn the_list_of_games_tells_who_waits_and_lets_him_leave() {
    let house = House::start(GAMES).await;
    let (ada, bea) = (house.ada, house.bea);
    house.command(ada, "play", terms()).await.writes(ada, "You are waiting for a partner").await;
    let listed = house.command(ada, "games", Value::Null).await;
    assert!(embed(listed.message()).contains("You are waiting for a partner"), "{listed:?}");
    assert!(
        !embed(house.command(bea, "games", Value::Null).await.message())
            .contains("You are waiting")
    );
    let left = house.press(ada, listed.message(), "Leave the queue").await;
    assert!(left.content().contains("no longer waiting for a partner"), "{left:?}");
    let listed = house.command(ada, "games", Value::Null).await;
    assert!(!embed(listed.message()).contains("You are waiting"), "{listed:?}");
    house.end().await;
}

#[tokio::test]
async fn whoever_is_blocked_is_passed_over_in_the_queue() {
    let house = House::start(GAMES).await;
    let (ada, bea, cid) = (house.ada, house.bea, house.cid);
    // Whoever has asked for a game is known to the house.
    house.command(ada, "play", json!({ "game": "veil" })).await;
    let profile = house.command(bea, "profile", json!({ "player": ada.to_string() })).await;
    house.press(bea, profile.message(), "Block").await;
    for who in [ada, bea] {
        house
            .command(who, "play", terms())
            .await
            .writes(who, "You are waiting for a partner")
            .await;
    }
    house.quiet().await;
    let paired = |who| letters(&house, who).iter().any(|m| content(m).contains("Referee to"));
    assert!(!paired(ada) && !paired(bea));
    // Who comes next plays with whoever has waited longest.
    let asked = house.command(cid, "play", terms()).await;
    asked.writes(cid, "Referee to").await;
    asked.writes(ada, "Referee to").await;
    house.quiet().await;
    assert!(!paired(bea));
    house.end().await;
}
