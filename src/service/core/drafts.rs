//! What `/play` said, kept as a draft.

use crate::message::{PanelPress, Person, PersonKind, Press, Request, SetupPress, Terms};
use crate::service::Service;
use crate::service::core::errors::Error;
use crate::table::{Against, Draft, SideWish, TableOptions, USUAL_LEVEL};

/// The options of `/play`, with the computer that is to sit beside an opponent.
pub(crate) fn options_said(terms: &Terms) -> Option<String> {
    let beside = terms.opponent.as_ref().is_some_and(|person| person.kind != PersonKind::House);
    let computers = terms.computer.filter(|_| beside);
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
        (Some(person), level) => against(request, person, level),
        (None, Some(level)) => Against::Computer { level },
        (None, None) => Against::Anyone,
    };
    Draft {
        stranger: terms.opponent.as_ref().is_some_and(is_stranger),
        seats: terms.seats,
        side: terms.side.as_deref().and_then(SideWish::typed).unwrap_or_default(),
        clock: terms.clock.clone(),
        rated: terms.rated.unwrap_or(true),
        options: options_said(terms).unwrap_or_default(),
        ..Draft::new(terms.game.as_deref().unwrap_or_default(), against)
    }
}

/// A game against a person; against oneself it is played alone, and against us it is one against the
/// computer.
pub(crate) fn against(request: &Request, person: &Person, level: Option<u8>) -> Against {
    if person.id == request.who.id {
        return Against::Alone;
    }
    match person.kind {
        PersonKind::House => Against::Computer { level: level.unwrap_or(USUAL_LEVEL) },
        PersonKind::Human | PersonKind::Stranger => {
            Against::Person { id: person.id, name: person.name.clone() }
        }
    }
}

/// Whether a person is a bot that plays no games here.
pub(crate) fn is_stranger(person: &Person) -> bool {
    person.kind == PersonKind::Stranger
}
