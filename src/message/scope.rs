//! How far lists and settings reach.

/// How far a list reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scope {
    /// The asker's own.
    Mine,
    /// This channel.
    Channel,
    /// This server.
    Server,
    /// Everywhere.
    Everywhere,
}
