//! What a person has chosen, and where they hear of a table.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use crate::service::Service;
use crate::store::StoreError;
use crate::table::{PersonId, Phase, Table, Told, UserSettings};

/// What people have chosen, as far as one request has read it.
#[derive(Default)]
pub(crate) struct SeenSettings(Mutex<HashMap<PersonId, UserSettings>>);

impl SeenSettings {
    fn of(&self, person: PersonId) -> Option<UserSettings> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(&person).cloned()
    }

    fn keep(&self, person: PersonId, settings: UserSettings) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(person, settings);
    }
}

impl Service {
    /// What a person has chosen; the usual if that cannot be found out.
    pub(crate) async fn settings(&self, person: PersonId) -> UserSettings {
        if let Some(known) = self.seen().and_then(|seen| seen.of(person)) {
            return known;
        }
        match self.store.user_settings(person).await {
            Ok(settings) => {
                if let Some(seen) = self.seen() {
                    seen.keep(person, settings.clone());
                }
                settings
            }
            Err(error) => {
                tracing::warn!(%error, "settings could not be read; the usual ones are used");
                UserSettings::default()
            }
        }
    }

    /// Changes what a person has chosen, in one transaction; gives it before and after.
    pub(crate) async fn change_settings(
        &self,
        person: PersonId,
        change: impl Fn(&mut UserSettings) + Send + 'static,
    ) -> Result<(UserSettings, UserSettings), StoreError> {
        let (before, after) = self.store.change_user_settings(person, self.now(), change).await?;
        if let Some(seen) = self.seen() {
            seen.keep(person, after.clone());
        }
        Ok((before, after))
    }

    /// Whether direct messages to a person are refused, as far as is known.
    pub(crate) async fn is_closed(&self, person: PersonId) -> bool {
        self.store.direct_is_closed(person).await.unwrap_or(false)
    }

    /// Where a person hears of the newest message of a table.
    pub(crate) async fn told(&self, table: &Table, person: PersonId) -> Told {
        let settings = self.settings(person).await;
        match table.record().phase {
            Phase::Over(_) | Phase::Off(_) if settings.silent_results => Told::NOWHERE,
            Phase::Over(_) | Phase::Off(_) => Told::CHANNEL,
            Phase::Invited { .. } | Phase::Open { .. } => {
                settings.challenges.told(self.is_closed(person).await)
            }
            Phase::Playing if self.hushed(table, person, &settings) => Told::NOWHERE,
            Phase::Playing => settings.pings.told(table.secrecy(), self.is_closed(person).await),
        }
    }

    /// Whether a player hears nothing of their turn now: by the hour, or because they want to.
    fn hushed(&self, table: &Table, person: PersonId, settings: &UserSettings) -> bool {
        let quiet = settings.quiet.as_ref().is_some_and(|quiet| quiet.holds(self.now()));
        let muted = table.clock().calls().muted;
        quiet || table.record().seats_of(person).iter().any(|seat| muted.has(seat))
    }
}
