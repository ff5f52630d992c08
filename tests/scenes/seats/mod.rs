//! Seats and what is agreed at a table, as people play it in a sandbox: taking back, lobbies,
//! threads, one person on several seats, several games at once.

mod lobby;
mod several;
mod takeback;
mod team;
mod threads;

use crate::support::done::Done;
use crate::support::house::House;
use patt::sandbox::{Id, Replied};

/// A private answer that says this.
fn private(replied: &Done, said: &str) {
    assert!(replied.is_private() && replied.content().contains(said), "{said}: {replied:?}");
}

/// The first suggestion for a move, typed on until it is a whole one.
async fn any_move(house: &House, who: Id) -> String {
    let mut typed = String::new();
    for _ in 0..4 {
        let options = serde_json::json!({ "move": typed });
        let asked = house.sandbox.autocomplete(who, house.channel, "move", options, "move").await;
        let Ok(Replied::Choices(choices)) = asked.expect("a person can do that").answer().await
        else {
            panic!("no suggestions");
        };
        let value = choices.first().and_then(|choice| choice["value"].as_str());
        let value = value.expect("something can be played").to_owned();
        let replied = house.play(who, &value).await;
        if !replied.is_private() || replied.content().starts_with("You played") {
            return value;
        }
        typed = value;
    }
    panic!("nothing can be played");
}
