//! The store on a server: every statement is understood there, and means the same.

use patt::store::{Database, Store, StorePolicy};
use patt::table::{PersonId, Time};
use postgres::types::Type;
use postgres::{Client, Column, NoTls};

use super::plans;
use crate::support::server::{Server, server};

/// What columns and parameters may be: what the driver knows. A sum of whole numbers, for one, is of no
/// such type until it is cast.
const KNOWN: [Type; 6] =
    [Type::INT8, Type::INT4, Type::BOOL, Type::FLOAT8, Type::TEXT, Type::BYTEA];

/// A new database with the schema.
fn made(server: &Server, name: &str) -> postgres::Config {
    let database = server.database(name);
    drop(Store::open(database.clone(), StorePolicy::default(), Time(0)).unwrap());
    let Database::Server(config) = database else { panic!("it is on a server") };
    *config
}

#[test]
fn every_statement_is_understood_by_a_server() {
    let Some(server) = server() else { return };
    let mut client: Client = made(server, "statements").connect(NoTls).unwrap();
    let (mut faults, mut seen) = (Vec::new(), 0);
    for (file, text) in plans::statements() {
        if file.starts_with("sqlite/") {
            continue;
        }
        seen += 1;
        let text = text.replace('?', "$").replace("CROSS JOIN", "JOIN");
        let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
        match client.prepare(&text) {
            Ok(statement) => {
                let columns = statement.columns().iter().map(Column::type_);
                for kind in columns.filter(|kind| !KNOWN.contains(kind)) {
                    faults.push(format!("{file}: a column of type {kind}: {line}"));
                }
                // A number of Discord's fits into none of four bytes.
                let wrong = |kind: &&Type| !KNOWN.contains(kind) || **kind == Type::INT4;
                for kind in statement.params().iter().filter(wrong) {
                    faults.push(format!("{file}: a parameter of type {kind}: {line}"));
                }
            }
            Err(error) => {
                let why = error.as_db_error().map_or(error.to_string(), ToString::to_string);
                faults.push(format!("{file}: {why}: {line}"));
            }
        }
    }
    assert!(seen > 150, "only {seen} statements were found");
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// Several stores may open a new database at the same time; one of them makes the schema.
#[tokio::test]
async fn a_schema_is_made_once() {
    let Some(server) = server() else { return };
    let database = server.database("many");
    let open = || {
        let database = database.clone();
        std::thread::spawn(move || Store::open(database, StorePolicy::default(), Time(0)))
    };
    let opening: Vec<_> = (0..4).map(|_| open()).collect();
    for opened in opening {
        let store = opened.join().unwrap().unwrap();
        assert_eq!(store.profile(PersonId(1)).await.unwrap(), None);
        store.close().await;
    }
}

#[test]
fn what_cannot_be_opened_is_said_in_a_sentence_without_the_password() {
    let Some(_) = server() else { return };
    let address = "postgres://patt:secret@127.0.0.1:1/patt";
    let database: Database = address.parse().unwrap();
    assert_eq!(database.to_string(), "postgres://patt@127.0.0.1:1/patt");
    let Err(error) = Store::open(database, StorePolicy::default(), Time(0)) else {
        panic!("nobody listens there")
    };
    let says = error.to_string();
    assert!(says.contains("postgres://patt@127.0.0.1:1/patt cannot be used"), "{says}");
    assert!(says.contains("check that the server runs"), "{says}");
    assert!(!says.contains("secret"), "{says}");
}
