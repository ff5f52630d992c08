//! Turns that the channel does not hear of, and the question how fast a game shall go.

use serde_json::{Value, json};

use super::{PRIVATE, begin, moves, public, view};
use crate::games::GAMES;
use crate::support::house::{House, buttons, content, id_of};

const MINUTE: i64 = 60_000;

/// Ada and Bea play a game in which each move is told at once.
fn live() -> Value {
    json!({ "clock": "period 1 h at once" })
}

/// The private messages that a person sees in the channel, the newest last.
fn private(house: &House, who: patt::sandbox::Id) -> Vec<Value> {
    let seen = house.sandbox.messages(house.channel, who);
    seen.into_iter().filter(|message| !message["only_for"].is_null()).collect()
}

#[tokio::test]
async fn a_game_with_the_computer_pings_nobody_and_posts_nothing_a_turn() {
    let house = House::start(GAMES).await;
    let ada = house.ada;
    house.command(ada, "play", json!({ "game": "veil", "computer": 1, "side": "me" })).await;
    house.quiet().await;
    let (posts, pings) = (public(&house).len(), house.sandbox.pings().len());
    let own = view(&house, ada).await;
    for _ in 0..2 {
        if !buttons(&house.sandbox.message(id_of(&own))).contains(&"Try a move") {
            break;
        }
        moves(&house, ada).await;
        house.searched().await;
        house.quiet().await;
    }
    let ended = public(&house).iter().any(|message| buttons(message).contains(&"Step through"));
    assert!(ended || public(&house).len() == posts, "{:#?}", public(&house));
    assert!(ended || house.sandbox.pings().len() == pings);
    house.end().await;
}

#[tokio::test]
async fn two_who_are_at_it_read_each_turn_privately_and_nobody_is_pinged() {
    let house = House::start(GAMES).await;
    let (ada, bea) = (house.ada, house.bea);
    begin(&house, live()).await;
    view(&house, bea).await;
    house.quiet().await;
    let (posts, pings) = (public(&house).len(), house.sandbox.pings().len());
    moves(&house, ada).await;
    house.quiet().await;
    assert_eq!(public(&house).len(), posts, "no line for the turn");
    assert_eq!(house.sandbox.pings().len(), pings, "no ping");
    let told = private(&house, bea).pop().expect("a private message");
    assert!(content(&told).contains("it is your period"), "{told:#}");
    assert!(buttons(&told).contains(&"Try a move"), "{told:#}");
    let line = public(&house).pop().expect("the line of the game");
    assert!(content(&line).contains("It is Bea's period"), "{line:#}");

    // Whoever is told so and does nothing is called after all.
    let called = house.pass(3 * MINUTE).await;
    called.shows(bea, &format!("It is <@{bea}>'s period")).await;
    assert_eq!(house.sandbox.pings().last().map(|ping| ping.person), Some(bea));
    house.end().await;
}

#[tokio::test]
async fn whoever_is_away_is_called_in_the_channel() {
    let house = House::start(GAMES).await;
    let (ada, bea) = (house.ada, house.bea);
    begin(&house, live()).await;
    view(&house, bea).await;
    house.pass(10 * MINUTE).await;
    let posts = public(&house).len();
    let since = house.since_now();
    moves(&house, ada).await;
    since.shows(bea, &format!("It is <@{bea}>'s period")).await;
    assert_eq!(public(&house).len(), posts + 1);
    house.end().await;
}

#[tokio::test]
async fn after_the_end_private_views_lead_to_the_board() {
    let house = House::start(GAMES).await;
    let (ada, bea) = (house.ada, house.bea);
    let board = begin(&house, live()).await;
    let [one, other] = [view(&house, ada).await, view(&house, bea).await];
    let list = house.press(bea, &other, "All announcements").await;
    let question = house.press(ada, &board, "Resign").await;
    house.press(ada, question.message(), "Yes, resign").await.shows(bea, "resigned").await;
    house.quiet().await;
    for view in [&one, &other, list.message()] {
        let now = house.sandbox.message(id_of(view));
        assert_eq!(buttons(&now), ["Show the board"], "{now:#}");
    }
    house.end().await;
}

#[tokio::test]
async fn a_challenge_asks_whether_it_is_live_or_a_day_a_turn() {
    let house = House::start(GAMES).await;
    let (ada, bea) = (house.ada, house.bea);
    let terms = json!({ "game": "veil", "opponent": bea.to_string(), "side": "me" });
    let asked = house.command(ada, "play", terms).await;
    assert!(asked.is_private() && asked.content().contains("Choose a pace"), "{asked:?}");
    let offered = ["Live, 5 minutes", "Live, 1 hour", "Live, 8 hours", "A day a turn"];
    assert_eq!(buttons(asked.message())[..4], offered);
    let posted = house.press(ada, asked.message(), "Live, 1 hour").await;
    let challenge = posted.shows(bea, "Ada challenges you").await;
    assert!(content(&challenge).contains("1 hour"), "{challenge:#}");
    let begun = house.press(bea, &challenge, "Accept").await;
    begun.shows(house.cid, PRIVATE).await;
    // Told at once: the turn passes with the move.
    view(&house, bea).await;
    let (_, text) = moves(&house, ada).await;
    house.quiet().await;
    let own = view(&house, bea).await;
    assert!(content(&own).contains("it is your period"), "{text}: {own:#}");
    house.end().await;
}
