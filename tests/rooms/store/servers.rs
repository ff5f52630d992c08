//! The store on a server: every statement is understood there, and means the same.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use patt::store::{
    Change, Committed, CopyError, Database, NewPost, Store, StorePolicy, backup, check_database,
    copy,
};
use patt::table::{PersonId, Time};
use postgres::types::Type;
use postgres::{Client, Column, NoTls};

use super::plans;
use crate::support::server::{Server, server};

/// Who is at work in a house, which is not in it.
const AT_WORK: [&str; 9] = [
    "owner",
    "processes",
    "leases",
    "thinking",
    "jobs",
    "brains",
    "shards",
    "shard_fronts",
    "identifies",
];

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
    assert!(says.contains("postgres://patt@127.0.0.1:1/patt cannot be reached"), "{says}");
    assert!(says.contains("check that the server runs"), "{says}");
    assert!(!says.contains("secret"), "{says}");
}

/// A file that grew up with every schema there was: each of its tables holds something.
fn grown(path: &Path) {
    let db = rusqlite::Connection::open(path).unwrap();
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let texts = |folder: &str| -> Vec<PathBuf> {
        let all = fs::read_dir(root.join(folder)).unwrap().map(|file| file.unwrap().path());
        let mut all: Vec<_> = all.filter(|path| path.is_file()).collect();
        all.sort();
        all
    };
    let (steps, rows) = (texts("src/store/migrations"), texts("tests/migrations"));
    assert_eq!(steps.len(), rows.len());
    for (step, rows) in steps.iter().zip(&rows) {
        db.execute_batch(&fs::read_to_string(step).unwrap()).unwrap();
        db.execute_batch(&fs::read_to_string(rows).unwrap()).unwrap();
    }
    db.pragma_update(None, "user_version", steps.len() as i64).unwrap();
}

/// All that stands in a file, table by table; but whose it is while somebody plays there is no part of
/// a house.
fn dump(path: &Path) -> BTreeMap<String, Vec<String>> {
    let db = rusqlite::Connection::open(path).unwrap();
    let names =
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_stat%'";
    let mut names = db.prepare(names).unwrap();
    let names = names.query_map([], |row| row.get::<_, String>(0)).unwrap();
    let rows = |name: &str| -> Vec<String> {
        let mut found = db.prepare(&format!("SELECT * FROM {name}")).unwrap();
        let columns = found.column_count();
        let rows = found.query_map([], |row| {
            let value = |column| row.get::<_, rusqlite::types::Value>(column);
            Ok(format!("{:?}", (0..columns).map(value).collect::<Result<Vec<_>, _>>()?))
        });
        let mut rows: Vec<_> = rows.unwrap().map(Result::unwrap).collect();
        rows.sort();
        rows
    };
    let names = names.map(|name| name.unwrap()).filter(|name| !AT_WORK.contains(&name.as_str()));
    names.map(|name| (name.clone(), rows(&name))).collect()
}

#[tokio::test]
async fn a_house_goes_to_a_server_and_back_as_it_was() {
    let Some(server) = server() else { return };
    let folder = tempfile::tempdir().unwrap();
    let (old, back) = (folder.path().join("old.db"), folder.path().join("back.db"));
    grown(&old);
    // A number that was given once is not given again, even if nothing has it any longer.
    let forget = "INSERT INTO drafts (id, person, draft, changed) VALUES (900, 1, '{}', 1);
         DELETE FROM drafts WHERE id = 900";
    rusqlite::Connection::open(&old).unwrap().execute_batch(forget).unwrap();
    let [from, to] = [&old, &back].map(Database::from);
    let between = server.database("copied");
    let went = copy(&from, &between).unwrap();
    assert_eq!(copy(&between, &to).unwrap(), went);
    let (old, back) = (dump(&old), dump(&back));
    assert!(old.values().all(|rows| !rows.is_empty()), "{old:#?}");
    assert_eq!(old, back);
    // Nobody's house is written over.
    for full in [&from, &between] {
        let refused = copy(&to, full).unwrap_err();
        assert!(matches!(refused, CopyError::NotEmpty(_)), "{refused}");
    }
    // The house goes on where it was: new posts come after the old ones.
    let store = Store::open(between, StorePolicy::default(), Time(0)).unwrap();
    let waiting = store.claim_posts(Time(i64::MAX), Time(i64::MAX), 99).await.unwrap();
    let post = NewPost {
        table: None,
        purpose: "test".into(),
        payload: serde_json::json!({}),
        due: Time(1),
        replaces: false,
    };
    let change = Change { outbox: vec![post], ..Change::at(Time(1)) };
    let Committed::Done(done) = store.commit(change).await.unwrap() else { panic!("nobody else") };
    assert!(waiting.iter().all(|row| row.id < done.outbox[0]), "{waiting:?} {done:?}");
    store.close().await;
}

#[test]
fn what_is_not_there_is_not_copied() {
    let folder = tempfile::tempdir().unwrap();
    let [from, to] = ["none.db", "new.db"].map(|name| Database::from(&folder.path().join(name)));
    let says = copy(&from, &to).unwrap_err().to_string();
    assert!(says.contains("there is no database at"), "{says}");
}

#[tokio::test]
async fn a_backup_of_a_server_is_a_file() {
    let Some(server) = server() else { return };
    let folder = tempfile::tempdir().unwrap();
    let [old, saved] = ["old.db", "saved.db"].map(|name| folder.path().join(name));
    grown(&old);
    let on_server = server.database("saved");
    copy(&Database::from(&old), &on_server).unwrap();
    // While a bot runs there.
    let store = Store::open(on_server, StorePolicy::default(), Time(0)).unwrap();
    store.backup(saved.clone()).await.unwrap();
    store.close().await;
    assert_eq!(dump(&old), dump(&saved));
    let mut files: Vec<_> =
        fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name()).collect();
    files.sort();
    assert_eq!(files, ["old.db", "saved.db"]);
    let checked = check_database(&Database::from(&saved), Time(2_000)).unwrap();
    assert_eq!(checked.faults, [""; 0]);
    // Nothing is left of what could not be made.
    let none = backup(&server.database("never"), &folder.path().join("none.db")).unwrap_err();
    assert!(none.to_string().contains("there is no database at"), "{none}");
    assert!(!folder.path().join("none.db.part").exists());
}
