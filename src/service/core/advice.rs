//! What the computer says when somebody asks it: one search, and one rule of what it may cost.
//!
//! | question | positions of the search | lines |
//! |---|---|---|
//! | a hint | 60,000, twice if the whole move is asked for | 2 |
//! | the analysis of a game | 2,400,000 in all, of each position 3,000 to 40,000 | 1 |
//! | the same of several seats | of each position half for the best move, half for chances | 1 |
//! | the same of a pair | each position to the game's end: 50,000, below 70 of them 400,000 | 1 |
//! | a turning point, at most three | 60,000 | 2 |
//! | to resign, to agree to a draw | none: what it thought at its turns | |
//!
//! Every search ends after the time that a move of the computer may take, too, whatever it has found,
//! and runs in the pool of searches. The same question has the same answer, unless that time ran out.

use std::cell::RefCell;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use tracing::Instrument as _;

use crate::ai::{Company, Limits, Progress, Strength, Thought, Watch, chance};
use crate::catalog::{AnyBrain, AnyGame, Could, Entry, Look, Question};
use crate::rules::{Scale, Seat};
use crate::service::Service;
use crate::service::core::computer::Found;
use crate::service::core::until::Until;
use crate::watch::spans;

/// What is asked.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Asked {
    /// A good move in a running game.
    Hint,
    /// One position of a game that has so many.
    Position {
        /// How many positions the game has.
        of: usize,
    },
    /// A position from which the game turned.
    Turning,
}

impl Asked {
    /// How many positions a game's analysis may cost, and each position of it at least and at most.
    const WHOLE: u64 = 2_400_000;
    const EACH: (u64, u64) = (3_000, 40_000);

    /// The most positions that are visited.
    const fn nodes(self) -> u64 {
        match self {
            Self::Hint | Self::Turning => 60_000,
            Self::Position { of } => {
                let each = Self::WHOLE / (of as u64 + 1);
                if each < Self::EACH.0 {
                    Self::EACH.0
                } else if each > Self::EACH.1 {
                    Self::EACH.1
                } else {
                    each
                }
            }
        }
    }

    /// The word for it.
    const fn word(self) -> &'static str {
        match self {
            Self::Hint => "hint",
            Self::Position { .. } | Self::Turning => "analyse",
        }
    }

    /// How many lines are wanted.
    const fn lines(self) -> usize {
        match self {
            Self::Hint | Self::Turning => 2,
            Self::Position { .. } => 1,
        }
    }
}

/// A line of moves in canonical text, with what it is worth to who begins it.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Line {
    value: i32,
    moves: Vec<String>,
}

/// What the computer says of a position.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Advice {
    /// The best move and the line that begins with it.
    #[serde(with = "found")]
    pub thought: Thought<String>,
    /// The best lines, as far as they were asked for.
    lines: Vec<Line>,
}

/// A thought as it stands in the row of a job.
mod found {
    use serde::{Deserialize as _, Deserializer, Serialize as _, Serializer};

    use super::{Found, Thought};

    pub(super) fn serialize<S: Serializer>(
        thought: &Thought<String>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        Found::from(thought.clone()).serialize(to)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Thought<String>, D::Error> {
        Found::deserialize(from).map(Into::into)
    }
}

/// How many of 100 another move may cost and still be as good to most people.
const NEAR: f64 = 5.0;

impl Advice {
    /// Another line that is nearly as good, if there is one. Beside a certain win nothing is.
    pub(crate) fn also(&self, scale: Scale) -> Option<&[String]> {
        let best = self.thought.value.filter(|&best| !chance::certain(scale, best))?;
        let near = |line: &&Line| {
            line.moves.first().is_some_and(|m| *m != self.thought.m)
                && chance::of(scale, best) - chance::of(scale, line.value) <= NEAR
        };
        self.lines.iter().find(near).map(|line| line.moves.as_slice())
    }
}

/// Listens to a search: ends it in time and writes down its lines.
struct Listener<'a> {
    until: Until<'a>,
    lines: usize,
    heard: RefCell<Vec<Line>>,
}

impl Watch for Listener<'_> {
    fn stop(&self) -> bool {
        self.until.stop()
    }

    fn weighs(&self) -> bool {
        true
    }

    fn lines(&self) -> usize {
        self.lines
    }

    fn report(&self, progress: &Progress<'_>) {
        if self.lines < 2 {
            return;
        }
        let mut heard = self.heard.borrow_mut();
        // The first line of a depth makes the lines of the depth before old.
        heard.truncate(progress.nth - 1);
        heard.push(Line { value: progress.value, moves: (progress.line)() });
    }
}

