//! How fast Patt answers under load.
//!
//! ```text
//! cargo bench --bench load [-- COMMANDS [A_SECOND]]
//! ```
//!
//! Twenty-four pairs of people play chess at the same time in four channels, all in this process:
//! the loopback Discord, the gateway client, the service, a database on the disk and the pictures,
//! while two searches run on the threads of the computer opponent without a pause. What is timed is
//! what a person waits for: from sending a command, press or letter until the loopback Discord has
//! the acknowledgement; besides, how long the database takes for a change of its own. They come evenly, 40 a second unless another number is given: as many as
//! Patt itself may send a second. 0 means as fast as they are answered, which tells how many can be
//! answered, but not how long people would wait. The goals: the 99th of 100 below 100 ms, none
//! above 1 s.

use std::error::Error;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use patt::ai::alphabeta::{AlphaBeta, Plan};
use patt::ai::{Limits, Sight, Unwatched};
use patt::catalog::CATALOG;
use patt::discord::{Link, Target, run};
use patt::games::chess::search::Line;
use patt::rules::{Act, Notation, OptionMap, Rng, Viewer};
use patt::sandbox::{Handle, Id, Impossible, Options, Sandbox};
use patt::service::{Dependencies, Policy, SearchPool, Service};
use patt::store::{self, Change, Store};
use patt::table::{InactivityPolicy, Time};
use patt::words::Words;
use serde_json::{Value, json};
use tokio::sync::mpsc::unbounded_channel;
use tokio_util::sync::CancellationToken;

const PAIRS: usize = 24;
const CHANNELS: usize = 4;
const SEARCHES: usize = 2;
const COMMANDS: usize = 5_000;
const A_SECOND: u32 = 40;
const COMMIT_EVERY: Duration = Duration::from_millis(50);

type Outcome<T> = Result<T, Box<dyn Error + Send + Sync>>;

fn now() -> Time {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Time(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}

/// What was done, how long the person waited, and how the last word of it went.
#[derive(Clone, Copy)]
struct Sample {
    what: &'static str,
    waited: Duration,
    failed: bool,
}

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

/// Two people and where they play.
struct Pair {
    sandbox: Arc<Sandbox>,
    people: [Id; 2],
    channel: Id,
    samples: Vec<Sample>,
    budget: Arc<Budget>,
}

/// How much is still to be done, and when the next act is due.
struct Budget {
    left: AtomicUsize,
    begun: Instant,
    gap: Duration,
    all: usize,
}

impl Budget {
    /// Waits for the moment of one more act; false if all are done.
    async fn take(&self) -> bool {
        let spent = |left: usize| left.checked_sub(1);
        let Ok(left) = self.left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, spent) else {
            return false;
        };
        let nth = u32::try_from(self.all - left).unwrap_or(u32::MAX);
        tokio::time::sleep_until((self.begun + self.gap * nth).into()).await;
        true
    }
}

impl Pair {
    /// Waits for the acknowledgement of one act, if the budget of commands is not spent.
    async fn timed(
        &mut self,
        what: &'static str,
        act: impl AsyncFnOnce(&Sandbox) -> Result<Handle, Impossible>,
    ) -> Outcome<bool> {
        if !self.budget.take().await {
            return Ok(false);
        }
        let begun = Instant::now();
        let answer = act(&self.sandbox).await?.answer().await;
        let failed = answer.is_err();
        self.samples.push(Sample { what, waited: begun.elapsed(), failed });
        Ok(true)
    }

    async fn command(&mut self, who: Id, name: &'static str, options: Value) -> Outcome<bool> {
        let channel = self.channel;
        self.timed(name, async |sandbox| sandbox.command(who, channel, name, options).await).await
    }

