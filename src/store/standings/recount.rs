//! Tallies counted anew from the results.

use std::collections::{BTreeMap, BTreeSet};

use super::tally::{Played, Tallied};
use super::who::{Kept, Who};
use crate::store::db::{Db, Row, params};
use crate::store::error::StoreError;
use crate::store::rows::read_verdict;
use crate::table::ratings::RatingPool;

/// What results add up to: the tally, and the servers, 0 for private chats.
pub(in crate::store) type Counted = (Tallied, BTreeSet<i64>);

/// Every tally of a person, and those with people of greater numbers.
pub(in crate::store) fn all(db: &Db, person: i64) -> Result<BTreeMap<Kept, Counted>, StoreError> {
    let mut all = alone(db, person)?;
    let rows = db.rows(
        "SELECT b.person, a.game, a.score, b.score, a.rated, a.forfeit + b.forfeit > 0, a.at,
             COALESCE(a.guild, 0)
         FROM results a CROSS JOIN results b ON b.table_id = a.table_id AND b.person > a.person
         WHERE a.person = ?1 AND a.pool = 'people' ORDER BY a.at, a.table_id DESC",
        params![person],
    )?;
    for row in &rows {
        let scores = [row.get(2)?, row.get(3)?];
        let Some(played) = Played::together(scores, row.get(4)?, row.get(5)?, row.get(6)?) else {
            continue;
        };
        let who = Who::two(person, row.get(0)?);
        let key = Kept { who, game: row.get(1)?, pool: RatingPool::People };
        let guild = played.rated.then_some(row.get(7)?);
        note(&mut all, key, &played, guild);
    }
    Ok(all)
}

/// Every tally of a person alone.
pub(in crate::store) fn alone(db: &Db, person: i64) -> Result<BTreeMap<Kept, Counted>, StoreError> {
    let mut all = BTreeMap::new();
    let rows = db.rows(
        "SELECT game, pool, verdict, level, score, rated, forfeit, at, COALESCE(guild, 0)
         FROM results WHERE person = ?1 ORDER BY game, pool, at, table_id DESC",
        params![person],
    )?;
    for row in &rows {
        let key = Kept { who: Who::one(person), game: row.get(0)?, pool: row.get(1)? };
        let (played, guild) = (played(row, key.pool)?, row.get(8)?);
        note(&mut all, key, &played, Some(guild));
    }
    Ok(all)
}

fn note(all: &mut BTreeMap<Kept, Counted>, key: Kept, played: &Played, guild: Option<i64>) {
    let (tallied, guilds) = all.entry(key).or_default();
    tallied.add(played);
    guilds.extend(guild);
}

fn played(row: &Row, company: RatingPool) -> Result<Played, StoreError> {
    let word: String = row.get(2)?;
    let (score, rated): (Option<i32>, bool) = (row.get(4)?, row.get(5)?);
    Ok(Played {
        verdict: Some(read_verdict(&word)?),
        level: row.get(3)?,
        points: score.map(i64::from),
        best: score,
        rated,
        counts: rated || company == RatingPool::Computer,
        forfeit: row.get(6)?,
        at: row.get(7)?,
    })
}
