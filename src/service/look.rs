//! Looking at a game: one's own board with all its buttons, what can go where, the text.

use super::moves::private;
use super::referee::secret;
use super::stage::Stage;
use super::trouble::Trouble;
use super::{
    Answer, Button, ButtonStyle, Delivery, Does, Menu, MenuEntry, Message, Offers, Post, Press,
    PressId, Reply, Request, Row, Service, State,
};
use crate::render::Scene;
use crate::rules::{Cell, Mark, Seat, Step, Viewer, kit::label};
use crate::table::{Phase, TableId};
use crate::words::{Quote, Term};

/// The most entries of a menu.
const MENU_MOST: usize = 25;
/// The most buttons of a row.
const A_ROW: usize = 5;
/// The most rows of a message.
const ROWS: usize = 5;

impl Service {
    /// `/board`.
    pub(super) async fn board(
        &self,
        request: &Request,
        flip: bool,
        table: Option<TableId>,
    ) -> Result<Reply, Trouble> {
        let id = self.find(request, table).await?;
        self.show_board(request, id, flip).await
    }

    /// One's own board, privately, with all that can be done.
    pub(super) async fn show_board(
        &self,
        request: &Request,
        id: TableId,
        flip: bool,
    ) -> Result<Reply, Trouble> {
        let table = self.look(id).await?;
        let stage = self.stage_of(request, &table).await;
        let ends = self.may_force_end(request, &table).await?;
        if secret(&table) {
            let said = self.referee_says(request, &table, None).await;
            let mut message = said.unwrap_or_else(|| Message::private(stage.period().content));
            let force = ends.then(|| stage.force_end_button());
            match (force, message.rows.last_mut()) {
                (Some(force), Some(Row::Buttons(row))) if row.len() < A_ROW => row.push(force),
                (Some(force), _) => message.rows.push(Row::Buttons(vec![force])),
                (None, _) => {}
            }
            return Ok(private(message));
        }
        let below = stage.own_below(request, flip);
        let force = ends.then(|| stage.force_end_button());
        Ok(private(stage.own_board(request, below, flip, force)))
    }

    /// More: everything else that can be done with a game, privately.
    pub(super) async fn more(&self, request: &Request, id: TableId) -> Result<Reply, Trouble> {
        self.show_board(request, id, false).await
    }

    /// The position in words and as a board of letters.
    pub(super) async fn as_text(&self, request: &Request, id: TableId) -> Result<Reply, Trouble> {
        let table = self.look(id).await?;
        let voice = self.words.voice(&request.who.locale);
        let view = table.seen(table.viewer(request.who.id)).view();
        let board = crate::render::text::board(&view, view.below);
        let words = voice.alt(table.info(), &view, None);
        let content = format!("```\n{board}\n```\n{words}\n`{}`", view.text);
        Ok(private(Message::private(content)))
    }

    /// `/moves`: a picture of where a man can go, or of all men that can move.
    pub(super) async fn moves(
        &self,
        request: &Request,
        piece: Option<&str>,
        table: Option<TableId>,
    ) -> Result<Reply, Trouble> {
        let id = self.find(request, table).await?;
        self.show_moves(request, id, piece).await
    }

    async fn show_moves(
        &self,
        request: &Request,
        id: TableId,
        piece: Option<&str>,
    ) -> Result<Reply, Trouble> {
        let message = self.reach_message(request, id, piece).await?;
        Ok(private(message))
    }

    /// Where can it go?: all men that can move, with a menu to choose one of them.
    pub(super) async fn where_to(
        &self,
        request: &Request,
        id: TableId,
        piece: Option<&String>,
    ) -> Result<Reply, Trouble> {
        let message = self.reach_message(request, id, piece.map(String::as_str)).await?;
        if piece.is_none() {
            return Ok(private(message));
        }
        Ok(Reply { answer: Answer::Update(message), then: Vec::new() })
    }

    async fn reach_message(
        &self,
        request: &Request,
        id: TableId,
        piece: Option<&str>,
    ) -> Result<Message, Trouble> {
        let table = self.look(id).await?;
        let seat =
            table.mover(request.who.id, None).map_err(|refused| Trouble::Refused(id, refused))?;
        let stage = self.stage_of(request, &table).await;
        let voice = stage.voice;
        let view = table.seen(Viewer::Seat(seat)).view();
        let marks = stage
            .reach(seat, piece)
            .ok_or_else(|| Trouble::Said(voice.no_piece(Quote::new(piece.unwrap_or_default()))))?;
        let below = stage.own_below(request, false);
        let mut message = Message::private(voice.where_to());
        let scene = Scene { marks: &marks, ..Scene::from(&view) };
        message.picture = stage.picture(&scene, below, None);
        let label = voice.plain().label_move();
        message.rows.extend(stage.movers_menu(seat, piece));
        message.rows.push(Row::Buttons(vec![stage.button_at(
            Press::Pick,
            stage.state_of(seat),
            "",
            label,
            ButtonStyle::Main,
        )]));
        Ok(message)
    }

