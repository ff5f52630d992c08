//! Profiles: what is known of a person's play.

use rusqlite::{Connection, OptionalExtension, params};

use crate::store::file::{Store, StoreError};
use crate::store::rows::{column, pool, rating as read_rating, read_verdict};
use crate::table::lists::{Profile, RatingPoint, Tally};
use crate::table::ratings::{Rating, RatingPool, Verdict};
use crate::table::{PersonId, Time};

/// How far back a streak is followed.
const LONGEST_STREAK: u32 = 100;

impl Store {
    /// A person's profile; `None` if they were never at a table.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn profile(&self, person: PersonId) -> Result<Option<Profile>, StoreError> {
        self.read(move |db| {
            let mut found = db.prepare_cached("SELECT name FROM people WHERE id = ?1")?;
            let name = found.query_row([column(person.0)], |row| row.get(0)).optional()?;
            let Some(name) = name else { return Ok(None) };
            let (ratings, tallies) = (ratings(db, person)?, tallies(db, person)?);
            Ok(Some(Profile { name, ratings, tallies }))
        })
        .await
    }

    /// A person's rating in a game.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn rating(&self, person: PersonId, game: String) -> Result<Rating, StoreError> {
        self.read(move |db| rating(db, person, &game)).await
    }

    /// The last points of a person's rating curve in a game, oldest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn rating_history(
        &self,
        person: PersonId,
        game: String,
        most: u32,
    ) -> Result<Vec<RatingPoint>, StoreError> {
        self.read(move |db| {
            let mut found = db.prepare_cached(
                "SELECT at, value, deviation FROM rating_history
                 WHERE person = ?1 AND game = ?2 ORDER BY at DESC, table_id LIMIT ?3",
            )?;
            let point = |row: &rusqlite::Row<'_>| {
                let (value, deviation) = (row.get(1)?, row.get(2)?);
                Ok(RatingPoint { at: Time(row.get(0)?), value, deviation })
            };
            let points = found.query_map(params![column(person.0), game, most], point)?;
            let mut points = points.collect::<Result<Vec<_>, _>>()?;
            points.reverse();
            Ok(points)
        })
        .await
    }
}

/// A person's rating in a game; that of a new player if they have none.
pub(in crate::store) fn rating(
    db: &Connection,
    person: PersonId,
    game: &str,
) -> Result<Rating, StoreError> {
    let mut found = db.prepare_cached(
        "SELECT value, deviation, volatility, games, at FROM ratings WHERE person = ?1 AND game = ?2",
    )?;
    let key = params![column(person.0), game];
    let rating = found.query_row(key, |row| read_rating(row, 0)).optional()?;
    Ok(rating.unwrap_or(Rating::NEW))
}

fn ratings(db: &Connection, person: PersonId) -> Result<Vec<(String, Rating)>, StoreError> {
    let mut found = db.prepare_cached(
        "SELECT game, value, deviation, volatility, games, at FROM ratings
         WHERE person = ?1 ORDER BY game",
    )?;
    let rows =
        found.query_map([column(person.0)], |row| Ok((row.get(0)?, read_rating(row, 1)?)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

fn tallies(db: &Connection, person: PersonId) -> Result<Vec<Tally>, StoreError> {
    let mut found = db.prepare_cached(
        "SELECT game, pool,
             SUM(CASE WHEN verdict = 'won' THEN 1 ELSE 0 END),
             SUM(CASE WHEN verdict = 'drawn' THEN 1 ELSE 0 END),
             SUM(CASE WHEN verdict = 'lost' THEN 1 ELSE 0 END),
             AVG(CAST(score AS REAL)), MAX(score),
             MAX(CASE WHEN verdict = 'won' THEN level END), SUM(forfeit)
         FROM results WHERE person = ?1 GROUP BY game, pool ORDER BY game, pool DESC",
    )?;
    let mut rows = found.query([column(person.0)])?;
    let mut tallies = Vec::new();
    while let Some(row) = rows.next()? {
        let (game, word): (String, String) = (row.get(0)?, row.get(1)?);
        let (mean, best): (Option<f64>, Option<i32>) = (row.get(5)?, row.get(6)?);
        let people = word == pool(RatingPool::People);
        tallies.push(Tally {
            streak: streak(db, person, &game, &word)?,
            longest: longest(db, person, &game, &word)?,
            game,
            pool: if people { RatingPool::People } else { RatingPool::Computer },
            won: row.get(2)?,
            drawn: row.get(3)?,
            lost: row.get(4)?,
            scores: mean.zip(best),
            beaten: row.get(7)?,
            forfeits: row.get(8)?,
        });
    }
    Ok(tallies)
}

/// How a person's last games went, and how many in a row went so.
pub(in crate::store) fn streak(
    db: &Connection,
    person: PersonId,
    game: &str,
    pool: &str,
) -> Result<Option<(Verdict, u32)>, StoreError> {
    let mut found = db.prepare_cached(
        "SELECT verdict FROM results WHERE person = ?1 AND game = ?2 AND pool = ?3
         ORDER BY at DESC, table_id LIMIT ?4",
    )?;
    let key = params![column(person.0), game, pool, LONGEST_STREAK];
    let mut rows = found.query(key)?;
    let mut streak: Option<(Verdict, u32)> = None;
    while let Some(row) = rows.next()? {
        let word: String = row.get(0)?;
        let verdict = read_verdict(&word)?;
        match streak {
            None => streak = Some((verdict, 1)),
            Some((same, count)) if same == verdict => streak = Some((same, count + 1)),
            Some(_) => break,
        }
    }
    Ok(streak)
}

/// How many games in a row a person has won at best.
fn longest(db: &Connection, person: PersonId, game: &str, pool: &str) -> Result<u32, StoreError> {
    let mut found = db.prepare_cached(
        "SELECT verdict = 'won' FROM results WHERE person = ?1 AND game = ?2 AND pool = ?3
         ORDER BY at, table_id DESC",
    )?;
    let mut rows = found.query(params![column(person.0), game, pool])?;
    let (mut longest, mut run) = (0, 0);
    while let Some(row) = rows.next()? {
        run = if row.get(0)? { run + 1 } else { 0 };
        longest = longest.max(run);
    }
    Ok(longest)
}
