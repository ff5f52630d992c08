//! Leaderboards: who leads in a game, here or everywhere.

use rusqlite::{Connection, params};

use crate::store::file::{Store, StoreError};
use crate::store::people::profile::streak;
use crate::store::rows::{column, number, pool, rating};
use crate::table::lists::Page;
use crate::table::lists::{Board, BoardRow, PairRow, SeatWins};
use crate::table::ratings::{PERIODS_A_DAY, PROVISIONAL, RatingPool, SCALE};
use crate::table::{GuildId, PersonId, Time};

/// How far a leaderboard reaches. As of a server counts who has finished a game there. Whoever has
/// left the leaderboards is on none of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reach {
    /// The people of a server.
    Guild(GuildId),
    /// Everybody who has finished a game outside the servers that keep theirs to themselves.
    Everywhere,
}

impl Reach {
    /// The column of the server, or nothing for all.
    fn guild(self) -> Option<i64> {
        match self {
            Self::Guild(guild) => Some(column(guild.0)),
            Self::Everywhere => None,
        }
    }
}

/// A page of a leaderboard.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardPage {
    /// The rows.
    pub rows: Vec<BoardRow>,
    /// How many rows there are in all.
    pub total: u32,
    /// The asker's own row, on whatever page it is.
    pub own: Option<BoardRow>,
}

impl Store {
    /// A page of a leaderboard. Who has finished no game that it counts is not on it.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn leaderboard(
        &self,
        game: String,
        board: Board,
        reach: Reach,
        asker: PersonId,
        page: Page,
        now: Time,
    ) -> Result<BoardPage, StoreError> {
        self.read(move |db| {
            let guild = reach.guild();
            let wanted = Wanted { game: &game, board, guild, now };
            let (skip, take) = (page.skip, page.skip.saturating_add(page.take));
            let rows = wanted.rows(db, "place > ?8 AND place <= ?9", skip, take)?;
            let own = wanted.rows(db, "person = ?8 AND ?9 = 0", column(asker.0), 0)?;
            let total = wanted.total(db)?;
            Ok(BoardPage { rows, total, own: own.into_iter().next() })
        })
        .await
    }
}

impl Store {
    /// A page of the pairs of people who have played a game whose score counts together, the highest
    /// mean first, with the number of all pairs. Pairs of whom one has left the leaderboards are not
    /// on it.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) async fn pairs(
        &self,
        game: String,
        reach: Reach,
        page: Page,
    ) -> Result<(Vec<PairRow>, u32), StoreError> {
        self.read(move |db| {
            let guild = reach.guild();
            let text = format!("{PAIRS} SELECT COUNT(*) FROM pairs WHERE here = 1");
            let total =
                db.prepare_cached(&text)?.query_row(params![game, guild], |row| row.get(0))?;
            let text = format!(
                "{PAIRS} SELECT ROW_NUMBER() OVER
                     (ORDER BY t.mean DESC, t.best DESC, t.one, t.other) AS place,
                     t.one, t.other, p.name, q.name, t.mean, t.best, t.games, t.forfeits
                 FROM pairs t JOIN people p ON p.id = t.one JOIN people q ON q.id = t.other
                 WHERE t.here = 1 ORDER BY place LIMIT ?4 OFFSET ?3"
            );
            let mut found = db.prepare_cached(&text)?;
            let rows = found.query_map(params![game, guild, page.skip, page.take], |row| {
                Ok(PairRow {
                    rank: row.get(0)?,
                    people: [PersonId(number(row.get(1)?)), PersonId(number(row.get(2)?))],
                    names: [row.get(3)?, row.get(4)?],
                    mean: row.get(5)?,
                    best: row.get(6)?,
                    games: row.get(7)?,
                    forfeits: row.get(8)?,
                })
            })?;
            Ok((rows.collect::<Result<_, _>>()?, total))
        })
        .await
    }
}

