//! Wires the house together and runs it until it is told to stop.

mod database;
mod operators;
mod worker;

use std::error::Error;
use std::io::Write as _;
use std::sync::Arc;
use std::time::Duration;

use patt::catalog::CATALOG;
use patt::config::{Clocks, Config, Token};
use patt::discord::{self, Endpoint, Hears, Link, SharedPace, Target};
use patt::render::portrait;
use patt::sandbox::{self, NoStart, Sandbox, permissions};
use patt::service::{Dependencies, OUTGOING, Policy, SearchPool, Service};
use patt::store::{Duties, Store, StorePolicy};
use patt::table::{InactivityPolicy, Span};
use patt::watch::{Signs, Traces};
use patt::words::Words;
use tokio::sync::mpsc::{Sender, channel};
use tokio::sync::watch::Receiver;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use self::database::{Playing, keep, look_through, opened, patiently, process};
use self::operators::{announce, listens, log, say, traced};
use crate::tour;

pub use self::database::{database, database_at, now};
pub use self::operators::health;
pub use self::worker::work;

/// A stand-in for Discord that somebody else runs, such as a test.
const STAND_IN: &str = "PATT_STAND_IN";

type Outcome = Result<(), Box<dyn Error>>;

/// Runs the bot, or the sandbox if there is no token.
///
/// # Errors
/// If it cannot start or loses Discord for good; the sentence says what to do.
pub fn run(config: &Config) -> Outcome {
    watched(config, play(config))
}

/// Does something about which operators hear, by the log and by traces, until it is done.
fn watched(config: &Config, work: impl Future<Output = Outcome>) -> Outcome {
    let runtime = runtime()?;
    let traces = traced(config, runtime.handle())?;
    let outcome = runtime.block_on(work);
    traces.into_iter().for_each(Traces::end);
    outcome
}

/// Registers the commands.
///
/// # Errors
/// If there is no token, or Discord refuses.
pub fn register(config: &Config) -> Outcome {
    log(config);
    let Some(token) = &config.token else {
        return Err("there is no token: set PATT_TOKEN or token_file in config.toml".into());
    };
    runtime()?.block_on(async {
        let link = Link::open(real(config, token)).await?;
        let wrote = link.register(CATALOG).await?;
        say(if wrote { "The commands are registered." } else { "Discord has them already." });
        Ok(())
    })
}

/// Runs the sandbox alone, for another bot: at its gateway, or at these addresses.
///
/// # Errors
/// If it cannot start; the sentence says what to do.
pub fn sandbox(config: &Config, to: &[String]) -> Outcome {
    log(config);
    runtime()?.block_on(async {
        let stop = stopping()?;
        let words = Words::load(CATALOG)?;
        let sandbox = start_sandbox(config, &words, permissions::EVERYBODY).await?;
        say(&format!(
            "The sandbox is open at http://{0}. A bot connects to http://{0}/api with the token\n\
             {1}, which is worth nothing anywhere else.",
            sandbox.address(),
            sandbox::TOKEN,
        ));
        if !to.is_empty() {
            say(&format!("What it sends is signed; the public key is\n{}.", sandbox.public_key()));
            tokio::select! {
                () = sandbox.deliver_patiently(to) => {
                    say(&format!("Interactions go to {}.", to.join(" and ")));
                }
                () = stop.cancelled() => {}
            }
        }
        stop.cancelled().await;
        Ok(())
    })
}

fn real(config: &Config, token: &Token) -> Target {
    Target::Real { token: token.reveal().to_owned(), api: config.discord.api.clone() }
}

fn runtime() -> std::io::Result<tokio::runtime::Runtime> {
    // One thread may be held up by a connection that broke.
    let threads = std::thread::available_parallelism().map_or(2, |cores| cores.get().max(2));
    tokio::runtime::Builder::new_multi_thread().worker_threads(threads).enable_all().build()
}

