//! What is stored about people and what they can do about it: blocking, leaving the leaderboards,
//! a copy of everything, erasure.

use crate::games::GAMES;
use crate::support::done::Done;
use crate::support::house::{House, buttons, content, embed, id_of};
use crate::support::party::{play_out, rated_game, suggestion};
use patt::catalog::CATALOG;
use patt::sandbox::Id;
use rusqlite::Connection;
use rusqlite::types::Value as Column;
use serde_json::{Value, json};

/// Chooses from the menu in this row.
async fn choose(house: &House, who: Id, message: &Value, row: usize, value: Id) -> Done {
    let id = message["components"][row]["components"][0]["custom_id"].as_str().expect("a menu");
    let chosen = house.sandbox.choose(who, id_of(message), id, &[&value.to_string()]).await;
    house.answered(chosen.expect("a person can do that")).await
}

async fn privacy(house: &House, who: Id) -> Done {
    let page = house.command(who, "privacy", Value::Null).await;
    assert!(page.is_private(), "{page:?}");
    page
}

/// Somebody's challenge at chess.
async fn challenges(house: &House, who: Id, whom: Id) -> Done {
    house.command(who, "play", json!({ "game": "chess", "opponent": whom.to_string() })).await
}

/// Presses Erase me and types this.
async fn erase(house: &House, who: Id, typed: &str) -> (String, Done) {
    let page = privacy(house, who).await;
    let question = house.press(who, page.message(), "Delete my data").await;
    let form = house.press(who, question.message(), "Delete everything...").await;
    let sent = house.submit(who, form.form(), json!({ "w": typed })).await;
    (question.content().to_owned(), sent)
}

#[tokio::test]
async fn whoever_is_blocked_comes_no_nearer_and_is_not_told() {
    let house = House::start(CATALOG).await;
    let (ada, bea, cid) = (house.ada, house.bea, house.cid);
    let page = privacy(&house, bea).await;
    let page = house.press(bea, page.message(), "Blocked people").await;
    assert!(embed(page.message()).starts_with("You have not blocked anybody"), "{page:?}");
    let oneself = choose(&house, bea, page.message(), 0, bea).await;
    assert!(oneself.content().contains("cannot block yourself"), "{oneself:?}");
    let page = choose(&house, bea, page.message(), 0, ada).await;
    assert_eq!(page.content(), "Ada is blocked.");

    let refused = challenges(&house, ada, bea).await;
    assert!(refused.is_private(), "{refused:?}");
    assert!(refused.content().starts_with("Bea is not taking challenges"), "{refused:?}");
    let own = challenges(&house, bea, ada).await;
    assert!(own.is_private() && own.content().contains("You have blocked Ada"), "{own:?}");
    let open = house.command(bea, "play", json!({ "game": "chess" })).await;
    let refused = house.press(ada, open.message(), "Join").await;
    assert!(refused.is_private() && refused.content().contains("not open to you"), "{refused:?}");
    house.press(cid, open.message(), "Join").await.shows(cid, "your move").await;

    // It outlives the process, and ends when she wants it.
    let house = house.restart().await;
    let page = privacy(&house, bea).await;
    let page = house.press(bea, page.message(), "Blocked people").await;
    assert!(embed(page.message()).contains("You have blocked Ada."), "{page:?}");
    let page = choose(&house, bea, page.message(), 1, ada).await;
    assert_eq!(page.content(), "Ada is no longer blocked.");
    let asked = challenges(&house, ada, bea).await;
    assert!(!asked.is_private(), "{asked:?}");

    // A button in a profile blocks, too.
    let profile = house.command(bea, "profile", json!({ "player": ada.to_string() })).await;
    let page = house.press(bea, profile.message(), "Block").await;
    assert!(page.is_private() && page.content() == "Ada is blocked.", "{page:?}");
    house.end().await;
}

#[tokio::test]
async fn whoever_leaves_the_leaderboards_is_seen_by_nobody_else() {
    let house = House::start(CATALOG).await;
    let (ada, cid) = (house.ada, house.cid);
    rated_game(&house).await;
    let leaders = async |who, scope: &str| {
        let asked = json!({ "game": "chess", "scope": scope });
        house.command(who, "leaderboard", asked).await.message().clone()
    };
    let profile = async |who| {
        let asked = json!({ "player": ada.to_string() });
        house.command(who, "profile", asked).await
    };
    let page = privacy(&house, ada).await;
    assert!(embed(page.message()).contains("**1 game**"), "{page:?}");
    let page = house.press(ada, page.message(), "Leave leaderboards").await;
    assert!(page.content().contains("off all leaderboards"), "{page:?}");
    for scope in ["server", "everywhere"] {
        for who in [ada, cid] {
            let page = leaders(who, scope).await;
            assert!(!embed(&page).contains("Ada") && embed(&page).contains("1. Bea"), "{page:#}");
        }
    }
    let mine = leaders(ada, "server").await;
    assert!(mine["embeds"][0]["footer"]["text"].as_str().unwrap().contains("left"), "{mine:#}");
    let shared = house.press(ada, &mine, "Post here").await;
    assert!(shared.message()["embeds"][0]["footer"].is_null(), "{shared:?}");
    assert!(profile(cid).await.content().starts_with("Ada keeps"));
    let own = profile(ada).await;
    assert!(own.message()["embeds"][0]["fields"][0].is_object(), "{own:?}");

    house.press(ada, page.message(), "Rejoin leaderboards").await;
    assert!(embed(&leaders(cid, "server").await).contains("1. Ada"));
    assert!(profile(cid).await.message()["embeds"][0]["fields"][0].is_object());
    house.end().await;
}

