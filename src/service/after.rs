//! What follows an act: the new board, the computer's answer, the old board without its buttons.

use super::act::Acted;
use super::invite::panelled;
use super::moves::in_place;
use super::settings::Newcomer;
use super::trouble::Trouble;
use super::{Answer, Command, Delivery, Message, Post, Posted, Purpose, Reply, Request, Service};
use crate::store::{MessageRole, OutboxRow, StoreError, TableMessage};
use crate::table::{ChannelId, MessageId};

/// How long a person waits for the computer before he sees his own move, in milliseconds.
const PATIENCE: u64 = 1_200;

impl Service {
    /// The reply to a request that changed the public board. `answer` is what the asker gets if the
    /// board does not answer him itself.
    pub(super) async fn after(
        &self,
        request: &Request,
        acted: Acted,
        answer: Option<Answer>,
    ) -> Result<Reply, Trouble> {
        let newcomer = Newcomer::at(request, &acted);
        let mut reply = Box::pin(self.shown_after(request, acted, answer)).await?;
        if let Some(newcomer) = newcomer {
            Box::pin(self.ask_pieces(request, newcomer, &mut reply)).await;
        }
        Ok(reply)
    }

    async fn shown_after(
        &self,
        request: &Request,
        acted: Acted,
        answer: Option<Answer>,
    ) -> Result<Reply, Trouble> {
        // A game that is watched goes on when its board is seen.
        let acted = if acted.table.is_watched() {
            acted
        } else {
            Box::pin(self.computer_answers(acted, PATIENCE)).await?
        };
        if acted.overtaken {
            let done = Message::private(self.words.voice(&request.who.locale).done());
            let answer = answer.unwrap_or_else(|| in_place(request, done).answer);
            return Ok(Reply { answer, then: Vec::new() });
        }
        let sheet = acted.table.sheet();
        let id = sheet.id;
        let venue = sheet.venue.channel;
        let stage = self.stage_for(&acted.table).await;
        let board = stage.newest(acted.judged.as_ref());
        if !acted.shows() {
            // No message is coming that a clock could wait for.
            self.tell_time(id, acted.table.position_number()).await;
            let voice = self.words.voice(&request.who.locale);
            let answer = answer.unwrap_or_else(|| done(request, voice.done()));
            return Ok(Reply { answer, then: Vec::new() });
        }
        if acted.table.is_anonymous() {
            let then = self.pair_letters(&acted.table, acted.outbox, acted.judged.as_ref()).await;
            let voice = self.words.voice(&request.who.locale);
            let answer = answer.unwrap_or_else(|| done(request, voice.done()));
            return Ok(Reply { answer, then });
        }
        let here = venue == request.place.channel;
        self.close_thread(&acted).await?;
        if acted.in_thread && !acted.ends {
            return self.begin_in_thread(request, &acted, answer).await;
        }
        let mut then = Vec::new();
        let answer = match answer {
            None if here && !panelled(request) && public_answer(request) => {
                Answer::Message(board, Some(stage.purpose()))
            }
            other => {
                let post = Post::Send {
                    channel: venue,
                    message: board,
                    purpose: Some(stage.purpose()),
                    nonce: stage.board_nonce(acted.outbox, 0),
                };
                then.push(Delivery { outbox: acted.outbox, post });
                let voice = self.words.voice(&request.who.locale);
                other.unwrap_or_else(|| done(request, voice.done()))
            }
        };
        then.extend(self.turn_letters(&acted.table, Some(request.who.id)).await);
        Ok(Reply { answer, then })
    }

    /// The first answer of a game that gets a thread: its board follows when the thread is open.
    async fn begin_in_thread(
        &self,
        request: &Request,
        acted: &Acted,
        answer: Option<Answer>,
    ) -> Result<Reply, Trouble> {
        let id = acted.table.sheet().id;
        let starter = self.store.message(id, MessageRole::Invitation).await?;
        if let (Some(starter), Some(answer)) = (starter, &answer) {
            let then = vec![self.thread_order(&acted.table, starter.message)];
            return Ok(Reply { answer: answer.clone(), then });
        }
        // There was no invitation yet: now there is, and the thread opens when it has its number.
        let message = self.public_stage(&acted.table).settled();
        let purpose = Some(Purpose::Invitation(id));
        if !panelled(request) && answer.is_none() {
            return Ok(Reply { answer: Answer::Message(message, purpose), then: Vec::new() });
        }
        let voice = self.words.voice(&request.who.locale);
        let answer = answer.unwrap_or_else(|| Answer::Update(Message::private(voice.posted())));
        let channel = request.place.channel;
        let post = Post::Send { channel, message, purpose, nonce: format!("i{id}") };
        Ok(Reply { answer, then: vec![Delivery { outbox: 0, post }] })
    }

    /// Sends the newest board beside any interaction.
    pub(super) async fn post_board(&self, acted: &Acted) {
        if acted.table.is_anonymous() {
            let judged = acted.judged.as_ref();
            for letter in self.pair_letters(&acted.table, acted.outbox, judged).await {
                self.send(letter);
            }
            return;
        }
        if let Err(trouble) = self.close_thread(acted).await {
            tracing::error!(?trouble, "the thread of a game stays as it was");
        }
        let sheet = acted.table.sheet();
        let stage = self.stage_for(&acted.table).await;
        let post = Post::Send {
            channel: sheet.venue.channel,
            message: stage.newest(acted.judged.as_ref()),
            purpose: Some(stage.purpose()),
            nonce: stage.board_nonce(acted.outbox, 0),
        };
        self.send(Delivery { outbox: acted.outbox, post });
        for letter in self.turn_letters(&acted.table, None).await {
            self.send(letter);
        }
    }

