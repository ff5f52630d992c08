//! The mind of a bot, for one game.

use super::Watch;
use crate::rules::{Game, Rng, Seat};

/// How much a search may spend. A search without any limit ends only when its watcher says so, or
/// when the depth of its tables is reached.
///
/// ```
/// use patt::ai::Limits;
///
/// let level = Limits { nodes: Some(5_000), depth: None };
/// let question = Limits { nodes: Some(20_000), depth: Some(4) };
/// assert_eq!(level.and(question), Limits { nodes: Some(5_000), depth: Some(4) });
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// The most positions to visit.
    pub nodes: Option<u64>,
    /// The deepest depth to finish.
    pub depth: Option<u32>,
}

impl Limits {
    /// Both limits: of each kind the smaller.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        let least = |a: Option<u64>, b: Option<u64>| a.into_iter().chain(b).min();
        Self {
            nodes: least(self.nodes, other.nodes),
            depth: self.depth.into_iter().chain(other.depth).min(),
        }
    }
}

/// Who sits at the other seats, as far as a brain should know: those who share their points may agree
/// on plans that only computers can follow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Company {
    /// A person at one of them, or nobody knows who.
    #[default]
    People,
    /// The bot of this game at all of them.
    Computers,
}

/// What a brain is asked.
pub struct Ask<'a, G: Game> {
    /// Gives a position the seat may believe to be in; in an open game the position itself.
    pub world: &'a mut dyn FnMut() -> G,
    /// The seat to find a move for.
    pub seat: Seat,
    /// Who sits at the other seats.
    pub company: Company,
    /// What may be spent, beside the brain's own budget.
    pub limits: Limits,
    /// The moves to choose from; all there are, if none is named. Only [`Player`](super::Player) and
    /// what is built on it choose; the brains of games for many seats look at every move.
    pub among: &'a [G::Move],
    /// The chance in the choice.
    pub rng: &'a mut Rng,
    /// The clock and the eyes.
    pub watch: &'a dyn Watch,
}

/// What a brain answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought<M> {
    /// The move to play.
    pub m: M,
    /// What it is worth for the seat that asked, in hundredths of the smallest man, with forced ends
    /// as in [`value`](super::value); `None` if the brain did not look.
    pub value: Option<i32>,
    /// The depth that was finished.
    pub depth: u32,
    /// The positions visited.
    pub nodes: u64,
    /// The line expected, beginning with `m`.
    pub pv: Vec<M>,
}

/// The mind of a bot. What it keeps between questions is only a cache: the same question to a fresh
/// brain may be answered otherwise, but never wrongly.
pub trait Brain<G: Game>: Send + 'static {
    /// A move for the seat; `None` if it has none.
    fn choose(&mut self, ask: Ask<'_, G>) -> Option<Thought<G::Move>>;

    /// Looks for a forced win within this many moves of the seat; see [`mate::find`](super::mate::find).
    /// A brain without a board to search never finds any.
    fn mate(&mut self, _ask: Ask<'_, G>, _moves: u32) -> Option<Thought<G::Move>> {
        None
    }

    /// What the position is worth to each seat, in seat order; see [`chance::of_seats`] for what that
    /// makes of their chances. Only brains of games for many seats tell, and only once all tiles lie:
    /// what two seats stand at, the value of a [`Thought`] says.
    ///
    /// [`chance::of_seats`]: super::chance::of_seats
    fn worths(&mut self, _ask: Ask<'_, G>) -> Option<Vec<i32>> {
        None
    }

    /// Lets the brain keep up to this many megabytes of positions; forgets those it has.
    fn remember(&mut self, _megabytes: usize) {}

    /// Forgets everything kept, before another game.
    fn forget(&mut self) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_smaller_limit_of_each_kind_counts() {
        let nodes = Limits { nodes: Some(50), depth: None };
        let depth = Limits { nodes: Some(900), depth: Some(4) };
        assert_eq!(nodes.and(depth), Limits { nodes: Some(50), depth: Some(4) });
        assert_eq!(Limits::default().and(nodes), nodes);
    }
}
