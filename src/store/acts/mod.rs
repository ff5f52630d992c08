//! One act, one transaction: what changes with it, and what came of it.

mod books;
mod limits;

use rusqlite::{ErrorCode, OptionalExtension, Transaction, params};

use self::books::Ended;
pub use self::limits::{OpenLimit, OpenOf};
use crate::rules::{Ladder, Outcome, SeatSet};
use crate::store::file::{Store, StoreError, StorePolicy};
use crate::store::people::seekers;
use crate::store::rows::{by_columns, column, json, seat_bits, sitter_columns, state};
use crate::store::standings::past;
use crate::store::tables::outbox::{self, NewPost};
use crate::store::tables::threads::GameThread;
use crate::store::tables::{self, due, marks, mates, threads};
use crate::table::TableMessage;
use crate::table::ratings::Judged;
use crate::table::{
    Decided, Due, End, InactivityPolicy, Occupant, PersonId, Phase, TableRecord, Time,
};

/// All that changes with one act.
#[derive(Clone, Debug)]
pub struct Change {
    /// When.
    pub at: Time,
    /// The number of the interaction that asked for it: it is carried out once only.
    pub interaction: Option<u64>,
    /// The table.
    pub table: Option<TableChange>,
    /// What is to be posted because of it.
    pub outbox: Vec<NewPost>,
    /// Messages that belong to a table from now on.
    pub messages: Vec<TableMessage>,
    /// What the computer thought of its position at this table.
    pub thought: Option<i32>,
    /// The thread that the game is to have.
    pub thread: Option<GameThread>,
    /// Two people whose waiting for a partner ends with it.
    pub paired: Option<[PersonId; 2]>,
    /// How many games may be open afterwards, if it opens one or somebody sits down.
    pub limits: Vec<OpenLimit>,
}

impl Change {
    /// A change of nothing yet.
    #[must_use]
    pub const fn at(at: Time) -> Self {
        Self {
            at,
            interaction: None,
            table: None,
            outbox: Vec::new(),
            messages: Vec::new(),
            thought: None,
            thread: None,
            paired: None,
            limits: Vec::new(),
        }
    }
}

/// What changes at a table.
#[derive(Clone, Debug)]
pub struct TableChange {
    /// The table afterwards; its log holds only the new entries.
    record: TableRecord,
    /// How many entries it has in all.
    entries: u32,
    /// The number of the first new mark.
    marks: usize,
    /// What falls due from now on.
    due: Vec<Due>,
    /// Who is to act, as far as everybody may know.
    turn: SeatSet,
    /// Whether the computer is to act.
    computer: bool,
    /// The outcome and the number of moves, if it ended now.
    finish: Option<(Outcome, usize)>,
    /// What the leaderboard of its game counts.
    ladder: Ladder,
}

impl TableChange {
    /// What a decision changes.
    #[must_use]
    pub fn of(decided: &Decided) -> Self {
        let table = &decided.table;
        let entries = table.record().log.len() as u32;
        let record = table.record().with_log(decided.entries().to_vec(), decided.marks().to_vec());
        let finish = table.outcome().filter(|_| decided.ends());
        Self {
            record,
            entries,
            marks: decided.marks_from,
            due: table.due(&InactivityPolicy::default()),
            turn: table.turn(),
            computer: table.computer_to_act().is_some(),
            finish: finish.map(|outcome| (outcome, table.moves_made())),
            ladder: table.info().ladder,
        }
    }

    /// The same change, with this falling due afterwards instead of what usually would.
    #[must_use]
    pub(crate) fn with_due(self, due: Vec<Due>) -> Self {
        Self { due, ..self }
    }
}

/// What became of a change.
#[derive(Clone, Debug, PartialEq)]
pub enum Committed {
    /// It is on the disk.
    Done(Done),
    /// This interaction was carried out before; nothing was changed.
    Again,
    /// The table has changed since it was loaded, or its name is taken; nothing was changed. Load it
    /// again and decide anew.
    Conflict,
    /// Too many games would be open; nothing was changed.
    TooMany(OpenLimit),
}

/// What came of a change.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Done {
    /// The version of the table now, for [`Table::stored`](crate::table::Table::stored).
    pub version: u32,
    /// The numbers of the new posts, in order.
    pub outbox: Vec<u64>,
    /// What the game's end meant for the books, if it ended by the rules.
    pub judged: Option<Judged>,
}

