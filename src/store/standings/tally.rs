//! Tallies: how people fared in a game, added up.

use super::who::{Kept, Who};
use crate::store::db::{Db, Row, params};
use crate::store::error::StoreError;
use crate::store::rows::{read_verdict, verdict};
use crate::table::ratings::Verdict;

/// How far a streak is told.
const LONGEST_STREAK: u32 = 100;

/// How somebody fared in a game, added up.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::store) struct Tallied {
    pub(in crate::store) won: u32,
    pub(in crate::store) drawn: u32,
    pub(in crate::store) lost: u32,
    pub(in crate::store) rated: u32,
    /// All games with a score.
    pub(in crate::store) all: Scores,
    /// Those that a leaderboard of scores counts.
    pub(in crate::store) counted: Scores,
    pub(in crate::store) beaten: Option<u8>,
    /// How the last game went and how many went so in a row.
    pub(super) streak: Option<(Verdict, u32)>,
    /// The most that were won in a row.
    pub(in crate::store) longest: u32,
    pub(super) last: i64,
}

/// Scores added up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::store) struct Scores {
    /// How many games had one.
    pub(in crate::store) games: u32,
    pub(in crate::store) points: i64,
    pub(in crate::store) best: Option<i32>,
    pub(in crate::store) forfeits: u32,
}

/// One game as a tally takes it: of two people the scores of both.
#[derive(Clone, Copy, Debug)]
pub(in crate::store) struct Played {
    /// How it went; `None` for two people together.
    pub(in crate::store) verdict: Option<Verdict>,
    pub(in crate::store) level: Option<u8>,
    pub(in crate::store) points: Option<i64>,
    pub(in crate::store) best: Option<i32>,
    pub(in crate::store) rated: bool,
    /// Whether a leaderboard of scores counts it.
    pub(in crate::store) counts: bool,
    pub(in crate::store) forfeit: bool,
    pub(in crate::store) at: i64,
}

impl Played {
    /// Two results of one game put together; `None` if neither has a score: they are no pair then.
    pub(in crate::store) fn together(
        scores: [Option<i32>; 2],
        rated: bool,
        forfeit: bool,
        at: i64,
    ) -> Option<Self> {
        let best = scores.into_iter().flatten().max()?;
        let points = scores.into_iter().flatten().map(i64::from).sum();
        Some(Self {
            verdict: None,
            level: None,
            points: Some(points),
            best: Some(best),
            rated,
            counts: rated,
            forfeit,
            at,
        })
    }
}

impl Scores {
    fn add(&mut self, played: &Played) {
        if let (Some(points), Some(best)) = (played.points, played.best) {
            self.games += 1;
            self.points += points;
            self.best = self.best.max(Some(best));
        }
        self.forfeits += u32::from(played.forfeit);
    }

    /// Mean and best, if there is a score at all. Of two people the mean is halved.
    pub(in crate::store) fn mean_and_best(&self, who: Who) -> Option<(f64, i32)> {
        let people = if who.are_two() { 2.0 } else { 1.0 };
        let mean = self.points as f64 / people / f64::from(self.games);
        self.best.map(|best| (mean, best))
    }
}

impl Tallied {
    /// How the last games went and how many in a row went so, as far as is told.
    pub(in crate::store) fn streak(&self) -> Option<(Verdict, u32)> {
        self.streak.map(|(verdict, run)| (verdict, run.min(LONGEST_STREAK)))
    }

    /// Whether a game of this moment ended after all those that are in.
    pub(super) const fn is_before(&self, at: i64) -> bool {
        self.last < at
    }

