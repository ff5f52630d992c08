//! How the first two seats of a game fared in rated games between people.

use super::filled::Filled;
use super::places::{EVERYWHERE, unlisted_guild};
use crate::store::db::{Db, params};
use crate::store::error::StoreError;
use crate::table::TableId;

/// What one table adds to the count.
struct Wins {
    game: String,
    guild: Option<i64>,
    /// The one of its people with the smallest number: with them it is filled.
    least: i64,
    first: i64,
    second: i64,
}

/// Adds a table to the count once (`times` 1) or takes it out (-1), as its results are now. A table
/// without rated results between people adds nothing.
pub(in crate::store) fn count(
    db: &Db,
    table: TableId,
    times: i64,
    filled: Filled,
) -> Result<(), StoreError> {
    let Some(wins) = wins(db, table)?.filter(|wins| filled.has(wins.least)) else { return Ok(()) };
    add(db, &wins, times)
}

/// Counts the tables that are filled with this person.
pub(super) fn fill(db: &Db, person: i64) -> Result<(), StoreError> {
    for table in tables(db, person)? {
        if let Some(wins) = wins(db, table)?.filter(|wins| wins.least == person) {
            add(db, &wins, 1)?;
        }
    }
    Ok(())
}

/// The tables that count, at which this person has a result.
pub(in crate::store) fn tables(db: &Db, person: i64) -> Result<Vec<TableId>, StoreError> {
    db.column(
        "SELECT table_id FROM results WHERE person = ?1 AND pool = 'people' AND rated = 1",
        params![person],
    )
}

/// A server keeps its leaderboards to itself from now on, or shows them again.
pub(super) fn guild_changed(db: &Db, guild: i64, unlisted: bool) -> Result<(), StoreError> {
    let rows: Vec<(String, [i64; 3])> = db.list(
        "SELECT game, games, first, second FROM seat_wins WHERE place = ?1",
        params![guild],
        |row| Ok((row.get(0)?, [row.get(1)?, row.get(2)?, row.get(3)?])),
    )?;
    let times = if unlisted { -1 } else { 1 };
    for (game, numbers) in rows {
        put(db, &game, EVERYWHERE, numbers.map(|number| number * times))?;
    }
    Ok(())
}

fn wins(db: &Db, table: TableId) -> Result<Option<Wins>, StoreError> {
    let rows = db.rows(
        "SELECT game, guild, person, seat = 0 AND verdict = 'won', seat = 1 AND verdict = 'won'
         FROM results WHERE table_id = ?1 AND pool = 'people' AND rated = 1",
        params![table],
    )?;
    let mut wins: Option<Wins> = None;
    for row in &rows {
        let (person, first, second): (i64, i64, i64) = (row.get(2)?, row.get(3)?, row.get(4)?);
        let wins = wins.get_or_insert(Wins {
            game: row.get(0)?,
            guild: row.get(1)?,
            least: person,
            first: 0,
            second: 0,
        });
        wins.least = wins.least.min(person);
        wins.first += first;
        wins.second += second;
    }
    Ok(wins)
}

fn add(db: &Db, wins: &Wins, times: i64) -> Result<(), StoreError> {
    let numbers = [times, wins.first * times, wins.second * times];
    if let Some(guild) = wins.guild {
        put(db, &wins.game, guild, numbers)?;
    }
    if !unlisted_guild(db, wins.guild.unwrap_or(0))? {
        put(db, &wins.game, EVERYWHERE, numbers)?;
    }
    Ok(())
}

fn put(
    db: &Db,
    game: &str,
    place: i64,
    [games, first, second]: [i64; 3],
) -> Result<(), StoreError> {
    db.run(
        "INSERT INTO seat_wins (game, place, games, first, second) VALUES (?1, ?2, ?3, ?4, ?5)
         ON CONFLICT (place, game) DO UPDATE SET games = seat_wins.games + excluded.games,
             first = seat_wins.first + excluded.first, second = seat_wins.second + excluded.second",
        params![game, place, games, first, second],
    )?;
    db.execute(
        "DELETE FROM seat_wins WHERE game = ?1 AND place = ?2 AND games = 0",
        params![game, place],
    )
}
