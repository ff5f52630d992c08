//! Conditional moves that are due: played at once, under the lock of the act they answer.

use std::sync::Arc;

use crate::service::Service;
use crate::service::core::commit::{Acted, With};
use crate::service::core::errors::Error;
use crate::service::core::tables::Held;
use crate::table::{By, ConditionalLine, Entry, Intent, PersonId, Table, TableId, follow};

impl Service {
    /// Plays the answers that wait for what was just played, as long as there are any. The caller
    /// holds the table's lock. What was played stands whatever happens to its answer.
    pub(crate) async fn answer_as_expected(&self, held: &mut Held, mut acted: Acted) -> Acted {
        let mut news = acted.entries.clone();
        loop {
            let next = match self.expected(&acted.table, &news).await {
                Ok(Some(next)) => next,
                Ok(None) => return acted,
                Err(error) => {
                    let table = acted.table.record().id;
                    tracing::error!(%table, ?error, "an expected answer was lost");
                    **held = None;
                    return acted;
                }
            };
            **held = Some(Arc::clone(&next.table));
            news.clone_from(&next.entries);
            let mut entries = acted.entries;
            entries.extend(next.entries.iter().cloned());
            acted.entries = Vec::new();
            acted = Acted { entries, ..next.after(&acted) };
        }
    }

    /// Follows the lines of a table through what was just played, and plays the answer that is due.
    async fn expected(&self, table: &Table, news: &[Entry]) -> Result<Option<Acted>, Error> {
        let id = table.record().id;
        let before = self.store.if_thens(id).await?;
        if before.is_empty() {
            return Ok(None);
        }
        let follows = |line: &ConditionalLine| {
            let line = follow(line, news)?;
            (line.position == table.position_number()).then_some(line)
        };
        let after = before.iter().filter_map(|(person, line)| Some((*person, follows(line)?)));
        let after: Vec<_> = after.collect();
        if after != before {
            let people: Vec<_> = before.iter().map(|(person, _)| *person).collect();
            self.keep_lines(id, &people, &after).await?;
        }
        let Some((person, text)) = due(table, &after) else { return Ok(None) };
        let intent = Intent::Play { text, at: Some(table.position_number()), draw: false };
        match table.decide(&intent, By::Person(person), self.now()) {
            Ok(decided) => self.commit(decided, With::default()).await.map(Some),
            Err(refused) => {
                tracing::info!(table = %id, %refused, "an expected answer did not fit");
                Ok(None)
            }
        }
    }

    async fn keep_lines(
        &self,
        id: TableId,
        people: &[PersonId],
        lines: &[(PersonId, ConditionalLine)],
    ) -> Result<(), Error> {
        let mut people = people.to_vec();
        people.dedup();
        for person in people {
            let own = lines.iter().filter(|(whose, _)| *whose == person);
            let own = own.map(|(_, line)| line.clone()).collect();
            self.store.set_if_thens(id, person, own).await?;
        }
        Ok(())
    }
}

/// Whose answer is due, and what it is.
fn due(table: &Table, waiting: &[(PersonId, ConditionalLine)]) -> Option<(PersonId, String)> {
    let seat = table.game().status().acting().only()?;
    let person = table.record().sitter(seat)?.person()?;
    let (_, line) = waiting.iter().find(|(whose, _)| *whose == person)?;
    Some((person, line.moves.first()?.clone()))
}
