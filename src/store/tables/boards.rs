//! The boards of tables: in which message each stands, and what it shows.

use super::outbox;
use crate::store::database::Store;
use crate::store::db::{Db, Row, params};
use crate::store::error::StoreError;
use crate::table::{MessageRole, ShownBoard, TableId, TableMessage, Time};

/// A board that Discord has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewBoard {
    /// Its message.
    pub at: TableMessage,
    /// The position number it shows.
    pub position: u32,
}

/// A board that is not its table's any longer, since a younger message is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SpentBoard {
    /// What it showed last.
    pub board: ShownBoard,
    /// The number of the post by which it is to lose its buttons.
    pub post: u64,
}

impl Store {
    /// The board of a table that stands, if one does.
    pub(crate) async fn board(&self, table: TableId) -> Result<Option<ShownBoard>, StoreError> {
        let text = "SELECT channel, message, since, position, posted FROM messages
             WHERE table_id = ?1 AND role = 'board'";
        self.read(move |db| db.one(text, params![table], |row| columns(row, table))).await
    }
}

fn columns(row: &Row, table: TableId) -> Result<ShownBoard, StoreError> {
    let role = MessageRole::Board;
    let at = TableMessage { table, role, channel: row.get(0)?, message: row.get(1)? };
    Ok(ShownBoard { at, since: row.get(2)?, position: row.get(3)?, posted: row.get(4)? })
}

/// A board of a table is shown: its place is not lost, and no board as old or older waits any longer.
/// The youngest message is the table's board, in whichever order they are told; the older one is
/// returned.
/// Where the database is `shared`, the channel is searched later for boards that nobody heard of: once the game is over,
/// and when another process may have shown one.
pub(in crate::store) fn shown(
    db: &Db,
    board: &NewBoard,
    now: Time,
    shared: bool,
) -> Result<Option<SpentBoard>, StoreError> {
    let NewBoard { at, position } = *board;
    let delivered: Vec<bool> = db.list(
        "DELETE FROM outbox WHERE table_id = ?1 AND purpose = 'board' AND position <= ?2
         RETURNING token, tries, payload",
        params![at.table, position],
        |row| outbox::in_doubt(row, None),
    )?;
    let Standing { over, lost, known } = standing(db, at.table)?;
    if shared && (over || delivered.contains(&true)) {
        outbox::insert(db, &outbox::search(at.table, now), now, None)?;
    }
    if lost {
        db.run("DELETE FROM lost_venues WHERE table_id = ?1", params![at.table])?;
    }
    let new = ShownBoard { at, since: position, position, posted: now };
    let (board, spent) = match known {
        None => (ShownBoard { since: 0, ..new }, None),
        Some(known) if known.at.message == at.message => {
            // What was sent first may be told last.
            (ShownBoard { at, position: known.position.max(position), ..known }, None)
        }
        // What comes after the end is no board any more.
        Some(known) if over && position < known.position => (known, Some(new)),
        Some(known) if known.at.message < at.message => {
            (ShownBoard { since: known.position, ..new }, Some(known))
        }
        Some(known) => (known, Some(new)),
    };
    if known != Some(board) {
        set(db, &board)?;
    }
    let Some(spent) = spent else { return Ok(None) };
    let post = outbox::insert(db, &outbox::spends(&spent, now), now, None)?.id;
    Ok(Some(SpentBoard { board: spent, post }))
}

/// What is known of the board of a table.
#[derive(Default)]
struct Standing {
    /// Whether the game is over.
    over: bool,
    /// Whether its place is lost.
    lost: bool,
    /// The board that stands.
    known: Option<ShownBoard>,
}

fn standing(db: &Db, table: TableId) -> Result<Standing, StoreError> {
    let found = db.one(
        "SELECT m.channel, m.message, m.since, m.position, m.posted,
             EXISTS (SELECT 1 FROM lost_venues l WHERE l.table_id = t.id), t.state = 'over'
         FROM tables t LEFT JOIN messages m ON m.table_id = t.id AND m.role = 'board'
         WHERE t.id = ?1",
        params![table],
        |row| {
            let stands = row.get::<Option<i64>>(0)?.is_some();
            let known = if stands { Some(columns(row, table)?) } else { None };
            Ok(Standing { over: row.get(6)?, lost: row.get(5)?, known })
        },
    )?;
    // Without such a table the write that follows says so.
    Ok(found.unwrap_or_default())
}

/// Remembers which message is the board of a table, and what it shows.
fn set(db: &Db, board: &ShownBoard) -> Result<(), StoreError> {
    let ShownBoard { at: TableMessage { table, channel, message, .. }, .. } = *board;
    db.execute(
        "INSERT INTO messages (table_id, role, channel, message, since, position, posted)
         VALUES (?1, 'board', ?2, ?3, ?4, ?5, ?6)
         ON CONFLICT (table_id, role) DO UPDATE SET channel = excluded.channel,
             message = excluded.message, since = excluded.since, position = excluded.position,
             posted = excluded.posted",
        params![table, channel, message, board.since, board.position, board.posted],
    )
}
