//! What is stored about one person: how much of what, and all of it.

use serde_json::{Map, Value as Json};

use crate::store::database::Store;
use crate::store::db::{Db, Value, params};
use crate::store::error::StoreError;
use crate::store::rows::number;
use crate::table::lists::StoredAbout;
use crate::table::{PersonId, TableId};

/// Everything but the games: a heading for each, and its rows.
const SECTIONS: [(&str, &str); 14] = [
    ("you", "SELECT id, name, seen FROM people WHERE id = ?1"),
    ("settings", "SELECT settings, changed FROM user_settings WHERE person = ?1"),
    (
        "ratings",
        "SELECT game, value, deviation, volatility, games, at FROM ratings
         WHERE person = ?1 ORDER BY game",
    ),
    (
        "rating_history",
        "SELECT table_id, game, at, before, value, deviation FROM rating_history
         WHERE person = ?1 ORDER BY at",
    ),
    (
        "results",
        "SELECT table_id, seat, game, guild, pool, level, verdict, place, score, rated, forfeit, at
         FROM results WHERE person = ?1 ORDER BY at",
    ),
    ("blocked", "SELECT blocked, name, at FROM blocks WHERE person = ?1 ORDER BY at"),
    ("holidays", "SELECT since, until FROM holidays WHERE person = ?1 ORDER BY since"),
    ("direct_messages_refused", "SELECT at FROM closed_directs WHERE person = ?1"),
    ("direct_messages_channel", "SELECT channel, begun FROM conversations WHERE person = ?1"),
    (
        "games_brought_in",
        "SELECT id AS table_id, game, record, at FROM imports WHERE person = ?1 ORDER BY at",
    ),
    (
        "conditional_replies",
        "SELECT table_id, position, moves FROM if_thens WHERE person = ?1 ORDER BY table_id, nth",
    ),
    ("seats_shared", "SELECT table_id, seat FROM mates WHERE person = ?1 ORDER BY table_id, seat"),
    ("partner_sought", "SELECT name, terms, reached, since FROM seekers WHERE person = ?1"),
    ("games_being_set_up", "SELECT draft, changed FROM drafts WHERE person = ?1 ORDER BY id"),
];

impl Store {
    /// How much is stored about a person.
    pub(crate) async fn held(&self, person: PersonId) -> Result<StoredAbout, StoreError> {
        self.page(move |db| {
            let text = "SELECT
                 (SELECT COUNT(*) FROM (SELECT id FROM tables WHERE host = ?1
                      UNION SELECT table_id FROM seats WHERE person = ?1
                      UNION SELECT table_id FROM mates WHERE person = ?1) theirs),
                 (SELECT COUNT(DISTINCT t.id) FROM seats s CROSS JOIN tables t ON t.id = s.table_id
                      WHERE s.person = ?1 AND s.over = 0 AND t.state IN ('waiting', 'playing')),
                 (SELECT COUNT(*) FROM results WHERE person = ?1),
                 (SELECT COUNT(*) FROM ratings WHERE person = ?1),
                 (SELECT COUNT(*) FROM blocks WHERE person = ?1)";
            db.only(text, params![person], |row| {
                Ok(StoredAbout {
                    games: row.get(0)?,
                    open: row.get(1)?,
                    results: row.get(2)?,
                    ratings: row.get(3)?,
                    blocked: row.get(4)?,
                })
            })
        })
        .await
    }

    /// Everything stored about a person but their games, as JSON by heading. Numbers of Discord are
    /// texts, moments are milliseconds since 1970.
    pub(crate) async fn personal(&self, person: PersonId) -> Result<Map<String, Json>, StoreError> {
        self.export(move |db| {
            let section = |(heading, text): (&str, &str)| {
                Ok((heading.to_owned(), Json::Array(rows(db, text, person)?)))
            };
            SECTIONS.into_iter().map(section).collect()
        })
        .await
    }

    /// A part of the tables at which a person sits or sat or that they set up, the oldest first.
    pub(crate) async fn tables_of(
        &self,
        person: PersonId,
        skip: u32,
        take: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let text = "SELECT t.id FROM tables t WHERE t.id IN
                 (SELECT id FROM tables WHERE host = ?1
                  UNION SELECT table_id FROM seats WHERE person = ?1
                  UNION SELECT table_id FROM mates WHERE person = ?1)
             ORDER BY t.created, t.id LIMIT ?2 OFFSET ?3";
        self.export(move |db| db.column(text, params![person, take, skip])).await
    }
}

fn rows(db: &Db, text: &str, person: PersonId) -> Result<Vec<Json>, StoreError> {
    let names = db.columns(text)?;
    db.list(text, params![person], |row| {
        Ok(names.iter().zip(row.values()).map(|(name, value)| field(name, value)).collect())
    })
}

/// A column as people may read it.
fn field<'a>(name: &'a str, value: &Value) -> (&'a str, Json) {
    match (name, value) {
        ("table_id", Value::Int(bits)) => {
            ("table", TableId::of_bits(number(*bits)).to_string().into())
        }
        ("id" | "blocked" | "guild", Value::Int(id)) => (name, number(*id).to_string().into()),
        ("rated" | "forfeit" | "reached", Value::Int(flag)) => (name, (*flag != 0).into()),
        (_, Value::Int(whole)) => (name, (*whole).into()),
        (_, Value::Real(real)) => (name, (*real).into()),
        (_, Value::Text(text)) => {
            let value = match name {
                "settings" | "draft" | "record" | "moves" | "terms" => {
                    serde_json::from_str(text).ok()
                }
                _ => None,
            };
            (name, value.unwrap_or_else(|| text.as_str().into()))
        }
        (_, Value::Null | Value::Bytes(_)) => (name, Json::Null),
    }
}
