//! A day after its end a game becomes one packed row, and nobody who reads it sees a difference.

use std::fs;
use std::path::Path;

use patt::catalog::{CATALOG, Entry};
use patt::rules::{Notation, Offer, OptionMap, Rng, Viewer};
use patt::store::{
    Change, Committed, Erasure, Finished, HistoryQuery, Opened, Store, StorePolicy, TableChange,
    check_database,
};
use patt::table::lists::{Listed, Page, Past};
use patt::table::{
    Against, By, ChannelId, ClockTerms, Decided, Intent, Opening, PersonId, Phase, SideWish, Span,
    Table, TableId, TableOptions, TableRecord, TableTerms, Time, Venue, Weekends,
};
use rusqlite::Connection;
use rusqlite::types::Value;
use tempfile::TempDir;

use super::house::{ADA, BEA, CID, GUILD};
use crate::games::race::RACE;
use crate::games::{CLAN, CROSSING, VEIL, WIDE};

static CLANS: Entry = CLAN;
static VEILS: Entry = VEIL;
static CROSSINGS: Entry = CROSSING;
static WIDES: Entry = WIDE;

const DAY: i64 = 24 * 60 * 60 * 1000;
/// Somebody who never sits down.
const BOSS: PersonId = PersonId(4);
const NAMES: [(PersonId, &str); 3] = [(ADA, "Ada"), (BEA, "Bea"), (CID, "Cid")];

/// How a game ends.
#[derive(Clone, Copy)]
enum Ending {
    Resigned,
    Forced,
    Closed,
    Left,
    Declined,
}

/// Games of all kinds at their ends.
struct Town {
    store: Store,
    folder: TempDir,
    rng: Rng,
    now: i64,
    games: Vec<(TableId, &'static Entry)>,
}

impl Town {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("patt.db");
        let store = Store::open(&path, StorePolicy::default(), Time(0)).unwrap();
        Self { store, folder, rng: Rng::new(5), now: 1_000_000, games: Vec::new() }
    }

    /// Every game of the house and of the tests, with every ending.
    async fn of_all_kinds() -> Self {
        let mut town = Self::new();
        let own = [&RACE, &CLANS, &VEILS, &CROSSINGS, &WIDES];
        for line in CATALOG.iter().chain(own) {
            for ending in [Ending::Resigned, Ending::Forced, Ending::Closed, Ending::Left] {
                town.game(line, ending).await;
            }
        }
        town.game(&RACE, Ending::Declined).await;
        town
    }

    async fn keep(&mut self, decided: Decided, thought: Option<i32>) -> Table {
        self.now += 1_234;
        let table = Some(TableChange::of(&decided));
        let change = Change { table, thought, ..Change::at(Time(self.now)) };
        let Committed::Done(done) = self.store.commit(change).await.unwrap() else {
            panic!("nobody else writes");
        };
        let mut table = decided.table;
        table.stored(done.version);
        table
    }

    /// Does this, if the table allows it.
    async fn does(&mut self, table: &mut Table, by: By, intent: &Intent) -> bool {
        let Ok(decided) = table.decide(intent, by, Time(self.now)) else { return false };
        let thought = (by == By::Computer).then_some(17);
        *table = self.keep(decided, thought).await;
        true
    }

