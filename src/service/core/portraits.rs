//! What people look like, of whom that may be shown.

use std::sync::Arc;
use std::time::Duration;

use tokio::task::{JoinSet, spawn_blocking};
use tokio::time::{Instant, timeout_at};

use crate::message::{Message, Portraits};
use crate::render::Avatar;
use crate::service::Service;
use crate::show::presenter::Presenter;
use crate::table::ratings::Judged;
use crate::table::{GuildId, PersonId};

/// How long a card that somebody asked for waits for its pictures.
pub(crate) const PATIENCE: Duration = Duration::from_secs(2);
/// The same of the end of a game, for which nobody asked.
const AT_THE_END: Duration = Duration::from_millis(800);

impl Service {
    /// The newest public message of a table; at the end of its game with the pictures of those who
    /// played, as far as they are there in time.
    pub(crate) async fn newest(
        &self,
        presenter: &Presenter<'_>,
        judged: Option<&Judged>,
    ) -> Message {
        let people = presenter.pictured();
        if people.is_empty() {
            return presenter.newest(judged);
        }
        let guild = presenter.table.record().venue.guild;
        let avatars = self.avatars(guild, &people, AT_THE_END).await;
        let known = people.into_iter().zip(avatars);
        let known = known.filter_map(|(person, avatar)| Some((person, avatar?))).collect();
        presenter.newest_with(judged, &known)
    }

    /// The pictures of these people, each where they stand in the list; none of whom there is none,
    /// who want none shown, where the server wants none, or which is not there in time. What comes
    /// later is there for the next card.
    pub(crate) async fn avatars(
        &self,
        guild: Option<GuildId>,
        people: &[PersonId],
        patience: Duration,
    ) -> Vec<Option<Avatar>> {
        let mut avatars = vec![None; people.len()];
        let Some(portraits) = self.portraits.get() else { return avatars };
        if let Some(guild) = guild
            && self.server_settings(guild).await.map_or(true, |rules| rules.faceless)
        {
            return avatars;
        }
        let mut shown = Vec::new();
        for (nth, &person) in people.iter().enumerate() {
            if !self.settings(person).await.faceless {
                shown.push((nth, person));
            }
        }
        for (nth, avatar) in gathered(portraits, &shown, patience).await {
            avatars[nth] = Some(avatar);
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

/// The pictures of these people that are there in time, each with the number that stands before.
async fn gathered(
    portraits: &Arc<dyn Portraits>,
    people: &[(usize, PersonId)],
    patience: Duration,
) -> Vec<(usize, Avatar)> {
    let until = Instant::now() + patience;
    let mut fetches = JoinSet::new();
    for &(nth, person) in people {
        let portraits = Arc::clone(portraits);
        fetches.spawn(async move {
            let file = portraits.portrait(person).await?;
            // Reading one takes milliseconds, and whatever it holds harms nothing else.
            let avatar = spawn_blocking(move || Avatar::read(&file)).await.ok()??;
            Some((nth, avatar))
        });
    }
    let mut gathered = Vec::new();
    while let Ok(Some(fetched)) = timeout_at(until, fetches.join_next()).await {
        gathered.extend(fetched.ok().flatten());
    }
    fetches.detach_all();
    gathered
}

#[cfg(test)]
mod tests {
    use std::future::pending;

    use super::*;
    use crate::message::PortraitFile;
    use crate::render::portrait;

    const ADA: PersonId = PersonId(1);
    const BEA: PersonId = PersonId(2);

    /// Ada's picture is there; Bea's never comes.
    struct Slow(Arc<[u8]>);

    impl Portraits for Slow {
        fn portrait(&self, person: PersonId) -> PortraitFile<'_> {
            Box::pin(async move {
                if person == BEA {
                    pending::<()>().await;
                }
                Some(Arc::clone(&self.0))
            })
        }

        fn forget(&self, _: PersonId) {}
    }

    #[tokio::test]
    async fn nobody_waits_for_a_picture_that_does_not_come() {
        let file = portrait::draw([0; 3], 0, 64);
        let slow: Arc<dyn Portraits> = Arc::new(Slow(file.into()));
        let began = Instant::now();
        let found = gathered(&slow, &[(0, BEA), (1, ADA)], Duration::from_secs(1)).await;
        assert!(began.elapsed() < Duration::from_secs(10));
        assert_eq!(found.iter().map(|(nth, _)| *nth).collect::<Vec<_>>(), [1]);
    }
}
