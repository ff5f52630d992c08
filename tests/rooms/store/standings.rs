//! What lists show is what was played, whatever happened: ten thousand random acts through the
//! store's own doors, counted anew by `check_database` and by statements that add up every result.

use std::collections::BTreeMap;

use crate::games::race::RACE;
use crate::games::{CLAN, VEIL};
use crate::support::server::database;
use patt::catalog::Entry;
use patt::rules::{Notation, Record, Rng, Viewer};
use patt::store::{
    Change, Checked, Committed, Database, Import, Reach, Store, StoreError, StorePolicy,
    TableChange, check_database,
};
use patt::table::lists::{Board, Page};
use patt::table::ratings::RatingPool;
use patt::table::{
    Against, By, ChannelId, ClockTerms, GuildId, Intent, Opening, PersonId, Phase, SideWish, Table,
    TableId, TableOptions, TableTerms, Time, Venue,
};
use rusqlite::{Connection, params};
use tempfile::TempDir;

static CLANS: Entry = CLAN;
static VEILS: Entry = VEIL;

/// The numbers of people lie apart: others who never play come between them.
const PEOPLE: u64 = 10;
const APART: u64 = 400;
const DAY: i64 = 24 * 60 * 60 * 1000;

/// People on three servers who do whatever the lot wants.
struct Town {
    store: Store,
    folder: TempDir,
    rng: Rng,
    now: i64,
    tables: Vec<(TableId, &'static Entry)>,
    made: u64,
    /// How often what was done.
    done: BTreeMap<&'static str, u32>,
}

impl Town {
    fn new(seed: u64) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let database = database(&folder.path().join("patt.db"));
        Self::on(database, folder, seed)
    }

    /// A town whose database is a file, whatever others play on.
    fn in_file(seed: u64) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let file = Database::from(&folder.path().join("patt.db"));
        Self::on(file, folder, seed)
    }

    fn on(database: Database, folder: TempDir, seed: u64) -> Self {
        let policy = StorePolicy { rated_per_pair_per_day: 40 };
        let store = Store::open(database, policy, Time(0)).unwrap();
        let rng = Rng::new(seed);
        let (tables, done) = (Vec::new(), BTreeMap::new());
        Self { store, folder, rng, now: 1_000_000, tables, made: 0, done }
    }

    fn somebody(&mut self) -> PersonId {
        PersonId((1 + self.rng.below(PEOPLE as usize) as u64) * APART)
    }

    fn somewhere(&mut self) -> Venue {
        let guild = self.rng.pick(&[None, Some(5), Some(6), Some(7)]).copied().flatten();
        Venue { guild: guild.map(GuildId), channel: ChannelId(1 + self.rng.below(3) as u64) }
    }

    /// Does something.
    async fn act(&mut self) {
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
                let mut settings = self.store.user_settings(person).await.unwrap();
                settings.unlisted = unlisted;
                self.store.set_user_settings(person, settings, Time(self.now)).await.unwrap();
                "a person (un)listed"
            }
            95..=96 => {
                let guild = GuildId(5 + self.rng.below(3) as u64);
                let mut settings = self.store.guild_settings(guild).await.unwrap();
                settings.private_board = self.rng.below(3) == 0;
                self.store.set_guild_settings(guild, settings, Time(self.now)).await.unwrap();
                "a server (un)listed"
            }
            97..=98 => self.import().await,
            _ if self.rng.below(4) > 0 => "nothing",
            _ => {
                let person = self.somebody();
                self.leave_all(person).await;
                match self.store.erase(person, Vec::new()).await.unwrap() {
                    patt::store::Erasure::Done(_) => "an erasure",
                    patt::store::Erasure::Seated(_) => "an erasure refused",
                }
            }
        };
        *self.done.entry(what).or_default() += 1;
    }

    async fn import(&mut self) -> &'static str {
        self.made += 1;
        let header = (RACE.roll)(&serde_json::Map::new(), 2, &mut Rng::new(1)).unwrap();
        let record = Record { header, acts: Vec::new(), tags: Vec::new() };
        let (id, person) = (TableId::of_bits(self.made), self.somebody());
        let import = Import { id, person, record, at: Time(self.now) };
        assert!(self.store.import(import).await.unwrap());
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

    async fn commit(&self, change: Change) {
        let done = self.store.commit(change).await.unwrap();
        assert!(matches!(done, Committed::Done(_)), "nobody else writes");
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

    fn check(&self) -> Checked {
        check_database(self.store.database(), Time(self.now)).unwrap()
    }

    fn assert_as_counted(&self) {
        assert_eq!(self.check().faults, [""; 0], "after {:?}", self.done);
    }

    /// A connection of our own, to look at results as they are.
    fn look(&self) -> Connection {
        Connection::open(self.folder.path().join("patt.db")).unwrap()
    }

    /// Every leaderboard of every place is the one that adds up all results.
    async fn assert_boards(&self) {
        if matches!(self.store.database(), Database::Server(_)) {
            // There only the store itself looks.
            return;
        }
        let db = self.look();
        let mut rows = 0;
        for game in ["race", "veil", "clan"] {
            for place in [None, Some(5), Some(6), Some(7)] {
                for board in [
                    Board::Rating,
                    Board::Score(RatingPool::People),
                    Board::Score(RatingPool::Computer),
                    Board::Computer,
                ] {
                    rows += self.assert_board(&db, game, place, board).await;
                }
            }
        }
        assert!(rows > 10, "only {rows} rows were compared");
    }

    async fn assert_board(
        &self,
        db: &Connection,
        game: &str,
        place: Option<i64>,
        board: Board,
    ) -> usize {
        let expected = summed_up(db, game, place, board, self.now);
        let reach = place.map_or(Reach::Everywhere, |guild| Reach::Guild(GuildId(guild as u64)));
        let mut shown = Vec::new();
        for number in 0.. {
            let page = Page::number(number, 4);
            let asker = PersonId(APART * 3);
            let now = Time(self.now);
            let page = self.store.leaderboard(game.into(), board, reach, asker, page, now);
            let page = page.await.unwrap();
            assert_eq!(page.total as usize, expected.len(), "{game} {place:?} {board:?}");
            let own = expected.iter().position(|row| row.0 == asker.0 as i64);
            assert_eq!(page.own.map(|row| row.rank as usize), own.map(|nth| nth + 1));
            if page.rows.is_empty() {
                break;
            }
            for row in page.rows {
                assert_eq!(row.rank as usize, shown.len() + 1);
                let (mean, best) = row.scores.unzip();
                let person = row.person.0 as i64;
                let counts = [row.won, row.drawn, row.lost, row.counted, row.forfeits];
                shown.push((person, counts, mean, best, row.beaten));
            }
        }
        assert_eq!(shown, expected, "{game} {place:?} {board:?}");
        shown.len()
    }
}

