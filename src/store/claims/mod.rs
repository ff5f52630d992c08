//! What processes that play in one house on a server do only one at a time: each takes it for a while, by
//! a row that says until when. Whoever ends in order gives back what it has; of whoever was killed or
//! stands still the others take it when that time is over, and no row needs to be cleared away by hand.
//! The time that counts is the server's.
//!
//! A file belongs to one process. It takes posts and what is due, too, and nobody is ever in its way; its jobs
//! need no rows.

mod duties;
pub(in crate::store) mod interactions;
pub(in crate::store) mod jobs;
mod leases;
mod processes;
mod shards;
mod share;

pub use self::duties::Duties;
pub use self::jobs::{Job, JobKey, JobKind, JobState, TurnJob};
pub use self::shards::{ShardShare, ShardWish};
