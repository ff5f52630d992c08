//! What `/play` said, kept as a draft.

use crate::message::{PanelPress, Person, Press, Request, SetupPress, Terms};
use crate::service::Service;
use crate::service::core::errors::Error;
use crate::table::{Against, Draft, SideWish, TableOptions};

/// The options of `/play`, with the computer that is to sit beside an opponent.
pub(crate) fn options_said(terms: &Terms) -> Option<String> {
    let computers = terms.computer.filter(|_| terms.opponent.is_some());
    let customs = TableOptions { computers, ..TableOptions::default() };
    let said = customs.and(terms.options.as_deref().unwrap_or(""));
    (!said.is_empty()).then_some(said)
}

impl Service {
    /// Keeps what `/play` said as a draft; the id of a button that posts it.
    pub(crate) async fn keep_draft(
        &self,
        request: &Request,
        terms: &Terms,
    ) -> Result<Press, Error> {
        let draft = draft_of(request, terms);
        let draft = self.store.new_draft(request.who.id, draft, self.now()).await?;
        Ok(Press::Setup(SetupPress::In { draft, press: PanelPress::Post }))
    }
}

/// What `/play` said, as a draft.
pub(crate) fn draft_of(request: &Request, terms: &Terms) -> Draft {
    let against = match (&terms.opponent, terms.computer) {
        (Some(person), _) => against(request, person),
        (None, Some(level)) => Against::Computer { level },
        (None, None) => Against::Anyone,
    };
    Draft {
        stranger: terms.opponent.as_ref().is_some_and(|person| person.bot),
        seats: terms.seats,
        side: terms.side.as_deref().and_then(SideWish::typed).unwrap_or_default(),
        clock: terms.clock.clone(),
        rated: terms.rated.unwrap_or(true),
        options: options_said(terms).unwrap_or_default(),
        ..Draft::new(terms.game.as_deref().unwrap_or_default(), against)
    }
}

/// A game against a person; against oneself it is played alone.
pub(crate) fn against(request: &Request, person: &Person) -> Against {
    if person.id == request.who.id {
        return Against::Alone;
    }
    Against::Person { id: person.id, name: person.name.clone() }
}
