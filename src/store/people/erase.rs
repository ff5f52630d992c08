//! Erasing a person: what is only theirs goes, what others played with them stays without them.

use crate::store::database::Store;
use crate::store::db::{Db, params};
use crate::store::error::StoreError;
use crate::store::rows::{column, json};
use crate::store::standings::entry;
use crate::store::tables::game_rows;
use crate::table::NOBODY;
use crate::table::{Against, End, PersonId, Phase, TableId, TableTerms};

/// What is only about one person and goes with them.
const OWN: [&str; 15] = [
    "DELETE FROM ratings WHERE person = ?1",
    "DELETE FROM rating_history WHERE person = ?1",
    "DELETE FROM results WHERE person = ?1",
    "DELETE FROM holidays WHERE person = ?1",
    "DELETE FROM drafts WHERE person = ?1",
    "DELETE FROM user_settings WHERE person = ?1",
    "DELETE FROM unlisted_people WHERE person = ?1",
    "DELETE FROM closed_directs WHERE person = ?1",
    "DELETE FROM conversations WHERE person = ?1",
    "DELETE FROM blocks WHERE person = ?1",
    "DELETE FROM mates WHERE person = ?1",
    "DELETE FROM if_thens WHERE person = ?1",
    "DELETE FROM imports WHERE person = ?1",
    "DELETE FROM seekers WHERE person = ?1",
    "DELETE FROM traces WHERE person = ?1",
];

/// What became of an erasure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Erasure {
    /// It is done; these tables have changed and are to be loaded anew.
    Done(Vec<TableId>),
    /// They still sit at these; nothing was changed.
    Seated(Vec<TableId>),
}

impl Store {
    /// Erases a person in one transaction. They must have left their open games before; those of
    /// `left` are games of several in which others play on.
    ///
    /// Whoever has blocked them keeps that, by number only: otherwise they could come back
    /// unblocked.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable; then nothing was changed.
    pub async fn erase(&self, person: PersonId, left: Vec<TableId>) -> Result<Erasure, StoreError> {
        let erasing = self.write_patiently(move |db| {
            let seated = seated(db, person, &left)?;
            if !seated.is_empty() {
                return Ok(Erasure::Seated(seated));
            }
            let erased = entry::begin_erasure(db, column(person.0))?;
            let touched = touched(db, person)?;
            for &table in &touched {
                leave(db, table, person)?;
            }
            for text in OWN {
                db.run(text, params![person])?;
            }
            entry::end_erasure(db, &erased)?;
            let of_others = "DELETE FROM drafts WHERE draft LIKE ?1";
            db.run(of_others, params![mentions(person)])?;
            let nameless = "UPDATE blocks SET name = '' WHERE blocked = ?1";
            db.run(nameless, params![person])?;
            db.run("DELETE FROM people WHERE id = ?1", params![person])?;
            Ok(Erasure::Done(touched))
        });
        let erased = erasing.await?;
        if matches!(erased, Erasure::Done(_)) {
            self.forget_deleted().await;
        }
        Ok(erased)
    }
}

/// The open tables at which they sit, without these.
fn seated(db: &Db, person: PersonId, left: &[TableId]) -> Result<Vec<TableId>, StoreError> {
    let seated: Vec<TableId> = db.column(
        "SELECT DISTINCT t.id FROM seats s CROSS JOIN tables t ON t.id = s.table_id
         WHERE s.person = ?1 AND s.over = 0 AND t.state IN ('waiting', 'playing')",
        params![person],
    )?;
    Ok(seated.into_iter().filter(|id| !left.contains(id)).collect())
}

/// How terms and drafts name a person whom they are against, as a pattern.
fn mentions(person: PersonId) -> String {
    format!("%\"person\":{{\"id\":{},%", person.0)
}

/// Every table that holds something about them.
fn touched(db: &Db, person: PersonId) -> Result<Vec<TableId>, StoreError> {
    let ended = |end| json("a phase", &Phase::Over(end));
    let forced = ended(End::ForceEnded { by: person })?;
    let called_off = ended(End::CalledOff { by: person })?;
    db.column(
        "SELECT id FROM tables WHERE host = ?1
         UNION SELECT id FROM tables WHERE folded = 0
             AND state IN ('waiting', 'playing', 'over', 'off')
             AND (phase IN (?2, ?3) OR terms LIKE ?4)
         UNION SELECT table_id FROM seats WHERE person = ?1
         UNION SELECT table_id FROM traces WHERE person = ?1
         UNION SELECT table_id FROM entries WHERE person = ?1
         UNION SELECT table_id FROM marks WHERE person = ?1
         ORDER BY id",
        params![person, forced, called_off, mentions(person)],
    )
}

/// Takes them out of a table. Its version rises, so that whoever still holds it as it was loads it
/// anew before they write.
fn leave(db: &Db, table: TableId, person: PersonId) -> Result<(), StoreError> {
    let text = "SELECT terms, phase, folded FROM tables WHERE id = ?1";
    let (mut terms, phase, folded): (TableTerms, _, bool) =
        db.only(text, params![table], |row| {
            Ok((row.json(0, "terms")?, row.json(1, "a phase")?, row.get(2)?))
        })?;
    if matches!(&terms.against, Against::Person { id, .. } if *id == person) {
        terms.against = Against::Person { id: NOBODY, name: String::new() };
    }
    let phase = match phase {
        Phase::Over(End::ForceEnded { by }) if by == person => {
            Phase::Over(End::ForceEnded { by: NOBODY })
        }
        Phase::Over(End::CalledOff { by }) if by == person => {
            Phase::Over(End::CalledOff { by: NOBODY })
        }
        phase => phase,
    };
    db.run(
        "UPDATE tables SET terms = ?2, phase = ?3, version = version + 1,
             host = CASE WHEN host = ?4 THEN ?5 ELSE host END
         WHERE id = ?1",
        params![table, json("terms", &terms)?, json("a phase", &phase)?, person, NOBODY],
    )?;
    let seats =
        "UPDATE seats SET kind = 'erased', person = NULL WHERE table_id = ?1 AND person = ?2";
    db.run(seats, params![table, person])?;
    if folded {
        return game_rows::replace_person(db, table, person, NOBODY);
    }
    for text in [
        "UPDATE entries SET person = ?3 WHERE table_id = ?1 AND person = ?2",
        "UPDATE marks SET person = ?3 WHERE table_id = ?1 AND person = ?2",
    ] {
        db.run(text, params![table, person, NOBODY])?;
    }
    Ok(())
}
