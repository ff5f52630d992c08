//! The challenge or open seat as everybody reads it, its terms in words, and what became of it.

use crate::message::{ButtonStyle, InvitationPress, Message, Row, TablePress, Version};
use crate::render::Scene;
use crate::rules::{Seat, Viewer};
use crate::show::faults::host_name;
use crate::show::presenter::Presenter;
use crate::table::{Against, Off, Phase};
use crate::words::{Term, When};

impl Presenter<'_> {
    /// The challenge or open seat.
    pub fn invitation(&self) -> Message {
        let record = self.table.record();
        if self.table.is_lobby() {
            return self.lobby();
        }
        let version = Version::Terms(record.revision);
        let plain = self.voice.plain();
        let button = |press, label, style| self.button_at(version, press, label, style);
        let (head, pings, row, until) = match record.phase {
            Phase::Invited { guest, until } => (
                self.voice.challenge(self.guest(guest), host_name(self), self.title()),
                if self.quiet(guest) { Vec::new() } else { vec![guest] },
                vec![
                    button(
                        TablePress::Invitation(InvitationPress::Accept),
                        plain.label_accept(),
                        ButtonStyle::Yes,
                    ),
                    button(
                        TablePress::Invitation(InvitationPress::Decline),
                        plain.label_decline(),
                        ButtonStyle::No,
                    ),
                    button(TablePress::Terms, plain.label_terms(), ButtonStyle::Rest),
                    button(
                        TablePress::Invitation(InvitationPress::Withdraw),
                        plain.label_withdraw(),
                        ButtonStyle::Rest,
                    ),
                ],
                until,
            ),
            Phase::Open { until } => (
                self.voice.open_seat(host_name(self), self.title()),
                Vec::new(),
                vec![
                    button(
                        TablePress::Invitation(InvitationPress::Join),
                        plain.label_join(),
                        ButtonStyle::Yes,
                    ),
                    button(
                        TablePress::Invitation(InvitationPress::AddComputer(None)),
                        plain.label_use_computer(),
                        ButtonStyle::Rest,
                    ),
                    button(TablePress::Terms, plain.label_terms(), ButtonStyle::Rest),
                    button(
                        TablePress::Invitation(InvitationPress::Withdraw),
                        plain.label_close_seat(),
                        ButtonStyle::Rest,
                    ),
                ],
                until,
            ),
            Phase::Playing | Phase::Over(_) | Phase::Off(_) => return self.settled(),
        };
        let terms = self.terms(Some(When(until.seconds())));
        let free = record.free().len();
        let seated = (record.header.seats > 2).then(|| {
            let taken = Seat::all(record.header.seats).filter(|&seat| !record.free().has(seat));
            let names = self.voice.list(taken.map(|seat| self.name(seat)));
            format!("\n{}", self.voice.seats_taken(names, i64::from(free)))
        });
        let view = self.table.seen(Viewer::Public).view();
        let unusual = !record.terms.options.is_empty() && self.table.secrecy().shares_the_board();
        Message {
            content: format!("{head}\n{terms}{}", seated.unwrap_or_default()),
            pings,
            picture: unusual
                .then(|| self.picture(&Scene::from(&view), Seat::FIRST, None))
                .flatten(),
            rows: vec![Row::Buttons(row)],
            ..Message::default()
        }
    }

    /// How the person asked is spoken to.
    fn guest(&self, guest: crate::table::PersonId) -> Term {
        let seat = self.table.record().seats_of(guest).iter().next();
        let spoken = seat.and_then(|seat| self.spoken_to(seat));
        spoken.unwrap_or_else(|| self.faces().called(guest))
    }

    /// What became of a challenge or open seat.
    pub fn settled(&self) -> Message {
        let record = self.table.record();
        let voice = self.voice;
        let (host, title) = (host_name(self), self.title());
        let guest = record.people().into_iter().find(|&person| person != record.host);
        let guest = guest.and_then(|person| record.seats_of(person).iter().next());
        let guest = guest.map(|seat| self.name(seat));
        let text = match (record.phase, guest) {
            (Phase::Off(Off::Declined), Some(guest)) => voice.declined(guest, host, title),
            (Phase::Off(Off::Withdrawn), Some(guest)) => voice.withdrawn(guest, host, title),
            (Phase::Off(Off::Expired), _) => voice.expired(title),
            (Phase::Off(_), _) => voice.closed(host, title),
            _ if record.header.seats > 2 => voice.begun_many(title, self.everybody()),
            (_, Some(guest)) if matches!(record.terms.against, Against::Anyone) => {
                voice.joined(host, guest, title)
            }
            (_, Some(guest)) => voice.accepted(guest, host, title),
            (_, None) => {
                let (first, second) = self.pair();
                voice.begun(first, second, title)
            }
        };
        Message { content: text, ..Message::default() }
    }
}
