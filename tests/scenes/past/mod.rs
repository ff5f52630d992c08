//! Looking back, as people do it: stepping through games, moving pictures, files.

mod advice;
mod bring;
mod expected;
mod folded;
mod lists;
mod pasted;

use crate::games::GAMES;
use crate::support::done::Done;
use crate::support::house::{House, buttons, content, id_of};
use crate::support::party::{play_out, suggestion};
use image::AnimationDecoder as _;
use image::codecs::gif::GifDecoder;
use patt::catalog::CATALOG;
use patt::sandbox::Replied;
use serde_json::{Value, json};

/// The name of the table in a message: it is in every button's id.
fn table_of(message: &Value) -> String {
    let id = message["components"][0]["components"][0]["custom_id"].as_str().expect("a button");
    id.split('.').nth(1).expect("a table").to_owned()
}

fn alt(message: &Value) -> &str {
    message["attachments"][0]["description"].as_str().unwrap_or_default()
}

/// Fills in and sends a form of one field.
async fn fill(house: &House, who: patt::sandbox::Id, form: &Value, value: &str) -> Done {
    let field = form["components"][0]["components"][0]["custom_id"].as_str().expect("a field");
    house.submit(who, form, json!({ field: value })).await
}

pub async fn fools_mate(house: &House) -> Done {
    house.challenge("chess", json!({})).await;
    for (who, text) in [(house.ada, "f3"), (house.bea, "e5"), (house.ada, "g4")] {
        house.play(who, text).await;
    }
    house.play(house.bea, "Qh4").await
}

#[tokio::test]
async fn a_finished_game_is_stepped_through() {
    let house = House::start(CATALOG).await;
    let cid = house.cid;
    let end = fools_mate(&house).await;
    assert_eq!(buttons(end.message()), ["Rematch", "Step through", "Analyse", "Leaderboard"]);
    let table = table_of(end.message());
    let page = house.press(cid, end.message(), "Step through").await;
    assert!(page.is_private() && page.content().contains("0 of 4"), "{page:?}");
    assert!(alt(page.message()).contains("White to move"), "{page:?}");
    let page = house.press(cid, page.message(), "Forward").await;
    assert!(matches!(page.replied, Replied::Edited(_)), "{page:?}");
    assert!(page.content().contains("1. f3, 1 of 4"), "{page:?}");
    let page = house.press(cid, page.message(), "Last").await;
    assert!(page.content().contains("2... Qh4\u{23}, 4 of 4"), "{page:?}");
    assert!(page.content().contains("Checkmate"), "{page:?}");

    // After a restart the old page still turns.
    let house = house.restart().await;
    let page = house.press(cid, page.message(), "Back").await;
    assert!(page.content().contains("2. g4, 3 of 4"), "{page:?}");
    let white = house.sandbox.file(page.id().unwrap(), 0).unwrap();
    let page = house.press(cid, page.message(), "Flip").await;
    assert_ne!(house.sandbox.file(page.id().unwrap(), 0).unwrap(), white);
    let page = house.press(cid, page.message(), "First").await;

    // By number, and what is no number of this game.
    let form = house.press(cid, page.message(), "Go to...").await;
    for (typed, said) in [("2", "1... e5, 2 of 4"), ("5", "from 0 to 4"), ("x", "from 0 to 4")] {
        let told = fill(&house, cid, form.form(), typed).await;
        assert!(told.content().contains(said), "{typed}: {told:?}");
    }

    // For all to see, without paging.
    let posted = house.press(cid, page.message(), "Post here").await;
    assert!(!posted.is_private(), "{posted:?}");
    assert_eq!(buttons(posted.message()), ["Open mine"]);
    let mine = house.press(house.bea, posted.message(), "Open mine").await;
    assert!(mine.is_private() && mine.content().contains("of 4"), "{mine:?}");

    // By the command, with its suggestions.
    let asked = house.sandbox.autocomplete(
        house.ada,
        house.channel,
        "replay",
        json!({ "table": "" }),
        "table",
    );
    let offered = asked.await.unwrap().answer().await.unwrap();
    assert!(offered.choices().iter().any(|line| line.contains(&table)), "{offered:?}");
    let page = house.command(house.ada, "replay", json!({ "table": table, "ply": 3 })).await;
    assert!(page.content().contains("2. g4, 3 of 4"), "{page:?}");
    house.end().await;
}

#[tokio::test]
async fn a_game_moves_in_a_picture() {
    let house = House::start(CATALOG).await;
    let end = fools_mate(&house).await;
    let page = house.press(house.cid, end.message(), "Step through").await;
    let film = house.press(house.cid, page.message(), "Animated GIF").await;
    assert!(film.is_private(), "{film:?}");
    assert!(alt(film.message()).contains("4 half-moves"), "{film:?}");
    let bytes = house.sandbox.file(film.id().unwrap(), 0).unwrap();
    let frames = GifDecoder::new(std::io::Cursor::new(&bytes)).unwrap().into_frames();
    assert_eq!(frames.collect_frames().unwrap().len(), 5);
    let posted = house.press(house.cid, film.message(), "Post here").await;
    assert!(!posted.is_private(), "{posted:?}");
    assert_eq!(house.sandbox.file(posted.id().unwrap(), 0).unwrap(), bytes);
    house.end().await;
}

