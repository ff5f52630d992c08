//! Time by agreement: pauses, adjournments, going on, and time that is given away.

use crate::message::{Answer, Delivery, Message, Post, Reply, Request, TimeOffer};
use crate::service::Service;
use crate::service::core::commit::Acted;
use crate::service::core::errors::Error;
use crate::service::delivery::after::Told;
use crate::show::clock::span;
use crate::show::faces::nobody;
use crate::show::pause::stop_question;
use crate::table::{Intent, TableId};

impl Service {
    /// Asks to stop the clocks, or to go on.
    pub(crate) async fn ask_stop(
        &self,
        request: &Request,
        id: TableId,
        what: TimeOffer,
    ) -> Result<Reply, Error> {
        let intent = match what {
            TimeOffer::Resume => Intent::Resume,
            TimeOffer::Pause | TimeOffer::Adjourn => Intent::Offer { what: what.offer(), at: None },
        };
        let by = request.by();
        let acted = self.act(Some(request.interaction), id, by, &intent).await?;
        let voice = self.voice(request);
        let Some(standing) = acted.table.standing(what.offer()) else {
            return self.after(request, acted, Told::Done(voice.done())).await;
        };
        let presenter = self.usual(voice, &acted.table);
        let own = acted.table.record().seats_of(request.who.id);
        let other = presenter.people().find(|&seat| !own.has(seat));
        let name = other.map_or_else(nobody, |seat| presenter.name(seat));
        let mut reply = Reply::private(Message::private(voice.stop_you_asked(name)));
        let post = self.offer_post(&acted.table, standing.number).await;
        reply.then.extend(post.map(|post| Delivery { outbox: acted.asked, post }));
        Ok(reply)
    }

    /// The answer to such an offer.
    pub(crate) async fn answer_stop(
        &self,
        request: &Request,
        id: TableId,
        what: TimeOffer,
        number: Option<u32>,
        yes: bool,
    ) -> Result<Reply, Error> {
        let intent = Intent::Answer { what: what.offer(), number, yes };
        let by = request.by();
        let acted = self.act(Some(request.interaction), id, by, &intent).await?;
        let presenter = self.public_presenter(&acted.table);
        let own = acted.table.record().seats_of(request.who.id);
        let name = own.iter().next().map_or_else(nobody, |seat| presenter.name(seat));
        let standing = acted.table.standing(what.offer());
        let message = match standing {
            // Others have not answered yet: the question stays as it was.
            Some(standing) => Message {
                content: stop_question(&presenter, standing),
                rows: presenter.stop_answers(standing),
                ..Message::default()
            },
            None if yes => Message { content: presenter.voice.done(), ..Message::default() },
            None => Message { content: presenter.voice.stop_declined(name), ..Message::default() },
        };
        let answer = Answer::Update(message);
        if yes && standing.is_none() {
            return self.after(request, acted, Told::this(answer)).await;
        }
        Ok(Reply::of(answer))
    }

    /// Gives the opponent time.
    pub(crate) async fn give_time(&self, request: &Request, id: TableId) -> Result<Reply, Error> {
        let by = request.by();
        let acted = self.act(Some(request.interaction), id, by, &Intent::GiveTime).await?;
        let voice = self.voice(request);
        let mut reply = Reply::done(voice.done());
        reply.then.extend(self.gift_post(request, &acted));
        reply.then.extend(self.board_anew(&acted.table).await?);
        Ok(reply)
    }

    fn gift_post(&self, request: &Request, acted: &Acted) -> Option<Delivery> {
        let presenter = self.public_presenter(&acted.table);
        let record = acted.table.record();
        let from = record.seats_of(request.who.id).iter().next()?;
        let (to, time) = acted.table.last_gift()?;
        let time = span(presenter.voice, time);
        let message = Message {
            content: presenter.voice.time_given(presenter.name(from), presenter.name(to), time),
            ..Message::default()
        };
        let nonce = format!("g{}{:x}", record.id, request.interaction & 0xff_ffff);
        let channel = record.venue.channel;
        Some(Delivery { outbox: 0, post: Post::Send { channel, message, purpose: None, nonce } })
    }
}
