//! A file of many games, as years of play leave it: made by itself, as nobody can play so many.
//!
//! The rows are those that the store writes for games of chess played at random, of which those that
//! are over are folded; what lists show is left out, as in a file of an older version, so that filling
//! it is measured, too.

use std::path::Path;

use patt::catalog::CATALOG;
use patt::rules::{Act, Notation, OptionMap, Rng, Viewer};
use patt::store::{Store, StorePolicy, packed_game};
use patt::table::{
    Against, By, ClockTerms, Entry, PersonId, SideWish, TableOptions, TableTerms, Time,
};
use rusqlite::{Connection, Transaction, params};

use super::Outcome;

/// How much there is of what.
#[derive(Clone, Copy, Debug)]
pub struct Size {
    pub finished: u64,
    pub open: u64,
    pub people: u64,
    pub servers: u64,
    pub plies: usize,
}

const GAME: &str = "chess";
const MINUTE: i64 = 60_000;

/// Somebody; a few play most of the games.
pub fn somebody(rng: &mut Rng, size: &Size) -> u64 {
    let (one, other) = (rng.below(size.people as usize), rng.below(size.people as usize));
    1 + (one as u64).min(other as u64)
}

/// A server; a few are large.
pub fn server(rng: &mut Rng, size: &Size) -> u64 {
    let (one, other) = (rng.below(size.servers as usize), rng.below(size.servers as usize));
    1_000_000 + (one as u64).min(other as u64)
}

/// Channels of their own for each server.
pub const fn channel(server: u64) -> u64 {
    server * 10
}

struct Texts {
    header: String,
    games: Vec<Vec<Act>>,
}

/// Makes the file at `path`; everything happened before `now`.
pub fn make(path: &Path, size: &Size, now: i64) -> Outcome<()> {
    drop(Store::open(path, StorePolicy::default(), Time(now))?);
    let mut db = Connection::open(path)?;
    db.pragma_update(None, "synchronous", "OFF")?;
    let mut rng = Rng::new(11);
    let texts = texts(&mut rng, size.plies)?;
    let begun = now - (size.finished + size.open) as i64 * MINUTE;
    let all = db.transaction()?;
    {
        let mut person = all.prepare("INSERT INTO people (id, name, seen) VALUES (?1, ?2, ?3)")?;
        for id in 1..=size.people {
            person.execute(params![id as i64, format!("Player {id}"), begun])?;
        }
        for nth in 0..size.finished + size.open {
            let over = nth < size.finished;
            game(&all, size, &texts, &mut rng, nth, over, begun + nth as i64 * MINUTE)?;
        }
        all.execute(
            "INSERT INTO ratings (person, game, value, deviation, volatility, games, at)
             SELECT person, game, 1000.0 + abs(random() % 1000000) / 1000.0,
                 45.0 + abs(random() % 100), 0.06, COUNT(*), MAX(at)
             FROM results WHERE rated = 1 GROUP BY person, game",
            [],
        )?;
        all.execute("UPDATE filled SET upto = -9223372036854775807", [])?;
    }
    all.commit()?;
    db.execute_batch("PRAGMA wal_checkpoint(TRUNCATE)")?;
    Ok(())
}

fn texts(rng: &mut Rng, plies: usize) -> Outcome<Texts> {
    let entry = CATALOG.find(GAME).ok_or("the house has chess")?;
    let refused = |refusal: patt::rules::Refusal| refusal.0.text();
    let header = (entry.roll)(&OptionMap::new(), 2, rng).map_err(refused)?;
    let mut games = Vec::new();
    while games.len() < 100 {
        let mut game = (entry.open)(&header).map_err(refused)?;
        let mut acts = Vec::new();
        while acts.len() < plies {
            let Some(seat) = game.status().acting().iter().next() else { break };
            let choices = game.seen(Viewer::Seat(seat)).choices(Notation::CANONICAL);
            let text = rng.pick(&choices).ok_or("an acting seat has a move")?.text.clone();
            let act = Act::Move { seat, text };
            game.act(&act).map_err(refused)?;
            acts.push(act);
        }
        // Only games that go on, so that each open one has a next move.
        if acts.len() == plies && game.status().acting().iter().next().is_some() {
            games.push(acts);
        }
    }
    Ok(Texts { header: serde_json::to_string(&header)?, games })
}

