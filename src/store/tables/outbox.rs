//! The outbox: what is to be posted, until it was delivered or given up.

use serde_json::{Value, json};

use crate::store::database::{Store, Term};
use crate::store::db::{Db, Row, params};
use crate::store::error::StoreError;
use crate::store::rows;
use crate::table::{ChannelId, MessageId, MessageRole, ShownBoard, TableId, TableMessage, Time};

/// Something to be posted.
#[derive(Clone, Debug, PartialEq)]
pub struct NewPost {
    /// The table it belongs to.
    pub table: Option<TableId>,
    /// What it is for, in the service's words.
    pub purpose: String,
    /// What the service needs to make it.
    pub payload: Value,
    /// When it is to be posted.
    pub due: Time,
    /// Whether an older undelivered post of this table and purpose is void: only the newest board
    /// is worth posting.
    pub replaces: bool,
}

/// Something that waits to be posted.
#[derive(Clone, Debug, PartialEq)]
pub struct OutboxRow {
    /// Its number.
    pub id: u64,
    /// The table it belongs to.
    pub table: Option<TableId>,
    /// What it is for.
    pub purpose: String,
    /// What the service needs to make it.
    pub payload: Value,
    /// When it is to be tried next.
    pub due: Time,
    /// How often it was tried, this time among them.
    pub tries: u32,
    /// When it was put in.
    pub created: Time,
}

/// What a post is for that takes the buttons from a board which is not the newest any more.
const SPENT: &str = "spent";

/// The key in what a post needs to be made that says that another process may be about to show an older board of its
/// game.
const IN_DOUBT: &str = "in_doubt";

/// How long it may take until there is room for that, in milliseconds; then it is asked for once more.
const LEISURE: i64 = 300_000;

/// When boards that nobody heard of are looked for, in milliseconds: as long as a process may send what was its.
const SEARCH: i64 = 60_000;

impl OutboxRow {
    /// The board that is not the newest any more, if it is about one.
    pub(crate) fn spent_board(&self) -> Option<ShownBoard> {
        let table = self.table.filter(|_| self.purpose == SPENT)?;
        let number = |key: &str| self.payload[key].as_u64();
        let position = |key: &str| number(key)?.try_into().ok();
        let (channel, message) = (ChannelId(number("channel")?), MessageId(number("message")?));
        Some(ShownBoard {
            at: TableMessage { table, role: MessageRole::Board, channel, message },
            since: position("since")?,
            position: position("position")?,
            posted: self.created,
        })
    }
}

/// The post that takes the buttons from a board.
pub(super) fn spends(board: &ShownBoard, now: Time) -> NewPost {
    NewPost {
        table: Some(board.at.table),
        purpose: SPENT.to_owned(),
        payload: json!({
            "channel": board.at.channel.0,
            "message": board.at.message.0,
            "since": board.since,
            "position": board.position,
        }),
        due: now.plus(LEISURE),
        replaces: false,
    }
}

/// The post that looks for boards of a table of which nobody heard.
pub(super) fn search(table: TableId, now: Time) -> NewPost {
    NewPost {
        table: Some(table),
        purpose: "search".to_owned(),
        payload: Value::Null,
        due: now.plus(SEARCH),
        replaces: true,
    }
}

