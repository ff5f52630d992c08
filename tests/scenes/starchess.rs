//! Starchess as people play it: placing, moving, mistakes, the computer, the lessons.

use crate::support::house::{House, buttons};
use crate::support::party::play_out;
use patt::catalog::CATALOG;
use patt::sandbox::Replied;
use serde_json::json;

/// The inventor's sample game: placements and moves as people write them.
const GAME: &str = "17B 21B 22N 27N 4K 10R 28Q 16Q 11R 34K \
    P14 Px14 Rx14 P25 R11 P14 P24 P7 P31 B37 Bx37 Qx37 Px25 N9 P6 N2 Px2 Px2 N5 Rx5 Kx5 Q10 K12 Q6";

#[tokio::test]
async fn two_people_place_their_men_and_play_to_mate() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    let challenged = json!({ "game": "starchess", "opponent": bea.to_string(), "side": "me" });
    let asked = house.command(ada, "play", challenged).await;
    let board = house.press(bea, asked.message(), "Accept").await.shows(ada, "your turn").await;
    assert_eq!(buttons(&board), ["Place", "Type a move", "Resign", "More"], "no draw in the setup");
    let mut moves = GAME.split_whitespace();

    // The first man by buttons: from the hand, then the cell.
    let picker = house.press(ada, &board, "Place").await;
    assert!(picker.is_private(), "{picker:?}");
    let label = |replied: &Replied, begins: &str| {
        let labels = buttons(replied.message());
        let found = labels.iter().find(|label| label.starts_with(begins));
        found.unwrap_or_else(|| panic!("no {begins}: {labels:?}")).to_string()
    };
    let man = label(&picker, "Bishop");
    let cells = house.press(ada, picker.message(), &man).await;
    let played = house.press(ada, cells.message(), "17").await;
    moves.next();
    played.shows(bea, "played 17B").await;

    // Mistakes are told in words, to the one who makes them.
    for (text, why) in [
        ("17B", "17 is not on your back rank; free there: 10, 16, 21, 27, 34"),
        ("12-14", "nothing moves before all pieces are placed"),
        ("P14", "the pawns stand already"),
        ("40K", "there is no cell 40"),
    ] {
        let told = house.play(bea, text).await;
        assert!(told.is_private() && told.content().contains(why), "{text}: {told:?}");
    }

    let (mut last, mut dead) = (played, false);
    for (nth, text) in moves.enumerate() {
        let who = if nth % 2 == 0 { bea } else { ada };
        if nth == 9 {
            let told = house.play(ada, "N@17").await;
            assert!(told.content().contains("all pieces are placed"), "{told:?}");
        }
        last = house.play(who, text).await;
        assert!(!last.is_private() || last.content().starts_with("You played"), "{text}: {last:?}");
        house.quiet().await;
        dead |= house.said(ada, "is a dead pawn");
    }
    assert!(last.content().contains("Checkmate"), "{last:?}");
    assert!(buttons(last.message()).contains(&"Rematch"));
    assert!(dead, "a caption names the pawn on 2");
    house.end().await;
}

#[tokio::test]
async fn a_game_against_the_computer_goes_from_setup_to_its_end() {
    let house = House::start(CATALOG).await;
    let ada = house.ada;
    let terms = json!({ "game": "starchess", "computer": 1, "side": "me" });
    let board = house.command(ada, "play", terms).await;
    assert!(board.content().contains("Computer"), "{board:?}");
    play_out(&house, &[ada]).await;
    house.end().await;
}

#[tokio::test]
async fn the_lessons_and_the_german_words_are_there() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    house.sandbox.speaks(bea, "de");
    let page = house.command(ada, "rules", json!({ "game": "starchess" })).await;
    assert!(page.message().to_string().contains("star of 37 hexagons"), "{page:?}");
    for (page, said) in [
        ("limping", "it limps"),
        ("dead", "it is a **mummy**"),
        ("mate", "cannot be answered"),
        ("stalemate", "nowhere to go"),
    ] {
        let shown = house.command(ada, "rules", json!({ "game": "starchess", "page": page })).await;
        assert!(shown.message().to_string().contains(said), "{page}: {shown:?}");
    }
    let page = json!({ "game": "starchess", "page": "Hinkende Bauern" });
    let shown = house.command(bea, "rules", page).await;
    assert!(shown.message().to_string().contains("Er hinkt"), "{shown:?}");
    let given = json!({ "game": "starchess", "computer": 1, "side": "me", "options": "setup KQ" });
    let refused = house.command(ada, "play", given).await;
    assert!(refused.content().contains("is not an arrangement"), "{refused:?}");
    house.end().await;
}
