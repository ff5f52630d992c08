//! Leaderboards: who leads in a game, here or everywhere. A page reads its rows and the steps of its
//! leaderboard, however many games were played.

use crate::store::database::Store;
use crate::store::db::{Db, params};
use crate::store::error::StoreError;
use crate::store::people::profile;
use crate::store::rows::{column, number};
use crate::store::standings::{Filled, Kept, Tallied, Who, boards, places, tally};
use crate::table::lists::Page;
use crate::table::lists::{Board, BoardRow, PairRow, SeatWins};
use crate::table::ratings::RatingPool;
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
    const fn place(self) -> i64 {
        match self {
            Self::Guild(guild) => column(guild.0),
            Self::Everywhere => places::EVERYWHERE,
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
    /// If the database fails, or [`StoreError::Counting`] while a file of an older version is filled.
    pub async fn leaderboard(
        &self,
        game: String,
        board: Board,
        reach: Reach,
        asker: PersonId,
        page: Page,
        now: Time,
    ) -> Result<BoardPage, StoreError> {
        if board == Board::Rating {
            self.settle(now).await?;
        }
        self.page(move |db| {
            Filled::whole(db)?;
            let (company, word) = match board {
                Board::Rating => (RatingPool::People, boards::RATING),
                Board::Score(RatingPool::People) => (RatingPool::People, boards::POINTS),
                Board::Score(RatingPool::Computer) => {
                    (RatingPool::Computer, boards::POINTS_COMPUTER)
                }
                Board::Computer => (RatingPool::Computer, boards::COMPUTER),
            };
            let ladder = Ladder { db, game: &game, pool: company, word, place: reach.place() };
            let (found, total) = ladder.page(page)?;
            let rows = found.into_iter().map(|(rank, who)| ladder.row(rank, who));
            let rows = rows.collect::<Result<_, _>>()?;
            let own = Who::one(column(asker.0));
            let own = ladder.rank(own)?.map(|rank| ladder.row(rank, own)).transpose()?;
            Ok(BoardPage { rows, total, own })
        })
        .await
    }

    /// A page of the pairs of people who have played a game whose score counts together, the highest
    /// mean first, with the number of all pairs. Pairs of whom one has left the leaderboards are not
    /// on it.
    ///
    /// # Errors
    /// If the database fails, or [`StoreError::Counting`] while a file of an older version is filled.
    pub(crate) async fn pairs(
        &self,
        game: String,
        reach: Reach,
        page: Page,
    ) -> Result<(Vec<PairRow>, u32), StoreError> {
        self.page(move |db| {
            Filled::whole(db)?;
            let (pool, word, place) = (RatingPool::People, boards::PAIRS, reach.place());
            let ladder = Ladder { db, game: &game, pool, word, place };
            let (found, total) = ladder.page(page)?;
            let mut rows = Vec::new();
            for (rank, who) in found {
                let counted = ladder.tallied(who)?.counted;
                let Some((mean, best)) = counted.mean_and_best(who) else { continue };
                rows.push(PairRow {
                    rank,
                    people: [PersonId(number(who.person)), PersonId(number(who.other))],
                    names: [ladder.name(who.person)?, ladder.name(who.other)?],
                    mean,
                    best,
                    games: counted.games,
                    forfeits: counted.forfeits,
                });
            }
            Ok((rows, total))
        })
        .await
    }

    /// How the first two seats of a game fared in rated games between people.
    ///
    /// # Errors
    /// If the database fails, or [`StoreError::Counting`] while a file of an older version is filled.
    pub(crate) async fn seat_wins(
        &self,
        game: String,
        reach: Reach,
    ) -> Result<SeatWins, StoreError> {
        self.page(move |db| {
            Filled::whole(db)?;
            let wins = db.one(
                "SELECT games, first, second FROM seat_wins WHERE game = ?1 AND place = ?2",
                params![game, reach.place()],
                |row| Ok(SeatWins { games: row.get(0)?, first: row.get(1)?, second: row.get(2)? }),
            )?;
            Ok(wins.unwrap_or(SeatWins { games: 0, first: 0, second: 0 }))
        })
        .await
    }

    /// Puts those right whose rating has become uncertain since they were put in their place.
    async fn settle(&self, now: Time) -> Result<(), StoreError> {
        let mut more = self.read(move |db| boards::stale(db, now)).await?;
        while more {
            more = self.write(move |db| boards::refresh(db, now)).await?;
        }
        Ok(())
    }
}

/// One leaderboard at one moment.
struct Ladder<'a> {
    db: &'a Db,
    game: &'a str,
    pool: RatingPool,
    word: &'static str,
    place: i64,
}

