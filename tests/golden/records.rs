//! Golden records: whole games that must replay the same for ever, and their files.
//!
//! Each `tests/records/NAME.json` holds a record, the position text it leads to and how it ended.
//! A file `NAME.FORMAT` beside it, where the game has such a format, must be what the record is
//! exported as and must be read back as the same game.

use std::path::{Path, PathBuf};

use crate::games;
use patt::catalog::{CATALOG, Entry};
use patt::rules::{
    Act, Notation, OptionMap, Outcome, Record, Rng, Status, Viewer, Withdrawal, transcript,
};
use serde::Deserialize;

#[derive(Deserialize)]
struct Golden {
    record: Record,
    position: String,
    how: String,
    places: Vec<u8>,
}

fn records() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let files = std::fs::read_dir(folder).expect("the folder is there");
    let paths = files.map(|file| file.expect("the folder is readable").path());
    let mut paths: Vec<_> =
        paths.filter(|path| path.extension().is_some_and(|end| end == "json")).collect();
    paths.sort();
    paths
}

fn check(path: &Path) -> &'static Entry {
    let name = path.display();
    let text = std::fs::read_to_string(path).expect("the record is readable");
    let Golden { record, position, how, places } =
        serde_json::from_str(&text).unwrap_or_else(|fault| panic!("{name}: {fault}"));
    let entry = CATALOG.find(&record.header.game).unwrap_or_else(|| panic!("{name}: no game"));
    let mut game = (entry.open)(&record.header).unwrap_or_else(|why| panic!("{name}: {why}"));
    for (nth, act) in record.acts.iter().enumerate() {
        game.act(act).unwrap_or_else(|why| panic!("{name}: act {nth}: {why}"));
    }
    assert_eq!(game.to_text(), position, "{name}");
    let status = game.status();
    let end = status.outcome().map(|Outcome { how, places, .. }| (how.text(), places.clone()));
    assert_eq!(end, Some((how, places)), "{name}");
    for format in entry.info.formats {
        let file = path.with_extension(format.key);
        let Ok(text) = std::fs::read_to_string(&file) else { continue };
        let name = file.display();
        assert_eq!((entry.export)(&record, format.key), Some(text.clone()), "{name}");
        let read = (entry.import)(&text).expect("the game knows its own files");
        let read = read.first().unwrap_or_else(|why| panic!("{name}: {why}"));
        assert_eq!(read.remarks, [], "{name}");
        let read = read.record;
        assert_eq!(read.acts, record.acts, "{name}");
        assert_eq!(read.header.start, record.header.start, "{name}");
    }
    entry
}

#[test]
fn every_record_replays_as_it_did_and_every_game_has_one() {
    let seen: Vec<_> = records().iter().map(|path| check(path).info.slug).collect();
    for entry in CATALOG.iter() {
        assert!(seen.contains(&entry.info.slug), "{} has no golden record", entry.info.slug);
    }
}

/// A game of random moves, broken off by a withdrawal if it grows long.
fn random_game(entry: &Entry, seats: u8, rng: &mut Rng) -> (Record, Option<Outcome>) {
    let header = (entry.roll)(&OptionMap::new(), seats, rng).expect("the usual options fit");
    let mut game = (entry.open)(&header).expect("a header just made can be opened");
    let mut acts = Vec::new();
    while !matches!(game.status(), Status::Over(_)) {
        let act = match game.status().acting().iter().next() {
            None => Act::HandOver,
            Some(seat) if acts.len() > 150 => Act::Withdraw { seat, why: Withdrawal::Resigned },
            Some(seat) => {
                let choices = game.seen(Viewer::Seat(seat)).choices(Notation::CANONICAL);
                let text = rng.pick(&choices).expect("an acting seat has a move").text.clone();
                Act::Move { seat, text }
            }
        };
        game.act(&act).expect("it is allowed");
        acts.push(act);
    }
    let tags = vec![("White".to_owned(), "Ada \"the\" Lady".to_owned())];
    (Record { header, acts, tags }, game.status().outcome().cloned())
}

#[test]
fn every_game_has_a_plain_record_that_reads_back() {
    for entry in CATALOG.iter().chain(games::GAMES.iter()) {
        let (least, most) = entry.info.seats;
        for seats in least..=most {
            for seed in 0..5 {
                let (record, outcome) = random_game(entry, seats, &mut Rng::new(seed));
                let text = transcript::write(&record, outcome.as_ref());
                let read = transcript::read(&text).expect("it is one").expect("it is sound");
                assert_eq!(read.record, record, "{}: {text}", entry.info.slug);
                let told = read.result.map(|(_, told)| told);
                assert_eq!(told, outcome.as_ref().map(transcript::result));
            }
        }
    }
}
