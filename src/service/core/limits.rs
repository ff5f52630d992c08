//! How many games and challenges may be open at once.

use crate::service::Service;
use crate::store::{OpenLimit, OpenOf, StoreError};
use crate::table::{Decided, Phase};

impl Service {
    /// What may be open at most once a decision of whoever asks is carried out; nothing if neither a
    /// table is opened by it nor a seat taken. Whether there is room was looked at before; others may
    /// have taken it since.
    pub(crate) async fn open_limits(
        &self,
        decided: &Decided,
    ) -> Result<Vec<OpenLimit>, StoreError> {
        let record = decided.table.record();
        let waits =
            matches!(decided.before, None | Some(Phase::Invited { .. } | Phase::Open { .. }));
        let Some(person) = self.asker().filter(|_| waits) else { return Ok(Vec::new()) };
        let limit = |of, most| OpenLimit { of, most };
        let mut limits = vec![limit(OpenOf::Person(person), self.policy.games_per_person)];
        if let Some(guild) = record.venue.guild.filter(|_| decided.before.is_none()) {
            let rules = self.server_settings(guild).await?;
            let most = self.policy.games_per_guild.min(rules.games.unwrap_or(u32::MAX));
            limits.push(limit(OpenOf::Guild(guild), most));
            let each = rules.games_each.map(|each| limit(OpenOf::PersonIn(person, guild), each));
            limits.extend(each);
        }
        Ok(limits)
    }
}
