//! What can be wrong with a configuration, and what to write instead.

use std::path::PathBuf;

use super::BadToken;

/// What is wrong with the configuration.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ConfigError {
    /// A file cannot be read.
    #[error("{} cannot be read ({why}); it was named by {named}", path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// What the system says.
        why: String,
        /// What named it.
        named: &'static str,
    },
    /// A line is wrong.
    #[error(
        "{}, line {line}: \"{text}\" will not do: {why}; config.toml.example shows every key",
        path.display()
    )]
    Line {
        /// The file.
        path: PathBuf,
        /// The number of the line, from 1.
        line: usize,
        /// What stands there.
        text: String,
        /// What is wrong, and what may stand there.
        why: String,
    },
    /// An environment variable is wrong.
    #[error("the environment variable {name} will not do: write {allowed}")]
    Variable {
        /// Its name.
        name: &'static str,
        /// What it may be.
        allowed: &'static str,
    },
    /// Nobody can do these duties, or only these.
    #[error("the duties of this process will not do: {why}")]
    Duties {
        /// What is wrong, and what to do instead.
        why: &'static str,
    },
    /// The gateway cannot be shared.
    #[error("the part [gateway] will not do: {why}")]
    Gateway {
        /// What is wrong, and what to do instead.
        why: &'static str,
    },
    /// This program has no traces.
    #[error("the part [watch] will not do: {why}")]
    Watch {
        /// What is wrong, and what to do instead.
        why: &'static str,
    },
    /// The token is none.
    #[error("the token from {from} will not do: {why}")]
    Token {
        /// Where it came from.
        from: String,
        /// What is wrong with it.
        why: BadToken,
    },
}