impl Store {
    /// Carries out a change in one transaction. When it answers, the change is on the disk.
    ///
    /// # Errors
    /// If the database fails; then nothing was changed.
    pub async fn commit(&self, change: Change) -> Result<Committed, StoreError> {
        let policy = self.policy();
        self.write(move |db| {
            let transaction = db.transaction()?;
            match carry_out(&transaction, &change, policy) {
                Ok(Committed::Done(done)) => {
                    transaction.commit()?;
                    Ok(Committed::Done(done))
                }
                // What is dropped here is rolled back.
                Ok(other) => Ok(other),
                Err(StoreError::Sql(error)) if is_double(&error) => Ok(Committed::Conflict),
                Err(error) => Err(error),
            }
        })
        .await
    }
}

fn is_double(error: &rusqlite::Error) -> bool {
    let double =
        [rusqlite::ffi::SQLITE_CONSTRAINT_PRIMARYKEY, rusqlite::ffi::SQLITE_CONSTRAINT_UNIQUE];
    error.sqlite_error().is_some_and(|fault| {
        fault.code == ErrorCode::ConstraintViolation && double.contains(&fault.extended_code)
    })
}

fn carry_out(
    db: &Transaction<'_>,
    change: &Change,
    policy: StorePolicy,
) -> Result<Committed, StoreError> {
    if let Some(interaction) = change.interaction {
        let new = db
            .prepare_cached(
                "INSERT INTO interactions (id, at) VALUES (?1, ?2) ON CONFLICT DO NOTHING",
            )?
            .execute([column(interaction), change.at.0])?;
        if new == 0 {
            return Ok(Committed::Again);
        }
    }
    let mut done = Done::default();
    if let Some(people) = change.paired
        && !seekers::pair(db, people)?
    {
        return Ok(Committed::Conflict);
    }
    if let Some(table) = &change.table {
        people(db, &table.record, change.at)?;
        let open = limits::counted(db, &change.limits)?;
        let before = over_since(db, &table.record)?;
        if !row(db, table)? {
            return Ok(Committed::Conflict);
        }
        done.version = table.record.version + 1;
        seats(db, &table.record)?;
        if let Some(limit) = limits::exceeded(db, &change.limits, &open)? {
            return Ok(Committed::TooMany(limit));
        }
        mates::keep(db, &table.record)?;
        entries(db, &table.record)?;
        marks::append(db, table.record.id, table.marks, &table.record.marks)?;
        due::replace(db, table.record.id, &table.due)?;
        past::note(db, &table.record, before)?;
        if let Some(value) = change.thought {
            thought(db, table, value)?;
        }
        if let Some((outcome, moves)) = &table.finish {
            let (ladder, moves, at) = (table.ladder, *moves, change.at);
            let ended = Ended { record: &table.record, outcome, ladder, moves, at };
            done.judged = Some(books::write(db, &ended, policy)?);
        }
    }
    if let Some(thread) = &change.thread {
        threads::set(db, thread)?;
    }
    for post in &change.outbox {
        done.outbox.push(outbox::insert(db, post, change.at)?);
    }
    for message in &change.messages {
        tables::set_message(db, message)?;
    }
    Ok(Committed::Done(done))
}

fn people(db: &Transaction<'_>, record: &TableRecord, at: Time) -> Result<(), StoreError> {
    let seated = record.seats.iter().filter_map(|occupant| match occupant {
        Occupant::Person { id, name } => Some((*id, name)),
        Occupant::Computer { .. } | Occupant::Free | Occupant::Erased => None,
    });
    let ender = match record.phase {
        Phase::Over(End::ForceEnded { by }) => record.ended_by.as_ref().map(|name| (by, name)),
        _ => None,
    };
    let mates = record.mates.iter().map(|mate| (mate.id, &mate.name));
    // Who only watches sits nowhere.
    let watches = record.seats_of(record.host).is_empty() && !record.host_name.is_empty();
    let host = watches.then_some((record.host, &record.host_name));
    for (id, name) in seated.chain(mates).chain(ender).chain(host) {
        db.prepare_cached(
            "INSERT INTO people (id, name, seen) VALUES (?1, ?2, ?3)
             ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen = excluded.seen
             WHERE people.name <> excluded.name",
        )?
        .execute(params![column(id.0), name, at.0])?;
    }
    Ok(())
}

