//! What stands in the database of a house, wherever it is.

use std::path::PathBuf;

use patt::store::{Database, Failure, backup};
use rusqlite::Connection;

use super::house::House;
use super::server::alter;

impl House {
    /// All that stands in the database just now, as a file, wherever it is.
    pub fn copy(&self) -> Connection {
        Connection::open(self.copied()).expect("it is a file of ours")
    }

    fn copied(&self) -> PathBuf {
        let copy = self.folder.path().join("copy.db");
        // An older copy is of another moment.
        std::fs::remove_file(&copy).ok();
        backup(self.database(), &copy).expect("there is room");
        copy
    }

    /// The bytes of the database in its file and the log beside it; of one on a server those of a copy, as
    /// it has no file of its own.
    pub fn bytes(&self) -> Vec<u8> {
        let files = match self.database() {
            Database::File(path) => vec![path.clone(), path.with_file_name("patt.db-wal")],
            Database::Server(_) => vec![self.copied()],
        };
        files.iter().filter_map(|file| std::fs::read(file).ok()).flatten().collect()
    }

    /// Changes the database behind the house's back.
    pub fn alter(&self, text: &str) {
        alter(self.database(), text);
    }

    /// From now on all that is written fails once, or nothing does any more.
    pub fn fail_writes(&self, failure: Option<Failure>) {
        self.processes[0].store.fail_writes(failure);
    }

    fn database(&self) -> &Database {
        self.processes[0].store.database()
    }
}
