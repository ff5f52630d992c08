//! A shared seat: who plays along, and whose turn it is.

use crate::message::{ButtonStyle, Message, Row, TablePress};
use crate::rules::Seat;
use crate::show::presenter::Presenter;
use crate::table::PersonId;
use crate::words::Term;

impl Presenter<'_> {
    /// The message of a shared seat.
    pub(crate) fn open_team(&self, seat: Seat) -> Message {
        let names = self.voice.list(self.team_names(seat));
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

    fn team_names(&self, seat: Seat) -> Vec<String> {
        self.faces().mates(seat)
    }

    /// The line that speaks to them.
    pub fn mates_line(&self) -> Option<String> {
        let mates = self.mates_to_act();
        let faces = self.faces();
        let called = |&mate: &PersonId| {
            if self.quiet(mate) { faces.mate(mate).to_string() } else { faces.called(mate).0 }
        };
        let called = mates.iter().map(called);
        (!mates.is_empty()).then(|| self.voice.team_to_move(self.voice.list(called)))
    }
}