async fn play(config: &Config) -> Outcome {
    let stop = stopping()?;
    let signs = Arc::new(Signs::until(stop.clone()));
    let _listener = listens(config, &signs).await?;
    let words = Arc::new(Words::load(CATALOG)?);
    let duties = duties(config);
    let in_place = config.token.is_some() || stand_in().is_some();
    if duties != Duties::ALL && !in_place {
        return Err(
            "who is front or keeper needs the bot's token: set PATT_TOKEN or token_file, or \
                    let this process only think by \"patt worker\""
                .into(),
        );
    }
    // Who takes what comes to an address answers beside others; whoever is on the gateway is alone there, unless they
    // share it.
    let http = config.http.filter(|_| in_place);
    let shared = config.gateway.together && in_place;
    let place = Playing { name: process(), together: http.is_some() || shared, duties };
    let Some(store) = open(config, &place, &signs, &stop).await? else { return Ok(()) };
    let (processes, others) = tokio::sync::watch::channel(1);
    // Whoever takes the database away ends this process, wherever it is.
    let lost = tokio::spawn(keep(store.clone(), place.clone(), processes, stop.clone()));
    let (outgoing, deliveries) = channel(OUTGOING);
    let service = service(config, &words, &store, outgoing)?.with_duties(duties);

    service.warm();
    let wait = patience(config);
    let somebody = async || store.somebody_thinks(store.time(now())).await;
    if !duties.worker && !patiently(wait, somebody).await? {
        tracing::warn!("no worker is there yet: until one is, the computer makes no move");
    }

    let sandbox = if config.token.is_none() && stand_in().is_none() {
        // As where somebody followed the invitation.
        Some(start_sandbox(config, &words, Link::RIGHTS).await?)
    } else {
        None
    };
    let target = target(config, sandbox.as_ref())?;
    let hears = if config.discord.server_messages { Hears::Everywhere } else { Hears::Direct };
    let link = tokio::select! {
        link = connected(target, duties) => link?.hearing(hears).showing(signs),
        () = stop.cancelled() => return Ok(()),
    };
    let link = match http {
        _ if !duties.front => link.only_sending(),
        Some(http) => {
            let drains = Duration::from_secs(http.drain_seconds.into());
            let endpoint = Endpoint::open(http.listen, http.public_key).await?;
            link.listening(endpoint.draining(drains))
        }
        None if shared => {
            let total = Some(config.gateway.shards).filter(|some| *some > 0);
            link.together(Arc::new(service.clone()), total)
        }
        None => link,
    };
    let sharing = tokio::spawn(share(link.pace(), others));
    match &sandbox {
        Some(sandbox) => say(&format!(
            "There is no token, so Patt plays in its sandbox. Open http://{} and type /play there.\n\
             Ctrl-C stops it; the games stay in {}, the people and channels in {}.",
            sandbox.address(),
            config.store(),
            config.world().display(),
        )),
        None if !duties.front => say("Patt is running and leaves answers to others."),
        None => say(&format!("Patt is running. To put it on a server open {}", link.invitation())),
    }
    tokio::spawn(look_through(store.clone()));
    tokio::select! {
        done = patiently(wait, async || service.take_up().await) => done?,
        () = stop.cancelled() => {}
    }
    let mut loops = vec![sharing];
    if duties.keeper {
        loops.push(tokio::spawn(service.clone().keep_time()));
        loops.push(tokio::spawn(service.clone().keep_house()));
    }
    if duties.worker && store.has_jobs() {
        loops.push(tokio::spawn(service.clone().keep_jobs()));
    }
    let app = Arc::new(service.clone());
    let outcome = discord::run(link, app, words, deliveries, stop).await;
    loops.iter().for_each(JoinHandle::abort);
    service.close().await;
    if lost.is_finished() {
        store.close().await;
        return Err(lost.await?.into());
    }
    lost.abort();
    if let Err(error) = place.leave(&store).await {
        tracing::warn!(%error, "what this process had is free in half a minute");
    }
    // Whatever is still under way in the background finds the store closed.
    store.close().await;
    Ok(outcome?)
}

/// How long a start waits for the database.
fn patience(config: &Config) -> Duration {
    Duration::from_secs(config.database_wait.into())
}

/// What this process does.
fn duties(config: &Config) -> Duties {
    let patt::config::Duties { front, worker, keeper } = config.duties;
    Duties { front, worker, keeper }
}

/// The database as this process plays there, and operators see it; none if it is to end before that.
async fn open(
    config: &Config,
    place: &Playing,
    signs: &Arc<Signs>,
    stop: &CancellationToken,
) -> Result<Option<Store>, Box<dyn Error>> {
    let policy = StorePolicy { rated_per_pair_per_day: config.limits.rated_per_pair_per_day };
    let wait = patience(config);
    let database = database(config)?;
    let store = tokio::select! {
        store = opened(&database, policy, place, wait) => store?,
        () = stop.cancelled() => return Ok(None),
    };
    let (asked, counted) = (store.clone(), store.clone());
    signs.opened(move || {
        let store = asked.clone();
        async move { store.outbox_next().await.is_ok() }
    });
    signs.waiting(move || {
        let store = counted.clone();
        async move { store.backlog(now()).await.ok() }
    });
    tokio::spawn(announce(Arc::clone(signs), stop.clone()));
    Ok(Some(store))
}

