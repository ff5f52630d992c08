//! Other terms for an invitation: the host changes them, or whoever was asked makes a counter-offer.

use crate::message::{Answer, Delivery, Message, Post, Purpose, Reply, Request};
use crate::rules::Rng;
use crate::service::Service;
use crate::service::core::commit::Acted;
use crate::service::core::errors::Error;
use crate::table::MessageRole;
use crate::table::{Against, CounterOffer, Countered, Refused, Table, TableTerms};

impl Service {
    /// Proposes other terms.
    pub(crate) async fn counter_offer(
        &self,
        request: &Request,
        amends: Countered,
        terms: TableTerms,
    ) -> Result<Reply, Error> {
        let id = amends.table;
        if !matches!(&terms.against, Against::Person { id, .. } if *id == request.who.id) {
            self.may_ask(request, &terms.against).await?;
        }
        let before = self.look(id).await?;
        if let Some(fault) = before.unratable_here(&terms) {
            return Err(Error::Terms(before.info(), fault));
        }
        let mut rng = Rng::new(self.random());
        let acted = self
            .act_by(Some(request.interaction), id, None, |table, now| {
                let amendment = CounterOffer {
                    by: request.who.id,
                    name: request.who.name.clone(),
                    terms: terms.clone(),
                    revision: amends.revision,
                    until: now.plus(self.policy.challenge_stands),
                };
                table.counter_offer(amendment, now, &mut rng)
            })
            .await;
        let acted = match acted {
            Err(Error::Refused(_, Refused::NoFreeSeat)) => {
                let voice = self.voice(request);
                return Err(Error::Said(voice.lobby_more_sit()));
            }
            // Nobody else has changed them: somebody sat down or left, or the host did it in another panel.
            Err(Error::Refused(_, Refused::TermsChanged))
                if before.record().host == request.who.id =>
            {
                return Err(Error::Said(self.voice(request).terms_outdated()));
            }
            other => other?,
        };
        let voice = self.voice(request);
        let answer = Answer::Fleeting(Message::private(voice.terms_sent()));
        let then = self.amended(&before, &acted).await?;
        Ok(Reply { answer, then })
    }

    /// The invitation as it reads now, and a short new message for whoever is asked for the first
    /// time: edits ping nobody.
    async fn amended(&self, before: &Table, acted: &Acted) -> Result<Vec<Delivery>, Error> {
        let record = acted.table.record();
        let presenter = self.public_presenter(&acted.table);
        let message = presenter.invitation();
        let stands = self.store.message(record.id, MessageRole::Invitation).await?;
        let Some(at) = stands else {
            // Where the old one stands is not known: a new one, which pings by itself.
            let post = Post::Send {
                channel: record.venue.channel,
                message,
                purpose: Some(Purpose::Invitation(record.id)),
                nonce: format!("i{}{:x}", record.id, record.revision),
            };
            return Ok(vec![Delivery { outbox: 0, post }]);
        };
        let edit = Post::Edit { channel: at.channel, id: at.message, message, purpose: None };
        let mut then = vec![Delivery { outbox: 0, post: edit }];
        if before.record().host != record.host {
            then.extend(
                presenter.counter_offer(at).map(|post| Delivery { outbox: acted.asked, post }),
            );
        }
        let told = presenter.lobby_amended(at);
        then.extend(told.map(|post| Delivery { outbox: 0, post }));
        Ok(then)
    }
}
