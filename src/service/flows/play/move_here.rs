//! Taking a game here whose place is gone.

use crate::message::{Answer, Message, Reply, Request};
use crate::service::Service;
use crate::service::core::errors::Error;
use crate::table::{Intent, TableId};

impl Service {
    /// Takes a game here whose own place is gone.
    pub(crate) async fn move_here(&self, request: &Request, id: TableId) -> Result<Reply, Error> {
        let voice = self.voice(request);
        if !self.store.lost_venues().await?.contains(&id) {
            return Err(Error::Said(voice.not_lost()));
        }
        let venue = request.place.venue();
        let by = request.by();
        self.act(Some(request.interaction), id, by, &Intent::Move { venue }).await?;
        self.store.set_lost(id, None).await?;
        self.post_anew(id, None).await?;
        let answer = Answer::Message(Message::private(voice.moved_here()), None);
        Ok(Reply::of(answer))
    }
}
