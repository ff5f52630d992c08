//! What is still to be sent where several processes send, and what may have come through although nobody heard of it.

use super::lane::Teller;
use crate::message::{App, Purpose};
use crate::table::{ChannelId, MessageId};

/// Whether something is still to be sent for this teller.
pub(super) async fn owes(app: &dyn App, teller: &Teller) -> bool {
    match teller {
        Teller::Outbox(outbox, _) => app.owes(*outbox).await,
        Teller::Waiting(_) => true,
    }
}

/// Whether something is still to be sent for one of these tellers, or nobody is to hear of it, before it is sent
/// once more: it may have come through although nobody heard of that, and others may have gone on since.
pub(super) async fn owe_still(app: &dyn App, tellers: &[Teller]) -> bool {
    let mut owed = tellers.is_empty();
    for teller in tellers {
        owed |= match teller {
            Teller::Outbox(outbox, _) => app.owes_still(*outbox).await,
            Teller::Waiting(_) => true,
        };
    }
    owed
}

/// A change of a message was given up, and may have come through, perhaps after a newer one by another process.
pub(super) async fn perhaps_stands(
    app: &dyn App,
    channel: ChannelId,
    id: MessageId,
    tellers: &[Teller],
) {
    if app.is_alone() {
        return;
    }
    for purpose in tellers.iter().filter_map(Teller::purpose) {
        if let Purpose::Board(table, position) | Purpose::Line(table, position) = purpose {
            app.answered(Purpose::Line(table, position), channel, id).await;
        }
    }
}
