//! What the end of a game and an erasure mean for what lists show.

use super::filled::Filled;
use super::tally::{self, Played, Tallied};
use super::who::{self, Kept, Who};
use super::{boards, past, places, recount, seat_wins};
use crate::store::db::Db;
use crate::store::error::StoreError;
use crate::store::rows::column;
use crate::table::ratings::{RatingPool, SeatResult};
use crate::table::{TableId, TableRecord, Time};

/// Counts a game that has just ended; its results and ratings are written. Those who are not filled
/// yet are counted later.
pub(in crate::store) fn count(
    db: &Db,
    record: &TableRecord,
    results: &[SeatResult],
    at: Time,
) -> Result<(), StoreError> {
    let (filled, game) = (Filled::read(db)?, &record.terms.game);
    let guild = record.venue.guild.map_or(0, |guild| column(guild.0));
    for result in results {
        let key = alone(result, game);
        if filled.has(key.who.person) {
            add(db, &key, &played(result, at))?;
            places::note(db, &key, guild)?;
            boards::put(db, &key, at)?;
        }
    }
    for (nth, one) in results.iter().enumerate() {
        for other in &results[nth + 1..] {
            let Some((key, played)) = pair(one, other, game, at) else { continue };
            if filled.has(key.who.person) {
                add(db, &key, &played)?;
                if played.rated {
                    places::note(db, &key, guild)?;
                }
                boards::put(db, &key, at)?;
            }
        }
    }
    seat_wins::count(db, record.id, 1, filled)
}

fn add(db: &Db, key: &Kept, played: &Played) -> Result<(), StoreError> {
    let mut tallied = tally::read(db, key)?.unwrap_or_default();
    if key.who.are_two() || tallied.is_before(played.at) {
        tallied.add(played);
    } else {
        // A clock was set back: this game stands among others, and streaks go another way.
        let counted = recount::alone(db, key.who.person)?.remove(key);
        tallied = counted.unwrap_or_default().0;
    }
    tally::write(db, key, &tallied)
}

fn alone(result: &SeatResult, game: &str) -> Kept {
    Kept { who: Who::one(column(result.person.0)), game: game.to_owned(), pool: result.pool }
}

fn played(result: &SeatResult, at: Time) -> Played {
    Played {
        verdict: Some(result.verdict),
        level: result.level,
        points: result.score.map(i64::from),
        best: result.score,
        rated: result.rated,
        counts: result.rated || result.pool == RatingPool::Computer,
        forfeit: result.forfeit,
        at: at.0,
    }
}

/// Two results of people together; nothing if neither has a score.
fn pair(one: &SeatResult, other: &SeatResult, game: &str, at: Time) -> Option<(Kept, Played)> {
    if one.pool != RatingPool::People {
        return None;
    }
    let (scores, forfeit) = ([one.score, other.score], one.forfeit || other.forfeit);
    let played = Played::together(scores, one.rated, forfeit, at.0)?;
    let who = Who::two(column(one.person.0), column(other.person.0));
    Some((Kept { who, ..alone(one, game) }, played))
}

/// How one or two people fare in a game, the last one included: mean and best score, and of how many
/// games. Nothing of those who have left the leaderboards.
pub(in crate::store) fn fared(
    db: &Db,
    results: &[&SeatResult],
    game: &str,
) -> Result<Option<(f64, i32, u32)>, StoreError> {
    let Some(first) = results.first() else { return Ok(None) };
    let mut key = alone(first, game);
    if let Some(second) = results.get(1) {
        key.who = Who::two(column(first.person.0), column(second.person.0));
    }
    let tallied = if places::left(db, key.who)? {
        None
    } else if Filled::read(db)?.has(key.who.person) {
        tally::read(db, &key)?
    } else {
        recount::all(db, key.who.person)?.remove(&key).map(|(tallied, _)| tallied)
    };
    Ok(tallied.and_then(|tallied| {
        let (mean, best) = tallied.all.mean_and_best(key.who)?;
        Some((mean, best, tallied.all.games))
    }))
}

/// Every tally of a person alone, whether it is kept yet or not.
pub(in crate::store) fn tallies(db: &Db, person: i64) -> Result<Vec<(Kept, Tallied)>, StoreError> {
    if !Filled::read(db)?.has(person) {
        let counted = recount::alone(db, person)?;
        return Ok(counted.into_iter().map(|(key, (tallied, _))| (key, tallied)).collect());
    }
    let tallied = |key| {
        let tallied = tally::read(db, &key)?.unwrap_or_default();
        Ok((key, tallied))
    };
    who::alone(db, person)?.into_iter().map(tallied).collect()
}

/// Takes a person out of all that lists show, while their results and seats are still there; the games
/// that are to be counted anew once those are gone.
pub(in crate::store) fn begin_erasure(db: &Db, person: i64) -> Result<Vec<TableId>, StoreError> {
    let (filled, tables) = (Filled::read(db)?, seat_wins::tables(db, person)?);
    for &table in &tables {
        seat_wins::count(db, table, -1, filled)?;
    }
    past::erase(db, person)?;
    for key in who::all_of(db, person)? {
        tally::forget(db, &key)?;
        // Nothing is left that would put them anywhere.
        boards::put(db, &key, Time(0))?;
    }
    Ok(tables)
}

/// Counts what remains of their games, once their results are gone.
pub(in crate::store) fn end_erasure(db: &Db, games: &[TableId]) -> Result<(), StoreError> {
    let filled = Filled::read(db)?;
    games.iter().try_for_each(|&table| seat_wins::count(db, table, 1, filled))
}
