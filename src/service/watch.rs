//! Computer against computer, for watching: one message that changes with every move.
//!
//! The next move is thought about when Discord has the last one, so a game that nobody can see any
//! more waits, and nothing else keeps it going: after a restart the first board that is shown does.

use std::time::Duration;

use super::act::Acted;
use super::computer::{Pondered, overtaken};
use super::moves::private;
use super::stage::Stage;
use super::trouble::Trouble;
use super::{
    Button, ButtonStyle, Delivery, Message, Post, Press, Reply, Request, Row, Service, State,
};
use crate::render::Scene;
use crate::rules::{Seat, Viewer};
use crate::store::{MessageRole, StoreError};
use crate::table::{By, Intent, Refused, TableId, TableTerms};

impl Service {
    /// Refuses a second game to watch: searches take the time of others' games.
    pub(super) async fn check_watching(
        &self,
        request: &Request,
        terms: &TableTerms,
    ) -> Result<(), Trouble> {
        if terms.customs.watch.is_none() || self.store.watched_by(request.who.id).await? == 0 {
            return Ok(());
        }
        Err(Trouble::Said(self.words.voice(&request.who.locale).watch_one()))
    }

    /// A board is seen: if it is one of a game that is watched, the next move is thought about.
    pub(super) async fn watch_on(&self, id: TableId) {
        let goes_on = match self.hold(id).await {
            Ok(held) => held
                .as_ref()
                .is_some_and(|table| table.is_watched() && table.computer_to_act().is_some()),
            Err(_) => false,
        };
        if goes_on {
            self.answer_later(id);
        }
    }

    /// Plays the next move of a game that is watched. Whoever finds another at it leaves it to him.
    pub(super) async fn play_watched(&self, id: TableId) -> Result<(), Trouble> {
        tokio::select! {
            () = tokio::time::sleep(Duration::from_millis(self.policy.watch_pace)) => {}
            () = self.ending.cancelled() => return Ok(()),
        }
        let table = self.look(id).await?;
        let Some(seat) = table.computer_to_act() else { return Ok(()) };
        let thought = self.think(&table, seat).await?;
        let Pondered::Thought(thought) = thought else { return Ok(()) };
        if self.pool.is_closed() {
            return Ok(());
        }
        match self.computer_plays(&table, seat, thought).await {
            Ok(acted) => self.show_watched(&acted).await,
            Err(trouble) if overtaken(&trouble) => Ok(()),
            Err(trouble) => Err(trouble),
        }
    }

    /// Shows what was played.
    async fn show_watched(&self, acted: &Acted) -> Result<(), Trouble> {
        self.close_thread(acted).await?;
        let stage = self.stage_for(&acted.table).await;
        let post = self.watched_post(&stage).await?;
        self.send(Delivery { outbox: acted.outbox, post });
        Ok(())
    }

    /// The one message changes; where there is none it is posted.
    pub(super) async fn watched_post(&self, stage: &Stage<'_>) -> Result<Post, StoreError> {
        let (sheet, message) = (stage.table.sheet(), stage.newest(None));
        if let Some(at) = self.store.message(sheet.id, MessageRole::Board).await? {
            return Ok(Post::Edit { channel: at.channel, id: at.message, message });
        }
        Ok(Post::Send {
            channel: sheet.venue.channel,
            message,
            purpose: Some(stage.purpose()),
            nonce: format!("b{}{:x}", sheet.id, stage.table.position_number() & 0xff_ffff),
        })
    }

    /// Whoever had the computer play has seen enough; who may end games by force may do so here.
    pub(super) async fn stop_watching(
        &self,
        request: &Request,
        id: TableId,
    ) -> Result<Reply, Trouble> {
        let by = By::Person(request.who.id);
        let stopped = self.act(Some(request.interaction), id, by, &Intent::StopWatching).await;
        let acted = match stopped {
            Err(Trouble::Refused(id, Refused::WrongPerson { whom })) => {
                if !self.may_force_end(request, &self.look(id).await?).await? {
                    return Err(Trouble::Refused(id, Refused::WrongPerson { whom }));
                }
                let intent = Intent::ForceEnd { name: request.who.name.clone() };
                self.act(Some(request.interaction), id, by, &intent).await?
            }
            other => other?,
        };
        self.show_watched(&acted).await?;
        Ok(private(Message::private(self.words.voice(&request.who.locale).done())))
    }
}

impl Stage<'_> {
    /// A game in which the computer plays all sides.
    pub fn watched(&self) -> Message {
        let view = self.table.seen(Viewer::Public).view();
        let names = self.everybody();
        let mut lines = vec![match view.number {
            Some(number) => self.voice.watched(self.title(), names, i64::from(number)),
            None => self.voice.watched_setup(self.title(), names),
        }];
        lines.extend(self.last_moves());
        lines.extend(self.notes(&view));
        let stage = Stage::usual(self.house, self.voice, self.table);
        Message {
            content: lines.join("\n"),
            picture: stage.picture(&Scene::from(&view), Seat::FIRST, None),
            rows: vec![Row::Buttons(self.watch_buttons())],
            ..Message::default()
        }
    }

    fn watch_buttons(&self) -> Vec<Button> {
        let plain = self.voice.plain();
        let button =
            |press, arg: &str, label, style| self.button_at(press, State::None, arg, label, style);
        vec![
            button(Press::StopWatching, "", plain.label_stop(), ButtonStyle::No),
            button(
                Press::Replay,
                &super::replay::from_start(),
                plain.label_step_through(),
                ButtonStyle::Rest,
            ),
        ]
    }
}
