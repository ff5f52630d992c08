//! No statement reads a whole table or index but those listed here with the reason.
//!
//! The statements are found in the sources of the store: every text there that looks like SQL must be
//! a whole statement, which `SQLite` is asked to plan. So a statement is one literal: a text put
//! together from pieces fails here, as no piece can be planned.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use patt::store::{Store, StorePolicy};
use patt::table::{Intent, Time};
use rusqlite::Connection;
use syn::visit::{self, Visit};
use syn::{Attribute, ItemMod, LitStr, Macro};

use super::house::{BEA, House};

/// Where a whole table may be read, by file and how the statement begins, and why.
const MAY_SCAN: &[(&str, &str, &str)] = &[
    (
        "standings/check.rs",
        "SELECT",
        "a check of the whole file, in a process of its own, reads the whole file",
    ),
    (
        "people/erase.rs",
        "SELECT id FROM tables WHERE host = ?1 UNION",
        "an erasure finds every trace of a person, also where nothing but a log entry names them; \
         there are entries and marks only of games that run or ended a day ago",
    ),
    (
        "people/erase.rs",
        "DELETE FROM people WHERE id = ?1",
        "at the end of an erasure SQLite looks whether a log entry still names them; as above",
    ),
    (
        "people/erase.rs",
        "DELETE FROM drafts WHERE draft LIKE",
        "an erasure looks into the games that are being set up: some hundred rows, kept a month",
    ),
    (
        "people/seekers.rs",
        "SELECT person, name, terms FROM seekers WHERE reached = 1",
        "those who wait for a partner are few, and all of them are looked through",
    ),
    ("tables/threads.rs", "SELECT table_id FROM lost_venues", "few games, and all are wanted"),
    (
        "tables/backlog.rs",
        "SELECT COUNT(*), MIN(created) FROM outbox",
        "what waits is counted for operators every some seconds: hardly anything unless much is wrong",
    ),
    (
        "tables/backlog.rs",
        "SELECT kind, MIN(asked) FROM jobs",
        "what waits to be thought about is counted for operators every some seconds; in a file there are none",
    ),
    ("claims/processes.rs", "DELETE FROM processes WHERE until", "a handful of processes"),
    ("claims/processes.rs", "SELECT COUNT(*) FROM processes", "as above"),
    ("claims/processes.rs", "SELECT EXISTS (SELECT 1 FROM processes", "as above"),
    (
        "claims/processes.rs",
        "UPDATE outbox SET due = 0",
        "once, at the end of a process; the outbox holds what waits only",
    ),
    ("claims/processes.rs", "DELETE FROM leases WHERE token", "as many leases as there are kinds"),
    ("claims/shards.rs", "DELETE FROM shard_fronts WHERE until", "a handful of processes"),
    ("claims/shards.rs", "SELECT token FROM shard_fronts", "as above"),
    ("claims/shards.rs", "UPDATE shards SET wanted", "one shard for a thousand servers"),
    ("claims/shards.rs", "SELECT shard, total, wanted, token, until FROM shards", "as above"),
    ("database/owner.rs", "SELECT name, since FROM processes", "a handful of processes"),
    (
        "sqlite/driver.rs",
        "SELECT seq FROM sqlite_sequence",
        "a row for each of the two tables whose numbers the database gives",
    ),
    ("sqlite/driver.rs", "DELETE FROM sqlite_sequence", "as above"),
];

fn store() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src/store")
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs") {
            found.push(path);
        }
    }
}

/// The texts of a file that look like SQL, without its tests.
#[derive(Default)]
struct Texts(Vec<String>);

impl<'ast> Visit<'ast> for Texts {
    fn visit_item_mod(&mut self, module: &'ast ItemMod) {
        let is_test = |attr: &Attribute| {
            attr.path().is_ident("cfg")
                && attr.parse_args::<syn::Path>().is_ok_and(|what| what.is_ident("test"))
        };
        if !module.attrs.iter().any(is_test) {
            visit::visit_item_mod(self, module);
        }
    }

    fn visit_attribute(&mut self, _: &'ast Attribute) {}

    fn visit_lit_str(&mut self, text: &'ast LitStr) {
        self.note(text.value());
    }

    fn visit_macro(&mut self, called: &'ast Macro) {
        for token in called.tokens.clone() {
            self.token(token);
        }
    }
}

impl Texts {
    fn token(&mut self, token: proc_macro2::TokenTree) {
        match token {
            proc_macro2::TokenTree::Group(group) => {
                group.stream().into_iter().for_each(|token| self.token(token));
            }
            proc_macro2::TokenTree::Literal(literal) => {
                if let Ok(text) = syn::parse_str::<LitStr>(&literal.to_string()) {
                    self.note(text.value());
                }
            }
            _ => {}
        }
    }

