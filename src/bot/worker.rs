//! A process that only thinks: no token, no connection to Discord, the database alone.

use std::sync::Arc;

use patt::catalog::CATALOG;
use patt::config::Config;
use patt::store::Duties;
use patt::watch::Signs;
use patt::words::Words;
use tokio::sync::mpsc::channel;

use super::database::{Playing, keep, process};
use super::operators::{listens, say};
use super::{Outcome, open, service, stopping, watched};

/// Thinks for the house until it is told to stop.
///
/// # Errors
/// If its database cannot be had; the sentence says what to do.
pub fn work(config: &Config) -> Outcome {
    watched(config, think(config))
}

async fn think(config: &Config) -> Outcome {
    let stop = stopping()?;
    let signs = Arc::new(Signs::until(stop.clone()));
    let _listener = listens(config, &signs).await?;
    let words = Arc::new(Words::load(CATALOG)?);
    let place = Playing { name: process(), together: true, duties: Duties::WORKER };
    let Some(store) = open(config, &place, &signs, &stop).await? else { return Ok(()) };
    signs.needs_no_connection();
    let (processes, _) = tokio::sync::watch::channel(1);
    let kept = tokio::spawn(keep(store.clone(), place.clone(), processes, stop.clone()));
    // It sends nothing.
    let (outgoing, _) = channel(1);
    let service = service(config, &words, &store, outgoing)?.with_duties(Duties::WORKER);
    say(&format!("Patt thinks for those who play in {}. Ctrl-C stops it.", config.store()));
    let working = tokio::spawn(service.clone().keep_jobs());
    stop.cancelled().await;
    working.abort();
    service.close().await;
    kept.abort();
    if let Err(error) = place.leave(&store).await {
        tracing::warn!(%error, "what this process had is free when its time is over");
    }
    store.close().await;
    Ok(())
}
