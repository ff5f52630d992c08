//! People on three servers who do whatever the lot wants, through the store's own doors.

use std::collections::BTreeMap;

use crate::games::race::RACE;
use crate::games::{CLAN, VEIL};
use crate::support::server::database;
use patt::catalog::Entry;
use patt::rules::{Notation, Record, Rng, Viewer};
use patt::store::{
    Change, Committed, Database, Failure, FaultKind, Import, Store, StoreError, StorePolicy,
    TableChange,
};
use patt::table::{
    Against, By, ChannelId, ClockTerms, GuildId, GuildSettings, Intent, Opening, PersonId, Phase,
    SideWish, Table, TableId, TableOptions, TableTerms, Time, UserSettings, Venue,
};
use tempfile::TempDir;

static CLANS: Entry = CLAN;
static VEILS: Entry = VEIL;

/// The numbers of people lie apart: others who never play come between them.
pub const PEOPLE: u64 = 10;
pub const APART: u64 = 400;
pub const DAY: i64 = 24 * 60 * 60 * 1000;

/// People on three servers who do whatever the lot wants.
pub struct Town {
    pub store: Store,
    pub folder: TempDir,
    rng: Rng,
    pub now: i64,
    tables: Vec<(TableId, &'static Entry)>,
    made: u64,
    /// How often what was done.
    pub done: BTreeMap<&'static str, u32>,
    /// What the store has answered since this was taken last.
    pub heard: Vec<String>,
    /// How writes fail here.
    failure: Option<Failure>,
    /// How many writes failed and went well when they were tried again.
    pub failed: u32,
}

impl Town {
    pub fn new(seed: u64) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let database = database(&folder.path().join("patt.db"));
        Self::on(database, folder, seed)
    }

