//! The board as one person asks for it: privately, with what they can do.

use crate::message::{
    Button, ButtonStyle, IfThenPress, Message, PickPress, Press, Request, Row, RulesPage,
    TablePress,
};
use crate::render::Scene;
use crate::rules::{Geometry, Seat, SeatSet};
use crate::show::presenter::Presenter;
use crate::table::Phase;
use crate::words::Term;

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
    /// The seat at the bottom of a person's own boards. Who only looks on sees them as the channel does: by
    /// the side of whoever is to move, and where no person is, of the only one who plays.
    pub(crate) fn own_below(&self, request: &Request, flip: bool) -> Seat {
        let record = self.table.record();
        let view = self.table.seen(self.table.viewer(request.who.id)).view();
        let own = record.seats_of(request.who.id).iter().next();
        let idle = self.table.turn().iter().all(|seat| self.person(seat).is_none());
        let waiting = self.only_person().filter(|_| idle);
        let below = self.below(own.or(waiting), &view);
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
        let own = table.record().seats_of(request.who.id);
        let mut lines = vec![self.own_heading(own)];
        lines.extend(self.line_up());
        lines.extend(self.rules_in_force());
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
        self.add_notes(&mut lines, &view);
        let mut message = Message::private(lines.join("\n"));
        message.picture = self.picture_now(own, &Scene::from(&view), below, None);
        let part = match (own.is_empty(), mine && !over) {
            (true, _) => Part::Onlooker,
            (false, false) => Part::Waiting,
            (false, true) => Part::Moving,
        };
        message.rows = self.first_rows(request, part);
        // Everything else goes together, so that no more rows come than Discord takes.
        let mut row = self.help_buttons(request, part);
        row.extend(self.closeup_buttons(request));
        row.extend(self.board_buttons(flipped, part));
        row.extend(self.player_buttons(request, part));
        // Those who manage the server always have a way to end it.
        let room = A_ROW * ROWS.saturating_sub(message.rows.len());
        row.truncate(room.saturating_sub(force.iter().count()));
        row.extend(force);
        message.rows.extend(row.chunks(A_ROW).map(|row| Row::Buttons(row.to_vec())));
        message
    }

    /// What is played, by whom; for a player also which side is theirs.
    fn own_heading(&self, own: SeatSet) -> String {
        let (voice, title) = (self.voice, self.title());
        match own.only() {
            Some(seat) => voice.board_as(title, self.signed_side(seat), self.opposed(seat)),
            None if self.table.record().header.seats > 2 => {
                voice.board_of_many(title, self.everybody())
            }
            None => {
                let (first, second) = self.pair();
                voice.board_of(title, first, second)
            }
        }
    }

    /// Who has which colour, among more than two.
    fn line_up(&self) -> Option<String> {
        let seats = Seat::all(self.table.record().header.seats);
        let one =
            |seat| self.voice.lobby_seat(self.signed_side(seat), Term(self.name(seat).to_string()));
        (seats.clone().count() > 2).then(|| seats.map(one).collect::<Vec<_>>().join(" · "))
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
        let own = table.record().seats_of(request.who.id);
        let plays = own.iter().any(|seat| table.game().playing().has(seat));
        // Of two who set up a game the button that calls it off stands below.
        if plays && !(table.in_setup() && table.record().header.seats == 2) {
            row.push(self.button(TablePress::ResignAsk, self.leave_label(), ButtonStyle::No));
        }
        let mut rows = Vec::new();
        if !row.is_empty() {
            rows.push(Row::Buttons(row));
        }
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
        let mut row = vec![rest(TablePress::Text, plain.label_as_text())];
        if self.turns() {
            row.push(rest(TablePress::Board { flip: !flipped }, plain.label_flip()));
        }
        let rules = RulesPage::first(self.info().slug).open();
        row.push(Button::rest(plain.label_rules(), Press::Rules(rules)));
        if self.is_over() {
            row.push(rest(TablePress::Export(None), plain.label_export()));
            if part != Part::Onlooker {
                let label = plain.label_rematch();
                row.push(self.button(
                    TablePress::Rematch { level: None },
                    label,
                    ButtonStyle::Main,
                ));
            }
        } else if part != Part::Onlooker {
            if part == Part::Moving {
                row.push(rest(TablePress::Mute, plain.label_mute()));
            }
            row.push(rest(TablePress::BringDown, plain.label_bring_down()));
        }
        row
    }

    /// What helps a player to find a move, when it is their turn.
    fn help_buttons(&self, request: &Request, part: Part) -> Vec<Button> {
        let plain = self.voice.plain();
        let rest = |press, label| self.button(press, label, ButtonStyle::Rest);
        let mut row = Vec::new();
        if part == Part::Moving {
            row.push(rest(TablePress::Where, plain.label_where()));
        }
        if self.table.hinted(request.who.id).is_ok() {
            row.push(rest(TablePress::Hint, plain.label_hint()));
        }
        row
    }

    /// What else a player can do: taking back, conditional moves, time.
    fn player_buttons(&self, request: &Request, part: Part) -> Vec<Button> {
        if part == Part::Onlooker {
            return Vec::new();
        }
        let (plain, who) = (self.voice.plain(), request.who.id);
        let mut row = self.undo_buttons(who);
        if self.table.may_set_conditional(who).is_ok() {
            let list = TablePress::IfThen(IfThenPress::List);
            row.push(self.button(list, plain.label_if_then(), ButtonStyle::Rest));
        }
        row.extend(self.time_buttons());
        row
    }
}
