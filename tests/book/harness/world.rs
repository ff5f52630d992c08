//! A house in a sandbox that never hurries: no deadline runs, chance and time are fixed, and whoever
//! waits waits until nothing is under way any more.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::time::Duration;

use patt::catalog::CATALOG;
use patt::config::PublicKey;
use patt::discord::{Ended, Endpoint, Link, Pace, Target, Timing, run};
use patt::sandbox::{Clock, Options, Sandbox};
use patt::service::{Dependencies, OUTGOING, Policy, SearchPool, Service};
use patt::store::{self, Store};
use patt::table::{InactivityPolicy, Time};
use patt::words::Words;
use rusqlite::Connection;
use tempfile::TempDir;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::support::oracle::oracle;

/// When every page begins: Friday 15 January 2027, 08:00 UTC.
const BEGINNING: i64 = 1_800_000_000_000;
/// Longer than any page takes.
pub const NEVER: Duration = Duration::from_hours(24);

/// No answer is ever late, however busy the machine is; what failed is tried again at once.
pub const UNHURRIED: Timing = Timing {
    guard: NEVER,
    complete: NEVER,
    again: Duration::ZERO,
    young: NEVER,
    late: NEVER,
    settled: Duration::ZERO,
    stale: NEVER,
    stuck: NEVER,
    gaps: [Duration::ZERO; 3],
    apart: Duration::ZERO,
    pace: Pace { burst: 1, gap: Duration::ZERO },
};

/// Searches end by their positions, never by time, and people wait for them.
pub const POLICY: Policy = Policy {
    games_per_person: 20,
    games_per_guild: 100,
    challenge_stands: 24 * 3_600_000,
    patience: 24 * 3_600_000,
    think: 24 * 3_600_000,
    hash: 4,
    watch_pace: 0,
    referee: 0,
    waits: InactivityPolicy::USUAL,
};

/// A house, its sandbox and its clock.
pub struct World {
    pub sandbox: Sandbox,
    pub policy: Policy,
    timing: Timing,
    http: bool,
    service: Service,
    clock: Arc<AtomicI64>,
    folder: TempDir,
    stop: CancellationToken,
    bot: JoinHandle<Result<(), Ended>>,
    /// As long as this is kept, the computer thinks.
    thinks: Option<Sender<()>>,
    under_way: [TaskTracker; 2],
}

impl World {
    /// A house that may do this much, and takes so long; interactions come by the gateway or over HTTP.
    pub async fn start(policy: Policy, timing: Timing, http: bool) -> Self {
        // The sandbox's time stands still, so that no interaction grows old.
        let options = Options {
            oracle: oracle(),
            clock: Clock::frozen(),
            rights: Link::RIGHTS,
            ..Options::default()
        };
        let sandbox = Sandbox::start(options).await.expect("a port is free");
        // Pages about threads let the bot open them.
        sandbox.channels().into_iter().for_each(|channel| sandbox.no_threads(channel));
        let folder = TempDir::new().expect("there is room");
        let clock = Arc::new(AtomicI64::new(BEGINNING));
        Self::on(sandbox, policy, timing, http, folder, clock).await
    }

