//! Threads with a connection each: jobs go in, answers come back to whoever awaits them.

use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread::{self, JoinHandle};

use rusqlite::Connection;
use tokio::sync::oneshot;

use super::StoreError;

type Job = Box<dyn FnOnce(&mut Connection) + Send>;

/// Some threads that share a queue of jobs. Ends when it is dropped, after the queue is empty.
pub(super) struct Workers {
    jobs: Option<mpsc::Sender<Job>>,
    threads: Vec<JoinHandle<()>>,
}

impl Workers {
    /// One thread for each connection; `last` runs on each connection at the end.
    pub(super) fn start(
        name: &str,
        connections: Vec<Connection>,
        last: impl FnOnce(Connection) + Clone + Send + 'static,
    ) -> std::io::Result<Self> {
        let (jobs, queue) = mpsc::channel::<Job>();
        let queue = Arc::new(Mutex::new(queue));
        let mut threads = Vec::new();
        for mut connection in connections {
            let (queue, last) = (Arc::clone(&queue), last.clone());
            let work = move || {
                while let Some(job) = next(&queue) {
                    job(&mut connection);
                }
                last(connection);
            };
            threads.push(thread::Builder::new().name(name.to_owned()).spawn(work)?);
        }
        Ok(Self { jobs: Some(jobs), threads })
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
        let jobs = self.jobs.as_ref().ok_or(StoreError::Closed)?;
        jobs.send(job).map_err(|_| StoreError::Closed)?;
        waiting.await.map_err(|_| StoreError::Closed)?
    }
}

/// The next job; `None` when no more can come.
fn next(queue: &Mutex<mpsc::Receiver<Job>>) -> Option<Job> {
    queue.lock().unwrap_or_else(PoisonError::into_inner).recv().ok()
}

impl Drop for Workers {
    fn drop(&mut self) {
        self.jobs = None;
        for thread in self.threads.drain(..) {
            // A thread that panicked has said so already.
            thread.join().ok();
        }
    }
}
