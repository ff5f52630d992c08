//! How long Patt takes to start with many open games that have a clock, and what they cost.
//!
//! ```text
//! cargo bench --bench clocks [-- TABLES]
//! ```
//!
//! Ten thousand running games, unless another number is given, lie in a database on the disk, each
//! with a moment at which its clock runs out; for one in a hundred that moment is past. What is
//! timed is what stands between starting the program and the first answer to a person: opening the
//! database, the house, and taking up what was left undone; and after that working off what is
//! overdue. The goals: a start below 2 s whatever the number of games; memory that does not grow
//! with games nobody touches.

use std::error::Error;
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use patt::catalog::CATALOG;
use patt::rules::Rng;
use patt::service::{Dependencies, Policy, SearchPool, Service};
use patt::store::{self, Change, Store, TableChange};
use patt::table::{
    Against, ChannelId, InactivityPolicy, Opening, PersonId, Said, Table, TableId, TableTerms,
    Time, Venue,
};
use patt::words::Words;
use tokio::sync::mpsc::channel;

const NOW: Time = Time(1_800_000_000_000);
const HOUR: i64 = 3_600_000;

type Outcome<T> = Result<T, Box<dyn Error>>;

/// The megabytes this process holds; 0 where that cannot be found out.
fn megabytes() -> f64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<f64>().ok());
    kilobytes.unwrap_or(0.0) / 1024.0
}

async fn fill(file: &Path, tables: u64) -> Outcome<()> {
    let store = Store::open(file, store::StorePolicy::default(), NOW)?;
    let line = CATALOG.find("chess").ok_or("no chess")?;
    let said = Said {
        against: Against::Alone,
        stranger: false,
        seats: None,
        side: None,
        clock: Some("period 24 h"),
        rated: None,
        options: None,
    };
    let terms = TableTerms::settle(line, said)?;
    for id in 0..tables {
        let opening = Opening {
            id: TableId::of_bits(id),
            venue: Venue { guild: None, channel: ChannelId(1 + id % 100) },
            host: PersonId(1 + id % 500),
            name: "Ada".to_owned(),
            terms: terms.clone(),
            until: NOW,
        };
        // One in a hundred is overdue, the others are so in the course of the day.
        let ago = if id % 100 == 0 { 25 * HOUR } else { (id % 1439) as i64 * 60_000 };
        let begun = NOW.plus(-ago);
        let decided = Table::open(line, opening, begun, &mut Rng::new(id))
            .map_err(|refused| refused.to_string())?;
        let mut change = Change::at(begun);
        change.table = Some(TableChange::of(&decided));
        store.commit(change).await?;
    }
    Ok(())
}

/// More than is posted: it is counted in the end.
const ALL: usize = 1_000_000;

async fn measure(tables: u64) -> Outcome<()> {
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("clocks.db");
    fill(&file, tables).await?;
    let words = Arc::new(Words::load(CATALOG)?);
    let before = megabytes();
    let began = Instant::now();
    let (outgoing, mut deliveries) = channel(ALL);
    let service = Service::new(Dependencies {
        catalog: CATALOG,
        words,
        store: Store::open(&file, store::StorePolicy::default(), NOW)?,
        pool: SearchPool::new(1)?,
        policy: Policy {
            games_per_person: 1_000,
            games_per_guild: 100_000,
            challenge_stands: HOUR,
            patience: 1_200,
            think: 1_000,
            hash: 16,
            watch_pace: 2_000,
            referee: 300,
            waits: InactivityPolicy::USUAL,
        },
        clock: Arc::new(|| NOW),
        seed: 7,
        outgoing,
    });
    service.warm();
    service.take_up().await?;
    let started = began.elapsed();
    let idle = megabytes();
    let began = Instant::now();
    let fired = service.run_due().await?;
    let worked = began.elapsed();
    let mut posts = 0;
    while deliveries.try_recv().is_ok() {
        posts += 1;
    }
    println!(
        "{tables} open games: start {:.3} s, {:.1} MB more than before",
        started.as_secs_f64(),
        idle - before
    );
    println!(
        "{fired} overdue: {:.3} s, {:.2} ms each, {posts} posts; {:.1} MB in all",
        worked.as_secs_f64(),
        worked.as_secs_f64() * 1000.0 / fired.max(1) as f64,
        megabytes()
    );
    println!("goal, start below 2 s: {}", if started.as_secs() < 2 { "met" } else { "MISSED" });
    Ok(())
}

fn main() -> Outcome<()> {
    let tables = std::env::args().skip(1).find_map(|argument| argument.parse().ok());
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(measure(tables.unwrap_or(10_000)))
}