fn game(
    db: &Transaction<'_>,
    size: &Size,
    texts: &Texts,
    rng: &mut Rng,
    nth: u64,
    over: bool,
    at: i64,
) -> Outcome<()> {
    let white = somebody(rng, size);
    let black = loop {
        let other = somebody(rng, size);
        if other != white {
            break other;
        }
    };
    let (id, server) = (nth as i64 + 1, server(rng, size));
    let terms = TableTerms {
        game: GAME.to_owned(),
        options: OptionMap::new(),
        seats: 2,
        against: Against::Person { id: PersonId(black), name: format!("Player {black}") },
        side: SideWish::First,
        clock: ClockTerms::None,
        rated: true,
        customs: TableOptions::default(),
    };
    let acts = &texts.games[rng.below(texts.games.len())];
    let (state, phase) =
        if over { ("over", r#"{"over":"decided"}"#) } else { ("playing", r#""playing""#) };
    let turn = if over { 0 } else { 1 << (acts.len() % 2) };
    db.prepare_cached(
        "INSERT INTO tables (id, guild, channel, host, game, terms, header, state, phase, turn,
             computer, rated, outcome, entries, created, changed, revision, version, folded)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, 0, 1, NULL, ?11, ?12, ?12, 0, 5, ?13)",
    )?
    .execute(params![
        id,
        server as i64,
        channel(server) as i64,
        white as i64,
        GAME,
        serde_json::to_string(&terms)?,
        texts.header,
        state,
        phase,
        turn,
        acts.len() as i64,
        at,
        over
    ])?;
    for (seat, person) in [white, black].into_iter().enumerate() {
        db.prepare_cached(
            "INSERT INTO seats (table_id, seat, kind, person) VALUES (?1, ?2, 'person', ?3)",
        )?
        .execute(params![id, seat as i64, person as i64])?;
    }
    log(db, id, over, &played(acts, [white, black], at))?;
    if !over {
        db.prepare_cached("INSERT INTO due (table_id, at, neglect) VALUES (?1, ?2, ?2)")?
            .execute(params![id, i64::MAX])?;
        return Ok(());
    }
    let won = rng.below(2);
    for (seat, person) in [white, black].into_iter().enumerate() {
        let (verdict, place) = if seat == won { ("won", 1) } else { ("lost", 2) };
        db.prepare_cached(
            "INSERT INTO results (table_id, seat, person, game, guild, pool, level, verdict, place,
                 score, rated, at)
             VALUES (?1, ?2, ?3, ?4, ?5, 'people', NULL, ?6, ?7, NULL, 1, ?8)",
        )?
        .execute(params![
            id,
            seat as i64,
            person as i64,
            GAME,
            server as i64,
            verdict,
            place,
            at
        ])?;
        db.prepare_cached(
            "INSERT INTO rating_history (table_id, person, game, at, before, value, deviation)
             VALUES (?1, ?2, ?3, ?4, 1500.0, 1500.0, 80.0)",
        )?
        .execute(params![id, person as i64, GAME, at])?;
    }
    Ok(())
}

/// A game of these two, half a minute a move, that ends at this moment.
fn played(acts: &[Act], people: [u64; 2], at: i64) -> Vec<Entry> {
    let entry = |(ply, act): (usize, &Act)| Entry {
        ply: ply as u32,
        at: Time(at - (acts.len() - ply) as i64 * MINUTE / 2),
        by: By::Person(PersonId(people[ply % 2])),
        act: act.clone(),
    };
    acts.iter().enumerate().map(entry).collect()
}

fn log(db: &Transaction<'_>, id: i64, over: bool, entries: &[Entry]) -> Outcome<()> {
    if over {
        db.prepare_cached("INSERT INTO folded (table_id, game) VALUES (?1, ?2)")?
            .execute(params![id, packed_game(entries)?])?;
        return Ok(());
    }
    for entry in entries {
        let By::Person(person) = entry.by else { continue };
        db.prepare_cached(
            "INSERT INTO entries (table_id, ply, at, by, person, act)
             VALUES (?1, ?2, ?3, 'person', ?4, ?5)",
        )?
        .execute(params![
            id,
            entry.ply,
            entry.at.0,
            person.0 as i64,
            serde_json::to_string(&entry.act)?
        ])?;
    }
    Ok(())
}
