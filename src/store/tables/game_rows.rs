//! Logs of tables: a row an entry while a game runs, and one packed row a game some time after its
//! end.
//!
//! A packed game is a byte that says in which form, and the rest in that form. Form 1 is zlib over
//! JSON: the rows as they were, with what they hold as text untouched. So folding and unfolding need
//! not understand a game, and whatever was stored comes back as it was.

use std::io::{Read, Write};

use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;
use serde::{Deserialize, Serialize};

use crate::store::db::{Db, params};
use crate::store::error::StoreError;
use crate::store::rows::{by, by_columns, column, json, read_json};
use crate::table::{Entry, Marked, PersonId, TableId, Time};

/// The form that is written.
const FORM: u8 = 1;

/// Ply, moment, by, person, act.
type EntryRow = (u32, i64, String, Option<i64>, String);
/// Number, ply, moment, by, person, mark.
type MarkRow = (i64, u32, i64, String, Option<i64>, String);

/// What a table keeps row by row: its log, its marks and what the computer thought.
#[derive(Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::store) struct GameRows {
    entries: Vec<EntryRow>,
    marks: Vec<MarkRow>,
    /// Ply and value.
    thoughts: Vec<(u32, i64)>,
}

impl GameRows {
    /// Those of a table, packed or not; what the computer thought is not read where it stands apart.
    pub(in crate::store) fn played(
        db: &Db,
        table: TableId,
        folded: bool,
    ) -> Result<Self, StoreError> {
        let packed = if folded { packed(db, table)? } else { None };
        packed.map_or_else(|| Self::acted(db, table), |packed| Self::unpack(&packed))
    }

    fn loose(db: &Db, table: TableId) -> Result<Self, StoreError> {
        let thoughts = db.list(
            "SELECT ply, value FROM thoughts WHERE table_id = ?1 ORDER BY ply",
            params![table],
            |row| Ok((row.get(0)?, row.get(1)?)),
        )?;
        Ok(Self { thoughts, ..Self::acted(db, table)? })
    }

    /// Log and marks.
    fn acted(db: &Db, table: TableId) -> Result<Self, StoreError> {
        let entries = db.list(
            "SELECT ply, at, by, person, act FROM entries WHERE table_id = ?1 ORDER BY ply",
            params![table],
            |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?, row.get(4)?)),
        )?;
        let marks = db.list(
            "SELECT nth, ply, at, by, person, mark FROM marks WHERE table_id = ?1 ORDER BY nth",
            params![table],
            |row| {
                let (nth, ply, at) = (row.get(0)?, row.get(1)?, row.get(2)?);
                Ok((nth, ply, at, row.get(3)?, row.get(4)?, row.get(5)?))
            },
        )?;
        Ok(Self { entries, marks, thoughts: Vec::new() })
    }

    const fn is_empty(&self) -> bool {
        self.entries.is_empty() && self.marks.is_empty() && self.thoughts.is_empty()
    }

    /// How many entries the log has.
    pub(in crate::store) const fn entries(&self) -> usize {
        self.entries.len()
    }

    pub(in crate::store) fn log(&self) -> Result<Vec<Entry>, StoreError> {
        let entry = |(ply, at, word, person, act): &EntryRow| {
            let (by, act) = (by(word, *person)?, read_json("an act", act)?);
            Ok(Entry { ply: *ply, at: Time(*at), by, act })
        };
        self.entries.iter().map(entry).collect()
    }

    pub(in crate::store) fn marks(&self) -> Result<Vec<Marked>, StoreError> {
        let mark = |(_, ply, at, word, person, mark): &MarkRow| {
            let (by, mark) = (by(word, *person)?, read_json("a mark", mark)?);
            Ok(Marked { ply: *ply, at: Time(*at), by, mark })
        };
        self.marks.iter().map(mark).collect()
    }

    /// Everybody who did something, as often as they did.
    fn people(&mut self) -> impl Iterator<Item = &mut i64> {
        let acted = self.entries.iter_mut().filter_map(|entry| entry.3.as_mut());
        acted.chain(self.marks.iter_mut().filter_map(|mark| mark.4.as_mut()))
    }

    /// As one row holds it.
    pub(in crate::store) fn pack(&self) -> Result<Vec<u8>, StoreError> {
        let text = json("a finished game", self)?;
        let mut packed = ZlibEncoder::new(vec![FORM], Compression::best());
        let unwritten = |error: std::io::Error| StoreError::unreadable("a finished game", &error);
        packed.write_all(text.as_bytes()).map_err(unwritten)?;
        packed.finish().map_err(unwritten)
    }

    /// The way back.
    pub(in crate::store) fn unpack(packed: &[u8]) -> Result<Self, StoreError> {
        let what = "a finished game";
        let Some((&FORM, rest)) = packed.split_first() else {
            return Err(StoreError::unreadable(what, &"its form is unknown"));
        };
        let mut text = String::new();
        let read = ZlibDecoder::new(rest).read_to_string(&mut text);
        read.map_err(|error| StoreError::unreadable(what, &error))?;
        read_json(what, &text)
    }

    /// Puts the rows where they are while a game runs.
    fn insert(&self, db: &Db, table: TableId) -> Result<(), StoreError> {
        for entry in &self.entries {
            insert_entry(db, table, entry)?;
        }
        for mark in &self.marks {
            insert_mark(db, table, mark)?;
        }
        for &(ply, value) in &self.thoughts {
            insert_thought(db, table, ply, value)?;
        }
        Ok(())
    }
}

