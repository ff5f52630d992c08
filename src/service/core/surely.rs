//! What is tried again while the database is away: a server that fell over is mostly there again soon.

use std::time::{Duration, Instant};

use crate::store::StoreError;

/// For how long: whoever asked still waits.
const SURELY: Duration = Duration::from_millis(1_500);

/// The pause before it is.
const AGAIN: Duration = Duration::from_millis(100);

/// Does what may be done twice, again and again while nobody knows what became of it.
///
/// # Errors
/// What the last time ended with.
pub(crate) async fn surely<T, F>(mut work: impl FnMut() -> F + Send) -> Result<T, StoreError>
where
    F: Future<Output = Result<T, StoreError>> + Send,
{
    let end = Instant::now() + SURELY;
    loop {
        match work().await {
            Err(error) if error.is_unclear() && Instant::now() < end => {
                tracing::warn!(%error, "the database went away over this; trying again");
                tokio::time::sleep(AGAIN).await;
            }
            done => return done,
        }
    }
}
