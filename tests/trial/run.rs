//! The trial from its beginning to its end.

use std::sync::Arc;
use std::time::{Duration, Instant};

use patt::catalog::CATALOG;
use patt::rules::Rng;
use patt::sandbox::{Fault, Id, Mark, Options, Sandbox};
use patt::store::{Database, Store, StorePolicy};
use patt::table::{Table, TableId, Time};
use tokio::sync::Semaphore;

use super::accounts::Accounts;
use super::chaos::{Chaos, disturb};
use super::checks;
use super::cluster::{Cluster, EQUALS, HOUSE, Role};
use super::kinds::{Finish, Kind, Sit, draw};
use super::support::server::{Server, server};
use super::timeline::now;

/// How large a trial is.
#[derive(Clone, Copy)]
pub struct Form {
    pub games: usize,
    /// How many of them are played at the same time, those that wait for a clock not counted.
    at_once: usize,
    /// Which kinds.
    kinds: fn(&Kind) -> bool,
    /// How many people there are.
    people: usize,
    pub chaos: Chaos,
    /// When games that are not over are given up.
    most: Duration,
}

/// How long whatever waits to be posted may take after the last disturbance: twice what a post that was
/// taken up may be on its way.
const SETTLES: Duration = Duration::from_secs(130);

impl Form {
    pub const SHORT: Self = Self {
        games: 60,
        at_once: 16,
        kinds: |_| true,
        people: 60,
        chaos: Chaos {
            lasts: Duration::from_secs(30),
            kill: Duration::from_secs(1),
            restarts: 1,
            stop: Duration::from_secs(6),
            deploy: true,
        },
        most: Duration::from_secs(150),
    };
    pub const LONG: Self = Self {
        games: 1_000,
        at_once: 32,
        kinds: |_| true,
        people: 200,
        chaos: Chaos {
            lasts: Duration::from_mins(5),
            kill: Duration::from_secs(1),
            restarts: 3,
            stop: Duration::from_secs(20),
            deploy: true,
        },
        most: Duration::from_mins(15),
    };
}

/// A game that is played.
pub struct Spec {
    pub nth: usize,
    pub kind: &'static Kind,
    pub people: Vec<Id>,
    pub channel: Id,
    pub plies: usize,
    pub finish: Finish,
    pub rng: Rng,
}

/// What all share.
pub struct Trial {
    pub sandbox: Arc<Sandbox>,
    /// For reading: this process plays no part in the house.
    pub store: Store,
    pub database: Database,
    pub accounts: Accounts,
    /// When it began, in what was said.
    pub began: Mark,
    /// Somebody who plays nowhere.
    pub bystander: Id,
    pub end: Instant,
}

impl Trial {
    /// A table as it stands in the database; none if it is not there, or there is no time any more.
    pub async fn table(&self, id: TableId) -> Option<Table> {
        loop {
            match self.store.load(id).await {
                Ok(record) => {
                    let record = record?;
                    let line = CATALOG.find(&record.header.game).expect("the house has it");
                    return Some(Table::restore(line, record).expect("the record replays"));
                }
                Err(_) if self.time_is_up() => return None,
                Err(_) => tokio::time::sleep(Duration::from_millis(200)).await,
            }
        }
    }

    /// What somebody is called.
    pub fn name(&self, person: Id) -> String {
        let people = self.sandbox.people();
        people.into_iter().find(|one| one.id == person).map_or_else(String::new, |one| one.name)
    }

    pub fn time_is_up(&self) -> bool {
        Instant::now() >= self.end
    }
}

/// Plays a trial.
///
/// # Panics
/// If anything was lost, doubled, late or told to the wrong people.
pub fn run(form: Form) {
    let Some(server) = server() else { return };
    let seed = std::env::var("PATT_TRIAL_SEED").ok().and_then(|seed| seed.parse().ok());
    let seed = seed.unwrap_or_else(|| now().unsigned_abs() % 1_000_000);
    println!("the trial of seed {seed} begins: PATT_TRIAL_SEED={seed}");
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let Played { faults, .. } =
        runtime.expect("there is a thread").block_on(play(form, seed, server, HOUSE));
    none(&faults, seed);
}

/// Fails if there are faults.
fn none(faults: &[String], seed: u64) {
    let (count, most) = (faults.len(), 60);
    let told = faults.iter().take(most).map(|fault| format!("\n{fault}"));
    assert!(count == 0, "{count} faults with seed {seed}:{}", told.collect::<String>());
}

/// What came of a trial.
struct Played {
    /// How long the games took.
    took: Duration,
    faults: Vec<String>,
}

