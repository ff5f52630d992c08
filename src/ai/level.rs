//! How strong a bot plays.

use super::{Limits, Sight};
use crate::rules::Rng;

/// A rung of the ladder of bots, from 1 (gentle) to [`Level::MOST`] (as strong as a turn's patience
/// allows).
///
/// ```
/// use patt::ai::Level;
///
/// assert_eq!(Level::all().map(Level::number).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
/// assert!(Level::new(11).is_none());
/// assert!(Level::new(2) < Level::new(5), "they are in order of strength");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// The number of levels.
    pub const MOST: u8 = 10;

    /// The level with this number, if there is one.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= Self::MOST { Some(Self(number)) } else { None }
    }

    /// Its number, from 1 to [`Level::MOST`].
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// All levels, weakest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=Self::MOST).map(Self)
    }

    /// Its index in tables of levels.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

/// The skills of a game's levels, weakest first.
pub type Levels = [Skill; Level::MOST as usize];

/// A rating for each level, weakest first.
pub type Ratings = [u16; Level::MOST as usize];

/// How strong a brain shall be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strength {
    /// A level of the ladder, with its own budget.
    Level(Level),
    /// A skill of one's own, to try out what a level should be.
    Skill(Skill),
    /// As strong as it can, within what the question allows.
    Full,
}

impl Strength {
    /// The skill it stands for in a game with these levels.
    #[must_use]
    pub const fn skill(self, levels: &Levels) -> Skill {
        match self {
            Self::Level(level) => levels[level.index()],
            Self::Skill(skill) => skill,
            Self::Full => Skill::FULL,
        }
    }
}

/// What makes a level: how much it looks at, and how exactly it chooses.
///
/// ```
/// use patt::ai::{Limits, Skill};
///
/// // Three plies deep, 400 positions; half a pawn may be given away, one in the opening.
/// let gentle = Skill::new(Some(3), 400, 50, 100);
/// assert_eq!(gentle.limits, Limits { nodes: Some(400), depth: Some(3) });
/// assert_eq!(Skill::FULL.margin, 0);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Skill {
    /// What it spends on a move.
    pub limits: Limits,
    /// How much worse than the best a chosen move may be. Nearer ones are likelier.
    pub margin: i32,
    /// The same while the game is young, so that openings differ.
    pub opening: i32,
    /// What it sees of the moves there are.
    pub sight: Sight,
    /// At how many of a thousand moves its attention lapses: it has no more than a glance at the board, and sees
    /// as [`Sight::LAPSED`].
    pub lapses: u32,
}

/// The most positions of a move at which attention lapses.
const GLANCE: u64 = 3_000;

impl Skill {
    /// A skill that follows exchanges to their end: how deep, how many positions, and the margins of
    /// its choice, of which the larger counts in the opening.
    #[must_use]
    pub const fn new(depth: Option<u32>, nodes: u64, margin: i32, opening: i32) -> Self {
        let opening = if opening > margin { opening } else { margin };
        let limits = Limits { nodes: Some(nodes), depth };
        Self { limits, margin, opening, sight: Sight::SHARP, lapses: 0 }
    }

    /// A skill by its positions and the margin of its choice, however deep it looks.
    #[must_use]
    pub const fn positions(nodes: u64, margin: i32) -> Self {
        Self::new(None, nodes, margin, margin)
    }

    /// The same, looking no more than so many plies ahead; where three and more play, rounds.
    #[must_use]
    pub const fn plies(depth: u32, nodes: u64, margin: i32) -> Self {
        Self::new(Some(depth), nodes, margin, margin)
    }

    /// The same levels, with at least this margin while the game is young for all that follow
    /// exchanges to their end: their openings differ, though they choose exactly later.
    #[must_use]
    pub const fn varied(opening: i32, mut levels: Levels) -> Levels {
        let mut nth = 0;
        while nth < levels.len() {
            let skill = &mut levels[nth];
            if skill.sight.exchanges && skill.opening < opening {
                skill.opening = opening;
            }
            nth += 1;
        }
        levels
    }

    /// A skill that overlooks so many of a thousand moves and judges positions in the midst of
    /// exchanges: how deep, how many positions, and the margins of its choice.
    #[must_use]
    pub const fn dim(misses: u32, depth: u32, nodes: u64, margin: i32) -> Self {
        let sight = Sight { exchanges: false, misses, seed: 0 };
        Self { sight, ..Self::new(Some(depth), nodes, margin, margin) }
    }

