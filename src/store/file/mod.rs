//! The file: who opens it, the threads that read and write it, and copies of it.

mod backup;
mod error;
mod open;
mod worker;

pub use backup::{BackupError, backup};
pub use error::StoreError;

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use rusqlite::Connection;

use self::open::Lock;
use self::worker::Workers;
use crate::table::Time;

/// How long the numbers of interactions are remembered.
pub(in crate::store) const REMEMBER: i64 = 24 * 60 * 60 * 1000;
/// How many threads read.
const READERS: usize = 2;

/// What the store is told of the house's policy.
#[derive(Clone, Copy, Debug)]
pub struct StorePolicy {
    /// How many rated games of one game the same pair may play within a day.
    pub rated_per_pair_per_day: u32,
}

impl Default for StorePolicy {
    fn default() -> Self {
        Self { rated_per_pair_per_day: 6 }
    }
}

/// The store. Clones share it.
///
/// It is open until [`Store::close`] returns or the last clone was dropped. From then on no thread of
/// it runs, the database is one file with no write-ahead log beside it, and anybody may open it anew.
/// Dropping the last clone blocks its thread for as long as the jobs in the queue take, which is
/// mostly less than a few milliseconds; asynchronous code had better close it.
#[derive(Clone)]
pub struct Store {
    inner: Arc<Inner>,
}

struct Inner {
    // Dropped in this order: the last connection folds the write-ahead log into the file, so the
    // readers go before the writer, and nobody else may come in before all are gone.
    readers: Workers,
    writer: Workers,
    lock: Mutex<Option<Lock>>,
    path: PathBuf,
    policy: StorePolicy,
}

impl Store {
    /// Opens the file, makes it if it is not there, and brings its schema up to date. Blocks.
    ///
    /// # Errors
    /// If another process has it, it cannot be used, or a later version wrote it.
    pub fn open(path: &Path, policy: StorePolicy, now: Time) -> Result<Self, StoreError> {
        let lock = open::lock(path)?;
        let writer = open::writer(path)?;
        writer.execute("DELETE FROM interactions WHERE at < ?1", [now.plus(-REMEMBER).0])?;
        let readers = (0..READERS).map(|_| open::reader(path)).collect::<Result<Vec<_>, _>>()?;
        let no_thread = |error: std::io::Error| StoreError::Unusable {
            path: path.to_owned(),
            why: error.to_string(),
        };
        let finish = |db: Connection| {
            // Housekeeping: the file is whole without it.
            db.execute_batch("PRAGMA optimize").ok();
        };
        let inner = Inner {
            readers: Workers::start("store-read", readers, drop).map_err(no_thread)?,
            writer: Workers::start("store-write", vec![writer], finish).map_err(no_thread)?,
            lock: Mutex::new(Some(lock)),
            path: path.to_owned(),
            policy,
        };
        Ok(Self { inner: Arc::new(inner) })
    }

    /// Closes the file for all clones: what was asked for before is done, what is asked for later
    /// fails with [`StoreError::Closed`].
    ///
    /// When this returns every thread of the store has ended, the write-ahead log is folded into the
    /// file and gone, and the file may be opened anew. It waits on a thread made for waiting, so
    /// nothing else is held up. Closing twice does no harm.
    pub async fn close(&self) {
        let inner = Arc::clone(&self.inner);
        let closed = tokio::task::spawn_blocking(move || inner.close()).await;
        if let Err(error) = closed {
            tracing::error!(%error, "the store was not closed in order");
        }
    }

    /// The file.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.inner.path
    }

    pub(in crate::store) fn policy(&self) -> StorePolicy {
        self.inner.policy
    }

    pub(in crate::store) async fn read<T: Send + 'static>(
        &self,
        job: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.inner.readers.run(move |db| job(db)).await
    }

    pub(in crate::store) async fn write<T: Send + 'static>(
        &self,
        job: impl FnOnce(&mut Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.inner.writer.run(job).await
    }
}

impl Inner {
    /// Ends everything, in the order in which a drop would.
    fn close(&self) {
        self.readers.close();
        self.writer.close();
        self.lock.lock().unwrap_or_else(PoisonError::into_inner).take();
    }
}
