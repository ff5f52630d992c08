//! Finished games: a person's, or those of two people.

use crate::rules::{Act, Header, Seat};
use crate::store::database::Store;
use crate::store::db::{Db, params};
use crate::store::error::StoreError;
use crate::store::rows::{column, read_json, read_verdict};
use crate::store::standings::Filled;
use crate::store::tables::{self, game_rows};
use crate::table::lists::Page;
use crate::table::lists::Past;
use crate::table::ratings::Verdict;
use crate::table::{GuildId, PersonId, TableId};

/// How many entries of a game its opening may take.
const OPENING: u32 = 60;

/// How many games a list has and those of a page. ?1 the player, ?2 with whom or 0, ?3 the server, ?4
/// the game. Reads that one list: with everybody, or with ?2.
const KEPT: (&str, &str) = (
    "SELECT COUNT(*) FROM past WHERE person = ?1 AND other = ?2
         AND (CAST(?3 AS BIGINT) IS NULL OR guild = ?3)
         AND (CAST(?4 AS TEXT) IS NULL OR game = ?4)",
    "SELECT table_id, game, ended FROM past WHERE person = ?1 AND other = ?2
         AND (CAST(?3 AS BIGINT) IS NULL OR guild = ?3)
         AND (CAST(?4 AS TEXT) IS NULL OR game = ?4)
     ORDER BY ended DESC, table_id LIMIT ?5 OFFSET ?6",
);

/// The same of a player who is not filled yet, by all their seats.
const UNFILLED: (&str, &str) = (
    "SELECT COUNT(DISTINCT t.id) FROM seats s CROSS JOIN tables t ON t.id = s.table_id
     WHERE s.person = ?1 AND t.state = 'over' AND (CAST(?2 AS BIGINT) = 0
             OR EXISTS (SELECT 1 FROM seats x WHERE x.table_id = t.id AND x.person = ?2))
         AND (CAST(?3 AS BIGINT) IS NULL OR t.guild = ?3)
         AND (CAST(?4 AS TEXT) IS NULL OR t.game = ?4)",
    "SELECT DISTINCT t.id, t.game, t.changed FROM seats s CROSS JOIN tables t ON t.id = s.table_id
     WHERE s.person = ?1 AND t.state = 'over' AND (CAST(?2 AS BIGINT) = 0
             OR EXISTS (SELECT 1 FROM seats x WHERE x.table_id = t.id AND x.person = ?2))
         AND (CAST(?3 AS BIGINT) IS NULL OR t.guild = ?3)
         AND (CAST(?4 AS TEXT) IS NULL OR t.game = ?4)
     ORDER BY t.changed DESC, t.id LIMIT ?5 OFFSET ?6",
);

/// Which finished games to list.
#[derive(Clone, Debug)]
pub struct HistoryQuery {
    /// Whose.
    pub player: PersonId,
    /// Only games at which this person sat too.
    pub opponent: Option<PersonId>,
    /// Only games of this server.
    pub guild: Option<GuildId>,
    /// Only this game, by slug.
    pub game: Option<String>,
    /// Which part of the list.
    pub page: Page,
}

/// A game as its opening tells it.
#[derive(Clone, Debug, PartialEq)]
pub struct Opened {
    /// Where the person sat.
    pub(crate) seat: Seat,
    /// How it went for them.
    pub(crate) verdict: Verdict,
    /// How it began.
    pub(crate) header: Header,
    /// The first moves, in canonical text.
    pub(crate) moves: Vec<String>,
}

impl Store {
    /// Lists finished games, the last first, with the length of the whole list.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    pub async fn history(&self, query: HistoryQuery) -> Result<(Vec<Past>, u32), StoreError> {
        self.page(move |db| list(db, &query)).await
    }

    /// How a person's last games of a kind began, the last first.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    pub async fn openings(
        &self,
        person: PersonId,
        game: String,
        most: u32,
    ) -> Result<Vec<Opened>, StoreError> {
        // One moment: a game may be folded meanwhile.
        self.page(move |db| openings(db, person, &game, most)).await
    }
}

fn list(db: &Db, query: &HistoryQuery) -> Result<(Vec<Past>, u32), StoreError> {
    let player = column(query.player.0);
    let (count, page) = if Filled::read(db)?.has(player) { KEPT } else { UNFILLED };
    let other = query.opponent.filter(|&person| person != query.player);
    let opponent = other.map_or(0, |person| column(person.0));
    let HistoryQuery { guild, game, page: Page { take, skip, .. }, .. } = query;
    let total = db.value(count, params![player, opponent, guild, game])?;
    let past = db.list(page, params![player, opponent, guild, game, take, skip], |row| {
        let id = row.get(0)?;
        let (seats, verdict) = (tables::seats(db, id)?, verdict(db, id, player)?);
        Ok(Past { id, game: row.get(1)?, seats, verdict, ended: row.get(2)? })
    })?;
    Ok((past, total))
}

fn verdict(db: &Db, table: TableId, person: i64) -> Result<Option<Verdict>, StoreError> {
    let word: Option<String> = db.first(
        "SELECT verdict FROM results WHERE table_id = ?1 AND person = ?2 ORDER BY seat LIMIT 1",
        params![table, person],
    )?;
    word.map(|word| read_verdict(&word)).transpose()
}

fn openings(db: &Db, person: PersonId, game: &str, most: u32) -> Result<Vec<Opened>, StoreError> {
    let text = "SELECT r.table_id, r.seat, r.verdict, t.header, t.folded FROM results r
         JOIN tables t ON t.id = r.table_id
         WHERE r.person = ?1 AND r.game = ?2 ORDER BY r.at DESC, r.table_id LIMIT ?3";
    db.list(text, params![person, game, most], |row| {
        Ok(Opened {
            seat: Seat(row.get(1)?),
            verdict: read_verdict(&row.get::<String>(2)?)?,
            header: row.json(3, "a header")?,
            moves: first_moves(db, row.get(0)?, row.get(4)?)?,
        })
    })
}

/// The first moves of a game that no takeback has undone.
fn first_moves(db: &Db, table: TableId, folded: bool) -> Result<Vec<String>, StoreError> {
    let mut moves: Vec<(u32, String)> = Vec::new();
    for (ply, act) in game_rows::first(db, table, folded, OPENING)? {
        match read_json("an act", &act)? {
            Act::Move { text, .. } => moves.push((ply, text)),
            Act::Takeback { to } => moves.retain(|(ply, _)| *ply < to),
            _ => {}
        }
    }
    Ok(moves.into_iter().map(|(_, text)| text).collect())
}
