//! Where people are listed: on the leaderboards of servers, and on that of everywhere.

use std::collections::BTreeSet;

use super::who::{Kept, Who};
use crate::store::db::{Db, params};
use crate::store::error::StoreError;

/// The place that is all servers together, but for those that keep theirs to themselves.
pub(in crate::store) const EVERYWHERE: i64 = 0;

/// Notes that these have finished a game on this server, 0 for a private chat.
pub(super) fn note(db: &Db, key: &Kept, guild: i64) -> Result<(), StoreError> {
    db.execute(
        "INSERT INTO tally_guilds (person, other, game, pool, guild) VALUES (?1, ?2, ?3, ?4, ?5)
         ON CONFLICT DO NOTHING",
        params![key.who.person, key.who.other, key.game, key.pool, guild],
    )
}

/// The servers on which these have finished a game, 0 for private chats.
pub(super) fn guilds(db: &Db, key: &Kept) -> Result<BTreeSet<i64>, StoreError> {
    let text = "SELECT guild FROM tally_guilds
         WHERE person = ?1 AND other = ?2 AND game = ?3 AND pool = ?4";
    db.column(text, params![key.who.person, key.who.other, key.game, key.pool])
}

/// Where those who have played on these servers are listed. Who has left the leaderboards is on none.
pub(super) fn listed(
    db: &Db,
    who: Who,
    guilds: &BTreeSet<i64>,
) -> Result<BTreeSet<i64>, StoreError> {
    if left(db, who)? {
        return Ok(BTreeSet::new());
    }
    let mut places: BTreeSet<i64> = guilds.iter().copied().filter(|&guild| guild != 0).collect();
    for &guild in guilds {
        if !unlisted_guild(db, guild)? {
            places.insert(EVERYWHERE);
            break;
        }
    }
    Ok(places)
}

/// Whether one of these has left the leaderboards.
pub(super) fn left(db: &Db, who: Who) -> Result<bool, StoreError> {
    Ok(unlisted_person(db, who.person)? || who.are_two() && unlisted_person(db, who.other)?)
}

fn unlisted_person(db: &Db, person: i64) -> Result<bool, StoreError> {
    let text = "SELECT EXISTS (SELECT 1 FROM unlisted_people WHERE person = ?1)";
    db.value(text, params![person])
}

/// Whether a server keeps its leaderboards to itself; private chats (0) do not.
pub(super) fn unlisted_guild(db: &Db, guild: i64) -> Result<bool, StoreError> {
    let text = "SELECT EXISTS (SELECT 1 FROM unlisted_guilds WHERE guild = ?1)";
    db.value(text, params![guild])
}