type Summed = (i64, [u32; 5], Option<f64>, Option<i32>, Option<u8>);

/// A leaderboard as it was before anything was kept for it: all results added up.
fn summed_up(
    db: &Connection,
    game: &str,
    place: Option<i64>,
    board: Board,
    now: i64,
) -> Vec<Summed> {
    let (pool, listed, order) = match board {
        Board::Rating => (
            "people",
            "t.here = 1 AND t.rated > 0",
            "CASE WHEN g.deviation * g.deviation + g.volatility * g.volatility
                 * 173.7178 * 173.7178 * (?4 - g.at) * 0.21436 / 86400000.0 >= 12100.0
                 THEN 1 ELSE 0 END, g.value DESC, t.person",
        ),
        Board::Score(company) => {
            let people = company == RatingPool::People;
            let pool = if people { "people" } else { "computer" };
            (pool, "t.here = 1 AND t.mean IS NOT NULL", "t.mean DESC, t.best DESC, t.person")
        }
        Board::Computer => {
            ("computer", "t.here = 1", "COALESCE(t.beaten, 0) DESC, t.won DESC, t.lost, t.person")
        }
    };
    let text = format!(
        "WITH tallies AS (
            SELECT r.person AS person,
                SUM(CASE WHEN r.verdict = 'won' THEN 1 ELSE 0 END) AS won,
                SUM(CASE WHEN r.verdict = 'drawn' THEN 1 ELSE 0 END) AS drawn,
                SUM(CASE WHEN r.verdict = 'lost' THEN 1 ELSE 0 END) AS lost,
                SUM(r.rated) AS rated,
                AVG(CASE WHEN r.rated = 1 OR ?2 = 'computer' THEN CAST(r.score AS REAL) END) AS mean,
                MAX(CASE WHEN r.rated = 1 OR ?2 = 'computer' THEN r.score END) AS best,
                COUNT(CASE WHEN r.rated = 1 OR ?2 = 'computer' THEN r.score END) AS counted,
                SUM(CASE WHEN r.rated = 1 OR ?2 = 'computer' THEN r.forfeit ELSE 0 END) AS forfeits,
                MAX(CASE WHEN r.verdict = 'won' THEN r.level END) AS beaten,
                MAX(CASE WHEN r.guild = ?3 THEN 1
                    WHEN ?3 IS NULL AND NOT EXISTS
                        (SELECT 1 FROM unlisted_guilds k WHERE k.guild = r.guild) THEN 1
                    ELSE 0 END) AS here
            FROM results r
            WHERE r.game = ?1 AND r.pool = ?2
                AND NOT EXISTS (SELECT 1 FROM unlisted_people u WHERE u.person = r.person)
            GROUP BY r.person
        )
        SELECT t.person, t.won, t.drawn, t.lost, t.counted, t.forfeits, t.mean, t.best, t.beaten
        FROM tallies t LEFT JOIN ratings g ON g.person = t.person AND g.game = ?1
        WHERE {listed} AND ?4 > 0 ORDER BY {order}"
    );
    let mut found = db.prepare(&text).unwrap();
    let rows = found.query_map(params![game, pool, place, now as f64], |row| {
        let counts = [row.get(1)?, row.get(2)?, row.get(3)?, row.get(4)?, row.get(5)?];
        Ok((row.get(0)?, counts, row.get(6)?, row.get(7)?, row.get(8)?))
    });
    rows.unwrap().map(Result::unwrap).collect()
}

