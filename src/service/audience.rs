//! Who reads a message of a table, and how each of them wants it: looks, pings, direct messages.

use super::privacy::block_button;
use super::stage::{Looks, Stage};
use super::trouble::Trouble;
use super::{
    Answer, Button, ButtonStyle, Delivery, Does, Message, Post, Press, Reply, Request, Row,
    Service, State,
};
use crate::render::Scene;
use crate::rules::Seat;
use crate::table::ratings::Judged;
use crate::table::{PersonId, Phase, Table, TableId, Told, UserSettings};
use crate::words::Mention;

/// The most characters of a message to which a remark may still be added.
const ROOM: usize = 400;

impl Service {
    /// What a person has chosen; the usual if that cannot be found out.
    pub(super) async fn settings(&self, person: PersonId) -> UserSettings {
        match self.store.user_settings(person).await {
            Ok(settings) => settings,
            Err(error) => {
                tracing::warn!(%error, "settings could not be read; the usual ones are used");
                UserSettings::default()
            }
        }
    }

    /// Whether direct messages to a person are refused, as far as is known.
    pub(super) async fn is_closed(&self, person: PersonId) -> bool {
        self.store.direct_is_closed(person).await.unwrap_or(false)
    }

    /// How the readers of a table's public messages want them: as the only person at the table or
    /// else the one who is to move has chosen; and who is not to be pinged there.
    pub(super) async fn public_looks(&self, table: &Table) -> Looks {
        let sheet = table.sheet();
        let people = sheet.people();
        let mover = table.turn().only().and_then(|seat| sheet.sitter(seat)?.person());
        let reader = if let [only] = people.as_slice() { Some(*only) } else { mover };
        let mut looks = match reader {
            Some(reader) => Looks::of(&self.settings(reader).await, table.info()),
            None => Looks::default(),
        };
        for person in people {
            if !self.told(table, person).await.channel {
                let own = sheet.seats_of(person).iter();
                looks.unpinged = own.fold(looks.unpinged, crate::rules::SeatSet::with);
            }
        }
        looks
    }

    /// Where a person hears of the newest message of a table.
    async fn told(&self, table: &Table, person: PersonId) -> Told {
        let settings = self.settings(person).await;
        match table.sheet().phase {
            Phase::Over(_) | Phase::Off(_) if settings.silent_results => Told::NOWHERE,
            Phase::Over(_) | Phase::Off(_) => Told::CHANNEL,
            Phase::Invited { .. } | Phase::Open { .. } => {
                settings.challenges.told(self.is_closed(person).await)
            }
            Phase::Playing if self.hushed(table, person, &settings) => Told::NOWHERE,
            Phase::Playing => {
                settings.pings.told(table.info().hidden, self.is_closed(person).await)
            }
        }
    }

    /// Whether a player hears nothing of his turn now: by the hour, or because he wants to.
    fn hushed(&self, table: &Table, person: PersonId, settings: &UserSettings) -> bool {
        let quiet = settings.quiet.as_ref().is_some_and(|quiet| quiet.holds(self.now()));
        let muted = table.clock().calls().muted;
        quiet || table.sheet().seats_of(person).iter().any(|seat| muted.has(seat))
    }

    /// The stage of a table's public messages as their readers want them.
    pub(super) async fn stage_for<'a>(&'a self, table: &'a Table) -> Stage<'a> {
        let looks = self.public_looks(table).await;
        Stage { looks, ..self.public_stage(table) }
    }

    /// The newest public message of a table.
    pub(super) async fn newest(&self, table: &Table, judged: Option<&Judged>) -> Message {
        self.stage_for(table).await.newest(judged)
    }

    /// The direct messages that tell people it is their turn, to those who chose them. Whoever has
    /// just pressed knows.
    pub(super) async fn turn_letters(
        &self,
        table: &Table,
        presser: Option<PersonId>,
    ) -> Vec<Delivery> {
        let sheet = table.sheet();
        let alone = sheet.people().len() == 1 && sheet.computers().is_empty();
        let mut letters = Vec::new();
        let still = table.clock().stopped().is_some();
        if alone || still || sheet.phase != Phase::Playing {
            return letters;
        }
        for seat in table.turn().iter() {
            let Some(person) = sheet.sitter(seat).and_then(crate::table::Sitter::person) else {
                continue;
            };
            if Some(person) == presser || !self.told(table, person).await.direct {
                continue;
            }
            let settings = self.settings(person).await;
            let stage = Stage {
                house: self,
                voice: self.voice_of(&settings),
                table,
                looks: Looks::of(&settings, table.info()),
            };
            let news = table.news_number(crate::rules::Viewer::Seat(seat));
            let (id, at) = (sheet.id, news & 0xff_ffff);
            letters.push(letter(person, id, stage.turn_letter(seat), format!("l{id}{at:x}")));
        }
        letters
    }

