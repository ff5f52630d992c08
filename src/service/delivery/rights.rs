//! Rights the bot lacks: named before a game begins, with a way to try again and one to mend it.

use crate::message::{Command, Posting, Request};
use crate::service::Service;
use crate::service::core::errors::Error;

impl Service {
    /// Refuses what would set up a game, or have the bot post, where it lacks a right to post. Where
    /// it is not a member at all, games go on by answers alone.
    pub(crate) async fn check_rights(&self, request: &Request) -> Result<(), Error> {
        if !matches!(request.place.posting, Posting::Lacks(_)) {
            return Ok(());
        }
        let again = if let Command::Play(terms) = &request.command {
            // A command cannot be pressed again: what it said is kept as in a panel.
            Some(self.keep_draft(request, terms).await?)
        } else if let Command::Press(press) = &request.command {
            Some(press.clone())
        } else {
            None
        };
        Err(Error::Rights(again.map(Box::new)))
    }
}
