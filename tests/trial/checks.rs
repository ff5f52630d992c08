//! What is looked at in the end.

use std::collections::{BTreeMap, BTreeSet};

use patt::rules::Act;
use patt::store::{Database, check_database};
use patt::table::{By, Phase, Table, TableId, Time};
use postgres::NoTls;

use super::accounts::{Sent, Told};
use super::chaos::Troubles;
use super::cluster::Cluster;
use super::run::Trial;
use super::timeline::now;
use super::{clocks, hidden, ratings, seen};

/// Every game as it stands in the database.
pub type Tables = BTreeMap<u32, Table>;

/// How many posts wait.
pub const WAIT: &str = "SELECT COUNT(*) FROM outbox";

/// The schema is one step ahead of the program, where the program takes that.
pub const AHEAD: &str = "DO $$ BEGIN
    IF to_regclass('oldest_program') IS NOT NULL THEN
        UPDATE schema_version SET version = version + 1;
    END IF;
END $$";

/// It is the program's own again: a check reads everything, so it wants just that.
const NOT_AHEAD: &str = "DO $$ BEGIN
    IF to_regclass('oldest_program') IS NOT NULL THEN
        UPDATE schema_version SET version = version - 1;
    END IF;
END $$";

/// All that is wrong.
pub async fn all(trial: &Trial, cluster: &Cluster, troubles: Troubles) -> Vec<String> {
    let mut faults = troubles.faults;
    faults.append(&mut trial.accounts.get().faults);
    let kills: usize = troubles.kills.values().sum();
    println!(
        "{kills} kills {:?}; the database was started anew {} times; {:?} stood still; {} processes were replaced",
        troubles.kills, troubles.restarts, troubles.stopped, troubles.deployed
    );
    let waits = count(trial, WAIT).await;
    if waits > 0 {
        let rows = "SELECT purpose || ' of ' || COALESCE(table_id::TEXT, '-') || ', try ' || tries FROM outbox";
        faults.push(format!("{waits} posts still wait: {:?}", texts(trial, rows).await));
    }
    let mut tables = Tables::new();
    let ids = texts(trial, "SELECT id::TEXT FROM tables WHERE state <> 'off'").await;
    for id in ids {
        let id = TableId::of_bits(id.parse().expect("a number"));
        if let Some(table) = trial.table(id).await {
            tables.insert(id.bits(), table);
        }
    }
    for (what, found) in [
        ("moves", moves(trial, &tables)),
        ("games", games(trial, &tables)),
        ("clocks", clocks::late(&tables, &cluster.timeline)),
        ("messages", seen::doubled(trial, &tables)),
        ("leaks", seen::leaks(trial, &tables)),
        ("lists", lists(trial).await),
        ("ratings", ratings::replayed(trial).await),
        ("hidden games", hidden::differences(trial, &tables).await),
        ("requests", complaints(trial)),
    ] {
        println!("{what}: {} faults", found.len());
        for fault in found.iter().take(5) {
            println!("    {}", fault.chars().take(400).collect::<String>());
        }
        faults.extend(found.into_iter().map(|fault| format!("{what}: {fault}")));
    }
    println!("answers: {:#?}", trial.accounts.get().answers);
    println!("logged most: {:#?}", cluster.troubles().into_iter().take(25).collect::<Vec<_>>());
    faults
}

