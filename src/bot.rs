//! Wires the house together and runs it until it is told to stop.

use std::error::Error;
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use patt::catalog::CATALOG;
use patt::config::{Clocks, Config, Place, Token};
use patt::discord::{self, Endpoint, Hears, Link, SharedPace, Target};
use patt::render::portrait;
use patt::sandbox::{self, NoStart, Sandbox, permissions};
use patt::service::{Dependencies, OUTGOING, Policy, SearchPool, Service};
use patt::store::{self, Database, Store, StoreError};
use patt::table::{InactivityPolicy, Span, Time};
use patt::watch::{self, Listener, NoListener, Signs, Standing};
use patt::words::Words;
use sd_notify::NotifyState;
use tokio::sync::mpsc::channel;
use tokio::sync::watch::{Receiver, Sender};
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;
use tracing::{Level, Metadata};
use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::prelude::*;

use crate::tour;

/// A stand-in for Discord that somebody else runs, such as a test.
const STAND_IN: &str = "PATT_STAND_IN";

type Outcome = Result<(), Box<dyn Error>>;

/// Runs the bot, or the sandbox if there is no token.
///
/// # Errors
/// If it cannot start or loses Discord for good; the sentence says what to do.
pub fn run(config: &Config) -> Outcome {
    log(config);
    runtime()?.block_on(play(config))
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
        println!(
            "{}",
            if wrote { "The commands are registered." } else { "Discord has them already." }
        );
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
        println!(
            "The sandbox is open at http://{0}. A bot connects to http://{0}/api with the token\n\
             {1}, which is worth nothing anywhere else.",
            sandbox.address(),
            sandbox::TOKEN,
        );
        if !to.is_empty() {
            println!("What it sends is signed; the public key is\n{}.", sandbox.public_key());
            tokio::select! {
                () = sandbox.deliver_patiently(to) => println!("Interactions go to {}.", to.join(" and ")),
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

fn log(config: &Config) {
    let logs = tracing_subscriber::registry()
        .with(filter_fn(tells_no_secret))
        .with(EnvFilter::new(&config.log.filter))
        .with(tracing_subscriber::fmt::layer().with_writer(std::io::stderr));
    // A second subscriber can only come from a test that runs this twice.
    drop(logs.try_init());
}

/// Whatever filter is asked for: what others trace are the bytes that they send and receive, with the
/// bot's token and those of interactions among them.
fn tells_no_secret(event: &Metadata<'_>) -> bool {
    let ours = event.target() == "patt" || event.target().starts_with("patt::");
    ours || *event.level() < Level::TRACE
}

async fn play(config: &Config) -> Outcome {
    let stop = stopping()?;
    let signs = Arc::new(Signs::until(stop.clone()));
    let _listener = listens(config, &signs).await?;
    let words = Arc::new(Words::load(CATALOG)?);
    let policy =
        store::StorePolicy { rated_per_pair_per_day: config.limits.rated_per_pair_per_day };
    let database = database(config)?;
    let wait = Duration::from_secs(config.database_wait.into());
    // Who takes what comes to an address answers beside others; whoever is on the gateway is alone there.
    let http = config.http.filter(|_| config.token.is_some());
    let place = Playing { name: process(), together: http.is_some() };
    let store = tokio::select! {
        store = opened(&database, policy, &place, wait) => store?,
        () = stop.cancelled() => return Ok(()),
    };
    let (processes, others) = tokio::sync::watch::channel(1);
    let (asked, counted) = (store.clone(), store.clone());
    signs.opened(move || {
        let store = asked.clone();
        async move { store.outbox_next().await.is_ok() }
    });
    signs.waiting(move || {
        let store = counted.clone();
        async move { store.backlog(now()).await.ok() }
    });
    tokio::spawn(announce(Arc::clone(&signs), stop.clone()));
    // Whoever takes the database away ends this process, wherever it is.
    let lost = tokio::spawn(keep(store.clone(), place.clone(), processes, stop.clone()));
    let threads = match config.computer.threads {
        0 => SearchPool::usual_threads(),
        some => some as usize,
    };
    let (outgoing, deliveries) = channel(OUTGOING);
    let service = Service::new(Dependencies {
        catalog: CATALOG,
        words: Arc::clone(&words),
        store: store.clone(),
        pool: SearchPool::new(threads)?,
        policy: allowed(config),
        clock: Arc::new(now),
        seed: rand::random(),
        outgoing,
    });

    service.warm();

    let sandbox = if config.token.is_none() && stand_in().is_none() {
        // As where somebody followed the invitation.
        Some(start_sandbox(config, &words, Link::RIGHTS).await?)
    } else {
        None
    };
    let target = target(config, sandbox.as_ref())?;
    let hears = if config.discord.server_messages { Hears::Everywhere } else { Hears::Direct };
    let link = tokio::select! {
        link = connected(target) => link?.hearing(hears).showing(signs),
        () = stop.cancelled() => return Ok(()),
    };
    let link = match http {
        Some(http) => link.listening(Endpoint::open(http.listen, http.public_key).await?),
        None => link,
    };
    let sharing = tokio::spawn(share(link.pace(), others));
    match &sandbox {
        Some(sandbox) => println!(
            "There is no token, so Patt plays in its sandbox. Open http://{} and type /play there.\n\
             Ctrl-C stops it; the games stay in {}, the people and channels in {}.",
            sandbox.address(),
            config.store(),
            config.world().display(),
        ),
        None => println!("Patt is running. To put it on a server open {}", link.invitation()),
    }
    tokio::spawn(look_through(store.clone()));
    service.take_up().await?;
    let mut duties =
        vec![tokio::spawn(service.clone().keep_time()), tokio::spawn(service.clone().keep_house())];
    if place.together {
        duties.push(tokio::spawn(service.clone().keep_turns()));
    }
    duties.push(sharing);
    let app = Arc::new(service.clone());
    let outcome = discord::run(link, app, words, deliveries, stop).await;
    duties.iter().for_each(JoinHandle::abort);
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

/// What operators look at, where somebody wants to.
async fn listens(config: &Config, signs: &Arc<Signs>) -> Result<Option<Listener>, NoListener> {
    let Some(address) = config.watch.listen else { return Ok(None) };
    let listener = Listener::start(address, Arc::clone(signs)).await?;
    tracing::info!("operators are answered at http://{}", listener.address());
    Ok(Some(listener))
}

/// Tells systemd, where it asks, that the house is ready, lives and ends.
async fn announce(signs: Arc<Signs>, stop: CancellationToken) {
    // Elsewhere nobody hears it.
    let tell = |news| drop(sd_notify::notify(&[news]));
    let pause = sd_notify::watchdog_enabled().map_or(Duration::from_secs(5), |most| most / 3);
    let mut ready = false;
    while !stop.is_cancelled() {
        if !ready && signs.standing().await == Standing::Ready {
            ready = true;
            tell(NotifyState::Ready);
        }
        tell(NotifyState::Watchdog);
        let pause = if ready { pause } else { pause.min(Duration::from_secs(1)) };
        tokio::select! {
            () = tokio::time::sleep(pause) => {}
            () = stop.cancelled() => {}
        }
    }
    tell(NotifyState::Stopping);
}

/// Asks the house that runs with this configuration whether it is ready.
///
/// # Errors
/// If it is not, or does not listen for such questions.
pub fn health(config: &Config) -> Outcome {
    let Some(address) = config.watch.listen else {
        return Err("nobody listens: set listen in the part [watch] of config.toml".into());
    };
    runtime()?.block_on(watch::ask(address))?;
    println!("Patt is ready.");
    Ok(())
}

/// The database that the configuration names.
///
/// # Errors
/// If its address cannot be read.
pub fn database(config: &Config) -> Result<Database, String> {
    database_at(config, &config.store())
}

/// The database in a place, with the password of the configuration.
///
/// # Errors
/// If its address cannot be read.
pub fn database_at(config: &Config, place: &Place) -> Result<Database, String> {
    let address = match place {
        Place::File(path) => return Ok(path.into()),
        Place::Server(address) => address,
    };
    let database: Database = address.parse().map_err(|why| {
        format!("{place} is no address of a database ({why}): write postgres://user@host/name")
    })?;
    Ok(match &config.password {
        Some(password) => database.with_password(password.reveal()),
        None => database,
    })
}

/// How this process plays in its database.
#[derive(Clone)]
struct Playing {
    /// Its name for others.
    name: String,
    /// Whether others play there as well.
    together: bool,
}

impl Playing {
    /// Says so, or says it again; how many processes play there now.
    async fn play(&self, store: &Store) -> Result<u32, StoreError> {
        if self.together && matches!(store.database(), Database::Server(_)) {
            store.join(&self.name, now()).await
        } else {
            store.own(&self.name, now()).await.map(|()| 1)
        }
    }

    async fn leave(&self, store: &Store) -> Result<(), StoreError> {
        if self.together { store.leave().await } else { store.disown().await }
    }
}

/// Keeps to this process's part of what the bot may ask of Discord.
async fn share(pace: SharedPace, mut processes: Receiver<u32>) {
    while processes.changed().await.is_ok() {
        pace.shared_by(*processes.borrow_and_update());
    }
}

/// The database, open and this process's own or open to it; waits for a server that is away and for another
/// process.
async fn opened(
    database: &Database,
    policy: store::StorePolicy,
    place: &Playing,
    wait: Duration,
) -> Result<Store, StoreError> {
    let end = Instant::now() + wait;
    let mut told = false;
    loop {
        let found = match Store::open(database.clone(), policy, now()) {
            Ok(store) => match place.play(&store).await {
                Ok(_) => return Ok(store),
                Err(error) => {
                    store.close().await;
                    error
                }
            },
            Err(error) => error,
        };
        if !found.passes() || Instant::now() >= end {
            return Err(found);
        }
        if !told {
            tracing::warn!("{found}; waiting for {} seconds at most", wait.as_secs());
        }
        told = true;
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}

/// Says again and again that this process plays in the database, and tells how many do; ends all when it
/// belongs to another one.
async fn keep(
    store: Store,
    place: Playing,
    processes: Sender<u32>,
    stop: CancellationToken,
) -> StoreError {
    loop {
        tokio::time::sleep(Store::RENEWED).await;
        match place.play(&store).await {
            Ok(count) => {
                processes.send_if_modified(|known| std::mem::replace(known, count) != count);
            }
            Err(held @ StoreError::Held { .. }) => {
                stop.cancel();
                return held;
            }
            Err(error) => tracing::warn!(%error, "the database does not know that Patt goes on"),
        }
    }
}

/// The name of this process for whoever wants its database, too.
fn process() -> String {
    let host = std::fs::read_to_string("/proc/sys/kernel/hostname").ok();
    let host = host.or_else(|| std::env::var("COMPUTERNAME").ok()).unwrap_or_default();
    format!("process {} on {}", std::process::id(), host.trim())
}

/// Looks whether the database is whole, beside everything else.
async fn look_through(store: Store) {
    match store.damage().await {
        Ok(damage) if damage.is_empty() => tracing::info!("the database is whole"),
        Ok(damage) => {
            let file = store.database();
            tracing::error!(?damage, "{file} is damaged: stop the bot and take the last backup");
        }
        Err(error) => tracing::warn!(%error, "whether the database is whole is unknown"),
    }
}

/// A bot that Discord knows, with its commands; waits while Discord is down.
async fn connected(target: Target) -> Result<Link, Box<dyn Error>> {
    let link = Link::open_patiently(target, Link::PAUSES).await?;
    if link.register(CATALOG).await? {
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

/// The machine's clock.
pub fn now() -> Time {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Time(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
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
            eprintln!("stopping; once more ends it at once");
            stopped.cancel();
        }
    });
    Ok(stop)
}
