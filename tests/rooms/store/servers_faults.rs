//! What goes wrong with servers is said in a sentence; nothing is lost by it, and nothing doubled.

use patt::rules::Rng;
use patt::store::{
    Change, Committed, Database, FaultKind, NewPost, Store, StoreError, StorePolicy,
    check_database, copy,
};
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
fn an_earlier_version_of_the_schema_is_brought_up_to_date_by_the_bot_alone() {
    let Some(server) = server() else { return };
    let database = server.database("earlier");
    drop(Store::open(database.clone(), StorePolicy::default(), Time(0)).unwrap());
    // The last step, taken back.
    let last = "DROP TABLE shards, shard_fronts, identifies;
        UPDATE schema_version SET version = version - 1";
    server.sql("earlier", last);
    let folder = tempfile::tempdir().unwrap();
    let file = Database::from(&folder.path().join("patt.db"));
    let says = [
        check_database(&database, Time(0)).unwrap_err().to_string(),
        copy(&database, &file).unwrap_err().to_string(),
    ];
    for says in says {
        assert!(says.contains("an earlier version of Patt: start Patt with it once"), "{says}");
    }
    drop(Store::open(database.clone(), StorePolicy::default(), Time(0)).unwrap());
    assert_eq!(check_database(&database, Time(0)).unwrap().faults, [""; 0]);
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

/// Ends all connections to a database, so that whoever goes on has to make new ones.
fn cut_off(server: &Server, name: &str) {
    let text = "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname =";
    server.sql("postgres", &format!("{text} '{name}'"));
}

/// Where a server says no to what worked before: the act is not done, and is done once after that.
async fn refuses(database: Database, change: impl Fn(bool), says: &[&str]) {
    let store = Store::open(database, StorePolicy::default(), Time(0)).unwrap();
    assert!(matches!(store.commit(act(1)).await, Ok(Committed::Done(_))));
    change(true);
    for _ in 0..9 {
        let refused = store.commit(act(2)).await.unwrap_err();
        let StoreError::Sql(fault) = &refused else { panic!("{refused:?}") };
        assert_eq!(fault.kind(), FaultKind::Away, "{fault}");
        for part in says {
            assert!(refused.to_string().contains(part), "{refused}");
        }
    }
    change(false);
    assert!(matches!(store.commit(act(2)).await, Ok(Committed::Done(_))));
    assert_eq!(store.commit(act(2)).await.unwrap(), Committed::Again);
    assert_eq!(store.commit(act(1)).await.unwrap(), Committed::Again);
    store.close().await;
}

#[tokio::test]
async fn a_server_that_becomes_a_copy_of_another_decides_nothing() {
    let Some(server) = server() else { return };
    let database = server.database("demoted");
    let change = |follows: bool| {
        let to = if follows { "on" } else { "off" };
        let text = format!("ALTER DATABASE demoted SET default_transaction_read_only = {to}");
        server.sql("postgres", &text);
        cut_off(server, "demoted");
    };
    refuses(database, change, &["read-only transaction", "not one that follows it"]).await;
}

#[tokio::test]
async fn a_server_without_room_for_connections_decides_nothing() {
    let Some(server) = server() else { return };
    server.database("crowded");
    server.sql("postgres", "CREATE ROLE guest LOGIN CONNECTION LIMIT 10");
    server.sql("crowded", "GRANT CREATE ON SCHEMA public TO guest");
    let change = |full: bool| {
        let limit = if full { 0 } else { 10 };
        server.sql("postgres", &format!("ALTER ROLE guest CONNECTION LIMIT {limit}"));
        cut_off(server, "crowded");
    };
    let says = &["too many connections", "Patt needs ten connections"];
    refuses(server.named("guest", "crowded"), change, says).await;
}

/// An act that owes a post of a size that nothing can make smaller.
fn owes(interaction: u64, bytes: usize) -> Change {
    let mut rng = Rng::new(interaction);
    let text: String = (0..bytes).map(|_| char::from(b'a' + rng.below(26) as u8)).collect();
    let post = NewPost {
        table: None,
        purpose: "test".into(),
        payload: serde_json::json!(text),
        due: Time(1),
        replaces: false,
    };
    Change { outbox: vec![post], ..act(interaction) }
}

#[tokio::test]
async fn a_full_disk_decides_nothing_and_loses_nothing() {
    let Some(server) = Server::start_on_small_disk() else { return };
    let database = server.database("full");
    let store = Store::open(database.clone(), StorePolicy::default(), Time(0)).unwrap();
    assert!(matches!(store.commit(owes(1, 9)).await, Ok(Committed::Done(_))));
    server.fill(true);
    // At first tables cannot grow, then there is no room for the server's own log either, and it ends.
    let (mut refused, mut ended) = (Vec::new(), false);
    for nth in 2..50 {
        ended |= nth > 20 && server.try_sql("full", "SELECT pg_switch_wal()").is_err();
        match store.commit(owes(nth, 200_000)).await {
            Ok(Committed::Done(_)) => assert!(refused.is_empty(), "it was full before {nth}"),
            Ok(other) => panic!("{other:?}"),
            Err(error) => refused.push((nth, error)),
        }
    }
    let (_, first) = refused.first().expect("it is full");
    let says = first.to_string();
    assert!(matches!(first, StoreError::Sql(fault) if fault.kind() == FaultKind::Away), "{says}");
    assert!(says.contains("No space left on device (make room on the disk"), "{says}");
    let other = |error: &StoreError| match error {
        StoreError::Sql(fault) => fault.kind() != FaultKind::Away,
        error => !matches!(error, StoreError::TooSlow),
    };
    let other: Vec<_> = refused.iter().filter(|(_, error)| other(error)).collect();
    assert!(other.is_empty(), "{other:?}");
    assert!(ended, "its log had room");
    server.fill(false);
    server.control("restart -m fast");
    for (nth, _) in &refused {
        let done = store.commit(owes(*nth, 200_000)).await;
        assert!(matches!(done, Ok(Committed::Done(_))), "{nth}: {done:?}");
    }
    for nth in 1..50 {
        assert_eq!(store.commit(owes(nth, 9)).await.unwrap(), Committed::Again, "{nth}");
    }
    let posts = store.claim_posts(Time(9), Time(10), 99).await.unwrap();
    assert_eq!(posts.len(), 49, "each act owes its post, once");
    store.close().await;
    assert_eq!(check_database(&database, Time(9)).unwrap().faults, [""; 0]);
}
