//! Coordinates: `h3e3` with ranks 1 to 10, `H2-E2` and `h2e2` with ranks 0 to 9.

use super::short::file_of;
use crate::games::xiangqi::board::Move;
use crate::games::xiangqi::point::{Point, RANKS};

/// From which number the ranks are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Base {
    /// 0 to 9.
    Zero,
    /// 1 to 10.
    One,
}

impl Base {
    pub(super) const fn other(self) -> Self {
        match self {
            Self::Zero => Self::One,
            Self::One => Self::Zero,
        }
    }
}

/// `H2-E2`.
pub(super) fn iccs(m: Move) -> String {
    let [from, to] = [m.from, m.to].map(|at| zero(at, b'A'));
    format!("{from}-{to}")
}

/// `h2e2`.
pub(super) fn ucci(m: Move) -> String {
    let [from, to] = [m.from, m.to].map(|at| zero(at, b'a'));
    from + &to
}

pub(super) fn zero(at: Point, first: u8) -> String {
    format!("{}{}", char::from(first + at.file()), at.rank())
}

/// Two points as a text names them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Named {
    points: [(u8, u8); 2],
    /// Written as ICCS: upper case with a hyphen.
    iccs: bool,
}

impl Named {
    /// The two points of a text that names two.
    pub(super) fn parse(text: &str) -> Option<Self> {
        let signs: Vec<char> = text.chars().collect();
        let digits = |from: usize| {
            signs
                .get(from..)
                .map_or(0, |rest| rest.iter().take_while(|c| c.is_ascii_digit()).count())
        };
        let point = |at: usize| {
            let count = digits(at + 1);
            let number: String = signs.get(at + 1..at + 1 + count)?.iter().collect();
            // Two digits are a ten.
            let number = number.parse::<u8>().ok().filter(|n| count == 1 || *n == RANKS as u8)?;
            Some(((file_of(*signs.get(at)?)?, number), at + 1 + count))
        };
        let (from, middle) = point(0)?;
        let apart = matches!(signs.get(middle), Some('-' | 'x' | ':'));
        let (to, end) = point(middle + usize::from(apart))?;
        let upper = |at: usize| signs.get(at).is_some_and(char::is_ascii_uppercase);
        let second = middle + usize::from(apart);
        // `C2h5` is a cannon on file 2 or on rank 2.
        let man = upper(0) && !upper(second);
        let iccs = signs.get(middle) == Some(&'-') && upper(0) && upper(second);
        (end == signs.len() && !man).then_some(Self { points: [from, to], iccs })
    }

    /// In which base the text is meant, if `usual` is what people here usually mean. `None` if it
    /// has ranks of both.
    pub(super) fn base(self, usual: Base) -> Option<Base> {
        let has = |rank: usize| self.points.iter().any(|&(_, number)| usize::from(number) == rank);
        match (has(0), has(RANKS)) {
            (true, true) => None,
            (true, false) => Some(Base::Zero),
            (false, true) => Some(Base::One),
            (false, false) if self.iccs => Some(Base::Zero),
            (false, false) => Some(usual),
        }
    }

    /// The move it names in a base, possible or not.
    pub(super) fn in_base(self, base: Base) -> Option<Move> {
        let down = match base {
            Base::Zero => 0,
            Base::One => 1,
        };
        let [from, to] = self
            .points
            .map(|(file, number)| Point::try_new(file as i8, (number as i8).checked_sub(down)?));
        Some(Move { from: from?, to: to? })
    }
}
