//! The store: one `SQLite` file, or a database on a `PostgreSQL` server. The only place with SQL.
//!
//! One thread writes (to a server some), others read, and others again read for pages, so that a slow page holds up
//! nobody who plays; all answer through futures. [`Store::commit`] is one
//! transaction, on the disk before it answers. Only the log of a table is the truth; what else is
//! kept of it is there for lists. The SQL keeps to what other databases know too.
//!
//! Whatever asks the database fails if that does; `# Errors` of what only the crate uses says what else can
//! go wrong.
//!
//! Floors, of which each uses only those before it; `lists` and `acts` stand side by side:
//!
//! | floor | what it keeps |
//! |---|---|
//! | `location`, `fault`, `error` | where a database is, and what can go wrong with it |
//! | `db` | the seam: statements and values down, rows up, by a driver for each kind of database |
//! | `sqlite`, `postgres` | the drivers, and how to open what they drive |
//! | `copy` | a whole house from one database into another |
//! | `database` | the store itself, and its threads |
//! | `rows` | the words and numbers in columns |
//! | `claims` | what processes that play in one house do only one at a time, and what they think about |
//! | `tables` | games and what hangs on them: clocks, threads, the outbox |
//! | `standings` | what lists show, in step with what was played |
//! | `people` | what people chose, how they play, whom they met |
//! | `lists` | what is read in pages |
//! | `acts` | one act, one transaction over all of it |

mod acts;
mod claims;
mod copy;
mod database;
mod db;
mod error;
mod fault;
mod lists;
mod location;
mod people;
mod postgres;
mod rows;
mod sqlite;
mod standings;
mod tables;

pub use acts::{Change, Committed, Done, OpenLimit, TableChange};
pub use claims::{Duties, Job, JobKey, JobKind, JobState, ShardShare, ShardWish, TurnJob};
pub use copy::{CopyError, backup, copy};
pub use database::{Store, StorePolicy};
#[cfg(feature = "testing")]
pub use db::failing::{FailsAt, Failure, Ran};
pub use error::StoreError;
pub use fault::{Fault, FaultKind};
pub use lists::{BoardPage, Finished, HistoryQuery, Opened, Progress, Query, Reach, Whose};
pub use location::Database;
pub use people::Erasure;
pub use people::seekers::Seeker;
pub use sqlite::BackupError;
pub use standings::{Checked, check_database};
pub use tables::OpenOf;
pub(crate) use tables::Since;
pub use tables::boards::{NewBoard, SpentBoard};
#[cfg(feature = "testing")]
pub use tables::game_rows::packed_game;
pub use tables::imports::Import;
pub use tables::outbox::{NewPost, OutboxRow};
pub use tables::threads::{GameThread, ThreadState};
