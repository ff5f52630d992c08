//! The threads that search: few, of low priority, so that answers go first. What a search does for that itself is in
//! [`Until`](super::until::Until).

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::thread;
use std::time::Instant;

use tokio::sync::oneshot;
use tracing::Span;

use crate::watch::{series, spans};

type Job = Box<dyn FnOnce() + Send>;

/// A bounded pool of search threads. Jobs wait in order; dropping the answer of a job tells it to
/// stop. Closing or dropping the pool stops the jobs that run and forgets those that wait.
#[derive(Debug)]
pub struct SearchPool {
    jobs: Mutex<Sender<Job>>,
    /// The flags of the jobs that run or wait.
    flags: Mutex<Vec<Weak<AtomicBool>>>,
    closing: Arc<AtomicBool>,
    /// How many jobs wait for a thread.
    waiting: Arc<AtomicUsize>,
    threads: usize,
}

impl SearchPool {
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
        Ok(Self {
            jobs: Mutex::new(sender),
            flags: Mutex::default(),
            closing: Arc::default(),
            waiting: Arc::default(),
            threads: threads.max(1),
        })
    }

    /// Stops the jobs that run, forgets those that wait and takes no more. What a stopped job
    /// answers is worth little.
    pub(crate) fn close(&self) {
        self.closing.store(true, Ordering::SeqCst);
        let flags = self.flags.lock().unwrap_or_else(PoisonError::into_inner);
        for flag in flags.iter().filter_map(Weak::upgrade) {
            flag.store(true, Ordering::Relaxed);
        }
    }

    /// The jobs that wait, for a job to look at while it runs.
    #[must_use]
    pub(crate) fn queue(&self) -> Queue {
        Queue(Arc::clone(&self.waiting))
    }

    /// How many jobs run at the same time.
    #[must_use]
    pub(crate) const fn threads(&self) -> usize {
        self.threads
    }

    /// Whether it was closed.
    #[must_use]
    pub(crate) fn is_closed(&self) -> bool {
        self.closing.load(Ordering::SeqCst)
    }

    /// As many threads as there are cores but one, at least one.
    #[must_use]
    pub fn usual_threads() -> usize {
        thread::available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1).max(1))
    }

    /// Runs a job when a thread is free. The job is handed a flag that rises when nobody waits for
    /// it any longer. `None` if it panicked or the pool is closed. The span in which it is asked for is told how
    /// long it waited.
    pub async fn submit<T: Send + 'static>(
        &self,
        job: impl FnOnce(&AtomicBool) -> T + Send + 'static,
    ) -> Option<T> {
        let (answer, answered) = oneshot::channel();
        let stop = Stop(Arc::default());
        let flag = Arc::clone(&stop.0);
        self.enlist(&flag);
        let closing = Arc::clone(&self.closing);
        series::searches(self.waiting.fetch_add(1, Ordering::Relaxed) + 1);
        let asked = Instant::now();
        let (waiting, span) = (Arc::clone(&self.waiting), Span::current());
        let task: Job = Box::new(move || {
            series::searches(waiting.fetch_sub(1, Ordering::Relaxed).saturating_sub(1));
            series::search_waited(asked.elapsed());
            spans::waited(&span, asked.elapsed());
            // Whoever asked may end it while this goes on.
            drop(span);
            if closing.load(Ordering::SeqCst) || flag.load(Ordering::Relaxed) {
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

    fn enlist(&self, flag: &Arc<AtomicBool>) {
        let mut flags = self.flags.lock().unwrap_or_else(PoisonError::into_inner);
        flags.retain(|flag| flag.strong_count() > 0);
        flags.push(Arc::downgrade(flag));
    }
}

/// The jobs that wait for a thread.
#[derive(Clone, Debug)]
pub(crate) struct Queue(Arc<AtomicUsize>);

impl Queue {
    /// Whether no job waits.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.load(Ordering::Relaxed) == 0
    }
}

/// Raises the flag of a job when its waiter goes away.
struct Stop(Arc<AtomicBool>);

impl Drop for Stop {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl Drop for SearchPool {
    fn drop(&mut self) {
        self.close();
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
        let pool = SearchPool::new(1).unwrap();
        let broken: Option<u8> = pool.submit(|_| panic!("planted")).await;
        assert_eq!(broken, None);
        assert_eq!(pool.submit(|_| 7).await, Some(7));
    }

    #[tokio::test]
    async fn a_job_nobody_waits_for_is_told_to_stop() {
        let pool = SearchPool::new(1).unwrap();
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

    #[tokio::test]
    async fn closing_stops_what_runs_and_takes_no_more() {
        let pool = Arc::new(SearchPool::new(1).unwrap());
        let (started, begun) = oneshot::channel();
        let at_work = Arc::clone(&pool);
        let running = tokio::spawn(async move {
            let job = move |stop: &AtomicBool| {
                started.send(()).ok();
                while !stop.load(Ordering::Relaxed) {
                    thread::yield_now();
                }
            };
            at_work.submit(job).await
        });
        begun.await.unwrap();
        pool.close();
        assert_eq!(running.await.unwrap(), Some(()));
        assert!(pool.is_closed());
        assert_eq!(pool.submit(|_| 7).await, None);
    }
}
