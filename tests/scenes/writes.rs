//! What a move asks of the database: transactions that write, their statements, how often it waits for the
//! disk, and what it reads.
//!
//! `cargo test --test scenes writes -- --nocapture` prints the counts.

use patt::catalog::CATALOG;
use patt::sandbox::Id;
use patt::store::Ran;
use serde_json::{Value, json};

use crate::support::house::{House, buttons};

/// How somebody moves.
#[derive(Clone, Copy, Debug)]
enum Way {
    Typed,
    Picked,
}

/// What was run, counted. A transaction that writes and is committed waits for the disk once: the store
/// writes ahead, and commits that log at each commit (`synchronous = FULL`).
#[derive(Debug, Default, PartialEq, Eq)]
struct Counted {
    /// Statements of each transaction in turn, without those that begin and end it.
    transactions: Vec<usize>,
    /// How many transactions were committed.
    commits: usize,
}

fn count(ran: &[String]) -> Counted {
    let (mut writes, mut open) = (Counted::default(), false);
    for text in ran {
        let word = text.split_whitespace().next().unwrap_or_default();
        match word {
            "BEGIN" => {
                writes.transactions.push(0);
                open = true;
            }
            "COMMIT" | "ROLLBACK" => {
                writes.commits += usize::from(word == "COMMIT");
                open = false;
            }
            _ if open => *writes.transactions.last_mut().unwrap() += 1,
            _ => {
                writes.transactions.push(1);
                writes.commits += 1;
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

/// What is run for a move in the middle of a game between two people.
async fn a_move(way: Way, terms: Value) -> Ran {
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
    ran
}

#[tokio::test]
async fn a_move_is_two_small_transactions() {
    for way in [Way::Typed, Way::Picked] {
        for (clock, noting) in [(None, 3), (Some("3 days a move"), 6)] {
            let terms = clock.map_or(json!({}), |clock| json!({ "clock": clock }));
            let ran = a_move(way, terms).await.writes;
            let writes = count(&ran);
            println!("{way:?}, clock {clock:?}: {writes:?}");
            // One to accept it; one to note where the board is, and that the clock runs.
            let expected = Counted { transactions: vec![6, noting], commits: 2 };
            assert_eq!(writes, expected, "{way:?}, clock {clock:?}: {ran:#?}");
        }
    }
}

#[tokio::test]
async fn a_typed_move_reads_each_thing_once() {
    let ran = a_move(Way::Typed, json!({})).await.reads;
    let reads = count(&ran).transactions;
    println!("reads: {reads:?}");
    // What the mover has chosen, which of their games is meant, what the server and the other player
    // have chosen, expected answers, the board that stands; and what became of the post.
    assert_eq!(reads, [1, 6, 1, 1, 1, 1, 1], "{ran:#?}");
}
