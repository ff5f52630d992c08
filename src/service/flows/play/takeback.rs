//! Taking back: asking, answering, and what everybody reads about it.

use crate::message::{Answer, Delivery, Message, Reply, Request};
use crate::rules::{Act, Offer};
use crate::service::Service;
use crate::service::core::answers::in_place;
use crate::service::core::errors::Error;
use crate::service::delivery::after::Told;
use crate::table::MessageRole;
use crate::table::{Entry, Intent, Refused, TableId};

impl Service {
    /// `/takeback`.
    pub(crate) async fn takeback(
        &self,
        request: &Request,
        table: Option<TableId>,
    ) -> Result<Reply, Error> {
        let id = self.find(request, table).await?;
        self.ask_takeback(request, id, None).await
    }

    /// Asks the others, or takes back at once where nobody else has a say. Whoever is the one asked
    /// agrees by asking.
    pub(crate) async fn ask_takeback(
        &self,
        request: &Request,
        id: TableId,
        at: Option<u32>,
    ) -> Result<Reply, Error> {
        let intent = Intent::Offer { what: Offer::Takeback, at };
        let by = request.by();
        let voice = self.voice(request);
        let acted = match self.act(Some(request.interaction), id, by, &intent).await {
            Ok(acted) => acted,
            Err(Error::Refused(_, Refused::OfferedAlready | Refused::DoublePress { .. })) => {
                return Ok(in_place(request, Message::private(voice.takeback_waits())));
            }
            Err(error) => return Err(error),
        };
        if took_back(&acted.entries) {
            return self.after(request, acted, Told::Done(voice.took_back())).await;
        }
        let mut reply = in_place(request, Message::private(voice.takeback_waits()));
        let number = acted.table.standing(Offer::Takeback).map_or(0, |standing| standing.number);
        let post = self.offer_post(&acted.table, number).await;
        reply.then.extend(post.map(|post| Delivery { outbox: acted.asked, post }));
        Ok(reply)
    }

    /// Agrees to a takeback, or does not.
    pub(crate) async fn answer_takeback(
        &self,
        request: &Request,
        id: TableId,
        number: Option<u32>,
        yes: bool,
    ) -> Result<Reply, Error> {
        let intent = Intent::Answer { what: Offer::Takeback, number, yes };
        let by = request.by();
        let acted = self.act(Some(request.interaction), id, by, &intent).await?;
        let presenter = self.public_presenter(&acted.table);
        let name = presenter.name_of(request.who.id);
        let done = took_back(&acted.entries);
        let question = match presenter.takeback_question() {
            Some(question) => question,
            None if yes => Message { content: presenter.voice.takeback_agreed(name), ..question() },
            None => Message { content: presenter.voice.takeback_declined(name), ..question() },
        };
        // Under a board the question stays with the board; a message of its own is settled.
        let board = self.store.message(id, MessageRole::Board).await?;
        let own_message =
            board.map(|at| at.message) != request.pressed.map(|pressed| pressed.message);
        let answer = if own_message {
            Answer::Update(question)
        } else {
            Answer::Message(Message { private: yes, rows: Vec::new(), ..question }, None)
        };
        if done {
            return self.after(request, acted, Told::this(answer)).await;
        }
        Ok(Reply::of(answer))
    }
}

fn question() -> Message {
    Message::default()
}

/// Whether a takeback was carried out.
fn took_back(entries: &[Entry]) -> bool {
    entries.iter().any(|entry| matches!(entry.act, Act::Takeback { .. }))
}
