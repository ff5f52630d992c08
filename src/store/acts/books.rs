//! The books: results and ratings of a game that has just ended.

use crate::rules::{Ladder, Outcome};
use crate::store::database::StorePolicy;
use crate::store::db::{Db, params};
use crate::store::error::StoreError;
use crate::store::people::profile;
use crate::store::rows::verdict;
use crate::store::standings::entry;
use crate::table::ratings::{self, Fared, Judged, NotRated, Rating, RatingChange, SeatResult};
use crate::table::{PersonId, TOP_LEVEL, TableRecord, Time};

/// The length of the day for [`StorePolicy::rated_per_pair_per_day`].
const DAY: i64 = 24 * 60 * 60 * 1000;

/// A game that has just ended.
pub(super) struct Ended<'a> {
    pub(super) record: &'a TableRecord,
    pub(super) outcome: &'a Outcome,
    /// What the game's leaderboard counts: where it is the score, nobody has a rating.
    pub(super) ladder: Ladder,
    /// Whether it began from a position that somebody chose.
    pub(super) set_up: bool,
    pub(super) moves: usize,
    pub(super) at: Time,
}

/// Judges a game and writes what it means. Ratings are read in the transaction that writes them, so
/// that games which end at the same time count one after the other.
pub(super) fn write(db: &Db, ended: &Ended<'_>, policy: StorePolicy) -> Result<Judged, StoreError> {
    let mut judged = judge(db, ended, policy)?;
    for result in &judged.results {
        write_result(db, ended, result)?;
    }
    for change in &judged.ratings {
        write_rating(db, ended, change)?;
    }
    entry::count(db, ended.record, &judged.results, ended.at)?;
    if ended.ladder == Ladder::Score {
        judged.fared = fared(db, ended, &judged.results)?;
    }
    if let [alone] = judged.results.as_slice() {
        judged.next_level = next_level(db, ended, alone)?;
    }
    Ok(judged)
}

fn judge(db: &Db, ended: &Ended<'_>, policy: StorePolicy) -> Result<Judged, StoreError> {
    let mut not_rated = ratings::hindrance(ended.record, ended.ladder, ended.moves);
    if not_rated.is_none() {
        for (one, other) in ratings::pairs(ended.record) {
            if rated_games(db, ended, one, other)? >= policy.rated_per_pair_per_day {
                not_rated = Some(NotRated::PairTooOften);
            }
        }
    }
    let results = ratings::results(ended.record, ended.outcome, not_rated.is_none(), ended.set_up);
    let ratings = if not_rated.is_none() && ended.ladder == Ladder::Rating {
        let game = &ended.record.terms.game;
        let before = results.iter().map(|result| profile::rating(db, result.person, game));
        ratings::changes(&results, &before.collect::<Result<Vec<_>, _>>()?, ended.at)
    } else {
        Vec::new()
    };
    Ok(Judged { results, ratings, not_rated, ..Judged::default() })
}

/// The level above that which a person has beaten in this game and in the one before it.
fn next_level(db: &Db, ended: &Ended<'_>, result: &SeatResult) -> Result<Option<u8>, StoreError> {
    let Some(level) = result.level.filter(|level| *level < TOP_LEVEL) else { return Ok(None) };
    let twice: bool = db.value(
        "SELECT COUNT(*) = 2 FROM
             (SELECT verdict, level FROM results
              WHERE person = ?1 AND game = ?2 AND pool = 'computer'
              ORDER BY at DESC, table_id DESC LIMIT 2) latest
         WHERE verdict = 'won' AND level = ?3",
        params![result.person, ended.record.terms.game, level],
    )?;
    Ok(twice.then_some(level + 1))
}

/// How each of those who played fares by now, and two people together.
fn fared(db: &Db, ended: &Ended<'_>, results: &[SeatResult]) -> Result<Vec<Fared>, StoreError> {
    let mut parties: Vec<_> = results.iter().map(|result| vec![result]).collect();
    if let [first, second] = results {
        parties.push(vec![first, second]);
    }
    let mut fared = Vec::new();
    for party in parties {
        let found = entry::fared(db, &party, &ended.record.terms.game)?;
        fared.extend(found.map(|(mean, best, games)| {
            let people = party.iter().map(|result| result.person).collect();
            Fared { people, mean, best, games }
        }));
    }
    Ok(fared)
}

/// How many rated games of this kind these two have finished within the day before.
fn rated_games(
    db: &Db,
    ended: &Ended<'_>,
    one: PersonId,
    other: PersonId,
) -> Result<u32, StoreError> {
    db.value(
        "SELECT COUNT(*) FROM results a CROSS JOIN results b ON a.table_id = b.table_id
         WHERE a.person = ?1 AND b.person = ?2 AND a.game = ?3 AND a.pool = 'people'
             AND a.rated = 1 AND b.rated = 1 AND a.at > ?4",
        params![one, other, ended.record.terms.game, ended.at.plus(-DAY)],
    )
}

fn write_result(db: &Db, ended: &Ended<'_>, result: &SeatResult) -> Result<(), StoreError> {
    let SeatResult { seat, person, pool, level, place, score, rated, forfeit, .. } = result;
    let (record, at, verdict) = (ended.record, ended.at, verdict(result.verdict));
    let (id, game, guild) = (record.id, &record.terms.game, record.venue.guild);
    db.execute(
        "INSERT INTO results (table_id, seat, person, game, guild, pool, level, verdict, place,
             score, rated, at, forfeit)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)",
        params![
            id, seat.0, person, game, guild, pool, level, verdict, place, score, rated, at, forfeit
        ],
    )
}

fn write_rating(db: &Db, ended: &Ended<'_>, change: &RatingChange) -> Result<(), StoreError> {
    let (person, game) = (change.person, &ended.record.terms.game);
    let Rating { value, deviation, volatility, games, at } = change.after;
    db.run(
        "INSERT INTO ratings (person, game, value, deviation, volatility, games, at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
         ON CONFLICT (person, game) DO UPDATE SET value = excluded.value,
             deviation = excluded.deviation, volatility = excluded.volatility,
             games = excluded.games, at = excluded.at",
        params![person, game, value, deviation, volatility, games, at],
    )?;
    db.execute(
        "INSERT INTO rating_history (table_id, person, game, at, before, value, deviation)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
        params![ended.record.id, person, game, ended.at, change.before.value, value, deviation],
    )
}
