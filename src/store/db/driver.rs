//! What each kind of database does for the store.

use super::{Access, Params, Row};
use crate::store::fault::Fault;

/// One connection of some kind of database; what each is for, [`Db`](super::Db) says. Blocks.
pub(in crate::store) trait Driver: Send {
    fn run(&mut self, text: &str, with: Params<'_>) -> Result<usize, Fault>;

    fn each(
        &mut self,
        text: &str,
        with: Params<'_>,
        take: &mut dyn FnMut(Row) -> Result<(), Fault>,
    ) -> Result<(), Fault>;

    fn rows(&mut self, text: &str, with: Params<'_>) -> Result<Vec<Row>, Fault> {
        let mut rows = Vec::new();
        self.each(text, with, &mut |row| {
            rows.push(row);
            Ok(())
        })?;
        Ok(rows)
    }

    fn last_number(&mut self, table: &str) -> Result<i64, Fault>;

    fn number_on(&mut self, table: &str, last: i64) -> Result<(), Fault>;

    fn columns(&mut self, text: &str) -> Result<Vec<String>, Fault>;

    /// What the database's own clock says now, in milliseconds, if it has one: a file has that of its process.
    fn clock(&mut self) -> Result<Option<i64>, Fault>;

    /// Begins a transaction; there is none within another.
    fn begin(&mut self, access: Access) -> Result<(), Fault>;

    /// Ends it; what was written is on the disk.
    fn commit(&mut self) -> Result<(), Fault>;

    /// Ends it; what was written is undone.
    fn roll_back(&mut self) -> Result<(), Fault>;

    fn forget_deleted(&mut self) -> Result<(), Fault>;

    fn damage(&mut self, thorough: bool) -> Result<Vec<String>, Fault>;
}
