//! Two versions of the program and one database, while the newer one takes the place of the older.

use std::fs;
use std::path::Path;

use patt::store::{CopyError, Database, Store, StoreError, StorePolicy, check_database, copy};
use patt::table::{Intent, Time};

use super::house::{ADA, BEA, House, play};
use crate::support::server::{alter, server};

/// A file, and a database on a server if there is one.
fn houses(name: &str) -> Vec<House> {
    let mut houses = vec![House::in_file()];
    if let Some(server) = server() {
        let store = Store::open(server.database(name), StorePolicy::default(), Time(0)).unwrap();
        houses.push(House::of(store, tempfile::tempdir().unwrap()));
    }
    houses
}

/// The schema of this program.
fn schema() -> usize {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/store/migrations");
    fs::read_dir(folder).unwrap().filter(|file| file.as_ref().unwrap().path().is_file()).count()
}

/// What the next version makes of the database, for programs of the schema `oldest` and later.
fn step(database: &Database, oldest: usize) {
    let next = schema() + 1;
    let says = match database {
        Database::File(_) => format!("PRAGMA user_version = {next}"),
        Database::Server(_) => format!("UPDATE schema_version SET version = {next}"),
    };
    let adds = "ALTER TABLE tables ADD COLUMN motto TEXT;
         ALTER TABLE entries ADD COLUMN weight INTEGER NOT NULL DEFAULT 1;
         CREATE INDEX tables_by_motto ON tables (motto);
         CREATE TABLE mottos (table_id INTEGER NOT NULL PRIMARY KEY, text TEXT NOT NULL)";
    let keeps = format!("UPDATE oldest_program SET version = {oldest}");
    alter(database, &format!("{adds}; {keeps}; {says}"));
}

#[tokio::test]
async fn a_program_plays_on_and_starts_when_the_next_one_has_only_added_to_the_schema() {
    for house in houses("added") {
        let database = house.store.database().clone();
        let mut table = house.challenge(1, true).await;
        house.does(&mut table, BEA, &Intent::Accept { revision: None }).await;
        house.does(&mut table, ADA, &play("1")).await;
        step(&database, schema());
        house.does(&mut table, BEA, &play("1")).await;
        house.store.close().await;

        let store = Store::open(database.clone(), StorePolicy::default(), Time(0)).unwrap();
        let house = House::of(store, house.folder);
        let kept = house.store.load(table.record().id).await.unwrap();
        assert_eq!(kept.as_ref(), Some(table.record()), "{database}");
        house.does(&mut table, BEA, &Intent::Resign).await;
        let rating = house.store.rating(ADA, "race".to_owned()).await.unwrap();
        assert_eq!(rating.games, 1, "{database}");
        house.store.close().await;

        // Who looks at all of it has to know all of it.
        let checked = check_database(&database, Time(9)).unwrap_err();
        assert!(matches!(checked, StoreError::Newer(_)), "{checked}");
        let other = Database::from(&house.folder.path().join("other.db"));
        let copied = copy(&database, &other).unwrap_err();
        assert!(matches!(copied, CopyError::Store(StoreError::Newer(_))), "{copied}");
    }
}

#[tokio::test]
async fn a_schema_that_is_not_for_this_program_is_left_alone() {
    for house in houses("changed") {
        let database = house.store.database().clone();
        house.store.close().await;
        step(&database, schema() + 1);
        let Err(error) = Store::open(database.clone(), StorePolicy::default(), Time(0)) else {
            panic!("{database} opened")
        };
        assert!(!error.passes());
        let says = error.to_string();
        assert!(
            says.contains("was written by a later version of Patt: use that version"),
            "{says}"
        );
        // Nor is one that says nothing of it.
        alter(&database, "DROP TABLE oldest_program");
        let Err(error) = Store::open(database, StorePolicy::default(), Time(0)) else {
            panic!("it opened")
        };
        assert_eq!(error.to_string(), says);
    }
}