    /// The direct message of a challenge, if the person chose to hear of challenges that way.
    pub(super) async fn challenge_letter(&self, table: &Table) -> Option<Delivery> {
        let Phase::Invited { guest, .. } = table.sheet().phase else { return None };
        if !self.told(table, guest).await.direct {
            return None;
        }
        let settings = self.settings(guest).await;
        let looks = Looks::of(&settings, table.info());
        let stage = Stage { house: self, voice: self.voice_of(&settings), table, looks };
        let mut message = stage.invitation();
        message.pings.clear();
        if let Some(Row::Buttons(row)) = message.rows.last_mut() {
            row.push(block_button(stage.voice.plain(), table.sheet().host));
        }
        let (id, revision) = (table.sheet().id, table.sheet().revision & 0xff_ffff);
        Some(letter(guest, id, message, format!("m{id}{revision:x}")))
    }

    /// A direct message to a person was refused: from now on the channel tells him, and so it does
    /// for what the refused one was about.
    pub(super) async fn note_closed(&self, person: PersonId, about: Option<TableId>) {
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
            && let Err(trouble) = self.tell_in_channel(person, table).await
        {
            tracing::warn!(%table, ?trouble, "a turn could not be told in the channel");
        }
    }

    async fn tell_in_channel(&self, person: PersonId, id: TableId) -> Result<(), Trouble> {
        let table = self.look(id).await?;
        if table.is_anonymous() {
            // There is no channel; his list of games shows it.
            return Ok(());
        }
        let own = table.sheet().seats_of(person);
        let acting = table.turn().iter().any(|seat| own.has(seat));
        let stage = self.public_stage(&table);
        let mention = Mention(person.0);
        let content = match table.sheet().phase {
            Phase::Playing if acting && table.info().hidden => {
                stage.voice.letter_failed_secret(mention, stage.title())
            }
            Phase::Playing if acting => stage.voice.letter_failed_turn(mention, stage.title()),
            Phase::Invited { guest, .. } if guest == person => {
                stage.voice.letter_failed_challenge(mention, stage.title())
            }
            _ => return Ok(()),
        };
        let mut message = Message { content, pings: vec![person], ..Message::default() };
        if super::referee::secret(&table) {
            message.rows.push(Row::Buttons(vec![stage.fresh_view_button()]));
        }
        let news = table.news_number(crate::rules::Viewer::Public);
        let nonce = format!("f{id}{:x}", news & 0xff_ffff);
        let channel = table.sheet().venue.channel;
        let post = Post::Send { channel, message, purpose: None, nonce };
        self.send(Delivery { outbox: 0, post });
        Ok(())
    }

    /// Adds to the next private message to a person that direct messages do not reach him, once.
    pub(super) async fn remark(&self, request: &Request, reply: &mut Reply) {
        let Answer::Message(message, _) = &mut reply.answer else { return };
        let fits = message.private && message.content.chars().count() <= ROOM;
        if !fits || !self.untold(|untold| untold.remove(&request.who.id)) {
            return;
        }
        let remark = self.words.voice(&request.who.locale).letters_closed();
        if !message.content.is_empty() {
            message.content.push('\n');
        }
        message.content.push_str(&remark);
        if let Err(error) = self.store.direct_told(request.who.id).await {
            tracing::warn!(%error, "that a person was told could not be noted");
        }
    }
}

pub(super) fn letter(
    person: PersonId,
    about: TableId,
    message: Message,
    nonce: String,
) -> Delivery {
    Delivery { outbox: 0, post: Post::Direct { person, about: Some(about), message, nonce } }
}

impl Stage<'_> {
    /// The direct message that tells the person in `seat` that it is his turn: his own view.
    pub(super) fn turn_letter(&self, seat: Seat) -> Message {
        if super::referee::secret(self.table) {
            return Message { private: false, ..self.referee(seat, None) };
        }
        let view = self.table.seen(crate::rules::Viewer::Seat(seat)).view();
        let sheet = self.table.sheet();
        let mut lines = vec![self.voice.letter_turn(self.title(), self.against(seat))];
        lines.extend(self.last_moves());
        let guild = sheet.venue.guild.map_or_else(|| "@me".to_owned(), |guild| guild.0.to_string());
        let address = format!("https://discord.com/channels/{guild}/{}", sheet.venue.channel.0);
        let plain = self.voice.plain();
        let row = vec![
            self.button_at(
                Press::Board,
                State::None,
                "",
                plain.label_show_board(),
                ButtonStyle::Main,
            ),
            Button {
                label: plain.label_to_channel(),
                does: Does::Open(address),
                style: ButtonStyle::Rest,
                enabled: true,
            },
        ];
        Message {
            content: lines.join("\n"),
            picture: self.picture(&Scene::from(&view), self.below(Some(seat), &view), None),
            rows: vec![Row::Buttons(row)],
            ..Message::default()
        }
    }
}
