//! What follows an act: the new board, the computer's answer, the old board without its buttons.

use crate::service::delivery::newcomer::Newcomer;

use crate::message::{Answer, Delivery, Message, Post, Purpose, Reply, Request};
use crate::service::Service;
use crate::service::core::answers::in_place;
use crate::service::core::commit::Acted;
use crate::service::core::errors::Error;
use crate::table::MessageRole;

impl Service {
    /// The reply to a request that changed the public board. `answer` is what the asker gets if the
    /// board does not answer them itself.
    pub(crate) async fn after(
        &self,
        request: &Request,
        acted: Acted,
        answer: Option<Answer>,
    ) -> Result<Reply, Error> {
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
    ) -> Result<Reply, Error> {
        // A game that is watched goes on when its board is seen.
        let acted = if acted.table.is_watched() {
            acted
        } else {
            Box::pin(self.computer_answers(acted, self.policy.patience)).await?
        };
        let fallen = self.fallen_posts(&acted).await;
        if acted.overtaken {
            for post in fallen {
                self.send(post);
            }
            let done = Message::private(self.voice(request).done());
            let answer = answer.unwrap_or_else(|| in_place(request, done).answer);
            return Ok(Reply::of(answer));
        }
        let record = acted.table.record();
        let id = record.id;
        let venue = record.venue.channel;
        let presenter = self.presenter_for(&acted.table).await;
        let board = presenter.newest(acted.judged.as_ref());
        if !acted.shows() {
            // No message is coming that a clock could wait for.
            self.tell_time(id, acted.table.position_number()).await;
            let voice = self.voice(request);
            let answer =
                answer.unwrap_or_else(|| in_place(request, Message::private(voice.done())).answer);
            return Ok(Reply::of(answer));
        }
        if acted.table.is_anonymous() {
            let judged = acted.judged.as_ref();
            let mut then = self.pair_letters(&acted.table, acted.outbox, judged).await;
            then.extend(self.retired_views(&acted, Some(request)));
            let voice = self.voice(request);
            let answer =
                answer.unwrap_or_else(|| in_place(request, Message::private(voice.done())).answer);
            return Ok(Reply { answer, then });
        }
        if let Some(then) = self.told_privately(&acted, Some(request.who.id)).await? {
            let done = || in_place(request, Message::private(self.voice(request).done())).answer;
            return Ok(Reply { answer: answer.unwrap_or_else(done), then });
        }
        let here = venue == request.place.channel;
        self.close_thread(&acted).await?;
        if acted.in_thread && !acted.ends {
            return self.begin_in_thread(request, &acted, answer).await;
        }
        let (mut then, mut answer) = (fallen, answer);
        let typed_here = answer.is_none() && here && request.pressed.is_none();
        if typed_here && !then.is_empty() {
            // The first of them is the answer, and the board follows.
            let Delivery { outbox, post } = then.remove(0);
            if let Post::Send { message, .. } = post {
                self.store.outbox_done(outbox, None).await?;
                answer = Some(Answer::Message(message, None));
            }
        }
        let answer = match answer {
            None if typed_here => Answer::Message(board, Some(presenter.purpose())),
            other => {
                let post = Post::Send {
                    channel: venue,
                    message: board,
                    purpose: Some(presenter.purpose()),
                    nonce: presenter.board_nonce(acted.outbox, 0),
                };
                then.push(Delivery { outbox: acted.outbox, post });
                let voice = self.voice(request);
                other.unwrap_or_else(|| in_place(request, Message::private(voice.done())).answer)
            }
        };
        then.extend(self.turn_letters(&acted.table, Some(request.who.id)).await);
        then.extend(self.retired_views(&acted, Some(request)));
        Ok(Reply { answer, then })
    }

    /// The first answer of a game that gets a thread: its board follows when the thread is open.
    async fn begin_in_thread(
        &self,
        request: &Request,
        acted: &Acted,
        answer: Option<Answer>,
    ) -> Result<Reply, Error> {
        let id = acted.table.record().id;
        let starter = self.store.message(id, MessageRole::Invitation).await?;
        if let (Some(starter), Some(answer)) = (starter, &answer) {
            let then = vec![self.thread_order(&acted.table, starter.message)];
            return Ok(Reply { answer: answer.clone(), then });
        }
        // There was no invitation yet: now there is, and the thread opens when it has its number.
        let message = self.public_presenter(&acted.table).settled();
        let purpose = Some(Purpose::Invitation(id));
        if !request.in_private() && answer.is_none() {
            return Ok(Reply::of(Answer::Message(message, purpose)));
        }
        let voice = self.voice(request);
        let answer = answer.unwrap_or_else(|| Answer::Update(Message::private(voice.posted())));
        let channel = request.place.channel;
        let post = Post::Send { channel, message, purpose, nonce: format!("i{id}") };
        Ok(Reply { answer, then: vec![Delivery { outbox: 0, post }] })
    }
}