    async fn begin(&mut self, line: &'static Entry, declined: bool) -> Table {
        let id = TableId::of_bits(self.rng.next());
        let seats = line.info.seats.0.max(2);
        let against = if seats > 2 {
            Against::Anyone
        } else if self.games.len() % 3 == 1 && !declined {
            Against::Computer { level: 3 }
        } else {
            Against::Person { id: BEA, name: "Bea".into() }
        };
        let clock = match self.games.len() % 2 {
            0 => ClockTerms::Move {
                limit: Span(360_000_000),
                bank: Span(0),
                weekends: Weekends::default(),
            },
            _ => ClockTerms::None,
        };
        let opening = Opening {
            id,
            venue: Venue { guild: Some(GUILD), channel: ChannelId(6) },
            host: ADA,
            name: "Ada".into(),
            terms: TableTerms {
                game: line.info.slug.into(),
                options: OptionMap::new(),
                seats,
                against,
                side: SideWish::First,
                clock,
                rated: false,
                customs: TableOptions::default(),
            },
            until: Time(i64::MAX),
        };
        let opened = Table::open(line, opening, Time(self.now), &mut self.rng).unwrap();
        let mut table = self.keep(opened, None).await;
        self.games.push((id, line));
        if declined {
            assert!(self.does(&mut table, By::Person(BEA), &Intent::Decline).await);
            return table;
        }
        for (person, name) in &NAMES[1..] {
            self.does(&mut table, By::Person(*person), &Intent::Join { name: (*name).into() })
                .await;
        }
        let start = Intent::Start { revision: None, chance: 1 };
        self.does(&mut table, By::Person(ADA), &start).await;
        self.does(&mut table, By::Person(BEA), &Intent::Accept { revision: None }).await;
        assert_eq!(table.record().phase, Phase::Playing, "{}", line.info.slug);
        table
    }

    async fn game(&mut self, line: &'static Entry, ending: Ending) {
        let mut table = self.begin(line, matches!(ending, Ending::Declined)).await;
        for _ in 0..24 {
            let told = Intent::Told { at: table.position_number() };
            self.does(&mut table, By::Host, &told).await;
            let Some(seat) = table.turn().iter().next() else { break };
            let choices = table.seen(Viewer::Seat(seat)).choices(Notation::CANONICAL);
            let Some(choice) = self.rng.pick(&choices) else { break };
            let text = choice.text.clone();
            let person = table.record().seats[seat.index()].person();
            let by = person.map_or(By::Computer, By::Person);
            self.does(&mut table, by, &Intent::Play { text, at: None, draw: false }).await;
            match self.rng.below(6) {
                0 => drop(self.does(&mut table, By::Person(ADA), &ask(Offer::Draw)).await),
                1 => {
                    self.does(&mut table, By::Person(ADA), &ask(Offer::Takeback)).await;
                    let yes = Intent::Answer { what: Offer::Takeback, number: None, yes: true };
                    self.does(&mut table, By::Person(BEA), &yes).await;
                }
                2 => drop(self.does(&mut table, By::Person(BEA), &Intent::HandOver).await),
                _ => {}
            }
        }
        let boss = Intent::ForceEnd { name: "Boss".into() };
        match ending {
            Ending::Resigned => {
                for (person, _) in NAMES {
                    self.does(&mut table, By::Person(person), &Intent::Resign).await;
                }
            }
            Ending::Closed => drop(self.does(&mut table, By::Host, &Intent::Unreachable).await),
            Ending::Left => drop(self.does(&mut table, By::Person(ADA), &Intent::LeaveGame).await),
            Ending::Forced | Ending::Declined => {}
        }
        self.does(&mut table, By::Person(BOSS), &boss).await;
        let over = matches!(table.record().phase, Phase::Over(_) | Phase::Off(_));
        assert!(over, "{} goes on", line.info.slug);
    }

    fn look(&self) -> Connection {
        Connection::open(self.folder.path().join("patt.db")).unwrap()
    }

    fn count(&self, text: &str) -> u32 {
        self.look().query_row(text, [], |row| row.get(0)).unwrap()
    }

    fn tomorrow(&self) -> Time {
        Time(self.now + DAY + 1)
    }

    async fn fold(&self) {
        while self.store.housekeep(self.tomorrow()).await.unwrap() {}
        assert_eq!(self.count("SELECT COUNT(*) FROM entries"), 0);
        assert_eq!(self.count("SELECT COUNT(*) FROM marks"), 0);
        assert_eq!(self.count("SELECT COUNT(*) FROM thoughts"), 0);
        assert_eq!(self.count("SELECT COUNT(*) FROM tables WHERE folded = 0"), 0);
        self.check();
    }

    fn check(&self) {
        let checked = check_database(self.store.database(), Time(self.now)).unwrap();
        assert_eq!(checked.faults, [""; 0]);
    }

