//! Who is on holiday when a game begins.

use crate::service::Service;
use crate::table::{ClockTerms, PersonId, Time};

impl Service {
    /// Whoever is on holiday when a game with a slow clock begins is so there, too.
    pub(crate) async fn away_at(
        &self,
        people: &[PersonId],
        clock: ClockTerms,
    ) -> Vec<(PersonId, Time)> {
        let mut away = Vec::new();
        if !clock.slow() {
            return away;
        }
        for &person in people {
            match self.store.holiday(person, self.now()).await {
                Ok(until) => away.extend(until.map(|until| (person, until))),
                Err(error) => tracing::warn!(%error, "a holiday could not be read"),
            }
        }
        away
    }
}
