//! How a sandbox is started.

use super::clock::Clock;
use super::state::permissions::{EVERYBODY, Permissions};
use serde_json::Value;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

/// A second opinion on what the bot sends.
pub trait Oracle: Send + Sync {
    /// Judges one request; `route` names the parameters, `path` has their values.
    ///
    /// # Errors
    /// A sentence, if the request is not what Discord's description allows. It is then answered 400,
    /// and the log tells of it.
    fn check(&self, method: &str, route: &str, path: &str, body: &Value) -> Result<(), String>;
}

/// How to start.
#[derive(Clone)]
pub struct Options {
    /// The port; 0 for any that is free.
    pub port: u16,
    /// A second opinion on every request.
    pub oracle: Option<Arc<dyn Oracle>>,
    /// The time, which a test may stop.
    pub clock: Clock,
    /// How often the bot must give a sign of life.
    pub heartbeat: Duration,
    /// Whether the privileged gateway intents are granted.
    pub privileged_intents: bool,
    /// Where the world is kept over a restart; without a folder it ends with the sandbox.
    pub folder: Option<PathBuf>,
    /// What the bot may do in the server, a bit for each right.
    pub rights: Permissions,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            port: 0,
            oracle: None,
            clock: Clock::real(),
            heartbeat: Duration::from_millis(41_250),
            privileged_intents: false,
            folder: None,
            rights: EVERYBODY,
        }
    }
}
