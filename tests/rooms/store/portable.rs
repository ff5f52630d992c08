//! Statements keep to what `PostgreSQL` and its distributed kin know as well as `SQLite`, and rows of a game
//! can be kept together by its number.

use std::collections::BTreeMap;

use super::plans::{schema, statements};

/// What one of them alone has, or what the others have at a price: what is told to listeners takes a lock
/// over all commits, numbers do not come in the order of commits, and locks by number are one server's.
const FORBIDDEN: [&str; 27] = [
    "NOTIFY",
    "LISTEN",
    "ADVISORY",
    "NEXTVAL",
    "LASTVAL",
    "CURRVAL",
    "LAST_INSERT_ROWID",
    "ROWID",
    "GLOB",
    "ILIKE",
    "IFNULL",
    "GROUP_CONCAT",
    "STRING_AGG",
    "STRFTIME",
    "DATETIME",
    "NOW",
    "RANDOM",
    "PRAGMA",
    "JSON_EXTRACT",
    "JSON_SET",
    "INDEXED",
    "REPLACE",
    "IGNORE",
    "SERIAL",
    "TEMP",
    "TEMPORARY",
    "TRUNCATE",
];

#[test]
fn statements_say_nothing_that_only_one_database_knows() {
    let mut faults = Vec::new();
    for (file, text) in statements() {
        // The driver for files says what only files are told.
        if file.starts_with("sqlite/") {
            continue;
        }
        let upper = text.to_uppercase();
        let mut words = upper.split(|sign: char| !sign.is_ascii_alphanumeric() && sign != '_');
        if let Some(word) = words.find(|word| FORBIDDEN.contains(word)) {
            faults.push(format!("{file}: {word}: {text}"));
        }
        if text.contains("::") {
            faults.push(format!("{file}: a cast is written CAST(.. AS ..): {text}"));
        }
    }
    assert_eq!(faults, [""; 0]);
}

/// Tables with rows of games whose keys do not begin with the number of the game, and why.
const KEYED_OTHERWISE: [(&str, &str); 3] = [
    ("outbox", "a number of its own makes the nonce of a post; some have no game"),
    ("past", "a list of a person's, read by person"),
    ("traces", "where a person is named, read by person"),
];

#[test]
fn keys_of_what_belongs_to_a_game_begin_with_its_number() {
    let (_folder, db) = schema();
    let text = "SELECT m.name, c.name, c.pk FROM sqlite_schema m, pragma_table_info(m.name) c
         WHERE m.type = 'table'";
    let mut columns = db.prepare(text).unwrap();
    let mut first: BTreeMap<String, String> = BTreeMap::new();
    let mut of_games = Vec::new();
    let rows = columns.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)));
    for row in rows.unwrap() {
        let (table, column, place): (String, String, i64) = row.unwrap();
        if column == "table_id" {
            of_games.push(table.clone());
        }
        if place == 1 {
            first.insert(table, column);
        }
    }
    assert!(of_games.len() > 10, "{of_games:?}");
    let listed = |table: &str| KEYED_OTHERWISE.iter().any(|(name, _)| *name == table);
    of_games
        .retain(|table| !listed(table) && first.get(table).map(String::as_str) != Some("table_id"));
    assert_eq!(of_games, [""; 0], "a key begins otherwise");
}