/// When a table that is over already has changed last.
fn over_since(db: &Transaction<'_>, record: &TableRecord) -> Result<Option<i64>, StoreError> {
    let text = "SELECT changed FROM tables WHERE id = ?1 AND state = 'over'";
    let mut found = db.prepare_cached(text)?;
    Ok(found.query_row([i64::from(record.id.bits())], |row| row.get(0)).optional()?)
}

/// Writes the row of the table; whether it was as it was loaded.
fn row(db: &Transaction<'_>, change: &TableChange) -> Result<bool, StoreError> {
    let record = &change.record;
    let outcome = change.finish.as_ref().map(|(outcome, _)| outcome_text(outcome)).transpose()?;
    let row = params![
        i64::from(record.id.bits()),
        record.venue.guild.map(|guild| column(guild.0)),
        column(record.venue.channel.0),
        column(record.host.0),
        record.terms.game,
        json("terms", &record.terms)?,
        json("a header", &record.header)?,
        state(record.phase),
        json("a phase", &record.phase)?,
        seat_bits(change.turn),
        change.computer,
        record.terms.rated,
        outcome,
        change.entries,
        record.created.0,
        record.changed.0,
        record.revision,
        record.version + 1,
        record.version,
    ];
    let text = if record.version == 0 {
        "INSERT INTO tables (id, guild, channel, host, game, terms, header, state, phase, turn,
             computer, rated, outcome, entries, created, changed, revision, version)
         SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18
         WHERE ?19 = 0"
    } else {
        "UPDATE tables SET guild = ?2, channel = ?3, host = ?4, game = ?5, terms = ?6, header = ?7,
             state = ?8, phase = ?9, turn = ?10, computer = ?11, rated = ?12,
             outcome = COALESCE(?13, outcome), entries = ?14, created = ?15, changed = ?16,
             revision = ?17, version = ?18
         WHERE id = ?1 AND version = ?19"
    };
    Ok(db.prepare_cached(text)?.execute(row)? == 1)
}

/// The outcome as the row holds it.
fn outcome_text(outcome: &Outcome) -> Result<String, StoreError> {
    let value = serde_json::json!({
        "places": outcome.places,
        "scores": outcome.scores,
        "how": outcome.how.text(),
        "by": outcome.by,
    });
    json("an outcome", &value)
}

fn seats(db: &Transaction<'_>, record: &TableRecord) -> Result<(), StoreError> {
    // A lobby may have lost seats, and so may an invitation on other terms.
    db.prepare_cached("DELETE FROM seats WHERE table_id = ?1 AND seat >= ?2")?
        .execute(params![i64::from(record.id.bits()), record.seats.len() as i64])?;
    let mut insert = db.prepare_cached(
        "INSERT INTO seats (table_id, seat, kind, person, level, over)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6)
         ON CONFLICT (table_id, seat) DO UPDATE
         SET kind = excluded.kind, person = excluded.person, level = excluded.level,
             over = excluded.over",
    )?;
    let over = matches!(record.phase, Phase::Over(_) | Phase::Off(_));
    for (seat, occupant) in record.seats.iter().enumerate() {
        let (kind, person, level) = sitter_columns(occupant);
        let table = i64::from(record.id.bits());
        insert.execute(params![table, seat as i64, kind, person, level, over])?;
    }
    Ok(())
}

fn thought(db: &Transaction<'_>, change: &TableChange, value: i32) -> Result<(), StoreError> {
    db.prepare_cached("INSERT INTO thoughts (table_id, ply, value) VALUES (?1, ?2, ?3)")?
        .execute(params![i64::from(change.record.id.bits()), change.entries, value])?;
    Ok(())
}

fn entries(db: &Transaction<'_>, record: &TableRecord) -> Result<(), StoreError> {
    let mut insert = db.prepare_cached(
        "INSERT INTO entries (table_id, ply, at, by, person, act) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    )?;
    for entry in &record.log {
        let (by, person) = by_columns(entry.by);
        let act = json("an act", &entry.act)?;
        insert.execute(params![
            i64::from(record.id.bits()),
            entry.ply,
            entry.at.0,
            by,
            person,
            act
        ])?;
    }
    Ok(())
}
