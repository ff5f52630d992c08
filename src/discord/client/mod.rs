//! The bot at work: what comes in, by serenity's gateway or by our endpoint, is answered; what the
//! application posts by itself goes out; and an orderly end.

mod connections;
mod ended;
mod front;
mod gateway;
mod link;
mod shards;
mod together;
mod way;

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use futures_core::future::BoxFuture;
use tokio::sync::mpsc::Receiver;
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;

use self::front::Front;
use self::way::Way;
use super::answer::Responder;
use super::deliver::Courier;
use crate::message::{App, Delivery, Portraits};
use crate::words::Words;

pub use ended::Ended;
pub use link::{Hears, Link, SharedPace, Target};

/// How long the end may take.
const FAREWELL: Duration = Duration::from_millis(4_500);

/// Plays until `stop`, or until there is no point in going on. What the application posts by itself
/// comes by `deliveries`. When this returns nothing is under way any more; it takes at most five
/// seconds after `stop`, and besides as long as an endpoint [goes on](super::Endpoint::draining).
///
/// # Errors
/// If the token is refused or Discord is out of reach for long.
pub fn run(
    link: Link,
    app: Arc<dyn App>,
    words: Arc<Words>,
    deliveries: Receiver<Delivery>,
    stop: CancellationToken,
) -> BoxFuture<'static, Result<(), Ended>> {
    // On the heap: what is behind it is compiled here, and not once more in whatever calls this.
    Box::pin(play(link, app, words, deliveries, stop))
}

async fn play(
    mut link: Link,
    app: Arc<dyn App>,
    words: Arc<Words>,
    deliveries: Receiver<Delivery>,
    stop: CancellationToken,
) -> Result<(), Ended> {
    let (timing, tasks) = (link.timing(), link.under_way());
    let rest = link.rest().clone();
    let avatars = Arc::new(link.avatars());
    app.see_people(Arc::clone(&avatars) as Arc<dyn Portraits>);
    let courier = Courier::new(Arc::clone(&app), rest.clone(), timing, tasks.clone());
    let responder = Responder::new(app, rest, courier.clone(), words, timing);
    let closed = AtomicBool::new(false);
    let front = Arc::new(Front { responder, tasks: tasks.clone(), avatars, closed });
    let mut way = Way::of(&mut link, &front).await?;

    let mut posting = tokio::spawn(post(courier.clone(), deliveries));
    let outcome = tokio::select! {
        () = stop.cancelled() => {
            way.drain().await;
            Ok(())
        }
        result = way.stay(link.pauses()) => result,
    };
    front.close();
    tracing::info!("stopping: finishing what is under way");
    let begun = Instant::now();
    // What is not sent yet stays in the outbox.
    posting.abort();
    drop((&mut posting).await);
    courier.close();
    tasks.close();
    if timeout(FAREWELL, tasks.wait()).await.is_err() {
        tracing::warn!("not everything was finished in time");
    }
    // The way in goes last, so that answers under way still find the connection.
    let left = FAREWELL.saturating_sub(begun.elapsed());
    drop(timeout(left, way.end()).await);
    outcome
}

/// Sends what the application posts by itself.
async fn post(courier: Courier, mut deliveries: Receiver<Delivery>) {
    while let Some(delivery) = deliveries.recv().await {
        courier.deliver(delivery);
    }
}
