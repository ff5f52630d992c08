//! Whether what is kept for lists is what the games say.

use std::collections::BTreeSet;
use std::time::Duration;

use super::filled::Filled;
use super::order::Standing;
use super::who::{self, Kept};
use super::{boards, past, places, recount, tally};
use crate::store::copy::existing;
use crate::store::db::{Access, Db, Ending, Row, params};
use crate::store::error::StoreError;
use crate::store::location::Database;
use crate::store::postgres::apart;
use crate::store::rows::pool;
use crate::store::tables::game_rows::GameRows;
use crate::table::{TableId, Time};

/// How many people or games are fetched at once.
const AT_ONCE: u32 = 1000;
/// How long each statement may take: it may read a million games.
const LONG: Duration = Duration::from_hours(24);

/// What a check of a database says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// How many people were counted anew.
    pub people: u64,
    /// Whether some are still to be filled, as the file comes from an older version.
    pub filling: bool,
    /// What is not as it is to be, a sentence each.
    pub faults: Vec<String>,
}

/// How many rows belong to the people that were counted.
#[derive(Default)]
struct Seen {
    tallies: i64,
    guilds: i64,
    standings: i64,
    past: i64,
}

/// Counts anew what lists show in a database, and compares it with what is kept; looks whether a file
/// is whole, too. Another process may play on meanwhile: all is of one moment. Blocks, for minutes if
/// there are a million games.
///
/// # Errors
/// If there is no database of this version, or it cannot be read.
pub fn check_database(database: &Database, now: Time) -> Result<Checked, StoreError> {
    apart(|| looked_through(&existing(database)?, now))
}

fn looked_through(db: &Db, now: Time) -> Result<Checked, StoreError> {
    let damage = db.damage(true)?.into_iter().map(|line| format!("the file is damaged: {line}"));
    let mut checked = db.transaction(Access::Read(LONG), |db| check(db, now).map(Ending::Keep))?;
    checked.faults.extend(damage);
    Ok(checked)
}

/// Counts everybody anew and compares.
fn check(db: &Db, now: Time) -> Result<Checked, StoreError> {
    let filled = Filled::read(db)?;
    let mut checked = Checked { filling: !filled.is_whole(), ..Checked::default() };
    let (mut seen, mut last) = (Seen::default(), i64::MIN);
    loop {
        let people = who::after(db, last, AT_ONCE)?;
        let Some(&newest) = people.last() else { break };
        last = newest;
        for person in people.into_iter().filter(|&person| filled.has(person)) {
            checked.people += 1;
            self::person(db, person, now, &mut seen, &mut checked.faults)?;
        }
    }
    for (what, text, seen) in [
        ("tallies", "SELECT COUNT(*) FROM tallies", seen.tallies),
        ("servers of tallies", "SELECT COUNT(*) FROM tally_guilds", seen.guilds),
        ("standings", "SELECT COUNT(*) FROM standings", seen.standings),
        ("finished games in lists", "SELECT COUNT(*) FROM past", seen.past),
    ] {
        let rows: i64 = db.value(text, params![])?;
        if rows != seen {
            checked.faults.push(format!("of {rows} {what} only {seen} belong to somebody"));
        }
    }
    steps(db, &mut checked.faults)?;
    folded(db, &mut checked.faults)?;
    if filled.is_whole() {
        seat_wins(db, &mut checked.faults)?;
    }
    Ok(checked)
}

fn person(
    db: &Db,
    person: i64,
    now: Time,
    seen: &mut Seen,
    faults: &mut Vec<String>,
) -> Result<(), StoreError> {
    let mut counted = recount::all(db, person)?;
    let kept = who::all_of(db, person)?.into_iter().filter(|key| key.who.person == person);
    for key in kept {
        counted.entry(key).or_default();
    }
    for (key, (tallied, guilds)) in counted {
        let kept = tally::read(db, &key)?;
        seen.tallies += i64::from(kept.is_some());
        if kept.as_ref() != Some(&tallied) {
            let fault = format!("the tally is {kept:?} and ought to be {tallied:?}");
            faults.push(format!("{}: {fault}", say(&key)));
        }
        let kept = places::guilds(db, &key)?;
        seen.guilds += kept.len() as i64;
        if kept != guilds {
            faults.push(format!("{}: the servers are {kept:?}, not {guilds:?}", say(&key)));
        }
        let wanted = boards::wanted(db, &key, &tallied, &guilds, now)?;
        let held = boards::held(db, &key)?;
        seen.standings += held.len() as i64;
        let places: BTreeSet<_> = wanted.keys().chain(held.keys()).collect();
        for place in places {
            let (is, ought) = (held.get(place), wanted.get(place));
            // Whoever became uncertain since they were put there is moved by the next reader.
            let moves = |is: &Standing| is.until.is_some_and(|until| until <= now.0);
            if is != ought && !(ought.is_some() && is.is_some_and(moves)) {
                faults.push(format!("{} at {place:?}: {is:?}, not {ought:?}", say(&key)));
            }
        }
    }
    let [mut held, mut wanted] = [past::held(db, person)?, past::wanted(db, person)?];
    seen.past += held.len() as i64;
    held.sort();
    wanted.sort();
    if held != wanted {
        let (held, wanted) = (held.len(), wanted.len());
        faults.push(format!("person {person}: {held} finished games are listed, not {wanted}"));
    }
    Ok(())
}

