//! The games that ended last: a person's, a channel's.

use super::listed;
use crate::store::database::Store;
use crate::store::db::{Db, params};
use crate::store::error::StoreError;
use crate::store::rows::column;
use crate::store::standings::Filled;
use crate::table::lists::Listed;
use crate::table::{ChannelId, PersonId, TableId};

/// Whose finished games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Finished {
    /// Those at which a person sat or shared a seat.
    Of(PersonId),
    /// Those of a channel.
    In(ChannelId),
}

impl Store {
    /// The games that ended last, the latest first, and at most so many.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    pub async fn finished(
        &self,
        whose: Finished,
        asker: PersonId,
        most: u32,
    ) -> Result<Vec<Listed>, StoreError> {
        self.page(move |db| listed::games(db, last(db, whose, most)?, asker)).await
    }
}

fn last(db: &Db, whose: Finished, most: u32) -> Result<Vec<TableId>, StoreError> {
    let (text, key) = match whose {
        Finished::Of(person) if Filled::read(db)?.has(column(person.0)) => (
            "SELECT id FROM (
                 SELECT id, changed FROM (SELECT table_id AS id, ended AS changed FROM past
                     WHERE person = ?1 AND other = 0 ORDER BY ended DESC, table_id LIMIT ?2) own
                 UNION SELECT t.id, t.changed FROM mates m CROSS JOIN tables t ON t.id = m.table_id
                     WHERE m.person = ?1 AND t.state = 'over') ended
             ORDER BY changed DESC, id LIMIT ?2",
            person.0,
        ),
        Finished::Of(person) => (
            "SELECT id FROM (
                 SELECT t.id, t.changed FROM seats s CROSS JOIN tables t ON t.id = s.table_id
                     WHERE s.person = ?1 AND t.state = 'over'
                 UNION SELECT t.id, t.changed FROM mates m CROSS JOIN tables t ON t.id = m.table_id
                     WHERE m.person = ?1 AND t.state = 'over') ended
             ORDER BY changed DESC, id LIMIT ?2",
            person.0,
        ),
        Finished::In(channel) => (
            "SELECT id FROM tables WHERE channel = ?1 AND state = 'over'
             ORDER BY changed DESC, id LIMIT ?2",
            channel.0,
        ),
    };
    db.column(text, params![key, most])
}
