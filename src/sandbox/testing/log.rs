//! The record of what the bot asked for.

use crate::sandbox::lock::locked;
use crate::sandbox::state::Mark;
use serde_json::Value;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// One request of the bot and how it was answered.
#[derive(Clone, Debug)]
pub struct Request {
    /// The HTTP method, in capitals.
    pub method: String,
    /// The route with its parameters by name, such as `/channels/{channel_id}/messages`.
    pub route: &'static str,
    /// The path below `/api/v10`, without the query.
    pub path: String,
    /// The JSON body; null if there was none.
    pub body: Value,
    /// The HTTP status of the answer; 0 if the connection was cut.
    pub status: u16,
}

/// Requests, and what was wrong with them.
#[derive(Debug, Default)]
pub struct Log {
    requests: Mutex<Vec<Request>>,
    /// How many were forgotten.
    forgotten: AtomicUsize,
    complaints: Mutex<Vec<String>>,
}

impl Log {
    /// Adds a request.
    pub fn add(&self, request: Request) {
        locked(&self.requests).push(request);
    }

    /// Adds something wrong that a test must fail for.
    pub fn complain(&self, complaint: String) {
        locked(&self.complaints).push(complaint);
    }

    /// All requests so far.
    pub fn requests(&self) -> Vec<Request> {
        locked(&self.requests).clone()
    }

    /// Forgets the requests so far.
    pub fn clear(&self) {
        let mut requests = locked(&self.requests);
        self.forgotten.fetch_add(requests.len(), Ordering::Relaxed);
        requests.clear();
    }

    /// How many requests there were, forgotten ones included.
    pub fn count(&self) -> usize {
        let requests = locked(&self.requests);
        self.forgotten.load(Ordering::Relaxed) + requests.len()
    }

    /// The requests after a mark that were not forgotten.
    pub fn since(&self, mark: Mark) -> Vec<Request> {
        let requests = locked(&self.requests);
        let gone = self.forgotten.load(Ordering::Relaxed);
        requests.get(mark.asked.saturating_sub(gone)..).unwrap_or_default().to_vec()
    }

    /// The complaints so far, which are forgotten thereby.
    pub fn take_complaints(&self) -> Vec<String> {
        std::mem::take(&mut locked(&self.complaints))
    }
}
