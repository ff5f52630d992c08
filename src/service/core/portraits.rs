//! What people look like, of whom that may be shown.

use std::sync::Arc;

use tokio::task::{JoinSet, spawn_blocking};

use crate::render::Avatar;
use crate::service::Service;
use crate::table::{GuildId, PersonId};

impl Service {
    /// The pictures of these people, each where they stand in the list; none of whom there is none,
    /// who want none shown, or where the server wants none.
    pub(crate) async fn avatars(
        &self,
        guild: Option<GuildId>,
        people: &[PersonId],
    ) -> Vec<Option<Avatar>> {
        let mut avatars = vec![None; people.len()];
        let Some(portraits) = self.portraits.get() else { return avatars };
        if let Some(guild) = guild
            && self.store.guild_settings(guild).await.map_or(true, |rules| rules.faceless)
        {
            return avatars;
        }
        let mut fetches = JoinSet::new();
        for (nth, &person) in people.iter().enumerate() {
            if self.settings(person).await.faceless {
                continue;
            }
            let portraits = Arc::clone(portraits);
            fetches.spawn(async move {
                let file = portraits.portrait(person).await?;
                // Reading one takes milliseconds, and whatever it holds harms nothing else.
                let avatar = spawn_blocking(move || Avatar::read(&file)).await.ok()??;
                Some((nth, avatar))
            });
        }
        while let Some(fetched) = fetches.join_next().await {
            if let Ok(Some((nth, avatar))) = fetched {
                avatars[nth] = Some(avatar);
            }
        }
        avatars
    }

    /// Forgets what a person looks like.
    pub(crate) fn forget_portrait(&self, person: PersonId) {
        if let Some(portraits) = self.portraits.get() {
            portraits.forget(person);
        }
    }
}