    /// Adds a game that ended after all those that are in; of two people together, any game.
    pub(super) fn add(&mut self, played: &Played) {
        self.rated += u32::from(played.rated);
        self.all.add(played);
        if played.counts {
            self.counted.add(played);
        }
        self.last = self.last.max(played.at);
        let Some(verdict) = played.verdict else { return };
        match verdict {
            Verdict::Won => self.won += 1,
            Verdict::Drawn => self.drawn += 1,
            Verdict::Lost => self.lost += 1,
        }
        let run = match self.streak {
            Some((same, run)) if same == verdict => run + 1,
            Some(_) | None => 1,
        };
        self.streak = Some((verdict, run));
        if verdict == Verdict::Won {
            self.longest = self.longest.max(run);
            self.beaten = self.beaten.max(played.level);
        }
    }
}

/// The tally that is kept; `None` if there is none.
pub(in crate::store) fn read(db: &Db, key: &Kept) -> Result<Option<Tallied>, StoreError> {
    db.one(
        "SELECT won, drawn, lost, rated, scores, points, best, forfeits, counted, counted_points,
             counted_best, counted_forfeits, beaten, streak, run, longest, last
         FROM tallies WHERE person = ?1 AND other = ?2 AND game = ?3 AND pool = ?4",
        params![key.who.person, key.who.other, key.game, key.pool],
        columns,
    )
}

fn columns(row: &Row) -> Result<Tallied, StoreError> {
    let scores = |from: usize| -> Result<Scores, StoreError> {
        Ok(Scores {
            games: row.get(from)?,
            points: row.get(from + 1)?,
            best: row.get(from + 2)?,
            forfeits: row.get(from + 3)?,
        })
    };
    let (word, run): (String, u32) = (row.get(13)?, row.get(14)?);
    Ok(Tallied {
        won: row.get(0)?,
        drawn: row.get(1)?,
        lost: row.get(2)?,
        rated: row.get(3)?,
        all: scores(4)?,
        counted: scores(8)?,
        beaten: row.get(12)?,
        streak: if run == 0 { None } else { Some((read_verdict(&word)?, run)) },
        longest: row.get(15)?,
        last: row.get(16)?,
    })
}

/// Puts a tally in the place of what was kept.
pub(super) fn write(db: &Db, key: &Kept, tallied: &Tallied) -> Result<(), StoreError> {
    let (word, run) = tallied.streak.map_or(("", 0), |(last, run)| (verdict(last), run));
    let Kept { who: Who { person, other }, game, pool } = key;
    let Tallied { won, drawn, lost, rated, all, counted, beaten, longest, last, .. } = tallied;
    db.execute(
        "INSERT INTO tallies (person, other, game, pool, won, drawn, lost, rated, scores, points,
             best, forfeits, counted, counted_points, counted_best, counted_forfeits, beaten,
             streak, run, longest, last)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18,
             ?19, ?20, ?21)
         ON CONFLICT (person, other, game, pool) DO UPDATE SET won = excluded.won,
             drawn = excluded.drawn, lost = excluded.lost, rated = excluded.rated,
             scores = excluded.scores, points = excluded.points, best = excluded.best,
             forfeits = excluded.forfeits, counted = excluded.counted,
             counted_points = excluded.counted_points, counted_best = excluded.counted_best,
             counted_forfeits = excluded.counted_forfeits, beaten = excluded.beaten,
             streak = excluded.streak, run = excluded.run, longest = excluded.longest,
             last = excluded.last",
        params![
            person,
            other,
            game,
            pool,
            won,
            drawn,
            lost,
            rated,
            all.games,
            all.points,
            all.best,
            all.forfeits,
            counted.games,
            counted.points,
            counted.best,
            counted.forfeits,
            beaten,
            word,
            run,
            longest,
            last
        ],
    )
}

/// Forgets a tally.
pub(super) fn forget(db: &Db, key: &Kept) -> Result<(), StoreError> {
    let of = params![key.who.person, key.who.other, key.game, key.pool];
    db.run("DELETE FROM tallies WHERE person = ?1 AND other = ?2 AND game = ?3 AND pool = ?4", of)?;
    db.execute(
        "DELETE FROM tally_guilds WHERE person = ?1 AND other = ?2 AND game = ?3 AND pool = ?4",
        of,
    )
}
