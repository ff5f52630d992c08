//! Games that people bring: to look at, to play on from, and what cannot be read.

use patt::catalog::CATALOG;
use patt::sandbox::Id;
use serde_json::{Value, json};

use super::{fools_mate, table_of};
use crate::games;
use crate::support::done::Done;
use crate::support::house::{House, buttons};
use crate::support::party::play_out;

const SCHOLAR: &str = "[Event \"Lesson\"]\n[White \"Anna\"]\n[Black \"Ben\"]\n\n\
                       1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0\n";

async fn import(house: &House, game: &str, text: &str) -> Done {
    let file = json!({ "filename": "game.txt", "content": text });
    house.command(house.ada, "import", json!({ "game": game, "file": file })).await
}

fn file(house: &House, replied: &Done) -> String {
    let bytes = house.sandbox.file(replied.id().unwrap(), 0).expect("a file");
    String::from_utf8(bytes).expect("text")
}

#[tokio::test]
async fn a_file_is_looked_at_and_played_on_from() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    let page = import(&house, "chess", SCHOLAR).await;
    assert!(page.is_private() && page.content().contains("Imported as #"), "{page:?}");
    assert!(page.content().contains("Anna - Ben, 4. Qxf7\u{23}, 7 of 7"), "{page:?}");
    // It is on nobody's list.
    let listed = house.command(ada, "games", Value::Null).await;
    assert!(!listed.message()["embeds"].to_string().contains("Anna"), "{listed:?}");
    // At its end there is nothing to play on from.
    let label = "Play on from here";
    assert!(page.is_off(label), "{page:?}");

    // After a restart it is still there.
    let house = house.restart().await;
    let page = house.press(ada, page.message(), "Back").await;
    assert!(page.content().contains("3... Nf6, 6 of 7"), "{page:?}");
    let asked = house.press(ada, page.message(), label).await;
    assert!(asked.content().contains("half-move 6"), "{asked:?}");
    let chosen = house.choose(ada, asked.message(), &bea.to_string()).await;
    let challenge = chosen.shows(bea, "challenges").await;
    let white = house.press(bea, &challenge, "Accept").await.shows(ada, "your move").await;
    assert!(super::content(&white).contains("move 4"), "{white:#}");
    let text = white.to_string();
    let mover = if text.contains(&format!("<@{ada}>")) { ada } else { bea };
    let end = house.play(mover, "Qxf7").await;
    assert!(end.content().contains("Checkmate"), "{end:?}");
    house.end().await;
}

#[tokio::test]
async fn a_position_is_played_on_alone() {
    let house = House::start(CATALOG).await;
    let ada = house.ada;
    let text = "4k3/8/4K3/8/8/8/8/7R w - - 0 1";
    let page = house.command(ada, "import", json!({ "game": "chess", "text": text })).await;
    assert!(page.content().contains("0 of 0"), "{page:?}");
    let asked = house.press(ada, page.message(), "Play on from here").await;
    house.press(ada, asked.message(), "I play all sides").await.shows(ada, "to move").await;
    house.play(ada, "Rh8").await.shows(ada, "Checkmate").await;
    house.end().await;
}

#[tokio::test]
async fn what_was_exported_is_imported_again() {
    let house = House::start(CATALOG).await;
    let end = fools_mate(&house).await;
    let table = table_of(end.message());
    for form in ["txt", "pgn"] {
        let asked = json!({ "table": table, "format": form });
        let text = file(&house, &house.command(house.cid, "export", asked).await);
        let page = import(&house, "chess", &text).await;
        assert!(page.content().contains("Ada - Bea, 2... Qh4\u{23}, 4 of 4"), "{page:?}");
        assert!(page.content().contains("Checkmate"), "{page:?}");
    }
    house.end().await;
}

#[tokio::test]
async fn games_of_three_and_secret_games_come_back_from_their_files() {
    let house = House::start(games::GAMES).await;
    let people: [Id; 3] = [house.ada, house.bea, house.cid];
    let open = house.command(house.ada, "play", json!({ "game": "clan", "seats": 3 })).await;
    house.press(house.bea, open.message(), "Join").await;
    house.press(house.cid, open.message(), "Join").await;
    house.press(house.ada, open.message(), "Start").await;
    let end = play_out(&house, &people).await;
    assert!(super::content(&end).contains("were played"), "{end:#}");
    let exported = house.command(house.ada, "export", json!({ "table": table_of(&end) })).await;
    let text = file(&house, &exported);
    let page = import(&house, "clan", &text).await;
    assert!(page.content().contains("Imported as #"), "{page:?}");

    let terms = json!({ "game": "veil", "opponent": house.bea.to_string(), "side": "me",
        "clock": "period 1 day" });
    let asked = house.command(house.ada, "play", terms).await;
    house.press(house.bea, asked.message(), "Accept").await;
    let resigned = house.command(house.bea, "resign", Value::Null).await;
    let end = house
        .press(house.bea, resigned.message(), "Yes, resign")
        .await
        .shows(house.ada, "resigned")
        .await;
    let exported = house.command(house.ada, "export", json!({ "table": table_of(&end) })).await;
    let page = import(&house, "veil", &file(&house, &exported)).await;
    assert!(page.content().contains("resigned"), "{page:?}");
    let wrong = import(&house, "clan", &file(&house, &exported)).await;
    assert!(wrong.content().contains("file of Veil, not of Clan"), "{wrong:?}");
    house.end().await;
}

#[tokio::test]
async fn what_cannot_be_read_is_told_in_a_sentence() {
    let house = House::start(CATALOG).await;
    let end = fools_mate(&house).await;
    let asked = json!({ "table": table_of(end.message()), "format": "txt" });
    let record = file(&house, &house.command(house.cid, "export", asked).await);
    let large = "1. e4 e5\n".repeat(30_000);
    let huge = "1. e4 e5\n".repeat(1_200_000);
    let long = "x".repeat(9_000);
    let cases: Vec<(String, &str)> = vec![
        ("1. e4 e5\n2. Nf6".to_owned(), "2. Nf6"),
        ("[Variant \"Atomic\"]\n\n1. e4".to_owned(), "tomic"),
        ("hello".to_owned(), "I cannot read \"hello\" as a move"),
        (long, "I cannot read"),
        ("8/".repeat(300), "too long for a position"),
        (large, "larger than 256 kB"),
        (huge, "larger than 256 kB"),
        ("a\0b".to_owned(), "not text"),
        (record.replace("g2g4", "g2g9"), "\"3 move a g2g9\""),
        (record.replace("checkmate", "stalemate"), "its moves do not lead there"),
        (record.replace("game chess", "game go"), "another game"),
        (record.replace("rules 1", "rules 99"), "rules"),
        (record.replace("record 1", "record 7"), "later version"),
        (record.replace("4 move b", "4 jump b"), "\"4 jump b d8h4\""),
    ];
    for (text, said) in cases {
        let told = import(&house, "chess", &text).await;
        assert!(told.is_private(), "{told:?}");
        assert!(told.content().contains(said), "{said}: {}", told.content());
        assert!(buttons(told.message()).is_empty(), "{told:?}");
    }
    let empty = json!({ "game": "chess", "text": " " });
    let none = house.command(house.ada, "import", empty).await;
    assert!(none.content().contains("nothing to import"), "{none:?}");
    house.end().await;
}
