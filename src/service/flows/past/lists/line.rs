//! The catalog line of a game that was named.

use crate::catalog::Entry;
use crate::service::Service;
use crate::service::core::errors::Trouble;
use crate::words::{Quote, Voice};

impl Service {
    /// The catalog line of a game that was named.
    pub(crate) fn line(&self, voice: Voice<'_>, slug: &str) -> Result<&'static Entry, Trouble> {
        self.catalog.find(slug).ok_or_else(|| Trouble::Said(voice.unknown_game(Quote::new(slug))))
    }
}
