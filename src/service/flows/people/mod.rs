//! What is about people rather than games: settings, privacy, lessons, the first greeting.

pub(crate) mod greet;
pub(crate) mod learn;
pub(crate) mod privacy;
pub(crate) mod rights;
pub(crate) mod settings;
