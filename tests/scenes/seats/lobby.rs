//! Lobbies: people and computers gather, the host starts.

use patt::sandbox::Replied;
use serde_json::json;

use super::{any_move, private};
use crate::games::GAMES;
use crate::support::house::{House, buttons, content, id_of};

#[tokio::test]
async fn a_lobby_gathers_people_and_computers() {
    let house = House::start(GAMES).await;
    let (ada, bea, cid) = (house.ada, house.bea, house.cid);
    let terms = json!({ "game": "clan", "side": "me" });
    let lobby = house.command(ada, "play", terms).await;
    assert!(
        lobby.content().contains("1 of 4 seats taken. Ada can start with 3 or more"),
        "{lobby:?}"
    );
    let row = ["Join", "Leave", "Start", "Change terms", "Close", "Add computer", "Remove a seat"];
    assert_eq!(buttons(lobby.message()), row);
    let lobby = lobby.message().clone();

    let joined = house.press(bea, &lobby, "Join").await;
    assert!(joined.content().contains("2 of 4"), "{joined:?}");
    private(&house.press(bea, &lobby, "Join").await, "You are already at this table");
    private(&house.press(cid, &lobby, "Leave").await, "press Join to take a seat");
    private(&house.press(cid, &lobby, "Remove a seat").await, "Only Ada");
    private(&house.press(bea, &lobby, "Add computer").await, "Only Ada");

    // A computer by its level; then a free seat less.
    let levels = house.press(ada, &lobby, "Add computer").await;
    let added = house.press(ada, levels.message(), "5: steady casual player").await;
    assert_eq!(added.replied, Replied::Noted, "the question goes away");
    let shown = added.shows(ada, "3 of 4 seats taken").await;
    assert!(content(&shown).contains("Red: Computer"), "{shown:#}");
    assert!(content(&shown).contains("casual"), "{shown:#}");
    let seats = house.press(ada, &lobby, "Remove a seat").await;
    let free = buttons(seats.message()).into_iter().find(|label| label.ends_with("take away"));
    let free = free.expect("one is free").to_owned();
    house.press(ada, seats.message(), &free).await.shows(ada, "3 of 3 seats taken").await;

    // The lobby and its buttons outlive a restart; the computer makes room for Cid.
    let house = house.restart().await;
    let seats = house.press(ada, &lobby, "Remove a seat").await;
    let seat = buttons(seats.message()).into_iter().find(|label| label.contains("Computer"));
    let seat = seat.expect("it sits there").to_owned();
    house.press(ada, seats.message(), &seat).await.shows(ada, "2 of 3 seats taken").await;
    let lobby = house.sandbox.message(id_of(&lobby));
    let joined = house.press(cid, &lobby, "Join").await;
    assert!(joined.content().contains("3 of 3"), "{joined:?}");
    private(&house.press(bea, &lobby, "Start").await, "Only Ada");
    let started = house.press(ada, joined.message(), "Start").await;
    assert_eq!(started.content(), "Clan: Ada, Bea, Cid.");
    assert_eq!(buttons(started.message()), [""; 0]);
    started.shows(ada, "your turn").await;
    any_move(&house, ada).await;
    house.end().await;
}

#[tokio::test]
async fn the_next_one_hosts_when_the_host_leaves() {
    let house = House::start(GAMES).await;
    let (ada, bea, cid) = (house.ada, house.bea, house.cid);
    let lobby = house.command(ada, "play", json!({ "game": "clan", "seats": 3 })).await;
    let lobby = lobby.message().clone();
    house.press(bea, &lobby, "Join").await;
    let left = house.press(ada, &lobby, "Leave").await;
    assert!(left.content().contains("Bea can start"), "{left:?}");
    house.press(cid, left.message(), "Join").await;
    let full = house.press(ada, left.message(), "Join").await;
    private(&house.press(ada, full.message(), "Start").await, "Only Bea");
    house.press(bea, full.message(), "Start").await.shows(bea, "your turn").await;
    house.end().await;
}

#[tokio::test]
async fn two_press_join_for_the_last_seat_at_once() {
    let house = House::start(GAMES).await;
    let (ada, bea, cid) = (house.ada, house.bea, house.cid);
    let dan = house.sandbox.add_person("Dan");
    let lobby = house.command(ada, "play", json!({ "game": "clan", "seats": 3 })).await;
    let at = id_of(lobby.message());
    house.press(bea, lobby.message(), "Join").await;
    let (one, two) =
        (house.sandbox.press(cid, at, "Join").await, house.sandbox.press(dan, at, "Join").await);
    let one = house.answered(one.unwrap()).await;
    let two = house.answered(two.unwrap()).await;
    let refused = [&one, &two].into_iter().filter(|replied| replied.is_private()).count();
    assert_eq!(refused, 1, "{one:?} {two:?}");
    let loser = if one.is_private() { &one } else { &two };
    private(loser, "Every seat is taken");
    house.end().await;
}

#[tokio::test]
async fn a_lobby_closes_and_lapses() {
    let house = House::start(GAMES).await;
    let lobby = house.command(house.ada, "play", json!({ "game": "clan" })).await;
    let closed = house.press(house.ada, lobby.message(), "Leave").await;
    assert_eq!(closed.content(), "Ada closed this game of Clan.");
    let lobby = house.command(house.ada, "play", json!({ "game": "clan" })).await;
    let late = house.pass(3_600_001).await.shows(house.ada, "Nobody answered in time").await;
    assert_eq!(late["id"], lobby.message()["id"]);
    house.end().await;
}

#[tokio::test]
async fn one_person_may_hold_several_seats() {
    let house = House::start(GAMES).await;
    let (ada, bea) = (house.ada, house.bea);
    let terms = json!({ "game": "clan", "seats": 3, "side": "me" });
    let lobby = house.command(ada, "play", terms).await;
    house.press(bea, lobby.message(), "Join").await;
    let seated = house.press(bea, lobby.message(), "Join").await;
    let shown = house
        .press(bea, seated.message(), "Take one more seat")
        .await
        .shows(ada, "3 of 3 seats taken")
        .await;
    assert!(content(&shown).contains("casual"), "{shown:#}");
    house.press(ada, &shown, "Start").await.shows(ada, "your turn").await;
    any_move(&house, ada).await;
    any_move(&house, bea).await;
    any_move(&house, bea).await;
    any_move(&house, ada).await;
    house.end().await;
}
