//! Tile Chess as people play it: laying tiles, moving, taking kings, with computers in seats, mistakes.

use patt::catalog::CATALOG;
use patt::sandbox::{Id, Replied};
use serde_json::{Value, json};

use crate::support::house::{House, buttons, content};
use crate::support::party::play_out;

/// A game for two with the fast set: eight tiles each, then White's rook checks along the rim.
const LAYOUT: &str = "P@n50 P@o51 P@m51 P@p52 P@n51 P@o50 R@m50 R@p51 N@m52 N@q52 B@l51 B@q51 \
    Q@l50 Q@p50 K@l52 K@q53";

fn label(replied: &Replied, begins: &str) -> String {
    let labels = buttons(replied.message());
    let found = labels.iter().find(|label| label.starts_with(begins));
    (*found.unwrap_or_else(|| panic!("no {begins}: {labels:?}"))).to_owned()
}

/// A table for two with the fast set, Ada first.
async fn table(house: &House, more: &str) -> Value {
    let (ada, bea) = (house.ada, house.bea);
    let terms = json!({ "game": "tile-chess", "opponent": bea.to_string(), "side": "me",
        "options": format!("fast{more}") });
    let asked = house.command(ada, "play", terms).await;
    house.press(bea, asked.message(), "Accept").await.shows(ada, "your turn").await
}

/// Ada and Bea lay the tiles of the layout from this one on; the board on which moves begin.
async fn lay(house: &House, first: usize) -> Value {
    let mut last = house.since_now();
    for (nth, text) in LAYOUT.split_whitespace().enumerate().skip(first) {
        let who = if nth % 2 == 0 { house.ada } else { house.bea };
        last = house.play(who, text).await;
        assert!(!last.is_private() || last.content().starts_with("You played"), "{text}: {last:?}");
    }
    last.shows(house.ada, "move 1").await
}

async fn refused(house: &House, who: Id, faults: &[(&str, &str)]) {
    for (text, why) in faults {
        let told = house.play(who, text).await;
        assert!(told.is_private() && told.content().contains(why), "{text}: {told:?}");
    }
}

#[tokio::test]
async fn two_people_lay_their_tiles_and_move() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    let board = table(&house, "").await;
    assert_eq!(
        buttons(&board),
        ["Place", "Type a move", "Call off", "More"],
        "no draw in the layout, and nothing to resign"
    );

    // The first tile has but one cell, so it is one button.
    let picker = house.press(ada, &board, "Place").await;
    assert!(picker.is_private(), "{picker:?}");
    let played = house.press(ada, picker.message(), "P@n50").await;
    let board = played.shows(bea, "Ada played P@\u{2060}n50").await;

    // The second from the hand, then to a cell.
    let picker = house.press(bea, &board, "Place").await;
    let tile = label(&picker, "Pawn x3");
    let cells = house.press(bea, picker.message(), &tile).await;
    assert!(buttons(cells.message()).contains(&"o51"), "{cells:?}");

    // Mistakes are told in words, to the one who makes them.
    let faults = [
        ("K@o51", "the king comes last"),
        ("Q@n50", "a pawn lies on n50"),
        ("Q@t60", "nothing touches t60"),
        ("n50-n51", "nothing moves before all hands are empty"),
        ("n50!", "only in Mad Blood Lust"),
    ];
    refused(&house, bea, &faults).await;
    let board = lay(&house, 1).await;
    let row = ["Move", "Type a move", "Draw by points", "Resign", "More"];
    assert_eq!(buttons(&board), row, "{board:#}");
    let faults = [
        ("z50-z51", "nothing lies on z50"),
        ("o51-o52", "is not yours"),
        ("m50-m60", "nothing else touches m60"),
        ("n50-n52", "one cell straight"),
        ("Q@n52", "the layout is over"),
        ("skip", "who can move must"),
        ("m50-m51", "your own pawn lies on m51"),
    ];
    refused(&house, ada, &faults).await;

    // A tile, perhaps a part of the table, then a cell.
    let picker = house.press(ada, &board, "Move").await;
    assert!(picker.is_private(), "{picker:?}");
    let own = house.command(ada, "board", Value::Null).await;
    assert!(own.message().to_string().contains("Tile Chess"), "{own:?}");
    play_out(&house, &[ada, bea]).await;
    house.end().await;
}

