//! Telling a player of his turn once more: reminders, and the ping that waited for the end of his
//! quiet hours.

use super::moves::private;
use super::stage::{Looks, Stage};
use super::trouble::Trouble;
use super::{
    Button, ButtonStyle, Delivery, Does, Message, Post, Press, Reply, Request, Row, Service, State,
};
use crate::rules::Seat;
use crate::store::MessageRole;
use crate::table::{
    By, Due, Habits, Intent, PersonId, Reminded, Table, TableId, Time, UserSettings,
};
use crate::words::{Mention, Term};

/// Why a player is told again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Why {
    Reminder,
    Woken,
}

impl Service {
    /// Everything that falls due at a table if nothing happens there, with what its players want to
    /// be told.
    pub(super) async fn due_of(&self, table: &Table) -> Vec<Due> {
        let mut due = table.due(&self.policy.waits);
        due.extend(table.due_told(&self.policy.waits, &self.habits(table).await));
        due
    }

    async fn habits(&self, table: &Table) -> Habits {
        let mut habits = Habits::new();
        for (_, person) in table.called() {
            habits.insert(person, self.settings(person).await);
        }
        habits
    }

    /// The player whose clock runs is reminded.
    pub(super) async fn remind(&self, id: TableId, position: u32) -> Result<(), Trouble> {
        let nth = self.look(id).await?.clock().calls().reminded + 1;
        let intent = Intent::Remind { at: position, nth };
        let acted = self.act(None, id, By::Clock, &intent).await?;
        if let Some(post) = self.reminder_post(&acted.table).await {
            self.send(Delivery { outbox: acted.asked, post });
        }
        Ok(())
    }

    /// Whoever slept is told of his turn.
    pub(super) async fn wake_up(
        &self,
        id: TableId,
        position: u32,
        now: Time,
    ) -> Result<(), Trouble> {
        let table = self.look(id).await?;
        let habits = self.habits(&table).await;
        for (seat, person) in table.called() {
            let habit = habits.get(&person).cloned().unwrap_or_default();
            if table.wake_at(seat, &habit).is_none_or(|at| now < at) {
                continue;
            }
            let intent = Intent::Wake { at: position, seat };
            let acted = self.act(None, id, By::Clock, &intent).await?;
            if let Some(post) = self.wake_post(&acted.table, seat).await {
                self.send(Delivery { outbox: acted.asked, post });
            }
        }
        Ok(())
    }

    /// The message of a reminder; `None` if he moved after all or wants none.
    pub(super) async fn reminder_post(&self, table: &Table) -> Option<Post> {
        let (seat, _) = table.flag()?;
        let seat = seat?;
        let (_, person) = table.called().into_iter().find(|&(called, _)| called == seat)?;
        let settings = self.settings(person).await;
        // A reminder that stays away would tell that he has moved.
        let direct = settings.reminded == Reminded::Direct || table.info().hidden;
        self.call(table, seat, person, &settings, Why::Reminder, direct).await
    }

    /// The message after quiet hours.
    pub(super) async fn wake_post(&self, table: &Table, seat: Seat) -> Option<Post> {
        let (_, person) = table.called().into_iter().find(|&(called, _)| called == seat)?;
        let settings = self.settings(person).await;
        let told = settings.pings.told(table.info().hidden, self.is_closed(person).await);
        if !told.channel && !told.direct {
            return None;
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
        let sheet = table.sheet();
        if table.clock().calls().muted.has(seat) {
            return None;
        }
        let direct = direct || table.is_anonymous();
        let closed = self.is_closed(person).await;
        if closed && table.info().hidden {
            return None;
        }
        let direct = direct && !closed;
        let voice = if direct { self.voice_of(settings) } else { self.public_voice(sheet.venue) };
        let stage = Stage { house: self, voice, table, looks: Looks::of(settings, table.info()) };
        let mover = Term(Mention(person.0).to_string());
        let (game, opponents) = (stage.title(), stage.against(seat));
        let content = match (why, stage.time_left()) {
            (Why::Reminder, Some(left)) => voice.reminder(mover, game, opponents, Term(left)),
            (Why::Reminder, None) | (Why::Woken, _) => voice.woken(mover, game, opponents),
        };
        let at = self.store.message(sheet.id, MessageRole::Board).await.ok().flatten();
        let link = at.map(|at| super::lists::link(sheet.venue.guild, at));
        let message =
            Message { content, rows: vec![stage.call_buttons(link)], ..Message::default() };
        let letter = match why {
            Why::Reminder => 'r',
            Why::Woken => 'a',
        };
        let calls = table.clock().calls();
        let news = table.news_number(crate::rules::Viewer::Seat(seat));
        let (position, nth) = (news & 0xf_ffff, calls.reminded);
        let nonce = format!("{letter}{}{position:x}{}{nth}", sheet.id, seat.0);
        if direct {
            return Some(Post::Direct { person, about: Some(sheet.id), message, nonce });
        }
        let message = Message { pings: vec![person], ..message };
        Some(Post::Send { channel: sheet.venue.channel, message, purpose: None, nonce })
    }

    /// A player wants to hear no more of this turn.
    pub(super) async fn mute(&self, request: &Request, id: TableId) -> Result<Reply, Trouble> {
        let by = By::Person(request.who.id);
        self.act(Some(request.interaction), id, by, &Intent::Mute).await?;
        Ok(private(Message::private(self.words.voice(&request.who.locale).muted())))
    }
}

impl Stage<'_> {
    fn call_buttons(&self, link: Option<String>) -> Row {
        let plain = self.voice.plain();
        let rest = ButtonStyle::Rest;
        let mut buttons = vec![super::trouble::show_board(plain, self.table.sheet().id)];
        buttons.extend(link.map(|address| Button {
            label: plain.label_to_board(),
            does: Does::Open(address),
            style: rest,
            enabled: true,
        }));
        buttons.push(self.button_at(Press::Mute, State::None, "", plain.label_mute(), rest));
        Row::Buttons(buttons)
    }

    /// Who is on holiday.
    pub(super) fn holidays(&self) -> Vec<String> {
        let now = self.house.now();
        let away = self.people().filter_map(|seat| {
            let until = self.table.clock().holiday(seat, now)?;
            let when = crate::words::When(until.seconds());
            Some(self.voice.on_holiday(self.name(seat), when))
        });
        away.collect()
    }
}