    /// The same with another margin while the game is young.
    #[must_use]
    pub const fn opening(self, opening: i32) -> Self {
        Self { opening, ..self }
    }

    /// The same that overlooks so many of a thousand moves.
    #[must_use]
    pub const fn missing(self, misses: u32) -> Self {
        Self { sight: Sight { misses, ..self.sight }, ..self }
    }

    /// The same whose attention lapses at so many of a thousand moves.
    #[must_use]
    pub const fn lapsing(self, lapses: u32) -> Self {
        Self { lapses, ..self }
    }

    /// The same at its next move, at which its attention may lapse.
    #[must_use]
    pub(super) fn attending(self, rng: &mut Rng) -> Self {
        let seed = rng.next();
        let lapsed = self.lapses > 0 && rng.below(1_000) < self.lapses as usize;
        let Self { sight, limits, .. } = if lapsed { self.lapsed() } else { self };
        Self { sight: Sight { seed, ..sight }, limits, ..self }
    }

    /// The same while its attention lapses.
    fn lapsed(self) -> Self {
        let glance = Limits { nodes: Some(GLANCE), depth: None };
        Self { sight: Sight::LAPSED, limits: self.limits.and(glance), ..self }
    }

    /// The same in a game that is as good as won, so that fewer won games slip away: who is so far ahead
    /// chooses exactly and attends to every move, and who overlooks things takes their time, sees more and looks
    /// two plies deeper. Who would overlook all usual replies even then plays on as before.
    #[must_use]
    pub(super) fn finishing(self) -> Self {
        let sight = Sight { misses: self.sight.misses / 2, ..self.sight };
        if sight.misses >= 1_000 {
            return self;
        }
        let exact = Self { margin: 0, opening: 0, sight, lapses: 0, ..self };
        if !sight.is_dim() {
            return exact;
        }
        let Limits { nodes, depth } = self.limits;
        let limits = Limits {
            nodes: nodes.map(|nodes| nodes.saturating_mul(5)),
            depth: depth.map(|depth| depth + 2),
        };
        Self { limits, ..exact }
    }

    /// Everything, exactly.
    pub const FULL: Self = Self {
        limits: Limits { nodes: None, depth: None },
        margin: 0,
        opening: 0,
        sight: Sight::SHARP,
        lapses: 0,
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_far_ahead_looks_longer_and_chooses_exactly() {
        let dim = Skill::dim(1_000, 1, 300, 90);
        assert_eq!(dim.finishing(), Skill::dim(500, 3, 1_500, 0));
        let sharp = Skill::positions(300, 90);
        assert_eq!(sharp.finishing(), Skill::positions(300, 0));
        assert_eq!(sharp.lapsing(200).finishing(), sharp.finishing());
        let dimmest = Skill::dim(2_000, 1, 300, 90);
        assert_eq!(dimmest.finishing(), dimmest);
    }

    #[test]
    fn attention_lapses_as_often_as_is_said() {
        let mut rng = Rng::new(1);
        for (lapses, wanted) in [(0, 0..=0), (200, 170..=230), (1_000, 1_000..=1_000)] {
            let skill = Skill::positions(50_000, 0).lapsing(lapses);
            let moves: Vec<_> = (0..1_000).map(|_| skill.attending(&mut rng)).collect();
            let glances = moves.iter().filter(|at| at.limits.nodes == Some(GLANCE)).count();
            assert!(wanted.contains(&glances), "{glances} of 1,000 for {lapses}");
            assert_eq!(moves.iter().filter(|at| at.sight.is_dim()).count(), glances);
            assert_ne!(moves[0].sight.seed, moves[1].sight.seed, "another thing is overlooked");
        }
        let few = Skill::positions(300, 0).lapsing(1_000).attending(&mut rng);
        assert_eq!(few.limits.nodes, Some(300), "a glance is no longer than a look");
    }

    #[test]
    fn there_are_ten_levels() {
        assert_eq!(Level::all().count(), 10);
        for (number, there) in [(0, false), (1, true), (10, true), (11, false)] {
            assert_eq!(Level::new(number).is_some(), there, "{number}");
        }
    }
}
