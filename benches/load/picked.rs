//! Moves that people pick by buttons: the man, then where they go.

use std::time::Instant;

use patt::sandbox::Id;
use serde_json::{Value, json};

use super::people::{Pair, Sample};
use super::{Load, Outcome};

/// Two minutes of it. A channel takes five requests in five seconds, so people play in many.
pub const LOAD: Load = Load { pairs: 120, channels: 60, all: 7_200, a_second: 60, limits: true };

/// Knights go out and back: a man and where they go.
const MOVES: [(&str, &str); 4] = [("N g1", "f3"), ("N g8", "f6"), ("N f3", "g1"), ("N f6", "g8")];
/// How many plies of them do not end a game yet.
const PLIES: usize = 12;

/// Plays games until the budget of moves is spent.
pub async fn play(mut pair: Pair) -> Outcome<Vec<Sample>> {
    loop {
        let mut board = pair.begin().await?;
        for (ply, (man, cell)) in MOVES.iter().cycle().take(PLIES).enumerate() {
            if !pair.budget.take().await {
                return Ok(pair.samples);
            }
            let [mover, other] = [pair.people[ply % 2], pair.people[1 - ply % 2]];
            let since = pair.sandbox.mark();
            let at = number(&board)?;
            let men = pair.press("move", mover, at, "Move").await?;
            let cells = pair.press("man", mover, number(men.message())?, man).await?;
            let begun = Instant::now();
            pair.press("where", mover, number(cells.message())?, cell).await?;
            // The board changes where it stands, or comes below where that is far up.
            let mention = format!("<@{other}>");
            let asks = format!("your move ({})", ["Black", "White"][ply % 2]);
            let turn = |message: &Value| {
                let content = message["content"].as_str().unwrap_or_default();
                message["id"] == board["id"] && content.contains(&asks)
                    || content.starts_with(&mention)
            };
            board = pair.sandbox.until(pair.channel, other, since, turn).await?;
            pair.samples.push(Sample { what: "board", waited: begun.elapsed(), failed: false });
        }
        resign(&mut pair).await?;
    }
}

async fn resign(pair: &mut Pair) -> Outcome<()> {
    let ([white, _], channel) = (pair.people, pair.channel);
    let asked = pair
        .timed("resign", async |sandbox| sandbox.command(white, channel, "resign", json!({})).await)
        .await?;
    let sure = number(asked.finished().await?.message())?;
    pair.press("resign", white, sure, "Yes, resign").await?;
    Ok(())
}

fn number(message: &Value) -> Outcome<Id> {
    Ok(Id::of(&message["id"]).ok_or_else(|| format!("no message: {message}"))?)
}