/// The first entries of a table, by ply and act: those before this ply.
pub(in crate::store) fn first(
    db: &Db,
    table: TableId,
    folded: bool,
    before: u32,
) -> Result<Vec<(u32, String)>, StoreError> {
    if folded {
        let rows = GameRows::played(db, table, folded)?.entries.into_iter();
        let rows = rows.take_while(|entry| entry.0 < before);
        return Ok(rows.map(|(ply, .., act)| (ply, act)).collect());
    }
    db.list(
        "SELECT ply, act FROM entries WHERE table_id = ?1 AND ply < ?2 ORDER BY ply",
        params![table, before],
        |row| Ok((row.get(0)?, row.get(1)?)),
    )
}

/// Appends to the log of a table.
pub(in crate::store) fn append_entries(
    db: &Db,
    table: TableId,
    log: &[Entry],
) -> Result<(), StoreError> {
    log.iter().try_for_each(|entry| insert_entry(db, table, &entry_row(entry)?))
}

fn entry_row(entry: &Entry) -> Result<EntryRow, StoreError> {
    let (by, person) = by_columns(entry.by);
    Ok((entry.ply, entry.at.0, by.to_owned(), person, json("an act", &entry.act)?))
}

fn insert_entry(
    db: &Db,
    table: TableId,
    (ply, at, by, person, act): &EntryRow,
) -> Result<(), StoreError> {
    db.execute(
        "INSERT INTO entries (table_id, ply, at, by, person, act) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        params![table, ply, at, by, person, act],
    )
}

/// Appends marks to those a table has; the first of them has this number.
pub(in crate::store) fn append_marks(
    db: &Db,
    table: TableId,
    first: usize,
    marks: &[Marked],
) -> Result<(), StoreError> {
    for (nth, marked) in (first as i64..).zip(marks) {
        let (word, person) = by_columns(marked.by);
        let (word, mark) = (word.to_owned(), json("a mark", &marked.mark)?);
        insert_mark(db, table, &(nth, marked.ply, marked.at.0, word, person, mark))?;
    }
    Ok(())
}

fn insert_mark(
    db: &Db,
    table: TableId,
    (nth, ply, at, by, person, mark): &MarkRow,
) -> Result<(), StoreError> {
    db.execute(
        "INSERT INTO marks (table_id, nth, ply, at, by, person, mark)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
        params![table, nth, ply, at, by, person, mark],
    )
}

/// Notes what the computer thought of its position.
pub(in crate::store) fn insert_thought(
    db: &Db,
    table: TableId,
    ply: u32,
    value: i64,
) -> Result<(), StoreError> {
    db.execute(
        "INSERT INTO thoughts (table_id, ply, value) VALUES (?1, ?2, ?3)",
        params![table, ply, value],
    )
}

/// The packed row of a table, if it has one: a game without a single row has none.
fn packed(db: &Db, table: TableId) -> Result<Option<Vec<u8>>, StoreError> {
    db.first("SELECT game FROM folded WHERE table_id = ?1", params![table])
}

/// Makes one row of all rows of a table; who did something there, if anybody did.
pub(in crate::store) fn fold(db: &Db, table: TableId) -> Result<Vec<i64>, StoreError> {
    let mut rows = GameRows::loose(db, table)?;
    if !rows.is_empty() {
        let text = "INSERT INTO folded (table_id, game) VALUES (?1, ?2)";
        db.run(text, params![table, rows.pack()?])?;
        for text in [
            "DELETE FROM entries WHERE table_id = ?1",
            "DELETE FROM marks WHERE table_id = ?1",
            "DELETE FROM thoughts WHERE table_id = ?1",
        ] {
            db.run(text, params![table])?;
        }
    }
    db.run("UPDATE tables SET folded = 1 WHERE id = ?1", params![table])?;
    Ok(rows.people().map(|person| *person).collect())
}

/// Brings a table back that is written to once more; nothing if it is not folded.
pub(in crate::store) fn unfold(db: &Db, table: TableId) -> Result<(), StoreError> {
    if let Some(packed) = packed(db, table)? {
        GameRows::unpack(&packed)?.insert(db, table)?;
        db.run("DELETE FROM folded WHERE table_id = ?1", params![table])?;
    }
    db.execute("UPDATE tables SET folded = 0 WHERE id = ?1 AND folded = 1", params![table])
}

/// Puts somebody into the place of a person wherever they did something at a folded table.
pub(in crate::store) fn replace_person(
    db: &Db,
    table: TableId,
    person: PersonId,
    with: PersonId,
) -> Result<(), StoreError> {
    let Some(packed) = packed(db, table)? else { return Ok(()) };
    let mut rows = GameRows::unpack(&packed)?;
    let (person, with) = (column(person.0), column(with.0));
    rows.people().filter(|who| **who == person).for_each(|who| *who = with);
    db.execute("UPDATE folded SET game = ?2 WHERE table_id = ?1", params![table, rows.pack()?])
}

/// A finished game of this log as it is stored, for benches that make many.
///
/// # Errors
/// If an act cannot be written.
#[cfg(feature = "testing")]
pub fn packed_game(log: &[Entry]) -> Result<Vec<u8>, StoreError> {
    let entries = log.iter().map(entry_row).collect::<Result<_, _>>()?;
    GameRows { entries, ..GameRows::default() }.pack()
}
