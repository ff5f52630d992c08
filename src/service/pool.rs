//! The threads that search: few, of low priority, so that a search never delays an answer.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use tokio::sync::oneshot;

type Job = Box<dyn FnOnce() + Send>;

/// A bounded pool of search threads. Jobs wait in order; dropping the answer of a job tells it to
/// stop. Dropping the pool forgets the jobs that wait.
#[derive(Debug)]
pub struct Pool {
    jobs: Mutex<Sender<Job>>,
    closing: Arc<AtomicBool>,
}

impl Pool {
    /// A pool of this many threads, at least one.
    ///
    /// # Errors
    /// If the system gives no thread.
    pub fn new(threads: usize) -> std::io::Result<Self> {
        let (sender, receiver) = channel::<Job>();
        let receiver = Arc::new(Mutex::new(receiver));
        for nth in 0..threads.max(1) {
            let receiver = Arc::clone(&receiver);
            thread::Builder::new().name(format!("search-{nth}")).spawn(move || work(&receiver))?;
        }
        Ok(Self { jobs: Mutex::new(sender), closing: Arc::default() })
    }

    /// As many threads as there are cores but one, at least one.
    #[must_use]
    pub fn usual_threads() -> usize {
        thread::available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1).max(1))
    }

    /// Runs a job when a thread is free. The job is handed a flag that rises when nobody waits for
    /// it any longer. `None` if it panicked or the pool is closed.
    pub async fn submit<T: Send + 'static>(
        &self,
        job: impl FnOnce(&AtomicBool) -> T + Send + 'static,
    ) -> Option<T> {
        let (answer, answered) = oneshot::channel();
        let stop = Stop(Arc::default());
        let flag = Arc::clone(&stop.0);
        let closing = Arc::clone(&self.closing);
        let task: Job = Box::new(move || {
            if closing.load(Ordering::Relaxed) || flag.load(Ordering::Relaxed) {
                return;
            }
            // The receiver is gone if nobody waits any longer.
            drop(answer.send(job(&flag)));
        });
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner).send(task).ok()?;
        let answer = answered.await.ok();
        drop(stop);
        answer
    }
}

/// Raises the flag of a job when its waiter goes away.
struct Stop(Arc<AtomicBool>);

impl Drop for Stop {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.closing.store(true, Ordering::Relaxed);
    }
}

fn work(jobs: &Mutex<Receiver<Job>>) {
    if let Err(error) =
        thread_priority::set_current_thread_priority(thread_priority::ThreadPriority::Min)
    {
        tracing::debug!(?error, "search threads run at the usual priority");
    }
    loop {
        let job = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = job else { return };
        // A search that panics loses its own answer and nothing else.
        if std::panic::catch_unwind(std::panic::AssertUnwindSafe(job)).is_err() {
            tracing::error!("a search panicked");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn jobs_answer_and_a_panic_harms_no_other() {
        let pool = Pool::new(1).unwrap();
        let broken: Option<u8> = pool.submit(|_| panic!("planted")).await;
        assert_eq!(broken, None);
        assert_eq!(pool.submit(|_| 7).await, Some(7));
    }

    #[tokio::test]
    async fn a_job_nobody_waits_for_is_told_to_stop() {
        let pool = Pool::new(1).unwrap();
        let (started, begun) = oneshot::channel();
        let (ended, end) = oneshot::channel();
        let waiting = pool.submit(move |stop: &AtomicBool| {
            started.send(()).ok();
            while !stop.load(Ordering::Relaxed) {
                thread::yield_now();
            }
            ended.send(()).ok();
        });
        tokio::select! {
            _ = waiting => panic!("nobody stopped it"),
            _ = begun => {}
        }
        end.await.unwrap();
    }
}
