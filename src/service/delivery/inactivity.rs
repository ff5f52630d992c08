//! The posts about a game in which nobody moves.

use crate::message::{Message, Post, Row};
use crate::service::Service;
use crate::show::faults::show_board;
use crate::table::Table;

impl Service {
    /// The message to those who wait; `None` if a move came after all.
    pub(crate) async fn inactivity_post(&self, table: &Table) -> Option<Post> {
        let presenter = self.public_presenter(table);
        let mut message = presenter.inactivity_message(table.waits(&self.policy.waits).neglect)?;
        for person in table.waiters() {
            if !self.settings(person).await.silent_results {
                message.pings.push(person);
            }
        }
        let record = table.record();
        let told = table.clock().inactivity().told?;
        let nonce = format!("w{}{:x}", record.id, told.seconds() & 0xff_ffff);
        Some(Post::Send { channel: record.venue.channel, message, purpose: None, nonce })
    }

    /// The message that reminds those who do not move; `None` if a move came after all.
    pub(crate) fn idle_reminder_post(&self, table: &Table) -> Option<Post> {
        let presenter = self.public_presenter(table);
        let nudged = table.clock().inactivity().nudged?;
        let late = presenter.persons_of_late();
        let who = table.record().seats_of(table.last_nudger()?).iter().next()?;
        let content = presenter.voice.nudged(
            presenter.faces().all_called(&late),
            presenter.name(who),
            presenter.title(),
        );
        let show = show_board(presenter.voice.plain(), table.record().id);
        let message = Message {
            content,
            pings: late,
            rows: vec![Row::Buttons(vec![show])],
            ..Message::default()
        };
        let record = table.record();
        let nonce = format!("n{}{:x}", record.id, nudged.seconds() & 0xff_ffff);
        Some(Post::Send { channel: record.venue.channel, message, purpose: None, nonce })
    }
}
