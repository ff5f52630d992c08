//! What follows an act: the new board, the computer's answer, the answer to whoever asked.

use crate::message::{
    Answer, Command, Delivery, Message, Post, Posting, Purpose, Reply, Request, Row,
};
use crate::service::Service;
use crate::service::core::answers::in_place;
use crate::service::core::commit::Acted;
use crate::service::core::errors::Error;
use crate::service::delivery::newcomer::Newcomer;
use crate::table::{MessageRole, Table};

/// What whoever asked is answered.
pub(crate) enum Told {
    /// This, whatever becomes of the board.
    As(Box<Answer>),
    /// The board itself where it can be the answer; else these words, which do not stay.
    Done(String),
    /// The same after a move of theirs, of which these words tell. They stay where the board cannot
    /// be seen, with a way to take the move back.
    Played(String),
}

impl Told {
    /// This, whatever becomes of the board.
    pub(crate) fn this(answer: Answer) -> Self {
        Self::As(Box::new(answer))
    }
}

impl Service {
    /// The reply to a request that changed the public board.
    pub(crate) async fn after(
        &self,
        request: &Request,
        acted: Acted,
        told: Told,
    ) -> Result<Reply, Error> {
        let newcomer = Newcomer::at(request, &acted);
        let mut reply = Box::pin(self.shown_after(request, acted, told)).await?;
        if let Some(newcomer) = newcomer {
            Box::pin(self.ask_pieces(request, newcomer, &mut reply)).await;
        }
        Ok(reply)
    }

    async fn shown_after(
        &self,
        request: &Request,
        acted: Acted,
        told: Told,
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
            return Ok(Reply::of(self.answer_to(request, &acted, told)));
        }
        if !acted.shows() {
            // No message is coming that a clock could wait for.
            self.tell_time(acted.table.record().id, acted.table.position_number()).await;
            return Ok(Reply::of(self.answer_to(request, &acted, told)));
        }
        if acted.table.is_anonymous() {
            let judged = acted.judged.as_ref();
            let mut then = self.retired_views(&acted, Some(request));
            then.extend(self.pair_letters(&acted.table, acted.outbox, judged).await);
            return Ok(Reply { answer: self.answer_to(request, &acted, told), then });
        }
        if let Some(then) = self.told_privately(&acted, Some(request.who.id)).await? {
            return Ok(Reply { answer: self.answer_to(request, &acted, told), then });
        }
        let here = acted.table.record().venue.channel == request.place.channel;
        self.close_thread(&acted).await?;
        if acted.in_thread && !acted.ends {
            return self.begin_in_thread(request, &acted, told).await;
        }
        let presenter = self.presenter_for(&acted.table).await;
        let nonce = presenter.board_nonce(acted.outbox);
        // Where the house may not post, it can answer all the same, but change nothing; and what
        // people write pushes the board up, as does the news of a king taken: it comes below that.
        let spoken = matches!(request.command, Command::Spoken(_));
        let free = request.place.posting == Posting::Free;
        let anew = here && (spoken || !free || !fallen.is_empty());
        let post = self.board_post(&presenter, acted.judged.as_ref(), nonce, anew).await?;
        let post = self.in_doubt(&acted, post).await;
        let mut posts = fallen;
        let answer = match (told, post) {
            (Told::Done(_) | Told::Played(_), Post::Send { message, purpose, .. })
                if here && request.pressed.is_none() && posts.is_empty() =>
            {
                Answer::Message(message, purpose)
            }
            (told, post) => {
                posts.push(Delivery { outbox: acted.outbox, post });
                self.answer_to(request, &acted, told)
            }
        };
        // Whoever looks at a view of their own learns of the end at once; a post may wait for Discord.
        let mut then = self.retired_views(&acted, Some(request));
        then.extend(posts.into_iter().map(|delivery| beside(&acted.table, delivery)));
        then.extend(self.turn_letters(&acted.table, Some(request.who.id)).await);
        Ok(Reply { answer, then })
    }

    /// The answer to whoever asked, beside a board that shows what came of it.
    fn answer_to(&self, request: &Request, acted: &Acted, told: Told) -> Answer {
        let here = acted.table.record().venue.channel == request.place.channel;
        let words = match told {
            Told::As(answer) => return *answer,
            // Who cannot see what came of it has to be told.
            Told::Done(words) if !here && !request.in_private() => {
                return Answer::Message(Message::private(words), None);
            }
            Told::Done(words) => return Answer::Fleeting(Message::private(words)),
            Told::Played(words) => words,
        };
        let mut message = Message::private(words);
        if here {
            return Answer::Fleeting(message);
        }
        let presenter = self.usual(self.voice(request), &acted.table);
        let undo = presenter.undo_button(request.who.id);
        message.rows.extend(undo.map(|button| Row::Buttons(vec![button])));
        in_place(request, message).answer
    }

    /// The first answer of a game that gets a thread: its board follows when the thread is open.
    async fn begin_in_thread(
        &self,
        request: &Request,
        acted: &Acted,
        told: Told,
    ) -> Result<Reply, Error> {
        let id = acted.table.record().id;
        let starter = self.store.message(id, MessageRole::Invitation).await?;
        let answer = match told {
            Told::As(answer) => Some(*answer),
            Told::Done(_) | Told::Played(_) => None,
        };
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
        let posted = Message::private(self.voice(request).posted());
        let answer = answer.unwrap_or(Answer::Fleeting(posted));
        let channel = request.place.channel;
        let post = Post::Send { channel, message, purpose, nonce: format!("i{id}") };
        Ok(Reply { answer, then: vec![Delivery { outbox: 0, post }] })
    }
}

/// A public post of a table as it goes out beside an answer. What follows an answer shows whose answer
/// it is, which is nobody's business where players or their moves are hidden.
pub(crate) fn beside(table: &Table, Delivery { outbox, post }: Delivery) -> Delivery {
    let hides = table.secrecy().counts_by_seat() || table.record().faces().are_veiled();
    Delivery { outbox, post: if hides { post.apart() } else { post } }
}
