//! What operators see and hear of a process: its log, its listener, what systemd is told.

use std::io::Write as _;
use std::sync::Arc;
use std::time::Duration;

use patt::config::Config;
use patt::watch::{self, Listener, NoListener, Signs, Standing};
use sd_notify::NotifyState;
use tokio_util::sync::CancellationToken;
use tracing::{Level, Metadata};
use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::fmt;
use tracing_subscriber::prelude::*;

use super::Outcome;

pub(super) fn log(config: &Config) {
    let logs = tracing_subscriber::registry()
        .with(filter_fn(tells_no_secret))
        .with(EnvFilter::new(&config.log.filter))
        // What the log cannot take is lost: to complain of it there would be a panic.
        .with(fmt::layer().with_writer(std::io::stderr).log_internal_errors(false));
    // A second subscriber can only come from a test that runs this twice.
    drop(logs.try_init());
}

/// Says something to whoever started this. That nobody reads it any longer is no reason to end, or not to.
pub(super) fn say(text: &str) {
    drop(writeln!(std::io::stdout(), "{text}"));
}

/// Whatever filter is asked for: what others trace are the bytes that they send and receive, with the
/// bot's token and those of interactions among them.
fn tells_no_secret(event: &Metadata<'_>) -> bool {
    let ours = event.target() == "patt" || event.target().starts_with("patt::");
    ours || *event.level() < Level::TRACE
}

/// What operators look at, where somebody wants to.
pub(super) async fn listens(
    config: &Config,
    signs: &Arc<Signs>,
) -> Result<Option<Listener>, NoListener> {
    let Some(address) = config.watch.listen else { return Ok(None) };
    let listener = Listener::start(address, Arc::clone(signs)).await?;
    tracing::info!("operators are answered at http://{}", listener.address());
    Ok(Some(listener))
}

/// Tells systemd, where it asks, that the house is ready, lives and ends.
pub(super) async fn announce(signs: Arc<Signs>, stop: CancellationToken) {
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
    super::runtime()?.block_on(watch::ask(address))?;
    println!("Patt is ready.");
    Ok(())
}
