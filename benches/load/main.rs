//! How fast Patt answers under load.
//!
//! ```text
//! cargo bench --bench load [-- COMMANDS [A_SECOND]]
//! cargo bench --bench load -- picked [MOVES [A_SECOND]]
//! ```
//!
//! Pairs of people play chess at the same time, all in this process: the loopback Discord, the gateway
//! client, the service, a database on the disk and the pictures, while two searches run on the threads
//! of the computer opponent without a pause. What is timed is what a person waits for: from sending a
//! command, press or letter until the loopback Discord has the acknowledgement; besides, how long the
//! database takes for a change of its own.
//!
//! With commands, twenty-four pairs type in four channels and look around, evenly 40 a second unless
//! another number is given. 0 means as fast as they are answered, which tells how many can be
//! answered, but not how long people would wait. The goals: the 99th of 100 below 100 ms, none
//! above 1 s.
//!
//! With `picked`, people pick their moves by buttons, 60 moves a second for two minutes unless other
//! numbers are given, and the loopback Discord keeps Discord's limits. The goals: no request is refused
//! because all of the bot's are too many, and the 99th of 100 answers is there within 1.5 s.

mod house;
mod people;
mod picked;
#[path = "../shared/searches.rs"]
mod searches;
#[path = "../shared/spread.rs"]
mod spread;
mod typed;

use std::collections::BTreeMap;
use std::error::Error;
use std::sync::Arc;
use std::time::{Duration, Instant};

use patt::store::{Change, Store};
use tokio_util::sync::CancellationToken;

use house::{House, now};
use people::{Budget, Pair, Sample};
use searches::{SEARCHES, keep_searching};
use spread::print_spread;

const COMMIT_EVERY: Duration = Duration::from_millis(50);

type Outcome<T> = Result<T, Box<dyn Error + Send + Sync>>;

/// How long the database takes for a small change, tried again and again beside the commands.
async fn commits(store: Store, stop: CancellationToken) -> Outcome<Vec<Sample>> {
    let mut samples = Vec::new();
    while stop.run_until_cancelled(tokio::time::sleep(COMMIT_EVERY)).await.is_some() {
        let change = Change { interaction: Some(samples.len() as u64), ..Change::at(now()) };
        let begun = Instant::now();
        let failed = store.commit(change).await.is_err();
        samples.push(Sample { what: "commit", waited: begun.elapsed(), failed });
    }
    Ok(samples)
}

/// What goes on.
#[derive(Clone, Copy)]
struct Load {
    /// How many pairs play, in how many channels.
    pairs: usize,
    channels: usize,
    /// How many commands or moves, and how many of them a second.
    all: usize,
    a_second: u32,
    /// Whether Discord's limits on requests hold.
    limits: bool,
}

/// How people play.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Typed,
    Picked,
}

async fn measure(way: Way, load: Load) -> Outcome<Vec<Sample>> {
    let house = House::start(load.limits).await?;
    let searches = keep_searching()?;
    let sandbox = &house.sandbox;
    let channels: Vec<_> =
        (0..load.channels).map(|nth| sandbox.add_channel(&format!("load-{nth}"))).collect();
    for &channel in &channels {
        sandbox.no_threads(channel);
    }
    let budget = Arc::new(Budget::new(load.all, load.a_second));
    let pairs: Vec<_> = (0..load.pairs)
        .map(|nth| {
            let person = |side: &str| sandbox.add_person(&format!("{side} {nth}"));
            let pair = Pair {
                sandbox: Arc::clone(sandbox),
                people: [person("White"), person("Black")],
                channel: channels[nth % channels.len()],
                samples: Vec::new(),
                budget: Arc::clone(&budget),
            };
            tokio::spawn(async move {
                match way {
                    Way::Typed => typed::play(pair, nth as u64).await,
                    Way::Picked => picked::play(pair).await,
                }
            })
        })
        .collect();
    let mut samples = Vec::new();
    let loaded = CancellationToken::new();
    let committing = tokio::spawn(commits(house.store.clone(), loaded.clone()));
    for pair in pairs {
        samples.extend(pair.await??);
    }
    loaded.cancel();
    samples.extend(committing.await??);
    drop(searches);
    let mut early = BTreeMap::<String, usize>::new();
    for request in sandbox.requests().iter().filter(|request| request.status == 429) {
        *early.entry(format!("{} {}", request.method, request.route)).or_default() += 1;
    }
    println!("refused because they were too many: {early:?}");
    house.end().await?;
    Ok(samples)
}

fn main() -> Outcome<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let way = if words.iter().any(|word| word == "picked") { Way::Picked } else { Way::Typed };
    let usual = match way {
        Way::Typed => typed::LOAD,
        Way::Picked => picked::LOAD,
    };
    let mut numbers = words.iter().filter_map(|word| word.parse::<u32>().ok());
    let all = numbers.next().map_or(usual.all, |all| all as usize);
    let a_second = numbers.next().unwrap_or(usual.a_second);
    let begun = Instant::now();
    let load = Load { all, a_second, ..usual };
    let samples = tokio::runtime::Runtime::new()?.block_on(measure(way, load))?;
    let took = begun.elapsed();
    let mut kinds: Vec<_> = samples.iter().map(|sample| sample.what).collect();
    kinds.sort_unstable();
    kinds.dedup();
    for kind in kinds {
        let of_kind = samples.iter().filter(|one| one.what == kind);
        print_spread(kind, of_kind.map(|one| one.waited).collect());
    }
    let waited = samples.iter().filter(|one| one.what != "commit").map(|one| one.waited);
    let waited: Vec<_> = waited.collect();
    let answers = waited.len();
    print_spread("all", waited);
    let failed = samples.iter().filter(|sample| sample.failed).count();
    println!(
        "{failed} failed; {:.0} answers a second beside {SEARCHES} searches",
        answers as f64 / took.as_secs_f64()
    );
    Ok(())
}
