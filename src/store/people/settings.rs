//! What people and servers have chosen.

use rusqlite::{Connection, OptionalExtension, params};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::store::file::{Store, StoreError};
use crate::store::rows::{column, json, read_json};
use crate::table::{GuildId, GuildSettings, PersonId, Time, UserSettings};

/// Where the settings of one kind of chooser are kept.
struct Home {
    table: &'static str,
    /// The column that says whose they are, here and in the list.
    whose: &'static str,
    /// Those whom leaderboards leave out.
    unlisted: &'static str,
}

const PEOPLE: Home = Home { table: "user_settings", whose: "person", unlisted: "unlisted_people" };
const GUILDS: Home = Home { table: "guild_settings", whose: "guild", unlisted: "unlisted_guilds" };

impl Home {
    fn read(&self) -> String {
        format!("SELECT settings FROM {} WHERE {} = ?1", self.table, self.whose)
    }

    fn keep(&self) -> String {
        let Self { table, whose, .. } = self;
        format!(
            "INSERT INTO {table} ({whose}, settings, changed) VALUES (?1, ?2, ?3)
             ON CONFLICT ({whose}) DO UPDATE
             SET settings = excluded.settings, changed = excluded.changed"
        )
    }

    /// Puts the chooser on the list of those whom leaderboards leave out, or takes them off it.
    fn list(&self, unlisted: bool) -> String {
        let Self { unlisted: list, whose, .. } = self;
        if unlisted {
            format!("INSERT INTO {list} ({whose}) VALUES (?1) ON CONFLICT DO NOTHING")
        } else {
            format!("DELETE FROM {list} WHERE {whose} = ?1")
        }
    }
}

impl Store {
    /// What a person has chosen; the usual where they have not.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    pub async fn user_settings(&self, person: PersonId) -> Result<UserSettings, StoreError> {
        self.read(move |db| read(db, &PEOPLE, person.0)).await
    }

    /// Changes what a person has chosen in one transaction, so that two changes at once both count.
    /// Gives the settings before and after.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    pub(crate) async fn change_user_settings(
        &self,
        person: PersonId,
        now: Time,
        change: impl FnOnce(&mut UserSettings) + Send + 'static,
    ) -> Result<(UserSettings, UserSettings), StoreError> {
        let unlisted = |settings: &UserSettings| settings.unlisted;
        self.write(move |db| alter(db, &PEOPLE, person.0, now, change, unlisted)).await
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
        self.change_user_settings(person, now, move |kept| *kept = settings).await.map(drop)
    }

    /// What a server has chosen; the usual where it has not.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    pub async fn guild_settings(&self, guild: GuildId) -> Result<GuildSettings, StoreError> {
        self.read(move |db| read(db, &GUILDS, guild.0)).await
    }

    /// Changes what a server has chosen, as [`Store::change_user_settings`] does for a person.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    pub(crate) async fn change_guild_settings(
        &self,
        guild: GuildId,
        now: Time,
        change: impl FnOnce(&mut GuildSettings) + Send + 'static,
    ) -> Result<(GuildSettings, GuildSettings), StoreError> {
        let unlisted = |settings: &GuildSettings| settings.private_board;
        self.write(move |db| alter(db, &GUILDS, guild.0, now, change, unlisted)).await
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
        self.change_guild_settings(guild, now, move |kept| *kept = settings).await.map(drop)
    }
}

fn alter<T: DeserializeOwned + Serialize + Default + Clone>(
    db: &mut Connection,
    home: &Home,
    id: u64,
    now: Time,
    change: impl FnOnce(&mut T),
    unlisted: impl Fn(&T) -> bool,
) -> Result<(T, T), StoreError> {
    let transaction = db.transaction()?;
    let before: T = read(&transaction, home, id)?;
    let mut after = before.clone();
    change(&mut after);
    transaction.prepare_cached(&home.keep())?.execute(params![
        column(id),
        json("settings", &after)?,
        now.0
    ])?;
    let list = home.list(unlisted(&after));
    transaction.prepare_cached(&list)?.execute([column(id)])?;
    transaction.commit()?;
    Ok((before, after))
}

fn read<T: DeserializeOwned + Default>(
    db: &Connection,
    home: &Home,
    id: u64,
) -> Result<T, StoreError> {
    let mut found = db.prepare_cached(&home.read())?;
    let text: Option<String> = found.query_row([column(id)], |row| row.get(0)).optional()?;
    text.map_or_else(|| Ok(T::default()), |text| read_json("settings", &text))
}