/// The copy that a person gets.
async fn copy(house: &House, who: Id) -> Value {
    let page = privacy(house, who).await;
    let file = house.press(who, page.message(), "Export my data").await;
    assert!(file.is_private() && file.content().contains("part 1 of 1"), "{file:?}");
    let bytes = house.sandbox.file(id_of(file.message()), 0).expect("a file");
    serde_json::from_slice(&bytes).expect("JSON")
}

#[tokio::test]
async fn a_copy_holds_everything_about_one_and_nothing_of_others_secrets() {
    let house = House::start(CATALOG).await;
    rated_game(&house).await;
    let all = copy(&house, house.ada).await;
    assert_eq!(all["you"][0]["name"], "Ada");
    assert_eq!(all["you"][0]["id"], house.ada.to_string());
    assert_eq!(all["results"][0]["verdict"], "won");
    assert_eq!(all["ratings"][0]["game"], "chess");
    assert_eq!(all["games"][0]["moves"][0]["act"]["move"]["text"], "e2e4");
    assert_eq!(all["games"][0]["seats"], json!(["you", { "player": "Bea" }]));
    assert!(!all.to_string().contains(&house.bea.to_string()), "no number of others");
    let none = copy(&house, house.cid).await;
    assert_eq!((&none["you"], &none["games"]), (&json!([]), &json!([])));
    house.end().await;

    let house = House::start(GAMES).await;
    let (ada, bea) = (house.ada, house.bea);
    let terms = json!({
        "game": "veil", "opponent": bea.to_string(), "side": "me", "options": "handover at_once",
    });
    let asked = house.command(ada, "play", terms).await;
    house
        .press(bea, asked.message(), "Accept")
        .await
        .shows(ada, "stay private until the end")
        .await;
    let text = suggestion(&house, ada, "", 0).await.expect("a try");
    let text = suggestion(&house, ada, &text, 0).await.unwrap_or(text);
    house.play(ada, &text).await;
    let own = copy(&house, ada).await;
    assert_eq!(own["games"][0]["moves"].as_array().map(Vec::len), Some(1), "{own:#}");
    let others = copy(&house, bea).await;
    let game = &others["games"][0];
    assert_eq!(game["moves"], json!([]));
    assert!(game["start"].is_null() && game["changed"].is_null() && game["time"].is_null());
    play_out(&house, &[ada, bea]).await;
    let over = copy(&house, bea).await;
    assert!(over["games"][0]["moves"].as_array().is_some_and(|moves| moves.len() > 1));
    house.end().await;
}

/// Every column of the database that holds this number or this text, as `table.column`.
fn traces(house: &House, person: Id, name: &str) -> Vec<String> {
    let db = house.copy();
    let text = |db: &Connection, query: &str| -> Vec<String> {
        let mut found = db.prepare(query).expect("a query");
        let rows = found.query_map([], |row| row.get(0)).expect("rows");
        rows.collect::<Result<_, _>>().expect("texts")
    };
    let mut traces = Vec::new();
    let person = i64::try_from(person.0).expect("Discord's numbers fit");
    for table in text(&db, "SELECT name FROM sqlite_master WHERE type = 'table'") {
        let columns = text(&db, &format!("SELECT name FROM pragma_table_info('{table}')"));
        let mut found = db.prepare(&format!("SELECT * FROM {table}")).expect("a table");
        let mut rows = found.query([]).expect("rows");
        while let Some(row) = rows.next().expect("a row") {
            for (nth, column) in columns.iter().enumerate() {
                let holds = match row.get(nth).expect("a column") {
                    Column::Integer(whole) => whole == person,
                    Column::Text(text) => text.contains(name) || text.contains(&person.to_string()),
                    Column::Null | Column::Real(_) | Column::Blob(_) => false,
                };
                if holds {
                    traces.push(format!("{table}.{column}"));
                }
            }
        }
    }
    let faults = db.prepare("PRAGMA foreign_key_check").expect("a check").exists([]);
    assert!(!faults.expect("an answer"), "a row points to nothing");
    traces.sort();
    traces.dedup();
    traces
}

/// The books of a person, as texts.
fn books(house: &House, person: Id) -> Vec<String> {
    let db = house.copy();
    let mut books = Vec::new();
    for query in [
        "SELECT game || ' ' || value || ' ' || games FROM ratings WHERE person = ?1",
        "SELECT table_id || ' ' || before || ' ' || value FROM rating_history WHERE person = ?1",
        "SELECT table_id || ' ' || verdict || ' ' || rated FROM results WHERE person = ?1
         ORDER BY at, table_id",
    ] {
        let mut found = db.prepare(query).expect("a query");
        let key = [i64::try_from(person.0).expect("Discord's numbers fit")];
        let rows = found.query_map(key, |row| row.get::<_, String>(0)).expect("rows");
        books.extend(rows.map(|row| row.expect("a text")));
    }
    books
}

