//! The store itself: who opens the database, and the threads that read and write it.

mod clock;
mod owner;
mod worker;

use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicI64;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use postgres::Config;
use tracing::{Instrument as _, Span};

use self::clock::Clock;
pub(in crate::store) use self::clock::Term;
pub(in crate::store) use self::owner::alone;
use self::worker::Workers;
use crate::store::copy::backup;
#[cfg(feature = "testing")]
use crate::store::db::failing::{self, Failure, Ran};
use crate::store::db::{Access, Db, Ending, params};
use crate::store::error::StoreError;
use crate::store::fault::FaultKind;
use crate::store::location::Database;
use crate::store::postgres::{Server, apart};
use crate::store::sqlite::{self, BackupError, Lock};
use crate::table::Time;
use crate::watch::series;
use crate::watch::spans::{self, Outcome};

/// How long the numbers of interactions are remembered: somewhat longer than their tokens live, after
/// which Discord tells of none again.
pub(in crate::store) const REMEMBER: i64 = 20 * 60 * 1000;
/// How many threads read what a move needs.
const READERS: usize = 2;
/// How many more read what people page through, so that a slow page holds up no move.
const PAGE_READERS: usize = 3;
/// How many write to a server; to a file only one can.
const WRITERS: usize = 4;
/// How long a read may take.
const READ: Duration = Duration::from_secs(5);
/// How long a page may take.
const PAGE: Duration = Duration::from_secs(2);
/// How long people are kept waiting by a server that does not answer: Discord waits for three seconds.
const ANSWER: Duration = Duration::from_millis(2_500);
/// How often a transaction is tried that others are in the way of: with the pauses between for about as long
/// as people are kept waiting.
const TRIES: usize = 40;
/// How long a person's whole data may take.
const EXPORT: Duration = Duration::from_secs(30);

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
/// it runs, a database in a file is that one file with no write-ahead log beside it, and anybody may
/// open it anew.
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
    pages: Workers,
    writer: Workers,
    lock: Mutex<Option<Lock>>,
    database: Database,
    policy: StorePolicy,
    #[cfg(feature = "testing")]
    failures: failing::Shared,
    /// What tells this store from others that had the same name.
    token: i64,
    /// Until when this process is the one that decides.
    until: AtomicI64,
    clock: Arc<Clock>,
}

impl Store {
    /// Opens the database, makes it if it is not there, and brings its schema up to date. Blocks.
    ///
    /// # Errors
    /// If another process has it, it cannot be used, or a later version wrote it.
    pub fn open(
        database: impl Into<Database>,
        policy: StorePolicy,
        now: Time,
    ) -> Result<Self, StoreError> {
        let database = database.into();
        let Connections { readers, pages, writers, lock } = match &database {
            Database::File(path) => in_file(path, now)?,
            Database::Server(config) => apart(|| on_server(&database, config, now))?,
        };
        #[cfg(feature = "testing")]
        let failures = failing::Shared::default();
        #[cfg(feature = "testing")]
        let [readers, pages, writers] = [readers, pages, writers]
            .map(|all| all.into_iter().map(|db| db.failing(&failures)).collect::<Vec<_>>());
        let no_thread = |error: std::io::Error| StoreError::unusable(database.clone(), &error);
        let inner = Inner {
            readers: Workers::start("store-read", readers).map_err(no_thread)?,
            pages: Workers::start("store-page", pages).map_err(no_thread)?,
            writer: Workers::start("store-write", writers).map_err(no_thread)?,
            lock: Mutex::new(lock),
            database,
            policy,
            #[cfg(feature = "testing")]
            failures,
            token: rand::random(),
            until: AtomicI64::new(owner::UNASKED),
            clock: Arc::default(),
        };
        Ok(Self { inner: Arc::new(inner) })
    }

    /// Closes the database for all clones: what was asked for before is done, what is asked for later
    /// fails with [`StoreError::Closed`].
    ///
    /// When this returns every thread of the store has ended, the write-ahead log of a file is folded into
    /// it and gone, and the database may be opened anew. It waits on a thread made for waiting, so
    /// nothing else is held up. Closing twice does no harm.
    pub async fn close(&self) {
        let inner = Arc::clone(&self.inner);
        let closed = tokio::task::spawn_blocking(move || inner.close()).await;
        if let Err(error) = closed {
            tracing::error!(%error, "the store was not closed in order");
        }
    }

    /// What is damaged in the file, a line each, a hundred at most; nothing if it is whole, or if the
    /// database is on a server, which looks after its own files. Reads all of it, on a thread and a
    /// connection of its own, while others go on.
    ///
    /// # Errors
    /// If the file cannot be read at all.
    pub async fn damage(&self) -> Result<Vec<String>, StoreError> {
        let path = match self.database() {
            Database::File(path) => path.clone(),
            Database::Server(_) => return Ok(Vec::new()),
        };
        let look = move || sqlite::reader(&path)?.damage(false);
        let looked = tokio::task::spawn_blocking(look).await;
        looked.unwrap_or(Err(StoreError::Closed))
    }