impl Store {
    /// Takes what is `due` by then, oldest first; boards that are to lose their buttons after all else. No other
    /// process gets it before `until`, when it is due again unless it was delivered; each time counts as
    /// a try.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    pub async fn claim_posts(
        &self,
        due: Time,
        until: Time,
        most: u32,
    ) -> Result<Vec<OutboxRow>, StoreError> {
        // Mostly there is nothing, and to find that out nothing is written.
        if self.outbox_next().await?.is_none_or(|next| next > due) {
            return Ok(Vec::new());
        }
        self.take_posts(false, due, until, most).await
    }

    /// Takes all that waits, whenever it is due.
    ///
    /// # Errors
    /// As [`Store::claim_posts`].
    pub(crate) async fn claim_every_post(
        &self,
        now: Time,
        until: Time,
        most: u32,
    ) -> Result<Vec<OutboxRow>, StoreError> {
        self.take_posts(true, now, until, most).await
    }

    async fn take_posts(
        &self,
        every: bool,
        now: Time,
        until: Time,
        most: u32,
    ) -> Result<Vec<OutboxRow>, StoreError> {
        self.write_until(now, until, move |db, Term { token, now, until }| {
            let due = if every { Time(i64::MAX) } else { now };
            let mut rows: Vec<OutboxRow> = db.list(
                "UPDATE outbox SET due = ?2, tries = tries + 1, token = ?4
                 WHERE id IN (SELECT id FROM outbox WHERE due <= ?1
                     ORDER BY purpose = 'spent', +id LIMIT ?3)
                 RETURNING id, table_id, purpose, payload, due, tries, created",
                params![due, until, most, token],
                read,
            )?;
            rows.sort_by_key(|row| (row.purpose == SPENT, row.id));
            Ok(rows)
        })
        .await
    }

    /// When the next post is due.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn outbox_next(&self) -> Result<Option<Time>, StoreError> {
        self.read(|db| db.value("SELECT MIN(due) FROM outbox", params![])).await
    }

    /// A post that waits.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    pub(crate) async fn outbox_row(&self, id: u64) -> Result<Option<OutboxRow>, StoreError> {
        let text = "SELECT id, table_id, purpose, payload, due, tries, created FROM outbox
             WHERE id = ?1";
        self.read(move |db| db.one(text, params![id], read)).await
    }

    /// A post was delivered, as this message if it belongs to a table; or given up.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn outbox_done(
        &self,
        id: u64,
        message: Option<TableMessage>,
    ) -> Result<(), StoreError> {
        self.write(move |db| {
            db.run("DELETE FROM outbox WHERE id = ?1", params![id])?;
            message.iter().try_for_each(|message| super::set_message(db, message))
        })
        .await
    }

    /// Whether a post is still this process's to send; if so it is nobody else's before `until`. One that stood
    /// still finds that another has taken it since.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn keep_post(&self, id: u64, now: Time, until: Time) -> Result<bool, StoreError> {
        let text = "UPDATE outbox SET due = ?3, token = ?2
             WHERE id = ?1 AND (token = ?2 OR token IS NULL)";
        self.write_until(now, until, move |db, Term { token, until, .. }| {
            db.wrote(text, params![id, token, until])
        })
        .await
    }

    /// A post could not be delivered now; it is to be tried again. What another process has taken is its.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn outbox_failed(&self, id: u64, due: Time) -> Result<(), StoreError> {
        self.put_off(id, due, 1).await
    }

    /// A post that was not tried is to be sent later. What another process has taken is its.
    pub(crate) async fn outbox_later(&self, id: u64, due: Time) -> Result<(), StoreError> {
        self.put_off(id, due, 0).await
    }

    async fn put_off(&self, id: u64, due: Time, tries: u32) -> Result<(), StoreError> {
        let token = self.token();
        let text = "UPDATE outbox SET due = ?2, tries = tries + ?4, token = NULL
             WHERE id = ?1 AND (token = ?3 OR token IS NULL)";
        self.write(move |db| db.execute(text, params![id, due, token, tries])).await
    }
}

/// A post that was put in.
pub(in crate::store) struct Inserted {
    pub id: u64,
    /// Whether what this takes the place of may stand already, or not: another process was sending it, or it was
    /// tried before and nobody knows what came of that.
    pub in_doubt: bool,
}

/// Puts a post in; it is this process's until it is due.
pub(in crate::store) fn insert(
    db: &Db,
    post: &NewPost,
    at: Time,
    whose: Option<i64>,
) -> Result<Inserted, StoreError> {
    let NewPost { table, purpose, due, .. } = post;
    let (mut doubtful, mut payload) = (false, post.payload.clone());
    if post.replaces {
        let replaced: Vec<bool> = db.list(
            "DELETE FROM outbox WHERE table_id = ?1 AND purpose = ?2 RETURNING token, tries, payload",
            params![table, purpose],
            |row| in_doubt(row, whose),
        )?;
        doubtful = replaced.contains(&true);
        if let Some(needs) = payload.as_object_mut().filter(|_| doubtful) {
            needs.insert(IN_DOUBT.to_owned(), json!(true));
        }
    }
    let position = payload["position"].as_u64().unwrap_or(0);
    let payload = rows::json("a post", &payload)?;
    let id = db.value(
        "INSERT INTO outbox (table_id, purpose, payload, due, tries, created, position, token)
         VALUES (?1, ?2, ?3, ?4, 0, ?5, ?6, ?7) RETURNING id",
        params![table, purpose, payload, due, at, position, whose],
    )?;
    Ok(Inserted { id, in_doubt: doubtful })
}

/// Whether what a post was to show, of which `row` has sender, tries and needs, may stand already, or may yet be
/// shown: by another than `whose`, if one is named, or when it was tried before.
pub(super) fn in_doubt(row: &Row, whose: Option<i64>) -> Result<bool, StoreError> {
    let (sender, tries): (Option<i64>, u32) = (row.get(0)?, row.get(1)?);
    let by_another = whose.is_some() && sender.is_some() && sender != whose;
    let before = row.json::<Value>(2, "a post")?[IN_DOUBT] == true;
    Ok(tries > 0 || by_another || before)
}

fn read(row: &Row) -> Result<OutboxRow, StoreError> {
    Ok(OutboxRow {
        id: row.get(0)?,
        table: row.get(1)?,
        purpose: row.get(2)?,
        payload: row.json(3, "a post")?,
        due: row.get(4)?,
        tries: row.get(5)?,
        created: row.get(6)?,
    })
}
