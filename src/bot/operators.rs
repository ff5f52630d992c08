//! What operators see and hear of a process: its log, its listener, what systemd is told.

use std::io::Write as _;
use std::sync::Arc;
use std::time::Duration;

use patt::config::Config;
use patt::watch::spans::TARGET;
use patt::watch::{self, Listener, NoListener, NoTraces, Signs, Standing, Traces};
use sd_notify::NotifyState;
use tokio::runtime::Handle;
use tokio_util::sync::CancellationToken;
use tracing::{Level, Metadata};
use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::{FilterExt as _, filter_fn};
use tracing_subscriber::fmt;
use tracing_subscriber::prelude::*;
use tracing_subscriber::{Layer, Registry, registry};

use super::Outcome;

/// Begins to log.
pub(super) fn log(config: &Config) {
    log_and_trace(config, None);
}

/// Begins to log, and to send traces where somebody takes them.
pub(super) fn traced(config: &Config, runtime: &Handle) -> Result<Option<Traces>, NoTraces> {
    let watch = &config.watch;
    let begin = |origin: &String| {
        Traces::start(origin, watch.traces_percent, config.duties.to_string(), runtime.clone())
    };
    let traces = watch.traces.as_ref().map(begin).transpose()?;
    log_and_trace(config, traces.as_ref());
    Ok(traces)
}

fn log_and_trace(config: &Config, traces: Option<&Traces>) {
    let logs = registry().with(layers(&config.log.filter, traces));
    // A second subscriber can only come from a test that runs this twice.
    drop(logs.try_init());
}

/// What hears of events and spans. Each knows what it wants, and there is nobody else: a layer that is none wants
/// everything, so that each span would be made.
fn layers(filter: &str, traces: Option<&Traces>) -> Vec<Box<dyn Layer<Registry> + Send + Sync>> {
    let wanted = EnvFilter::new(filter).and(filter_fn(tells_no_secret));
    // What the log cannot take is lost: to complain of it there would be a panic.
    let lines = fmt::layer().with_writer(std::io::stderr).log_internal_errors(false);
    let mut layers = vec![lines.with_filter(wanted).boxed()];
    layers.extend(traces.and_then(Traces::layer));
    layers
}

/// Says something to whoever started this. That nobody reads it any longer is no reason to end, or not to.
pub(super) fn say(text: &str) {
    drop(writeln!(std::io::stdout(), "{text}"));
}

/// Whatever filter is asked for: what others trace are the bytes that they send and receive, with the
/// bot's token and those of interactions among them. The spans of traces are for traces alone, and would stand
/// in every line.
fn tells_no_secret(event: &Metadata<'_>) -> bool {
    if event.target() == TARGET {
        return false;
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_span_is_not_made_where_nobody_takes_traces() {
        tracing::subscriber::with_default(registry().with(layers("trace", None)), || {
            assert!(tracing::info_span!(target: TARGET, "ours").is_disabled());
            assert!(!tracing::info_span!("another").is_disabled());
        });
    }
}
