//! The lobby of a game for more than two: sitting down, standing up, computers, the start.

use super::stage::Stage;
use super::trouble::{Trouble, host_name};
use super::{
    Answer, ButtonStyle, Delivery, Message, Post, Press, PressId, Reply, Request, Row, Service,
    State,
};
use crate::rules::{Seat, SeatSet};
use crate::store::MessageRole;
use crate::table::{Intent, Phase, Refused, Sitter, TableId};
use crate::words::{Term, When};

/// What a button that takes one more seat says.
const MORE: &str = "m";

impl Service {
    /// A press on a lobby, or on one of its private buttons.
    pub(super) async fn press_lobby(
        &self,
        request: &Request,
        press: &PressId,
        id: TableId,
    ) -> Result<Reply, Trouble> {
        let revision = match press.state {
            State::Terms(revision) => Some(revision),
            State::Position(_) | State::Offer(_) | State::Own(_) | State::None => None,
        };
        let name = request.who.name.clone();
        let intent = match press.press {
            Press::Join if press.arg == MORE => Intent::JoinAgain { name },
            Press::Join => Intent::Join { name },
            Press::Leave => Intent::Leave,
            Press::Start => Intent::Start { revision, chance: self.random() },
            Press::AddComputer => match press.arg.parse().ok() {
                Some(level) => Intent::SeatComputer { level },
                None => return self.ask_level(request, id).await,
            },
            Press::RemoveSeat => match press.arg.parse().ok() {
                Some(seat) => Intent::ClearSeat { seat: Seat(seat), revision },
                None => return self.ask_seat(request, id).await,
            },
            _ => Intent::Withdraw,
        };
        let acted = match self.act_of(request, id, &intent).await {
            Ok(acted) => acted,
            Err(Trouble::Refused(_, refused)) => {
                return self.lobby_refuses(request, press, id, refused).await;
            }
            Err(trouble) => return Err(trouble),
        };
        let shown = self.public_stage(&acted.table).invitation();
        if acted.begins {
            return self.after(request, acted, Some(Answer::Update(shown))).await;
        }
        if press.arg.is_empty() {
            return Ok(Reply { answer: Answer::Update(shown), then: Vec::new() });
        }
        // Chosen in a private message; the lobby stands elsewhere.
        let voice = self.words.voice(&request.who.locale);
        let answer = Answer::Update(Message::private(voice.done()));
        let lobby = self.store.message(id, MessageRole::Invitation).await?;
        let edit =
            lobby.map(|at| Post::Edit { channel: at.channel, id: at.message, message: shown });
        let then = edit.map(|post| Delivery { outbox: 0, post }).into_iter().collect();
        Ok(Reply { answer, then })
    }

    /// Why nothing came of a press, in the lobby's words.
    async fn lobby_refuses(
        &self,
        request: &Request,
        press: &PressId,
        id: TableId,
        refused: Refused,
    ) -> Result<Reply, Trouble> {
        let table = self.look(id).await?;
        let voice = self.words.voice(&request.who.locale);
        let mut message = Message::private(match refused {
            // He sees what has changed, and presses again.
            Refused::TermsChanged if press.press == Press::Start && table.is_lobby() => {
                let shown = self.public_stage(&table).invitation();
                return Ok(Reply { answer: Answer::Update(shown), then: Vec::new() });
            }
            Refused::TermsChanged => voice.lobby_changed(),
            Refused::AlreadySeated if press.press == Press::RemoveSeat => voice.lobby_own_seat(),
            Refused::AlreadySeated => voice.lobby_seated(),
            Refused::NoFreeSeat if press.press == Press::RemoveSeat => voice.lobby_least(),
            Refused::NoFreeSeat => voice.lobby_full(),
            Refused::NotSeated => voice.lobby_not_seated(),
            Refused::TooFew { least } => voice.lobby_too_few(i64::from(least)),
            other => return Err(Trouble::Refused(id, other)),
        });
        let again = refused == Refused::AlreadySeated && press.press == Press::Join;
        if again && table.is_lobby() && !table.sheet().free().is_empty() {
            let stage = Stage { voice, ..self.public_stage(&table) };
            let label = voice.plain().label_one_more();
            message.rows.push(Row::Buttons(vec![stage.button_at(
                Press::Join,
                State::None,
                MORE,
                label,
                ButtonStyle::Rest,
            )]));
        }
        Ok(super::moves::private(message))
    }