    /// Copies the database to the new file `to`; see [`backup`].
    ///
    /// # Errors
    /// As [`backup`].
    pub async fn backup(&self, to: PathBuf) -> Result<(), BackupError> {
        let from = self.database().clone();
        let copied = tokio::task::spawn_blocking(move || backup(&from, &to)).await;
        copied.unwrap_or(Err(BackupError::Store(StoreError::Closed)))
    }

    /// Where the database is.
    #[must_use]
    pub fn database(&self) -> &Database {
        &self.inner.database
    }

    /// Whether other processes may write in it meanwhile: what is in memory may be old then.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        matches!(self.database(), Database::Server(_)) && !self.is_owned()
    }

    /// What tells this process from others.
    pub(in crate::store) fn token(&self) -> i64 {
        self.inner.token
    }

    pub(in crate::store) fn policy(&self) -> StorePolicy {
        self.inner.policy
    }

    /// Reads what a move needs, all of it of one moment.
    ///
    /// # Errors
    /// Those of the job; [`StoreError::TooSlow`] if it takes too long.
    pub(in crate::store) async fn read<T: Send + 'static>(
        &self,
        job: impl FnOnce(&Db) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let end = self.end();
        let look = move |db: &Db| in_time(end).and_then(|()| look(db, READ, job));
        until(end, self.inner.readers.run(look)).await
    }

    /// Reads a page that somebody looks at. Pages wait for each other only.
    ///
    /// # Errors
    /// Those of the job; [`StoreError::TooSlow`] if it takes too long.
    pub(in crate::store) async fn page<T: Send + 'static>(
        &self,
        job: impl FnOnce(&Db) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let end = self.end();
        let look = move |db: &Db| in_time(end).and_then(|()| look(db, PAGE, job));
        until(end, self.inner.pages.run(look)).await
    }

    /// Reads all of somebody's data, which may take longer than a page.
    ///
    /// # Errors
    /// As for a page.
    pub(in crate::store) async fn export<T: Send + 'static>(
        &self,
        job: impl FnOnce(&Db) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.inner.pages.run(move |db| look(db, EXPORT, job)).await
    }

    /// The statements that were run since this was asked last. Noted from the first time on that this is
    /// asked.
    #[cfg(feature = "testing")]
    #[must_use]
    pub fn ran(&self) -> Ran {
        failing::ran(&self.inner.failures)
    }

    /// From now on every transaction that writes fails once in this way, or none does any more.
    #[cfg(feature = "testing")]
    pub fn fail_writes(&self, failure: Option<Failure>) {
        failing::want(&self.inner.failures, failure);
    }

    /// Writes in one transaction, which is on the disk when this answers. The job may run more than
    /// once, until nobody else is in its way; only what the last run did counts.
    ///
    /// # Errors
    /// Those of the job; then nothing was changed.
    pub(in crate::store) async fn write<T: Send + 'static>(
        &self,
        job: impl Fn(&Db) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.write_or_drop(move |db| job(db).map(Ending::Keep)).await
    }

    /// The same, however long it takes.
    ///
    /// # Errors
    /// Those of the job; then nothing was changed.
    pub(in crate::store) async fn write_patiently<T: Send + 'static>(
        &self,
        job: impl Fn(&Db) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let job = move |db: &Db| job(db).map(Ending::Keep);
        let span = spans::write();
        let inside = span.clone();
        let work = move |db: &Db| again(&inside, || db.transaction(Access::Write, &job));
        let done = self.inner.writer.run(work).instrument(span.clone()).await;
        spans::ended(&span, Outcome::of(&done));
        done
    }

    /// The same of a job that may find out while it writes that nothing is to be written.
    ///
    /// # Errors
    /// As for [`Store::write`].
    pub(in crate::store) async fn write_or_drop<T: Send + 'static>(
        &self,
        job: impl Fn(&Db) -> Result<Ending<T>, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let end = self.end();
        let act = move |db: &Db| {
            let done = job(db)?;
            // Whoever asked has been told that nothing was done.
            in_time(end).map(|()| done)
        };
        let span = spans::write();
        let inside = span.clone();
        let work = move |db: &Db| {
            again(&inside, || in_time(end).and_then(|()| db.transaction(Access::Write, &act)))
        };
        let asked = Instant::now();
        let done = until(end, self.inner.writer.run(work)).instrument(span.clone()).await;
        series::wrote(asked.elapsed());
        spans::ended(&span, Outcome::of(&done));
        done
    }

    /// When whoever asks now is to be told that nothing was done. A file answers in any case.
    fn end(&self) -> Option<Instant> {
        match self.database() {
            Database::File(_) => None,
            Database::Server(_) => Some(Instant::now() + ANSWER),
        }
    }

    /// Sees to it that of what was deleted nothing stays behind, as far as can be done: at once in a file,
    /// and beside everything else on a server, which may need minutes for it.
    pub(in crate::store) async fn forget_deleted(&self) {
        let store = self.clone();
        let forget = async move {
            if let Err(error) = store.inner.writer.run(Db::forget_deleted).await {
                tracing::warn!(%error, "what was erased may be in the database's own files for a while");
            }
        };
        match self.database() {
            Database::File(_) => forget.await,
            Database::Server(_) => drop(tokio::spawn(forget)),
        }
    }
}