#[tokio::test]
async fn standings_are_what_was_played_after_ten_thousand_acts() {
    let mut town = Town::new(20);
    for nth in 1..=10_000 {
        town.act().await;
        if nth % 50 == 0 {
            // Games of some days ago are folded meanwhile.
            while town.store.housekeep(Time(town.now)).await.unwrap() {}
        }
        if nth % 1_000 == 0 {
            town.assert_as_counted();
            town.assert_boards().await;
        }
    }
    for (what, least) in [
        ("an end of a game", 400),
        ("an erasure", 10),
        ("a person (un)listed", 50),
        ("a server (un)listed", 50),
        ("a game ended by force", 30),
        ("a game opened again", 5),
        ("a moved server", 50),
        ("an import", 50),
    ] {
        let times = town.done.get(what).copied().unwrap_or_default();
        assert!(times >= least, "{what} only {times} times: {:?}", town.done);
    }
    if matches!(town.store.database(), Database::File(_)) {
        let folded = "SELECT COUNT(*) FROM folded";
        let folded: u32 = town.look().query_row(folded, [], |row| row.get(0)).unwrap();
        assert!(folded > 300, "only {folded} games are folded");
    }
    // Two years later every rating is uncertain.
    town.now += 800 * DAY;
    town.assert_boards().await;
    town.assert_as_counted();
}

/// Makes a file as a version without standings left it.
fn unfill(town: &Town) {
    let db = town.look();
    for text in [
        "DELETE FROM tallies",
        "DELETE FROM tally_guilds",
        "DELETE FROM standings",
        "DELETE FROM standing_steps",
        "DELETE FROM seat_wins",
        "DELETE FROM past",
        "UPDATE seats SET over = 0",
        "UPDATE filled SET upto = -9223372036854775807",
    ] {
        db.execute(text, []).unwrap();
    }
    // People who never finished a game stand between those who did.
    for id in 1..=APART * (PEOPLE + 1) {
        let text = "INSERT INTO people (id, name, seen) VALUES (?1, '', 0) ON CONFLICT DO NOTHING";
        db.execute(text, [id as i64]).unwrap();
    }
}

#[tokio::test]
async fn an_old_file_is_filled_while_games_go_on() {
    let mut town = Town::in_file(21);
    for _ in 0..1_500 {
        town.act().await;
    }
    let before = town.store.profile(PersonId(APART)).await.unwrap();
    unfill(&town);
    assert_eq!(town.store.profile(PersonId(APART)).await.unwrap(), before, "counted on the spot");
    let board = |town: &Town| {
        let (game, page) = ("race".to_owned(), Page::number(0, 10));
        let (asker, now) = (PersonId(APART), Time(town.now));
        let store = town.store.clone();
        async move { store.leaderboard(game, Board::Rating, Reach::Everywhere, asker, page, now).await }
    };
    let mut steps = 0;
    while town.store.housekeep(Time(town.now)).await.unwrap() {
        steps += 1;
        assert!(matches!(board(&town).await, Err(StoreError::Counting)) || !town.check().filling);
        for _ in 0..40 {
            town.act().await;
        }
        town.assert_as_counted();
    }
    assert!(steps > 5, "{steps} steps are few to be interrupted in");
    assert!(!town.check().filling);
    town.assert_as_counted();
    town.assert_boards().await;
}

#[tokio::test]
async fn a_check_finds_what_is_wrong() {
    let mut town = Town::in_file(22);
    for _ in 0..400 {
        town.act().await;
    }
    town.assert_as_counted();
    for (text, says) in [
        ("UPDATE tallies SET rated = rated + 1", "tally"),
        ("DELETE FROM past WHERE other = 0", "finished games"),
        ("UPDATE standing_steps SET people = people + 1", "steps of leaderboards"),
        ("UPDATE seat_wins SET games = games + 1", "wins of seats"),
        ("DELETE FROM standings WHERE place = 0", "not Some"),
        ("INSERT INTO tally_guilds VALUES (77, 0, 'race', 'people', 5)", "servers of tallies"),
    ] {
        town.look().execute(text, []).unwrap();
        let faults = town.check().faults;
        assert!(faults.iter().any(|fault| fault.contains(says)), "{text}: {faults:?}");
    }
}
