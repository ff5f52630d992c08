//! A shared seat: who plays along, and whose turn it is.

use crate::message::{ButtonStyle, Message, Row, TablePress};
use crate::rules::Seat;
use crate::show::presenter::Presenter;
use crate::table::PersonId;
use crate::words::{Mention, Name, Term};

impl Presenter<'_> {
    /// The message of a shared seat.
    pub(crate) fn open_team(&self, seat: Seat) -> Message {
        let names = Term(self.team_names(seat).join(", "));
        let side = Term(self.side(seat));
        let label = self.voice.plain().label_join_team(side.clone());
        Message {
            content: self.voice.team_open(self.title(), side, names),
            rows: vec![Row::Buttons(vec![self.button(
                TablePress::JoinTeam(seat),
                label,
                ButtonStyle::Yes,
            )])],
            ..Message::default()
        }
    }

    /// The name of somebody who plays along.
    fn mate_name(&self, mate: PersonId) -> Name {
        let mates = &self.table.record().mates;
        let known = mates.iter().find(|known| known.id == mate);
        known.map_or_else(|| self.name_of(mate), |known| Name::new(&known.name))
    }

    fn team_names(&self, seat: Seat) -> Vec<String> {
        let mates = self.table.record().mates.iter().filter(|mate| mate.seat == seat);
        let names = mates.map(|mate| Name::new(&mate.name).to_string());
        names.collect()
    }

    /// The line that speaks to them.
    pub fn mates_line(&self) -> Option<String> {
        let mates = self.mates_to_act();
        let called = |&mate: &PersonId| {
            let name = || self.mate_name(mate).to_string();
            if self.quiet(mate) { name() } else { Mention(mate.0).to_string() }
        };
        let mentions: Vec<_> = mates.iter().map(called).collect();
        (!mates.is_empty()).then(|| self.voice.team_to_move(Term(mentions.join(", "))))
    }
}
