//! What people and servers have chosen.

use rusqlite::{Connection, OptionalExtension, params};
use serde::de::DeserializeOwned;

use super::rows::{column, json, read_json};
use super::{Store, StoreError};
use crate::table::{GuildId, GuildSettings, PersonId, Time, UserSettings};

impl Store {
    /// What a person has chosen; the usual where he has not.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    pub async fn user_settings(&self, person: PersonId) -> Result<UserSettings, StoreError> {
        let text = "SELECT settings FROM user_settings WHERE person = ?1";
        self.read(move |db| read(db, text, person.0)).await
    }

    /// Keeps what a person has chosen.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn set_user_settings(
        &self,
        person: PersonId,
        settings: UserSettings,
        now: Time,
    ) -> Result<(), StoreError> {
        let text = "INSERT INTO user_settings (person, settings, changed) VALUES (?1, ?2, ?3)
             ON CONFLICT (person) DO UPDATE
             SET settings = excluded.settings, changed = excluded.changed";
        self.keep(text, person.0, json("settings", &settings)?, now).await
    }

    /// What a server has chosen; the usual where it has not.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    pub async fn guild_settings(&self, guild: GuildId) -> Result<GuildSettings, StoreError> {
        let text = "SELECT settings FROM guild_settings WHERE guild = ?1";
        self.read(move |db| read(db, text, guild.0)).await
    }

    /// Keeps what a server has chosen.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn set_guild_settings(
        &self,
        guild: GuildId,
        settings: GuildSettings,
        now: Time,
    ) -> Result<(), StoreError> {
        let text = "INSERT INTO guild_settings (guild, settings, changed) VALUES (?1, ?2, ?3)
             ON CONFLICT (guild) DO UPDATE
             SET settings = excluded.settings, changed = excluded.changed";
        self.keep(text, guild.0, json("settings", &settings)?, now).await
    }

    async fn keep(
        &self,
        text: &'static str,
        id: u64,
        settings: String,
        now: Time,
    ) -> Result<(), StoreError> {
        self.write(move |db| {
            db.prepare_cached(text)?.execute(params![column(id), settings, now.0])?;
            Ok(())
        })
        .await
    }
}

fn read<T: DeserializeOwned + Default>(
    db: &Connection,
    text: &str,
    id: u64,
) -> Result<T, StoreError> {
    let mut found = db.prepare_cached(text)?;
    let text: Option<String> = found.query_row([column(id)], |row| row.get(0)).optional()?;
    text.map_or_else(|| Ok(T::default()), |text| read_json("settings", &text))
}
