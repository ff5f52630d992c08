//! People who play whatever is suggested, until the game is over.

use std::time::Duration;

use patt::sandbox::{Id, Replied};
use serde_json::{Value, json};

use super::house::{House, buttons, content};

/// How long people look on before they ask again what they can do: a list of suggestions that comes
/// too late is empty.
const LOOK_AGAIN: Duration = Duration::from_secs(5);
/// How often they do so although nothing was said meanwhile.
const LOOKS: u32 = 12;

/// The server wants every move in a new message.
pub async fn every_move(house: &House) {
    let rules = house.command(house.ada, "settings", json!({ "scope": "server" })).await;
    let rules = house.choose(house.ada, rules.message(), "boards").await;
    house.press(house.ada, rules.message(), "A new message for every move").await;
}

/// Everybody in turn takes one of the moves that are suggested, until the game is over; gives the
/// message of its end.
pub async fn play_out(house: &House, people: &[Id]) -> Value {
    let begun = house.since_now();
    let over = || begun.shown(people[0], |message| buttons(message).contains(&"Rematch"));
    let (mut rounds, mut silent) = (0, 0);
    while rounds < 300 && silent < LOOKS {
        let seen = house.since_now();
        let mut moved = false;
        for &person in people {
            let Some(text) = suggestion(house, person, "", rounds).await else { continue };
            moved = true;
            let mut replied = house.play(person, &text).await;
            let told = ["You played", "Referee to"];
            if replied.is_private() && !told.iter().any(|told| replied.content().starts_with(told))
            {
                // Half a move, as lines for whole men suggest it: typed on.
                let whole = suggestion(house, person, &text, rounds).await;
                replied = house.play(person, &whole.unwrap_or(text)).await;
            }
            let asked =
                buttons(replied.message()).into_iter().find(|label| label.starts_with("Play "));
            if let Some(label) = asked.map(str::to_owned) {
                house.press(person, &replied.message().clone(), &label).await;
            }
            if let Some(end) = over() {
                return end;
            }
        }
        if let Some(end) = over() {
            return end;
        }
        if moved {
            rounds += 1;
        } else {
            // A computer has the turn, or the end is on its way.
            let told = tokio::time::timeout(LOOK_AGAIN, seen.goes_on(people[0])).await;
            silent = if told.is_ok() { 0 } else { silent + 1 };
        }
    }
    let stands = house.sandbox.messages(house.channel, people[0]);
    let stands: Vec<_> = stands.iter().map(content).collect();
    panic!("the game did not end after {rounds} rounds: {stands:#?}");
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

/// Ada beats Bea in a rated game; gives the message of its end.
pub async fn rated_game(house: &House) -> Value {
    house.challenge("chess", json!({})).await;
    house.play(house.ada, "e4").await.shows(house.bea, "played e4").await;
    let board = house.play(house.bea, "e5").await.shows(house.ada, "played e5").await;
    let question = house.press(house.bea, &board, "Resign").await;
    let resigned = house.press(house.bea, question.message(), "Yes, resign").await;
    resigned.shows(house.ada, "resigned").await
}
