//! Who reads a message of a table, and how each of them wants it: looks, pings, direct messages.

use std::time::Duration;

use crate::show::privacy::block_button;

use crate::message::{Answer, Delivery, Message, Post, Reply, Request, Row};
use crate::service::Service;
use crate::service::core::errors::Error;
use crate::show::referee::secret;
use crate::table::{ChannelId, PersonId, Phase, Table, TableId};

/// The most characters of a message to which a remark may still be added.
const ROOM: usize = 400;

impl Service {
    /// The direct messages that tell people it is their turn, to those who chose them. Whoever has
    /// just pressed knows.
    pub(crate) async fn turn_letters(
        &self,
        table: &Table,
        presser: Option<PersonId>,
    ) -> Vec<Delivery> {
        let record = table.record();
        let alone = record.people().len() == 1 && record.computers().is_empty();
        let mut letters = Vec::new();
        let still = table.clock().stopped().is_some();
        if alone || still || record.phase != Phase::Playing {
            return letters;
        }
        for seat in table.turn().iter() {
            let Some(person) = record.sitter(seat).and_then(crate::table::Occupant::person) else {
                continue;
            };
            if Some(person) == presser || !self.told(table, person).await.direct {
                continue;
            }
            let settings = self.settings(person).await;
            let presenter = self.presenter_to(person, &settings, table);
            let news = table.news_number(crate::rules::Viewer::Seat(seat));
            let (id, at) = (record.id, news & 0xff_ffff);
            letters.push(letter(person, id, presenter.turn_letter(seat), format!("l{id}{at:x}")));
        }
        letters
    }

    /// The direct message of a challenge, if the person chose to hear of challenges that way.
    pub(crate) async fn challenge_letter(&self, table: &Table) -> Option<Delivery> {
        let Phase::Invited { guest, .. } = table.record().phase else { return None };
        if !self.told(table, guest).await.direct {
            return None;
        }
        let settings = self.settings(guest).await;
        let presenter = self.presenter_to(guest, &settings, table);
        let mut message = presenter.invitation();
        message.pings.clear();
        if let Some(Row::Buttons(row)) = message.rows.last_mut() {
            row.push(block_button(presenter.voice.plain(), table.record().host));
        }
        let (id, revision) = (table.record().id, table.record().revision & 0xff_ffff);
        Some(letter(guest, id, message, format!("m{id}{revision:x}")))
    }

    /// A direct message to a person was refused: from now on the channel tells them, and so it does
    /// for what the refused one was about.
    pub(crate) async fn note_closed(&self, person: PersonId, about: Option<TableId>) {
        let new = match self.store.direct_closed(person, self.now()).await {
            Ok(new) => new,
            Err(error) => {
                tracing::error!(%error, "closed direct messages could not be noted");
                return;
            }
        };
        if new {
            self.untold(|untold| untold.insert(person));
        }
        if let Some(table) = about
            && let Err(error) = self.tell_in_channel(person, table).await
        {
            tracing::warn!(%table, ?error, "a turn could not be told in the channel");
        }
    }

    /// The channel of the direct messages to a person, if it was opened before.
    pub(crate) async fn known_conversation(&self, person: PersonId) -> Option<ChannelId> {
        self.store.conversation(person).await.unwrap_or_else(|error| {
            tracing::error!(%error, "the channel of direct messages is unknown");
            None
        })
    }

    /// The channel of the direct messages to a person was opened.
    pub(crate) async fn note_conversation(&self, person: PersonId, channel: ChannelId) {
        if let Err(error) = self.store.conversation_begun(person, channel, self.now()).await {
            tracing::error!(%error, "the channel of direct messages could not be noted");
        }
    }

    /// How long ago the last such channel was opened.
    pub(crate) async fn conversation_age(&self) -> Option<Duration> {
        let last = self.store.last_conversation().await.unwrap_or_else(|error| {
            tracing::error!(%error, "when direct messages were opened is unknown");
            None
        })?;
        let millis = self.now().0.saturating_sub(last.0);
        Some(Duration::from_millis(millis.try_into().unwrap_or(0)))
    }

    async fn tell_in_channel(&self, person: PersonId, id: TableId) -> Result<(), Error> {
        let table = self.look(id).await?;
        if table.is_anonymous() {
            // There is no channel; their list of games shows it.
            return Ok(());
        }
        let own = table.record().seats_of(person);
        let acting = table.turn().iter().any(|seat| own.has(seat));
        let presenter = self.public_presenter(&table);
        let mention = presenter.faces().called(person);
        let content = match table.record().phase {
            Phase::Playing if acting && table.secrecy().writes_letters() => {
                presenter.voice.letter_failed_secret(mention, presenter.title())
            }
            Phase::Playing if acting => {
                presenter.voice.letter_failed_turn(mention, presenter.title())
            }
            Phase::Invited { guest, .. } if guest == person => {
                presenter.voice.letter_failed_challenge(mention, presenter.title())
            }
            _ => return Ok(()),
        };
        let mut message = Message { content, pings: vec![person], ..Message::default() };
        if secret(&table) {
            message.rows.push(Row::Buttons(vec![presenter.fresh_view_button()]));
        }
        let news = table.news_number(crate::rules::Viewer::Public);
        let nonce = format!("f{id}{:x}", news & 0xff_ffff);
        let channel = table.record().venue.channel;
        let post = Post::Send { channel, message, purpose: None, nonce };
        self.send(Delivery { outbox: 0, post });
        Ok(())
    }

    /// Adds to the next private message to a person that direct messages do not reach them, once.
    pub(crate) async fn remark(&self, request: &Request, reply: &mut Reply) {
        let Answer::Message(message, _) = &mut reply.answer else { return };
        let fits = message.private && message.content.chars().count() <= ROOM;
        if !fits || !request.may_whisper() || !self.untold(|untold| untold.remove(&request.who.id))
        {
            return;
        }
        let remark = self.voice(request).letters_closed();
        if !message.content.is_empty() {
            message.content.push('\n');
        }
        message.content.push_str(&remark);
        if let Err(error) = self.store.direct_told(request.who.id).await {
            tracing::warn!(%error, "that a person was told could not be noted");
        }
    }
}

pub(crate) fn letter(
    person: PersonId,
    about: TableId,
    message: Message,
    nonce: String,
) -> Delivery {
    Delivery { outbox: 0, post: Post::Direct { person, about: Some(about), message, nonce } }
}
