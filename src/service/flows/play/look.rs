//! Looking at a game: one's own board with all its buttons, what can go where, the text.

use crate::message::{
    ButtonStyle, Closeup, Delivery, Message, PickPress, Post, Reply, Request, Row, TablePress,
};
use crate::render::Scene;
use crate::rules::{SeatSet, Viewer};
use crate::service::Service;
use crate::service::core::errors::Error;
use crate::service::delivery::after::beside;
use crate::show::own_board::A_ROW;
use crate::show::referee::secret;
use crate::table::TableId;

impl Service {
    /// `/board`.
    pub(crate) async fn board(
        &self,
        request: &Request,
        flip: bool,
        table: Option<TableId>,
    ) -> Result<Reply, Error> {
        let id = self.find_to_see(request, table).await?;
        self.show_board(request, id, flip).await
    }

    /// One's own board, privately, with all that can be done.
    pub(crate) async fn show_board(
        &self,
        request: &Request,
        id: TableId,
        flip: bool,
    ) -> Result<Reply, Error> {
        let table = self.look(id).await?;
        let presenter = self.presenter_of(request, &table).await;
        let ends = self.may_force_end(request, &table).await?;
        if secret(&table) {
            let said = self.referee_says(request, &table, None).await;
            let mut message = said.unwrap_or_else(|| Message::private(presenter.period().content));
            let force = ends.then(|| presenter.force_end_button());
            match (force, message.rows.last_mut()) {
                (Some(force), Some(Row::Buttons(row))) if row.len() < A_ROW => row.push(force),
                (Some(force), _) => message.rows.push(Row::Buttons(vec![force])),
                (None, _) => {}
            }
            let mut reply = Reply::private(message);
            if Self::secret_seat(&table, request).is_some() {
                self.stay_in_touch(request, id, &mut reply);
            }
            return Ok(reply);
        }
        let below = presenter.own_below(request, flip);
        let force = ends.then(|| presenter.force_end_button());
        Ok(Reply::private(presenter.own_board(request, below, flip, force)))
    }

    /// A part of one's board, larger.
    pub(crate) async fn closeup(
        &self,
        request: &Request,
        id: TableId,
        part: Closeup,
    ) -> Result<Reply, Error> {
        let table = self.look(id).await?;
        if secret(&table) {
            return self.show_board(request, id, false).await;
        }
        let presenter = self.presenter_of(request, &table).await;
        Ok(Reply::private(presenter.closeup(request, part)))
    }

    /// More: everything else that can be done with a game, privately.
    pub(crate) async fn more(&self, request: &Request, id: TableId) -> Result<Reply, Error> {
        self.show_board(request, id, false).await
    }

    /// The position in words and as a board of letters.
    pub(crate) async fn as_text(&self, request: &Request, id: TableId) -> Result<Reply, Error> {
        let table = self.look(id).await?;
        let presenter = self.presenter_of(request, &table).await;
        let view = table.seen(table.viewer(request.who.id)).view();
        Ok(Reply::private(presenter.as_text(&view)))
    }

    /// `/moves`: a picture of where a man can go, or of all men that can move.
    pub(crate) async fn moves(
        &self,
        request: &Request,
        piece: Option<&str>,
        table: Option<TableId>,
    ) -> Result<Reply, Error> {
        let id = self.find(request, table).await?;
        self.show_moves(request, id, piece).await
    }

    async fn show_moves(
        &self,
        request: &Request,
        id: TableId,
        piece: Option<&str>,
    ) -> Result<Reply, Error> {
        let message = self.reach_message(request, id, piece).await?;
        Ok(Reply::private(message))
    }

    /// Where can it go?: all men that can move, with a menu to choose one of them.
    pub(crate) async fn where_to(
        &self,
        request: &Request,
        id: TableId,
        piece: Option<&String>,
    ) -> Result<Reply, Error> {
        let message = self.reach_message(request, id, piece.map(String::as_str)).await?;
        if piece.is_none() {
            return Ok(Reply::private(message));
        }
        Ok(Reply::update(message))
    }

    async fn reach_message(
        &self,
        request: &Request,
        id: TableId,
        piece: Option<&str>,
    ) -> Result<Message, Error> {
        let table = self.look(id).await?;
        let seat =
            table.mover(request.who.id, None).map_err(|refused| Error::Refused(id, refused))?;
        let presenter = self.presenter_of(request, &table).await;
        let voice = presenter.voice;
        let view = table.seen(Viewer::Seat(seat)).view();
        let reach = presenter
            .reach(seat, piece)
            .ok_or_else(|| Error::Said(voice.no_piece(voice.quote(piece.unwrap_or_default()))))?;
        let below = presenter.own_below(request, false);
        let mut message = Message::private(presenter.reach_words(&reach));
        let chosen = reach.chosen();
        let scene = Scene { marks: &reach.marks, chosen, ..Scene::from(&view) };
        message.picture = presenter.picture_now(SeatSet::one(seat), &scene, below, None);
        let label = voice.plain().label_move();
        message.rows.extend(presenter.movers_menu(seat, piece));
        message.rows.push(Row::Buttons(vec![presenter.button_at(
            presenter.version_of(seat),
            TablePress::Pick(PickPress::Open),
            label,
            ButtonStyle::Main,
        )]));
        Ok(message)
    }

    /// Posts the newest board anew below.
    pub(crate) async fn bring_down(&self, request: &Request, id: TableId) -> Result<Reply, Error> {
        let table = self.look(id).await?;
        let voice = self.voice(request);
        if table.record().seats_of(request.who.id).is_empty() {
            return Err(Error::Refused(id, crate::table::Refused::NotSeated));
        }
        if table.is_anonymous() {
            return self.show_board(request, id, false).await;
        }
        if request.place.channel == table.record().venue.channel {
            self.check_rights(request).await?;
        }
        if !self.brings_down(id) {
            return Err(Error::Said(voice.brought_down()));
        }
        let presenter = self.presenter_for(&table).await.calling_nobody();
        let message = self.newest(&presenter, None).await;
        let post = Post::Send {
            channel: table.record().venue.channel,
            message,
            purpose: Some(presenter.purpose()),
            nonce: format!("d{id}{:x}", request.interaction & 0xff_ffff),
        };
        let then = vec![beside(&table, Delivery { outbox: 0, post })];
        Ok(Reply { then, ..Reply::done(voice.done()) })
    }
}
