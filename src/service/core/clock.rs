//! The moment a board was delivered: from then on its clock runs.

use crate::service::Service;
use crate::service::core::commit::With;
use crate::service::core::errors::Error;
use crate::service::core::surely::surely;
use crate::store::{Change, Committed, NewBoard, SpentBoard};
use crate::table::{By, Intent, TableId};

impl Service {
    /// Discord has the message of this position: the time of its turn begins.
    pub(crate) async fn tell_time(&self, id: TableId, position: u32) {
        if !self.waits_to_be_told(id).await {
            return;
        }
        match self.act(None, id, By::Host, &Intent::Told { at: position }).await {
            // The game went on meanwhile.
            Ok(_) | Err(Error::Refused(..)) => {}
            Err(error) => tracing::error!(table = %id, ?error, "a clock did not start"),
        }
    }

    /// Discord has a board: where it stands and that the time of its turn begins are one note. Gives
    /// the board that is not the table's any longer.
    ///
    /// # Errors
    /// If the store fails.
    pub(crate) async fn board_shown(&self, board: NewBoard) -> Result<Option<SpentBoard>, Error> {
        let id = board.at.table;
        if self.waits_to_be_told(id).await {
            let told = Intent::Told { at: board.position };
            let with = With { board: Some(board), ..With::default() };
            let decide = |table: &crate::table::Table, now| table.decide(&told, By::Host, now);
            match Box::pin(self.act_with(with, id, decide)).await {
                Ok(acted) => return Ok(acted.spent),
                // The game went on meanwhile; the board stands there all the same.
                Err(Error::Refused(..)) => {}
                Err(error) => tracing::error!(table = %id, ?error, "a clock did not start"),
            }
        }
        let change = Change { board: Some(board), ..Change::at(self.now()) };
        // What is known of a message may be noted twice.
        match surely(|| self.store.commit(change.clone())).await? {
            Committed::Done(done) => Ok(done.spent),
            Committed::Again | Committed::Conflict | Committed::TooMany(_) => Ok(None),
        }
    }

    /// Whether the clock of a table waits until Discord has its board.
    async fn waits_to_be_told(&self, id: TableId) -> bool {
        match self.hold(id).await {
            Ok(held) => held.as_ref().is_some_and(|table| table.waits_to_be_told()),
            Err(_) => false,
        }
    }
}
