//! A store in a folder of its own, with people who play on it.

use std::path::PathBuf;
use std::sync::atomic::{AtomicI64, Ordering};

use patt::rules::Rng;
use patt::store::{Change, Committed, Done, Store, StorePolicy, TableChange};
use patt::table::ratings::Judged;
use patt::table::{
    Against, By, ChannelId, ClockTerms, Decided, GuildId, Intent, Opening, PersonId, SideWish,
    Table, TableId, TableTerms, Time, Venue,
};
use tempfile::TempDir;

use crate::games::CLAN;
use crate::games::race::RACE;
use crate::support::server::database;

pub const ADA: PersonId = PersonId(1);
pub const BEA: PersonId = PersonId(2);
pub const CID: PersonId = PersonId(3);
pub const GUILD: GuildId = GuildId(5);

pub fn play(text: &str) -> Intent {
    Intent::Play { text: text.into(), at: None, draw: false }
}

/// A store and a clock that ticks with every act.
pub struct House {
    pub store: Store,
    pub folder: TempDir,
    clock: AtomicI64,
}

impl House {
    pub fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("patt.db");
        Self::of(Store::open(database(&path), StorePolicy::default(), Time(0)).unwrap(), folder)
    }

    /// A house whose database is a file, whatever others play on.
    pub fn in_file() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("patt.db");
        Self::of(Store::open(&path, StorePolicy::default(), Time(0)).unwrap(), folder)
    }

    /// That file.
    pub fn file(&self) -> PathBuf {
        self.folder.path().join("patt.db")
    }

    pub fn of(store: Store, folder: TempDir) -> Self {
        Self { store, folder, clock: AtomicI64::new(1000) }
    }

    pub fn now(&self) -> i64 {
        self.clock.fetch_add(1, Ordering::Relaxed)
    }

    fn set_up(&self, id: u64, against: Against, rated: bool) -> Decided {
        let opening = Opening {
            id: TableId::of_bits(id),
            venue: Venue { guild: Some(GUILD), channel: ChannelId(6) },
            host: ADA,
            name: "Ada".into(),
            terms: TableTerms {
                game: "race".into(),
                options: serde_json::Map::new(),
                seats: 2,
                against,
                side: SideWish::First,
                clock: ClockTerms::None,
                rated,
                customs: patt::table::TableOptions::default(),
            },
            until: Time(1_000_000_000),
        };
        Table::open(&RACE, opening, Time(self.now()), &mut Rng::new(1)).unwrap()
    }

    /// A game of Ada, Bea and Cid that has begun.
    pub async fn three(&self, id: u64) -> Table {
        let (two, now) = (self.set_up(id, Against::Anyone, true).table, Time(self.now()));
        let terms = TableTerms { game: "clan".into(), seats: 3, ..two.record().terms.clone() };
        let opening = Opening {
            id: two.record().id,
            venue: two.record().venue,
            host: ADA,
            name: "Ada".into(),
            terms,
            until: Time(1_000_000_000),
        };
        let opened = Table::open(&CLAN, opening, now, &mut Rng::new(1)).unwrap();
        let mut table = self.keep(opened).await.0;
        for (person, name) in [(BEA, "Bea"), (CID, "Cid")] {
            self.does(&mut table, person, &Intent::Join { name: name.into() }).await;
        }
        self.does(&mut table, ADA, &Intent::Start { revision: None, chance: 1 }).await;
        table
    }

    /// The change that sets up a challenge of Ada to Bea.
    pub fn opening(&self, id: u64, rated: bool) -> Change {
        let decided = self.set_up(id, Against::Person { id: BEA, name: "Bea".into() }, rated);
        Change { table: Some(TableChange::of(&decided)), ..Change::at(Time(self.now())) }
    }

    /// Commits a decision.
    pub async fn keep(&self, decided: Decided) -> (Table, Done) {
        let change = TableChange::of(&decided);
        let change = Change { table: Some(change), ..Change::at(decided.table.record().changed) };
        let Committed::Done(done) = self.store.commit(change).await.unwrap() else {
            panic!("nobody else writes");
        };
        let mut table = decided.table;
        table.stored(done.version);
        (table, done)
    }

    pub async fn challenge(&self, id: u64, rated: bool) -> Table {
        let against = Against::Person { id: BEA, name: "Bea".into() };
        self.keep(self.set_up(id, against, rated)).await.0
    }

    pub async fn against_computer(&self, id: u64, level: u8) -> Table {
        self.keep(self.set_up(id, Against::Computer { level }, false)).await.0
    }

    /// A game of Ada against the computer, which gives it up at once, or which Ada gives up.
    pub async fn game_with_computer(&self, id: u64, level: u8, won: bool) -> Judged {
        let mut table = self.against_computer(id, level).await;
        self.does(&mut table, ADA, &play("1")).await;
        let by = if won { By::Computer } else { By::Person(ADA) };
        let decided = table.decide(&Intent::Resign, by, Time(self.now())).unwrap();
        self.keep(decided).await.1.judged.unwrap()
    }

    pub async fn alone(&self, id: u64) -> Table {
        self.keep(self.set_up(id, Against::Alone, false)).await.0
    }

    /// The change that an act makes, uncommitted.
    pub fn change(&self, table: &Table, person: PersonId, intent: &Intent) -> Change {
        let now = Time(self.now());
        let decided = table.decide(intent, By::Person(person), now).unwrap();
        Change { table: Some(TableChange::of(&decided)), ..Change::at(now) }
    }

    pub async fn does(&self, table: &mut Table, person: PersonId, intent: &Intent) -> Done {
        let now = Time(self.now());
        let decided = table.decide(intent, By::Person(person), now).unwrap();
        let (kept, done) = self.keep(decided).await;
        *table = kept;
        done
    }

    /// A game of Ada against `other` that Ada wins after two moves.
    pub async fn whole_game(&self, id: u64, rated: bool, other: PersonId) -> Judged {
        let name = if other == BEA { "Bea" } else { "Cid" };
        let against = Against::Person { id: other, name: name.into() };
        let mut table = self.keep(self.set_up(id, against, rated)).await.0;
        self.does(&mut table, other, &Intent::Accept { revision: None }).await;
        self.does(&mut table, ADA, &play("1")).await;
        self.does(&mut table, other, &play("1")).await;
        let done = self.does(&mut table, other, &Intent::Resign).await;
        done.judged.unwrap()
    }
}
