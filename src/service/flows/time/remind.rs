//! Telling a player of their turn once more: reminders, and the ping that waited for the end of
//! their quiet hours.

use crate::message::{Delivery, Message, Reply, Request};
use crate::service::Service;
use crate::service::core::errors::Error;
use crate::table::{By, Intent, TableId, Time};

impl Service {
    /// The player whose clock runs is reminded.
    pub(crate) async fn remind(&self, id: TableId, position: u32) -> Result<(), Error> {
        let nth = self.look(id).await?.clock().calls().reminded + 1;
        let intent = Intent::Remind { at: position, nth };
        let acted = self.act(None, id, By::Clock, &intent).await?;
        if let Some(post) = self.reminder_post(&acted.table).await {
            self.send(Delivery { outbox: acted.asked, post });
        }
        Ok(())
    }

    /// Whoever slept is told of their turn.
    pub(crate) async fn wake_up(&self, id: TableId, position: u32, now: Time) -> Result<(), Error> {
        let table = self.look(id).await?;
        let (habits, calm) = (self.habits(&table).await, self.is_calm(&table).await);
        for (seat, person) in table.called() {
            let habit = habits.get(&person).cloned().unwrap_or_default();
            if table.wake_at(seat, &habit, calm).is_none_or(|at| now < at) {
                continue;
            }
            let intent = Intent::Wake { at: position, seat };
            let acted = self.act(None, id, By::Clock, &intent).await?;
            if let Some(post) = self.wake_post(&acted.table, seat).await {
                self.send(Delivery { outbox: acted.asked, post });
            }
        }
        Ok(())
    }

    /// A player wants to hear no more of this turn.
    pub(crate) async fn mute(&self, request: &Request, id: TableId) -> Result<Reply, Error> {
        let by = request.by();
        self.act(Some(request.interaction), id, by, &Intent::Mute).await?;
        Ok(Reply::private(Message::private(self.voice(request).muted())))
    }
}
