//! The newest public message of a table, whatever its state.

use crate::message::Message;
use crate::show::presenter::Presenter;
use crate::show::standings::Avatars;
use crate::table::Phase;
use crate::table::ratings::Judged;

impl Presenter<'_> {
    /// The newest public message of the game: the turn, the computer at work, or the end.
    pub fn newest(&self, judged: Option<&Judged>) -> Message {
        self.newest_with(judged, &Avatars::new())
    }

    /// The same with pictures of people, for the end.
    pub fn newest_with(&self, judged: Option<&Judged>, avatars: &Avatars) -> Message {
        match self.table.record().phase {
            Phase::Over(_) => self.result(judged, avatars),
            _ if self.table.secrecy().has_referee() => self.period(),
            _ if self.table.is_watched() => self.watched(),
            _ if self.table.computer_to_act().is_some() => self.thinking(),
            _ => self.turn(),
        }
    }
}
