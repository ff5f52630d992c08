//! What people look like, as the application asks its edge for it.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;

use crate::table::PersonId;

/// The file of a picture, once it is there; none where there is no picture or it cannot be had.
pub type PortraitFile<'a> = Pin<Box<dyn Future<Output = Option<Arc<[u8]>>> + Send + 'a>>;

/// Where pictures of people come from. Whatever is given may be broken or no picture at all.
pub trait Portraits: Send + Sync {
    /// The picture of a person. Takes a few seconds at most.
    fn portrait(&self, person: PersonId) -> PortraitFile<'_>;

    /// Forgets what a person looks like, until they are seen again.
    fn forget(&self, person: PersonId);
}
