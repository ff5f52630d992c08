//! Whether a post of the outbox is still this process's to send. It is for a while after it was put in or taken;
//! whoever stood still meanwhile asks again, and leaves alone what another process has taken since.

use crate::service::Service;

/// For how long a post is this process's from when it was looked at, in milliseconds.
pub(crate) const HELD: i64 = 60_000;

impl Service {
    /// Whether a post is still to be sent by this process. Where nobody else could have taken it, it is.
    pub(crate) async fn still_owes(&self, post: u64) -> bool {
        if post == 0 || !self.store.is_shared() || self.held.is_fresh(post) {
            return true;
        }
        let now = self.now();
        match self.store.keep_post(post, now, now.plus(HELD)).await {
            Ok(true) => {
                self.held.note(&[post]);
                true
            }
            Ok(false) => {
                tracing::info!(
                    post,
                    "another process has taken this post, or it has no point any more"
                );
                false
            }
            // It comes again when its time here is over.
            Err(error) => {
                tracing::warn!(post, %error, "whose a post is was not to be found out");
                false
            }
        }
    }

    /// For tests: this process has stood still for long, as far as it knows.
    #[cfg(feature = "testing")]
    pub fn stood_still(&self) {
        self.held.forget_all();
    }
}