impl Store {
    /// How the first two seats of a game fared in rated games between people.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) async fn seat_wins(
        &self,
        game: String,
        reach: Reach,
    ) -> Result<SeatWins, StoreError> {
        self.read(move |db| {
            let guild = reach.guild();
            let mut found = db.prepare_cached(SEATS)?;
            Ok(found.query_row(params![game, guild], |row| {
                Ok(SeatWins { games: row.get(0)?, first: row.get(1)?, second: row.get(2)? })
            })?)
        })
        .await
    }
}

/// The wins of two seats. ?1 the game, ?2 the server or nothing.
const SEATS: &str = "
    SELECT COUNT(DISTINCT r.table_id),
        COALESCE(SUM(CASE WHEN r.seat = 0 AND r.verdict = 'won' THEN 1 ELSE 0 END), 0),
        COALESCE(SUM(CASE WHEN r.seat = 1 AND r.verdict = 'won' THEN 1 ELSE 0 END), 0)
    FROM results r
    WHERE r.game = ?1 AND r.pool = 'people' AND r.rated = 1
        AND (r.guild = ?2 OR ?2 IS NULL AND NOT EXISTS
            (SELECT 1 FROM unlisted_guilds k WHERE k.guild = r.guild))";

/// The pairs before they are ordered. ?1 the game, ?2 the server or nothing.
const PAIRS: &str = "
    WITH pairs AS (
        SELECT a.person AS one, b.person AS other,
            AVG((COALESCE(a.score, 0) + COALESCE(b.score, 0)) / 2.0) AS mean,
            MAX(MAX(COALESCE(a.score, b.score), COALESCE(b.score, a.score))) AS best,
            COUNT(*) AS games,
            SUM(CASE WHEN a.forfeit + b.forfeit > 0 THEN 1 ELSE 0 END) AS forfeits,
            MAX(CASE WHEN a.guild = ?2 THEN 1
                WHEN ?2 IS NULL AND NOT EXISTS
                    (SELECT 1 FROM unlisted_guilds k WHERE k.guild = a.guild) THEN 1
                ELSE 0 END) AS here
        FROM results a JOIN results b ON b.table_id = a.table_id AND b.person > a.person
        WHERE a.game = ?1 AND a.pool = 'people' AND a.rated = 1
            AND COALESCE(a.score, b.score) IS NOT NULL
            AND NOT EXISTS (SELECT 1 FROM unlisted_people u
                WHERE u.person = a.person OR u.person = b.person)
        GROUP BY a.person, b.person
    )";

struct Wanted<'a> {
    game: &'a str,
    board: Board,
    guild: Option<i64>,
    now: Time,
}

/// The rows of a board before they are ordered. ?1 the game, ?2 the pool, ?3 the server or nothing.
const TALLIES: &str = "
    WITH tallies AS (
        SELECT r.person AS person,
            SUM(CASE WHEN r.verdict = 'won' THEN 1 ELSE 0 END) AS won,
            SUM(CASE WHEN r.verdict = 'drawn' THEN 1 ELSE 0 END) AS drawn,
            SUM(CASE WHEN r.verdict = 'lost' THEN 1 ELSE 0 END) AS lost,
            SUM(r.rated) AS rated,
            AVG(CASE WHEN r.rated = 1 OR ?2 = 'computer' THEN CAST(r.score AS REAL) END) AS mean,
            MAX(CASE WHEN r.rated = 1 OR ?2 = 'computer' THEN r.score END) AS best,
            COUNT(CASE WHEN r.rated = 1 OR ?2 = 'computer' THEN r.score END) AS counted,
            SUM(CASE WHEN r.rated = 1 OR ?2 = 'computer' THEN r.forfeit ELSE 0 END) AS forfeits,
            MAX(CASE WHEN r.verdict = 'won' THEN r.level END) AS beaten,
            MAX(CASE WHEN r.guild = ?3 THEN 1
                WHEN ?3 IS NULL AND NOT EXISTS
                    (SELECT 1 FROM unlisted_guilds k WHERE k.guild = r.guild) THEN 1
                ELSE 0 END) AS here
        FROM results r
        WHERE r.game = ?1 AND r.pool = ?2
            AND NOT EXISTS (SELECT 1 FROM unlisted_people u WHERE u.person = r.person)
        GROUP BY r.person
    )";

