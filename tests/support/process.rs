//! One process of a house, and how interactions come to it.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use patt::catalog::Catalog;
use patt::config::PublicKey;
use patt::discord::{Ended, Endpoint, Link, Target, run};
use patt::sandbox::Sandbox;
use patt::service::{Dependencies, OUTGOING, Policy, SearchPool, Service};
use patt::store::{self, Database, Duties, Store};
use patt::table::Time;
use patt::words::Words;
use tokio::sync::mpsc::channel;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::house::UNHURRIED;
use super::server::{database, server};

/// How interactions come to a house.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ways {
    /// By the gateway, to its only process.
    Gateway,
    /// Over HTTP, to so many processes in turn.
    Http {
        /// How many.
        fronts: usize,
        /// Every so many interactions one goes to two of them; none if this is 0.
        doubled: usize,
        /// For how long they go on answering when they are told to end.
        drains: Duration,
    },
    /// By the gateway, which so many processes share.
    Shards {
        /// How many processes.
        processes: usize,
        /// How many shards there are; Discord says it if this is 0.
        total: u32,
    },
    /// Over HTTP, to those of several processes on a server that are fronts.
    Duties(&'static [Duties]),
}

impl Ways {
    /// By the gateway; over HTTP with `PATT_TEST_BY=http`.
    pub fn of_tests() -> Self {
        match std::env::var("PATT_TEST_BY").as_deref() {
            Ok("http") => Self::http(1, 0),
            _ => Self::Gateway,
        }
    }

    /// Over HTTP, to so many processes, every so many interactions to two of them.
    pub const fn http(fronts: usize, doubled: usize) -> Self {
        Self::Http { fronts, doubled, drains: Duration::ZERO }
    }

    fn drains(self) -> Duration {
        if let Self::Http { drains, .. } = self { drains } else { Duration::ZERO }
    }

    pub const fn processes(self) -> usize {
        match self {
            Self::Gateway => 1,
            Self::Http { fronts, .. } => fronts,
            Self::Shards { processes, .. } => processes,
            Self::Duties(of) => of.len(),
        }
    }

    /// What the process of this number does.
    fn duties(self, nth: usize) -> Duties {
        match self {
            Self::Gateway | Self::Http { .. } | Self::Shards { .. } => Duties::ALL,
            Self::Duties(of) => of[nth],
        }
    }

    /// Whether what people do comes over HTTP.
    pub const fn are_http(self) -> bool {
        !matches!(self, Self::Gateway | Self::Shards { .. })
    }

    /// The database of a house with this file: of several processes on the server in any case.
    pub fn database(self, file: &Path) -> Database {
        if self.processes() == 1 && !matches!(self, Self::Shards { .. }) {
            return database(file);
        }
        server().expect("several need a server").database(&file.to_string_lossy())
    }

    /// Says that a process plays there, alone or beside others.
    pub async fn play(self, nth: usize, store: &Store, now: Time) {
        let alone = self.processes() == 1 && !matches!(self, Self::Shards { .. });
        let said = if alone {
            store.own("a process", now).await
        } else {
            store.join_as("a process", self.duties(nth), now).await.map(drop)
        };
        said.expect("nobody is in its way");
    }
}

/// What a process is started with.
#[derive(Clone, Copy)]
pub struct Start<'a> {
    pub sandbox: &'a Sandbox,
    pub catalog: Catalog,
    pub policy: Policy,
    pub clock: &'a Arc<AtomicI64>,
    pub ways: Ways,
    /// Which of the processes it is.
    pub nth: usize,
}

/// One process of a house.
pub struct Process {
    pub service: Service,
    pub store: Store,
    pub under_way: TaskTracker,
    pub stop: CancellationToken,
    /// Nobody where it only thinks.
    bot: Option<JoinHandle<Result<(), Ended>>>,
}

impl Start<'_> {
    /// A process, and where interactions come to it if that is over HTTP.
    pub async fn process(self, database: Database) -> (Process, Option<String>) {
        let words = Arc::new(Words::load(self.catalog).expect("the messages are Fluent"));
        let (outgoing, deliveries) = channel(OUTGOING);
        let now = Arc::clone(self.clock);
        let time = Time(self.clock.load(Ordering::Relaxed));
        let store =
            Store::open(database, store::StorePolicy::default(), time).expect("the folder is ours");
        self.ways.play(self.nth, &store, time).await;
        let duties = self.ways.duties(self.nth);
        let service = Service::new(Dependencies {
            catalog: self.catalog,
            words: Arc::clone(&words),
            store: store.clone(),
            pool: SearchPool::new(1).expect("there is a thread"),
            policy: self.policy,
            clock: Arc::new(move || Time(now.load(Ordering::Relaxed))),
            seed: 7 + self.nth as u64,
            outgoing,
        })
        .with_duties(duties);
        let stop = CancellationToken::new();
        if duties.only_thinks() {
            let under_way = TaskTracker::new();
            return (Process { service, store, under_way, stop, bot: None }, None);
        }
        let (address, token) = (self.sandbox.address(), self.sandbox.token().to_owned());
        let link = Link::open(Target::Sandbox { address, token }).await;
        let link = link.expect("the sandbox is there").at_pace(UNHURRIED);
        link.register(self.catalog).await.expect("the commands are fit");
        service.take_up().await.expect("the store is ours");
        let (link, url) = match self.ways {
            Ways::Gateway => (link, None),
            Ways::Shards { total, .. } => {
                let total = Some(total).filter(|some| *some > 0);
                (link.together(Arc::new(service.clone()), total), None)
            }
            Ways::Duties(_) if !duties.front => (link.only_sending(), None),
            Ways::Http { .. } | Ways::Duties(_) => {
                let key = PublicKey::of_hex(&self.sandbox.public_key()).expect("it is a key");
                let any = "127.0.0.1:0".parse().expect("it is an address");
                let endpoint = Endpoint::open(any, key).await.expect("a port is free");
                let endpoint = endpoint.draining(self.ways.drains());
                let address = endpoint.address().expect("it has one");
                (link.listening(endpoint), Some(format!("http://{address}/interactions")))
            }
        };
        let under_way = link.under_way();
        let app = Arc::new(service.clone());
        let bot = Some(tokio::spawn(run(link, app, words, deliveries, stop.clone())));
        (Process { service, store, under_way, stop, bot }, url)
    }
}

impl Process {
    /// Ends it as a kill does: it gives nothing back and says nothing.
    pub async fn kill(self) {
        let bot = self.bot.expect("it is no worker");
        bot.abort();
        drop(bot.await);
        self.store.close().await;
    }

    /// It is told to end.
    pub fn is_to_end(&self) {
        self.stop.cancel();
    }

    /// Ends it in good order.
    pub async fn end(self) {
        self.stop.cancel();
        if let Some(bot) = self.bot {
            bot.await.expect("no panic").expect("an orderly end");
        }
        self.service.close().await;
        self.store.disown().await.expect("the store is open");
        self.store.leave().await.expect("the store is open");
        self.store.close().await;
    }
}
