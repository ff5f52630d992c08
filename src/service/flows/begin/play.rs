//! `/play`: a game at once, or the setup panel.

use crate::message::{Message, PersonKind, Reply, Request, Terms};
use crate::service::Service;
use crate::service::core::drafts::{draft_of, options_said};
use crate::service::core::errors::Error;
use crate::show::choices::takes_clock;
use crate::show::panel::draft::Wish;
use crate::show::panel::pace::pace_question;
use crate::show::panel::start::start;
use crate::table::{Against, Draft};

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
        if let Some(question) = self.asks_pace(request, terms, &draft).await? {
            return Ok(Reply::private(question));
        }
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

    /// The question how fast a game of kept secrets with a person shall go, where nothing was said
    /// that answers it, here or by the server.
    async fn asks_pace(
        &self,
        request: &Request,
        terms: &Terms,
        draft: &Draft,
    ) -> Result<Option<Message>, Error> {
        let said = terms.clock.is_some() || terms.options.is_some();
        let line = terms.game.as_deref().and_then(|game| self.catalog.find(game));
        let Some(line) = line.filter(|line| line.info.whispers && !said) else { return Ok(None) };
        let person = matches!(draft.against, Against::Person { .. }) && !draft.stranger;
        let usual = self.rules_here(request).await?.clock;
        if !person || usual.is_some_and(|clock| takes_clock(line, &clock)) {
            return Ok(None);
        }
        let draft = self.store.new_draft(request.who.id, draft.clone(), self.now()).await?;
        Ok(Some(pace_question(self.voice(request), draft)))
    }
}
