//! The referee of a hidden game: the little that the channel reads, and what is said to each player
//! alone. All of it is made from the doors of one seat; nothing here asks who has moved already.

use std::time::Duration;

use tokio::time::Instant;

use crate::message::{Answer, Message, OwnView, Reply, Request};
use crate::service::Service;
use crate::service::core::act::is_repeat;
use crate::service::core::answers::{in_place, referee_answers};
use crate::service::core::errors::Error;
use crate::service::delivery::after::Told;
use crate::show::faults::{game_over, not_your_turn};
use crate::table::{Intent, Refused, TableId};

impl Service {
    /// My view, and the pages of announcements.
    pub(crate) async fn own_view(
        &self,
        request: &Request,
        id: TableId,
        view: OwnView,
    ) -> Result<Reply, Error> {
        let table = self.look(id).await?;
        let Some(seat) = Self::secret_seat(&table, request) else {
            let shown = self.show_board(request, id, false).await?;
            return Ok(match (view, shown.answer) {
                // What was a view of the running game keeps none of its buttons.
                (OwnView::Announcements(_) | OwnView::InPlace, Answer::Message(message, _)) => {
                    in_place(request, message)
                }
                (_, answer) => Reply::of(answer),
            });
        };
        let presenter = self.presenter_of(request, &table).await;
        let mut reply = match view {
            OwnView::Announcements(page) => Reply::update(presenter.announcements(seat, page)),
            OwnView::InPlace => Reply::update(presenter.referee(seat, None)),
            OwnView::New => Reply::private(presenter.referee(seat, None)),
        };
        self.stay_in_touch(request, id, &mut reply);
        Ok(reply)
    }

    /// A try in a secret game, by its canonical text. Whatever comes of it, the player reads the
    /// same message with one line in it.
    pub(crate) async fn tried(
        &self,
        request: &Request,
        id: TableId,
        canonical: &str,
        at: Option<u32>,
    ) -> Result<Reply, Error> {
        let intent = Intent::Play { text: canonical.to_owned(), at, draw: false };
        let by = request.by();
        let acted = match self.act(Some(request.interaction), id, by, &intent).await {
            Ok(acted) => acted,
            Err(error) if is_repeat(&error) => {
                return self.verdict(request, id, None).await;
            }
            Err(error) => return self.refused_try(request, id, error).await,
        };
        let here = acted.table.record().venue.channel == request.place.channel;
        if acted.ends && here && request.is_typed_move() {
            return self.after(request, acted, Told::Done(self.voice(request).done())).await;
        }
        let done = Message::private(self.voice(request).done());
        let done = Told::this(Answer::Message(done, None));
        let mut reply = self.after(request, acted, done).await?;
        let told = self.verdict(request, id, None).await?;
        reply.answer = told.answer;
        reply.then.extend(told.then);
        Ok(reply)
    }

    /// A try that was not even one, or comes at the wrong time: the same message with the reason.
    pub(crate) async fn refused_try(
        &self,
        request: &Request,
        id: TableId,
        error: Error,
    ) -> Result<Reply, Error> {
        let table = self.look(id).await?;
        if Self::secret_seat(&table, request).is_none() {
            return Err(error);
        }
        if self.was_carried_out(Some(request.interaction)).await {
            return self.verdict(request, id, None).await;
        }
        let voice = self.voice(request);
        let remark = match &error {
            // What they did meanwhile, or were told, stands in the message itself.
            Error::Refused(_, Refused::Stale { .. }) => voice.referee_went_on(),
            Error::Refused(_, Refused::PeriodRuns) => voice.period_runs(),
            Error::Refused(_, Refused::NotYourTurn { whose }) => {
                not_your_turn(&self.usual(voice, &table), *whose)
            }
            _ => return Err(error),
        };
        self.verdict(request, id, Some(remark)).await
    }

    /// What the referee says after a try: in the place of the private message it was made from.
    pub(crate) async fn verdict(
        &self,
        request: &Request,
        id: TableId,
        remark: Option<String>,
    ) -> Result<Reply, Error> {
        let table = self.look(id).await?;
        let Some(message) = self.referee_says(request, &table, remark).await else {
            return Ok(referee_answers(request, game_over(self.voice(request), id)));
        };
        let mut reply = referee_answers(request, message);
        self.stay_in_touch(request, id, &mut reply);
        Ok(reply)
    }

    /// Lets as much time pass since `from` as every answer of a referee takes, so that nobody can
    /// tell one kind from another by it.
    pub(crate) async fn breathe(&self, id: TableId, from: Instant) {
        if self.look(id).await.is_ok_and(|table| table.secrecy().has_referee()) {
            tokio::time::sleep_until(from + Duration::from_millis(self.policy.referee)).await;
        }
    }
}
