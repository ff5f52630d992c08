//! The same acts on a file, on a server, and on both where every transaction fails once: all answers
//! are equal, and so are all rows in the end.

use std::collections::BTreeMap;

use super::town::{APART, Town};
use crate::support::server::{on_server, server};
use patt::store::{
    FailsAt, Failure, FaultKind, HistoryQuery, Progress, Query, Reach, Whose, backup,
};
use patt::table::lists::{Board, Page};
use patt::table::ratings::RatingPool;
use patt::table::{ChannelId, GuildId, PersonId, Time};

/// Every row of every table, as text in an order of its own.
fn rows(town: &Town) -> BTreeMap<String, Vec<String>> {
    let copy = town.folder.path().join("copy.db");
    backup(town.store.database(), &copy).unwrap();
    let db = rusqlite::Connection::open(&copy).unwrap();
    let mut tables = db
        .prepare(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'sqlite_sequence'",
        )
        .unwrap();
    let names = tables.query_map([], |row| row.get::<_, String>(0)).unwrap();
    let all = |name: String| {
        let mut found = db.prepare(&format!("SELECT * FROM {name}")).unwrap();
        // Whose a post is differs with the process.
        let columns: Vec<_> = found.column_names().into_iter().map(str::to_owned).collect();
        let columns: Vec<_> = (0..columns.len()).filter(|&nth| columns[nth] != "token").collect();
        let row = |row: &rusqlite::Row<'_>| {
            let values = columns.iter().map(|&nth| row.get_ref(nth).unwrap());
            Ok(values.map(|value| format!("{value:?}")).collect::<Vec<_>>().join(" "))
        };
        let mut rows: Vec<_> = found.query_map([], row).unwrap().map(Result::unwrap).collect();
        rows.sort();
        (name, rows)
    };
    names.map(Result::unwrap).map(all).collect()
}

/// What pages show to somebody.
async fn pages(town: &Town, nth: u64) -> Vec<String> {
    let (store, now) = (&town.store, Time(town.now));
    let person = PersonId((1 + nth % 10) * APART);
    let guild = GuildId(5 + nth % 3);
    let page = Page::number(0, 7);
    let board =
        [Board::Rating, Board::Score(RatingPool::People), Board::Computer][nth as usize % 3];
    let game = ["race", "veil", "clan"][nth as usize / 3 % 3].to_owned();
    let query = |whose, stage| Query { whose, stage, game: None, with: None, asker: person, page };
    let history = HistoryQuery { player: person, opponent: None, guild: None, game: None, page };
    let everywhere =
        store.leaderboard(game.clone(), board, Reach::Everywhere, person, page, now).await;
    let here = store.leaderboard(game.clone(), board, Reach::Guild(guild), person, page, now).await;
    vec![
        format!("{:?}", store.profile(person).await),
        format!("{:?}", store.rating_history(person, game.clone(), 9).await),
        format!("{:?}", store.user_settings(person).await),
        format!("{:?}", store.games(query(Whose::Person(person), Progress::Open)).await),
        format!("{:?}", store.games(query(Whose::Channel(ChannelId(1)), Progress::Playing)).await),
        format!("{:?}", store.games(query(Whose::Guild(guild), Progress::Open)).await),
        format!("{:?}", store.history(history).await),
        format!("{everywhere:?}"),
        format!("{here:?}"),
        format!("{:?}", store.claim_due(now, now.plus(1), 9).await),
        format!("{:?}", store.computer_turns().await),
    ]
}

/// Both do the same, and are answered the same.
async fn assert_alike(one: &mut Town, other: &mut Town, acts: u64) {
    for nth in 1..=acts {
        for town in [&mut *one, &mut *other] {
            town.act().await;
            if nth % 50 == 0 {
                town.housekeep().await;
                let pages = pages(town, nth / 50).await;
                town.heard.extend(pages);
            }
        }
        assert_eq!(std::mem::take(&mut one.heard), std::mem::take(&mut other.heard), "act {nth}");
    }
    let (one, other) = (rows(one), rows(other));
    assert!(one.values().map(Vec::len).sum::<usize>() > acts as usize / 2);
    for (table, rows) in &one {
        assert_eq!(Some(rows), other.get(table), "rows of {table}");
    }
    assert_eq!(one.len(), other.len());
}

#[tokio::test]
async fn a_file_and_a_server_answer_alike_and_hold_the_same() {
    let Some(server) = server() else { return };
    // A minute's worth only where the server is what is tested.
    let acts = if on_server() { 10_000 } else { 1_000 };
    let mut there = Town::on(server.database("equal"), tempfile::tempdir().unwrap(), 31);
    assert_alike(&mut Town::in_file(31), &mut there, acts).await;
}

/// Whether a town where every transaction fails once is like one where none does; how many writes had to
/// be asked for twice.
async fn troubled(kind: FaultKind, at: FailsAt) -> u32 {
    let mut town = Town::new(32);
    town.fail(Failure { kind, at });
    assert_alike(&mut Town::new(32), &mut town, 600).await;
    town.failed
}

#[tokio::test]
async fn whoever_is_in_the_way_of_every_transaction_changes_nothing() {
    for at in [FailsAt::Statement, FailsAt::Commit] {
        assert_eq!(troubled(FaultKind::Retry, at).await, 0, "the store itself tries again");
    }
}

#[tokio::test]
async fn what_fails_was_not_done_and_may_be_tried_again() {
    for kind in [FaultKind::Away, FaultKind::Double] {
        for at in [FailsAt::Statement, FailsAt::Commit] {
            let failed = troubled(kind, at).await;
            assert!(failed > 300, "{kind:?} {at:?}: only {failed} writes failed");
        }
    }
}
