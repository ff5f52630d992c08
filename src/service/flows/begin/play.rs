//! `/play`: a game at once, or the setup panel.

use crate::message::{Reply, Request, Terms};
use crate::service::Service;
use crate::service::core::drafts::options_said;
use crate::service::core::errors::Error;
use crate::show::panel::draft::Wish;
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
}
