//! The board as one person asks for it: privately, with what they can do, or where a piece can go.

use crate::message::{
    Button, ButtonStyle, IfThenPress, Menu, MenuEntry, MenuId, MenuOffers, Message, PickPress,
    Press, Request, Row, RulesPage, TablePress,
};
use crate::render::Scene;
use crate::rules::kit::label;
use crate::rules::{Cell, Geometry, Mark, Seat, Step, Viewer};
use crate::show::presenter::Presenter;
use crate::table::Phase;
use crate::words::Term;

/// The most entries of a menu.
const MENU_MOST: usize = 25;

/// The most buttons of a row.
pub(crate) const A_ROW: usize = 5;

/// The most rows of a message.
const ROWS: usize = 5;

/// What somebody is to a game whose board they look at.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    /// They play no seat.
    Onlooker,
    /// They play, and others are to move or nobody is any more.
    Waiting,
    /// They are to move.
    Moving,
}

impl Presenter<'_> {
    /// The seat at the bottom of a person's own boards.
    pub(crate) fn own_below(&self, request: &Request, flip: bool) -> Seat {
        let record = self.table.record();
        let view = self.table.seen(self.table.viewer(request.who.id)).view();
        let below = self.below(record.seats_of(request.who.id).iter().next(), &view);
        if flip { Seat((below.0 + 1) % record.header.seats.max(1)) } else { below }
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
        let own = table.record().seats_of(request.who.id);
        let acting = table.turn().iter().next();
        let over = self.is_over();
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
        message.picture = self.picture_now(&Scene::from(&view), below, None);
        let part = match (own.is_empty(), mine && !over) {
            (true, _) => Part::Onlooker,
            (false, false) => Part::Waiting,
            (false, true) => Part::Moving,
        };
        message.rows = self.first_rows(request, part);
        // Everything else goes together, so that no more rows come than Discord takes.
        let mut row = self.closeup_buttons(request);
        row.extend(self.board_buttons(flipped, part));
        row.extend(force);
        row.extend(self.help_buttons(request, part));
        row.truncate(A_ROW * ROWS.saturating_sub(message.rows.len()));
        message.rows.extend(row.chunks(A_ROW).map(|row| Row::Buttons(row.to_vec())));
        message
    }

    /// The rows of what a player does in a game that runs: moving, ending, answering, claiming.
    fn first_rows(&self, request: &Request, part: Part) -> Vec<Row> {
        let table = self.table;
        if self.is_over() || part == Part::Onlooker {
            return Vec::new();
        }
        let may_move = part == Part::Moving;
        let plain = self.voice.plain();
        let mut row = Vec::new();
        if may_move {
            let pick = TablePress::Pick(PickPress::Open);
            row.push(self.button_now(pick, plain.label_move(), ButtonStyle::Main));
            let form = TablePress::Type(String::new());
            row.push(self.button_now(form, plain.label_type(), ButtonStyle::Rest));
            if table.seen(table.viewer(request.who.id)).may_agree() {
                row.push(self.draw_button());
            }
        }
        row.push(self.button(TablePress::ResignAsk, plain.label_resign(), ButtonStyle::No));
        let mut rows = vec![Row::Buttons(row)];
        rows.extend(self.offer_buttons().filter(|_| may_move));
        rows.extend(self.takeback_buttons());
        rows.extend(self.inactivity_row(request.who.id));
        rows
    }

    /// Whether its board has another side to be seen from.
    fn turns(&self) -> bool {
        !matches!(self.public_view().geometry, Geometry::Tiles { .. })
    }

    fn is_over(&self) -> bool {
        matches!(self.table.record().phase, Phase::Over(_))
    }

    /// What is done with the board itself.
    fn board_buttons(&self, flipped: bool, part: Part) -> Vec<Button> {
        let plain = self.voice.plain();
        let rest = |press, label| self.button(press, label, ButtonStyle::Rest);
        let mut row = Vec::new();
        if part == Part::Moving {
            row.push(rest(TablePress::Where, plain.label_where()));
        }
        row.push(rest(TablePress::Text, plain.label_as_text()));
        if self.turns() {
            row.push(rest(TablePress::Board { flip: !flipped }, plain.label_flip()));
        }
        let rules = RulesPage::first(self.info().slug).open();
        row.push(Button::rest(plain.label_rules(), Press::Rules(rules)));
        if self.is_over() {
            row.push(rest(TablePress::Export(None), plain.label_export()));
            if part != Part::Onlooker {
                let label = plain.label_rematch();
                row.push(self.button(TablePress::Rematch, label, ButtonStyle::Main));
            }
        } else if part != Part::Onlooker {
            if part == Part::Moving {
                row.push(rest(TablePress::Mute, plain.label_mute()));
            }
            row.push(rest(TablePress::BringDown, plain.label_bring_down()));
        }
        row
    }

    /// What helps a player: taking back, hints, conditional moves, time.
    fn help_buttons(&self, request: &Request, part: Part) -> Vec<Button> {
        let seated = part != Part::Onlooker;
        let (plain, who) = (self.voice.plain(), request.who.id);
        let mut row = if seated { self.undo_buttons(who) } else { Vec::new() };
        if self.table.hinted(who).is_ok() {
            row.push(self.button(TablePress::Hint, plain.label_hint(), ButtonStyle::Rest));
        }
        if self.table.may_set_conditional(who).is_ok() {
            let list = TablePress::IfThen(IfThenPress::List);
            row.push(self.button(list, plain.label_if_then(), ButtonStyle::Rest));
        }
        if seated {
            row.extend(self.time_buttons());
        }
        row
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
            offers: MenuOffers::Entries(
                MenuId::Where { table: self.table.record().id },
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
