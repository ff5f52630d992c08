//! Reminders, and the ping that waited for the end of quiet hours.

use crate::show::lists::games::link;

use crate::message::{Message, Post};
use crate::rules::Seat;
use crate::service::Service;
use crate::show::faces::Reader;
use crate::show::looks::Looks;
use crate::table::MessageRole;
use crate::table::{PersonId, Reminded, Table, UserSettings};
use crate::words::Term;

/// Why a player is told again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Why {
    Reminder,
    Woken,
}

impl Service {
    /// The message of a reminder; `None` if they moved after all or want none.
    pub(crate) async fn reminder_post(&self, table: &Table) -> Option<Post> {
        let (seat, _) = table.flag()?;
        let seat = seat?;
        let (_, person) = table.called().into_iter().find(|&(called, _)| called == seat)?;
        let settings = self.settings(person).await;
        // A reminder that stays away would tell that they have moved.
        let direct = settings.reminded == Reminded::Direct || table.secrecy().writes_letters();
        self.call(table, seat, person, &settings, Why::Reminder, direct).await
    }

    /// The message after quiet hours, or to somebody who was there when their turn began, was not
    /// called, and has not moved since: to them the board comes anew.
    pub(crate) async fn wake_post(&self, table: &Table, seat: Seat) -> Option<Post> {
        let (_, person) = table.called().into_iter().find(|&(called, _)| called == seat)?;
        let settings = self.settings(person).await;
        let told = settings.pings.told(table.secrecy(), self.is_closed(person).await);
        if !told.channel && !told.direct {
            return None;
        }
        if told.channel && table.missed_at().is_some() && self.is_calm(table).await {
            let presenter = self.calling_presenter(table).await;
            return Some(Post::Send {
                channel: table.record().venue.channel,
                message: presenter.newest(None),
                purpose: Some(presenter.purpose()),
                nonce: format!("c{}{:x}", table.record().id, table.position_number() & 0xf_ffff),
            });
        }
        self.call(table, seat, person, &settings, Why::Woken, told.direct).await
    }

    async fn call(
        &self,
        table: &Table,
        seat: Seat,
        person: PersonId,
        settings: &UserSettings,
        why: Why,
        direct: bool,
    ) -> Option<Post> {
        let record = table.record();
        if table.clock().calls().muted.has(seat) {
            return None;
        }
        let direct = direct || table.is_anonymous();
        let closed = self.is_closed(person).await;
        if closed && table.secrecy().writes_letters() {
            return None;
        }
        let direct = direct && !closed;
        let voice = if direct { self.voice_of(settings) } else { self.public_voice(record.venue) };
        let reader = if direct { Reader::One(person) } else { Reader::Everybody };
        let looks = Looks::of(settings, table.info());
        let presenter = self.presenter(voice, table, looks, reader);
        let mover = presenter.faces().called(person);
        let (game, opponents) = (presenter.title(), presenter.against(seat));
        let content = match (why, presenter.time_left()) {
            (Why::Reminder, Some(left)) => voice.reminder(mover, game, opponents, Term(left)),
            (Why::Reminder, None) | (Why::Woken, _) => voice.woken(mover, game, opponents),
        };
        let at = self.store.message(record.id, MessageRole::Board).await.ok().flatten();
        let link = at.map(|at| link(record.venue.guild, at));
        let message =
            Message { content, rows: vec![presenter.call_buttons(link)], ..Message::default() };
        let letter = match why {
            Why::Reminder => 'r',
            Why::Woken => 'a',
        };
        let calls = table.clock().calls();
        let news = table.news_number(crate::rules::Viewer::Seat(seat));
        let (position, nth) = (news & 0xf_ffff, calls.reminded);
        let nonce = format!("{letter}{}{position:x}{}{nth}", record.id, seat.0);
        if direct {
            return Some(Post::Direct { person, about: Some(record.id), message, nonce });
        }
        let message = Message { pings: vec![person], ..message };
        Some(Post::Send { channel: record.venue.channel, message, purpose: None, nonce })
    }
}
