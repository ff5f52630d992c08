//! Folding games that are over, some a step, and finding again whom they name.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use super::game_rows;
use crate::store::db::{Db, params};
use crate::store::error::StoreError;
use crate::store::rows::{column, read_json};
use crate::table::{Against, End, NOBODY, Phase, TableId, TableTerms, Time};

/// How long after its last change a game that is over is folded: until then people look at it again
/// and again, have it analysed, or open it once more.
const AFTER: i64 = 24 * 60 * 60 * 1000;
/// How long a step may hold up who writes; one game is always folded in one step.
const STEP: Duration = Duration::from_millis(20);
/// How many games a step folds at most.
const AT_ONCE: u32 = 200;

/// Whether a game is to be folded.
pub(in crate::store) fn waits(db: &Db, now: Time) -> Result<bool, StoreError> {
    Ok(!next(db, now, 1)?.is_empty())
}

/// Folds some games; whether there may be more.
pub(in crate::store) fn step(db: &Db, now: Time) -> Result<bool, StoreError> {
    let (begun, games) = (Instant::now(), next(db, now, AT_ONCE)?);
    for (nth, &table) in games.iter().enumerate() {
        fold(db, table)?;
        if begun.elapsed() > STEP {
            return Ok(nth + 1 < games.len() || games.len() == AT_ONCE as usize);
        }
    }
    Ok(games.len() == AT_ONCE as usize)
}

/// The games that wait longest to be folded; those that never began after those that did.
fn next(db: &Db, now: Time, most: u32) -> Result<Vec<TableId>, StoreError> {
    let mut games = Vec::new();
    for state in ["over", "off"] {
        let left = most - games.len() as u32;
        games.extend(db.column::<TableId, Vec<_>>(
            "SELECT id FROM tables WHERE folded = 0 AND state = ?1 AND changed < ?2
             ORDER BY changed LIMIT ?3",
            params![state, now.plus(-AFTER), left],
        )?);
    }
    Ok(games)
}

fn fold(db: &Db, table: TableId) -> Result<(), StoreError> {
    let mut named: BTreeSet<_> = game_rows::fold(db, table)?.into_iter().collect();
    let (terms, phase, host): (String, String, i64) =
        db.only("SELECT terms, phase, host FROM tables WHERE id = ?1", params![table], |row| {
            Ok((row.get(0)?, row.get(1)?, row.get(2)?))
        })?;
    // What cannot be read names nobody whom an erasure could take out.
    if let Ok(TableTerms { against: Against::Person { id, .. }, .. }) = read_json("terms", &terms) {
        named.insert(column(id.0));
    }
    if let Ok(Phase::Over(End::ForceEnded { by } | End::CalledOff { by })) =
        read_json("a phase", &phase)
    {
        named.insert(column(by.0));
    }
    let seated: Vec<i64> = db.column(
        "SELECT person FROM seats WHERE table_id = ?1 AND person IS NOT NULL",
        params![table],
    )?;
    for found in seated.into_iter().chain([host, column(NOBODY.0)]) {
        named.remove(&found);
    }
    let text = "INSERT INTO traces (person, table_id) VALUES (?1, ?2) ON CONFLICT DO NOTHING";
    named.into_iter().try_for_each(|person| db.execute(text, params![person, table]))
}