    /// A town whose database is a file, whatever others play on.
    pub fn in_file(seed: u64) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let file = Database::from(&folder.path().join("patt.db"));
        Self::on(file, folder, seed)
    }

    pub fn on(database: Database, folder: TempDir, seed: u64) -> Self {
        let policy = StorePolicy { rated_per_pair_per_day: 40 };
        let store = Store::open(database, policy, Time(0)).unwrap();
        Self {
            store,
            folder,
            rng: Rng::new(seed),
            now: 1_000_000,
            tables: Vec::new(),
            made: 0,
            done: BTreeMap::new(),
            heard: Vec::new(),
            failure: None,
            failed: 0,
        }
    }

    /// From now on writes fail, and go well when they are tried again.
    pub fn fail(&mut self, failure: Failure) {
        self.failure = Some(failure);
        self.store.fail_writes(self.failure);
    }

    fn somebody(&mut self) -> PersonId {
        PersonId((1 + self.rng.below(PEOPLE as usize) as u64) * APART)
    }

    fn somewhere(&mut self) -> Venue {
        let guild = self.rng.pick(&[None, Some(5), Some(6), Some(7)]).copied().flatten();
        Venue { guild: guild.map(GuildId), channel: ChannelId(1 + self.rng.below(3) as u64) }
    }

    /// Does something.
    pub async fn act(&mut self) {
        // Often two things happen within a moment, and sometimes a clock is set back.
        self.now += match self.rng.below(40) {
            0 => -30,
            1 => DAY,
            2..=9 => 0,
            _ => 17,
        };
        let what = match self.rng.below(100) {
            0..=15 => self.begin().await,
            16..=92 => self.go_on().await,
            93..=94 => {
                let (person, unlisted) = (self.somebody(), self.rng.below(4) == 0);
                let (store, now) = (self.store.clone(), Time(self.now));
                let change = move |kept: &mut UserSettings| kept.unlisted = unlisted;
                self.tried(|| store.change_user_settings(person, now, change)).await;
                "a person (un)listed"
            }
            95..=96 => {
                let guild = GuildId(5 + self.rng.below(3) as u64);
                let private = self.rng.below(3) == 0;
                let (store, now) = (self.store.clone(), Time(self.now));
                let change = move |kept: &mut GuildSettings| kept.private_board = private;
                self.tried(|| store.change_guild_settings(guild, now, change)).await;
                "a server (un)listed"
            }
            97..=98 => self.import().await,
            _ if self.rng.below(4) > 0 => "nothing",
            _ => {
                let person = self.somebody();
                self.leave_all(person).await;
                let store = self.store.clone();
                match self.tried(|| store.erase(person, Vec::new())).await {
                    patt::store::Erasure::Done(touched) => {
                        self.heard.push(format!("{touched:?}"));
                        "an erasure"
                    }
                    patt::store::Erasure::Seated(_) => "an erasure refused",
                }
            }
        };
        self.heard.push(what.to_owned());
        *self.done.entry(what).or_default() += 1;
    }

    /// Games of some days ago are folded, and whatever else there is to do.
    pub async fn housekeep(&mut self) {
        let (store, now) = (self.store.clone(), Time(self.now));
        while self.tried(|| store.housekeep(now)).await {}
    }

    async fn import(&mut self) -> &'static str {
        self.made += 1;
        let header = (RACE.roll)(&serde_json::Map::new(), 2, &mut Rng::new(1)).unwrap();
        let record = Record { header, acts: Vec::new(), tags: Vec::new() };
        let (id, person) = (TableId::of_bits(self.made), self.somebody());
        let import = Import { id, person, record, at: Time(self.now) };
        let store = self.store.clone();
        assert!(self.tried(|| store.import(import.clone())).await);
        "an import"
    }

    async fn begin(&mut self) -> &'static str {
        self.made += 1;
        let id = TableId::of_bits(self.made);
        let (host, guest) = (self.somebody(), self.somebody());
        let line: &'static Entry = self.rng.pick(&[&RACE, &VEILS, &CLANS]).unwrap();
        let crowd = line.info.seats.0 > 2;
        let against = match self.rng.below(4) {
            _ if crowd => Against::Anyone,
            0 => Against::Computer { level: 1 + self.rng.below(9) as u8 },
            _ if host == guest => Against::Alone,
            _ => Against::Person { id: guest, name: format!("P{}", guest.0) },
        };
        let people = matches!(against, Against::Person { .. } | Against::Anyone);
        let terms = TableTerms {
            game: line.info.slug.into(),
            options: serde_json::Map::new(),
            seats: line.info.seats.0,
            against,
            side: SideWish::First,
            clock: ClockTerms::None,
            rated: people && self.rng.below(3) > 0,
            customs: TableOptions::default(),
        };
        let name = format!("P{}", host.0);
        let until = Time(i64::MAX);
        let opening = Opening { id, venue: self.somewhere(), host, name, terms, until };
        let opened = Table::open(line, opening, Time(self.now), &mut Rng::new(7)).unwrap();
        let change = Some(TableChange::of(&opened));
        self.commit(Change { table: change, ..Change::at(Time(self.now)) }).await;
        self.tables.push((id, line));
        "a table"
    }

    /// Writes something, and once more if that failed.
    async fn tried<T, F>(&mut self, write: impl Fn() -> F) -> T
    where
        F: Future<Output = Result<T, StoreError>>,
    {
        match write().await {
            Ok(done) => done,
            Err(StoreError::Sql(fault)) if fault.kind() != FaultKind::Other => {
                self.failed += 1;
                self.store.fail_writes(None);
                let done = write().await.unwrap();
                self.store.fail_writes(self.failure);
                done
            }
            Err(error) => panic!("{error}"),
        }
    }

    async fn commit(&mut self, change: Change) {
        let store = self.store.clone();
        let mut done = self.tried(|| store.commit(change.clone())).await;
        if done == Committed::Conflict {
            // Nobody else writes, so that it was to fail.
            self.failed += 1;
            done = store.commit(change).await.unwrap();
        }
        assert!(matches!(done, Committed::Done(_)), "nobody else writes");
        self.heard.push(format!("{done:?}"));
    }

    /// Somebody who is to be erased leaves their open games.
    async fn leave_all(&mut self, person: PersonId) {
        let name = "Gone".to_owned();
        let ways = [Intent::ForceEnd { name }, Intent::Withdraw, Intent::Decline, Intent::Leave];
        for (id, line) in self.tables.clone() {
            let record = self.store.load(id).await.unwrap().unwrap();
            if !record.people().contains(&person) {
                continue;
            }
            let (table, now) = (Table::restore(line, record).unwrap(), Time(self.now));
            let left = ways.iter().find_map(|way| table.decide(way, By::Person(person), now).ok());
            if let Some(decided) = left {
                let change = Some(TableChange::of(&decided));
                self.commit(Change { table: change, ..Change::at(now) }).await;
            }
        }
    }

    /// Goes on with some table, open or over.
    async fn go_on(&mut self) -> &'static str {
        if self.tables.is_empty() {
            return "nothing";
        }
        let nth = self.rng.below(self.tables.len());
        let (id, line) = self.tables[nth];
        let record = self.store.load(id).await.unwrap().unwrap();
        self.heard.push(format!("{record:?}"));
        let table = Table::restore(line, record).unwrap();
        let (what, by, intent) = self.wish(&table);
        let Ok(decided) = table.decide(&intent, by, Time(self.now)) else { return "a refusal" };
        let change = Some(TableChange::of(&decided));
        self.commit(Change { table: change, ..Change::at(Time(self.now)) }).await;
        match decided.table.record().phase {
            // Some are kept, so that games that are over are moved and opened again.
            Phase::Over(_) | Phase::Off(_) if self.rng.below(8) > 0 => {
                self.tables.swap_remove(nth);
            }
            _ => {}
        }
        let judged = what == "a move" || what == "a resignation";
        if judged && decided.ends() { "an end of a game" } else { what }
    }

    fn wish(&mut self, table: &Table) -> (&'static str, By, Intent) {
        let record = table.record();
        let people = record.people();
        let somebody = self.somebody();
        let player = self.rng.pick(&people).copied().unwrap_or(somebody);
        let moved = Intent::Move { venue: self.somewhere() };
        match record.phase {
            _ if self.rng.below(20) == 0 => ("a moved server", By::Host, moved),
            Phase::Invited { guest, .. } => {
                ("an answer", By::Person(guest), Intent::Accept { revision: None })
            }
            Phase::Open { .. } if people.len() < 3 => {
                let name = format!("P{}", somebody.0);
                ("a joining", By::Person(somebody), Intent::Join { name })
            }
            Phase::Open { .. } => {
                let start = Intent::Start { revision: None, chance: 1 };
                ("a start", By::Person(record.host), start)
            }
            Phase::Playing => match self.rng.below(16) {
                0..=5 => ("a resignation", By::Person(player), Intent::Resign),
                6 => ("a resignation", By::Computer, Intent::Resign),
                7 => {
                    let name = "Boss".to_owned();
                    ("a game ended by force", By::Person(somebody), Intent::ForceEnd { name })
                }
                8 => ("a game called off", By::Person(player), Intent::CallOff),
                9 => ("a closed game", By::Host, Intent::Unreachable),
                _ => self.a_move(table),
            },
            Phase::Over(_) | Phase::Off(_) => {
                ("a game opened again", By::Person(player), Intent::Reopen)
            }
        }
    }

    fn a_move(&mut self, table: &Table) -> (&'static str, By, Intent) {
        let Some(seat) = table.turn().iter().next() else {
            return ("nothing", By::Host, Intent::HandOver);
        };
        let choices = table.seen(Viewer::Seat(seat)).choices(Notation(0));
        let text = self.rng.pick(&choices).map_or_else(String::new, |choice| choice.text.clone());
        let person = table.record().seats.get(seat.index()).and_then(patt::table::Occupant::person);
        let by = person.map_or(By::Computer, By::Person);
        ("a move", by, Intent::Play { text, at: None, draw: false })
    }
}