/// The application, in the time of its database.
fn service(
    config: &Config,
    words: &Arc<Words>,
    store: &Store,
    outgoing: Sender<patt::message::Delivery>,
) -> std::io::Result<Service> {
    let threads = match config.computer.threads {
        0 => SearchPool::usual_threads(),
        some => some as usize,
    };
    let clock = store.clone();
    Ok(Service::new(Dependencies {
        catalog: CATALOG,
        words: Arc::clone(words),
        store: store.clone(),
        pool: SearchPool::new(threads)?,
        policy: allowed(config),
        clock: Arc::new(move || clock.time(now())),
        seed: rand::random(),
        outgoing,
    }))
}

/// What the service may do and how long it waits.
fn allowed(config: &Config) -> Policy {
    Policy {
        games_per_person: config.limits.games_per_person,
        games_per_guild: config.limits.games_per_server,
        challenge_stands: i64::from(config.limits.challenge_hours) * 3_600_000,
        patience: 1_200,
        think: config.computer.think_ms.into(),
        hash: config.computer.hash_mb as usize,
        watch_pace: 2_000,
        referee: 300,
        waits: waits(&config.clocks),
    }
}

/// Which Discord to play on: the real one, the sandbox, or what a test has put in its place.
fn target(config: &Config, sandbox: Option<&Sandbox>) -> Result<Target, Box<dyn Error>> {
    Ok(match (&config.token, sandbox, stand_in()) {
        (_, _, Some(address)) => {
            let address =
                address.parse().map_err(|_| format!("{STAND_IN} is no address and port"))?;
            Target::Sandbox { address, token: sandbox::TOKEN.to_owned() }
        }
        (Some(token), _, None) => real(config, token),
        (None, sandbox, None) => {
            let address = sandbox.map(Sandbox::address).ok_or("the sandbox did not start")?;
            Target::Sandbox { address, token: sandbox::TOKEN.to_owned() }
        }
    })
}

/// Keeps to this process's part of what the bot may ask of Discord.
async fn share(pace: SharedPace, mut processes: Receiver<u32>) {
    while processes.changed().await.is_ok() {
        pace.shared_by(*processes.borrow_and_update());
    }
}

/// A bot that Discord knows, with its commands if it answers them; waits while Discord is down.
async fn connected(target: Target, duties: Duties) -> Result<Link, Box<dyn Error>> {
    let link = Link::open_patiently(target, Link::PAUSES).await?;
    if duties.front && link.register(CATALOG).await? {
        tracing::info!("the commands were registered anew");
    }
    Ok(link)
}

fn waits(clocks: &Clocks) -> InactivityPolicy {
    let neglect = Span::DAY.times(clocks.claim_days.into());
    InactivityPolicy {
        neglect,
        close: neglect.plus(Span::DAY.times(clocks.close_days_later.into())),
        reminder_percent: clocks.reminder_percent,
        holiday_days: clocks.holiday_days,
    }
}

fn stand_in() -> Option<String> {
    std::env::var(STAND_IN).ok().filter(|address| !address.is_empty())
}

async fn start_sandbox(
    config: &Config,
    words: &Words,
    rights: permissions::Permissions,
) -> Result<Sandbox, Box<dyn Error>> {
    let port = config.sandbox.port;
    let options = sandbox::Options {
        port,
        rights,
        folder: Some(config.world()),
        portrait: Some(portrait::draw),
        tour: tour::stops(words),
        limits: true,
        starts: sandbox::Starts::paced(),
        ..sandbox::Options::default()
    };
    Sandbox::start(options).await.map_err(|no| match no {
        NoStart::Port(error) => format!(
            "port {port} of the sandbox cannot be had: {error}; set PATT_SANDBOX_PORT to another"
        )
        .into(),
        NoStart::Kept(fault) => fault.into(),
    })
}

/// A token that is cancelled by Ctrl-C or SIGTERM; a second one ends the process at once.
fn stopping() -> std::io::Result<CancellationToken> {
    let stop = CancellationToken::new();
    let stopped = stop.clone();
    #[cfg(unix)]
    let mut terminate = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())?;
    tokio::spawn(async move {
        loop {
            #[cfg(unix)]
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = terminate.recv() => {}
            }
            #[cfg(not(unix))]
            drop(tokio::signal::ctrl_c().await);
            if stopped.is_cancelled() {
                std::process::exit(130);
            }
            stopped.cancel();
            // Whoever read that may be gone.
            drop(writeln!(std::io::stderr(), "stopping; once more ends it at once"));
        }
    });
    Ok(stop)
}