    /// Plays random games with much looking around until the budget is spent.
    async fn play(mut self, seed: u64) -> Outcome<Vec<Sample>> {
        let mut rng = Rng::new(seed);
        loop {
            if !self.begin().await? {
                return Ok(self.samples);
            }
            for (nth, text) in random_game(&mut rng)?.into_iter().enumerate() {
                let (mover, other) = (self.people[nth % 2], self.people[1 - nth % 2]);
                let typed = json!({ "move": &text[..1] });
                let channel = self.channel;
                let listed = self
                    .timed("completion", async |sandbox| {
                        sandbox.autocomplete(mover, channel, "move", typed, "move").await
                    })
                    .await?;
                let looked = match nth % 5 {
                    0 => self.command(mover, "moves", Value::Null).await?,
                    1 => self.command(other, "board", Value::Null).await?,
                    2 => self.command(other, "games", Value::Null).await?,
                    3 => self.command(other, "leaderboard", json!({ "game": "chess" })).await?,
                    _ => self.command(other, "help", Value::Null).await?,
                };
                let moved = self.command(mover, "move", json!({ "move": text })).await?;
                if !(listed && looked && moved) {
                    return Ok(self.samples);
                }
            }
        }
    }

    /// A challenge and its answer.
    async fn begin(&mut self) -> Outcome<bool> {
        let [white, black] = self.people;
        let begun = self.sandbox.mark();
        let terms =
            json!({ "game": "chess", "opponent": black.to_string(), "side": "me", "rated": false });
        if !self.command(white, "play", terms).await? {
            return Ok(false);
        }
        let mention = format!("<@{black}>");
        let asks = |message: &Value| {
            message["content"].as_str().is_some_and(|text| text.starts_with(&mention))
                && message["components"][0]["components"][0]["label"] == "Accept"
        };
        let asked = self.sandbox.until(self.channel, black, begun, asks).await?;
        let asked = Id::of(&asked["id"]).ok_or("a message has a number")?;
        let accepted =
            self.timed("accept", async |sandbox| sandbox.press(black, asked, "Accept").await);
        if !accepted.await? {
            return Ok(false);
        }
        let mention = format!("<@{white}>");
        let turn = |message: &Value| {
            message["content"].as_str().is_some_and(|text| text.starts_with(&mention))
        };
        self.sandbox.until(self.channel, white, begun, turn).await?;
        Ok(true)
    }
}

/// The moves of a game played at random to its end, in canonical text.
fn random_game(rng: &mut Rng) -> Outcome<Vec<String>> {
    let entry = CATALOG.find("chess").ok_or("the house has chess")?;
    let refused = |refusal: patt::rules::Refusal| refusal.0.text();
    let header = (entry.roll)(&OptionMap::new(), 2, rng).map_err(refused)?;
    let mut game = (entry.open)(&header).map_err(refused)?;
    let mut texts = Vec::new();
    while let Some(seat) = game.status().acting().iter().next() {
        let choices = game.seen(Viewer::Seat(seat)).choices(Notation::CANONICAL);
        let text = rng.pick(&choices).ok_or("an acting seat has a move")?.text.clone();
        game.act(&Act::Move { seat, text: text.clone() }).map_err(refused)?;
        texts.push(text);
    }
    Ok(texts)
}

/// A search that goes on until the flag rises.
fn search(stop: &AtomicBool) {
    while !stop.load(Ordering::Relaxed) {
        let Ok(board) =
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1".parse()
        else {
            return;
        };
        let limits = Limits { nodes: Some(200_000), depth: None };
        let plan = Plan { limits, margin: 0, sight: Sight::SHARP };
        AlphaBeta::new(16).think(&Line::new(board, []), &plan, &Unwatched, &|_| ());
    }
}

fn at(sorted: &[Duration], hundredths: usize) -> Duration {
    let nth = (sorted.len() * hundredths).div_ceil(100).saturating_sub(1);
    sorted.get(nth).copied().unwrap_or_default()
}

fn line(what: &str, samples: &[Sample]) {
    let mut waited: Vec<_> = samples.iter().map(|sample| sample.waited).collect();
    waited.sort_unstable();
    let [half, most, worst] = [at(&waited, 50), at(&waited, 99), at(&waited, 100)];
    let millis = |time: Duration| time.as_secs_f64() * 1e3;
    println!(
        "{what:12} {:6} answers   median {:7.1} ms   p99 {:7.1} ms   worst {:7.1} ms",
        waited.len(),
        millis(half),
        millis(most),
        millis(worst)
    );
}

