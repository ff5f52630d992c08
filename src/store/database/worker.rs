//! Threads with a connection each: jobs go in, answers come back to whoever awaits them.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, mpsc};
use std::thread::{self, JoinHandle};

use tokio::sync::oneshot;

use crate::store::db::Db;
use crate::store::error::StoreError;

/// How many jobs may wait. Whoever comes later is told so, and nothing of theirs was done.
const MOST: usize = 10_000;

type Job = Box<dyn FnOnce(&Db) + Send>;

/// Some threads that share a queue of jobs, until they are closed or dropped.
pub(super) struct Workers {
    jobs: Mutex<Option<mpsc::Sender<Job>>>,
    waiting: Arc<AtomicUsize>,
    threads: Mutex<Vec<JoinHandle<()>>>,
}

impl Workers {
    /// One thread for each connection.
    pub(super) fn start(name: &str, connections: Vec<Db>) -> std::io::Result<Self> {
        let (jobs, queue) = mpsc::channel::<Job>();
        let waiting = Arc::<AtomicUsize>::default();
        let queue = Arc::new(Mutex::new(queue));
        let mut threads = Vec::new();
        for connection in connections {
            let (queue, waiting) = (Arc::clone(&queue), Arc::clone(&waiting));
            let work = move || {
                while let Some(job) = next(&queue) {
                    waiting.fetch_sub(1, Ordering::Relaxed);
                    job(&connection);
                }
            };
            threads.push(thread::Builder::new().name(name.to_owned()).spawn(work)?);
        }
        Ok(Self { jobs: Mutex::new(Some(jobs)), waiting, threads: Mutex::new(threads) })
    }

    /// Takes no more jobs, and waits until those in the queue are done, every connection is closed
    /// and every thread has ended. Blocks; whoever comes second waits as long.
    pub(super) fn close(&self) {
        locked(&self.jobs).take();
        for thread in locked(&self.threads).drain(..) {
            // A thread that panicked has said so already.
            thread.join().ok();
        }
    }

    /// Runs `job` on one of the threads. It runs to its end even if nobody awaits the answer.
    ///
    /// # Errors
    /// Those of the job; [`StoreError::Overrun`] if too many wait already.
    pub(super) async fn run<T: Send + 'static>(
        &self,
        job: impl FnOnce(&Db) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (answer, waiting) = oneshot::channel();
        let job: Job = Box::new(move |db| {
            // Who asked may have gone away; the work is done all the same.
            answer.send(job(db)).ok();
        });
        {
            let jobs = locked(&self.jobs);
            let jobs = jobs.as_ref().ok_or(StoreError::Closed)?;
            // Nobody else adds while this lock is held.
            if self.waiting.load(Ordering::Relaxed) >= MOST {
                return Err(StoreError::Overrun);
            }
            self.waiting.fetch_add(1, Ordering::Relaxed);
            jobs.send(job).map_err(|_| StoreError::Closed)?;
        }
        waiting.await.map_err(|_| StoreError::Closed)?
    }
}

/// The next job; `None` when no more can come.
fn next(queue: &Mutex<mpsc::Receiver<Job>>) -> Option<Job> {
    locked(queue).recv().ok()
}

/// A lock is only poisoned by a panic elsewhere, which has been reported already.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Drop for Workers {
    fn drop(&mut self) {
        self.close();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::sqlite::Sqlite;

    #[tokio::test]
    async fn a_queue_is_no_longer_than_it_may_be() {
        let connection = rusqlite::Connection::open_in_memory().unwrap();
        let connection = Db::new(Sqlite::new(connection).unwrap());
        let workers = Workers::start("test", vec![connection]).unwrap();
        let (go, wait) = mpsc::channel::<()>();
        let first = workers.run(move |_| {
            wait.recv().ok();
            Ok(())
        });
        let others: Vec<_> = (0..=MOST).map(|_| workers.run(|_| Ok(()))).collect();
        let mut first = Box::pin(first);
        assert!(so_far(first.as_mut()).is_none(), "it is at work");
        while workers.waiting.load(Ordering::Relaxed) > 0 {
            thread::yield_now();
        }
        let mut others: Vec<_> = others.into_iter().map(Box::pin).collect();
        let told: Vec<_> = others.iter_mut().map(|job| so_far(job.as_mut())).collect();
        let refused =
            |told: &Option<Result<(), StoreError>>| matches!(told, Some(Err(StoreError::Overrun)));
        assert_eq!(told.iter().filter(|told| refused(told)).count(), 1);
        assert!(told.last().is_some_and(refused), "whoever came last");
        drop(go);
        first.await.unwrap();
        others.pop();
        for job in others {
            job.await.unwrap();
        }
    }

    /// What a future has come to, if it has.
    fn so_far<T>(future: std::pin::Pin<&mut impl Future<Output = T>>) -> Option<T> {
        let mut context = std::task::Context::from_waker(std::task::Waker::noop());
        match future.poll(&mut context) {
            std::task::Poll::Ready(done) => Some(done),
            std::task::Poll::Pending => None,
        }
    }
}
