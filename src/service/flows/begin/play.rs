//! `/play`: a game at once, or the setup panel.

use crate::message::{PersonKind, Reply, Request, Terms};
use crate::service::Service;
use crate::service::core::drafts::{draft_of, options_said};
use crate::service::core::errors::Error;
use crate::show::panel::draft::Wish;
use crate::show::panel::start::start;

impl Service {
    /// `/play`: alone it asks what to play.
    pub(crate) async fn play(&self, request: &Request, terms: &Terms) -> Result<Reply, Error> {
        if *terms == Terms::default() {
            return Ok(Reply::private(start(self.voice(request))));
        }
        let opponent = terms.opponent.as_ref().map(|person| person.kind);
        let which_level = opponent == Some(PersonKind::House) && terms.computer.is_none();
        let (Some(game), false) = (terms.game.as_deref(), which_level) else {
            return self.panel(request, terms).await;
        };
        let draft = draft_of(request, terms);
        let options = options_said(terms);
        self.open(
            request,
            Wish {
                game,
                against: draft.against,
                stranger: draft.stranger,
                seats: terms.seats,
                side: terms.side.as_deref(),
                clock: terms.clock.as_deref(),
                rated: terms.rated,
                options: options.as_deref(),
            },
        )
        .await
    }
}
