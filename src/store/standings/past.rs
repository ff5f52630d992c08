//! The finished games of each person, and of each two.

use super::filled::Filled;
use crate::store::db::{Db, Row, params};
use crate::store::error::StoreError;
use crate::store::rows::column;
use crate::table::{GuildId, Phase, TableId, TableRecord, Time};

/// A finished game in somebody's list.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::store) struct PastRow {
    /// With whom; 0 in the list of all.
    pub(super) other: i64,
    pub(super) ended: Time,
    pub(super) table: TableId,
    pub(super) game: String,
    pub(super) guild: Option<GuildId>,
}

/// Puts a table on the lists of its people if it is over now, and takes it off them if it is not any
/// longer; `before` is when it had changed last if it was over before this act.
pub(in crate::store) fn note(
    db: &Db,
    record: &TableRecord,
    before: Option<Time>,
) -> Result<(), StoreError> {
    let is_over = matches!(record.phase, Phase::Over(_));
    if !is_over && before.is_none() {
        return Ok(());
    }
    let (filled, table) = (Filled::read(db)?, record.id);
    let people: Vec<_> = record.people().into_iter().map(|person| column(person.0)).collect();
    for &person in people.iter().filter(|&&person| filled.has(person)) {
        let others = people.iter().copied().filter(|&other| other != person);
        for other in others.chain([0]) {
            if let Some(ended) = before {
                remove(db, person, other, (ended, table))?;
            }
            if is_over {
                let (ended, guild) = (record.changed, record.venue.guild);
                let game = record.terms.game.clone();
                insert(db, person, &PastRow { other, ended, table, game, guild })?;
            }
        }
    }
    Ok(())
}

/// What a person's lists are to hold, by seats and tables.
pub(super) fn wanted(db: &Db, person: i64) -> Result<Vec<PastRow>, StoreError> {
    db.list(
        "SELECT DISTINCT CASE WHEN x.person = ?1 THEN 0 ELSE x.person END, t.changed, t.id, t.game,
             t.guild
         FROM seats s CROSS JOIN tables t ON t.id = s.table_id
         CROSS JOIN seats x ON x.table_id = s.table_id AND x.person IS NOT NULL
         WHERE s.person = ?1 AND t.state = 'over'",
        params![person],
        read,
    )
}

/// What a person's lists hold.
pub(super) fn held(db: &Db, person: i64) -> Result<Vec<PastRow>, StoreError> {
    let text = "SELECT other, ended, table_id, game, guild FROM past WHERE person = ?1";
    db.list(text, params![person], read)
}

/// The columns other, ended, table, game and guild.
fn read(row: &Row) -> Result<PastRow, StoreError> {
    Ok(PastRow {
        other: row.get(0)?,
        ended: row.get(1)?,
        table: row.get(2)?,
        game: row.get(3)?,
        guild: row.get(4)?,
    })
}

pub(super) fn fill(db: &Db, person: i64) -> Result<(), StoreError> {
    wanted(db, person)?.iter().try_for_each(|row| insert(db, person, row))
}

/// Takes a person out of all lists, while their seats still say where they sat.
pub(in crate::store) fn erase(db: &Db, person: i64) -> Result<(), StoreError> {
    for row in wanted(db, person)?.iter().filter(|row| row.other != 0) {
        remove(db, row.other, person, (row.ended, row.table))?;
    }
    db.execute("DELETE FROM past WHERE person = ?1", params![person])
}

fn insert(db: &Db, person: i64, row: &PastRow) -> Result<(), StoreError> {
    db.execute(
        "INSERT INTO past (person, other, ended, table_id, game, guild)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT DO NOTHING",
        params![person, row.other, row.ended, row.table, row.game, row.guild],
    )
}

fn remove(
    db: &Db,
    person: i64,
    other: i64,
    (ended, table): (Time, TableId),
) -> Result<(), StoreError> {
    db.execute(
        "DELETE FROM past WHERE person = ?1 AND other = ?2 AND ended = ?3 AND table_id = ?4",
        params![person, other, ended, table],
    )
}
