//! The rows of a table: of what changes seldom only that which has changed.

use super::{Change, TableChange};
use crate::rules::Outcome;
use crate::store::db::{Db, params};
use crate::store::error::StoreError;
use crate::store::rows::{json, seat_bits, sitter_columns, state};
use crate::store::standings::past;
use crate::store::tables::{due, game_rows, mates};
use crate::table::{End, Occupant, PersonId, Phase, TableRecord, Time};

/// Writes what changes at a table; whether it was as it was loaded. If not, some of it may be
/// written, and the transaction is to be dropped.
pub(super) fn write(db: &Db, table: &TableChange, change: &Change) -> Result<bool, StoreError> {
    let (record, before) = (&table.record, table.before.as_deref());
    people(db, record, before, change.at)?;
    if !row(db, table)? {
        return Ok(false);
    }
    if before
        .is_none_or(|before| before.seats != record.seats || is_over(before) != is_over(record))
    {
        seats(db, record)?;
    }
    if before.is_none_or(|before| before.mates != record.mates) {
        mates::keep(db, record)?;
    }
    let id = record.id;
    let appends = !record.log.is_empty() || !record.marks.is_empty();
    if appends && before.is_some_and(is_over) {
        game_rows::unfold(db, id)?;
    }
    game_rows::append_entries(db, id, &record.log)?;
    game_rows::append_marks(db, id, table.marks, &record.marks)?;
    due::replace(db, id, &table.due)?;
    past::note(db, record, before.and_then(TableRecord::over_since))?;
    if let Some(value) = change.thought {
        game_rows::insert_thought(db, id, table.entries, value.into())?;
    }
    Ok(true)
}

/// Everybody whom a table names, by the name last seen.
fn named(record: &TableRecord) -> impl Iterator<Item = (PersonId, &str)> {
    let seated = record.seats.iter().filter_map(|occupant| match occupant {
        Occupant::Person { id, name } => Some((*id, name.as_str())),
        Occupant::Computer { .. } | Occupant::Free | Occupant::Erased => None,
    });
    let ender = match record.phase {
        Phase::Over(End::ForceEnded { by }) => record.ended_by.as_deref().map(|name| (by, name)),
        _ => None,
    };
    let mates = record.mates.iter().map(|mate| (mate.id, mate.name.as_str()));
    // Who only watches sits nowhere.
    let watches = record.seats_of(record.host).is_empty() && !record.host_name.is_empty();
    let host = watches.then_some((record.host, record.host_name.as_str()));
    seated.chain(mates).chain(ender).chain(host)
}

fn people(
    db: &Db,
    record: &TableRecord,
    before: Option<&TableRecord>,
    at: Time,
) -> Result<(), StoreError> {
    let known: Vec<_> = before.into_iter().flat_map(named).collect();
    for (id, name) in named(record).filter(|named| !known.contains(named)) {
        db.run(
            "INSERT INTO people (id, name, seen) VALUES (?1, ?2, ?3)
             ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen = excluded.seen
             WHERE people.name <> excluded.name",
            params![id, name, at],
        )?;
    }
    Ok(())
}

const fn is_over(record: &TableRecord) -> bool {
    matches!(record.phase, Phase::Over(_) | Phase::Off(_))
}

/// Whether nothing of a table changed but what changes with every move.
fn goes_on(record: &TableRecord, before: &TableRecord) -> bool {
    record.phase == before.phase
        && record.venue == before.venue
        && record.host == before.host
        && record.terms == before.terms
        && record.header == before.header
        && record.created == before.created
        && record.revision == before.revision
}

/// Writes the row of the table; whether it was as it was loaded.
fn row(db: &Db, change: &TableChange) -> Result<bool, StoreError> {
    let record = &change.record;
    if change.before.as_deref().is_some_and(|before| goes_on(record, before)) {
        let text = "UPDATE tables SET turn = ?2, computer = ?3, entries = ?4, changed = ?5,
                 version = ?6
             WHERE id = ?1 AND version = ?7";
        let row = params![
            record.id,
            seat_bits(change.turn),
            change.computer,
            change.entries,
            record.changed,
            record.version + 1,
            record.version,
        ];
        return db.wrote(text, row);
    }
    whole_row(db, change)
}

fn whole_row(db: &Db, change: &TableChange) -> Result<bool, StoreError> {
    let record = &change.record;
    let outcome = change.finish.as_ref().map(|(outcome, _)| outcome_text(outcome)).transpose()?;
    let row = params![
        record.id,
        record.venue.guild,
        record.venue.channel,
        record.host,
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
        record.created,
        record.changed,
        record.revision,
        record.version + 1,
        record.version,
    ];
    let text = if record.version == 0 {
        "INSERT INTO tables (id, guild, channel, host, game, terms, header, state, phase, turn,
             computer, rated, outcome, entries, created, changed, revision, version)
         SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18
         WHERE CAST(?19 AS BIGINT) = 0"
    } else {
        "UPDATE tables SET guild = ?2, channel = ?3, host = ?4, game = ?5, terms = ?6, header = ?7,
             state = ?8, phase = ?9, turn = ?10, computer = ?11, rated = ?12,
             outcome = COALESCE(?13, outcome), entries = ?14, created = ?15, changed = ?16,
             revision = ?17, version = ?18
         WHERE id = ?1 AND version = ?19"
    };
    db.wrote(text, row)
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

fn seats(db: &Db, record: &TableRecord) -> Result<(), StoreError> {
    let (table, over) = (record.id, is_over(record));
    // A lobby may have lost seats, and so may an invitation on other terms.
    let lost = "DELETE FROM seats WHERE table_id = ?1 AND seat >= ?2";
    db.run(lost, params![table, record.seats.len() as i64])?;
    for (seat, occupant) in (0i64..).zip(&record.seats) {
        let (kind, person, level) = sitter_columns(occupant);
        db.run(
            "INSERT INTO seats (table_id, seat, kind, person, level, over)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6)
             ON CONFLICT (table_id, seat) DO UPDATE
             SET kind = excluded.kind, person = excluded.person, level = excluded.level,
                 over = excluded.over",
            params![table, seat, kind, person, level, over],
        )?;
    }
    Ok(())
}
