//! Who stands where on which leaderboard.

use std::collections::{BTreeMap, BTreeSet};

use super::order::Standing;
use super::tally::{self, Tallied};
use super::who::{Kept, Who};
use super::{order, places};
use crate::store::db::{Db, params};
use crate::store::error::StoreError;
use crate::table::Time;
use crate::table::ratings::RatingPool;

/// How many who have become uncertain are put right in one transaction.
const AT_ONCE: u32 = 200;

/// The leaderboard of ratings.
pub(in crate::store) const RATING: &str = "rating";
/// That of scores among people.
pub(in crate::store) const POINTS: &str = "points";
/// That of scores against the computer.
pub(in crate::store) const POINTS_COMPUTER: &str = "points-computer";
/// That of levels beaten.
pub(in crate::store) const COMPUTER: &str = "computer";
/// That of two people together.
pub(in crate::store) const PAIRS: &str = "pairs";

/// The rows these are to have: by leaderboard and place, what it orders them by.
pub(super) type Rows = BTreeMap<(String, i64), Standing>;

/// Puts right where these stand, whatever changed: what they played, their rating or who is listed.
pub(in crate::store) fn put(db: &Db, key: &Kept, now: Time) -> Result<(), StoreError> {
    let kept = held(db, key)?;
    let wanted = match tally::read(db, key)? {
        Some(tallied) => wanted(db, key, &tallied, &places::guilds(db, key)?, now)?,
        None => Rows::new(),
    };
    for (at, was) in kept.iter().filter(|(at, was)| wanted.get(*at) != Some(was)) {
        remove(db, key, at, was)?;
    }
    for (at, is) in wanted.iter().filter(|(at, is)| kept.get(*at) != Some(is)) {
        insert(db, key, at, is)?;
    }
    Ok(())
}

/// The leaderboards on which a tally of this company may stand.
fn boards_of(key: &Kept) -> &'static [&'static str] {
    if key.who.are_two() {
        &[PAIRS]
    } else if key.pool == RatingPool::Computer {
        &[COMPUTER, POINTS_COMPUTER]
    } else {
        &[RATING, POINTS]
    }
}

/// The rows that a tally and these servers make.
pub(super) fn wanted(
    db: &Db,
    key: &Kept,
    tallied: &Tallied,
    guilds: &BTreeSet<i64>,
    now: Time,
) -> Result<Rows, StoreError> {
    let places = places::listed(db, key.who, guilds)?;
    let mut rows = Rows::new();
    if places.is_empty() {
        return Ok(rows);
    }
    for &board in boards_of(key) {
        let standing = match board {
            RATING if tallied.rated == 0 => None,
            RATING => Some(rated(db, key, now)?),
            COMPUTER => Some(order::computer(tallied)),
            _ => tallied.counted.mean_and_best(key.who).map(order::score),
        };
        let Some(standing) = standing else { continue };
        rows.extend(places.iter().map(|&place| ((board.to_owned(), place), standing)));
    }
    Ok(rows)
}

fn rated(db: &Db, key: &Kept, now: Time) -> Result<Standing, StoreError> {
    let rating = db.one(
        "SELECT value, deviation, volatility, at FROM ratings WHERE person = ?1 AND game = ?2",
        params![key.who.person, key.game],
        |row| Ok((row.get(0)?, order::settled_until(row.get(1)?, row.get(2)?, row.get(3)?))),
    );
    Ok(rating?.map_or(order::UNRATED, |(value, until)| order::rating(value, until, now)))
}

/// The rows these have on the leaderboards of this company.
pub(super) fn held(db: &Db, key: &Kept) -> Result<Rows, StoreError> {
    let mut held: Rows = db.list(
        "SELECT board, place, step, first, second, third, until FROM standings
         WHERE person = ?1 AND other = ?2 AND game = ?3",
        params![key.who.person, key.who.other, key.game],
        |row| {
            let (step, first, second) = (row.get(2)?, row.get(3)?, row.get(4)?);
            let standing = Standing { step, first, second, third: row.get(5)?, until: row.get(6)? };
            Ok(((row.get(0)?, row.get(1)?), standing))
        },
    )?;
    held.retain(|(board, _), _| boards_of(key).contains(&board.as_str()));
    Ok(held)
}

fn insert(
    db: &Db,
    key: &Kept,
    (board, place): &(String, i64),
    standing: &Standing,
) -> Result<(), StoreError> {
    let Kept { who: Who { person, other }, game, .. } = key;
    let Standing { step, first, second, third, until } = standing;
    db.run(
        "INSERT INTO standings
             (game, board, place, step, first, second, third, person, other, until)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
        params![game, board, place, step, first, second, third, person, other, until],
    )?;
    db.execute(
        "INSERT INTO standing_steps (game, board, place, step, people) VALUES (?1, ?2, ?3, ?4, 1)
         ON CONFLICT (game, board, place, step) DO UPDATE SET people = standing_steps.people + 1",
        params![game, board, place, step],
    )
}

fn remove(
    db: &Db,
    key: &Kept,
    (board, place): &(String, i64),
    standing: &Standing,
) -> Result<(), StoreError> {
    db.run(
        "DELETE FROM standings
         WHERE person = ?1 AND other = ?2 AND game = ?3 AND board = ?4 AND place = ?5",
        params![key.who.person, key.who.other, key.game, board, place],
    )?;
    let of = params![key.game, board, place, standing.step];
    db.run(
        "UPDATE standing_steps SET people = people - 1
         WHERE game = ?1 AND board = ?2 AND place = ?3 AND step = ?4",
        of,
    )?;
    db.execute(
        "DELETE FROM standing_steps
         WHERE game = ?1 AND board = ?2 AND place = ?3 AND step = ?4 AND people <= 0",
        of,
    )
}

/// Whether somebody's rating has become uncertain since they were put in their place.
pub(in crate::store) fn stale(db: &Db, now: Time) -> Result<bool, StoreError> {
    // Asked for a single row, a server that takes a third of them for stale reads them one by one.
    let text = "SELECT MIN(until) FROM standings WHERE until IS NOT NULL";
    let soonest: Option<Time> = db.value(text, params![])?;
    Ok(soonest.is_some_and(|soonest| soonest <= now))
}

/// Puts some of those right whose rating has become uncertain; whether there may be more.
pub(in crate::store) fn refresh(db: &Db, now: Time) -> Result<bool, StoreError> {
    let stale: Vec<_> = db.list(
        "SELECT person, other, game FROM standings WHERE until <= ?1 ORDER BY until LIMIT ?2",
        params![now, AT_ONCE],
        |row| {
            let who = Who { person: row.get(0)?, other: row.get(1)? };
            // Only ratings become uncertain.
            Ok(Kept { who, game: row.get(2)?, pool: RatingPool::People })
        },
    )?;
    stale.iter().try_for_each(|key| put(db, key, now))?;
    Ok(stale.len() >= AT_ONCE as usize)
}