fn say(key: &Kept) -> String {
    format!("{} {} of {} {}", key.game, pool(key.pool), key.who.person, key.who.other)
}

fn steps(db: &Db, faults: &mut Vec<String>) -> Result<(), StoreError> {
    let kept = "SELECT game, board, place, step, people FROM standing_steps";
    let counted = "SELECT game, board, place, step, COUNT(*) FROM standings GROUP BY game, board, place, step";
    compare(db, "steps of leaderboards", kept, counted, faults)
}

/// Every folded game can be read, is whole, and has left no rows behind.
fn folded(db: &Db, faults: &mut Vec<String>) -> Result<(), StoreError> {
    let mut last = i64::MIN;
    loop {
        let rows = db.rows(
            "SELECT f.table_id, f.game, t.entries, t.folded,
                 EXISTS (SELECT 1 FROM entries e WHERE e.table_id = f.table_id)
                     OR EXISTS (SELECT 1 FROM marks m WHERE m.table_id = f.table_id)
                     OR EXISTS (SELECT 1 FROM thoughts h WHERE h.table_id = f.table_id)
             FROM folded f JOIN tables t ON t.id = f.table_id
             WHERE f.table_id > ?1 ORDER BY f.table_id LIMIT ?2",
            params![last, AT_ONCE],
        )?;
        let Some(newest) = rows.last() else { break };
        last = newest.get(0)?;
        for row in &rows {
            faults.extend(folded_game(row)?);
        }
    }
    let text = "SELECT COUNT(*) FROM tables t WHERE t.folded = 1 AND t.entries > 0
         AND NOT EXISTS (SELECT 1 FROM folded f WHERE f.table_id = t.id)";
    let lost: i64 = db.value(text, params![])?;
    if lost > 0 {
        faults.push(format!("the logs of {lost} folded games are gone"));
    }
    Ok(())
}

/// What is wrong with a folded game.
fn folded_game(row: &Row) -> Result<Option<String>, StoreError> {
    let (id, game): (TableId, Vec<u8>) = (row.get(0)?, row.get(1)?);
    let (entries, noted, loose): (u32, bool, bool) = (row.get(2)?, row.get(3)?, row.get(4)?);
    Ok(match GameRows::unpack(&game).and_then(|rows| Ok((rows.entries(), rows.log()?))) {
        Ok((there, _)) if there != entries as usize => {
            Some(format!("game {id} is folded with {there} entries of {entries}"))
        }
        Ok(_) if loose || !noted => Some(format!("game {id} is folded, and is not")),
        Ok(_) => None,
        Err(error) => Some(format!("game {id}: {error}")),
    })
}

fn seat_wins(db: &Db, faults: &mut Vec<String>) -> Result<(), StoreError> {
    let kept = "SELECT game, '', place, games, first * 1000000007 + second FROM seat_wins";
    let counted = "SELECT r.game, '', r.guild, COUNT(DISTINCT r.table_id),
             SUM(CASE WHEN r.verdict <> 'won' THEN 0 WHEN r.seat = 0 THEN 1000000007
                 WHEN r.seat = 1 THEN 1 ELSE 0 END)
         FROM results r WHERE r.pool = 'people' AND r.rated = 1 AND r.guild IS NOT NULL
         GROUP BY r.game, r.guild
         UNION ALL SELECT r.game, '', 0, COUNT(DISTINCT r.table_id),
             SUM(CASE WHEN r.verdict <> 'won' THEN 0 WHEN r.seat = 0 THEN 1000000007
                 WHEN r.seat = 1 THEN 1 ELSE 0 END)
         FROM results r WHERE r.pool = 'people' AND r.rated = 1 AND NOT EXISTS
             (SELECT 1 FROM unlisted_guilds k WHERE k.guild = r.guild)
         GROUP BY r.game";
    compare(db, "wins of seats", kept, counted, faults)
}

/// Compares what two statements find, in whatever order.
fn compare(
    db: &Db,
    what: &str,
    kept: &str,
    counted: &str,
    faults: &mut Vec<String>,
) -> Result<(), StoreError> {
    let rows = |text: &str| -> Result<BTreeSet<Counted>, StoreError> {
        db.list(text, params![], |row| {
            Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?, row.get(4)?))
        })
    };
    let (kept, counted) = (rows(kept)?, rows(counted)?);
    let wrong: Vec<_> = kept.symmetric_difference(&counted).collect();
    if let Some(first) = wrong.first() {
        let count = wrong.len();
        faults.push(format!("{what}: {count} rows are not as counted, the first {first:?}"));
    }
    Ok(())
}

type Counted = (String, String, i64, i64, i64);
