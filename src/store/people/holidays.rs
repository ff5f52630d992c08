//! Holidays of people: the account of days on which their slow clocks stand still.

use crate::store::database::Store;
use crate::store::db::params;
use crate::store::error::StoreError;
use crate::table::{PersonId, Span, Time};

impl Store {
    /// Until when a person is on holiday.
    pub(crate) async fn holiday(
        &self,
        person: PersonId,
        now: Time,
    ) -> Result<Option<Time>, StoreError> {
        self.read(move |db| {
            db.value(
                "SELECT MAX(until) FROM holidays WHERE person = ?1 AND since <= ?2 AND until > ?2",
                params![person, now],
            )
        })
        .await
    }

    /// How much of the time between two moments a person was or will be on holiday.
    pub(crate) async fn holidays_taken(
        &self,
        person: PersonId,
        from: Time,
        to: Time,
    ) -> Result<Span, StoreError> {
        self.read(move |db| {
            let rows = db.rows(
                "SELECT since, until FROM holidays WHERE person = ?1 AND since < ?3 AND until > ?2",
                params![person, from, to],
            )?;
            let mut taken = Span::ZERO;
            for row in &rows {
                let (since, until): (Time, Time) = (row.get(0)?, row.get(1)?);
                taken = taken.plus(Span::between(since.max(from), until.min(to)));
            }
            Ok(taken)
        })
        .await
    }

    /// A person goes on holiday.
    pub(crate) async fn begin_holiday(
        &self,
        person: PersonId,
        since: Time,
        until: Time,
    ) -> Result<(), StoreError> {
        self.write(move |db| {
            db.run(
                "INSERT INTO people (id, name, seen) VALUES (?1, '', ?2) ON CONFLICT DO NOTHING",
                params![person, since],
            )?;
            db.execute(
                "INSERT INTO holidays (person, since, until) VALUES (?1, ?2, ?3)
                 ON CONFLICT (person, since) DO UPDATE SET until = excluded.until",
                params![person, since, until],
            )
        })
        .await
    }

    /// A person comes back: what is left of their holiday is not taken.
    pub(crate) async fn end_holiday(&self, person: PersonId, now: Time) -> Result<(), StoreError> {
        self.write(move |db| {
            db.execute(
                "UPDATE holidays SET until = ?2 WHERE person = ?1 AND until > ?2",
                params![person, now],
            )
        })
        .await
    }
}