#[tokio::test]
async fn points_decide_where_all_agree() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    table(&house, "").await;
    let board = lay(&house, 0).await;
    let question = house.press(ada, &board, "Draw by points").await;
    let offered = house
        .press(ada, question.message(), "Yes, offer a draw")
        .await
        .shows(bea, "offers a draw")
        .await;
    let end = house
        .press(bea, &offered, "Accept draw")
        .await
        .shows(bea, "Places are decided by points")
        .await;
    assert!(content(&end).contains("Place 1: Ada, 26 points"), "{end:#}");
    house.end().await;
}

/// Ada, Bea and computers at a table for more than two, to the end; all that Ada got to read meanwhile.
async fn crowd(seats: u64) -> (House, Vec<String>) {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    let terms = json!({ "game": "tile-chess", "seats": seats, "side": "me",
        "options": "fast, pawns 1, blood lust, threats always, seats as listed" });
    let lobby = house.command(ada, "play", terms).await;
    assert!(lobby.content().contains(&format!("1 of {seats} seats taken")), "{lobby:?}");
    assert!(lobby.content().contains("Table talk is welcome"), "{lobby:?}");
    let mut lobby = lobby.message().clone();
    house.press(bea, &lobby, "Join").await;
    for taken in 3..=seats {
        let levels = house.press(ada, &lobby, "Add computer").await;
        let added = house.press(ada, levels.message(), "3: keen beginner").await;
        lobby = added.shows(ada, &format!("{taken} of {seats} seats taken")).await;
    }
    let begun = house.press(ada, &lobby, "Start").await;
    begun.shows(ada, "your turn").await;
    play_out(&house, &[ada, bea]).await;
    (house, begun.told(ada))
}

fn says(told: &[String], what: &str) -> bool {
    told.iter().any(|text| text.contains(what))
}

#[tokio::test]
async fn a_table_of_four_plays_with_computers_in_its_seats() {
    let (house, told) = crowd(4).await;
    assert!(says(&told, "Next: "), "the order of turns is told: {told:#?}");
    assert!(says(&told, "'s king is taken: "), "a takeover is told with its tiles: {told:#?}");
    assert!(says(&told, "Out: "), "who is out, and by whom: {told:#?}");
    assert!(says(&told, "out, place ") || says(&told, "out: place "), "each king: {told:#?}");
    assert!(says(&told, "Place 1: ") && says(&told, "king taken by "), "the places: {told:#?}");
    house.end().await;
}

#[tokio::test]
async fn tables_of_three_and_six_play_to_the_end() {
    for seats in [3, 6] {
        let (house, told) = crowd(seats).await;
        assert!(says(&told, "wins") || says(&told, "Draw"), "{seats}: {told:#?}");
        house.end().await;
    }
}

#[tokio::test]
async fn a_clock_means_sudden_death_and_options_that_clash_are_refused() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    for (options, clock, why) in [
        ("borders 5x5", None, "hold 25 cells"),
        ("layout moves, layout spiral", None, "needs players who lay their tiles"),
        ("threats always", Some("3 days a move"), "where nothing is announced"),
        ("borders wide", None, "are no borders"),
        ("pawns 9", None, "choose from"),
    ] {
        let mut terms = json!({ "game": "tile-chess", "opponent": bea.to_string(),
            "options": options });
        if let Some(clock) = clock {
            terms["clock"] = clock.into();
        }
        let told = house.command(ada, "play", terms).await;
        assert!(told.content().contains(why), "{options}: {told:?}");
    }
    let terms = json!({ "game": "tile-chess", "opponent": bea.to_string(), "clock": "3 days a move",
        "side": "me" });
    let asked = house.command(ada, "play", terms).await;
    assert!(asked.content().contains("Sudden Death"), "{asked:?}");
    house.end().await;
}

#[tokio::test]
async fn the_lessons_are_there_in_both_languages() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    house.sandbox.speaks(bea, "de");
    for (page, said) in [
        ("unity", "must stay connected"),
        ("trapped", "hatched"),
        ("rim", "White is skipped"),
        ("layered", "only threatened"),
        ("manners", "no open plans"),
    ] {
        let given = json!({ "game": "tile-chess", "page": page });
        let shown = house.command(ada, "rules", given).await;
        assert!(shown.message().to_string().contains(said), "{page}: {shown:?}");
    }
    let given = json!({ "game": "tile-chess", "page": "Zusammenhalt" });
    let shown = house.command(bea, "rules", given).await;
    assert!(shown.message().to_string().contains("zusammenhängen"), "{shown:?}");
    house.end().await;
}
