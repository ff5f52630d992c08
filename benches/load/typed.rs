//! Commands that people type: random games, with much looking around.

use patt::catalog::CATALOG;
use patt::rules::{Act, Notation, OptionMap, Rng, Viewer};
use patt::sandbox::Id;
use serde_json::{Value, json};

use super::people::{Pair, Sample};
use super::{Load, Outcome};

/// As many commands a second as Patt itself may send requests.
pub const LOAD: Load = Load { pairs: 24, channels: 4, all: 5_000, a_second: 40, limits: false };

/// Plays random games with much looking around until the budget of commands is spent.
pub async fn play(mut pair: Pair, seed: u64) -> Outcome<Vec<Sample>> {
    let mut rng = Rng::new(seed);
    while pair.budget.take().await {
        pair.begin().await?;
        for (nth, text) in random_game(&mut rng)?.into_iter().enumerate() {
            let (mover, other) = (pair.people[nth % 2], pair.people[1 - nth % 2]);
            let (who, name, options) = match nth % 5 {
                0 => (mover, "moves", Value::Null),
                1 => (other, "board", Value::Null),
                2 => (other, "games", Value::Null),
                3 => (other, "leaderboard", json!({ "game": "chess" })),
                _ => (other, "help", Value::Null),
            };
            let more = complete(&mut pair, mover, &text[..1]).await?
                && command(&mut pair, who, name, options).await?
                && command(&mut pair, mover, "move", json!({ "move": text })).await?;
            if !more {
                return Ok(pair.samples);
            }
        }
    }
    Ok(pair.samples)
}

/// A command, if there is any left to give.
async fn command(pair: &mut Pair, who: Id, name: &'static str, options: Value) -> Outcome<bool> {
    let channel = pair.channel;
    let more = pair.budget.take().await;
    if more {
        pair.timed(name, async |sandbox| sandbox.command(who, channel, name, options).await)
            .await?;
    }
    Ok(more)
}

/// What may follow the beginning of a move.
async fn complete(pair: &mut Pair, who: Id, typed: &str) -> Outcome<bool> {
    let channel = pair.channel;
    let more = pair.budget.take().await;
    if more {
        let typed = json!({ "move": typed });
        pair.timed("completion", async |sandbox| {
            sandbox.autocomplete(who, channel, "move", typed, "move").await
        })
        .await?;
    }
    Ok(more)
}

/// The moves of a game played at random to its end, in canonical text.
fn random_game(rng: &mut Rng) -> Outcome<Vec<String>> {
    let entry = CATALOG.find("chess").ok_or("the house has chess")?;
    let refused = |refusal: patt::rules::Refusal| refusal.0.text();
    let header = (entry.roll)(&OptionMap::new(), 2, rng).map_err(refused)?;
    let mut game = (entry.open)(&header).map_err(refused)?;
    let mut texts = Vec::new();
    while let Some(seat) = game.status().acting().iter().next() {
        let choices = game.seen(Viewer::Seat(seat)).choices(Notation::CANONICAL);
        let text = rng.pick(&choices).ok_or("an acting seat has a move")?.text.clone();
        game.act(&Act::Move { seat, text: text.clone() }).map_err(refused)?;
        texts.push(text);
    }
    Ok(texts)
}
