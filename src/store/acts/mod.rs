//! One act, one transaction: what changes with it, and what came of it.

mod books;

use rusqlite::{ErrorCode, Transaction, params};

use self::books::Ended;
use crate::rules::{Ladder, Outcome, SeatSet};
use crate::store::file::{Policy, REMEMBER, Store, StoreError};
use crate::store::people::seekers;
use crate::store::rows::{by_columns, column, json, seat_bits, sitter_columns, state};
use crate::store::tables::outbox::{self, NewPost};
use crate::store::tables::threads::GameThread;
use crate::store::tables::{self, due, marks, mates, threads};
use crate::table::TableMessage;
use crate::table::ratings::Judged;
use crate::table::{Decided, Due, End, PersonId, Phase, Sheet, Sitter, Time, Waits};

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
        }
    }
}

/// What changes at a table.
#[derive(Clone, Debug)]
pub struct TableChange {
    /// The table afterwards; its log holds only the new entries.
    sheet: Sheet,
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
        let entries = table.sheet().log.len() as u32;
        let sheet = table.sheet().with_log(decided.entries().to_vec(), decided.marks().to_vec());
        let finish = table.outcome().filter(|_| decided.ends());
        Self {
            sheet,
            entries,
            marks: decided.marks_from,
            due: table.due(&Waits::default()),
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
    policy: Policy,
) -> Result<Committed, StoreError> {
    if let Some(interaction) = change.interaction {
        db.prepare_cached("DELETE FROM interactions WHERE at < ?1")?
            .execute([change.at.plus(-REMEMBER).0])?;
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
        people(db, &table.sheet, change.at)?;
        if !row(db, table)? {
            return Ok(Committed::Conflict);
        }
        done.version = table.sheet.version + 1;
        seats(db, &table.sheet)?;
        mates::keep(db, &table.sheet)?;
        entries(db, &table.sheet)?;
        marks::append(db, table.sheet.id, table.marks, &table.sheet.marks)?;
        due::replace(db, table.sheet.id, &table.due)?;
        if let Some(value) = change.thought {
            thought(db, table, value)?;
        }
        if let Some((outcome, moves)) = &table.finish {
            let (ladder, moves, at) = (table.ladder, *moves, change.at);
            let ended = Ended { sheet: &table.sheet, outcome, ladder, moves, at };
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

fn people(db: &Transaction<'_>, sheet: &Sheet, at: Time) -> Result<(), StoreError> {
    let seated = sheet.seats.iter().filter_map(|sitter| match sitter {
        Sitter::Person { id, name } => Some((*id, name)),
        Sitter::Computer { .. } | Sitter::Free | Sitter::Erased => None,
    });
    let ender = match sheet.phase {
        Phase::Over(End::ForceEnded { by }) => sheet.ended_by.as_ref().map(|name| (by, name)),
        _ => None,
    };
    let mates = sheet.mates.iter().map(|mate| (mate.id, &mate.name));
    // Who only watches sits nowhere.
    let watches = sheet.seats_of(sheet.host).is_empty() && !sheet.host_name.is_empty();
    let host = watches.then_some((sheet.host, &sheet.host_name));
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

/// Writes the row of the table; whether it was as it was loaded.
fn row(db: &Transaction<'_>, change: &TableChange) -> Result<bool, StoreError> {
    let sheet = &change.sheet;
    let outcome = change.finish.as_ref().map(|(outcome, _)| outcome_text(outcome)).transpose()?;
    let row = params![
        i64::from(sheet.id.bits()),
        sheet.venue.guild.map(|guild| column(guild.0)),
        column(sheet.venue.channel.0),
        column(sheet.host.0),
        sheet.terms.game,
        json("terms", &sheet.terms)?,
        json("a header", &sheet.header)?,
        state(sheet.phase),
        json("a phase", &sheet.phase)?,
        seat_bits(change.turn),
        change.computer,
        sheet.terms.rated,
        outcome,
        change.entries,
        sheet.created.0,
        sheet.changed.0,
        sheet.revision,
        sheet.version + 1,
        sheet.version,
    ];
    let text = if sheet.version == 0 {
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

fn seats(db: &Transaction<'_>, sheet: &Sheet) -> Result<(), StoreError> {
    // A lobby may have lost seats, and so may an invitation on other terms.
    db.prepare_cached("DELETE FROM seats WHERE table_id = ?1 AND seat >= ?2")?
        .execute(params![i64::from(sheet.id.bits()), sheet.seats.len() as i64])?;
    let mut insert = db.prepare_cached(
        "INSERT INTO seats (table_id, seat, kind, person, level) VALUES (?1, ?2, ?3, ?4, ?5)
         ON CONFLICT (table_id, seat) DO UPDATE
         SET kind = excluded.kind, person = excluded.person, level = excluded.level",
    )?;
    for (seat, sitter) in sheet.seats.iter().enumerate() {
        let (kind, person, level) = sitter_columns(sitter);
        insert.execute(params![i64::from(sheet.id.bits()), seat as i64, kind, person, level])?;
    }
    Ok(())
}

fn thought(db: &Transaction<'_>, change: &TableChange, value: i32) -> Result<(), StoreError> {
    db.prepare_cached("INSERT INTO thoughts (table_id, ply, value) VALUES (?1, ?2, ?3)")?
        .execute(params![i64::from(change.sheet.id.bits()), change.entries, value])?;
    Ok(())
}

fn entries(db: &Transaction<'_>, sheet: &Sheet) -> Result<(), StoreError> {
    let mut insert = db.prepare_cached(
        "INSERT INTO entries (table_id, ply, at, by, person, act) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    )?;
    for entry in &sheet.log {
        let (by, person) = by_columns(entry.by);
        let act = json("an act", &entry.act)?;
        insert.execute(params![
            i64::from(sheet.id.bits()),
            entry.ply,
            entry.at.0,
            by,
            person,
            act
        ])?;
    }
    Ok(())
}
