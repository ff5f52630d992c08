//! Xiangqi as people play it: in Chinese notation with a friend, against the computer, and up to the
//! ends that a chess player does not know.

use crate::support::house::{House, content};
use patt::catalog::CATALOG;
use patt::sandbox::Id;
use serde_json::json;

/// Makes a notation somebody's own.
async fn write_as(house: &House, who: Id, notation: &str, title: &str) {
    let page = house.command(who, "settings", json!({ "scope": "mine" })).await;
    let page = house.choose(who, page.message(), "notation").await;
    let page = house.choose(who, page.message(), "xiangqi").await;
    let set = house.choose(who, page.message(), notation).await;
    assert!(set.content().contains(title), "{set:?}");
}

#[tokio::test]
async fn friends_play_in_chinese_notation_to_the_mate() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    for who in [ada, bea] {
        write_as(&house, who, "zh_hant", "繁體 (炮二平五, 馬8進7)").await;
    }
    let start = "fen 4k4/9/9/9/9/9/9/9/R8/1R1K5 w - - 0 1";
    house.challenge("xiangqi", json!({ "options": start, "rated": false })).await;
    let refused = house.play(ada, "車九進九").await;
    assert!(refused.is_private() && refused.content().contains("not possible"), "{refused:?}");
    house.play(ada, "车九进七").await.shows(bea, "played 車九進七").await;
    let refused = house.play(bea, "將5平4").await;
    assert!(refused.content().contains("face each other"), "{refused:?}");
    house.play(bea, "將5平6").await.shows(ada, "played 將5平6").await;
    let end = house.play(ada, "R8+9").await;
    assert!(end.content().contains("Checkmate"), "{end:?}");
    // The file lies beside the picture.
    let mut files = [0, 1].into_iter().filter_map(|nth| house.sandbox.file(end.id().unwrap(), nth));
    let file = files.find_map(|file| String::from_utf8(file).ok()).expect("a file");
    assert!(file.contains("1. 车九进七 将5平6 2. 车八进九 1-0"), "{file}");
    house.end().await;
}

#[tokio::test]
async fn the_computer_answers() {
    let house = House::start(CATALOG).await;
    let terms = json!({ "game": "xiangqi", "computer": 1, "side": "me" });
    house.command(house.ada, "play", terms).await;
    house.play(house.ada, "C2.5").await.shows(house.ada, "level 1) played").await;
    house.end().await;
}

#[tokio::test]
async fn a_losing_repetition_is_warned_of_asked_about_and_explained() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    let start = "fen 4k4/R8/9/9/9/9/9/9/9/3K5 w - - 0 1";
    house.challenge("xiangqi", json!({ "options": start, "rated": false })).await;
    for (who, text, other, said) in [
        (ada, "a9a10", bea, "played Ra10"),
        (bea, "e10e9", ada, "played Ke9"),
        (ada, "a10a9", bea, "played Ra9"),
        (bea, "e9e10", ada, "Repeating it once more loses for Ada"),
        (ada, "a9a10", bea, "played Ra10"),
        (bea, "e10e9", ada, "played Ke9"),
    ] {
        house.play(who, text).await.shows(other, said).await;
    }
    let asked = house.play(ada, "a10a9").await;
    assert!(asked.is_private(), "{asked:?}");
    assert!(asked.content().contains("you would lose by perpetual check"), "{asked:?}");
    house.press(ada, asked.message(), "Play Ra9+").await.shows(bea, "played Ra9").await;
    let end = house.play(bea, "e9e10").await;
    let told =
        "Perpetual check: the position occurred three times and Ada gave check with every move";
    assert!(content(end.message()).contains(told), "{end:?}");
    house.end().await;
}

/// A diagram of the rules book: Red chases a cannon, now by attacking it and now by taking its
/// protection away, while Black attacks something with every move.
const ANSWERED: &str = "fen 3akab2/c2R1R2c/4b4/9/9/9/9/4B4/4K4/2B6 w - - 0 1";
/// How it goes on until the position stands for the third time; the last move is Black's.
const ANSWERS: [&str; 8] = ["d9d7", "d10e9", "d7d9", "e9d10", "f9f7", "f10e9", "f7f9", "e9f10"];

#[tokio::test]
async fn a_game_from_before_the_second_edition_is_asked_about_and_lost_by_the_first() {
    let house = House::start(CATALOG).await;
    house.challenge("xiangqi", json!({ "options": ANSWERED, "rated": false })).await;
    house.play(house.ada, ANSWERS[0]).await.shows(house.bea, "Ada played").await;
    house.quiet().await;
    // As a house of the first version left it: headers told that version of the rules.
    house.alter("UPDATE tables SET header = replace(header, '\"rules\":2', '\"rules\":1')");
    let old = "SELECT COUNT(*) FROM tables WHERE header LIKE '%\"rules\":1,%'";
    assert_eq!(house.copy().query_row(old, [], |row| row.get::<_, u32>(0)), Ok(1));
    let house = house.restart().await;
    let (ada, bea) = (house.ada, house.bea);
    for pair in ANSWERS[1..6].chunks(2) {
        house.play(bea, pair[0]).await.shows(ada, "Bea played").await;
        if let [_, next] = pair {
            house.play(ada, next).await.shows(bea, "Ada played").await;
        }
    }
    let asked = house.play(ada, ANSWERS[6]).await;
    let told = "you would lose by perpetual chase of the cannon on a9";
    assert!(asked.is_private() && asked.content().contains(told), "{asked:?}");
    house.press(ada, asked.message(), "Play Rf9").await.shows(bea, "Ada played Rf9").await;
    let end = house.play(bea, ANSWERS[7]).await;
    let told = "Perpetual chase: the position occurred three times and Ada chased the cannon on a9";
    assert!(content(end.message()).contains(told), "{end:?}");
    house.end().await;
}

#[tokio::test]
async fn the_same_game_begun_today_is_a_draw_and_says_why() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    house.challenge("xiangqi", json!({ "options": ANSWERED, "rated": false })).await;
    for (nth, text) in ANSWERS[..7].iter().enumerate() {
        let (who, other, said) =
            if nth % 2 == 0 { (ada, bea, "Ada played") } else { (bea, ada, "Bea played") };
        house.play(who, text).await.shows(other, said).await;
    }
    let end = house.play(bea, ANSWERS[7]).await;
    let told = "Draw by threefold repetition: Ada chased the cannon on a9 with every move";
    assert!(content(end.message()).contains(told), "{end:?}");
    house.end().await;
}

#[tokio::test]
async fn who_cannot_move_has_lost_and_learns_why() {
    let house = House::start(CATALOG).await;
    let start = "fen 3k5/9/4P4/9/9/9/9/9/9/4K4 w - - 0 1";
    house.challenge("xiangqi", json!({ "options": start, "rated": false })).await;
    let end = house.play(house.ada, "P5+1").await;
    let told = "No move left: Ada wins. In Xiangqi whoever cannot move loses.";
    assert!(content(end.message()).contains(told), "{end:?}");
    house.end().await;
}

#[tokio::test]
async fn two_bases_of_ranks_are_kept_apart() {
    let house = House::start(CATALOG).await;
    house.challenge("xiangqi", json!({})).await;
    let told = house.play(house.ada, "h2e2").await;
    assert!(told.is_private() && told.content().contains("from 0 to 9"), "{told:?}");
    house.play(house.ada, "H2-E2").await.shows(house.bea, "played Che3").await;
    house.end().await;
}
