//! Tables: loading them, their messages, and what waits for the house.

mod analyses;
mod backlog;
pub(in crate::store) mod boards;
mod drafts;
pub(in crate::store) mod due;
pub(in crate::store) mod folding;
pub(in crate::store) mod game_rows;
mod if_thens;
pub(in crate::store) mod imports;
pub(in crate::store) mod mates;
pub(in crate::store) mod outbox;
mod thoughts;
pub(in crate::store) mod threads;

use self::game_rows::GameRows;
use crate::store::database::Store;
use crate::store::db::{Db, Row, params};
use crate::store::error::StoreError;
use crate::store::rows::{occupant, venue};
use crate::table::{By, End, GuildId, Leaver, Occupant, PersonId, Phase, TableId, TableRecord};
use crate::table::{MessageRole, TableMessage};

/// What has become of a table since somebody read it.
#[derive(Debug)]
pub(crate) enum Since {
    Same,
    Changed(Box<TableRecord>),
    Gone,
}

/// Whose open games and challenges are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpenOf {
    /// A person's, wherever they are.
    Person(PersonId),
    /// A person's on one server.
    PersonIn(PersonId, GuildId),
    /// All of a server.
    Guild(GuildId),
}

impl Store {
    /// A table with its whole log.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    pub async fn load(&self, id: TableId) -> Result<Option<TableRecord>, StoreError> {
        // One transaction, so that row and log are of the same moment.
        self.read(move |db| load(db, id)).await
    }

    /// What has become of a table since this version of it.
    pub(crate) async fn since(&self, id: TableId, version: u32) -> Result<Since, StoreError> {
        self.read(move |db| {
            let text = "SELECT version FROM tables WHERE id = ?1";
            if db.first(text, params![id])? == Some(version) {
                return Ok(Since::Same);
            }
            Ok(load(db, id)?.map_or(Since::Gone, |record| Since::Changed(Box::new(record))))
        })
        .await
    }

    /// The message of a table in this role, if it has one.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn message(
        &self,
        table: TableId,
        role: MessageRole,
    ) -> Result<Option<TableMessage>, StoreError> {
        let text = "SELECT channel, message FROM messages WHERE table_id = ?1 AND role = ?2";
        let read = move |row: &Row| {
            Ok(TableMessage { table, role, channel: row.get(0)?, message: row.get(1)? })
        };
        self.read(move |db| db.one(text, params![table, role.word()], read)).await
    }

    /// Remembers a message of a table; the older one in this role is forgotten.
    ///
    /// # Errors
    /// If the database fails or there is no such table.
    pub(crate) async fn set_message(&self, message: TableMessage) -> Result<(), StoreError> {
        self.write(move |db| set_message(db, &message)).await
    }

    /// A message of a table is gone.
    pub(crate) async fn forget_message(
        &self,
        table: TableId,
        role: MessageRole,
    ) -> Result<(), StoreError> {
        let text = "DELETE FROM messages WHERE table_id = ?1 AND role = ?2";
        self.write(move |db| db.execute(text, params![table, role.word()])).await
    }

    /// The running games in which the computer is to act: to be taken up after a start.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn computer_turns(&self) -> Result<Vec<TableId>, StoreError> {
        let text =
            "SELECT id FROM tables WHERE state = 'playing' AND computer = 1 ORDER BY changed";
        self.read(move |db| db.column(text, params![])).await
    }

    /// How many games and challenges of these are open.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn open_games(&self, of: OpenOf) -> Result<u32, StoreError> {
        self.read(move |db| open_games(db, of)).await
    }

    /// How many games run in which the computer plays all sides for this person to watch.
    pub(crate) async fn watched_by(&self, person: PersonId) -> Result<u32, StoreError> {
        let text = "SELECT COUNT(*) FROM tables t WHERE t.state = 'playing' AND t.host = ?1
             AND NOT EXISTS
                 (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.kind <> 'computer')";
        self.read(move |db| db.value(text, params![person])).await
    }
}