    async fn on(
        sandbox: Sandbox,
        policy: Policy,
        timing: Timing,
        http: bool,
        folder: TempDir,
        clock: Arc<AtomicI64>,
    ) -> Self {
        let words = Arc::new(Words::load(CATALOG).expect("the messages are Fluent"));
        let (outgoing, deliveries) = mpsc::channel(OUTGOING);
        let now = Arc::clone(&clock);
        let time = Time(clock.load(Ordering::Relaxed));
        let file = folder.path().join("patt.db");
        let store =
            Store::open(&file, store::StorePolicy::default(), time).expect("the folder is ours");
        let pool = SearchPool::new(1).expect("there is a thread");
        // Nobody waits for the computer: it is to be seen thinking.
        let thinks = if policy.patience == 0 { Some(occupied(&pool).await) } else { None };
        let service = Service::new(Dependencies {
            catalog: CATALOG,
            words: Arc::clone(&words),
            store,
            pool,
            policy,
            clock: Arc::new(move || Time(now.load(Ordering::Relaxed))),
            seed: 7,
            outgoing,
        });
        let (address, token) = (sandbox.address(), sandbox.token().to_owned());
        let link = Link::open(Target::Sandbox { address, token }).await;
        let mut link = link.expect("the sandbox is there").at_pace(timing);
        let mut urls = Vec::new();
        if http {
            let key = PublicKey::of_hex(&sandbox.public_key()).expect("it is a key");
            let any = "127.0.0.1:0".parse().expect("it is an address");
            let endpoint = Endpoint::open(any, key).await.expect("a port is free");
            urls.push(format!("http://{}/interactions", endpoint.address().expect("it has one")));
            link = link.listening(endpoint);
        }
        link.register(CATALOG).await.expect("the commands are fit");
        let under_way = [link.under_way(), service.under_way()];
        // Only closed trackers tell when they are empty; they take in new tasks all the same.
        for tasks in &under_way {
            tasks.close();
        }
        service.take_up().await.expect("the store is ours");
        let stop = CancellationToken::new();
        let app = Arc::new(service.clone());
        let bot = tokio::spawn(run(link, app, words, deliveries, stop.clone()));
        if http {
            sandbox.deliver_to(urls, 0).await.expect("it knows the signature");
        } else {
            sandbox.ready().await.expect("the bot connects");
        }
        let world = Self {
            sandbox,
            policy,
            timing,
            http,
            service,
            clock,
            folder,
            stop,
            bot,
            thinks,
            under_way,
        };
        world.quiet().await;
        world
    }

    /// Waits until nothing is under way: no interaction waits, no request runs, nothing is being
    /// answered, delivered or thought about.
    ///
    /// All tasks share one thread, and work is handed on between them only by waking one another: a
    /// task that was woken has run when this one was last in line a few times.
    pub async fn quiet(&self) {
        loop {
            self.sandbox.settle().await.expect("the bot comes to rest");
            for tasks in self.ending() {
                tasks.wait().await;
            }
            for _ in 0..50 {
                tokio::task::yield_now().await;
            }
            let settled = tokio::select! {
                biased;
                settled = self.sandbox.settle() => settled.is_ok(),
                () = std::future::ready(()) => false,
            };
            if settled && self.ending().iter().all(TaskTracker::is_empty) {
                return;
            }
        }
    }

    /// What comes to an end by itself: all but the turn that the computer thinks about.
    fn ending(&self) -> &[TaskTracker] {
        if self.thinks.is_some() { &self.under_way[..1] } else { &self.under_way }
    }

    /// The computer has thought; from now on it answers at once.
    pub fn has_thought(&mut self) {
        self.thinks = None;
    }

    /// What time it is in the house, in milliseconds.
    pub fn now(&self) -> i64 {
        self.clock.load(Ordering::Relaxed)
    }

    /// Lets time pass; if the house looks up, it does what is due.
    pub async fn pass(&self, millis: i64, seen: bool) {
        self.clock.fetch_add(millis, Ordering::Relaxed);
        if seen {
            self.service.tick().await;
        }
        self.quiet().await;
    }

    /// The process ends in good order, and another one begins; where `updated`, it is still counting
    /// what a version left that kept no lists.
    pub async fn restart(self, updated: bool) -> Self {
        let Self { sandbox, policy, timing, http, service, clock, folder, stop, bot, .. } = self;
        stop.cancel();
        bot.await.expect("no panic").expect("an orderly end");
        service.close().await;
        drop(service);
        if !http {
            sandbox.online(false).await.expect("the bot is gone");
        }
        let world = Self::on(sandbox, policy, timing, http, folder, clock).await;
        if updated {
            // A few games would be counted before anybody looks.
            let file = Connection::open(world.folder.path().join("patt.db")).expect("it is ours");
            file.execute("UPDATE filled SET upto = 0", ()).expect("it has lists");
        }
        world
    }

    /// Ends all; whatever was wrong with a request fails the test.
    pub async fn end(self) {
        self.stop.cancel();
        self.bot.await.expect("no panic").expect("an orderly end");
        self.service.close().await;
        assert_eq!(self.sandbox.take_complaints(), [""; 0]);
    }
}

/// Keeps the only thread that searches busy until what is returned is dropped.
async fn occupied(pool: &SearchPool) -> Sender<()> {
    let (release, released) = channel::<()>();
    let (begin, begun) = tokio::sync::oneshot::channel();
    let job = move |_: &_| {
        begin.send(()).expect("somebody waits for it");
        released.recv().ok();
    };
    tokio::select! {
        _ = pool.submit(job) => {}
        began = begun => began.expect("the thread begins"),
    }
    release
}
