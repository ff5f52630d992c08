//! Who stands where on which leaderboard.

use std::collections::{BTreeMap, BTreeSet};

use super::order::{Order, Standing};
use super::tally::{self, Tallied};
use super::who::{Kept, Who};
use super::{order, places};
use crate::store::db::{Db, params};
use crate::store::error::StoreError;
use crate::store::rows::pool;
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
    for ((board, place), was) in &kept {
        if wanted.get(&(board.clone(), *place)) != Some(was) {
            remove(db, key, (board, *place), was)?;
        }
    }
    for ((board, place), is) in &wanted {
        if kept.get(&(board.clone(), *place)) != Some(is) {
            insert(db, key, (board, *place), is)?;
        }
    }
    Ok(())
}

/// The leaderboards on which a tally of this company may stand.
fn boards_of(key: &Kept) -> &'static [&'static str] {
    if key.who.are_two() {
        &[PAIRS]
    } else if key.pool == pool(RatingPool::Computer) {
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
    let rows = db.rows(
        "SELECT board, place, step, first, second, third, until FROM standings
         WHERE person = ?1 AND other = ?2 AND game = ?3",
        params![key.who.person, key.who.other, key.game],
    )?;
    let mut held = Rows::new();
    for row in &rows {
        let board: String = row.get(0)?;
        if !boards_of(key).contains(&board.as_str()) {
            continue;
        }
        let order = Order {
            step: row.get(2)?,
            first: row.get(3)?,
            second: row.get(4)?,
            third: row.get(5)?,
        };
        held.insert((board, row.get(1)?), Standing { order, until: row.get(6)? });
    }
    Ok(held)
}

fn insert(
    db: &Db,
    key: &Kept,
    (board, place): (&str, i64),
    standing: &Standing,
) -> Result<(), StoreError> {
    let Standing { order, until } = standing;
    db.run(
        "INSERT INTO standings
             (game, board, place, step, first, second, third, person, other, until)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
        params![
            key.game,
            board,
            place,
            order.step,
            order.first,
            order.second,
            order.third,
            key.who.person,
            key.who.other,
            until
        ],
    )?;
    db.execute(
        "INSERT INTO standing_steps (game, board, place, step, people) VALUES (?1, ?2, ?3, ?4, 1)
         ON CONFLICT (game, board, place, step) DO UPDATE SET people = standing_steps.people + 1",
        params![key.game, board, place, order.step],
    )
}

fn remove(
    db: &Db,
    key: &Kept,
    (board, place): (&str, i64),
    standing: &Standing,
) -> Result<(), StoreError> {
    db.run(
        "DELETE FROM standings
         WHERE person = ?1 AND other = ?2 AND game = ?3 AND board = ?4 AND place = ?5",
        params![key.who.person, key.who.other, key.game, board, place],
    )?;
    let of = params![key.game, board, place, standing.order.step];
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
            Ok(Kept { who, game: row.get(2)?, pool: pool(RatingPool::People).to_owned() })
        },
    )?;
    stale.iter().try_for_each(|key| put(db, key, now))?;
    Ok(stale.len() >= AT_ONCE as usize)
}