    async fn load(&self, id: TableId) -> TableRecord {
        self.store.load(id).await.unwrap().unwrap()
    }

    async fn see(&self) -> Vec<Seen> {
        let mut seen = Vec::new();
        for &(id, line) in &self.games {
            let record = self.load(id).await;
            assert!(Table::restore(line, record.clone()).is_ok());
            let game = line.info.slug.to_owned();
            let mut openings = Vec::new();
            for (person, _) in NAMES {
                openings.extend(self.store.openings(person, game.clone(), 100).await.unwrap());
            }
            let page = Page::number(0, 100);
            let history =
                HistoryQuery { player: ADA, opponent: None, guild: None, game: Some(game), page };
            let history = self.store.history(history).await.unwrap().0;
            let listed = self.store.finished(Finished::Of(BEA), ADA, 100).await.unwrap();
            seen.push(Seen { record, openings, history, listed });
        }
        seen
    }
}

fn ask(what: Offer) -> Intent {
    Intent::Offer { what, at: None }
}

/// What whoever reads a game is given.
#[derive(Debug, PartialEq)]
struct Seen {
    record: TableRecord,
    openings: Vec<Opened>,
    history: Vec<Past>,
    listed: Vec<Listed>,
}

/// The rows of a table as they are.
fn rows(db: &Connection, table: TableId) -> Vec<Vec<Value>> {
    let mut all = Vec::new();
    for text in [
        "SELECT * FROM entries WHERE table_id = ?1 ORDER BY ply",
        "SELECT * FROM marks WHERE table_id = ?1 ORDER BY nth",
        "SELECT * FROM thoughts WHERE table_id = ?1 ORDER BY ply",
    ] {
        let mut found = db.prepare(text).unwrap();
        let width = found.column_count();
        let rows = found.query_map([i64::from(table.bits())], |row| {
            (0..width).map(|nth| row.get::<_, Value>(nth)).collect()
        });
        all.extend(rows.unwrap().map(Result::unwrap));
    }
    all
}

#[tokio::test]
async fn whoever_reads_a_folded_game_sees_it_as_it_was() {
    let town = Town::of_all_kinds().await;
    let (before, logs) = (town.see().await, town.count("SELECT COUNT(*) FROM entries"));
    let marks = town.count("SELECT COUNT(*) FROM marks");
    let thoughts = town.count("SELECT COUNT(*) FROM thoughts");
    assert!(logs > 500 && marks > 200 && thoughts > 20, "{logs} {marks} {thoughts}");
    assert!(before.iter().any(|seen| !seen.openings.is_empty()), "somebody's openings are told");
    assert!(!town.store.housekeep(Time(town.now + DAY / 2)).await.unwrap());
    assert_eq!(town.count("SELECT COUNT(*) FROM entries"), logs, "fresh games stay as they are");
    town.fold().await;
    let after = town.see().await;
    for (before, after) in before.iter().zip(&after) {
        assert_eq!(before, after);
    }
    let bytes = town.count("SELECT SUM(LENGTH(game)) FROM folded");
    println!("{} games, {logs} entries, {marks} marks: {bytes} bytes", town.games.len());
    assert!(bytes < logs * 40, "{bytes} bytes are too many");
    // A house that starts anew reads them as well.
    town.store.close().await;
    let path = town.folder.path().join("patt.db");
    let store = Store::open(&path, StorePolicy::default(), town.tomorrow()).unwrap();
    let town = Town { store, ..town };
    assert_eq!(town.see().await, before);
}

