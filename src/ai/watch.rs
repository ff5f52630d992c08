//! Who watches a search: the caller's clock and the caller's eyes.

/// What a search has found after one more depth.
pub struct Progress<'a> {
    /// Which of the best lines this is, from 1.
    pub nth: usize,
    /// The depth that is finished.
    pub depth: u32,
    /// The deepest line looked at.
    pub seldepth: u32,
    /// The value for the seat that asked.
    pub value: i32,
    /// The positions visited so far.
    pub nodes: u64,
    /// How full the table of positions is, in thousandths.
    pub full: u32,
    /// Spells the best line in canonical texts; not free, so only on demand.
    pub line: &'a dyn Fn() -> Vec<String>,
}

/// Watches a search. The clock is the watcher's: a search knows none.
///
/// ```
/// use std::cell::Cell;
///
/// use patt::ai::{Ask, Brain, Company, Limits, Player, Progress, Skill, Watch};
/// use patt::games::chess::{Chess, Options};
/// use patt::rules::{Game, Rng, Seat};
///
/// /// Has seen enough after two depths.
/// #[derive(Default)]
/// struct Hurry(Cell<u32>);
///
/// impl Watch for Hurry {
///     fn enough(&self) -> bool {
///         self.0.get() >= 2
///     }
///     fn report(&self, progress: &Progress<'_>) {
///         self.0.set(progress.depth);
///     }
/// }
///
/// let game = Chess::new(&Options::default(), 2, &mut Rng::new(1))?;
/// let thought = Player::<Chess>::new(Skill::FULL, 1).choose(Ask {
///     world: &mut || game.clone(),
///     seat: Seat::FIRST,
///     company: Company::People,
///     limits: Limits::default(),
///     among: &[],
///     rng: &mut Rng::new(1),
///     watch: &Hurry::default(),
/// });
/// assert_eq!(thought.expect("there is a move").depth, 2);
/// # Ok::<(), patt::rules::Refusal>(())
/// ```
pub trait Watch {
    /// Whether to stop at once. Asked about every thousand positions, by some searches several times as
    /// often; a search answers with the best it has.
    fn stop(&self) -> bool {
        false
    }

    /// Whether to begin no further depth. Asked between depths.
    fn enough(&self) -> bool {
        false
    }

    /// How many of the best lines it wants to be told of. More than one costs time.
    fn lines(&self) -> usize {
        1
    }

    /// Whether the budget of positions holds to the last one, though the first depth be broken off. A
    /// search that is not watched so closely finishes the first depth, to compare all moves.
    fn exact(&self) -> bool {
        false
    }

    /// Whether the value of a position matters, even where there is nothing to choose. A search for
    /// a move alone ends soon with the only one there is, and does not hunt for mates.
    fn weighs(&self) -> bool {
        false
    }

    /// Told after each depth, once a line.
    fn report(&self, _progress: &Progress<'_>) {}
}

/// Nobody watches: the search ends by its own limits.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unwatched;

impl Watch for Unwatched {}