#[tokio::test]
async fn a_game_is_a_file_in_every_form_it_has() {
    let house = House::start(CATALOG).await;
    let end = fools_mate(&house).await;
    let table = table_of(end.message());
    let file = |replied: &Replied| {
        let bytes = house.sandbox.file(replied.id().unwrap(), 0).expect("a file");
        String::from_utf8(bytes).expect("text")
    };
    let usual = house.command(house.cid, "export", json!({ "table": table })).await;
    assert!(usual.is_private() && file(&usual).contains("2. g4 Qh4# 0-1"), "{usual:?}");
    let plain = house.press(house.cid, usual.message(), "Plain record").await;
    let text = file(&plain);
    assert!(text.starts_with("patt record 1\ngame chess\n"), "{text}");
    assert!(text.ends_with("3 move a g2g4\n4 move b d8h4\n"), "{text}");
    assert!(text.contains("result 2 1 checkmate"), "{text}");
    let wrong = json!({ "table": table, "format": "docx" });
    let wrong = house.command(house.cid, "export", wrong).await;
    assert!(wrong.content().contains("pgn, txt"), "{wrong:?}");
    house.end().await;
}

#[tokio::test]
async fn a_game_of_three_is_stepped_through() {
    let house = House::start(GAMES).await;
    let people = [house.ada, house.bea, house.cid];
    let open = house.command(house.ada, "play", json!({ "game": "clan", "seats": 3 })).await;
    house.press(house.bea, open.message(), "Join").await;
    house.press(house.cid, open.message(), "Join").await;
    house.press(house.ada, open.message(), "Start").await;
    let end = play_out(&house, &people).await;
    assert!(content(&end).contains("were played"), "{end:#}");
    let mut page = house.press(house.ada, &end, "Step through").await;
    for _ in 0..3 {
        page = house.press(house.ada, page.message(), "Forward").await;
    }
    assert!(page.content().contains(", 3 of "), "{page:?}");
    let page = house.press(house.ada, page.message(), "Last").await;
    assert!(page.content().lines().count() >= 2, "the end is told: {page:?}");
    house.end().await;
}

#[tokio::test]
async fn a_secret_game_shows_each_his_own_moments_until_it_is_over() {
    let house = House::start(GAMES).await;
    let (ada, bea, cid) = (house.ada, house.bea, house.cid);
    let terms = json!({
        "game": "veil", "opponent": bea.to_string(), "side": "me", "options": "handover at_once",
    });
    let asked = house.command(ada, "play", terms).await;
    let board = house
        .press(bea, asked.message(), "Accept")
        .await
        .shows(ada, "stay private until the end")
        .await;
    let table = table_of(&board);
    let look = async |who| house.command(who, "replay", json!({ "table": table })).await;

    let text = suggestion(&house, ada, "", 0).await.expect("a try");
    let text = suggestion(&house, ada, &text, 0).await.unwrap_or(text);
    house.play(ada, &text).await;
    let own = look(ada).await;
    assert!(own.content().contains(&text), "{own:?}");
    for who in [bea, cid] {
        let now = look(who).await;
        assert!(!now.content().contains(&text), "{now:?}");
    }

    // What only the asker may see is neither posted nor a file.
    assert!(!buttons(own.message()).contains(&"Post here"), "{own:?}");
    assert!(!buttons(own.message()).contains(&"File"), "{own:?}");
    let file = house.command(ada, "export", json!({ "table": table })).await;
    assert!(file.content().contains("still going on and is secret"), "{file:?}");

    play_out(&house, &[ada, bea]).await;
    let page = look(cid).await;
    let page = house.press(cid, page.message(), "Last").await;
    assert!(buttons(page.message()).contains(&"Post here"), "{page:?}");
    let file = house.press(cid, page.message(), "File").await;
    let text = String::from_utf8(house.sandbox.file(file.id().unwrap(), 0).unwrap()).unwrap();
    assert!(text.contains(" move a ") && text.contains(" move b "), "{text}");
    assert!(content(page.message()).contains(" of "), "{}", id_of(page.message()));
    house.end().await;
}

/// Tries the moves that begin so until one passes the referee; tells which.
async fn moved_with(house: &House, who: patt::sandbox::Id, start: &str) -> Option<String> {
    for nth in 0..12 {
        let text = suggestion(house, who, start, nth).await?;
        house.play(who, &text).await;
        if suggestion(house, who, "", 0).await.is_none() {
            return Some(text);
        }
    }
    None
}

#[tokio::test]
async fn a_stale_button_of_a_secret_game_tells_nothing_of_the_opponent() {
    let house = House::start(GAMES).await;
    let (ada, bea) = (house.ada, house.bea);
    let terms = json!({
        "game": "veil", "opponent": bea.to_string(), "side": "me", "options": "handover at_once",
    });
    let asked = house.command(ada, "play", terms).await;
    let board = house
        .press(bea, asked.message(), "Accept")
        .await
        .shows(ada, "stay private until the end")
        .await;
    let view = house.press(ada, &board, "My view").await;
    let picker = house.press(ada, view.message(), "Try a move").await;
    let mut stale = None;
    for label in buttons(picker.message()) {
        let cell = label.split(' ').next_back().expect("a cell");
        if cell.len() == 2 && moved_with(&house, ada, cell).await.is_some() {
            stale = Some(label);
            break;
        }
    }
    let stale = stale.expect("a man that can move");
    let mut secret = None;
    for file in ["a", "b", "c", "d"] {
        secret = moved_with(&house, bea, file).await;
        if secret.is_some() {
            break;
        }
    }
    let secret = secret.expect("a move");
    // The man has left, so the old button leads nowhere.
    let told = house.press(ada, picker.message(), stale).await;
    assert!(told.content().contains("has moved on"), "{told:?}");
    assert!(!told.content().contains(&secret), "{secret}: {told:?}");
    // What is typed in vain says nothing of how much the opponent has tried.
    let vain = house.play(ada, "xyzzy").await;
    let ids = vain.message()["components"].to_string();
    assert!(!ids.contains(".p"), "{ids}");
    house.end().await;
}
