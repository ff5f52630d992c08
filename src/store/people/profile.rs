//! Profiles: what is known of a person's play.

use crate::store::database::Store;
use crate::store::db::{Db, params};
use crate::store::error::StoreError;
use crate::store::rows::{column, rating as read_rating};
use crate::store::standings::{Kept, Tallied, entry};
use crate::table::PersonId;
use crate::table::lists::{Profile, RatingPoint, Tally};
use crate::table::ratings::Rating;

impl Store {
    /// A person's profile; `None` if they were never at a table.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn profile(&self, person: PersonId) -> Result<Option<Profile>, StoreError> {
        self.page(move |db| {
            let name = db.first("SELECT name FROM people WHERE id = ?1", params![person])?;
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
        self.page(move |db| {
            let text = "SELECT at, value, deviation FROM rating_history
                 WHERE person = ?1 AND game = ?2 ORDER BY at DESC, table_id LIMIT ?3";
            let mut points: Vec<_> = db.list(text, params![person, game, most], |row| {
                Ok(RatingPoint { at: row.get(0)?, value: row.get(1)?, deviation: row.get(2)? })
            })?;
            points.reverse();
            Ok(points)
        })
        .await
    }
}

/// A person's rating in a game; that of a new player if they have none.
pub(in crate::store) fn rating(
    db: &Db,
    person: PersonId,
    game: &str,
) -> Result<Rating, StoreError> {
    let text = "SELECT value, deviation, volatility, games, at FROM ratings
         WHERE person = ?1 AND game = ?2";
    let rating = db.one(text, params![person, game], |row| read_rating(row, 0))?;
    Ok(rating.unwrap_or(Rating::NEW))
}

fn ratings(db: &Db, person: PersonId) -> Result<Vec<(String, Rating)>, StoreError> {
    db.list(
        "SELECT game, value, deviation, volatility, games, at FROM ratings
         WHERE person = ?1 ORDER BY game",
        params![person],
        |row| Ok((row.get(0)?, read_rating(row, 1)?)),
    )
}

fn tallies(db: &Db, person: PersonId) -> Result<Vec<Tally>, StoreError> {
    let mut found = entry::tallies(db, column(person.0))?;
    // By game, and people before the computer.
    found.sort_by(|(one, _), (other, _)| one.cmp(other));
    let tally = |(key, tallied): (Kept, Tallied)| Tally {
        pool: key.pool,
        won: tallied.won,
        drawn: tallied.drawn,
        lost: tallied.lost,
        streak: tallied.streak(),
        longest: tallied.longest,
        scores: tallied.all.mean_and_best(key.who),
        beaten: tallied.beaten,
        forfeits: tallied.all.forfeits,
        game: key.game,
    };
    Ok(found.into_iter().map(tally).collect())
}