    fn note(&mut self, text: String) {
        const WORDS: [&str; 14] = [
            "SELECT", "INSERT", "UPDATE", "DELETE", "FROM", "WHERE", "VALUES", "JOIN", "WITH",
            "PRAGMA", "REPLACE", "CREATE", "EXISTS", "ORDER",
        ];
        let words = text.split(|letter: char| !letter.is_ascii_alphabetic());
        if text.contains(' ') && words.into_iter().any(|word| WORDS.contains(&word)) {
            self.0.push(text);
        }
    }
}

/// Every statement of the store, with its file.
pub fn statements() -> Vec<(String, String)> {
    let (root, mut files) = (store(), Vec::new());
    sources(&root, &mut files);
    files.sort();
    let mut all = Vec::new();
    for path in files {
        let file = path.strip_prefix(&root).unwrap().to_string_lossy().replace('\\', "/");
        let mut texts = Texts::default();
        texts.visit_file(&syn::parse_file(&fs::read_to_string(&path).unwrap()).unwrap());
        // What a server alone is asked is none of SQLite's, and what goes over whole has no plan.
        if !file.starts_with("postgres/") && file != "copy.rs" {
            all.extend(texts.0.into_iter().map(|text| (file.clone(), text)));
        }
    }
    all
}

/// What a statement reads from end to end; an error if it is none.
fn scans(db: &Connection, text: &str) -> rusqlite::Result<Vec<String>> {
    if text.trim_start().starts_with("PRAGMA") {
        return Ok(Vec::new());
    }
    let mut found = db.prepare(&format!("EXPLAIN QUERY PLAN {text}"))?;
    let mut steps = found.raw_query();
    let (mut made, mut scans) = (BTreeSet::new(), Vec::new());
    while let Some(step) = steps.next()? {
        let detail: String = step.get(3)?;
        let mut words = detail.split(' ');
        match (words.next(), words.next()) {
            // What a statement has made itself it may read to the end.
            (Some("CO-ROUTINE" | "MATERIALIZE"), Some(name)) => {
                made.insert(name.to_owned());
            }
            (Some("SCAN"), Some("CONSTANT")) => {}
            (Some("SCAN"), Some(name)) if !made.contains(name) => scans.push(detail),
            _ => {}
        }
    }
    Ok(scans)
}

pub fn schema() -> (tempfile::TempDir, Connection) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("patt.db");
    drop(Store::open(&path, StorePolicy::default(), Time(0)).unwrap());
    let db = Connection::open(&path).unwrap();
    (folder, db)
}

/// What is wrong with these statements.
fn faults(statements: &[(String, String)], db: &Connection) -> Vec<String> {
    let mut faults = Vec::new();
    let mut used = vec![false; MAY_SCAN.len()];
    for (file, text) in statements {
        let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let scans = match scans(db, text) {
            Ok(scans) => scans,
            Err(error) => {
                faults.push(format!("{file}: no whole statement ({error}): {line}"));
                continue;
            }
        };
        let listed = |(of, begins, _): &(&str, &str, &str)| file == of && line.starts_with(begins);
        match MAY_SCAN.iter().position(listed) {
            _ if scans.is_empty() => {}
            Some(nth) => used[nth] = true,
            None => faults.push(format!("{file}: {scans:?}: {line}")),
        }
    }
    for (listed, _) in MAY_SCAN.iter().zip(used).filter(|(_, used)| !used) {
        faults.push(format!("{listed:?} scans nothing any longer: take it off the list"));
    }
    faults
}

#[test]
fn no_statement_reads_a_whole_table_without_a_reason() {
    let ((_folder, db), statements) = (schema(), statements());
    assert!(statements.len() > 150, "only {} statements were found", statements.len());
    let faults = faults(&statements, &db);
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// Statistics that were taken while a file was small make plans that are bad later, so a house keeps
/// none.
#[tokio::test]
async fn no_plan_is_spoilt_by_what_a_small_file_looked_like() {
    let house = House::in_file();
    for game in 0..5 {
        house.whole_game(game, true, BEA).await;
    }
    let mut table = house.challenge(9, false).await;
    house.does(&mut table, BEA, &Intent::Accept { revision: None }).await;
    let path = house.file();
    house.store.close().await;
    let look = || {
        let db = Connection::open(&path).unwrap();
        faults(&statements(), &db).join("\n")
    };
    Connection::open(&path).unwrap().execute_batch("ANALYZE").unwrap();
    assert!(!look().is_empty(), "statistics do no harm any more");
    let store = Store::open(&path, StorePolicy::default(), Time(0)).unwrap();
    assert_eq!(look(), "");
    store.close().await;
    assert_eq!(look(), "", "nor does the end take any");
}

#[test]
fn planted_statements_are_found() {
    let (_folder, db) = schema();
    let found = |source: &str| {
        let mut texts = Texts::default();
        texts.visit_file(&syn::parse_file(source).unwrap());
        let statements: Vec<_> =
            texts.0.into_iter().map(|text| ("a.rs".to_owned(), text)).collect();
        let faults = faults(&statements, &db);
        faults.into_iter().filter(|fault| fault.starts_with("a.rs")).collect::<Vec<_>>().join("\n")
    };
    let check = |source: &str, says: &str| {
        let found = found(source);
        assert!(found.contains(says) && found.is_empty() == says.is_empty(), "{source}: {found}");
    };
    check(r#"fn f() { read("SELECT id FROM tables WHERE revision = ?1") }"#, "SCAN tables");
    check(r#"fn f() { read("SELECT COUNT(*) FROM results") }"#, "SCAN results");
    check(r#"const A: &str = "UPDATE people SET seen = 0";"#, "SCAN people");
    check(r#"fn f() { format!("SELECT {what} FROM tables") }"#, "no whole statement");
    check(r#"const A: &str = " WHERE id = ?1";"#, "no whole statement");
    check(r#"fn f() { read("SELECT id FROM tables WHERE id = ?1") }"#, "");
    check(r#"#[cfg(test)] mod tests { const A: &str = "SELECT id FROM tables"; }"#, "");
}