    /// Posts the newest board anew below.
    pub(super) async fn bring_down(
        &self,
        request: &Request,
        id: TableId,
    ) -> Result<Reply, Trouble> {
        let table = self.look(id).await?;
        let voice = self.words.voice(&request.who.locale);
        if table.sheet().seats_of(request.who.id).is_empty() {
            return Err(Trouble::Refused(id, crate::table::Refused::NotSeated));
        }
        if table.is_anonymous() {
            return self.show_board(request, id, false).await;
        }
        if request.place.channel == table.sheet().venue.channel {
            self.check_rights(request).await?;
        }
        if !self.brings_down(id) {
            return Err(Trouble::Said(voice.brought_down()));
        }
        let stage = self.stage_for(&table).await;
        let mut message = stage.newest(None);
        message.pings.clear();
        let post = Post::Send {
            channel: table.sheet().venue.channel,
            message,
            purpose: Some(stage.purpose()),
            nonce: format!("d{id}{:x}", request.interaction & 0xff_ffff),
        };
        let then = vec![Delivery { outbox: 0, post }];
        Ok(Reply { answer: Answer::Update(Message::private(voice.done())), then })
    }
}

impl Stage<'_> {
    /// The seat at the bottom of a person's own boards.
    pub(super) fn own_below(&self, request: &Request, flip: bool) -> Seat {
        let sheet = self.table.sheet();
        let view = self.table.seen(self.table.viewer(request.who.id)).view();
        let below = self.below(sheet.seats_of(request.who.id).iter().next(), &view);
        if flip { Seat((below.0 + 1) % sheet.header.seats.max(1)) } else { below }
    }

    /// The private board of a person.
    fn own_board(
        &self,
        request: &Request,
        below: Seat,
        flipped: bool,
        force: Option<Button>,
    ) -> Message {
        let table = self.table;
        let viewer = table.viewer(request.who.id);
        let view = table.seen(viewer).view();
        let (first, second) = self.pair();
        let mut lines = vec![self.voice.board_of(self.title(), first, second)];
        let own = table.sheet().seats_of(request.who.id);
        let acting = table.turn().iter().next();
        let over = matches!(table.sheet().phase, Phase::Over(_));
        let mine = acting.is_some_and(|seat| own.has(seat));
        lines.push(match (over, acting) {
            (true, _) => {
                table.outcome().map_or_else(|| self.voice.board_over(), |o| self.ending(&o))
            }
            (false, _) if mine => self.voice.board_yours(),
            (false, Some(seat)) => self.voice.board_theirs(self.name(seat)),
            (false, None) => self.voice.challenge_gone(),
        });
        lines.extend(self.last_moves());
        lines.extend(self.takeback_asked());
        lines.extend(self.notes(&view));
        let mut message = Message::private(lines.join("\n"));
        message.picture = self.picture(&Scene::from(&view), below, None);
        let plain = self.voice.plain();
        let quiet = |press, label, style| self.button_at(press, State::None, "", label, style);
        if mine && !over {
            let mut row = vec![
                self.button(Press::Pick, plain.label_move(), ButtonStyle::Main),
                self.button(Press::Type, plain.label_type(), ButtonStyle::Rest),
            ];
            if table.seen(viewer).may_agree() {
                row.push(self.draw_button());
            }
            row.push(quiet(Press::ResignAsk, plain.label_resign(), ButtonStyle::No));
            message.rows.push(Row::Buttons(row));
        } else if !own.is_empty() && !over {
            let resign = quiet(Press::ResignAsk, plain.label_resign(), ButtonStyle::No);
            message.rows.push(Row::Buttons(vec![resign]));
        }
        if mine && !over {
            message.rows.extend(self.offer_buttons());
        }
        if !own.is_empty() && !over {
            message.rows.extend(self.takeback_buttons());
        }
        // Everything else goes together, so that no more rows come than Discord takes.
        let mut rest = Vec::new();
        if !own.is_empty() {
            rest.extend(self.undo_buttons(request.who.id));
        }
        if table.hinted(request.who.id).is_ok() {
            rest.push(quiet(Press::Hint, plain.label_hint(), ButtonStyle::Rest));
        }
        if table.may_expect(request.who.id).is_ok() {
            rest.push(quiet(Press::IfThen, plain.label_if_then(), ButtonStyle::Rest));
        }
        if !own.is_empty() {
            rest.extend(self.time_buttons());
            message.rows.extend(self.neglect_row(request.who.id));
        }
        let flip = if flipped { "" } else { "f" };
        let reach =
            (mine && !over).then(|| quiet(Press::Where, plain.label_where(), ButtonStyle::Rest));
        let mut row = vec![
            quiet(Press::Text, plain.label_as_text(), ButtonStyle::Rest),
            self.button_at(Press::Board, State::None, flip, plain.label_flip(), ButtonStyle::Rest),
            Button {
                label: plain.label_rules(),
                does: Does::Press(PressId::free(Press::Rules, format!("{}.", self.info().slug))),
                style: ButtonStyle::Rest,
                enabled: true,
            },
        ];
        if over {
            row.push(quiet(Press::Export, plain.label_export(), ButtonStyle::Rest));
            if !own.is_empty() {
                row.push(quiet(Press::Rematch, plain.label_rematch(), ButtonStyle::Main));
            }
        } else if !own.is_empty() {
            if mine {
                row.push(quiet(Press::Mute, plain.label_mute(), ButtonStyle::Rest));
            }
            row.push(quiet(Press::BringDown, plain.label_bring_down(), ButtonStyle::Rest));
        }
        row.splice(0..0, reach);
        row.extend(force);
        row.extend(rest);
        row.truncate(A_ROW * ROWS.saturating_sub(message.rows.len()));
        message.rows.extend(row.chunks(A_ROW).map(|row| Row::Buttons(row.to_vec())));
        message
    }

    /// The marks of where a man of `seat` can go: named by cell, letter or hand; all men that can
    /// move if none is named. `None` if nothing fits.
    pub fn reach(&self, seat: Seat, piece: Option<&str>) -> Option<Vec<(Cell, Mark)>> {
        let seen = self.table.seen(Viewer::Seat(seat));
        let view = seen.view();
        let choices = seen.choices(self.notation());
        let piece = piece.map(str::trim).filter(|piece| !piece.is_empty());
        let fits = |step: &Step| match (step, piece) {
            (_, None) => true,
            (Step::Man(figure, cell), Some(piece)) => {
                label::cell(view.geometry, *cell).eq_ignore_ascii_case(piece)
                    || figure.letter().to_string().eq_ignore_ascii_case(piece)
            }
            (Step::Hand(figure), Some(piece)) => {
                let piece = piece.trim_end_matches('@');
                figure.letter().to_string().eq_ignore_ascii_case(piece)
            }
            (Step::To { .. } | Step::Become(_) | Step::Word { .. }, Some(_)) => false,
        };
        let mut marks = Vec::new();
        let fitting = choices.iter().filter_map(|choice| {
            let (first, rest) = choice.steps.split_first()?;
            fits(first).then_some((first, rest))
        });
        for (first, rest) in fitting {
            if let Step::Man(_, cell) = first {
                let mark = if piece.is_some() { Mark::Selected } else { Mark::Movable };
                marks.push((*cell, mark));
            }
            if piece.is_none() {
                continue;
            }
            marks.extend(rest.iter().filter_map(|step| {
                let mark = match step {
                    Step::To { takes: true, .. } => Mark::Capture,
                    Step::To { .. } if matches!(first, Step::Hand(_)) => Mark::Place,
                    Step::To { .. } | Step::Word { .. } => Mark::Target,
                    Step::Man(..) | Step::Hand(_) | Step::Become(_) => return None,
                };
                Some((step.cell()?, mark))
            }));
        }
        marks.sort_unstable();
        marks.dedup();
        (!marks.is_empty()).then_some(marks)
    }

    /// The men of `seat` that can move, to choose one of; none if there are more than a menu holds.
    fn movers_menu(&self, seat: Seat, chosen: Option<&str>) -> Option<Row> {
        let men = self.movers(seat);
        if men.is_empty() || men.len() > MENU_MOST {
            return None;
        }
        let entry = |(label, value): (String, String)| MenuEntry {
            chosen: chosen == Some(value.as_str()),
            description: String::new(),
            label,
            value,
        };
        Some(Row::Menu(Menu {
            id: PressId::at(Press::Where, self.table.sheet().id, State::None, ""),
            placeholder: self.voice.plain().pick_man(),
            offers: Offers::Entries(men.into_iter().map(entry).collect()),
        }))
    }

    /// The men of `seat` that can move: what they are called and how they are named.
    pub fn movers(&self, seat: Seat) -> Vec<(String, String)> {
        let seen = self.table.seen(Viewer::Seat(seat));
        let geometry = seen.view().geometry;
        let voice = self.voice.plain();
        let mut men = Vec::new();
        for choice in seen.choices(self.notation()) {
            let (name, value) = match choice.steps.first() {
                Some(Step::Man(figure, cell)) => (figure, label::cell(geometry, *cell)),
                Some(Step::Hand(figure)) => (figure, format!("{}@", figure.letter())),
                Some(Step::To { .. } | Step::Become(_) | Step::Word { .. }) | None => continue,
            };
            let name = voice.figure(self.info(), *name);
            let line = (voice.man_at(Term(name), Term(value.clone())), value);
            if !men.contains(&line) {
                men.push(line);
            }
        }
        men
    }
}
