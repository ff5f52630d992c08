//! The short message that asks the others about an offer.

use crate::message::{Message, Post};
use crate::rules::Offer;
use crate::service::Service;
use crate::show::pause::standing;
use crate::table::Table;

impl Service {
    /// The short message that asks the others about an offer; `None` if it no longer stands.
    pub(crate) async fn offer_post(&self, table: &Table, number: u32) -> Option<Post> {
        let standing = standing(table, number)?;
        let presenter = self.public_presenter(table);
        let asked = presenter.asked(presenter.person(standing.by));
        if asked.is_empty() {
            return None;
        }
        let (mut spoken, mut pings) = (Vec::new(), Vec::new());
        for person in asked {
            if self.settings(person).await.silent_offers {
                spoken.push(presenter.name_of(person).to_string());
            } else {
                spoken.push(presenter.faces().called(person).to_string());
                pings.push(person);
            }
        }
        let spoken = presenter.voice.list(spoken);
        let (content, rows) = match standing.what {
            Offer::Draw => {
                let content = presenter.voice.draw_offered_to(presenter.name(standing.by), spoken);
                (content, presenter.offer_buttons().into_iter().collect())
            }
            Offer::Takeback => {
                let rows = presenter.takeback_buttons().into_iter().collect();
                (presenter.takeback_asked_of(&pings)?, rows)
            }
            Offer::Pause | Offer::Adjourn | Offer::Resume => {
                (presenter.stop_asked(standing, spoken), presenter.stop_answers(standing))
            }
        };
        let message = Message { content, pings, rows, ..Message::default() };
        let record = table.record();
        Some(Post::Send {
            channel: record.venue.channel,
            message,
            purpose: None,
            nonce: format!("o{}{number:x}", record.id),
        })
    }
}
