//! What falls due at a table if nothing happens there.

use crate::service::Service;
use crate::table::{Due, Habits, Table};

impl Service {
    /// Everything that falls due at a table if nothing happens there, with what its players want to
    /// be told.
    pub(crate) async fn due_of(&self, table: &Table) -> Vec<Due> {
        let mut due = table.due(&self.policy.waits);
        let calm = self.is_calm(table).await;
        due.extend(table.due_told(&self.policy.waits, &self.habits(table).await, calm));
        due
    }

    pub(crate) async fn habits(&self, table: &Table) -> Habits {
        let mut habits = Habits::new();
        for (_, person) in table.called() {
            habits.insert(person, self.settings(person).await);
        }
        habits
    }
}
