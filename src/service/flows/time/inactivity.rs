//! Games without a clock in which nobody moves: who waits is told, and may end them.

use crate::message::{Answer, Delivery, InactivityPress, Message, Reply, Request};
use crate::service::Service;
use crate::service::core::errors::Error;
use crate::service::delivery::after::Told;
use crate::service::delivery::lost::{AT_ONCE, LOST_MOST};
use crate::show::clock::span;
use crate::table::{By, Intent, TableId, Wish};

impl Service {
    /// Those who wait are told that they may end a game in which nobody moves.
    pub(crate) async fn neglect(&self, id: TableId) -> Result<(), Error> {
        let intent = Intent::Neglected { waits: self.policy.waits };
        let acted = self.act(None, id, By::Clock, &intent).await?;
        if let Some(post) = self.inactivity_post(&acted.table).await {
            self.send(Delivery { outbox: acted.asked, post });
        }
        Ok(())
    }

    /// A game in which nobody moves is closed.
    pub(crate) async fn close_inactive(&self, id: TableId) -> Result<(), Error> {
        let intent = Intent::Close { waits: self.policy.waits };
        let acted = self.act(None, id, By::Clock, &intent).await?;
        self.post_board(&acted).await;
        Ok(())
    }

    /// A button of that message.
    pub(crate) async fn inactivity_press(
        &self,
        request: &Request,
        id: TableId,
        press: InactivityPress,
    ) -> Result<Reply, Error> {
        let intent = match press {
            InactivityPress::Win => Intent::Wish { wish: Wish::Win },
            InactivityPress::Substitute => Intent::Wish { wish: Wish::Substitute },
            InactivityPress::Close => Intent::Wish { wish: Wish::Close },
            InactivityPress::Remind => Intent::Nudge,
        };
        let by = request.by();
        let acted = self.act(Some(request.interaction), id, by, &intent).await?;
        let presenter = self.public_presenter(&acted.table);
        if acted.ends || acted.outbox != 0 {
            let done = Message { content: presenter.voice.done(), ..Message::default() };
            return self.after(request, acted, Told::this(Answer::Update(done))).await;
        }
        let waits = acted.table.waits(&self.policy.waits);
        let mut message = presenter.inactivity_message(waits.neglect).unwrap_or_default();
        let mut then = Vec::new();
        if intent == Intent::Nudge {
            let more = waits.close.minus(waits.neglect);
            let late = presenter.late_names();
            let said = presenter.voice.nudged_done(late, span(presenter.voice, more));
            message.content = format!("{}\n{said}", message.content);
            let post = self.idle_reminder_post(&acted.table);
            then.extend(post.map(|post| Delivery { outbox: acted.asked, post }));
        }
        Ok(Reply { answer: Answer::Update(message), then })
    }

    /// Goes on with a game that was closed.
    pub(crate) async fn reopen(&self, request: &Request, id: TableId) -> Result<Reply, Error> {
        let by = request.by();
        let acted = self.act(Some(request.interaction), id, by, &Intent::Reopen).await?;
        // Its place is tried again.
        self.store.set_lost(id, None).await?;
        self.after(request, acted, Told::Done(self.voice(request).done())).await
    }

    /// Closes games that have had no place for a week.
    pub(crate) async fn close_unreachable(&self) -> Result<(), Error> {
        let since = self.now().plus(-LOST_MOST.0);
        for id in self.store.lost_since(since, AT_ONCE).await? {
            match self.act(None, id, By::Clock, &Intent::Unreachable).await {
                Ok(acted) => self.post_board(&acted).await,
                Err(error) => tracing::error!(table = %id, ?error, "a lost game stays open"),
            }
        }
        Ok(())
    }
}
