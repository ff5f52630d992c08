//! The posts about those who fall out of a game: one each, before the board that follows.

use crate::message::{Delivery, Post};
use crate::service::Service;
use crate::service::core::commit::Acted;
use crate::show::presenter::Presenter;

impl Service {
    /// What is to be told before the board of those who fell out of the game, in order.
    pub(crate) async fn fallen_posts(&self, acted: &Acted) -> Vec<Delivery> {
        if acted.fallen.is_empty() {
            return Vec::new();
        }
        let presenter = self.presenter_for(&acted.table).await;
        let post = |&(outbox, ply): &(u64, u32)| {
            Some(Delivery { outbox, post: fallen_post(&presenter, ply)? })
        };
        acted.fallen.iter().filter_map(post).collect()
    }
}

/// The word on somebody who fell out of the game with this entry; `None` if it was taken back.
pub(crate) fn fallen_post(presenter: &Presenter<'_>, ply: u32) -> Option<Post> {
    let message = presenter.fallen(ply)?;
    let record = presenter.table.record();
    let (channel, nonce) = (record.venue.channel, format!("k{}{ply:x}", record.id));
    Some(Post::Send { channel, message, purpose: None, nonce })
}
