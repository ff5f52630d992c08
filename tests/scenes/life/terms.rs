//! Other terms for a lobby, and answers that cross.

use patt::catalog::CATALOG;
use serde_json::{Value, json};

use super::private;
use crate::games::GAMES;
use crate::support::house::{House, buttons, content, id_of};

#[tokio::test]
async fn the_host_changes_the_terms_of_a_lobby_and_everybody_keeps_his_seat() {
    let house = House::start(GAMES).await;
    let (ada, bea, cid) = (house.ada, house.bea, house.cid);
    let terms = json!({ "game": "clan", "options": "seats as listed, fast" });
    let lobby = house.command(ada, "play", terms).await;
    let lobby = lobby.message().clone();
    assert!(content(&lobby).contains("sides as listed"), "{lobby:#}");
    house.press(bea, &lobby, "Join").await;
    house.quiet().await;
    private(&house.press(bea, &lobby, "Change terms").await, "Only Ada");

    let panel = house.press(ada, &lobby, "Change terms").await;
    assert!(panel.content().contains("sides as listed"), "the customs stay: {panel:?}");
    let panel = house.press(ada, panel.message(), "Rated").await;
    let seats = buttons(panel.message()).into_iter().find(|label| label.contains("seats"));
    let seats = seats.expect("their number can be changed").to_owned();
    let panel = house.press(ada, panel.message(), &seats).await;
    let proposed = house.press(ada, panel.message(), "Propose these terms").await;
    let shown = proposed.shows(cid, "2 of 3 seats taken").await;
    assert_eq!(shown["id"], lobby["id"]);
    let text = content(&shown);
    assert!(text.contains("casual") && text.contains("sides as listed"), "{text}");
    assert!(text.contains("limit 40") || text.contains("40"), "{text}");
    let told = proposed.shows(bea, "changed the terms of this game of Clan").await;
    assert_eq!(buttons(&told), ["Show the challenge"]);
    assert_eq!(house.sandbox.pings().last().map(|ping| ping.person), Some(bea));

    let house = house.restart().await;
    let shown = house.sandbox.message(id_of(&lobby));
    house.press(cid, &shown, "Join").await;
    let done = house.press(ada, &shown, "Start").await;
    done.shows(ada, "Clan: Bea, Cid, Ada").await;
    done.shows(ada, "your turn").await;
    house.end().await;
}

#[tokio::test]
async fn a_lobby_never_has_fewer_seats_than_people() {
    let house = House::start(GAMES).await;
    let ada = house.ada;
    let dan = house.sandbox.add_person("Dan");
    let lobby = house.command(ada, "play", json!({ "game": "clan" })).await;
    for who in [house.bea, house.cid, dan] {
        house.press(who, lobby.message(), "Join").await;
    }
    let panel = house.press(ada, lobby.message(), "Change terms").await;
    let seats = buttons(panel.message()).into_iter().find(|label| label.contains("seats"));
    let seats = seats.expect("their number can be changed").to_owned();
    let panel = house.press(ada, panel.message(), &seats).await;
    private(
        &house.press(ada, panel.message(), "Propose these terms").await,
        "More people than that are at this table",
    );
    house.quiet().await;
    let stands = house.sandbox.message(id_of(lobby.message()));
    assert!(content(&stands).contains("4 of 4 seats taken"), "{stands:#}");
    house.end().await;
}

#[tokio::test]
async fn two_accepts_at_once_begin_one_game() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    let terms = json!({ "game": "chess", "opponent": bea.to_string(), "side": "me" });
    let asked = house.command(ada, "play", terms).await;
    let at = asked.id().expect("a message");
    let (one, two) = (
        house.sandbox.press(bea, at, "Accept").await,
        house.sandbox.press(bea, at, "Accept").await,
    );
    let one = house.answered(one.unwrap()).await;
    let two = house.answered(two.unwrap()).await;
    let late = [&one, &two].into_iter().filter(|replied| replied.is_private()).count();
    assert_eq!(late, 1, "{one:?} {two:?}");
    let (begun, late) = if one.is_private() { (&two, &one) } else { (&one, &two) };
    private(late, "no longer open");
    begun.shows(ada, "your move").await;
    house.quiet().await;
    let seen = house.sandbox.messages(house.channel, house.cid);
    let boards = seen.iter().filter(|message| content(message).contains("your move")).count();
    assert_eq!(boards, 1, "{seen:#?}");
    house.end().await;
}

#[tokio::test]
async fn amended_terms_keep_takebacks() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    let terms =
        json!({ "game": "chess", "opponent": bea.to_string(), "options": "960 518, takebacks" });
    let asked = house.command(ada, "play", terms).await;
    assert!(asked.content().contains("takebacks if all agree"), "{asked:?}");
    house.quiet().await;
    let panel = house.press(bea, asked.message(), "Change terms").await;
    let counter = house
        .press(bea, panel.message(), "Propose these terms")
        .await
        .shows(ada, "Bea challenges you")
        .await;
    let text = content(&counter);
    assert!(text.contains("takebacks if all agree") && text.contains("518"), "{text}");
    assert_eq!(counter["attachments"].as_array().map(Vec::len), Some(1), "{counter:#}");
    assert_ne!(counter["attachments"], Value::Null);
    house.end().await;
}

/// Whoever only wants another clock plays from where lots were drawn to, in every game that draws them.
#[tokio::test]
async fn other_terms_keep_the_start_that_was_drawn() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    for (game, options) in [("chess", "960"), ("starchess", "setup random")] {
        let terms = json!({ "game": game, "opponent": bea.to_string(), "options": options });
        let asked = house.command(ada, "play", terms).await;
        let drawn = men(asked.message());
        assert!(drawn.contains("king"), "{drawn}");
        let panel = house.press(bea, asked.message(), "Change terms").await;
        let panel = house.choose(bea, panel.message(), "3 days a move").await;
        let proposed = house.press(bea, panel.message(), "Propose these terms").await;
        let counter = proposed.shows(ada, "Bea challenges you").await;
        assert_eq!(men(&counter), drawn, "{game}");
        let begun = house.press(ada, &counter, "Accept").await.shows(ada, "your move").await;
        assert!(content(&begun).contains("3 days left"), "{begun:#}");
        assert_eq!(men(&begun), drawn, "{game}");
        house.quiet().await;
    }
    house.end().await;
}

/// Where the men stand in the picture of a message.
fn men(message: &Value) -> String {
    let told = message["attachments"][0]["description"].as_str().unwrap_or_default();
    let men =
        told.split(". ").filter(|part| part.starts_with("White: ") || part.starts_with("Black: "));
    men.collect::<Vec<_>>().join(". ").trim_end_matches('.').to_owned()
}
