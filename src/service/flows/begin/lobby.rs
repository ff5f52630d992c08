//! The lobby of a game for more than two: sitting down, standing up, computers, the start.

use crate::ai::Level;
use crate::message::{
    Answer, AtTable, Button, ButtonStyle, Delivery, InvitationPress, Message, Post, Press, Reply,
    Request, Row, TablePress, Version,
};
use crate::rules::Seat;
use crate::service::Service;
use crate::service::core::errors::Error;
use crate::service::delivery::after::Told;
use crate::show::choices::named_level;
use crate::show::faults::host_name;
use crate::show::presenter::Presenter;
use crate::table::MessageRole;
use crate::table::{Intent, Occupant, Refused, TableId};

impl Service {
    /// A press on a lobby, or on one of its private buttons.
    pub(crate) async fn press_lobby(
        &self,
        request: &Request,
        id: TableId,
        press: InvitationPress,
        revision: Option<u32>,
    ) -> Result<Reply, Error> {
        let name = request.who.name.clone();
        let intent = match press {
            InvitationPress::Accept => Intent::Accept { revision },
            InvitationPress::Decline => Intent::Decline,
            InvitationPress::Withdraw => Intent::Withdraw,
            InvitationPress::Join => Intent::Join { name },
            InvitationPress::JoinAgain => Intent::JoinAgain { name },
            InvitationPress::Leave => Intent::Leave,
            InvitationPress::Start => Intent::Start { revision, chance: self.random() },
            InvitationPress::AddComputer(None) => return self.ask_level(request, id).await,
            InvitationPress::AddComputer(Some(level)) => Intent::SeatComputer { level },
            InvitationPress::RemoveSeat(None) => return self.ask_seat(request, id).await,
            InvitationPress::RemoveSeat(Some(seat)) => Intent::ClearSeat { seat, revision },
        };
        let acted = match self.act_of(request, id, &intent).await {
            Ok(acted) => acted,
            Err(Error::Refused(_, refused)) => {
                return self.lobby_refuses(request, id, press, refused).await;
            }
            Err(error) => return Err(error),
        };
        let shown = self.public_presenter(&acted.table).invitation();
        if acted.begins {
            return self.after(request, acted, Told::this(Answer::Update(shown))).await;
        }
        if !press.is_second_step() {
            return Ok(Reply::update(shown));
        }
        // Chosen in a private message; the lobby stands elsewhere.
        let voice = self.voice(request);
        let answer = Answer::Fleeting(Message::private(voice.done()));
        let lobby = self.store.message(id, MessageRole::Invitation).await?;
        let edit = lobby.map(|at| Post::Edit {
            channel: at.channel,
            id: at.message,
            message: shown,
            purpose: None,
        });
        let then = edit.map(|post| Delivery { outbox: 0, post }).into_iter().collect();
        Ok(Reply { answer, then })
    }

    /// Why nothing came of a press, in the lobby's words.
    async fn lobby_refuses(
        &self,
        request: &Request,
        id: TableId,
        press: InvitationPress,
        refused: Refused,
    ) -> Result<Reply, Error> {
        let table = self.look(id).await?;
        let voice = self.voice(request);
        let removes = matches!(press, InvitationPress::RemoveSeat(_));
        let joins = matches!(press, InvitationPress::Join | InvitationPress::JoinAgain);
        let mut message = Message::private(match refused {
            // They see what has changed, and press again.
            Refused::TermsChanged if press == InvitationPress::Start && table.is_lobby() => {
                let shown = self.public_presenter(&table).invitation();
                return Ok(Reply::update(shown));
            }
            Refused::TermsChanged => voice.lobby_changed(),
            Refused::AlreadySeated if removes => voice.lobby_own_seat(),
            Refused::AlreadySeated => voice.lobby_seated(),
            Refused::NoFreeSeat if removes => voice.lobby_least(),
            Refused::NoFreeSeat => voice.lobby_full(),
            Refused::NotSeated => voice.lobby_not_seated(),
            Refused::TooFew { least } => voice.lobby_too_few(i64::from(least)),
            other => return Err(Error::Refused(id, other)),
        });
        let again = refused == Refused::AlreadySeated && joins;
        if again && table.is_lobby() && !table.record().free().is_empty() {
            let presenter = Presenter { voice, ..self.public_presenter(&table) };
            let label = voice.plain().label_one_more();
            message.rows.push(Row::Buttons(vec![presenter.button(
                TablePress::Invitation(InvitationPress::JoinAgain),
                label,
                ButtonStyle::Rest,
            )]));
        }
        Ok(Reply::private(message))
    }

    /// Which seat is to be emptied or taken away.
    async fn ask_seat(&self, request: &Request, id: TableId) -> Result<Reply, Error> {
        let table = self.look(id).await?;
        let voice = self.voice(request);
        let presenter = Presenter { voice, ..self.public_presenter(&table) };
        if table.record().host != request.who.id {
            return Err(Error::Said(voice.not_your_invitation(host_name(&presenter))));
        }
        let version = Version::Terms(table.record().revision);
        let least = usize::from(table.info().seats.0);
        let all = Seat::all(table.record().header.seats);
        let seats = all.filter(|&seat| match table.record().sitter(seat) {
            Some(Occupant::Free) => table.record().seats.len() > least,
            Some(occupant) => occupant.person() != Some(request.who.id),
            None => false,
        });
        let buttons: Vec<_> = seats
            .map(|seat| {
                let label = presenter.seat_label(seat);
                let remove = TablePress::Invitation(InvitationPress::RemoveSeat(Some(seat)));
                presenter.button_at(version, remove, label, ButtonStyle::Rest)
            })
            .collect();
        if buttons.is_empty() {
            return Err(Error::Said(voice.lobby_least()));
        }
        let mut message = Message::private(voice.which_seat());
        message.rows = buttons.chunks(5).map(|row| Row::Buttons(row.to_vec())).collect();
        Ok(Reply::private(message))
    }

    pub(crate) async fn ask_level(&self, request: &Request, id: TableId) -> Result<Reply, Error> {
        let table = self.look(id).await?;
        let voice = self.voice(request);
        if table.record().host != request.who.id {
            let presenter = self.usual(voice, &table);
            return Err(Error::Said(voice.not_your_invitation(host_name(&presenter))));
        }
        let mut message = Message::private(voice.which_level());
        let version = Version::Terms(table.record().revision);
        let button = |level: u8| {
            let add = TablePress::Invitation(InvitationPress::AddComputer(Some(level)));
            let press = Press::At(AtTable { table: id, version, press: add });
            Button::rest(named_level(voice.plain(), Some(table.line()), level), press)
        };
        let buttons: Vec<_> = Level::all().map(|level| button(level.number())).collect();
        message.rows = buttons.chunks(5).map(|row| Row::Buttons(row.to_vec())).collect();
        Ok(Reply::of(Answer::Message(message, None)))
    }
}