/// How many games and challenges of these are open.
pub(in crate::store) fn open_games(db: &Db, of: OpenOf) -> Result<u32, StoreError> {
    match of {
        OpenOf::Person(person) => db.value(
            "SELECT COUNT(DISTINCT t.id) FROM seats s CROSS JOIN tables t ON t.id = s.table_id
             WHERE s.person = ?1 AND s.over = 0 AND t.state IN ('waiting', 'playing')",
            params![person],
        ),
        OpenOf::PersonIn(person, guild) => db.value(
            "SELECT COUNT(DISTINCT t.id) FROM seats s CROSS JOIN tables t ON t.id = s.table_id
             WHERE s.person = ?1 AND s.over = 0 AND t.state IN ('waiting', 'playing')
                 AND t.guild = ?2",
            params![person, guild],
        ),
        OpenOf::Guild(guild) => db.value(
            "SELECT COUNT(*) FROM tables WHERE guild = ?1 AND state IN ('waiting', 'playing')",
            params![guild],
        ),
    }
}

pub(in crate::store) fn set_message(db: &Db, message: &TableMessage) -> Result<(), StoreError> {
    db.execute(
        "INSERT INTO messages (table_id, role, channel, message) VALUES (?1, ?2, ?3, ?4)
         ON CONFLICT (table_id, role) DO UPDATE
         SET channel = excluded.channel, message = excluded.message",
        params![message.table, message.role.word(), message.channel, message.message],
    )
}

/// The seats of a table, in seat order.
pub(in crate::store) fn seats(db: &Db, table: TableId) -> Result<Vec<Occupant>, StoreError> {
    let text = "SELECT s.kind, s.person, s.level, p.name FROM seats s
         LEFT JOIN people p ON p.id = s.person
         WHERE s.table_id = ?1 ORDER BY s.seat";
    db.list(text, params![table], |row| {
        occupant(&row.get::<String>(0)?, row.get(1)?, row.get(2)?, row.get(3)?)
    })
}

/// The name of whoever ended the game by force.
fn ended_by(db: &Db, phase: Phase) -> Result<Option<String>, StoreError> {
    let Phase::Over(End::ForceEnded { by }) = phase else { return Ok(None) };
    name(db, by)
}

/// The name a person was last seen by.
fn name(db: &Db, person: PersonId) -> Result<Option<String>, StoreError> {
    db.first("SELECT name FROM people WHERE id = ?1", params![person])
}

fn load(db: &Db, id: TableId) -> Result<Option<TableRecord>, StoreError> {
    let text =
        "SELECT t.guild, t.channel, t.host, t.terms, t.header, t.phase, t.created, t.changed,
             t.revision, t.version, t.folded, p.name
         FROM tables t LEFT JOIN people p ON p.id = t.host WHERE t.id = ?1";
    db.one(text, params![id], |row| {
        let phase = row.json(5, "a phase")?;
        let rows_of_game = GameRows::played(db, id, row.get(10)?)?;
        let mut record = TableRecord {
            id,
            venue: venue(row, 0, 1)?,
            host: row.get(2)?,
            host_name: row.get::<Option<String>>(11)?.unwrap_or_default(),
            terms: row.json(3, "terms")?,
            header: row.json(4, "a header")?,
            phase,
            ended_by: ended_by(db, phase)?,
            seats: seats(db, id)?,
            mates: mates::load(db, id)?,
            leavers: Vec::new(),
            log: rows_of_game.log()?,
            marks: rows_of_game.marks()?,
            created: row.get(6)?,
            changed: row.get(7)?,
            revision: row.get(8)?,
            version: row.get(9)?,
        };
        record.leavers = leavers(db, &record)?;
        Ok(record)
    })
}

/// Who acted at a table and sits there no more, but for those who had themselves erased.
fn leavers(db: &Db, record: &TableRecord) -> Result<Vec<Leaver>, StoreError> {
    let acted = record.log.iter().map(|entry| entry.by);
    let marked = record.marks.iter().map(|marked| marked.by);
    let mut ids: Vec<_> = acted.chain(marked).filter_map(By::person).collect();
    ids.sort_unstable();
    ids.dedup();
    ids.retain(|&id| record.seats_of(id).is_empty());
    let mut leavers = Vec::new();
    for id in ids {
        leavers.extend(name(db, id)?.map(|name| Leaver { id, name }));
    }
    Ok(leavers)
}
