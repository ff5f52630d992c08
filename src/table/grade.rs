//! What large chess sites call a mistake, by what it costs.

/// How grave a mistake is.
///
/// The words are those of Lichess and other large sites. Lichess counts chances from -1 to 1 by a
/// curve of people's games and begins the grades at losses of 0.1, 0.2 and 0.3 (`Advice.scala` of
/// its server). Our curve is steeper, as the computer lets less slip, and counts from 0 to 100; a
/// loss of 10, 20 and 30 there is about as much: a pawn of an even game, two of them, a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grade {
    /// At least 10 of 100.
    Inaccuracy,
    /// At least 20.
    Mistake,
    /// At least 30.
    Blunder,
}

impl Grade {
    /// All of them, the slightest first.
    pub const ALL: [Self; 3] = [Self::Inaccuracy, Self::Mistake, Self::Blunder];

    /// What a move is that took so much of its player's chance away, from 0 to 100; `None` if that is
    /// no mistake worth a word.
    #[must_use]
    pub fn of(loss: f64) -> Option<Self> {
        Self::ALL.into_iter().rev().find(|grade| loss >= grade.least())
    }

    /// What a move is that let a forced loss happen or a forced win go, where without it the one who
    /// moved has or had so much to lose, from 0 to 100.
    ///
    /// Lichess calls it a blunder unless that side stands worse than by seven pawns, and a mistake
    /// unless by ten: 7 and 2.5 of 100 by its curve. Below that we say nothing: it was lost anyway.
    #[must_use]
    pub fn of_mate(open: f64) -> Option<Self> {
        if open >= 7.0 { Some(Self::Blunder) } else { (open >= 2.5).then_some(Self::Mistake) }
    }

    /// The least loss of this grade.
    const fn least(self) -> f64 {
        match self {
            Self::Inaccuracy => 10.0,
            Self::Mistake => 20.0,
            Self::Blunder => 30.0,
        }
    }
}

/// How many mistakes of each grade somebody made, in the order of [`Grade::ALL`].
pub(crate) type Slips = [usize; Grade::ALL.len()];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grades_go_by_what_is_lost() {
        let grades = [-40.0, 9.9, 10.0, 19.9, 20.0, 29.9, 30.0, 100.0].map(Grade::of);
        let (i, m, b) = (Grade::Inaccuracy, Grade::Mistake, Grade::Blunder);
        let expect = [None, None, Some(i), Some(i), Some(m), Some(m), Some(b), Some(b)];
        assert_eq!(grades, expect);
    }

    #[test]
    fn mates_are_blunders_unless_all_was_lost_anyway() {
        let grades = [0.0, 2.4, 2.5, 6.9, 7.0, 100.0].map(Grade::of_mate);
        let (m, b) = (Grade::Mistake, Grade::Blunder);
        assert_eq!(grades, [None, None, Some(m), Some(m), Some(b), Some(b)]);
    }
}
