//! Filling files of versions that kept nothing for lists: some people a step, while the bot runs.

use std::time::{Duration, Instant};

use super::filled::Filled;
use super::{boards, past, places, recount, seat_wins, tally, who};
use crate::store::db::{Db, params};
use crate::store::error::StoreError;
use crate::table::Time;

/// How long a step may hold up who writes; one person is always filled in one step.
const STEP: Duration = Duration::from_millis(20);
/// How many people a step fills at most.
const AT_ONCE: u32 = 500;

/// Fills the next people; whether some are left. Their games that end later are counted as they end.
pub(in crate::store) fn step(db: &Db, now: Time) -> Result<bool, StoreError> {
    let filled = Filled::read(db)?;
    if filled.is_whole() {
        return Ok(false);
    }
    let begun = Instant::now();
    let mut last = None;
    for person in who::after(db, filled.upto(), AT_ONCE)? {
        self::person(db, person, now)?;
        last = Some(person);
        if begun.elapsed() > STEP {
            break;
        }
    }
    Filled::advance(db, last)?;
    Ok(last.is_some())
}

fn person(db: &Db, person: i64, now: Time) -> Result<(), StoreError> {
    for (key, (tallied, guilds)) in recount::all(db, person)? {
        tally::write(db, &key, &tallied)?;
        for guild in guilds {
            places::note(db, &key, guild)?;
        }
        boards::put(db, &key, now)?;
    }
    seat_wins::fill(db, person)?;
    past::fill(db, person)?;
    db.execute(
        "UPDATE seats SET over = 1 WHERE person = ?1 AND over = 0 AND EXISTS
         (SELECT 1 FROM tables t WHERE t.id = seats.table_id AND t.state IN ('over', 'off'))",
        params![person],
    )
}
