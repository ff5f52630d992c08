//! The thread of a game: its name, and the message it begins at.

use crate::message::Message;
use crate::show::presenter::Presenter;
use crate::table::Phase;
use crate::words::{Channel, Term};

/// The most characters of a thread's name.
const NAME_MOST: usize = 100;

impl Presenter<'_> {
    /// The name of the thread of this game.
    pub(crate) fn thread_name(&self) -> String {
        let seats = crate::rules::Seat::all(self.table.record().header.seats);
        let names: Vec<_> = seats.map(|seat| self.plain_name(seat)).collect();
        let id = format!(" #{}", self.table.record().id);
        let title = self.voice.title(self.info());
        let name = format!("{title}: {}", names.join(" - "));
        name.chars().take(NAME_MOST - id.len()).chain(id.chars()).collect()
    }

    /// The invitation of a game that is played in a thread: who plays, and where or how it ended.
    pub fn starter(&self) -> Message {
        let mut message = self.settled();
        let record = self.table.record();
        let line = match (self.table.outcome(), record.phase) {
            (Some(outcome), _) => self.ending(&outcome),
            (None, Phase::Over(_)) => self.voice.board_over(),
            (None, _) => self.voice.game_is_in(Term(Channel(record.venue.channel.0).to_string())),
        };
        message.content = format!("{}\n{line}", message.content);
        message
    }
}