/// The connections of a store, by what they are for.
struct Connections {
    readers: Vec<Db>,
    pages: Vec<Db>,
    writers: Vec<Db>,
    lock: Option<Lock>,
}

fn in_file(path: &Path, now: Time) -> Result<Connections, StoreError> {
    let lock = Some(sqlite::lock(path)?);
    // The one that writes makes the file.
    let writers = vec![sqlite::writer(path)?];
    let reader = || sqlite::reader(path);
    connections(reader, writers, lock, now)
}

fn on_server(database: &Database, config: &Config, now: Time) -> Result<Connections, StoreError> {
    let server = Server::new(database, config)?;
    server.bring_up_to_date()?;
    let writers = (0..WRITERS).map(|_| server.connect()).collect::<Result<_, _>>()?;
    connections(|| server.connect(), writers, None, now)
}

fn connections(
    reader: impl Fn() -> Result<Db, StoreError>,
    writers: Vec<Db>,
    lock: Option<Lock>,
    now: Time,
) -> Result<Connections, StoreError> {
    if let Some(writer) = writers.first() {
        writer.transaction(Access::Write, |db| {
            let old = params![now.plus(-REMEMBER)];
            db.run("DELETE FROM interactions WHERE at < ?1", old).map(Ending::Keep)
        })?;
    }
    let some = |count: usize| (0..count).map(|_| reader()).collect::<Result<Vec<_>, _>>();
    Ok(Connections { readers: some(READERS)?, pages: some(PAGE_READERS)?, writers, lock })
}

/// Nothing, unless it is too late.
fn in_time(end: Option<Instant>) -> Result<(), StoreError> {
    if end.is_some_and(|end| Instant::now() > end) { Err(StoreError::TooSlow) } else { Ok(()) }
}

/// An answer, or that it does not come in time.
async fn until<T>(
    end: Option<Instant>,
    answer: impl Future<Output = Result<T, StoreError>>,
) -> Result<T, StoreError> {
    match end {
        None => answer.await,
        Some(end) => {
            let answered = tokio::time::timeout_at(end.into(), answer).await;
            answered.unwrap_or(Err(StoreError::TooSlow))
        }
    }
}

/// Reads within a time, all of one moment.
fn look<T>(
    db: &Db,
    budget: Duration,
    job: impl FnOnce(&Db) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    db.transaction(Access::Read(budget), |db| job(db).map(Ending::Keep))
}

/// Tries until nobody else is in the way; in the end it fails like any other fault.
fn again<T>(span: &Span, mut job: impl FnMut() -> Result<T, StoreError>) -> Result<T, StoreError> {
    for nth in 1..TRIES {
        spans::tried(span, nth as u32);
        match job() {
            Err(StoreError::Sql(fault)) if fault.kind() == FaultKind::Retry => {
                series::retried();
                // The others are to get out of each other's way, too: 2 ms at most at first, 128 in the end.
                let most = 1_000 << nth.min(7);
                thread::sleep(Duration::from_micros(rand::random_range(0..most)));
            }
            done => return done,
        }
    }
    spans::tried(span, TRIES as u32);
    job()
}

impl Inner {
    /// Ends everything, in the order in which a drop would.
    fn close(&self) {
        self.readers.close();
        self.pages.close();
        self.writer.close();
        self.lock.lock().unwrap_or_else(PoisonError::into_inner).take();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    /// Counts for ever.
    fn endless(db: &Db) -> Result<i64, StoreError> {
        let text = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)
             SELECT COUNT(*) FROM n";
        db.value(text, params![])
    }

    fn store() -> (tempfile::TempDir, Store) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("patt.db");
        let store = Store::open(&path, StorePolicy::default(), Time(0)).unwrap();
        (folder, store)
    }

    #[tokio::test]
    async fn a_page_that_never_ends_is_stopped_and_holds_up_no_move() {
        let (_folder, store) = store();
        let (mut goes, mut pages) = (Vec::new(), Vec::new());
        for _ in 0..PAGE_READERS {
            let (go, waits) = mpsc::channel();
            let store = store.clone();
            pages.push(tokio::spawn(async move {
                let page = store.page(move |db| {
                    waits.recv().unwrap();
                    endless(db)
                });
                page.await
            }));
            goes.push(go);
        }
        // All who read pages are busy, and whoever plays reads and writes.
        store.set_alive(Time(7)).await.unwrap();
        assert_eq!(store.last_alive().await.unwrap(), Some(Time(7)));
        for go in goes {
            go.send(()).unwrap();
        }
        for page in pages {
            assert!(matches!(page.await.unwrap(), Err(StoreError::TooSlow)));
        }
        // The same readers read on.
        assert_eq!(store.page(|_| Ok(3)).await.unwrap(), 3);
        assert!(matches!(store.read(endless).await, Err(StoreError::TooSlow)));
    }
}
