//! The posts about a game in which nobody moves.

use crate::message::{Message, Post, Row};
use crate::service::Service;
use crate::show::faults::show_board;
use crate::table::Table;
use crate::words::{Mention, Term};

impl Service {
    /// The message to those who wait; `None` if a move came after all.
    pub(crate) async fn inactivity_post(&self, table: &Table) -> Option<Post> {
        let presenter = self.public_presenter(table);
        let mut message = presenter.inactivity_message(self.policy.waits.neglect)?;
        for person in table.waiters() {
            if !self.settings(person).await.silent_results {
                message.pings.push(person);
            }
        }
        let sheet = table.sheet();
        let told = table.clock().silence().told?;
        let nonce = format!("w{}{:x}", sheet.id, told.seconds() & 0xff_ffff);
        Some(Post::Send { channel: sheet.venue.channel, message, purpose: None, nonce })
    }

    /// The message that reminds those who do not move; `None` if a move came after all.
    pub(crate) fn idle_reminder_post(&self, table: &Table) -> Option<Post> {
        let presenter = self.public_presenter(table);
        let nudged = table.clock().silence().nudged?;
        let late = presenter.persons_of_late();
        let who = table.sheet().seats_of(table.last_nudger()?).iter().next()?;
        let mentions: Vec<_> = late.iter().map(|person| Mention(person.0).to_string()).collect();
        let content = presenter.voice.nudged(
            Term(mentions.join(", ")),
            presenter.name(who),
            presenter.title(),
        );
        let show = show_board(presenter.voice.plain(), table.sheet().id);
        let message = Message {
            content,
            pings: late,
            rows: vec![Row::Buttons(vec![show])],
            ..Message::default()
        };
        let sheet = table.sheet();
        let nonce = format!("n{}{:x}", sheet.id, nudged.seconds() & 0xff_ffff);
        Some(Post::Send { channel: sheet.venue.channel, message, purpose: None, nonce })
    }
}