impl Ladder<'_> {
    /// The rows of a page with their numbers, and how many rows there are in all.
    fn page(&self, page: Page) -> Result<(Vec<(u32, Who)>, u32), StoreError> {
        let steps = self.db.rows(
            "SELECT step, people FROM standing_steps
             WHERE game = ?1 AND board = ?2 AND place = ?3 ORDER BY step",
            params![self.game, self.word, self.place],
        )?;
        // The step on which the page begins, and how many stand before it.
        let (mut first, mut before, mut total) = (None, 0, 0u32);
        for row in steps {
            let people: u32 = row.get(1)?;
            if first.is_none() && total.saturating_add(people) > page.skip {
                (first, before) = (Some(row.get::<i64>(0)?), total);
            }
            total = total.saturating_add(people);
        }
        let Some(first) = first else { return Ok((Vec::new(), total)) };
        let skip = page.skip - before;
        let people: Vec<_> = self.db.list(
            "SELECT person, other FROM standings
             WHERE game = ?1 AND board = ?2 AND place = ?3 AND step >= ?4
             ORDER BY step, first DESC, second DESC, third, person, other LIMIT ?5 OFFSET ?6",
            params![self.game, self.word, self.place, first, page.take, skip],
            |row| Ok(Who { person: row.get(0)?, other: row.get(1)? }),
        )?;
        Ok(((page.skip + 1..).zip(people).collect(), total))
    }

    /// Which number these have; `None` if they are not listed.
    fn rank(&self, who: Who) -> Result<Option<u32>, StoreError> {
        let own: Option<(i64, f64, i64, i64)> = self.db.one(
            "SELECT step, first, second, third FROM standings
             WHERE person = ?1 AND other = ?2 AND game = ?3 AND board = ?4 AND place = ?5",
            params![who.person, who.other, self.game, self.word, self.place],
            |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?)),
        )?;
        let Some((step, first, second, third)) = own else { return Ok(None) };
        let higher: u32 = self.db.value(
            "SELECT CAST(COALESCE(SUM(people), 0) AS BIGINT) FROM standing_steps
             WHERE game = ?1 AND board = ?2 AND place = ?3 AND step < ?4",
            params![self.game, self.word, self.place, step],
        )?;
        let beside: u32 = self.db.value(
            "SELECT COUNT(*) FROM standings
             WHERE game = ?1 AND board = ?2 AND place = ?3 AND step = ?4
                 AND (first > ?5 OR first = ?5 AND (second > ?6 OR second = ?6 AND (third < ?7
                     OR third = ?7 AND (person < ?8 OR person = ?8 AND other < ?9))))",
            params![
                self.game, self.word, self.place, step, first, second, third, who.person, who.other
            ],
        )?;
        Ok(Some(higher + beside + 1))
    }

    fn tallied(&self, who: Who) -> Result<Tallied, StoreError> {
        let key = Kept { who, game: self.game.to_owned(), pool: self.pool };
        Ok(tally::read(self.db, &key)?.unwrap_or_default())
    }

    fn name(&self, person: i64) -> Result<String, StoreError> {
        self.db.value("SELECT name FROM people WHERE id = ?1", params![person])
    }

    fn row(&self, rank: u32, who: Who) -> Result<BoardRow, StoreError> {
        let (person, tallied) = (PersonId(number(who.person)), self.tallied(who)?);
        Ok(BoardRow {
            rank,
            person,
            name: self.name(who.person)?,
            rating: profile::rating(self.db, person, self.game)?,
            won: tallied.won,
            drawn: tallied.drawn,
            lost: tallied.lost,
            streak: tallied.streak(),
            scores: tallied.counted.mean_and_best(who),
            beaten: tallied.beaten,
            counted: tallied.counted.games,
            forfeits: tallied.counted.forfeits,
        })
    }
}
