//! What a text from elsewhere holds: games, each as a record with remarks on how it was read.

use super::{Record, Refusal, Say};

/// A game that was brought in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Brought {
    /// The game.
    pub record: Record,
    /// What whoever brought it should know, such as moves that were left out.
    pub remarks: Vec<Say>,
}

/// All games of a text, in its order.
///
/// ```
/// use patt::catalog::CATALOG;
///
/// let chess = CATALOG.find("chess").expect("it is in the house");
/// let file = "[White \"Ada\"]\n\n1. e4 e5 *\n\n[White \"Bea\"]\n\n1. d4 d5 *";
/// let bundle = (chess.import)(file).expect("it looks like chess");
/// assert_eq!((bundle.games.len(), bundle.more), (2, 0));
/// assert!((chess.import)("炮二平五 馬8進7").is_none());
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bundle {
    /// The first [`Bundle::MOST`] games, and of each that cannot be read the reason.
    pub games: Vec<Result<Brought, Refusal>>,
    /// How many more there are.
    pub more: usize,
}

impl Bundle {
    /// The most games that are read: as many as a menu can show.
    pub const MOST: usize = 25;

    /// One game.
    #[must_use]
    pub fn one(game: Result<Brought, Refusal>) -> Self {
        Self { games: vec![game], more: 0 }
    }

    /// What came of the games of a file: the first ones are read, the others counted.
    #[must_use]
    pub fn of<T>(
        told: Vec<Result<T, Refusal>>,
        read: impl FnMut(T) -> Result<Brought, Refusal>,
    ) -> Self {
        let more = told.len().saturating_sub(Self::MOST);
        let mut read = read;
        let games = told.into_iter().take(Self::MOST).map(|told| told.and_then(&mut read));
        Self { games: games.collect(), more }
    }

    /// The first game, or why it cannot be read.
    ///
    /// # Errors
    /// If it cannot.
    pub fn first(self) -> Result<Brought, Refusal> {
        self.games.into_iter().next().unwrap_or(Err(Refusal::new("file-empty")))
    }

    /// Whether every game could be read.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.games.iter().all(Result::is_ok)
    }
}

impl From<Record> for Brought {
    fn from(record: Record) -> Self {
        Self { record, remarks: Vec::new() }
    }
}
