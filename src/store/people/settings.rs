//! What people and servers have chosen.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::store::database::Store;
use crate::store::db::{Db, params};
use crate::store::error::StoreError;
use crate::store::rows::{column, json, read_json};
use crate::store::standings::listing;
use crate::table::{GuildId, GuildSettings, PersonId, Time, UserSettings};

/// Where the settings of one kind of chooser are kept, and the list of those whom leaderboards leave
/// out.
struct Home {
    read: &'static str,
    keep: &'static str,
    unlist: &'static str,
    list: &'static str,
}

const PEOPLE: Home = Home {
    read: "SELECT settings FROM user_settings WHERE person = ?1",
    keep: "INSERT INTO user_settings (person, settings, changed) VALUES (?1, ?2, ?3)
           ON CONFLICT (person) DO UPDATE
           SET settings = excluded.settings, changed = excluded.changed",
    unlist: "INSERT INTO unlisted_people (person) VALUES (?1) ON CONFLICT DO NOTHING",
    list: "DELETE FROM unlisted_people WHERE person = ?1",
};

const GUILDS: Home = Home {
    read: "SELECT settings FROM guild_settings WHERE guild = ?1",
    keep: "INSERT INTO guild_settings (guild, settings, changed) VALUES (?1, ?2, ?3)
           ON CONFLICT (guild) DO UPDATE
           SET settings = excluded.settings, changed = excluded.changed",
    unlist: "INSERT INTO unlisted_guilds (guild) VALUES (?1) ON CONFLICT DO NOTHING",
    list: "DELETE FROM unlisted_guilds WHERE guild = ?1",
};

/// Who chooses, and what it means for leaderboards.
struct Chooser<T> {
    home: &'static Home,
    id: u64,
    /// Whether leaderboards leave them out.
    unlisted: fn(&T) -> bool,
    /// Puts the leaderboards right once that has changed.
    relist: fn(&Db, i64, bool, Time) -> Result<(), StoreError>,
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
        change: impl Fn(&mut UserSettings) + Send + 'static,
    ) -> Result<(UserSettings, UserSettings), StoreError> {
        let chooser = Chooser {
            home: &PEOPLE,
            id: person.0,
            unlisted: |settings: &UserSettings| settings.unlisted,
            relist: |db, person, _, now| listing::person_changed(db, person, now),
        };
        self.write(move |db| alter(db, &chooser, now, &change)).await
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
        self.change_user_settings(person, now, move |kept| *kept = settings.clone()).await.map(drop)
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
        change: impl Fn(&mut GuildSettings) + Send + 'static,
    ) -> Result<(GuildSettings, GuildSettings), StoreError> {
        let chooser = Chooser {
            home: &GUILDS,
            id: guild.0,
            unlisted: |settings: &GuildSettings| settings.private_board,
            relist: listing::guild_changed,
        };
        self.write(move |db| alter(db, &chooser, now, &change)).await
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
        self.change_guild_settings(guild, now, move |kept| *kept = settings.clone()).await.map(drop)
    }
}

fn alter<T: DeserializeOwned + Serialize + Default + Clone + PartialEq>(
    db: &Db,
    chooser: &Chooser<T>,
    now: Time,
    change: &impl Fn(&mut T),
) -> Result<(T, T), StoreError> {
    let (home, id) = (chooser.home, column(chooser.id));
    let before: T = read(db, home, chooser.id)?;
    let mut after = before.clone();
    change(&mut after);
    if after == before {
        return Ok((before, after));
    }
    db.run(home.keep, params![id, json("settings", &after)?, now])?;
    let unlisted = (chooser.unlisted)(&after);
    let list = if unlisted { home.unlist } else { home.list };
    if db.run(list, params![id])? > 0 {
        (chooser.relist)(db, id, unlisted, now)?;
    }

    Ok((before, after))
}

fn read<T: DeserializeOwned + Default>(db: &Db, home: &Home, id: u64) -> Result<T, StoreError> {
    let text: Option<String> = db.first(home.read, params![column(id)])?;
    text.map_or_else(|| Ok(T::default()), |text| read_json("settings", &text))
}
