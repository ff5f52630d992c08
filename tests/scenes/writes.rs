//! What a move writes: transactions, statements, and how often it waits for the disk.
//!
//! `cargo test --test scenes writes -- --nocapture` prints the counts.

use patt::catalog::CATALOG;
use patt::sandbox::Id;
use serde_json::{Value, json};

use crate::support::house::{House, buttons};

/// How somebody moves.
#[derive(Clone, Copy, Debug)]
enum Way {
    Typed,
    Picked,
}

/// What was run to write, counted. A transaction that is committed waits for the disk once: the store
/// writes ahead, and syncs that log at each commit (`synchronous = FULL`).
#[derive(Debug, Default, PartialEq, Eq)]
struct Writes {
    /// Statements of each transaction in turn, without those that begin and end it.
    transactions: Vec<usize>,
    /// How many transactions were committed.
    syncs: usize,
}

fn count(ran: &[String]) -> Writes {
    let (mut writes, mut open) = (Writes::default(), false);
    for text in ran {
        let word = text.split_whitespace().next().unwrap_or_default();
        match word {
            "BEGIN" => {
                writes.transactions.push(0);
                open = true;
            }
            "COMMIT" | "ROLLBACK" => {
                writes.syncs += usize::from(word == "COMMIT");
                open = false;
            }
            _ if open => *writes.transactions.last_mut().unwrap() += 1,
            _ => {
                writes.transactions.push(1);
                writes.syncs += 1;
            }
        }
    }
    writes
}

/// The newest message of the channel that has this button.
fn newest(house: &House, who: Id, button: &str) -> Value {
    let all = house.sandbox.messages(house.channel, who);
    let found = all.into_iter().rev().find(|message| buttons(message).contains(&button));
    found.unwrap_or_else(|| panic!("nobody offers {button}"))
}

async fn moves(house: &House, way: Way, who: Id, (man, cell): (&str, &str)) {
    match way {
        Way::Typed => drop(house.play(who, &format!("N{cell}")).await),
        Way::Picked => {
            let picker = house.press(who, &newest(house, who, "Move"), "Move").await;
            let cells = house.press(who, picker.message(), man).await;
            house.press(who, cells.message(), cell).await;
        }
    }
    house.quiet().await;
}

/// What a move in the middle of a game between two people writes.
async fn a_move(way: Way, terms: Value) -> (Writes, Vec<String>) {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    house.challenge("chess", terms).await;
    house.quiet().await;
    moves(&house, way, ada, ("N g1", "f3")).await;
    moves(&house, way, bea, ("N g8", "f6")).await;
    house.ran();
    moves(&house, way, ada, ("N f3", "g1")).await;
    let ran = house.ran();
    house.end().await;
    (count(&ran), ran)
}

#[tokio::test]
async fn a_move_is_two_small_transactions() {
    for way in [Way::Typed, Way::Picked] {
        for (clock, noting) in [(None, 3), (Some("3 days a move"), 6)] {
            let terms = clock.map_or(json!({}), |clock| json!({ "clock": clock }));
            let (writes, ran) = a_move(way, terms).await;
            println!("{way:?}, clock {clock:?}: {writes:?}");
            // One to accept it; one to note where the board is, and that the clock runs.
            let expected = Writes { transactions: vec![6, noting], syncs: 2 };
            assert_eq!(writes, expected, "{way:?}, clock {clock:?}: {ran:#?}");
        }
    }
}
