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
        let text =
            "SELECT MAX(until) FROM holidays WHERE person = ?1 AND since <= ?2 AND until > ?2";
        self.read(move |db| db.value(text, params![person, now])).await
    }

    /// How much of the time between two moments a person was or will be on holiday.
    pub(crate) async fn holidays_taken(
        &self,
        person: PersonId,
        from: Time,
        to: Time,
    ) -> Result<Span, StoreError> {
        self.read(move |db| {
            let text =
                "SELECT since, until FROM holidays WHERE person = ?1 AND since < ?3 AND until > ?2";
            let taken: Vec<Span> = db.list(text, params![person, from, to], |row| {
                Ok(Span::between(from.max(row.get(0)?), to.min(row.get(1)?)))
            })?;
            Ok(taken.into_iter().fold(Span::ZERO, Span::plus))
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
            let known =
                "INSERT INTO people (id, name, seen) VALUES (?1, '', ?2) ON CONFLICT DO NOTHING";
            db.run(known, params![person, since])?;
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
        let text = "UPDATE holidays SET until = ?2 WHERE person = ?1 AND until > ?2";
        self.write(move |db| db.execute(text, params![person, now])).await
    }
}
