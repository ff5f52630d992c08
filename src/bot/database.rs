//! The database of a process, and how it plays there beside others.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use patt::config::{Config, Place};
use patt::store::{self, Database, Duties, Store, StoreError};
use patt::table::Time;
use tokio::sync::watch::Sender;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

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
pub(super) struct Playing {
    /// Its name for others.
    pub(super) name: String,
    /// Whether others play there as well.
    pub(super) together: bool,
    /// What it does there.
    pub(super) duties: Duties,
}

impl Playing {
    /// Says so, or says it again; how many processes play there now.
    async fn play(&self, store: &Store) -> Result<u32, StoreError> {
        let in_server = matches!(store.database(), Database::Server(_));
        if in_server && let Err(error) = store.compare_clocks(now).await {
            tracing::warn!(%error, "the clock of the database was not to be asked");
        }
        if self.together && in_server {
            store.join_as(&self.name, self.duties, store.time(now())).await
        } else {
            store.own(&self.name, store.time(now())).await.map(|()| 1)
        }
    }

    /// Gives back what this process has.
    pub(super) async fn leave(&self, store: &Store) -> Result<(), StoreError> {
        if matches!(store.database(), Database::Server(_)) {
            store.give_back().await?;
        }
        if self.together { store.leave().await } else { store.disown().await }
    }
}

/// The database, open and this process's own or open to it; waits for a server that is away and for another
/// process, so long at most.
pub(super) async fn opened(
    database: &Database,
    policy: store::StorePolicy,
    place: &Playing,
    wait: Duration,
) -> Result<Store, StoreError> {
    patiently(wait, async || {
        let store = Store::open(database.clone(), policy, now())?;
        store.go_by_its_clock();
        match place.play(&store).await {
            Ok(_) => Ok(store),
            Err(error) => {
                store.close().await;
                Err(error)
            }
        }
    })
    .await
}

/// Does something in the database, and once more each second while what is wrong may pass, so long at most.
pub(super) async fn patiently<T>(
    wait: Duration,
    mut work: impl AsyncFnMut() -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    let end = Instant::now() + wait;
    let mut told = false;
    loop {
        let found = match work().await {
            Ok(done) => return Ok(done),
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
pub(super) async fn keep(
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
pub(super) fn process() -> String {
    let host = std::fs::read_to_string("/proc/sys/kernel/hostname").ok();
    let host = host.or_else(|| std::env::var("COMPUTERNAME").ok()).unwrap_or_default();
    format!("process {} on {}", std::process::id(), host.trim())
}

/// Looks whether the database is whole, beside everything else.
pub(super) async fn look_through(store: Store) {
    match store.damage().await {
        Ok(damage) if damage.is_empty() => tracing::info!("the database is whole"),
        Ok(damage) => {
            let file = store.database();
            tracing::error!(?damage, "{file} is damaged: stop the bot and take the last backup");
        }
        Err(error) => tracing::warn!(%error, "whether the database is whole is unknown"),
    }
}

/// The machine's clock.
pub fn now() -> Time {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Time(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What comes of work that fails so often by a slow database, with how often it was begun.
    async fn slow(times: u32) -> (Result<u32, StoreError>, u32) {
        let mut begun = 0;
        let done = patiently(Duration::from_mins(1), async || {
            begun += 1;
            if begun > times { Ok(begun) } else { Err(StoreError::TooSlow) }
        });
        (done.await, begun)
    }

    #[tokio::test(start_paused = true)]
    async fn a_database_that_is_away_is_waited_for() {
        assert!(matches!(slow(0).await, (Ok(1), 1)));
        assert!(matches!(slow(30).await, (Ok(31), 31)));
        assert!(matches!(slow(100).await, (Err(StoreError::TooSlow), 61)));
    }

    #[tokio::test(start_paused = true)]
    async fn what_does_not_pass_is_told_at_once() {
        let mut begun = 0;
        let done = patiently(Duration::from_mins(1), async || {
            begun += 1;
            Err::<(), _>(StoreError::Closed)
        });
        assert!(matches!(done.await, Err(StoreError::Closed)));
        assert_eq!(begun, 1);
    }
}
