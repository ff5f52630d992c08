//! The moment a board was delivered: from then on its clock runs.

use crate::service::Service;
use crate::service::core::errors::Error;
use crate::table::{By, Intent, TableId};

impl Service {
    /// Discord has the message of this position: the time of its turn begins.
    pub(crate) async fn tell_time(&self, id: TableId, position: u32) {
        let waits = match self.hold(id).await {
            Ok(held) => held.as_ref().is_some_and(|table| table.waits_to_be_told()),
            Err(_) => false,
        };
        if !waits {
            return;
        }
        match self.act(None, id, By::Host, &Intent::Told { at: position }).await {
            // The game went on meanwhile.
            Ok(_) | Err(Error::Refused(..)) => {}
            Err(error) => tracing::error!(table = %id, ?error, "a clock did not start"),
        }
    }
}