impl Service {
    /// What the computer thinks of a position, at full strength within what such a question may cost.
    pub(crate) async fn advice(
        &self,
        line: &'static Entry,
        game: Box<dyn AnyGame>,
        seat: Seat,
        asked: Asked,
        seed: u64,
    ) -> Option<Advice> {
        let found =
            self.consult(line, game, seat, asked, seed, |brain, question| brain.choose(question));
        let (thought, lines) = found.await?;
        Some(Advice { thought, lines })
    }

    /// What a position is worth to each seat of several; `None` where the computer cannot tell.
    pub(crate) async fn worths(
        &self,
        line: &'static Entry,
        game: Box<dyn AnyGame>,
        seat: Seat,
        asked: Asked,
        seed: u64,
    ) -> Option<Vec<i32>> {
        let found =
            self.consult(line, game, seat, asked, seed, |brain, question| brain.worths(question));
        Some(found.await?.0)
    }

    /// What a pair could score from a position with open eyes; `None` if no end was found.
    pub(crate) async fn could(
        &self,
        look: Look,
        game: Box<dyn AnyGame>,
        asked: Asked,
    ) -> Option<Could> {
        let budget = Duration::from_millis(self.policy.think);
        let job = move |unwanted: &AtomicBool| {
            let until = Until::new(budget, unwanted);
            let limits = Limits { nodes: Some(asked.nodes()), depth: None };
            look(game.as_ref(), limits, &until)
        };
        let span = spans::search(asked.word(), None, None);
        self.pool.submit(job).instrument(span).await.flatten()
    }

    /// Puts a question to a brain in the pool of searches; gives what it says with the lines it told
    /// of on the way.
    async fn consult<T: Send + 'static>(
        &self,
        line: &'static Entry,
        game: Box<dyn AnyGame>,
        seat: Seat,
        asked: Asked,
        seed: u64,
        put: fn(&mut dyn AnyBrain, &Question<'_>) -> Option<T>,
    ) -> Option<(T, Vec<Line>)> {
        let budget = Duration::from_millis(self.policy.think);
        let megabytes = self.policy.hash;
        let job = move |unwanted: &AtomicBool| {
            let until = Until::new(budget, unwanted);
            let heard = RefCell::default();
            let watch = Listener { until, lines: asked.lines(), heard };
            let mut brain = (line.brain)(Strength::Full);
            brain.remember(megabytes);
            let limits = Limits { nodes: Some(asked.nodes()), depth: None };
            let question = Question {
                game: game.as_ref(),
                seat,
                company: Company::People,
                limits,
                among: &[],
                seed,
                watch: &watch,
            };
            let said = put(brain.as_mut(), &question)?;
            Some((said, watch.heard.into_inner()))
        };
        let span = spans::search(asked.word(), Some(line.info.slug), None);
        self.pool.submit(job).instrument(span).await.flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_games_are_looked_at_less_closely() {
        let nodes = [0, 59, 99, 400, 5_000].map(|of| Asked::Position { of }.nodes());
        assert_eq!(nodes, [40_000, 40_000, 24_000, 5_985, 3_000]);
    }

    #[test]
    fn another_line_is_told_if_it_is_nearly_as_good() {
        let scale = Scale::Pieces { piece: 100, odds: 200 };
        let line = |value, m: &str| Line { value, moves: vec![m.to_owned()] };
        let also = |best, lines: Vec<Line>| {
            let (m, pv) = ("e2e4".to_owned(), Vec::new());
            let thought = Thought { m, value: Some(best), depth: 9, nodes: 9, pv };
            let advice = Advice { thought, lines };
            advice.also(scale).map(|moves| moves.join(" "))
        };
        let near = also(50, vec![line(50, "e2e4"), line(20, "d2d4")]);
        assert_eq!(near.as_deref(), Some("d2d4"));
        assert_eq!(also(50, vec![line(50, "e2e4"), line(-50, "d2d4")]), None);
        assert_eq!(also(31_990, vec![line(31_990, "e2e4"), line(31_980, "d2d4")]), None);
        assert_eq!(also(50, Vec::new()), None);
    }
}