async fn play(form: Form, seed: u64, server: &'static Server, roles: &[Role]) -> Played {
    let begun = Instant::now();
    let name = format!("trial_{seed}_{}", now());
    let database = server.database(&name);
    let sandbox = Sandbox::start(Options::default()).await.expect("a port is free");
    let sandbox = Arc::new(sandbox);
    let cluster = Cluster::new(roles, &server.address("patt", &name), &sandbox);
    let cluster = Arc::new(cluster.expect("there are ports and folders"));
    let store = Store::open(database.clone(), StorePolicy::default(), Time(now()));
    let store = store.expect("the server is there");
    cluster.begin().await;
    let chaotic = !form.chaos.lasts.is_zero();
    // One of twenty goes to two of them.
    let twice = if chaotic { 20 } else { 0 };
    sandbox.deliver_to(cluster.fronts(), twice).await.expect("every front knows the signature");
    if chaotic {
        sandbox.faults().every(20, "", "", Fault::LoseAnswer);
    }
    let accounts = Accounts::default();
    let trial = Arc::new(Trial {
        sandbox: Arc::clone(&sandbox),
        store,
        database,
        accounts,
        began: sandbox.mark(),
        bystander: sandbox.add_person("Bystander"),
        end: Instant::now() + form.most,
    });
    println!("{} processes are there after {:.1?}", cluster.processes.len(), begun.elapsed());
    let playing = Instant::now();
    let games = tokio::spawn(games(Arc::clone(&trial), form, seed));
    let troubles = disturb(&cluster, server, &trial, form.chaos, seed).await;
    games.await.expect("no game fails");
    let took = playing.elapsed();
    sandbox.faults().clear();
    cluster.ready().await;
    // Buttons of old boards have time for minutes after a kill; here that is over. And without kills there is
    // nothing that a search could find.
    checks::sql(&trial, "UPDATE outbox SET due = 0 WHERE purpose = 'spent'").await;
    if !chaotic {
        checks::sql(&trial, "UPDATE outbox SET due = 0 WHERE purpose = 'search'").await;
    }
    let settled = settle(&trial).await;
    println!("played in {took:.1?}, settled {settled:.1?} later");
    let mut faults = checks::all(&trial, &cluster, troubles).await;
    cluster.keep_logs();
    faults.extend(cluster.end().await);
    faults.extend(cluster.panics());
    trial.store.close().await;
    println!("the trial of seed {seed} took {:.1?}", begun.elapsed());
    Played { took, faults }
}

/// Waits until nothing waits to be posted and nothing is on its way; how long that took.
async fn settle(trial: &Trial) -> Duration {
    let begun = Instant::now();
    while begun.elapsed() < SETTLES {
        let waits = checks::count(trial, checks::WAIT).await;
        if waits == 0 && trial.sandbox.is_settled() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    // What was carried out last is told last.
    tokio::time::sleep(Duration::from_secs(2)).await;
    begun.elapsed()
}

/// Plays all games.
async fn games(trial: Arc<Trial>, form: Form, seed: u64) {
    let mut rng = Rng::new(seed);
    let sandbox = &trial.sandbox;
    let people: Vec<_> =
        (0..form.people).map(|nth| sandbox.add_person(&format!("Person{nth}q"))).collect();
    let strangers = vec![sandbox.add_person("Stranger1q"), sandbox.add_person("Stranger2q")];
    let (usual, waiting) = (Arc::new(Semaphore::new(form.at_once)), Arc::new(Semaphore::new(20)));
    // Strangers are paired with whoever waits, so there is one such game at a time.
    let strange = Arc::new(Semaphore::new(1));
    let mut under_way = Vec::new();
    for (nth, kind) in draw(form.games, form.kinds, &mut rng).into_iter().enumerate() {
        let channel = sandbox.add_channel(&format!("game-{nth}"));
        sandbox.no_threads(channel);
        let mut players = people.clone();
        rng.shuffle(&mut players);
        players.truncate(kind.sit.people());
        let players = if kind.sit == Sit::Strangers { strangers.clone() } else { players };
        let plies = kind.plies.0 + rng.below(kind.plies.1 - kind.plies.0);
        let finish = *rng.pick(kind.finish).expect("there is one");
        let rng = Rng::new(seed.wrapping_mul(1_000_003).wrapping_add(nth as u64));
        let spec = Spec { nth, kind, people: players, channel, plies, finish, rng };
        let lane = match (kind.sit, finish) {
            (Sit::Strangers, _) => &strange,
            (_, Finish::Flag) => &waiting,
            _ => &usual,
        };
        let (lane, trial) = (Arc::clone(lane), Arc::clone(&trial));
        under_way.push(tokio::spawn(async move {
            let _room = lane.acquire_owned().await.expect("it is never closed");
            trial.game(spec).await;
        }));
    }
    for game in under_way {
        game.await.expect("no game fails");
    }
}

/// The same games without any trouble by one process and by two that do everything, twice: how long they take.
pub fn throughput() {
    let Some(server) = server() else { return };
    let (one, two) = (&EQUALS[..1], EQUALS);
    let quiet = Chaos {
        lasts: Duration::ZERO,
        kill: Duration::from_secs(1),
        restarts: 0,
        stop: Duration::ZERO,
        deploy: false,
    };
    // Discord takes about a move a second in each channel: only many games at once are more than the cores can do.
    let form = Form {
        games: 600,
        at_once: 200,
        kinds: Kind::is_brisk,
        people: 400,
        chaos: quiet,
        ..Form::SHORT
    };
    let (seed, mut figures, mut all) = (7, Vec::new(), Vec::new());
    for (name, roles) in
        [("first one", one), ("second two", two), ("third one", one), ("fourth two", two)]
    {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let played = play(form, seed, server, roles);
        let Played { took, faults } = runtime.expect("there is a thread").block_on(played);
        figures.push((name, took));
        all.extend(faults.into_iter().map(|fault| format!("{name}: {fault}")));
    }
    println!("the same {} games took {figures:#?}", form.games);
    none(&all, seed);
}
