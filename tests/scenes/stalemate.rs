//! `StaleMate` as people play it: placing from the tray, replacing, mistakes, counting at the end.

use patt::catalog::CATALOG;
use patt::sandbox::Replied;
use serde_json::{Value, json};

use crate::support::house::{House, buttons, content};
use crate::support::party::play_out;

/// A whole game on six tiles a side: White wins 8 : 7.
const GAME: &str = "B@a1 N@b3 R@d3 R@c1 B@a3 B@a6 N@b4 R@a4 N@b6 N@e1 R@f1 B@a5 P@a2 P@e2 P*d3 P*a5 \
    R@f5 B@d6";

fn label(replied: &Replied, begins: &str) -> String {
    let labels = buttons(replied.message());
    let found = labels.iter().find(|label| label.starts_with(begins));
    (*found.unwrap_or_else(|| panic!("no {begins}: {labels:?}"))).to_owned()
}

#[tokio::test]
async fn two_people_place_replace_and_count() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    let terms = json!({ "game": "stalemate", "opponent": bea.to_string(), "side": "me",
        "options": "6x6" });
    let asked = house.command(ada, "play", terms).await;
    assert!(asked.content().contains("Board 6 × 6"), "{asked:?}");
    let board =
        house.press(bea, asked.message(), "Accept").await.shows(ada, "against Bea, move 1").await;
    assert!(content(&board).contains("Score: Ada 2, Bea 2."), "{board:#}");

    // The first man by buttons: from the tray, then the tile.
    let picker = house.press(ada, &board, "Place").await;
    assert!(picker.is_private(), "{picker:?}");
    let man = label(&picker, "Bishop");
    let narrowed = house.press(ada, picker.message(), &man).await;
    let files = label(&narrowed, "a");
    let tiles = house.press(ada, narrowed.message(), &files).await;
    let played = house.press(ada, tiles.message(), "a1").await;
    // Nothing that people write may look like a mention, so the sign is followed by a joiner.
    played.shows(bea, "Ada played B@\u{2060}a1").await;

    // Mistakes are told in words, to the one who makes them.
    for (text, why) in [
        ("N@a1", "a bishop stands on a1"),
        ("R@c3", "the bishop on a1 threatens c3"),
        ("N@f6", "threatens f6"),
        ("N@e2", "would threaten nothing"),
        ("P*a1", "the bishop on a1 is not yours"),
        ("N@h8", "the board has 6 files and 6 rows"),
        ("pass", "who can play must"),
    ] {
        let told = house.play(bea, text).await;
        assert!(told.is_private() && told.content().contains(why), "{text}: {told:?}");
    }

    let mut last = played;
    for (nth, text) in GAME.split_whitespace().enumerate().skip(1) {
        let who = if nth % 2 == 0 { ada } else { bea };
        last = house.play(who, text).await;
        assert!(!last.is_private() || last.content().starts_with("You played"), "{text}: {last:?}");
    }
    let told = last.content();
    assert!(told.contains("Ada wins 8 : 7"), "{told}");
    assert!(told.contains("Ada: 8 = 1 for pawns kept + 7 for pieces threatened ("), "{told}");
    assert!(told.contains("Bea: 7 = 1 for pawns kept + 6 for pieces threatened ("), "{told}");
    assert!(buttons(last.message()).contains(&"Rematch"));
    house.end().await;
}

#[tokio::test]
async fn two_people_play_the_usual_board_to_its_end() {
    let house = House::start(CATALOG).await;
    house.challenge("stalemate", json!({})).await;
    play_out(&house, &[house.ada, house.bea]).await;
    assert!(house.said(house.ada, "for pawns kept"));
    house.end().await;
}

#[tokio::test]
async fn the_computer_plays_a_game_to_its_end() {
    let house = House::start(CATALOG).await;
    let terms = json!({ "game": "stalemate", "computer": 2, "side": "me", "options": "size 5" });
    house.command(house.ada, "play", terms).await;
    play_out(&house, &[house.ada]).await;
    house.end().await;
}

