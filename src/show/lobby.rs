//! The lobby of a game for more than two: who sits, who may do what.

use crate::message::{ButtonStyle, InvitationPress, Message, Row, TablePress, Version};
use crate::rules::{Seat, SeatSet};
use crate::show::faults::host_name;
use crate::show::presenter::Presenter;
use crate::table::Phase;
use crate::words::{Term, When, cut};

impl Presenter<'_> {
    /// A seat and who sits there, for a button.
    pub(crate) fn seat_label(&self, seat: Seat) -> String {
        let plain = self.voice.plain();
        let side = Term(self.side(seat));
        let label = if self.table.record().free().has(seat) {
            plain.label_free_seat(side)
        } else {
            plain.label_taken_seat(side, Term(self.plain_name(seat)))
        };
        cut(&label, 40)
    }

    /// The lobby.
    pub fn lobby(&self) -> Message {
        let record = self.table.record();
        let voice = self.voice;
        let all: SeatSet = Seat::all(record.header.seats).collect();
        let free = record.free();
        let (least, _) = self.info().seats;
        let head = voice.lobby(
            self.title(),
            i64::from(all.len() - free.len()),
            i64::from(all.len()),
            host_name(self),
            i64::from(least),
        );
        let taken = all.iter().filter(|&seat| !free.has(seat)).map(|seat| {
            let name = Term(self.name(seat).to_string());
            voice.lobby_seat(self.signed_side(seat), name)
        });
        let mut parts: Vec<_> = taken.collect();
        if !free.is_empty() {
            let sides = free.iter().map(|seat| self.signed_side(seat));
            parts.push(voice.lobby_free(voice.list(sides)));
        }
        let until = match record.phase {
            Phase::Open { until } => Some(When(until.seconds())),
            _ => None,
        };
        let drawn =
            if self.table.draws_lots() { voice.seats_drawn() } else { voice.seats_listed() };
        parts.push(drawn);
        let terms = self.lobby_terms(until);
        let version = Version::Terms(record.revision);
        let plain = voice.plain();
        let button = |press, label, style| self.button_at(version, press, label, style);
        let mut start = button(
            TablePress::Invitation(InvitationPress::Start),
            plain.label_start_lobby(),
            ButtonStyle::Main,
        );
        start.enabled = self.table.may_start();
        let mut join = button(
            TablePress::Invitation(InvitationPress::Join),
            plain.label_join(),
            ButtonStyle::Yes,
        );
        join.enabled = !free.is_empty();
        let mut add = button(
            TablePress::Invitation(InvitationPress::AddComputer(None)),
            plain.label_add_computer(),
            ButtonStyle::Rest,
        );
        add.enabled = !free.is_empty();
        let mut lines = vec![head, parts.join(" · "), terms];
        lines.extend(voice.manners(self.info()).filter(|_| all.len() > 2));
        Message {
            content: lines.join("\n"),
            rows: vec![
                Row::Buttons(vec![
                    join,
                    button(
                        TablePress::Invitation(InvitationPress::Leave),
                        plain.label_leave(),
                        ButtonStyle::Rest,
                    ),
                    start,
                    button(TablePress::Terms, plain.label_terms(), ButtonStyle::Rest),
                    button(
                        TablePress::Invitation(InvitationPress::Withdraw),
                        plain.label_close_seat(),
                        ButtonStyle::Rest,
                    ),
                ]),
                Row::Buttons(vec![
                    add,
                    button(
                        TablePress::Invitation(InvitationPress::RemoveSeat(None)),
                        plain.label_remove_seat(),
                        ButtonStyle::Rest,
                    ),
                ]),
            ],
            ..Message::default()
        }
    }
}
