//! The board as one person asks for it: privately, with what they can do, or where a piece can go.

use crate::message::{
    Button, ButtonStyle, IfThenPress, Menu, MenuEntry, MenuId, Message, Offers, PickPress, Press,
    Request, Row, RulesPage, TablePress,
};
use crate::render::Scene;
use crate::rules::kit::label;
use crate::rules::{Cell, Mark, Seat, Step, Viewer};
use crate::show::presenter::Presenter;
use crate::table::Phase;
use crate::words::Term;

/// The most entries of a menu.
const MENU_MOST: usize = 25;

/// The most buttons of a row.
pub(crate) const A_ROW: usize = 5;

/// The most rows of a message.
const ROWS: usize = 5;

impl Presenter<'_> {
    /// The seat at the bottom of a person's own boards.
    pub(crate) fn own_below(&self, request: &Request, flip: bool) -> Seat {
        let sheet = self.table.sheet();
        let view = self.table.seen(self.table.viewer(request.who.id)).view();
        let below = self.below(sheet.seats_of(request.who.id).iter().next(), &view);
        if flip { Seat((below.0 + 1) % sheet.header.seats.max(1)) } else { below }
    }

    /// The private board of a person.
    pub(crate) fn own_board(
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
        if mine && !over {
            let mut row = vec![
                self.button_now(
                    TablePress::Pick(PickPress::Open),
                    plain.label_move(),
                    ButtonStyle::Main,
                ),
                self.button_now(
                    TablePress::Type(String::new()),
                    plain.label_type(),
                    ButtonStyle::Rest,
                ),
            ];
            if table.seen(viewer).may_agree() {
                row.push(self.draw_button());
            }
            row.push(self.button(TablePress::ResignAsk, plain.label_resign(), ButtonStyle::No));
            message.rows.push(Row::Buttons(row));
        } else if !own.is_empty() && !over {
            let resign = self.button(TablePress::ResignAsk, plain.label_resign(), ButtonStyle::No);
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
            rest.push(self.button(TablePress::Hint, plain.label_hint(), ButtonStyle::Rest));
        }
        if table.may_expect(request.who.id).is_ok() {
            rest.push(self.button(
                TablePress::IfThen(IfThenPress::List),
                plain.label_if_then(),
                ButtonStyle::Rest,
            ));
        }
        if !own.is_empty() {
            rest.extend(self.time_buttons());
            message.rows.extend(self.neglect_row(request.who.id));
        }
        let flip = TablePress::Board { flip: !flipped };
        let reach = (mine && !over)
            .then(|| self.button(TablePress::Where, plain.label_where(), ButtonStyle::Rest));
        let mut row = vec![
            self.button(TablePress::Text, plain.label_as_text(), ButtonStyle::Rest),
            self.button(flip, plain.label_flip(), ButtonStyle::Rest),
            Button::rest(
                plain.label_rules(),
                Press::Rules(RulesPage::first(self.info().slug).open()),
            ),
        ];
        if over {
            row.push(self.button(
                TablePress::Export(None),
                plain.label_export(),
                ButtonStyle::Rest,
            ));
            if !own.is_empty() {
                row.push(self.button(
                    TablePress::Rematch,
                    plain.label_rematch(),
                    ButtonStyle::Main,
                ));
            }
        } else if !own.is_empty() {
            if mine {
                row.push(self.button(TablePress::Mute, plain.label_mute(), ButtonStyle::Rest));
            }
            row.push(self.button(
                TablePress::BringDown,
                plain.label_bring_down(),
                ButtonStyle::Rest,
            ));
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
    pub(crate) fn movers_menu(&self, seat: Seat, chosen: Option<&str>) -> Option<Row> {
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
            placeholder: self.voice.plain().pick_man(),
            offers: Offers::Entries(
                MenuId::Where { table: self.table.sheet().id },
                men.into_iter().map(entry).collect(),
            ),
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
