//! Where direct messages go, and whom they do not reach.

use crate::store::database::Store;
use crate::store::db::params;
use crate::store::error::StoreError;
use crate::table::{ChannelId, PersonId, Time};

impl Store {
    /// The channel of the direct messages to a person, if it was opened.
    pub(crate) async fn conversation(
        &self,
        person: PersonId,
    ) -> Result<Option<ChannelId>, StoreError> {
        let text = "SELECT channel FROM conversations WHERE person = ?1";
        self.read(move |db| db.first(text, params![person])).await
    }

    /// The channel of the direct messages to a person was opened.
    pub(crate) async fn conversation_begun(
        &self,
        person: PersonId,
        channel: ChannelId,
        now: Time,
    ) -> Result<(), StoreError> {
        let text = "INSERT INTO conversations (person, channel, begun) VALUES (?1, ?2, ?3)
             ON CONFLICT (person) DO UPDATE SET channel = ?2, begun = ?3";
        self.write(move |db| db.execute(text, params![person, channel, now])).await
    }

    /// When the last channel of direct messages was opened.
    pub(crate) async fn last_conversation(&self) -> Result<Option<Time>, StoreError> {
        self.read(|db| db.value("SELECT MAX(begun) FROM conversations", params![])).await
    }

    /// Notes that a direct message to a person was refused; whether that is new.
    pub(crate) async fn direct_closed(
        &self,
        person: PersonId,
        now: Time,
    ) -> Result<bool, StoreError> {
        let text = "INSERT INTO closed_directs (person, at, told) VALUES (?1, ?2, 0)
             ON CONFLICT DO NOTHING";
        self.write(move |db| db.wrote(text, params![person, now])).await
    }

    /// A person was told that direct messages do not reach them.
    pub(crate) async fn direct_told(&self, person: PersonId) -> Result<(), StoreError> {
        let text = "UPDATE closed_directs SET told = 1 WHERE person = ?1";
        self.write(move |db| db.execute(text, params![person])).await
    }

    /// Direct messages to a person are worth a try again.
    pub(crate) async fn direct_open(&self, person: PersonId) -> Result<(), StoreError> {
        let text = "DELETE FROM closed_directs WHERE person = ?1";
        self.write(move |db| db.execute(text, params![person])).await
    }

    /// Whether direct messages to a person were refused and not tried since.
    pub(crate) async fn direct_is_closed(&self, person: PersonId) -> Result<bool, StoreError> {
        let text = "SELECT EXISTS (SELECT 1 FROM closed_directs WHERE person = ?1)";
        self.read(move |db| db.value(text, params![person])).await
    }

    /// Who has not been told yet that direct messages do not reach them.
    pub(crate) async fn directs_untold(&self) -> Result<Vec<PersonId>, StoreError> {
        let text = "SELECT person FROM closed_directs WHERE told = 0";
        self.read(|db| db.column(text, params![])).await
    }
}
