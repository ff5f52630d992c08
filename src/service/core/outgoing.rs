//! The way out for what answers no interaction.

use tokio::sync::mpsc::Sender;
use tokio::sync::mpsc::error::TrySendError;

use crate::message::Delivery;

/// How much may wait for the connection, which takes it at once: only a machine that does not keep up
/// gets there. With their pictures so many boards are some hundred megabytes.
pub const OUTGOING: usize = 2_000;

/// Where deliveries go. Nobody waits here: what finds no room is given up, and if it is in the outbox
/// it comes again when its time there is over.
pub(super) struct Outgoing(Sender<Delivery>);

impl Outgoing {
    pub(super) const fn new(way: Sender<Delivery>) -> Self {
        Self(way)
    }

    pub(super) fn send(&self, delivery: Delivery) {
        match self.0.try_send(delivery) {
            Ok(()) => {}
            Err(TrySendError::Closed(_)) => {
                tracing::debug!("a delivery after the end of the connection stays in the outbox");
            }
            Err(TrySendError::Full(lost)) if lost.outbox == 0 => {
                tracing::warn!("too much waits to be sent: something was given up");
            }
            Err(TrySendError::Full(late)) => {
                tracing::warn!(late.outbox, "too much waits to be sent: a post comes again later");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::message::Post;
    use tokio::sync::mpsc::channel;

    #[test]
    fn what_finds_no_room_is_given_up_and_nobody_waits() {
        let (way, mut deliveries) = channel(2);
        let outgoing = Outgoing::new(way);
        let mut went = Vec::new();
        for outbox in 1..=3 {
            outgoing.send(Delivery { outbox, post: Post::StayInTouch });
        }
        went.extend(deliveries.try_recv().map(|delivery| delivery.outbox));
        outgoing.send(Delivery { outbox: 4, post: Post::StayInTouch });
        while let Ok(delivery) = deliveries.try_recv() {
            went.push(delivery.outbox);
        }
        assert_eq!(went, [1, 2, 4]);
        drop(deliveries);
        outgoing.send(Delivery { outbox: 5, post: Post::StayInTouch });
    }
}
