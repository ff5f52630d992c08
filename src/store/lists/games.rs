//! Open games: a person's, a channel's, a server's. As many are open anywhere as people may begin, so
//! all of them are looked at and those of a page are read.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use super::{Progress, Query, Whose, listed};
use crate::store::database::Store;
use crate::store::db::{Db, params};
use crate::store::error::StoreError;
use crate::table::lists::Listing;
use crate::table::{PersonId, TableId, Time};

impl Store {
    /// Lists open games.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    pub async fn games(&self, query: Query) -> Result<Listing, StoreError> {
        self.page(move |db| list(db, &query)).await
    }
}

/// An open game that a list may hold.
struct Candidate {
    id: TableId,
    changed: Time,
    game: String,
    playing: bool,
}

fn list(db: &Db, query: &Query) -> Result<Listing, StoreError> {
    let with = query.with.map(|person| tables_of(db, person)).transpose()?;
    let mut found = candidates(db, query.whose)?;
    found.retain(|open| {
        (open.playing || query.stage == Progress::Open)
            && query.game.as_ref().is_none_or(|game| *game == open.game)
            && with.as_ref().is_none_or(|tables| tables.contains(&open.id))
    });
    let mine = turns_of(db, query.asker)?;
    found.sort_by_key(|open| (!mine.contains(&open.id), Reverse(open.changed), open.id));
    let total = found.len() as u32;
    let (skip, take) = (query.page.skip as usize, query.page.take as usize);
    let ids = found.iter().skip(skip).take(take).map(|open| open.id);
    Ok(Listing { rows: listed::games(db, ids, query.asker)?, total })
}

fn candidates(db: &Db, whose: Whose) -> Result<Vec<Candidate>, StoreError> {
    let (text, key) = match whose {
        Whose::Person(person) => (
            "SELECT t.id, t.changed, t.game, t.state = 'playing'
             FROM (SELECT table_id FROM seats WHERE person = ?1 AND over = 0
                 UNION SELECT table_id FROM mates WHERE person = ?1) own
             CROSS JOIN tables t ON t.id = own.table_id WHERE t.state IN ('waiting', 'playing')",
            person.0,
        ),
        Whose::Channel(channel) => (
            "SELECT t.id, t.changed, t.game, t.state = 'playing' FROM tables t
             WHERE t.channel = ?1 AND t.state IN ('waiting', 'playing')",
            channel.0,
        ),
        Whose::Guild(guild) => (
            "SELECT t.id, t.changed, t.game, t.state = 'playing' FROM tables t
             WHERE t.guild = ?1 AND t.state IN ('waiting', 'playing')",
            guild.0,
        ),
    };
    db.list(text, params![key], |row| {
        let (id, changed, game) = (row.get(0)?, row.get(1)?, row.get(2)?);
        Ok(Candidate { id, changed, game, playing: row.get(3)? })
    })
}

/// The open tables at which a person sits, and all at which they share a seat.
fn tables_of(db: &Db, person: PersonId) -> Result<BTreeSet<TableId>, StoreError> {
    let text = "SELECT table_id FROM seats WHERE person = ?1 AND over = 0
         UNION SELECT table_id FROM mates WHERE person = ?1";
    db.column(text, params![person])
}

/// The tables at which a person is to act.
fn turns_of(db: &Db, person: PersonId) -> Result<BTreeSet<TableId>, StoreError> {
    let text = "SELECT s.table_id FROM seats s CROSS JOIN tables t ON t.id = s.table_id
         WHERE s.person = ?1 AND s.over = 0 AND (t.turn >> CAST(s.seat AS INTEGER)) & 1 = 1
         UNION SELECT m.table_id FROM mates m CROSS JOIN tables t ON t.id = m.table_id
         WHERE m.person = ?1 AND (t.turn >> CAST(m.seat AS INTEGER)) & 1 = 1";
    db.column(text, params![person])
}
