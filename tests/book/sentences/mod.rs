//! Whether every English message stands on some page of the book; those that do not are on a list,
//! with the reason.
//!
//! A message stands on a page if its fixed texts do, in order and in one line, whatever stands
//! between them; a label only as a button or a line of a menu. Of a message that chooses by a word, as
//! "check" does between ranks and files, each choice is told apart: `check[rank]`. Messages of fields
//! and signs alone cannot be told, and lessons have tests of their own.
//!
//! Once a page shows a message of the list, `PATT_BOOK=accept` takes it off; run it again after
//! accepting new pages, as pages are written at the same time.

mod list;
mod patterns;
mod scraps;

use std::fs;
use std::path::{Path, PathBuf};

use list::List;
use patterns::Message;
use scraps::{Scraps, Stands};

/// What people type, which nobody is shown.
const TYPED: &[&str] = &["typed-", "also-", "letter-king", "letter-queen", "letter-rook"];
/// More of it.
const LETTERS: &[&str] = &["letter-bishop", "letter-knight", "letter-pawn", "lesson-"];

#[test]
fn every_message_stands_on_a_page_or_on_the_list() {
    let scraps = Scraps::of_the_book();
    let mut list = List::read();
    let mut faults = Vec::new();
    let all = all();
    for message in &all {
        let name = &message.name;
        match (scraps.stands(message), list.pictures(name)) {
            (Stands::OnPage, None)
            | (Stands::InPicture, Some(true))
            | (Stands::Nowhere, Some(false)) => {}
            (Stands::OnPage, Some(_)) => {
                faults.push(format!("{name}: a page shows it"));
                list.take_off(name);
            }
            (Stands::InPicture, _) => {
                faults.push(format!("{name}: only texts of pictures hold it"));
            }
            (Stands::Nowhere, _) => faults.push(format!("{name}: no page shows it")),
        }
    }
    for name in list.names().filter(|name| all.iter().all(|message| message.name != *name)) {
        faults.push(format!("{name}: on the list, but no message"));
    }
    if std::env::var("PATT_BOOK").is_ok_and(|wish| wish == "accept") {
        list.write();
        faults.retain(|fault| !fault.ends_with("a page shows it"));
    }
    assert!(
        faults.is_empty(),
        "{} of {} messages:\n{}",
        faults.len(),
        all.len(),
        faults.join("\n")
    );
}

/// The messages of the house and of every game.
fn all() -> Vec<Message> {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut all = Vec::new();
    for topic in files(&source.join("words/en")) {
        all.extend(patterns::read("house", &text(&topic)));
    }
    for game in files(&source.join("games")).iter().filter(|game| game.is_dir()) {
        let slug = game.file_name().expect("a folder has a name").to_string_lossy();
        all.extend(patterns::read(&slug, &text(&game.join("words/en.ftl"))));
    }
    all.retain(|message| {
        let key = message.key();
        message.can_be_told() && !TYPED.iter().chain(LETTERS).any(|start| key.starts_with(start))
    });
    all
}

/// What a folder holds, by name.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder of the source").flatten();
    let mut files: Vec<_> = entries.map(|entry| entry.path()).collect();
    files.sort();
    files
}

fn text(file: &Path) -> String {
    fs::read_to_string(file).unwrap_or_else(|fault| panic!("{}: {fault}", file.display()))
}
