//! Sharing a seat: its occupant opens it, whoever joins may move for it.

use crate::message::{Answer, Delivery, Message, Post, Reply, Request};
use crate::rules::Seat;
use crate::service::Service;
use crate::service::core::errors::Error;
use crate::table::{Intent, Refused, TableId};

impl Service {
    /// The occupant opens their seat for others: a message with a button says so.
    pub(crate) async fn share_seat(&self, request: &Request, id: TableId) -> Result<Reply, Error> {
        let voice = self.voice(request);
        let by = request.by();
        let acted = match self.act(Some(request.interaction), id, by, &Intent::Share).await {
            Ok(acted) => acted,
            Err(Error::Refused(_, Refused::NotShared)) => {
                return Err(Error::Said(voice.not_shared()));
            }
            Err(error) => return Err(error),
        };
        let presenter = self.public_presenter(&acted.table);
        let seat = acted.table.may_share(request.who.id).unwrap_or(Seat::FIRST);
        let post = Post::Send {
            channel: acted.table.record().venue.channel,
            message: presenter.open_team(seat),
            purpose: None,
            nonce: format!("s{id}{:x}", request.interaction & 0xff_ffff),
        };
        let answer = Answer::Fleeting(Message::private(voice.done()));
        Ok(Reply { answer, then: vec![Delivery { outbox: 0, post }] })
    }

    /// Somebody joins a shared seat.
    pub(crate) async fn join_team(
        &self,
        request: &Request,
        id: TableId,
        seat: Seat,
    ) -> Result<Reply, Error> {
        let voice = self.voice(request);
        let intent = Intent::JoinTeam { seat, name: request.who.name.clone() };
        let by = request.by();
        let acted = match self.act(Some(request.interaction), id, by, &intent).await {
            Ok(acted) => acted,
            Err(Error::Refused(_, refused)) => {
                return Err(match refused {
                    Refused::AlreadySeated => Error::Said(voice.team_seated()),
                    Refused::NoFreeSeat => Error::Said(voice.team_full()),
                    Refused::NotShared => Error::Said(voice.not_shared()),
                    other => Error::Refused(id, other),
                });
            }
            Err(error) => return Err(error),
        };
        let shown = self.public_presenter(&acted.table).open_team(seat);
        Ok(Reply::update(shown))
    }
}
