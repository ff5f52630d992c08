//! Threads of games: which are wanted, which are open, which nobody has written in for long.

use crate::store::database::Store;
use crate::store::db::{Db, params};
use crate::store::error::StoreError;
use crate::table::{ChannelId, TableId, Time};

/// How far the thread of a game has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ThreadState {
    /// It is to be opened at the game's invitation.
    Wanted,
    /// The game is played in it.
    Open,
    /// It could not be opened or cannot be used any more.
    Gone,
}

impl ThreadState {
    const ALL: [Self; 3] = [Self::Wanted, Self::Open, Self::Gone];

    const fn word(self) -> &'static str {
        match self {
            Self::Wanted => "wanted",
            Self::Open => "open",
            Self::Gone => "gone",
        }
    }
}

/// The thread of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameThread {
    /// Whose.
    pub(crate) table: TableId,
    /// The channel it hangs under.
    pub(crate) parent: ChannelId,
    /// How far it has come.
    pub(crate) state: ThreadState,
    /// When it was last kept from being archived.
    pub(crate) touched: Time,
}

impl Store {
    /// The thread of a game; nothing if it never was to have one.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    pub(crate) async fn thread(&self, table: TableId) -> Result<Option<GameThread>, StoreError> {
        self.read(move |db| {
            let text = "SELECT parent, state, touched FROM threads WHERE table_id = ?1";
            db.one(text, params![table], |row| {
                let word: String = row.get(1)?;
                let state = ThreadState::ALL.into_iter().find(|state| state.word() == word);
                let state = state.ok_or_else(|| StoreError::unreadable("a thread", &word))?;
                Ok(GameThread { table, parent: row.get(0)?, state, touched: row.get(2)? })
            })
        })
        .await
    }

    /// Keeps how far the thread of a game has come.
    ///
    /// # Errors
    /// If the database fails or there is no such table.
    pub(crate) async fn set_thread(&self, thread: GameThread) -> Result<(), StoreError> {
        self.write(move |db| set(db, &thread)).await
    }

    /// The running games in whose threads nothing has happened since this moment.
    pub(crate) async fn quiet_threads(
        &self,
        since: Time,
        most: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let text = "SELECT h.table_id FROM threads h JOIN tables t ON t.id = h.table_id
             WHERE h.state = 'open' AND h.touched <= ?1 AND t.changed <= ?1
                 AND t.state = 'playing' ORDER BY h.touched LIMIT ?2";
        self.read(move |db| db.column(text, params![since, most])).await
    }

    /// The table that a waiting board belongs to, or a waiting call to a turn, which brings one.
    pub(crate) async fn waiting_board_of(
        &self,
        outbox: u64,
    ) -> Result<Option<TableId>, StoreError> {
        let text = "SELECT table_id FROM outbox WHERE id = ?1 AND purpose IN ('board', 'wake')";
        self.read(move |db| Ok(db.first(text, params![outbox])?.flatten())).await
    }

    /// The number of the board of a table that waits to be posted; 0 if none does.
    pub(crate) async fn waiting_board(&self, table: TableId) -> Result<u64, StoreError> {
        let text = "SELECT MAX(id) FROM outbox WHERE table_id = ?1 AND purpose = 'board'";
        self.read(move |db| Ok(db.value::<Option<_>>(text, params![table])?.unwrap_or(0))).await
    }

    /// The games whose place cannot be written in.
    pub(crate) async fn lost_venues(&self) -> Result<Vec<TableId>, StoreError> {
        self.read(|db| db.column("SELECT table_id FROM lost_venues", params![])).await
    }

    /// The running games whose place could not be written in since this moment or before.
    pub(crate) async fn lost_since(
        &self,
        since: Time,
        most: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let text = "SELECT l.table_id FROM lost_venues l JOIN tables t ON t.id = l.table_id
             WHERE l.since <= ?1 AND t.state = 'playing' ORDER BY l.since LIMIT ?2";
        self.read(move |db| db.column(text, params![since, most])).await
    }

    /// The place of a game cannot be written in since this moment, or can be again.
    ///
    /// # Errors
    /// If the database fails or there is no such table.
    pub(crate) async fn set_lost(
        &self,
        table: TableId,
        since: Option<Time>,
    ) -> Result<(), StoreError> {
        let lost = "INSERT INTO lost_venues (table_id, since) VALUES (?1, ?2)
             ON CONFLICT (table_id) DO NOTHING";
        let found = "DELETE FROM lost_venues WHERE table_id = ?1";
        self.write(move |db| match since {
            Some(since) => db.execute(lost, params![table, since]),
            None => db.execute(found, params![table]),
        })
        .await
    }
}

/// Keeps how far the thread of a game has come.
pub(in crate::store) fn set(db: &Db, thread: &GameThread) -> Result<(), StoreError> {
    db.execute(
        "INSERT INTO threads (table_id, parent, state, touched) VALUES (?1, ?2, ?3, ?4)
         ON CONFLICT (table_id) DO UPDATE SET parent = excluded.parent,
             state = excluded.state, touched = excluded.touched",
        params![thread.table, thread.parent, thread.state.word(), thread.touched],
    )
}
