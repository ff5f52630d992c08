//! People who play whatever is suggested, until the game is over.

use patt::sandbox::{Id, Replied};
use serde_json::json;

use super::house::{House, buttons};

/// Everybody in turn takes one of the moves that are suggested, until the game is over.
pub async fn play_out(house: &House, people: &[Id]) {
    let mut said = String::new();
    for round in 0..300 {
        for &person in people {
            let Some(text) = suggestion(house, person, "", round).await else { continue };
            let mut replied = house.play(person, &text).await;
            let told = ["You played", "Referee to"];
            if replied.is_private() && !told.iter().any(|told| replied.content().starts_with(told))
            {
                // Half a move, as lines for whole men suggest it: typed on.
                let whole = suggestion(house, person, &text, round).await;
                replied = house.play(person, &whole.unwrap_or(text)).await;
            }
            let asked =
                buttons(replied.message()).into_iter().find(|label| label.starts_with("Play "));
            if let Some(label) = asked.map(str::to_owned) {
                replied = house.press(person, &replied.message().clone(), &label).await;
            }
            replied.content().clone_into(&mut said);
            if buttons(replied.message()).contains(&"Rematch") {
                return;
            }
        }
        let seen = house.sandbox.messages(house.channel, people[0]);
        if seen.iter().any(|message| buttons(message).contains(&"Rematch")) {
            return;
        }
    }
    panic!("the game did not end: {said}");
}

/// One of the completions of what was typed; none if it is somebody else's turn.
pub async fn suggestion(house: &House, person: Id, typed: &str, nth: usize) -> Option<String> {
    let options = json!({ "move": typed });
    let asked = house.sandbox.autocomplete(person, house.channel, "move", options, "move").await;
    let Ok(Replied::Choices(choices)) = asked.expect("a person can do that").answer().await else {
        return None;
    };
    let values: Vec<_> = choices.iter().filter_map(|choice| choice["value"].as_str()).collect();
    let value = values.get(nth * 5 % values.len().max(1))?;
    (*value != "?").then(|| (*value).to_owned())
}

/// Ada beats Bea in a rated game.
pub async fn rated_game(house: &House) {
    house.challenge("chess", json!({})).await;
    house.play(house.ada, "e4").await;
    house.until(house.bea, "played e4").await;
    house.play(house.bea, "e5").await;
    let board = house.until(house.ada, "played e5").await;
    let question = house.press(house.bea, &board, "Resign").await;
    house.press(house.bea, question.message(), "Yes, resign").await;
    house.until(house.ada, "resigned").await;
}
