//! Sets of men: chosen for a family of boards, and asked about once where they have to be learned.

use crate::games::{CHESS, CROSSING};
use crate::support::house::{House, buttons, content, embed, id_of};
use patt::catalog::Catalog;
use patt::sandbox::{Id, Replied};
use serde_json::{Value, json};

const GAMES: Catalog = Catalog(&[CHESS, CROSSING]);

fn picture(house: &House, message: &Value) -> Vec<u8> {
    house.sandbox.file(id_of(message), 0).expect("a picture")
}

/// The board that a person asks for.
async fn board(house: &House, who: Id) -> Vec<u8> {
    picture(house, house.command(who, "board", Value::Null).await.message())
}

/// How often a person was asked which men they want.
fn asked(house: &House, who: Id) -> usize {
    let seen = house.sandbox.messages(house.channel, who);
    seen.iter().filter(|message| content(message).starts_with("Your first game of")).count()
}

#[tokio::test]
async fn newcomers_choose_their_pieces_once() {
    let house = House::start(GAMES).await;
    let (ada, bea) = (house.ada, house.bea);
    let begins = house.since_now();
    house.challenge("crossing", json!({})).await;
    for who in [ada, bea] {
        let question = begins.shows(who, "Your first game of Crossing").await;
        assert!(!question["only_for"].is_null(), "{question:#}");
        assert_eq!(buttons(&question), ["Western pieces", "Chinese pieces"]);
    }
    let discs = board(&house, bea).await;
    let question = begins.shows(bea, "Your first game of Crossing").await;
    let chosen = house.press(bea, &question, "Western pieces").await;
    assert!(matches!(chosen.replied, Replied::Edited(_)), "{chosen:?}");
    assert!(embed(chosen.message()).contains("Crossing – Western pieces"), "{chosen:?}");
    let figures = board(&house, bea).await;
    assert_ne!(discs, figures);
    // Each sees the men that they have chosen; the channel those of whoever is to move.
    let theirs = house.play(ada, "e2").await.shows(bea, "Ada played e2").await;
    let shown = picture(&house, &theirs);
    assert_eq!(shown, board(&house, bea).await);
    assert_ne!(shown, board(&house, ada).await);
    // Nobody is asked twice, not even after a restart, nor who has chosen unasked.
    let house = house.restart().await;
    let question = house.press(bea, &theirs, "Resign").await;
    house.press(bea, question.message(), "Yes, resign").await;
    house.challenge("crossing", json!({})).await;
    house.play(ada, "e2").await;
    house.quiet().await;
    // Only the question that Ada left unanswered is still there.
    assert_eq!((asked(&house, ada), asked(&house, bea)), (1, 0));
    house.end().await;
}

#[tokio::test]
async fn a_set_belongs_to_a_family_of_boards() {
    let house = House::start(GAMES).await;
    let (ada, bea) = (house.ada, house.bea);
    house.challenge("chess", json!({})).await;
    assert_eq!((asked(&house, ada), asked(&house, bea)), (0, 0));
    let (round, others) = (board(&house, ada).await, board(&house, bea).await);
    let page = house.command(ada, "settings", Value::Null).await;
    let line = "**Pieces**: Chess – Round (Staunton), Crossing – Chinese pieces";
    assert!(embed(page.message()).contains(line), "{page:?}");
    let page = house.choose(ada, page.message(), "pieces").await;
    assert!(buttons(page.message()).contains(&"Angular"), "{page:?}");
    let cut = house.press(ada, page.message(), "Angular").await;
    assert_eq!(cut.content(), "Pieces: was Chess – Round (Staunton), is now Chess – Angular.");
    assert_ne!(board(&house, ada).await, round);
    assert_eq!(board(&house, bea).await, others);
    // The menu leads to the sets of other boards.
    let page = house.choose(ada, cut.message(), "crossing").await;
    let offered = buttons(page.message());
    assert!(offered.contains(&"Western pieces") && !offered.contains(&"Angular"), "{page:?}");
    let page = house.press(ada, page.message(), "Western pieces").await;
    assert!(embed(page.message()).contains("Crossing – Western pieces"), "{page:?}");
    // Whoever has chosen is not asked.
    let begins = house.since_now();
    house.challenge("crossing", json!({})).await;
    begins.shows(bea, "Your first game of Crossing").await;
    house.quiet().await;
    assert_eq!(asked(&house, ada), 0);
    house.end().await;
}

#[tokio::test]
async fn columns_are_named_for_the_readers_notation() {
    let house = House::start(GAMES).await;
    let ada = house.ada;
    house.challenge("crossing", json!({})).await;
    let cells = board(&house, ada).await;
    let page = house.command(ada, "settings", Value::Null).await;
    let page = house.choose(ada, page.message(), "notation").await;
    let page = house.choose(ada, page.message(), "crossing").await;
    house.press(ada, page.message(), "By files").await;
    assert_ne!(board(&house, ada).await, cells);
    house.end().await;
}
