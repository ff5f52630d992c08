//! What a search has found out about a position.

/// The depth of what was only judged as it stood: less than any search, quiescence with it.
pub(super) const JUDGED: i32 = -2;

/// How a stored value is to be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// The value is at most this.
    Upper,
    /// The value is at least this.
    Lower,
    /// The value is this.
    Exact,
    /// Of the value nothing is known.
    Unknown,
}

impl Bound {
    /// How a value is to be read that was found below `beta`, or at or above it, and either raised
    /// alpha or did not.
    pub(super) const fn of(value: i32, beta: i32, raised: bool) -> Self {
        if value >= beta {
            Self::Lower
        } else if raised {
            Self::Exact
        } else {
            Self::Upper
        }
    }

    /// Whether a value read so says on which side of `stand` it is.
    pub(super) const fn tells(self, value: i32, stand: i32) -> bool {
        match self {
            Self::Exact => true,
            Self::Lower => value > stand,
            Self::Upper => value < stand,
            Self::Unknown => false,
        }
    }
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Known<M> {
    pub(super) best: Option<M>,
    pub(super) value: i32,
    pub(super) eval: i32,
    pub(super) depth: i32,
    pub(super) bound: Bound,
    /// Whether it has stood on a principal variation.
    pub(super) pv: bool,
}

impl<M> Known<M> {
    /// A position that is `eval` as it stands, and nothing else known of it.
    pub(super) const fn judged(eval: i32) -> Self {
        let (best, bound) = (None, Bound::Unknown);
        Self { best, value: eval, eval, depth: JUDGED, bound, pv: false }
    }

    /// What a position is worth that stands at `stand`: what is known of it, where its bound allows.
    const fn better_than(&self, stand: i32) -> i32 {
        if self.bound.tells(self.value, stand) { self.value } else { stand }
    }

    /// Whether a search of this depth has found less than was hoped, with a move to remember.
    pub(super) fn fails(&self, depth: i32) -> bool {
        self.best.is_some() && self.bound == Bound::Upper && self.depth >= depth
    }

    /// Whether what is known settles a search of this depth and window.
    pub(super) const fn decides(&self, depth: i32, alpha: i32, beta: i32) -> bool {
        self.depth >= depth
            && match self.bound {
                Bound::Exact => true,
                Bound::Lower => self.value >= beta,
                Bound::Upper => self.value <= alpha,
                Bound::Unknown => false,
            }
    }
}

/// What a position is worth that stands at `stand`, with what may be known of it.
pub(super) fn bettered<M>(stand: i32, known: Option<Known<M>>) -> i32 {
    known.map_or(stand, |known| known.better_than(stand))
}
