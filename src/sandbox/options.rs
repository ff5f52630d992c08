//! How a sandbox is started.

use super::clock::Clock;
use super::starts::Starts;
use super::state::permissions::{EVERYBODY, Permissions};
use serde_json::{Map, Value};
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

/// Draws a portrait as a PNG file: a colour, the number of a shape, pixels a side.
pub type Draw = fn([u8; 3], u8, u32) -> Vec<u8>;

/// A stop of a tour.
#[derive(Clone, Debug)]
pub struct Stop {
    /// What is seen there.
    pub title: String,
    /// What leads there.
    pub steps: Vec<Step>,
}

/// Something that a person does on a tour.
#[derive(Clone, Debug)]
pub enum Step {
    /// A slash command, with its options by name.
    Command {
        /// Its name.
        name: String,
        /// Its options.
        options: Map<String, Value>,
    },
    /// Presses the button of the last answer that has one of these labels.
    Press(Vec<String>),
    /// Chooses what has this value in a menu of the last answer.
    Choose(String),
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
    /// Where the world is kept over a restart, and then no more of it than there is room for: the
    /// newest 300 messages of a channel, 300 threads and 32 MB of files. Without a folder all of it is
    /// kept, and ends with the sandbox.
    pub folder: Option<PathBuf>,
    /// Draws people's avatars; without it nobody has one.
    pub portrait: Option<Draw>,
    /// What "Show me around" does; nothing if there is nothing to show.
    pub tour: Vec<Stop>,
    /// What the bot may do in the server, a bit for each right.
    pub rights: Permissions,
    /// Whether Discord's limits on requests hold.
    pub limits: bool,
    /// What it says of sessions of the gateway, and which it lets begin.
    pub starts: Starts,
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
            portrait: None,
            tour: Vec::new(),
            rights: EVERYBODY,
            limits: false,
            starts: Starts::default(),
        }
    }
}