/// Every move that somebody was told of is there, where and as they played it; and no move is there that
/// nobody has sent.
fn moves(trial: &Trial, tables: &Tables) -> Vec<String> {
    let accounts = trial.accounts.get();
    let mut faults = Vec::new();
    let (mut acknowledged, mut unclear) = (0, 0);
    let mut sent = BTreeSet::new();
    let key = |one: &Sent| (one.table.bits(), one.ply, one.person.0, one.text.clone());
    let played = accounts.sent.iter().filter(|one| matches!(one.told, Told::Played(_)));
    let told: BTreeSet<_> = played.map(key).collect();
    for one in &accounts.sent {
        // Sent by somebody who had sent it before, and was told nothing of that.
        let before = !sent.insert(key(one));
        let entry = tables
            .get(&one.table.bits())
            .and_then(|table| table.record().log.get(one.ply as usize));
        let there = entry.is_some_and(|entry| {
            let text = matches!(&entry.act, Act::Move { text, .. } if *text == one.text);
            text && matches!(entry.by, By::Person(person) if person.0 == one.person.0)
        });
        match &one.told {
            Told::Played(_) => {
                acknowledged += 1;
                if !there {
                    faults.push(format!(
                        "entry {} of {} is {entry:?}, and {} was told that it is {}",
                        one.ply, one.table, one.person, one.text
                    ));
                }
            }
            // Who sent it once more and was told of it is no wiser, but was not lied to.
            Told::Passing(what) if there && what == "went wrong" => {
                unclear += usize::from(!told.contains(&key(one)));
            }
            Told::Refused(said) if there && !before => {
                let table = &tables[&one.table.bits()];
                let since = &table.record().log[one.ply as usize..];
                faults.push(format!(
                    "entry {} of {} was refused to whoever has made it; since then {since:?}; that: {said}",
                    one.ply, one.table
                ));
            }
            Told::Nothing | Told::Passing(_) | Told::Refused(_) => {}
        }
    }
    let mut count = 0;
    for (id, table) in tables {
        for entry in &table.record().log {
            let (By::Person(person), Act::Move { text, .. }) = (entry.by, &entry.act) else {
                continue;
            };
            count += 1;
            if !sent.contains(&(*id, entry.ply, person.0, text.clone())) {
                faults.push(format!(
                    "nobody has sent entry {} of {}: {text}",
                    entry.ply,
                    table.record().id
                ));
            }
        }
    }
    let entries: usize = tables.values().map(|table| table.record().log.len()).sum();
    println!(
        "{acknowledged} moves were acknowledged; {count} of people are there, of {entries} entries in all"
    );
    if unclear > 0 {
        faults.push(format!(
            "{unclear} moves were played of which somebody read that nothing was changed"
        ));
    }
    faults
}

/// Every game that was begun is over.
fn games(trial: &Trial, tables: &Tables) -> Vec<String> {
    let accounts = trial.accounts.get();
    let mut kinds = BTreeMap::<_, usize>::new();
    let mut faults = Vec::new();
    for game in &accounts.games {
        *kinds.entry(game.kind).or_default() += 1;
        let phase = tables.get(&game.table.bits()).map(|table| table.record().phase);
        if !game.over || !matches!(phase, Some(Phase::Over(_))) {
            let stands = tables.get(&game.table.bits()).map(|table| {
                let last = table.record().log.last().map(|entry| (&entry.by, &entry.act));
                let (turn, playing) = (table.turn(), table.game().playing());
                format!("{turn:?} of {playing:?} after {:?}, {last:?}", table.record().log.len())
            });
            faults.push(format!(
                "{} {} is not over: {phase:?} {}",
                game.kind,
                game.table,
                stands.unwrap_or_default()
            ));
        }
    }
    println!("{} games: {kinds:#?}", accounts.games.len());
    faults
}

/// What was wrong with requests and answers of the house.
fn complaints(trial: &Trial) -> Vec<String> {
    let mut all = trial.sandbox.take_complaints();
    // What was to go to two fronts came to the only one that listened, twice.
    all.retain(|complaint| !complaint.contains("409: it came before"));
    all
}

async fn lists(trial: &Trial) -> Vec<String> {
    if count(
        trial,
        "SELECT COUNT(*) FROM information_schema.columns WHERE column_name = 'of_the_next'",
    )
    .await
        > 0
    {
        sql(trial, NOT_AHEAD).await;
    }
    let database = trial.database.clone();
    let checked = tokio::task::spawn_blocking(move || check_database(&database, Time(now())));
    let checked = checked.await.expect("no panic").expect("the server is there");
    println!("the lists of {} people were counted anew", checked.people);
    checked.faults
}

/// The first column of what a statement finds; it is tried again while the server is away.
pub async fn texts(trial: &Trial, text: &'static str) -> Vec<String> {
    query(trial, text).await.iter().map(|row| row.get(0)).collect()
}

/// The number that a statement finds.
pub async fn count(trial: &Trial, text: &'static str) -> i64 {
    query(trial, text).await[0].get(0)
}

/// What a statement finds.
pub async fn query(trial: &Trial, text: &'static str) -> Vec<postgres::Row> {
    let Database::Server(config) = trial.database.clone() else { panic!("it is on a server") };
    let found = tokio::task::spawn_blocking(move || {
        for _ in 0..100 {
            match config.connect(NoTls).and_then(|mut client| client.query(text, &[])) {
                Ok(rows) => return rows,
                Err(error) if error.is_closed() || error.as_db_error().is_none() => {}
                Err(error) if error.code().is_some_and(|code| code.code().starts_with("57")) => {}
                Err(error) => panic!("{text}: {error:?}"),
            }
            std::thread::sleep(std::time::Duration::from_millis(200));
        }
        panic!("{text}: the server stays away")
    });
    found.await.expect("it is understood")
}

/// Runs a statement that nothing comes back from.
pub async fn sql(trial: &Trial, text: &'static str) {
    query(trial, text).await;
}