impl Wanted<'_> {
    const fn pool(&self) -> &'static str {
        match self.board {
            Board::Rating => pool(RatingPool::People),
            Board::Score(company) => pool(company),
            Board::Computer => pool(RatingPool::Computer),
        }
    }

    /// Which people are on the board.
    const fn listed(&self) -> &'static str {
        match self.board {
            Board::Rating => "t.here = 1 AND t.rated > 0",
            Board::Score(_) => "t.here = 1 AND t.mean IS NOT NULL",
            Board::Computer => "t.here = 1",
        }
    }

    /// In which order. Deviations are compared squared, grown to now: ?4 now, ?5 the variance a
    /// rating period adds to a volatility of 1, ?6 milliseconds a period, ?7 the bound.
    const fn order(&self) -> &'static str {
        match self.board {
            Board::Rating => {
                "CASE WHEN g.deviation * g.deviation + g.volatility * g.volatility * ?5
                     * (?4 - g.at) / ?6 >= ?7 THEN 1 ELSE 0 END, g.value DESC, t.person"
            }
            Board::Score(_) => "t.mean DESC, t.best DESC, t.person",
            Board::Computer => "COALESCE(t.beaten, 0) DESC, t.won DESC, t.lost, t.person",
        }
    }

    fn total(&self, db: &Connection) -> Result<u32, StoreError> {
        let listed = self.listed();
        let text = format!("{TALLIES} SELECT COUNT(*) FROM tallies t WHERE {listed}");
        let key = params![self.game, self.pool(), self.guild];
        Ok(db.prepare_cached(&text)?.query_row(key, |row| row.get(0))?)
    }

    /// The rows that `which` picks, by its fields ?8 and ?9.
    fn rows(
        &self,
        db: &Connection,
        which: &str,
        eight: impl Into<i64>,
        nine: impl Into<i64>,
    ) -> Result<Vec<BoardRow>, StoreError> {
        let (listed, order) = (self.listed(), self.order());
        let text = format!(
            "{TALLIES}, placed AS (
                SELECT ROW_NUMBER() OVER (ORDER BY {order}) AS place, t.person AS person,
                    p.name AS name, COALESCE(g.value, 1500.0) AS value,
                    COALESCE(g.deviation, 350.0) AS deviation,
                    COALESCE(g.volatility, 0.06) AS volatility, COALESCE(g.games, 0) AS games,
                    COALESCE(g.at, 0) AS at, t.won, t.drawn, t.lost, t.mean, t.best, t.beaten,
                    t.counted, t.forfeits
                FROM tallies t JOIN people p ON p.id = t.person
                LEFT JOIN ratings g ON g.person = t.person AND g.game = ?1
                WHERE {listed}
            )
            SELECT place, person, name, value, deviation, volatility, games, at, won, drawn, lost,
                mean, best, beaten, counted, forfeits
            FROM placed WHERE {which} ORDER BY place"
        );
        let mut found = db.prepare_cached(&text)?;
        let mut rows = found.query(params![
            self.game,
            self.pool(),
            self.guild,
            self.now.0 as f64,
            SCALE * SCALE,
            86_400_000.0 / PERIODS_A_DAY,
            PROVISIONAL * PROVISIONAL,
            eight.into(),
            nine.into()
        ])?;
        let mut page = Vec::new();
        while let Some(row) = rows.next()? {
            let person = PersonId(number(row.get(1)?));
            let (mean, best): (Option<f64>, Option<i32>) = (row.get(11)?, row.get(12)?);
            page.push(BoardRow {
                rank: row.get(0)?,
                person,
                name: row.get(2)?,
                rating: rating(row, 3)?,
                won: row.get(8)?,
                drawn: row.get(9)?,
                lost: row.get(10)?,
                streak: streak(db, person, self.game, self.pool())?,
                scores: mean.zip(best),
                beaten: row.get(13)?,
                counted: row.get(14)?,
                forfeits: row.get(15)?,
            });
        }
        Ok(page)
    }
}
