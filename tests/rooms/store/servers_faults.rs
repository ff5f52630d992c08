//! What goes wrong with servers is said in a sentence; nothing is lost by it, and nothing doubled.

use patt::store::{Change, Committed, Database, Store, StoreError, StorePolicy};
use patt::table::Time;

use crate::support::server::{Server, server};

fn refused(database: Database) -> StoreError {
    match Store::open(database, StorePolicy::default(), Time(0)) {
        Ok(_) => panic!("it opened"),
        Err(error) => error,
    }
}

fn check(database: Database, passes: bool, parts: &[&str]) {
    let error = refused(database);
    let says = error.to_string();
    assert_eq!(error.passes(), passes, "{says}");
    for part in parts {
        assert!(says.contains(part), "{says:?} lacks {part:?}");
    }
    assert!(!says.contains('\n') && !says.contains("secret"), "{says}");
}

fn act(interaction: u64) -> Change {
    Change { interaction: Some(interaction), ..Change::at(Time(5)) }
}

#[test]
fn a_database_that_cannot_be_used_is_told_with_what_to_do() {
    let Some(server) = server() else { return };
    check(server.named("patt", "no_such"), false, &["does not exist", "CREATE DATABASE"]);
    server.sql(
        "postgres",
        "CREATE ROLE locked LOGIN PASSWORD 'right';
         CREATE ROLE plain LOGIN; CREATE ROLE few LOGIN CONNECTION LIMIT 3",
    );
    let password = &["authentication failed", "PATT_DATABASE_PASSWORD"];
    server.database("for_one");
    check(server.named("locked", "for_one").with_password("secret"), false, password);
    let right = server.named("locked", "for_one").with_password("right");
    check(right, false, &["permission denied for schema public", "GRANT CREATE ON SCHEMA"]);
    check(server.named("plain", "for_one"), false, &["permission denied", "GRANT"]);
    // Some of the ten connections are had, the rest may come when others leave.
    server.sql("for_one", "GRANT CREATE ON SCHEMA public TO few");
    check(server.named("few", "for_one"), true, &["too many connections", "ten connections"]);
    let follows = server.database("follows");
    server.sql("postgres", "ALTER DATABASE follows SET default_transaction_read_only = on");
    check(follows, true, &["read-only", "not one that follows it"]);
}

#[test]
fn a_later_version_of_the_schema_is_left_alone() {
    let Some(server) = server() else { return };
    let database = server.database("later");
    drop(Store::open(database.clone(), StorePolicy::default(), Time(0)).unwrap());
    server.sql("later", "UPDATE schema_version SET version = 99");
    check(database, false, &["a later version of Patt"]);
}

/// A new server, so that nobody else is harmed, and a store on it.
fn alone() -> Option<(Server, Store)> {
    let server = Server::start()?;
    let store = Store::open(server.database("alone"), StorePolicy::default(), Time(0)).unwrap();
    Some((server, store))
}

#[tokio::test]
async fn a_server_that_was_started_anew_is_not_noticed() {
    let Some((server, store)) = alone() else { return };
    assert!(matches!(store.commit(act(1)).await, Ok(Committed::Done(_))));
    for nth in [2, 3] {
        server.control(if nth == 2 { "restart -m fast" } else { "restart -m immediate" });
        for _ in 0..9 {
            assert!(store.claim_due(Time(5), Time(6), 9).await.unwrap().is_empty());
        }
        assert!(matches!(store.commit(act(nth)).await, Ok(Committed::Done(_))));
        assert_eq!(store.commit(act(nth - 1)).await.unwrap(), Committed::Again);
    }
    // While it is down everybody is told so, and nothing is decided.
    server.control("stop -m immediate");
    assert!(matches!(store.commit(act(9)).await, Err(StoreError::Sql(_) | StoreError::TooSlow)));
    let error = refused(server.named("patt", "alone"));
    assert!(error.passes(), "{error}");
    server.control("start");
    assert!(matches!(store.commit(act(9)).await, Ok(Committed::Done(_))));
    assert_eq!(store.commit(act(9)).await.unwrap(), Committed::Again);
    store.close().await;
}

#[tokio::test]
async fn a_server_that_hangs_keeps_nobody_waiting_and_decides_nothing() {
    let Some((server, store)) = alone() else { return };
    assert!(matches!(store.commit(act(1)).await, Ok(Committed::Done(_))));
    server.signal("STOP");
    // More than there are connections, so that some wait behind others.
    let (one, two, three) =
        tokio::join!(store.commit(act(2)), store.commit(act(3)), store.commit(act(4)));
    for told in [one, two, three, store.commit(act(5)).await] {
        assert!(matches!(told, Err(StoreError::TooSlow)), "{told:?}");
    }
    assert!(matches!(store.claim_due(Time(5), Time(6), 9).await, Err(StoreError::TooSlow)));
    server.signal("CONT");
    // What was given up is not done later on: whoever tries again is the first.
    for nth in 2..=5 {
        let done = store.commit(act(nth)).await;
        assert!(matches!(done, Ok(Committed::Done(_))), "{done:?}");
        assert_eq!(store.commit(act(nth)).await.unwrap(), Committed::Again);
    }
    store.close().await;
}
