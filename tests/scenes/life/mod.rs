//! The life of a table: what several people and computers do at it over days, and what becomes of it
//! when its place is gone.

mod agreed;
mod lost;
mod many;
mod mine;
mod terms;
mod watch;

use crate::support::done::Done;
use crate::support::house::House;
use patt::sandbox::{Id, Replied};
use serde_json::json;

/// A private answer that says this.
fn private(replied: &Done, said: &str) {
    assert!(replied.is_private() && replied.content().contains(said), "{said}: {replied:?}");
}

/// The first suggestion for a move, typed on until it is a whole one.
async fn any_move(house: &House, who: Id) -> String {
    let mut typed = String::new();
    for _ in 0..4 {
        let options = json!({ "move": typed });
        let asked = house.sandbox.autocomplete(who, house.channel, "move", options, "move").await;
        let Ok(Replied::Choices(choices)) = asked.expect("a person can do that").answer().await
        else {
            panic!("no suggestions");
        };
        let value = choices.first().and_then(|choice| choice["value"].as_str());
        let value = value.expect("something can be played").to_owned();
        if !house.play(who, &value).await.is_private() {
            return value;
        }
        typed = value;
    }
    panic!("nothing can be played");
}

/// Ada, Bea and Cid begin a game for three; Ada moves first.
async fn three(house: &House, more: &str) {
    let mut terms = json!({
        "game": "clan", "seats": 3, "rated": false, "side": "me", "options": "size 7",
    });
    if !more.is_empty() {
        terms["clock"] = more.into();
    }
    let open = house.command(house.ada, "play", terms).await;
    house.press(house.bea, open.message(), "Join").await;
    house.press(house.cid, open.message(), "Join").await;
    house.press(house.ada, open.message(), "Start").await.shows(house.ada, "your turn").await;
}

/// Everybody lays out his men, so that no king is attacked.
async fn laid_out(house: &House) {
    let men = [["K@a1", "K@g7", "K@d4"], ["R@a2", "R@g6", "R@c4"], ["R@b1", "R@f7", "R@e4"]];
    for round in men {
        for (who, text) in [house.ada, house.bea, house.cid].into_iter().zip(round) {
            let laid = house.play(who, text).await;
            let told = laid.content().starts_with("You played");
            assert!(!laid.is_private() || told, "{laid:?}");
        }
    }
}
