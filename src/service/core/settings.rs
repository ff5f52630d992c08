//! What people and servers have chosen, and where a person hears of a table.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};

use crate::service::Service;
use crate::store::StoreError;
use crate::table::{GuildId, GuildSettings, PersonId, Phase, Table, Told, UserSettings};

/// What one request has read of people and servers.
#[derive(Default)]
pub(crate) struct SeenSettings {
    people: Kept<PersonId, UserSettings>,
    servers: Kept<GuildId, GuildSettings>,
    /// Whether direct messages to people are refused.
    closed: Kept<PersonId, bool>,
}

/// What was read, by whose it is.
struct Kept<K, V>(Mutex<HashMap<K, V>>);

impl<K, V> Default for Kept<K, V> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<K: Eq + Hash, V: Clone> Kept<K, V> {
    fn of(&self, whose: &K) -> Option<V> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(whose).cloned()
    }

    fn keep(&self, whose: K, value: V) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(whose, value);
    }
}

impl Service {
    /// What the present request has read already; else what is read now.
    async fn once<K: Eq + Hash, V: Clone>(
        &self,
        kept: impl Fn(&SeenSettings) -> &Kept<K, V>,
        whose: K,
        read: impl Future<Output = Result<V, StoreError>>,
    ) -> Result<V, StoreError> {
        let Some(kept) = self.seen().map(kept) else { return read.await };
        if let Some(known) = kept.of(&whose) {
            return Ok(known);
        }
        let value = read.await?;
        kept.keep(whose, value.clone());
        Ok(value)
    }

    /// What a person has chosen; the usual if that cannot be found out.
    pub(crate) async fn settings(&self, person: PersonId) -> UserSettings {
        let read = self.store.user_settings(person);
        self.once(|seen| &seen.people, person, read).await.unwrap_or_else(|error| {
            tracing::warn!(%error, "settings could not be read; the usual ones are used");
            UserSettings::default()
        })
    }

    /// Changes what a person has chosen, in one transaction; gives it before and after.
    pub(crate) async fn change_settings(
        &self,
        person: PersonId,
        change: impl Fn(&mut UserSettings) + Send + 'static,
    ) -> Result<(UserSettings, UserSettings), StoreError> {
        let (before, after) = self.store.change_user_settings(person, self.now(), change).await?;
        if let Some(seen) = self.seen() {
            seen.people.keep(person, after.clone());
        }
        Ok((before, after))
    }

    /// What a server has chosen.
    ///
    /// # Errors
    /// If the store fails.
    pub(crate) async fn server_settings(
        &self,
        guild: GuildId,
    ) -> Result<GuildSettings, StoreError> {
        self.once(|seen| &seen.servers, guild, self.store.guild_settings(guild)).await
    }

    /// Changes what a server has chosen, in one transaction; gives it before and after.
    ///
    /// # Errors
    /// If the store fails.
    pub(crate) async fn change_server_settings(
        &self,
        guild: GuildId,
        change: impl Fn(&mut GuildSettings) + Send + 'static,
    ) -> Result<(GuildSettings, GuildSettings), StoreError> {
        let (before, after) = self.store.change_guild_settings(guild, self.now(), change).await?;
        if let Some(seen) = self.seen() {
            seen.servers.keep(guild, after.clone());
        }
        Ok((before, after))
    }

    /// Whether direct messages to a person are refused, as far as is known.
    pub(crate) async fn is_closed(&self, person: PersonId) -> bool {
        let read = self.store.direct_is_closed(person);
        self.once(|seen| &seen.closed, person, read).await.unwrap_or(false)
    }

    /// Where a person hears of the newest message of a table.
    pub(crate) async fn told(&self, table: &Table, person: PersonId) -> Told {
        let settings = self.settings(person).await;
        let told = self.told_if(table, person, &settings, false);
        // Whether direct messages reach them matters only where one would be sent.
        if told.direct && self.is_closed(person).await {
            return self.told_if(table, person, &settings, true);
        }
        told
    }

    /// The same if direct messages to them are refused (`closed`) or not.
    fn told_if(
        &self,
        table: &Table,
        person: PersonId,
        settings: &UserSettings,
        closed: bool,
    ) -> Told {
        match table.record().phase {
            Phase::Over(_) | Phase::Off(_) if settings.silent_results => Told::NOWHERE,
            Phase::Over(_) | Phase::Off(_) => Told::CHANNEL,
            Phase::Invited { .. } | Phase::Open { .. } => settings.challenges.told(closed),
            Phase::Playing if self.hushed(table, person, settings) => Told::NOWHERE,
            Phase::Playing => settings.pings.told(table.secrecy(), closed),
        }
    }

    /// Whether a player hears nothing of their turn now: by the hour, or because they want to.
    fn hushed(&self, table: &Table, person: PersonId, settings: &UserSettings) -> bool {
        let quiet = settings.quiet.as_ref().is_some_and(|quiet| quiet.holds(self.now()));
        let muted = table.clock().calls().muted;
        quiet || table.record().seats_of(person).iter().any(|seat| muted.has(seat))
    }
}
