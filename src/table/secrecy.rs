//! What a hidden game changes, and what an anonymous one does, said in one place.
//!
//! Of a hidden game each seat sees its own men, and a referee speaks. Who reads or decides anything
//! about a table asks here what that means, by the question it has; nobody asks whether the game is
//! hidden. Of an anonymous game nobody learns who plays before it is over.

use crate::rules::{GameInfo, Viewer};

/// What may be known of a game, and by whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Secrecy {
    /// Everybody sees everything.
    Open,
    /// Each seat knows its own men and what it was told, and nobody else anything.
    Sealed,
    /// It was such a game; now that it is over, everybody may see everything.
    Revealed,
}

impl Secrecy {
    /// That of a game; `over` once it has ended.
    #[must_use]
    pub const fn of(info: &GameInfo, over: bool) -> Self {
        match (info.hidden, over) {
            (false, _) => Self::Open,
            (true, false) => Self::Sealed,
            (true, true) => Self::Revealed,
        }
    }

    /// Whether nobody may read what was played, see the board from another side, or take the record
    /// with them.
    #[must_use]
    pub const fn is_sealed(self) -> bool {
        match self {
            Self::Sealed => true,
            Self::Open | Self::Revealed => false,
        }
    }

    /// Whether a referee speaks to each seat alone: every answer takes equally long, and the
    /// computer keeps what it believes from try to try.
    #[must_use]
    pub const fn has_referee(self) -> bool {
        match self {
            Self::Sealed | Self::Revealed => true,
            Self::Open => false,
        }
    }

    /// Whether what is made for a person carries the number of their own events instead of the
    /// position's: a common number would tell how often others have tried.
    #[must_use]
    pub const fn counts_by_seat(self) -> bool {
        self.has_referee()
    }

    /// Whether turns are told by direct message whatever was chosen for turns: the channel reads no
    /// more than whose period it is.
    #[must_use]
    pub const fn writes_letters(self) -> bool {
        self.has_referee()
    }

    /// Whether boards are drawn for everybody, turned to whoever is to move. Otherwise each seat is
    /// shown its own, from its own side.
    #[must_use]
    pub const fn shares_the_board(self) -> bool {
        !self.has_referee()
    }

    /// Whether moves may be taken back, hinted at, announced ahead, analysed, watched, shared with
    /// others, claimed upon and stopped for: in a game with a referee each of these would tell one
    /// side what it may not know, or how often somebody has tried.
    #[must_use]
    pub const fn allows_help(self) -> bool {
        !self.has_referee()
    }

    /// Whether this viewer may see every moment there was.
    #[must_use]
    pub fn shows_all_to(self, viewer: Viewer) -> bool {
        self == Self::Open || viewer == Viewer::Everything
    }
}

/// Who may learn who plays at a table, and that it is there at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Faces {
    /// Everybody.
    Shown,
    /// Nobody: not the partners of each other, and nobody else that there is such a table.
    Veiled,
}

impl Faces {
    /// Those of a table whose partners the house finds, or of any other; `over` once its game has
    /// ended.
    #[must_use]
    pub const fn of(anonymous: bool, over: bool) -> Self {
        if anonymous && !over { Self::Veiled } else { Self::Shown }
    }

    /// Whether seats are called by their sides and nobody is mentioned.
    #[must_use]
    pub const fn are_veiled(self) -> bool {
        match self {
            Self::Veiled => true,
            Self::Shown => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faces_are_veiled_until_an_anonymous_game_is_over() {
        assert!(Faces::of(true, false).are_veiled());
        assert!(!Faces::of(true, true).are_veiled());
        assert!(!Faces::of(false, false).are_veiled() && !Faces::of(false, true).are_veiled());
    }

    #[test]
    fn every_game_of_the_catalog_is_open_or_has_a_referee() {
        for entry in crate::catalog::CATALOG.iter() {
            let [running, over] = [false, true].map(|over| Secrecy::of(entry.info, over));
            assert_eq!(running.has_referee(), entry.info.hidden);
            assert_eq!(running.is_sealed(), entry.info.hidden);
            assert!(!over.is_sealed());
            assert_eq!(over.has_referee(), entry.info.hidden);
            assert!(over.shows_all_to(Viewer::Everything));
        }
    }
}