    /// Which seat is to be emptied or taken away.
    async fn ask_seat(&self, request: &Request, id: TableId) -> Result<Reply, Trouble> {
        let table = self.look(id).await?;
        let voice = self.words.voice(&request.who.locale);
        let stage = Stage { voice, ..self.public_stage(&table) };
        if table.sheet().host != request.who.id {
            return Err(Trouble::Said(voice.not_your_invitation(host_name(&stage))));
        }
        let state = State::Terms(table.sheet().revision);
        let least = usize::from(table.info().seats.0);
        let all = Seat::all(table.sheet().header.seats);
        let seats = all.filter(|&seat| match table.sheet().sitter(seat) {
            Some(Sitter::Free) => table.sheet().seats.len() > least,
            Some(sitter) => sitter.person() != Some(request.who.id),
            None => false,
        });
        let buttons: Vec<_> = seats
            .map(|seat| {
                let label = stage.seat_label(seat);
                let arg = seat.0.to_string();
                stage.button_at(Press::RemoveSeat, state, &arg, label, ButtonStyle::Rest)
            })
            .collect();
        if buttons.is_empty() {
            return Err(Trouble::Said(voice.lobby_least()));
        }
        let mut message = Message::private(voice.which_seat());
        message.rows = buttons.chunks(5).map(|row| Row::Buttons(row.to_vec())).collect();
        Ok(super::moves::private(message))
    }
}

impl Stage<'_> {
    /// A seat and who sits there, for a button.
    fn seat_label(&self, seat: Seat) -> String {
        let plain = self.voice.plain();
        let side = Term(self.side(seat));
        let label = if self.table.sheet().free().has(seat) {
            plain.label_free_seat(side)
        } else {
            plain.label_taken_seat(side, Term(self.plain_name(seat)))
        };
        label.chars().take(40).collect()
    }

    /// The lobby.
    pub fn lobby(&self) -> Message {
        let sheet = self.table.sheet();
        let voice = self.voice;
        let all: SeatSet = Seat::all(sheet.header.seats).collect();
        let free = sheet.free();
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
            voice.lobby_seat(Term(self.side(seat)), name)
        });
        let mut parts: Vec<_> = taken.collect();
        if !free.is_empty() {
            let sides: Vec<_> = free.iter().map(|seat| self.side(seat)).collect();
            parts.push(voice.lobby_free(Term(sides.join(", "))));
        }
        let until = match sheet.phase {
            Phase::Open { until } => Some(When(until.seconds())),
            _ => None,
        };
        let drawn =
            if self.table.draws_lots() { voice.seats_drawn() } else { voice.seats_listed() };
        parts.push(drawn);
        let terms = self.lobby_terms(until);
        let state = State::Terms(sheet.revision);
        let plain = voice.plain();
        let button = |press, label, style| self.button_at(press, state, "", label, style);
        let mut start = button(Press::Start, plain.label_start_lobby(), ButtonStyle::Main);
        start.enabled = self.table.may_start();
        let mut join = button(Press::Join, plain.label_join(), ButtonStyle::Yes);
        join.enabled = !free.is_empty();
        let mut add = button(Press::AddComputer, plain.label_add_computer(), ButtonStyle::Rest);
        add.enabled = !free.is_empty();
        let mut lines = vec![head, parts.join(" · "), terms];
        lines.extend(voice.manners(self.info()).filter(|_| all.len() > 2));
        Message {
            content: lines.join("\n"),
            rows: vec![
                Row::Buttons(vec![
                    join,
                    button(Press::Leave, plain.label_leave(), ButtonStyle::Rest),
                    start,
                    button(Press::Terms, plain.label_terms(), ButtonStyle::Rest),
                    button(Press::Withdraw, plain.label_close_seat(), ButtonStyle::Rest),
                ]),
                Row::Buttons(vec![
                    add,
                    button(Press::RemoveSeat, plain.label_remove_seat(), ButtonStyle::Rest),
                ]),
            ],
            ..Message::default()
        }
    }

    /// Everybody at the table, in seat order.
    pub fn everybody(&self) -> Term {
        self.listed_names(Seat::all(self.table.sheet().header.seats).collect())
    }
}
