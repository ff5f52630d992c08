//! Threads with a connection each: jobs go in, answers come back to whoever awaits them.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError, mpsc};
use std::thread::{self, JoinHandle};

use rusqlite::Connection;
use tokio::sync::oneshot;

use super::StoreError;

type Job = Box<dyn FnOnce(&mut Connection) + Send>;

/// Some threads that share a queue of jobs, until they are closed or dropped.
pub(super) struct Workers {
    jobs: Mutex<Option<mpsc::Sender<Job>>>,
    threads: Mutex<Vec<JoinHandle<()>>>,
}

impl Workers {
    /// One thread for each connection.
    pub(super) fn start(name: &str, connections: Vec<Connection>) -> std::io::Result<Self> {
        let (jobs, queue) = mpsc::channel::<Job>();
        let queue = Arc::new(Mutex::new(queue));
        let mut threads = Vec::new();
        for mut connection in connections {
            let queue = Arc::clone(&queue);
            let work = move || {
                while let Some(job) = next(&queue) {
                    job(&mut connection);
                }
            };
            threads.push(thread::Builder::new().name(name.to_owned()).spawn(work)?);
        }
        Ok(Self { jobs: Mutex::new(Some(jobs)), threads: Mutex::new(threads) })
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
    pub(super) async fn run<T: Send + 'static>(
        &self,
        job: impl FnOnce(&mut Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (answer, waiting) = oneshot::channel();
        let job: Job = Box::new(move |connection| {
            // Who asked may have gone away; the work is done all the same.
            answer.send(job(connection)).ok();
        });
        let sent = locked(&self.jobs).as_ref().map(|jobs| jobs.send(job));
        sent.ok_or(StoreError::Closed)?.map_err(|_| StoreError::Closed)?;
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
