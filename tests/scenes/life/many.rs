//! Conditional replies among three, and what the computer thinks of a long game.

use patt::catalog::CATALOG;
use patt::sandbox::Id;
use serde_json::{Value, json};

use super::{laid_out, private, three};
use crate::games::GAMES;
use crate::support::done::Done;
use crate::support::house::{House, buttons, content};

/// Opens the list of a person and writes this line into it.
async fn expect(house: &House, who: Id, line: &str) -> Done {
    let board = house.command(who, "board", Value::Null).await;
    let list = house.press(who, board.message(), "Planned replies").await;
    let form = house.press(who, list.message(), "Edit").await;
    house.submit(who, form.form(), json!({ "l": line })).await
}

#[tokio::test]
async fn among_three_a_line_names_the_moves_of_both_others() {
    let house = House::start(GAMES).await;
    let (ada, bea, cid) = (house.ada, house.bea, house.cid);
    three(&house, "").await;
    laid_out(&house).await;
    private(&expect(&house, cid, "b1c1 f7f6").await, "add your reply");
    let list = expect(&house, cid, "b1c1 f7f6 e4e5").await;
    assert!(list.content().contains("e5"), "{list:?}");
    let own = house.command(ada, "board", Value::Null).await;
    assert!(!buttons(own.message()).contains(&"Planned replies"), "she is to move: {own:?}");

    house.play(ada, "b1c1").await.shows(bea, "Ada played").await;
    let house = house.restart().await;
    let played = house.play(bea, "f7f6").await.shows(bea, "Cid played").await;
    assert!(content(&played).contains("Ada, your move"), "{played:#}");
    house.play(ada, "c1c2").await.shows(bea, "Ada played").await;
    house.end().await;
}

#[tokio::test]
async fn a_long_game_is_analysed_with_its_three_turning_points() {
    let house = House::start(CATALOG).await;
    let ada = house.ada;
    let terms = json!({ "game": "chess", "opponent": ada.to_string() });
    house.command(ada, "play", terms).await;
    // A Ruy Lopez of which both sides make something odd now and then.
    let moves = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Nb8 d4 Nbd7 \
        Nbd2 Bb7 Bc2 Re8 Nf1 Bf8 Ng3 g6 a4 c5 d5 c4 Bg5 h6 Be3 Nc5 Qd2 h5 Bg5 Be7 \
        Ra3 Nfd7 Bh6 Qc7 b4 cxb3 Bxb3 Bf6 Rea1 b4 cxb4 Nxb3 Rxb3 Rac8 Rc3 Qd8";
    for text in moves.split_whitespace() {
        house.play(ada, text).await.shows(house.cid, &format!("played {text}")).await;
    }
    let question = house.command(ada, "resign", Value::Null).await;
    let end =
        house.press(ada, question.message(), "Yes, resign").await.shows(ada, "were played").await;
    let asked = house.press(house.cid, &end, "Analyse").await;
    house.searched().await;
    let told = asked.shows(house.cid, "Analysis of").await;
    assert!(content(&told).lines().count() >= 3, "{told:#}");
    assert!(buttons(&told).len() >= 3, "three turning points: {told:#}");
    let alt = told["attachments"][0]["description"].as_str().unwrap_or_default();
    assert!(alt.contains("moves: "), "{alt}");
    house.end().await;
}
