//! `/play`: a game at once, or the setup panel.

use crate::message::{Message, Reply, Request, Terms};
use crate::service::Service;
use crate::service::core::drafts::{draft_of, options_said};
use crate::service::core::errors::Error;
use crate::show::choices::takes_clock;
use crate::show::panel::draft::Wish;
use crate::show::panel::pace::pace_question;
use crate::table::Against;

impl Service {
    /// `/play`.
    pub(crate) async fn play(&self, request: &Request, terms: &Terms) -> Result<Reply, Error> {
        let Some(game) = terms.game.as_deref() else {
            return self.panel(request, terms).await;
        };
        let against = match (&terms.opponent, terms.computer) {
            (Some(person), _) if person.id == request.who.id => Against::Alone,
            (Some(person), _) => Against::Person { id: person.id, name: person.name.clone() },
            (None, Some(level)) => Against::Computer { level },
            (None, None) => Against::Anyone,
        };
        if let Some(question) = self.asks_pace(request, terms, &against).await? {
            return Ok(Reply::private(question));
        }
        let options = options_said(terms);
        self.open(
            request,
            Wish {
                game,
                against,
                stranger: terms.opponent.as_ref().is_some_and(|person| person.bot),
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
        against: &Against,
    ) -> Result<Option<Message>, Error> {
        let said = terms.clock.is_some() || terms.options.is_some();
        let line = terms.game.as_deref().and_then(|game| self.catalog.find(game));
        let Some(line) = line.filter(|line| line.info.whispers && !said) else { return Ok(None) };
        let person = matches!(against, Against::Person { .. });
        let stranger = terms.opponent.as_ref().is_some_and(|person| person.bot);
        let usual = self.rules_here(request).await?.clock;
        if !person || stranger || usual.is_some_and(|clock| takes_clock(line, &clock)) {
            return Ok(None);
        }
        let draft = draft_of(request, terms);
        let draft = self.store.new_draft(request.who.id, draft, self.now()).await?;
        Ok(Some(pace_question(self.voice(request), draft)))
    }
}
