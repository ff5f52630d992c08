//! Other terms for an invitation: the host changes them, or whoever was asked makes a counter-offer.

use super::act::Acted;
use super::stage::Stage;
use super::trouble::{Trouble, host_name};
use super::{
    Answer, Button, ButtonStyle, Delivery, Does, Message, Post, PressId, Purpose, Reply, Request,
    Row, Service, State,
};
use crate::rules::Rng;
use crate::store::{MessageRole, TableMessage};
use crate::table::{Against, Amendment, Amends, Draft, Phase, Refused, Table, TableId, TableTerms};
use crate::words::{Mention, Term};

impl Service {
    /// Change terms: opens the panel with the terms as they stand.
    pub(super) async fn change_terms(
        &self,
        request: &Request,
        press: &PressId,
        id: TableId,
    ) -> Result<Reply, Trouble> {
        let table = self.look(id).await?;
        let refused = |refused| Trouble::Refused(id, refused);
        table.may_amend(request.who.id, self.now()).map_err(refused)?;
        let sheet = table.sheet();
        if press.state != State::Terms(sheet.revision) {
            return Err(refused(Refused::TermsChanged));
        }
        let amends = Amends { table: id, revision: sheet.revision };
        let by_host = sheet.host == request.who.id;
        self.open_panel(request, Draft::of_terms(&sheet.terms, by_host, amends)).await
    }

    /// Proposes other terms. Where no clock was chosen the one that was agreed on so far stays.
    pub(super) async fn amend(
        &self,
        request: &Request,
        amends: Amends,
        terms: TableTerms,
        same_clock: bool,
    ) -> Result<Reply, Trouble> {
        let id = amends.table;
        if !matches!(&terms.against, Against::Person { id, .. } if *id == request.who.id) {
            self.may_ask(request, &terms.against).await?;
        }
        let before = self.look(id).await?;
        let agreed = before.sheet().terms.clock;
        let terms = if same_clock { TableTerms { clock: agreed, ..terms } } else { terms };
        let mut rng = Rng::new(self.random());
        let acted = self
            .act_by(Some(request.interaction), id, None, |table, now| {
                let amendment = Amendment {
                    by: request.who.id,
                    name: request.who.name.clone(),
                    terms: terms.clone(),
                    revision: amends.revision,
                    until: now.plus(self.policy.challenge_stands),
                };
                table.amend(amendment, now, &mut rng)
            })
            .await;
        let acted = match acted {
            Err(Trouble::Refused(_, Refused::NoFreeSeat)) => {
                let voice = self.words.voice(&request.who.locale);
                return Err(Trouble::Said(voice.lobby_more_sit()));
            }
            other => other?,
        };
        let voice = self.words.voice(&request.who.locale);
        let answer = Answer::Update(Message::private(voice.terms_sent()));
        let then = self.amended(&before, &acted).await?;
        Ok(Reply { answer, then })
    }

    /// The invitation as it reads now, and a short new message for whoever is asked for the first
    /// time: edits ping nobody.
    async fn amended(&self, before: &Table, acted: &Acted) -> Result<Vec<Delivery>, Trouble> {
        let sheet = acted.table.sheet();
        let stage = self.public_stage(&acted.table);
        let message = stage.invitation();
        let stands = self.store.message(sheet.id, MessageRole::Invitation).await?;
        let Some(at) = stands else {
            // Where the old one stands is not known: a new one, which pings by itself.
            let post = Post::Send {
                channel: sheet.venue.channel,
                message,
                purpose: Some(Purpose::Invitation(sheet.id)),
                nonce: format!("i{}{:x}", sheet.id, sheet.revision),
            };
            return Ok(vec![Delivery { outbox: 0, post }]);
        };
        let edit = Post::Edit { channel: at.channel, id: at.message, message };
        let mut then = vec![Delivery { outbox: 0, post: edit }];
        if before.sheet().host != sheet.host {
            then.extend(stage.counter_offer(at).map(|post| Delivery { outbox: acted.asked, post }));
        }
        let told = stage.lobby_amended(at);
        then.extend(told.map(|post| Delivery { outbox: 0, post }));
        Ok(then)
    }
}

impl Stage<'_> {
    /// The short message to those who sit in a lobby whose terms are other ones now.
    fn lobby_amended(&self, at: TableMessage) -> Option<Post> {
        let sheet = self.table.sheet();
        let pings: Vec<_> = sheet.people().into_iter().filter(|&one| one != sheet.host).collect();
        if !self.table.is_lobby() || pings.is_empty() {
            return None;
        }
        let mentions: Vec<_> = pings.iter().map(|person| Mention(person.0).to_string()).collect();
        let told = Term(mentions.join(", "));
        let content = self.voice.lobby_amended(told, host_name(self), self.title());
        let message = Message {
            content: format!("{content}\n{}", self.lobby_terms(None)),
            pings,
            rows: vec![Row::Buttons(vec![self.show_invitation(at)])],
            ..Message::default()
        };
        let nonce = format!("u{}{:x}", sheet.id, sheet.revision);
        Some(Post::Send { channel: sheet.venue.channel, message, purpose: None, nonce })
    }

    fn show_invitation(&self, at: TableMessage) -> Button {
        Button {
            label: self.voice.plain().label_show_challenge(),
            does: Does::Open(super::lists::link(self.table.sheet().venue.guild, at)),
            style: ButtonStyle::Rest,
            enabled: true,
        }
    }

    /// The short message that tells of a counter-offer; `None` if it is settled already.
    pub fn counter_offer(&self, at: TableMessage) -> Option<Post> {
        let sheet = self.table.sheet();
        let Phase::Invited { guest, .. } = sheet.phase else { return None };
        let asked = Mention(guest.0);
        let content = self.voice.counter_offer(asked, host_name(self), self.title());
        let show = self.show_invitation(at);
        let message = Message {
            content: format!("{content}\n{}", self.terms(None)),
            pings: vec![guest],
            rows: vec![Row::Buttons(vec![show])],
            ..Message::default()
        };
        let nonce = format!("t{}{:x}", sheet.id, sheet.revision);
        Some(Post::Send { channel: sheet.venue.channel, message, purpose: None, nonce })
    }
}