async fn measure(commands: usize, a_second: u32) -> Outcome<Vec<Sample>> {
    let folder = tempfile::tempdir()?;
    let words = Arc::new(Words::load(CATALOG)?);
    let (outgoing, deliveries) = unbounded_channel();
    let store = Store::open(&folder.path().join("load.db"), store::StorePolicy::default(), now())?;
    let service = Service::new(Dependencies {
        catalog: CATALOG,
        words: Arc::clone(&words),
        store: store.clone(),
        pool: SearchPool::new(1)?,
        policy: Policy {
            games_per_person: 1_000,
            games_per_guild: 100_000,
            challenge_stands: 3_600_000,
            patience: 1_200,
            think: 1_000,
            hash: 16,
            watch_pace: 2_000,
            referee: 300,
            waits: InactivityPolicy::default(),
        },
        clock: Arc::new(now),
        seed: 7,
        outgoing,
    });
    service.warm();
    let sandbox = Arc::new(Sandbox::start(Options::default()).await?);
    let (address, token) = (sandbox.address(), sandbox.token().to_owned());
    let link = Link::open(Target::Sandbox { address, token }).await?;
    link.register(CATALOG).await.map_err(|fault| fault.to_string())?;
    let stop = CancellationToken::new();
    let bot = tokio::spawn(run(link, Arc::new(service), words, deliveries, stop.clone()));
    sandbox.ready().await?;

    let searching = Arc::new(SearchPool::new(SEARCHES)?);
    let searches: Vec<_> = (0..SEARCHES)
        .map(|_| {
            let searching = Arc::clone(&searching);
            tokio::spawn(async move { searching.submit(search).await })
        })
        .collect();

    let budget = Arc::new(Budget {
        left: AtomicUsize::new(commands),
        begun: Instant::now(),
        gap: Duration::from_secs(1).checked_div(a_second).unwrap_or_default(),
        all: commands,
    });
    let channels: Vec<_> =
        (0..CHANNELS).map(|nth| sandbox.add_channel(&format!("load-{nth}"))).collect();
    for &channel in &channels {
        sandbox.no_threads(channel);
    }
    let pairs: Vec<_> = (0..PAIRS)
        .map(|nth| {
            let person = |side: &str| sandbox.add_person(&format!("{side} {nth}"));
            let pair = Pair {
                sandbox: Arc::clone(&sandbox),
                people: [person("White"), person("Black")],
                channel: channels[nth % CHANNELS],
                samples: Vec::new(),
                budget: Arc::clone(&budget),
            };
            tokio::spawn(pair.play(nth as u64))
        })
        .collect();
    let mut samples = Vec::new();
    let loaded = CancellationToken::new();
    let committing = tokio::spawn(commits(store, loaded.clone()));
    for pair in pairs {
        samples.extend(pair.await??);
    }
    loaded.cancel();
    samples.extend(committing.await??);
    searches.iter().for_each(tokio::task::JoinHandle::abort);
    stop.cancel();
    bot.await??;
    for complaint in sandbox.take_complaints() {
        println!("complaint: {complaint}");
    }
    Ok(samples)
}

fn main() -> Outcome<()> {
    let mut numbers = std::env::args().skip(1).filter_map(|word| word.parse::<u32>().ok());
    let commands = numbers.next().map_or(COMMANDS, |commands| commands as usize);
    let a_second = numbers.next().unwrap_or(A_SECOND);
    let begun = Instant::now();
    let samples = tokio::runtime::Runtime::new()?.block_on(measure(commands, a_second))?;
    let took = begun.elapsed();
    let mut kinds: Vec<_> = samples.iter().map(|sample| sample.what).collect();
    kinds.sort_unstable();
    kinds.dedup();
    for kind in kinds {
        let of_kind: Vec<_> = samples.iter().copied().filter(|one| one.what == kind).collect();
        line(kind, &of_kind);
    }
    let waited: Vec<_> = samples.iter().copied().filter(|one| one.what != "commit").collect();
    line("all", &waited);
    let failed = samples.iter().filter(|sample| sample.failed).count();
    println!(
        "{failed} failed; {:.0} answers a second beside {SEARCHES} searches",
        waited.len() as f64 / took.as_secs_f64()
    );
    Ok(())
}
