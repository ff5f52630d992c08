//! `SQLite`: one file, opened by one process, linked in.

mod backup;
mod driver;
mod open;

pub use self::backup::BackupError;
pub(in crate::store) use self::backup::{new_file, pages};
pub(in crate::store) use self::driver::Sqlite;
pub(in crate::store) use self::open::{Lock, existing, lock, reader, writer};
