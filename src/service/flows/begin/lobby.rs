//! The lobby of a game for more than two: sitting down, standing up, computers, the start.

use crate::message::{
    Answer, ButtonStyle, Delivery, Message, Post, Press, PressId, Reply, Request, Row, State,
};
use crate::message::{Button, Does};
use crate::rules::Seat;
use crate::service::Service;
use crate::service::core::errors::Trouble;
use crate::show::faults::host_name;
use crate::show::lobby::MORE;
use crate::show::presenter::Presenter;
use crate::table::MessageRole;
use crate::table::{Intent, Refused, Sitter, TableId};

impl Service {
    /// A press on a lobby, or on one of its private buttons.
    pub(crate) async fn press_lobby(
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
        let shown = self.public_presenter(&acted.table).invitation();
        if acted.begins {
            return self.after(request, acted, Some(Answer::Update(shown))).await;
        }
        if press.arg.is_empty() {
            return Ok(Reply::update(shown));
        }
        // Chosen in a private message; the lobby stands elsewhere.
        let voice = self.voice(request);
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
        let voice = self.voice(request);
        let mut message = Message::private(match refused {
            // They see what has changed, and press again.
            Refused::TermsChanged if press.press == Press::Start && table.is_lobby() => {
                let shown = self.public_presenter(&table).invitation();
                return Ok(Reply::update(shown));
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
            let presenter = Presenter { voice, ..self.public_presenter(&table) };
            let label = voice.plain().label_one_more();
            message.rows.push(Row::Buttons(vec![presenter.button_at(
                Press::Join,
                State::None,
                MORE,
                label,
                ButtonStyle::Rest,
            )]));
        }
        Ok(Reply::private(message))
    }

    /// Which seat is to be emptied or taken away.
    async fn ask_seat(&self, request: &Request, id: TableId) -> Result<Reply, Trouble> {
        let table = self.look(id).await?;
        let voice = self.voice(request);
        let presenter = Presenter { voice, ..self.public_presenter(&table) };
        if table.sheet().host != request.who.id {
            return Err(Trouble::Said(voice.not_your_invitation(host_name(&presenter))));
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
                let label = presenter.seat_label(seat);
                let arg = seat.0.to_string();
                presenter.button_at(Press::RemoveSeat, state, &arg, label, ButtonStyle::Rest)
            })
            .collect();
        if buttons.is_empty() {
            return Err(Trouble::Said(voice.lobby_least()));
        }
        let mut message = Message::private(voice.which_seat());
        message.rows = buttons.chunks(5).map(|row| Row::Buttons(row.to_vec())).collect();
        Ok(Reply::private(message))
    }

    pub(crate) async fn ask_level(&self, request: &Request, id: TableId) -> Result<Reply, Trouble> {
        let table = self.look(id).await?;
        let voice = self.voice(request);
        if table.sheet().host != request.who.id {
            let presenter = self.usual(voice, &table);
            return Err(Trouble::Said(voice.not_your_invitation(host_name(&presenter))));
        }
        let mut message = Message::private(voice.which_level());
        let state = State::Terms(table.sheet().revision);
        let button = |level: u8| Button {
            label: voice.plain().label_level(i64::from(level)),
            does: Does::Press(PressId::at(Press::AddComputer, id, state, level.to_string())),
            style: ButtonStyle::Rest,
            enabled: true,
        };
        message.rows = vec![
            Row::Buttons((1..=4).map(button).collect()),
            Row::Buttons((5..=8).map(button).collect()),
        ];
        Ok(Reply::of(Answer::Message(message, None)))
    }
}
