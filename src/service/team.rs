//! Sharing a seat: its sitter opens it, whoever joins may move for it.

use super::stage::Stage;
use super::trouble::Trouble;
use super::{
    Answer, ButtonStyle, Delivery, Message, Post, Press, PressId, Reply, Request, Row, Service,
    State,
};
use crate::rules::Seat;
use crate::table::{By, Intent, PersonId, Refused, TableId};
use crate::words::{Mention, Name, Term};

impl Service {
    /// The sitter opens his seat for others: a message with a button says so.
    pub(super) async fn share_seat(
        &self,
        request: &Request,
        id: TableId,
    ) -> Result<Reply, Trouble> {
        let voice = self.words.voice(&request.who.locale);
        let by = By::Person(request.who.id);
        let acted = match self.act(Some(request.interaction), id, by, &Intent::Share).await {
            Ok(acted) => acted,
            Err(Trouble::Refused(_, Refused::NotShared)) => {
                return Err(Trouble::Said(voice.not_shared()));
            }
            Err(trouble) => return Err(trouble),
        };
        let stage = self.public_stage(&acted.table);
        let seat = acted.table.may_share(request.who.id).unwrap_or(Seat::FIRST);
        let post = Post::Send {
            channel: acted.table.sheet().venue.channel,
            message: stage.open_team(seat),
            purpose: None,
            nonce: format!("s{id}{:x}", request.interaction & 0xff_ffff),
        };
        let answer = Answer::Update(Message::private(voice.done()));
        Ok(Reply { answer, then: vec![Delivery { outbox: 0, post }] })
    }

    /// Somebody joins a shared seat.
    pub(super) async fn join_team(
        &self,
        request: &Request,
        press: &PressId,
        id: TableId,
    ) -> Result<Reply, Trouble> {
        let voice = self.words.voice(&request.who.locale);
        let seat = press.arg.parse().map(Seat).map_err(|_| Trouble::Said(voice.old_button()))?;
        let intent = Intent::JoinTeam { seat, name: request.who.name.clone() };
        let by = By::Person(request.who.id);
        let acted = match self.act(Some(request.interaction), id, by, &intent).await {
            Ok(acted) => acted,
            Err(Trouble::Refused(_, refused)) => {
                return Err(match refused {
                    Refused::AlreadySeated => Trouble::Said(voice.team_seated()),
                    Refused::NoFreeSeat => Trouble::Said(voice.team_full()),
                    Refused::NotShared => Trouble::Said(voice.not_shared()),
                    other => Trouble::Refused(id, other),
                });
            }
            Err(trouble) => return Err(trouble),
        };
        let shown = self.public_stage(&acted.table).open_team(seat);
        Ok(Reply { answer: Answer::Update(shown), then: Vec::new() })
    }
}

impl Stage<'_> {
    /// The message of a shared seat.
    fn open_team(&self, seat: Seat) -> Message {
        let names = Term(self.team_names(seat).join(", "));
        let side = Term(self.side(seat));
        let arg = seat.0.to_string();
        let label = self.voice.plain().label_join_team(side.clone());
        Message {
            content: self.voice.team_open(self.title(), side, names),
            rows: vec![Row::Buttons(vec![self.button_at(
                Press::JoinTeam,
                State::None,
                &arg,
                label,
                ButtonStyle::Yes,
            )])],
            ..Message::default()
        }
    }

    fn team_names(&self, seat: Seat) -> Vec<String> {
        let mates = self.table.sheet().mates.iter().filter(|mate| mate.seat == seat);
        let names = mates.map(|mate| Name::new(&mate.name).to_string());
        names.collect()
    }

    /// Who else may move now.
    pub fn mates_to_act(&self) -> Vec<PersonId> {
        let teams = self.table.turn().iter().flat_map(|seat| {
            let sitter = self.person(seat);
            self.table.team(seat).into_iter().filter(move |&mate| Some(mate) != sitter)
        });
        teams.collect()
    }

    /// The line that speaks to them.
    pub fn mates_line(&self) -> Option<String> {
        let mates = self.mates_to_act();
        let mentions: Vec<_> = mates.iter().map(|mate| Mention(mate.0).to_string()).collect();
        (!mates.is_empty()).then(|| self.voice.team_to_move(Term(mentions.join(", "))))
    }
}