#[tokio::test]
async fn a_folded_game_that_goes_on_has_all_its_rows_again() {
    let mut town = Town::of_all_kinds().await;
    let db = town.look();
    let kept: Vec<_> = town.games.iter().map(|&(id, _)| rows(&db, id)).collect();
    town.fold().await;
    let mut opened = 0;
    for (nth, (id, line)) in town.games.clone().into_iter().enumerate() {
        let mut table = Table::restore(line, town.load(id).await).unwrap();
        // Another channel changes no log.
        let venue = Venue { guild: Some(GUILD), channel: ChannelId(77) };
        if town.does(&mut table, By::Host, &Intent::Move { venue }).await {
            assert_eq!(rows(&db, id), [[]; 0] as [[Value; 0]; 0]);
        }
        if !town.does(&mut table, By::Person(BEA), &Intent::Reopen).await {
            continue;
        }
        opened += 1;
        let now = rows(&db, id);
        assert!(now.len() > kept[nth].len(), "it was opened again");
        assert!(kept[nth].iter().all(|row| now.contains(row)), "{}", line.info.slug);
        assert_eq!(&town.load(id).await, table.record());
        let boss = Intent::ForceEnd { name: "Boss".into() };
        assert!(town.does(&mut table, By::Person(BOSS), &boss).await);
        assert_eq!(&town.load(id).await, table.record());
    }
    assert!(opened > 5, "only {opened} games went on");
    town.check();
    let before = town.see().await;
    town.fold().await;
    assert_eq!(town.see().await, before);
}

#[tokio::test]
async fn whoever_is_erased_is_erased_from_folded_games() {
    let town = Town::of_all_kinds().await;
    let before = town.see().await;
    let names = |record: &TableRecord, person| {
        record.log.iter().any(|entry| entry.by == By::Person(person))
            || format!("{record:?}").contains(&format!("PersonId({})", person.0))
    };
    for person in [ADA, BOSS] {
        assert!(before.iter().any(|seen| names(&seen.record, person)), "{person:?} did something");
    }
    assert!(
        before
            .iter()
            .any(|seen| { names(&seen.record, ADA) && seen.record.seats_of(ADA).is_empty() }),
        "she left some games"
    );
    town.fold().await;
    for person in [ADA, BOSS] {
        let erased = town.store.erase(person, Vec::new()).await.unwrap();
        assert!(matches!(erased, Erasure::Done(tables) if !tables.is_empty()), "{person:?}");
        for seen in town.see().await {
            assert!(!names(&seen.record, person), "{person:?}: {:?}", seen.record);
        }
    }
    town.check();
    assert_eq!(town.count("SELECT COUNT(*) FROM traces WHERE person IN (1, 4)"), 0);
    for (before, after) in before.iter().zip(town.see().await) {
        assert_eq!(before.record.log.len(), after.record.log.len());
        assert!(before.record.log.iter().zip(&after.record.log).all(|(a, b)| a.act == b.act));
    }
}

#[tokio::test]
async fn a_crash_between_two_steps_of_folding_does_no_harm() {
    let mut town = Town::new();
    for _ in 0..120 {
        town.game(&RACE, Ending::Forced).await;
    }
    let before = town.see().await;
    let mut steps = 0;
    loop {
        let more = town.store.housekeep(town.tomorrow()).await.unwrap();
        steps += 1;
        // What lies on the disk now is what a crash would leave.
        let copy = tempfile::tempdir().unwrap();
        for name in ["patt.db", "patt.db-wal"] {
            fs::copy(town.folder.path().join(name), copy.path().join(name)).unwrap();
        }
        let found = found(copy.path());
        for (seen, &(id, _)) in before.iter().zip(&town.games) {
            assert_eq!(found.load(id).await.unwrap().as_ref(), Some(&seen.record));
        }
        found.close().await;
        if !more {
            break;
        }
    }
    println!("{steps} steps");
    town.fold().await;
}

fn found(folder: &Path) -> Store {
    Store::open(&folder.join("patt.db"), StorePolicy::default(), Time(0)).unwrap()
}

#[tokio::test]
async fn a_check_finds_a_folded_game_that_is_damaged() {
    let town = Town::of_all_kinds().await;
    town.fold().await;
    let faults = || check_database(town.store.database(), Time(town.now)).unwrap().faults;
    for (text, says) in [
        ("UPDATE folded SET game = X'0278'", "form is unknown"),
        ("UPDATE folded SET game = X'0178'", "cannot be read"),
        ("DELETE FROM folded", "folded games are gone"),
    ] {
        town.look().execute(text, []).unwrap();
        assert!(faults().iter().any(|fault| fault.contains(says)), "{text}: {:?}", faults());
    }
}
