//! What people see of a finished game when it is folded away in the store: what they saw before.

use patt::catalog::{CATALOG, Catalog};
use patt::table::Time;
use serde_json::{Value, json};

use super::table_of;
use crate::games::GAMES;
use crate::support::house::{House, buttons, id_of};
use crate::support::party::{play_out, rated_game};

/// Some days after the scene.
const LATER: Time = Time(1_800_300_000_000);

/// Everything that people are shown of a game: its board, its steps, the lists, the file, and what is
/// stored about one of them.
async fn seen(house: &House, table: &str, game: &str) -> Vec<Value> {
    let ada = house.ada;
    let mut seen = Vec::new();
    for (name, options) in [
        ("replay", json!({ "table": table, "ply": 3 })),
        ("export", json!({ "table": table })),
        ("history", Value::Null),
        ("profile", json!({ "game": game })),
        ("leaderboard", json!({ "game": game })),
    ] {
        let answer = house.command(ada, name, options).await;
        seen.push(without_numbers(answer.message()));
        // Pictures may show people, whose own pictures are there a moment later.
        if name == "export" {
            let file = house.sandbox.file(id_of(answer.message()), 0).expect("a file");
            seen.push(json!(file));
        }
    }
    let privacy = house.command(ada, "privacy", Value::Null).await;
    let copy = house.press(ada, privacy.message(), "Export my data").await;
    let copy = house.sandbox.file(id_of(copy.message()), 0).expect("a file");
    seen.push(serde_json::from_slice(&copy).expect("JSON"));
    seen
}

/// The text, embeds and buttons of a message, which has another number each time.
fn without_numbers(message: &Value) -> Value {
    let files = message["attachments"].as_array().into_iter().flatten();
    let files: Vec<_> = files.map(|file| json!([file["filename"], file["description"]])).collect();
    let embeds = message["embeds"].as_array().into_iter().flatten();
    let texts: Vec<_> = embeds.map(|embed| json!([embed["title"], embed["description"]])).collect();
    json!([message["content"], files, texts, buttons(message)])
}

async fn folds(catalog: Catalog, game: &str, play: impl AsyncFnOnce(&House) -> Value) {
    let house = House::start(catalog).await;
    let table = table_of(&play(&house).await);
    house.quiet().await;
    let before = seen(&house, &table, game).await;
    let house = house
        .restart_after(async |store| while store.housekeep(LATER).await.expect("it is in order") {})
        .await;
    let db = house.copy();
    let loose: u32 = db.query_row("SELECT COUNT(*) FROM entries", [], |row| row.get(0)).unwrap();
    assert_eq!(loose, 0, "every game is folded");
    drop(db);
    for (before, after) in before.iter().zip(seen(&house, &table, game).await) {
        assert_eq!(*before, after);
    }
    house.end().await;
}

#[tokio::test]
async fn a_folded_game_of_chess_is_shown_as_before() {
    folds(CATALOG, "chess", async |house| rated_game(house).await).await;
}

#[tokio::test]
async fn a_folded_hidden_game_is_shown_as_before() {
    folds(GAMES, "veil", async |house| {
        let terms = json!({ "game": "veil", "opponent": house.bea.to_string(), "side": "me",
            "options": "handover at_once" });
        let asked = house.command(house.ada, "play", terms).await;
        house.press(house.bea, asked.message(), "Accept").await;
        play_out(house, &[house.ada, house.bea]).await
    })
    .await;
}
