//! Whether the house is ready for people.

use std::pin::Pin;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use tokio::time::timeout;
use tokio_util::sync::CancellationToken;

use super::series::Backlog;

/// How long the database may take to answer.
const ANSWER: Duration = Duration::from_secs(2);

/// Asks the database for something.
type Probe<T> = Box<dyn Fn() -> Pin<Box<dyn Future<Output = T> + Send>> + Send + Sync>;

/// What the parts of a house show of themselves.
#[derive(Default)]
pub struct Signs {
    connected: AtomicBool,
    /// Asks the database for something small, once it is open; whether it answered.
    probe: OnceLock<Probe<bool>>,
    /// Asks it what waits there; nothing if it does not answer.
    backlog: OnceLock<Probe<Option<Backlog>>>,
    stop: CancellationToken,
}

/// Whether a house is ready, and if not, why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It answers people.
    Ready,
    /// It ends, and takes nothing new.
    Ending,
    /// It waits for its database, or for another process that still has it.
    NoDatabase,
    /// The database does not answer in time.
    DatabaseAway,
    /// There is no connection to Discord.
    NotConnected,
}

impl Standing {
    /// It as a sentence.
    pub(super) const fn sentence(self) -> &'static str {
        match self {
            Self::Ready => "ready",
            Self::Ending => "Patt is stopping",
            Self::NoDatabase => "Patt waits for its database, or for another process to leave it",
            Self::DatabaseAway => "the database does not answer within two seconds",
            Self::NotConnected => "Patt is not connected to Discord",
        }
    }
}

impl Signs {
    /// The signs of a house that ends when this is cancelled.
    #[must_use]
    pub fn until(stop: CancellationToken) -> Self {
        Self { stop, ..Self::default() }
    }

    /// The database is open, and is asked like this.
    pub fn opened<F: Future<Output = bool> + Send + 'static>(
        &self,
        probe: impl Fn() -> F + Send + Sync + 'static,
    ) {
        // A house opens one database.
        drop(self.probe.set(Box::new(move || Box::pin(probe()))));
    }

    /// It needs no connection to Discord: it only thinks.
    pub fn needs_no_connection(&self) {
        self.connected(true);
    }

    /// What waits in the database is asked for like this.
    pub fn waiting<F: Future<Output = Option<Backlog>> + Send + 'static>(
        &self,
        backlog: impl Fn() -> F + Send + Sync + 'static,
    ) {
        drop(self.backlog.set(Box::new(move || Box::pin(backlog()))));
    }

    /// What waits now, if the database says so in time.
    pub(super) async fn backlog(&self) -> Option<Backlog> {
        let backlog = self.backlog.get()?;
        timeout(ANSWER, backlog()).await.ok().flatten()
    }

    /// Whether there is a connection to Discord now.
    pub(crate) fn connected(&self, now: bool) {
        self.connected.store(now, Ordering::Release);
    }

    /// How the house stands now.
    pub async fn standing(&self) -> Standing {
        if self.stop.is_cancelled() {
            return Standing::Ending;
        }
        let Some(probe) = self.probe.get() else { return Standing::NoDatabase };
        if !timeout(ANSWER, probe()).await.unwrap_or(false) {
            return Standing::DatabaseAway;
        }
        if self.connected.load(Ordering::Acquire) {
            Standing::Ready
        } else {
            Standing::NotConnected
        }
    }
}
