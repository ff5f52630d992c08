//! How processes that share the gateway agree on it, as the edge asks the application for it.

use std::time::Duration;

use async_trait::async_trait;

/// Of how many shards the gateway shall be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Total {
    /// Of so many, as somebody has set.
    Set(u32),
    /// Of no fewer, as Discord recommends.
    Recommended(u32),
}

/// Which shards a process has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shards {
    /// Of so many.
    pub total: u32,
    /// Those that it goes on with, or begins with.
    pub keep: Vec<u32>,
    /// Those that it has to end, and to give back then.
    pub leave: Vec<u32>,
}

/// How processes that share the gateway agree on it. Each call may fail with a sentence for operators, and waits as
/// long as the database does.
#[async_trait]
pub trait Sharing: Send + Sync + 'static {
    /// This process goes on for another [`LEASE`], counted from some moment after the call, and takes up to
    /// `most` shards that nobody has, if its share is more. What it wants their number to be it says once.
    async fn share(&self, total: Option<Total>, most: usize) -> Result<Shards, String>;

    /// These are ended: others may take them.
    async fn leave(&self, shards: Vec<u32>) -> Result<(), String>;

    /// All are ended, and this process wants no more.
    async fn end(&self) -> Result<(), String>;

    /// Whether this process may begin a session in this bucket now, for [`BEGINS`] at most; else how long to wait
    /// before it asks again.
    async fn may_begin(&self, bucket: u32) -> Result<Option<Duration>, String>;

    /// The session has begun, or will not.
    async fn begun(&self, bucket: u32) -> Result<(), String>;
}

/// For how long a process has a shard from when it said so last.
pub const LEASE: Duration = Duration::from_secs(15);

/// How long it may take to begin a session.
pub const BEGINS: Duration = Duration::from_secs(15);
