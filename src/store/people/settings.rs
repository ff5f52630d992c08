//! What people and servers have chosen.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::store::database::Store;
use crate::store::db::{Db, params};
use crate::store::error::StoreError;
use crate::store::rows::{column, json};
use crate::store::standings::listing;
use crate::table::{GuildId, GuildSettings, PersonId, Time, UserSettings};

/// Where the settings of one kind of chooser are kept, and the list of those whom leaderboards leave
/// out.
struct Home {
    read: &'static str,
    keep: &'static str,
    unlist: &'static str,
    list: &'static str,
    /// Puts the leaderboards right once somebody is left out or not any longer.
    relist: fn(&Db, i64, bool, Time) -> Result<(), StoreError>,
}

const PEOPLE: Home = Home {
    read: "SELECT settings FROM user_settings WHERE person = ?1",
    keep: "INSERT INTO user_settings (person, settings, changed) VALUES (?1, ?2, ?3)
           ON CONFLICT (person) DO UPDATE
           SET settings = excluded.settings, changed = excluded.changed",
    unlist: "INSERT INTO unlisted_people (person) VALUES (?1) ON CONFLICT DO NOTHING",
    list: "DELETE FROM unlisted_people WHERE person = ?1",
    relist: |db, person, _, now| listing::person_changed(db, person, now),
};

const GUILDS: Home = Home {
    read: "SELECT settings FROM guild_settings WHERE guild = ?1",
    keep: "INSERT INTO guild_settings (guild, settings, changed) VALUES (?1, ?2, ?3)
           ON CONFLICT (guild) DO UPDATE
           SET settings = excluded.settings, changed = excluded.changed",
    unlist: "INSERT INTO unlisted_guilds (guild) VALUES (?1) ON CONFLICT DO NOTHING",
    list: "DELETE FROM unlisted_guilds WHERE guild = ?1",
    relist: listing::guild_changed,
};

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
    pub async fn change_user_settings(
        &self,
        person: PersonId,
        now: Time,
        change: impl Fn(&mut UserSettings) + Send + 'static,
    ) -> Result<(UserSettings, UserSettings), StoreError> {
        let unlisted = |kept: &UserSettings| kept.unlisted;
        self.write(move |db| alter(db, &PEOPLE, person.0, now, &change, unlisted)).await
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
    pub async fn change_guild_settings(
        &self,
        guild: GuildId,
        now: Time,
        change: impl Fn(&mut GuildSettings) + Send + 'static,
    ) -> Result<(GuildSettings, GuildSettings), StoreError> {
        let unlisted = |kept: &GuildSettings| kept.private_board;
        self.write(move |db| alter(db, &GUILDS, guild.0, now, &change, unlisted)).await
    }
}

fn alter<T: DeserializeOwned + Serialize + Default + Clone + PartialEq>(
    db: &Db,
    home: &Home,
    id: u64,
    now: Time,
    change: &impl Fn(&mut T),
    unlisted: impl Fn(&T) -> bool,
) -> Result<(T, T), StoreError> {
    let before: T = read(db, home, id)?;
    let mut after = before.clone();
    change(&mut after);
    if after == before {
        return Ok((before, after));
    }
    db.run(home.keep, params![id, json("settings", &after)?, now])?;
    let unlisted = unlisted(&after);
    let list = if unlisted { home.unlist } else { home.list };
    if db.run(list, params![id])? > 0 {
        (home.relist)(db, column(id), unlisted, now)?;
    }
    Ok((before, after))
}

fn read<T: DeserializeOwned + Default>(db: &Db, home: &Home, id: u64) -> Result<T, StoreError> {
    let kept = db.one(home.read, params![id], |row| row.json(0, "settings"))?;
    Ok(kept.unwrap_or_default())
}
