//! The languages of places, as far as this process knows them.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// What is spoken where nothing else is known.
pub(crate) const USUAL: &str = "en";

/// The languages of the places this process has to do with, by the number of the server or the
/// private chat; Discord numbers no two things alike.
#[derive(Debug, Default)]
pub(crate) struct Languages(Mutex<HashMap<u64, String>>);

impl Languages {
    fn with<T>(&self, look: impl FnOnce(&mut HashMap<u64, String>) -> T) -> T {
        look(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    pub(crate) fn know(&self, place: u64, language: &str) {
        self.with(|known| known.insert(place, language.to_owned()));
    }

    pub(crate) fn known(&self, place: u64) -> Option<String> {
        self.with(|known| known.get(&place).cloned())
    }
}
