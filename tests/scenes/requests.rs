//! How many of Discord's counted requests a game costs. Answers to interactions do not count; there are
//! fifty of the others a second for all games of a bot together.
//!
//! `PATT_GAMES=1000 cargo test --test scenes requests -- --nocapture` counts over a thousand games.

use std::collections::BTreeMap;

use patt::catalog::CATALOG;
use patt::sandbox::Id;
use serde_json::{Value, json};

use crate::support::house::{House, buttons};
use crate::support::party::every_move;

/// How people play.
#[derive(Clone, Copy, Debug)]
enum Way {
    /// By `/move`.
    Typed,
    /// By the picker, in one message that changes.
    Picked,
    /// By the picker, every move in a new message.
    PickedAnew,
    /// By `/move` against the computer.
    Solo,
}

/// Knights go out and back: a man and the cell it goes to.
const MOVES: [(&str, &str); 4] = [("N g1", "f3"), ("N g8", "f6"), ("N f3", "g1"), ("N f6", "g8")];
/// How many plies of them do not end a game yet.
const PLIES: usize = 12;

/// The newest message of the channel that has this button.
fn newest(house: &House, who: Id, button: &str) -> Value {
    let all = house.sandbox.messages(house.channel, who);
    let found = all.into_iter().rev().find(|message| buttons(message).contains(&button));
    found.unwrap_or_else(|| panic!("nobody offers {button}"))
}

async fn pick(house: &House, who: Id, (man, cell): (&str, &str)) {
    let picker = house.press(who, &newest(house, who, "Move"), "Move").await;
    let cells = house.press(who, picker.message(), man).await;
    house.press(who, cells.message(), cell).await;
}

/// Plays one game; how many moves people made.
async fn game(house: &House, way: Way) -> usize {
    let (ada, bea) = (house.ada, house.bea);
    if let Way::Solo = way {
        let terms = json!({ "game": "chess", "computer": 1, "side": "me" });
        house.command(ada, "play", terms).await;
        for text in ["a3", "b3", "c3", "d3", "e3", "f3"] {
            house.play(ada, text).await;
            house.searched().await;
            house.quiet().await;
        }
        resign(house).await;
        return 6;
    }
    house.challenge("chess", json!({ "rated": false })).await;
    house.quiet().await;
    for (ply, step) in MOVES.iter().cycle().take(PLIES).enumerate() {
        let who = if ply % 2 == 0 { ada } else { bea };
        match way {
            Way::Typed => drop(house.play(who, &format!("N{}", step.1)).await),
            Way::Picked | Way::PickedAnew => pick(house, who, *step).await,
            Way::Solo => unreachable!("a game for one"),
        }
        house.quiet().await;
    }
    resign(house).await;
    PLIES
}

async fn resign(house: &House) {
    let sure = house.command(house.ada, "resign", Value::Null).await;
    house.press(house.ada, sure.message(), "Yes, resign").await;
    house.quiet().await;
}

#[tokio::test]
async fn a_move_costs_hardly_any_of_discords_counted_requests() {
    let games: usize = std::env::var("PATT_GAMES").map_or(4, |games| games.parse().unwrap());
    for way in [Way::Typed, Way::Picked, Way::PickedAnew, Way::Solo] {
        let house = House::start(CATALOG).await;
        if let Way::PickedAnew = way {
            every_move(&house).await;
        }
        let (mut moves, mut counted) = (0, BTreeMap::<String, usize>::new());
        for _ in 0..games.div_ceil(4) {
            house.sandbox.forget_requests();
            moves += game(&house, way).await;
            for request in house.sandbox.requests() {
                if !["/interactions/", "/webhooks/"]
                    .iter()
                    .any(|free| request.route.starts_with(free))
                {
                    *counted.entry(format!("{} {}", request.method, request.route)).or_default() +=
                        1;
                }
            }
        }
        println!("{way:?}: {moves} moves, {counted:?}");
        assert!(
            counted.values().sum::<usize>() * 10 <= moves,
            "{way:?}: {counted:?} in {moves} moves"
        );
        house.end().await;
    }
}
