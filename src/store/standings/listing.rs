//! What it means for leaderboards that somebody leaves them or comes back.

use super::{boards, seat_wins, who};
use crate::store::db::Db;
use crate::store::error::StoreError;
use crate::table::Time;

/// A person has just left the leaderboards or come back to them.
pub(in crate::store) fn person_changed(db: &Db, person: i64, now: Time) -> Result<(), StoreError> {
    who::all_of(db, person)?.iter().try_for_each(|key| boards::put(db, key, now))
}

/// A server keeps its leaderboards to itself from now on, or shows them again. Puts everybody right
/// who has played there; for a server of ten thousand players that takes a good second.
pub(in crate::store) fn guild_changed(
    db: &Db,
    guild: i64,
    unlisted: bool,
    now: Time,
) -> Result<(), StoreError> {
    seat_wins::guild_changed(db, guild, unlisted)?;
    who::all_in(db, guild)?.iter().try_for_each(|key| boards::put(db, key, now))
}