    /// A message has this number. A new board takes the buttons off the one before.
    pub(super) async fn note_message(
        &self,
        purpose: Purpose,
        channel: ChannelId,
        message: MessageId,
    ) {
        let (table, role) = match purpose {
            Purpose::Invitation(table) => (table, MessageRole::Invitation),
            Purpose::Board(table, _) => (table, MessageRole::Board),
        };
        let message = TableMessage { table, role, channel, message };
        let noted = match purpose {
            Purpose::Board(_, position) => self.store.board_shown(message, position).await,
            Purpose::Invitation(_) => self.store.set_message(message).await.map(|()| None),
        };
        if role == MessageRole::Invitation
            && let Err(trouble) = self.thread_may_open(table, message.message).await
        {
            tracing::error!(%table, ?trouble, "a thread was not opened");
        }
        match noted {
            Ok(Some(old)) => {
                let post = Post::Strip { channel: old.channel, id: old.message };
                self.send(Delivery { outbox: 0, post });
            }
            Ok(None) => {}
            Err(error) => tracing::error!(%table, %error, "the number of a message was lost"),
        }
        if let Purpose::Board(table, position) = purpose {
            self.tell_time(table, position).await;
            self.watch_on(table).await;
        }
    }

    /// Whether the board goes to the channel instead, because the thread is lost.
    async fn gave_up_thread(&self, outbox: u64) -> bool {
        self.leave_thread(outbox).await.unwrap_or_else(|trouble| {
            tracing::error!(outbox, ?trouble, "a game did not leave its thread");
            false
        })
    }

    /// The message that was to change is gone: a new one takes its place.
    async fn post_again(&self, outbox: u64) -> Result<(), StoreError> {
        if let Some(table) = self.store.waiting_board_of(outbox).await? {
            self.store.forget_message(table, MessageRole::Board).await?;
        }
        self.store.outbox_failed(outbox, self.now()).await?;
        self.wake();
        Ok(())
    }

    /// Whether the post was for somebody who waits for a partner; then he hears what came of it.
    async fn seeks(&self, outbox: u64, posted: Posted) -> bool {
        match self.store.outbox_row(outbox).await {
            Ok(Some(row)) if row.purpose == super::outbox::SEEK => {
                self.sought(&row, matches!(posted, Posted::Done(..))).await;
                true
            }
            Ok(_) => false,
            Err(error) => {
                tracing::error!(outbox, %error, "a post was lost");
                false
            }
        }
    }

    async fn note_refused(&self, outbox: u64, why: super::Refused) {
        let noted = match self.store.outbox_row(outbox).await {
            Ok(Some(row)) => self.note_lost(&row, why).await,
            Ok(None) => Ok(()),
            Err(error) => Err(error.into()),
        };
        if let Err(trouble) = noted {
            tracing::error!(outbox, ?trouble, "the loss of a place was lost");
        }
    }

    /// A delivery went this way.
    pub(super) async fn note_delivery(&self, outbox: u64, posted: Posted) {
        if outbox == 0 {
            return;
        }
        let noted = match posted {
            Posted::Refused(
                super::Refused::PlaceGone | super::Refused::Forbidden | super::Refused::Archived,
            ) if self.gave_up_thread(outbox).await => return,
            Posted::Done(..) | Posted::Refused(_) if self.seeks(outbox, posted).await => {
                self.store.outbox_done(outbox, None).await
            }
            Posted::Done(..) => {
                // Of an edited board this is the only word.
                match self.store.outbox_row(outbox).await {
                    Ok(Some(row)) => {
                        if let (Some(table), Some(position)) = (row.table, board_position(&row)) {
                            self.tell_time(table, position).await;
                            self.watch_on(table).await;
                        }
                    }
                    Ok(None) => {}
                    Err(error) => tracing::error!(outbox, %error, "a post was lost"),
                }
                self.store.outbox_done(outbox, None).await
            }
            // The board was to change in a message that is gone: it is posted anew.
            Posted::Refused(super::Refused::MessageGone) => self.post_again(outbox).await,
            Posted::Refused(why) => {
                self.note_refused(outbox, why).await;
                tracing::warn!(outbox, ?why, "Discord refused a post for good");
                // The game goes on all the same: the next act and /board show it.
                self.store.outbox_done(outbox, None).await
            }
            Posted::Failed => {
                self.store.outbox_failed(outbox, self.now().plus(super::outbox::RETRY)).await
            }
        };
        if let Err(error) = noted {
            tracing::error!(outbox, %error, "the fate of a post was lost");
        }
    }
}

/// The position number of a board that waited.
pub(super) fn board_position(row: &OutboxRow) -> Option<u32> {
    let position = row.payload.get("position")?.as_u64()?;
    u32::try_from(position).ok().filter(|_| row.purpose == "board")
}

/// A private word that it is done, in the place of the private message that was pressed.
fn done(request: &Request, text: String) -> Answer {
    let done = Message::private(text);
    if panelled(request) || super::route::pressed_in_private(request) {
        Answer::Update(done)
    } else {
        Answer::Message(done, None)
    }
}

/// Whether the answer to this request is a message that all can see.
fn public_answer(request: &Request) -> bool {
    matches!(
        request.command,
        Command::Play(_) | Command::Move { .. } | Command::Draw { .. } | Command::Takeback { .. }
    )
}