#[tokio::test]
async fn one_person_passes_the_board_to_himself() {
    let house = House::start(CATALOG).await;
    let terms = json!({ "game": "stalemate", "opponent": house.ada.to_string(),
        "options": "size 5, pass allowed" });
    house.command(house.ada, "play", terms).await;
    play_out(&house, &[house.ada]).await;
    house.end().await;
}

/// No option of the game names a position, so what begins elsewhere is known by where it begins.
#[tokio::test]
async fn a_win_from_a_position_that_was_played_on_from_beats_no_level() {
    let house = House::start(CATALOG).await;
    let ada = house.ada;
    let terms = json!({ "game": "stalemate", "opponent": ada.to_string(), "options": "6x6" });
    house.command(ada, "play", terms).await;
    let (nearly_all, _) = GAME.rsplit_once(' ').expect("a game of many moves");
    for text in nearly_all.split_whitespace() {
        house.play(ada, text).await;
    }
    let ends = house.command(ada, "resign", Value::Null).await;
    let end = house.press(ada, ends.message(), "Yes, resign").await.shows(ada, "resigned").await;
    let page = house.press(ada, &end, "Step through").await;
    let last = house.press(ada, page.message(), "Last").await;
    let page = house.press(ada, last.message(), "Back").await;
    // Whoever has White wins by the one move that is left; lots are drawn for the sides.
    let won = || house.said(ada, "Ada wins 8 : 7");
    for _ in 0..8 {
        if won() {
            break;
        }
        let asked = house.press(ada, page.message(), "Play on from here").await;
        assert!(asked.content().contains("half-move 17"), "{}", asked.content());
        house.choose(ada, asked.message(), "1").await;
        house.searched().await;
        house.quiet().await;
    }
    assert!(won(), "Ada never had White");
    // Against a person, too, it begins there when they propose another clock; and it never counts.
    let asked = house.press(ada, page.message(), "Play on from here").await;
    let chosen = house.choose(ada, asked.message(), &house.bea.to_string()).await;
    let challenge = chosen.shows(house.bea, "challenges").await;
    let panel = house.press(house.bea, &challenge, "Change terms").await;
    assert!(panel.is_off("Casual"), "{panel:?}");
    let sent = house.press(house.bea, panel.message(), "Propose these terms").await;
    let counter = sent.shows(ada, "Bea challenges you").await;
    let begun = house.press(ada, &counter, "Accept").await;
    begun.shows(ada, "move 9").await;
    let listed = house.command(ada, "leaderboard", json!({ "game": "stalemate" })).await;
    let computers = house.press(ada, listed.message(), "Computers").await;
    let told = computers.message()["embeds"].to_string();
    assert!(told.contains("Ada") && !told.contains("beat level"), "{told}");
    house.end().await;
}

/// On five tiles a side trays run into trouble: what is forced is done or asked for, and explained.
#[tokio::test]
async fn forced_passes_and_replacements_are_explained_when_they_happen() {
    for (moves, told) in [
        (
            "P@e5 R@b5 B@e2 R@e1 P@a4 N@b2 N@a3 N@c1 N@c2 P@a2 B@c3 P*b2",
            "Ada has no play and passes",
        ),
        (
            "N@b4 R@a4 P@b5 P@a3 B@d1 R@c1 B@e3 N@b2 P@d2 N@e4 R@d4 B@e5 R@d5",
            "Bea can place nothing: a pawn has to replace a piece",
        ),
    ] {
        let house = House::start(CATALOG).await;
        house.challenge("stalemate", json!({ "options": "size 5" })).await;
        let mut last = house.since_now();
        for (nth, text) in moves.split_whitespace().enumerate() {
            let who = if nth % 2 == 0 { house.ada } else { house.bea };
            last = house.play(who, text).await;
        }
        let board = last.shows(house.bea, told).await;
        assert!(content(&board).contains("your move"), "{board:#}");
        house.end().await;
    }
}
