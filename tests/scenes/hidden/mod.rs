//! Games with a referee, as people play them: what he says to each alone, what the channel reads,
//! and that no door tells more.

mod anonymous;
mod doors;
mod finished;
mod private;
mod referee;

use patt::sandbox::{Id, Replied};
use serde_json::{Value, json};

use crate::support::house::{House, content};
use crate::support::party::suggestion;

const HOUR: i64 = 60 * 60_000;
const DAY: i64 = 24 * HOUR;

/// What the channel reads of a running game.
const PRIVATE: &str = "stay private until the end";

/// Ada and Bea begin a game of the hidden test game; Ada has the first period.
async fn begin(house: &House, more: Value) -> Value {
    let mut terms = json!({
        "game": "veil", "opponent": house.bea.to_string(), "side": "me", "clock": "period 24 h",
    });
    if let (Some(terms), Value::Object(more)) = (terms.as_object_mut(), more) {
        terms.extend(more);
    }
    let asked = house.command(house.ada, "play", terms).await;
    let accepted = house.press(house.bea, asked.message(), "Accept").await;
    accepted.shows(house.cid, PRIVATE).await
}

/// What the referee says to a person who asks for it below the newest board.
async fn view(house: &House, who: Id) -> Value {
    house.quiet().await;
    let board = public(house).into_iter().rfind(|message| content(message).contains(PRIVATE));
    house.press(who, &board.expect("a game runs"), "My view").await.message().clone()
}

/// All that a person could try, as the completion of `/move` offers it.
async fn tries(house: &House, who: Id) -> Vec<String> {
    let mut tries = Vec::new();
    for nth in 0..40 {
        let Some(text) = suggestion(house, who, "", nth).await else { return tries };
        let text = suggestion(house, who, &text, 0).await.unwrap_or(text);
        if !tries.contains(&text) {
            tries.push(text);
        }
    }
    tries
}

/// Whether the referee has accepted this; the computer may have answered already.
fn accepted(replied: &Replied) -> bool {
    let told = replied.content();
    let last = told.lines().find(|line| line.starts_with("Your last try"));
    let answered = last.is_some_and(|last| last.contains("A move was made"));
    answered || told.lines().next().is_some_and(|head| !head.contains("it is your period"))
}

/// A person tries one thing after the other until the referee accepts one: what was refused, and
/// what was accepted.
async fn moves(house: &House, who: Id) -> (Vec<String>, String) {
    let mut refused = Vec::new();
    // The longest ways first: something mostly stands in them.
    let mut tries = tries(house, who).await;
    tries.retain(|text| text != "any");
    tries.sort_by_key(|text| std::cmp::Reverse(way(text)));
    for text in tries {
        let replied = house.play(who, &text).await;
        assert!(replied.is_private(), "{replied:?}");
        if accepted(&replied) {
            return (refused, text);
        }
        refused.push(text);
    }
    panic!("nothing was accepted: {refused:?}");
}

/// How far a man is to go.
fn way(text: &str) -> u32 {
    let at = |nth: usize| text.as_bytes().get(nth).copied().unwrap_or_default();
    u32::from(at(0).abs_diff(at(2))) + u32::from(at(1).abs_diff(at(3)))
}

/// The public messages of the channel.
fn public(house: &House) -> Vec<Value> {
    let seen = house.sandbox.messages(house.channel, house.cid);
    seen.into_iter().filter(|message| message["only_for"].is_null()).collect()
}

/// The texts of the direct messages to a person.
fn letters(house: &House, who: Id) -> Vec<Value> {
    house.sandbox.messages(house.sandbox.dm(who), who)
}

/// The lines of a message.
fn lines(message: &Value) -> Vec<&str> {
    content(message).lines().collect()
}

/// Presses one value of one line of the settings page.
async fn set(house: &House, who: Id, line: &str, value: &str) {
    let page = house.command(who, "settings", json!({})).await;
    let page = house.choose(who, page.message(), line).await;
    house.press(who, page.message(), value).await;
}
