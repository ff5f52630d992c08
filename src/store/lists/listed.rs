//! A game as lists show it.

use crate::store::db::{Db, params};
use crate::store::error::StoreError;
use crate::store::rows::{bit_seats, venue};
use crate::store::tables;
use crate::table::lists::Listed;
use crate::table::{Faces, Occupant, PersonId, Phase, TableId, TableTerms};
use crate::table::{MessageRole, TableMessage};

/// These games, in this order, as `asker` sees them.
pub(super) fn games(
    db: &Db,
    ids: impl IntoIterator<Item = TableId>,
    asker: PersonId,
) -> Result<Vec<Listed>, StoreError> {
    let mut listed = Vec::new();
    for id in ids {
        let text = "SELECT t.id, t.guild, t.channel, t.game, t.phase, t.rated, t.turn, t.changed,
                 CASE WHEN EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.person = ?2
                     AND (t.turn >> CAST(s.seat AS INTEGER)) & 1 = 1)
                     OR EXISTS (SELECT 1 FROM mates m WHERE m.table_id = t.id AND m.person = ?2
                     AND (t.turn >> CAST(m.seat AS INTEGER)) & 1 = 1) THEN 1 ELSE 0 END AS mine,
                 (SELECT d.flag FROM due d WHERE d.table_id = t.id), t.terms,
                 t.host, (SELECT p.name FROM people p WHERE p.id = t.host)
             FROM tables t WHERE t.id = ?1";
        listed.extend(db.one(text, params![id, asker], |row| {
            let phase: Phase = row.json(4, "a phase")?;
            let terms: TableTerms = row.json(10, "terms")?;
            let faces = Faces::of(terms.customs.anonymous, matches!(phase, Phase::Over(_)));
            let seats = tables::seats(db, id)?;
            let host = Occupant::Person { id: row.get(11)?, name: row.get(12)? };
            Ok(Listed {
                id,
                venue: venue(row, 1, 2)?,
                game: row.get(3)?,
                phase,
                rated: row.get(5)?,
                host: masked(host, faces),
                seats: seats.into_iter().map(|seat| masked(seat, faces)).collect(),
                turn: bit_seats(row.get(6)?),
                asker_to_act: row.get(8)?,
                changed: row.get(7)?,
                flag: row.get(9)?,
                message: newest_message(db, id)?,
            })
        })?);
    }
    Ok(listed)
}

/// Somebody at a table; of players who are not to know each other, without the name.
fn masked(occupant: Occupant, faces: Faces) -> Occupant {
    match occupant {
        Occupant::Person { id, .. } if faces.are_veiled() => {
            Occupant::Person { id, name: String::new() }
        }
        other => other,
    }
}

/// The board of a table, or else its invitation.
fn newest_message(db: &Db, table: TableId) -> Result<Option<TableMessage>, StoreError> {
    let text =
        "SELECT role, channel, message FROM messages WHERE table_id = ?1 ORDER BY role LIMIT 1";
    db.one(text, params![table], |row| {
        let board = row.get::<String>(0)? == MessageRole::Board.word();
        let role = if board { MessageRole::Board } else { MessageRole::Invitation };
        Ok(TableMessage { table, role, channel: row.get(1)?, message: row.get(2)? })
    })
}
