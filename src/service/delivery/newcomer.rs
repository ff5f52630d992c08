//! The one time that a newcomer is asked which pieces they want.

use crate::catalog::Entry;
use crate::message::{
    Button, Delivery, Message, Post, Press, Reply, Request, Row, SettingsOf, SettingsPage,
};
use crate::render::{Family, Set};
use crate::rules::Viewer;
use crate::service::Service;
use crate::service::core::commit::Acted;
use crate::show::settings::pieces::{LINE, set_words};
use crate::store::StoreError;
use crate::table::UserSettings;
use crate::words::Term;

/// Somebody to be asked which men they want.
pub(crate) struct Newcomer {
    family: Family,
    /// The game that brought them here.
    line: &'static Entry,
}

impl Newcomer {
    /// Whoever did something at a table of theirs whose usual men have to be learned.
    pub fn at(request: &Request, acted: &Acted) -> Option<Self> {
        let (table, person) = (&acted.table, request.who.id);
        let record = table.record();
        if acted.ends
            || !request.may_whisper()
            || (record.host != person && record.seats_of(person).is_empty())
        {
            return None;
        }
        let family = Family::of(table.seen(Viewer::Public).view().geometry);
        family.is_read().then_some(Self { family, line: table.line() })
    }
}

impl Service {
    /// Asks a newcomer which men they want, beside the answer; nobody is asked twice, and nobody
    /// who has chosen.
    pub(crate) async fn ask_pieces(
        &self,
        request: &Request,
        newcomer: Newcomer,
        reply: &mut Reply,
    ) {
        match self.pieces_question(request, newcomer).await {
            Ok(Some(message)) => {
                reply.then.push(Delivery { outbox: 0, post: Post::Whisper { message } });
            }
            Ok(None) => {}
            Err(error) => tracing::warn!(%error, "nobody was asked which men they want"),
        }
    }

    async fn pieces_question(
        &self,
        request: &Request,
        newcomer: Newcomer,
    ) -> Result<Option<Message>, StoreError> {
        let (person, key) = (request.who.id, newcomer.family.key());
        let asked = |settings: &UserSettings| {
            settings.asked_pieces.contains(key) || settings.pieces.contains_key(key)
        };
        if asked(&self.settings(person).await) {
            return Ok(None);
        }
        let note = move |own: &mut UserSettings| {
            own.asked_pieces.insert(key.to_owned());
        };
        let (before, _) = self.change_settings(person, note).await?;
        if asked(&before) {
            return Ok(None);
        }
        let voice = self.voice(request);
        let plain = voice.plain();
        let page = SettingsPage {
            whose: SettingsOf::Mine,
            line: LINE.to_owned(),
            game: newcomer.line.info.slug.to_owned(),
        };
        let set = |set: Set| {
            let value = set.key().to_owned();
            Button::rest(set_words(plain, set), Press::Set { page: page.clone(), value })
        };
        // The usual one, which has to be learned, stands last.
        let sets = newcomer.family.sets().iter().rev().map(|&each| set(each)).collect();
        let title = Term(voice.title(newcomer.line.info));
        let mut message = Message::private(voice.first_pieces(title));
        message.rows.push(Row::Buttons(sets));
        Ok(Some(message))
    }
}
