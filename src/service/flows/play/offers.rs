//! Ending a game by will: resigning, draw offers, claims, calling off.

use crate::ai::manners;
use crate::message::{Answer, ButtonStyle, Delivery, Message, Reply, Request, Row, TablePress};
use crate::picker;
use crate::rules::{Agreed, Offer, Viewer};
use crate::service::Service;
use crate::service::core::answers::in_place;
use crate::service::core::errors::Error;
use crate::service::delivery::after::Told;
use crate::show::faces::nobody;
use crate::table::MessageRole;
use crate::table::{By, Intent, Refused, Table, TableId};

impl Service {
    /// `/resign`: asks first.
    pub(crate) async fn resign_ask(
        &self,
        request: &Request,
        table: Option<TableId>,
    ) -> Result<Reply, Error> {
        let id = self.find(request, table).await?;
        self.resign_question(request, id).await
    }

    /// Whether they really resign.
    pub(crate) async fn resign_question(
        &self,
        request: &Request,
        id: TableId,
    ) -> Result<Reply, Error> {
        let table = self.look(id).await?;
        let voice = self.voice(request);
        if table.record().seats_of(request.who.id).is_empty() {
            return Err(Error::Refused(id, Refused::NotSeated));
        }
        if matches!(table.record().phase, crate::table::Phase::Over(_)) {
            return Err(Error::Refused(id, Refused::Finished));
        }
        Ok(Reply::private(self.usual(voice, &table).leave_question(request.who.id)))
    }

    /// They do not go after all.
    pub(crate) async fn stays(&self, request: &Request, id: TableId) -> Result<Reply, Error> {
        let (table, voice) = (self.look(id).await?, self.voice(request));
        let told = if table.in_setup() { voice.leave_no() } else { voice.resign_no() };
        Ok(Reply::done(told))
    }

    /// Resigns, leaves the seat to the computer, or calls off.
    pub(crate) async fn give_up(
        &self,
        request: &Request,
        id: TableId,
        intent: Intent,
    ) -> Result<Reply, Error> {
        let by = request.by();
        let acted = self.act(Some(request.interaction), id, by, &intent).await?;
        self.after(request, acted, Told::Done(self.voice(request).done())).await
    }

    /// `/draw`: claims what can be claimed, accepts what is offered, else offers.
    pub(crate) async fn draw(
        &self,
        request: &Request,
        after: Option<&str>,
        table: Option<TableId>,
    ) -> Result<Reply, Error> {
        let id = self.find(request, table).await?;
        let table = self.look(id).await?;
        let viewer = table.viewer(request.who.id);
        let seen = table.seen(viewer);
        let after = match (after, viewer) {
            (Some(text), Viewer::Seat(seat)) => {
                let picker = self.presenter_of(request, &table).await.picker(seen);
                Some(picker::read(&picker, text).map_err(|why| Error::Unread {
                    table: id,
                    seat,
                    text: text.to_owned(),
                    why,
                })?)
            }
            _ => None,
        };
        let claims = seen.claims(after.as_deref());
        if let Some(key) = claims.first() {
            return self.claim_draw(request, id, (*key).to_owned(), after, None).await;
        }
        if after.is_some() {
            return Err(Error::Said(self.voice(request).claim_false()));
        }
        match table.standing(Offer::Draw) {
            Some(standing) if !table.record().seats_of(request.who.id).has(standing.by) => {
                self.answer_draw(request, id, Some(standing.number), true).await
            }
            _ => self.offer_draw(request, id, None).await,
        }
    }

    /// The Draw button: whether they really offer one.
    pub(crate) async fn draw_question(
        &self,
        request: &Request,
        id: TableId,
    ) -> Result<Reply, Error> {
        let table = self.look(id).await?;
        let own = table.record().seats_of(request.who.id);
        if own.is_empty() {
            return Err(Error::Refused(id, Refused::NotSeated));
        }
        let voice = self.voice(request);
        let presenter = self.usual(voice, &table);
        let others = presenter.listed_names(presenter.opponents(own));
        let text = match table.info().draw {
            Agreed::Even => voice.draw_ask(others),
            Agreed::Points => voice.draw_ask_points(others),
        };
        let mut message = Message::private(text);
        message.rows.push(Row::Buttons(vec![
            presenter.button_now(
                TablePress::DrawOffer { sure: true },
                voice.plain().label_draw_yes(),
                ButtonStyle::Yes,
            ),
            presenter.button(TablePress::Close('d'), voice.plain().label_no(), ButtonStyle::Rest),
        ]));
        Ok(Reply::private(message))
    }