#[tokio::test]
async fn whoever_is_erased_leaves_no_trace_and_the_others_records_stay() {
    let house = House::start(CATALOG).await;
    let (ada, bea, cid) = (house.ada, house.bea, house.cid);
    rated_game(&house).await;
    // A game against Bea that runs, a challenge of Cid's, an open seat, a draft, settings, blocks.
    house.challenge("chess", json!({})).await;
    house.play(ada, "d4").await.shows(bea, "played d4").await;
    house.play(bea, "d5").await.shows(ada, "played d5").await;
    challenges(&house, cid, ada).await;
    house.command(ada, "play", json!({ "game": "chess" })).await;
    house.command(ada, "play", Value::Null).await;
    house.command(cid, "play", json!({ "opponent": ada.to_string() })).await;
    for (who, whom) in [(ada, cid), (bea, ada)] {
        let page = privacy(&house, who).await;
        let page = house.press(who, page.message(), "Blocked people").await;
        choose(&house, who, page.message(), 0, whom).await;
    }
    let page = privacy(&house, ada).await;
    house.press(ada, page.message(), "Leave leaderboards").await;
    let before = books(&house, bea);
    assert_eq!(before.len(), 3, "{before:?}");

    let (question, kept) = erase(&house, ada, "yes").await;
    assert!(question.starts_with("3 open games will be lost"), "{question}");
    assert!(kept.content().starts_with("Nothing was deleted"), "{kept:?}");
    assert_eq!(books(&house, bea), before);
    assert!(!traces(&house, ada, "Ada").is_empty());

    let (_, done) = erase(&house, ada, " delete ").await;
    assert!(done.content().contains("deleted player"), "{done:?}");
    // Whichever of the games is ended first.
    let end = done.shows(bea, "deleted player resigned").await;
    assert!(!content(&end).contains("Ada"), "{end:#}");
    assert_eq!(traces(&house, ada, "Ada"), ["blocks.blocked"], "Bea keeps her away by number");
    let after = books(&house, bea);
    assert_eq!(after.len(), 5, "one more result, one more rating change: {after:?}");
    assert!(after.contains(&before[1]) && after.contains(&before[2]), "{before:?} {after:?}");

    // Every game still opens, also in a house that never knew her.
    let house = house.restart().await;
    assert_eq!(traces(&house, ada, "Ada"), ["blocks.blocked"]);
    let board = house.press(bea, &end, "Step through").await;
    assert!(board.content().contains("deleted player"), "{board:?}");
    let again = house.press(bea, &end, "Rematch").await;
    assert!(!again.content().contains("Ada"), "{again:?}");
    let games = house.command(cid, "games", json!({ "scope": "server" })).await;
    assert!(!embed(games.message()).contains("Ada"), "{games:?}");
    let page = house.command(cid, "leaderboard", json!({ "game": "chess" })).await;
    assert!(embed(page.message()).contains("1. Bea"), "{page:?}");

    // She comes back as new; whoever blocked her is still left alone.
    let page = privacy(&house, ada).await;
    assert!(embed(page.message()).contains("**No games**"), "{page:?}");
    let profile = house.command(ada, "profile", Value::Null).await;
    assert!(embed(profile.message()).contains("not finished a game"), "{profile:?}");
    assert!(challenges(&house, ada, bea).await.content().starts_with("Bea is not taking"));
    assert!(!challenges(&house, ada, cid).await.is_private());
    house.end().await;
}

#[tokio::test]
async fn a_game_of_three_that_is_being_laid_out_ends_when_somebody_is_erased() {
    let house = House::start(GAMES).await;
    let (ada, bea, cid) = (house.ada, house.bea, house.cid);
    let open = house.command(ada, "play", json!({ "game": "clan", "seats": 3 })).await;
    house.press(bea, open.message(), "Join").await;
    erase(&house, bea, "DELETE").await;
    assert_eq!(traces(&house, bea, "Bea"), [""; 0]);
    house.press(bea, open.message(), "Join").await;
    house.press(cid, open.message(), "Join").await;
    let board = house.press(ada, open.message(), "Start").await.shows(ada, "your turn").await;
    assert!(!buttons(&board).is_empty(), "{board:#}");
    let (question, _) = erase(&house, bea, "DELETE").await;
    assert!(question.starts_with("1 open game will be lost"), "{question}");
    assert_eq!(traces(&house, bea, "Bea"), [""; 0]);
    let house = house.restart().await;
    house.quiet().await;
    // While the game is being laid out its rules let nobody leave: it ends without a result.
    let read = house.sandbox.messages(house.channel, cid);
    let ended =
        read.iter().any(|message| content(message).contains("ended this game without a result"));
    assert!(ended, "{read:#?}");
    assert_eq!(traces(&house, bea, "Bea"), [""; 0]);
    house.end().await;
}
