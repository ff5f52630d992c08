//! One's own: copies of everything, erasure that leaves no byte, streaks and months, files in the
//! language of their place.

use patt::catalog::CATALOG;
use serde_json::{Value, json};

use crate::support::house::{House, content};

fn holds(bytes: &[u8], text: &str) -> bool {
    bytes.windows(text.len()).any(|window| window == text.as_bytes())
}

#[tokio::test]
async fn a_person_who_was_erased_leaves_no_byte_behind() {
    const NAME: &str = "Quirinalis";
    let house = House::start(CATALOG).await;
    let who = house.sandbox.add_person(NAME);
    let terms = json!({ "game": "chess", "opponent": who.to_string(), "side": "me" });
    let asked = house.command(house.ada, "play", terms.clone()).await;
    house.press(who, asked.message(), "Accept").await.shows(house.ada, "your move").await;
    house.play(house.ada, "e4").await;
    // A challenge that was never answered, a draft and an import of his.
    house.command(house.bea, "play", terms).await;
    house.command(who, "play", Value::Null).await;
    let pgn = json!({ "game": "chess", "text": "[White \"Quirinalis\"]\n\n1. e4 e5 *" });
    house.command(who, "import", pgn).await;
    house.command(who, "board", Value::Null).await;
    assert!(holds(&house.bytes(), NAME));

    let page = house.command(who, "privacy", Value::Null).await;
    let question = house.press(who, page.message(), "Delete my data").await;
    let form = house.press(who, question.message(), "Delete everything...").await;
    let done = house.submit(who, form.form(), json!({ "w": "DELETE" })).await;
    assert!(done.content().contains("deleted player"), "{done:?}");
    assert!(!holds(&house.bytes(), NAME), "his name is still in the file");
    assert!(!holds(&house.bytes(), &who.to_string()), "his number is still in the file");
    house.end().await;
}

#[tokio::test]
async fn the_copy_of_ones_data_holds_files_lines_and_shared_seats() {
    let house = House::start(CATALOG).await;
    let (ada, bea, cid) = (house.ada, house.bea, house.cid);
    let board = house.challenge("chess", json!({ "rated": false })).await;
    let more = house.press(ada, &board, "More").await;
    let open =
        house.press(ada, more.message(), "Share my seat").await.shows(cid, "is shared").await;
    house.press(cid, &open, "Share White").await;
    let pgn = json!({ "game": "chess", "text": "1. d4 d5 *" });
    house.command(cid, "import", pgn).await;
    let board = house.command(bea, "board", Value::Null).await;
    let list = house.press(bea, board.message(), "Planned replies").await;
    let form = house.press(bea, list.message(), "Edit").await;
    house.submit(bea, form.form(), json!({ "l": "e4 e5" })).await;

    let copy = async |who| -> Value {
        let page = house.command(who, "privacy", Value::Null).await;
        let file = house.press(who, page.message(), "Export my data").await;
        let file = house.sandbox.file(file.id().unwrap(), 0).expect("a file");
        serde_json::from_slice(&file).expect("it is JSON")
    };
    let of_cid = copy(cid).await;
    assert_eq!(of_cid["games_brought_in"][0]["game"], "chess", "{of_cid:#}");
    assert!(of_cid["games_brought_in"][0]["record"]["acts"].is_array(), "{of_cid:#}");
    assert_eq!(of_cid["seats_shared"][0]["seat"], 0, "{of_cid:#}");
    assert_eq!(of_cid["games"].as_array().map(Vec::len), Some(1), "{of_cid:#}");
    let of_bea = copy(bea).await;
    assert_eq!(of_bea["conditional_replies"][0]["moves"], json!(["e2e4", "e7e5"]), "{of_bea:#}");
    house.end().await;
}

#[tokio::test]
async fn a_profile_tells_the_longest_run_and_its_months() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    let win = async |loser| {
        house.challenge("chess", json!({})).await;
        house.play(ada, "e4").await.shows(bea, "played e4").await;
        house.play(bea, "e5").await.shows(ada, "played e5").await;
        let question = house.command(loser, "resign", Value::Null).await;
        house.press(loser, question.message(), "Yes, resign").await.shows(ada, "resigned").await;
        house.pass(40 * 24 * 60 * 60 * 1000).await;
    };
    for loser in [bea, bea, bea, ada, bea] {
        win(loser).await;
    }
    let profile = house.command(house.cid, "profile", json!({ "player": ada.to_string() })).await;
    let text = profile.message()["embeds"][0].to_string();
    assert!(text.contains("best 3 in a row"), "{text}");
    let alt = profile.message()["attachments"][0]["description"].as_str().unwrap_or_default();
    assert!(alt.contains("in January 2027") && alt.contains("in June 2027"), "{alt}");
    house.end().await;
}

#[tokio::test]
async fn a_file_names_the_computer_in_the_language_of_its_place() {
    let house = House::start(CATALOG).await;
    house.sandbox.server_speaks("de");
    let terms = json!({ "game": "chess", "computer": 1, "side": "me" });
    let board = house.command(house.ada, "play", terms).await;
    let id = board.message()["components"][0]["components"][0]["custom_id"].as_str().unwrap();
    let table = id.split('.').nth(1).expect("a table");
    let file = house.command(house.ada, "export", json!({ "table": table })).await;
    let text = house.sandbox.file(file.id().unwrap(), 0).expect("a file");
    let text = String::from_utf8(text).expect("text");
    assert!(text.contains("[Black \"Computer (Stufe 1)\"]"), "{text}");
    assert!(!content(file.message()).is_empty());
    house.end().await;
}
