//! Finished games: a person's, or those of two people.

use rusqlite::{Connection, OptionalExtension, params};

use crate::rules::{Act, Header, Seat};
use crate::store::file::{Store, StoreError};
use crate::store::rows::{column, number, read_json, read_verdict};
use crate::store::tables;
use crate::table::lists::Page;
use crate::table::lists::Past;
use crate::table::ratings::Verdict;
use crate::table::{GuildId, PersonId, TableId, Time};

/// How many entries of a game its opening may take.
const OPENING: u32 = 60;

/// Which finished games to list.
#[derive(Clone, Debug)]
pub struct HistoryQuery {
    /// Whose.
    pub(crate) player: PersonId,
    /// Only games at which this person sat too.
    pub(crate) opponent: Option<PersonId>,
    /// Only games of this server.
    pub(crate) guild: Option<GuildId>,
    /// Only this game, by slug.
    pub(crate) game: Option<String>,
    /// Which part of the list.
    pub(crate) page: Page,
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
    pub(crate) async fn history(
        &self,
        query: HistoryQuery,
    ) -> Result<(Vec<Past>, u32), StoreError> {
        self.read(move |db| list(db, &query)).await
    }

    /// How a person's last games of a kind began, the last first.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    pub(crate) async fn openings(
        &self,
        person: PersonId,
        game: String,
        most: u32,
    ) -> Result<Vec<Opened>, StoreError> {
        self.read(move |db| openings(db, person, &game, most)).await
    }
}

fn list(db: &Connection, query: &HistoryQuery) -> Result<(Vec<Past>, u32), StoreError> {
    const FILTER: &str = "FROM tables t WHERE t.state = 'over'
         AND EXISTS (SELECT 1 FROM seats w WHERE w.table_id = t.id AND w.person = ?1)
         AND (?2 IS NULL OR EXISTS (SELECT 1 FROM seats x WHERE x.table_id = t.id AND x.person = ?2))
         AND (?3 IS NULL OR t.guild = ?3) AND (?4 IS NULL OR t.game = ?4)";
    let player = column(query.player.0);
    let opponent = query.opponent.map(|person| column(person.0));
    let guild = query.guild.map(|guild| column(guild.0));
    let total = db
        .prepare_cached(&format!("SELECT COUNT(*) {FILTER}"))?
        .query_row(params![player, opponent, guild, query.game], |row| row.get(0))?;
    let mut found = db.prepare_cached(&format!(
        "SELECT t.id, t.game, t.changed {FILTER} ORDER BY t.changed DESC, t.id LIMIT ?5 OFFSET ?6"
    ))?;
    let page = params![player, opponent, guild, query.game, query.page.take, query.page.skip];
    let mut rows = found.query(page)?;
    let mut past = Vec::new();
    while let Some(row) = rows.next()? {
        let key: i64 = row.get(0)?;
        past.push(Past {
            id: TableId::of_bits(number(key)),
            game: row.get(1)?,
            seats: tables::seats(db, key)?,
            verdict: verdict(db, key, player)?,
            ended: Time(row.get(2)?),
        });
    }
    Ok((past, total))
}

fn verdict(db: &Connection, table: i64, person: i64) -> Result<Option<Verdict>, StoreError> {
    let mut found = db.prepare_cached(
        "SELECT verdict FROM results WHERE table_id = ?1 AND person = ?2 ORDER BY seat LIMIT 1",
    )?;
    let word: Option<String> = found.query_row([table, person], |row| row.get(0)).optional()?;
    word.map(|word| read_verdict(&word)).transpose()
}

fn openings(
    db: &Connection,
    person: PersonId,
    game: &str,
    most: u32,
) -> Result<Vec<Opened>, StoreError> {
    let mut found = db.prepare_cached(
        "SELECT r.table_id, r.seat, r.verdict, t.header FROM results r
         JOIN tables t ON t.id = r.table_id
         WHERE r.person = ?1 AND r.game = ?2 ORDER BY r.at DESC, r.table_id LIMIT ?3",
    )?;
    let mut rows = found.query(params![column(person.0), game, most])?;
    let mut opened = Vec::new();
    while let Some(row) = rows.next()? {
        let (word, header): (String, String) = (row.get(2)?, row.get(3)?);
        opened.push(Opened {
            seat: Seat(row.get(1)?),
            verdict: read_verdict(&word)?,
            header: read_json("a header", &header)?,
            moves: first_moves(db, row.get(0)?)?,
        });
    }
    Ok(opened)
}

/// The first moves of a game that no takeback has undone.
fn first_moves(db: &Connection, table: i64) -> Result<Vec<String>, StoreError> {
    let mut found = db.prepare_cached(
        "SELECT ply, act FROM entries WHERE table_id = ?1 AND ply < ?2 ORDER BY ply",
    )?;
    let mut rows = found.query(params![table, OPENING])?;
    let mut moves: Vec<(u32, String)> = Vec::new();
    while let Some(row) = rows.next()? {
        let act: String = row.get(1)?;
        match read_json("an act", &act)? {
            Act::Move { text, .. } => moves.push((row.get(0)?, text)),
            Act::Takeback { to } => moves.retain(|(ply, _)| *ply < to),
            _ => {}
        }
    }
    Ok(moves.into_iter().map(|(_, text)| text).collect())
}
