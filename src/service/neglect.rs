//! Games without a clock in which nobody moves: who waits is told, and may end them.

use super::moves::private;
use super::stage::Stage;
use super::timing::span;
use super::trouble::Trouble;
use super::{
    Answer, Button, ButtonStyle, Delivery, Message, Post, Press, PressId, Reply, Request, Row,
    Service, State,
};
use crate::table::{By, Intent, PersonId, Span, Table, TableId, Wish};
use crate::words::{Mention, Term};

/// What the buttons are called in ids.
const WIN: &str = "w";
const CLOSE: &str = "c";
const REMIND: &str = "r";

impl Service {
    /// Those who wait are told that they may end a game in which nobody moves.
    pub(super) async fn neglect(&self, id: TableId) -> Result<(), Trouble> {
        let intent = Intent::Neglected { waits: self.policy.waits };
        let acted = self.act(None, id, By::Clock, &intent).await?;
        if let Some(post) = self.neglect_post(&acted.table).await {
            self.send(Delivery { outbox: acted.asked, post });
        }
        Ok(())
    }

    /// A game in which nobody moves is closed.
    pub(super) async fn close_neglected(&self, id: TableId) -> Result<(), Trouble> {
        let intent = Intent::Close { waits: self.policy.waits };
        let acted = self.act(None, id, By::Clock, &intent).await?;
        self.post_board(&acted).await;
        Ok(())
    }

    /// The message to those who wait; `None` if a move came after all.
    pub(super) async fn neglect_post(&self, table: &Table) -> Option<Post> {
        let stage = self.public_stage(table);
        let mut message = stage.neglect_message(self.policy.waits.neglect)?;
        for person in table.waiters() {
            if !self.settings(person).await.silent_results {
                message.pings.push(person);
            }
        }
        let sheet = table.sheet();
        let told = table.clock().silence().told?;
        let nonce = format!("w{}{:x}", sheet.id, told.seconds() & 0xff_ffff);
        Some(Post::Send { channel: sheet.venue.channel, message, purpose: None, nonce })
    }

    /// The message that reminds those who do not move; `None` if a move came after all.
    pub(super) fn nudge_post(&self, table: &Table) -> Option<Post> {
        let stage = self.public_stage(table);
        let nudged = table.clock().silence().nudged?;
        let late = stage.persons_of_late();
        let who = table.sheet().seats_of(table.last_nudger()?).iter().next()?;
        let mentions: Vec<_> = late.iter().map(|person| Mention(person.0).to_string()).collect();
        let content = stage.voice.nudged(Term(mentions.join(", ")), stage.name(who), stage.title());
        let show = super::trouble::show_board(stage.voice.plain(), table.sheet().id);
        let message = Message {
            content,
            pings: late,
            rows: vec![Row::Buttons(vec![show])],
            ..Message::default()
        };
        let sheet = table.sheet();
        let nonce = format!("n{}{:x}", sheet.id, nudged.seconds() & 0xff_ffff);
        Some(Post::Send { channel: sheet.venue.channel, message, purpose: None, nonce })
    }

    /// A button of that message.
    pub(super) async fn neglect_press(
        &self,
        request: &Request,
        press: &PressId,
        id: TableId,
    ) -> Result<Reply, Trouble> {
        let voice = self.words.voice(&request.who.locale);
        let intent = match press.arg.as_str() {
            WIN => Intent::Wish { wish: Wish::Win },
            CLOSE => Intent::Wish { wish: Wish::Close },
            REMIND => Intent::Nudge,
            _ => return Err(Trouble::Said(voice.old_button())),
        };
        let by = By::Person(request.who.id);
        let acted = self.act(Some(request.interaction), id, by, &intent).await?;
        let stage = self.public_stage(&acted.table);
        if acted.ends {
            let done = Message { content: stage.voice.done(), ..Message::default() };
            return self.after(request, acted, Some(Answer::Update(done))).await;
        }
        let mut message = stage.neglect_message(self.policy.waits.neglect).unwrap_or_default();
        let mut then = Vec::new();
        if intent == Intent::Nudge {
            let more = self.policy.waits.close.minus(self.policy.waits.neglect);
            let late = stage.late_names();
            let said = stage.voice.nudged_done(late, span(stage.voice, more));
            message.content = format!("{}\n{said}", message.content);
            let post = self.nudge_post(&acted.table);
            then.extend(post.map(|post| Delivery { outbox: acted.asked, post }));
        }
        Ok(Reply { answer: Answer::Update(message), then })
    }