    /// Offers a draw.
    pub(crate) async fn offer_draw(
        &self,
        request: &Request,
        id: TableId,
        at: Option<u32>,
    ) -> Result<Reply, Error> {
        let intent = Intent::Offer { what: Offer::Draw, at };
        let by = request.by();
        let voice = self.voice(request);
        let told = |table: &Table| {
            let own = table.record().seats_of(request.who.id);
            let presenter = self.usual(voice, table);
            let others = presenter.opponents(own);
            let text = match others.only() {
                Some(other) => voice.you_offered(presenter.name(other)),
                None => voice.you_offered_all(presenter.listed_names(others)),
            };
            in_place(request, Message::private(text))
        };
        let acted = match self.act(Some(request.interaction), id, by, &intent).await {
            Err(Error::Refused(_, Refused::DoublePress { .. })) => {
                // Asked twice, said twice: unless it was answered meanwhile, it stands.
                let table = self.look(id).await?;
                if table.standing(Offer::Draw).is_some() {
                    return Ok(told(&table));
                }
                return Err(Error::Refused(id, Refused::OfferedAlready));
            }
            other => other?,
        };
        if acted.ends {
            return self.after(request, acted, Told::Done(voice.done())).await;
        }
        let table = &acted.table;
        let told = told(table);
        if !table.record().computers().is_empty() {
            return self.computer_judges_draw(request, id, told).await;
        }
        let mut reply = told;
        let number = table.standing(Offer::Draw).map_or(0, |standing| standing.number);
        let post = self.offer_post(table, number).await;
        reply.then.extend(post.map(|post| Delivery { outbox: acted.asked, post }));
        Ok(reply)
    }

    /// Accepts or declines a draw.
    pub(crate) async fn answer_draw(
        &self,
        request: &Request,
        id: TableId,
        number: Option<u32>,
        yes: bool,
    ) -> Result<Reply, Error> {
        let intent = Intent::Answer { what: Offer::Draw, number, yes };
        let by = request.by();
        let acted = self.act(Some(request.interaction), id, by, &intent).await?;
        let voice = self.voice(request);
        let presenter = self.public_presenter(&acted.table);
        let own = acted.table.record().seats_of(request.who.id);
        let name = own.iter().next().map_or_else(nobody, |s| presenter.name(s));
        // The board's own buttons belong to the next message; the short question is done with.
        let board = self.store.message(id, MessageRole::Board).await?;
        let pressed_board =
            board.map(|at| at.message) == request.pressed.map(|pressed| pressed.message);
        let text = if yes { voice.done() } else { presenter.voice.draw_declined(name) };
        let answer = match request.pressed {
            Some(_) if !pressed_board => {
                // Among more than two the question stays until all have agreed.
                let open = presenter.offered().filter(|_| yes && !acted.ends);
                let rows = presenter.offer_buttons().filter(|_| open.is_some());
                let content = open.unwrap_or(text);
                Answer::Update(Message {
                    content,
                    rows: rows.into_iter().collect(),
                    ..Message::default()
                })
            }
            _ => {
                Answer::Message(Message { content: text, private: yes, ..Message::default() }, None)
            }
        };
        if acted.ends {
            return self.after(request, acted, Told::this(answer)).await;
        }
        Ok(Reply::of(answer))
    }

    /// A claim by button.
    pub(crate) async fn claim_draw(
        &self,
        request: &Request,
        id: TableId,
        key: String,
        after: Option<String>,
        at: Option<u32>,
    ) -> Result<Reply, Error> {
        let intent = Intent::Claim { key, after, at };
        let by = request.by();
        let acted = self.act(Some(request.interaction), id, by, &intent).await?;
        self.after(request, acted, Told::Done(self.voice(request).done())).await
    }

    /// A person offered the computer a draw: it answers at once, by what it last thought of its
    /// position.
    pub(crate) async fn computer_judges_draw(
        &self,
        request: &Request,
        id: TableId,
        told: Reply,
    ) -> Result<Reply, Error> {
        let table = self.look(id).await?;
        let value = self.store.thoughts(id).await?.last().copied();
        let ply = table.moves_made() as u32;
        let quiet = table.game().fact("quiet", 0).and_then(|fact| fact.as_u64()).unwrap_or(0);
        let offer = manners::Offer { scale: table.line().scale, value, ply, quiet: quiet as u32 };
        let yes = manners::accepts_draw(offer);
        let number = table.standing(Offer::Draw).map(|standing| standing.number);
        let intent = Intent::Answer { what: Offer::Draw, number, yes };
        let acted = self.act(None, id, By::Computer, &intent).await?;
        if acted.ends {
            return self.after(request, acted, Told::this(told.answer)).await;
        }
        let voice = self.voice(request);
        let computer = table.record().computers().iter().next();
        let presenter = self.public_presenter(&table);
        let name = computer.map_or_else(nobody, |seat| presenter.name(seat));
        Ok(in_place(request, Message::private(voice.draw_declined(name))))
    }
}