    /// Goes on with a game that was closed.
    pub(super) async fn reopen(&self, request: &Request, id: TableId) -> Result<Reply, Trouble> {
        let by = By::Person(request.who.id);
        let acted = self.act(Some(request.interaction), id, by, &Intent::Reopen).await?;
        // Its place is tried again.
        self.store.set_lost(id, None).await?;
        let done = Message::private(self.words.voice(&request.who.locale).done());
        self.after(request, acted, Some(private(done).answer)).await
    }
}

impl Stage<'_> {
    fn persons_of_late(&self) -> Vec<PersonId> {
        let mut persons: Vec<_> =
            self.table.waited_for().iter().filter_map(|seat| self.person(seat)).collect();
        persons.dedup();
        persons
    }

    fn late_names(&self) -> Term {
        let names = self.table.waited_for().iter().map(|seat| self.name(seat).to_string());
        Term(names.collect::<Vec<_>>().join(", "))
    }

    /// What those who wait are told, and what they can do; pings nobody yet.
    fn neglect_message(&self, time: Span) -> Option<Message> {
        self.table.silent_since()?;
        self.table.clock().silence().told?;
        let waiting = self.table.waiters();
        if waiting.is_empty() {
            return None;
        }
        let mentions: Vec<_> = waiting.iter().map(|person| Mention(person.0).to_string()).collect();
        let time = span(self.voice, time);
        let mut content =
            self.voice.neglected(Term(mentions.join(", ")), self.late_names(), self.title(), time);
        let ((wins, of), (closes, _)) =
            (self.table.wished(Wish::Win), self.table.wished(Wish::Close));
        if wins + closes > 0 {
            let votes = self.voice.neglect_votes(wins as i64, closes as i64, of as i64);
            content = format!("{content}\n{votes}");
        }
        Some(Message { content, rows: vec![self.neglect_buttons()], ..Message::default() })
    }

    /// What those who wait can do.
    fn neglect_buttons(&self) -> Row {
        let plain = self.voice.plain();
        let button = |arg: &str, label: String, style| {
            let label = label.chars().take(80).collect();
            self.button_at(Press::Neglect, State::None, arg, label, style)
        };
        let mut buttons = vec![button(WIN, plain.label_claim_win(), ButtonStyle::Main)];
        if self.table.clock().silence().nudged.is_none() {
            let late = self.table.waited_for().iter().next();
            let name = late.map_or_else(String::new, |seat| self.plain_name(seat));
            buttons.push(button(REMIND, plain.label_remind(Term(name)), ButtonStyle::Rest));
        }
        buttons.push(button(CLOSE, plain.label_close_game(), ButtonStyle::No));
        Row::Buttons(buttons)
    }

    /// The same for the private board of a person, if he is one of those who wait.
    pub(super) fn neglect_row(&self, person: PersonId) -> Option<Row> {
        self.table.silent_since()?;
        self.table.clock().silence().told?;
        self.table.waiters().contains(&person).then(|| self.neglect_buttons())
    }

    /// The button that goes on with a game that was closed.
    pub(super) fn reopen_button(&self) -> Button {
        let label = self.voice.plain().label_reopen();
        self.button_at(Press::Reopen, State::None, "", label, ButtonStyle::Main)
    }
}
