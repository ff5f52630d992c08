//! The kinds of men.

/// The kinds of men, over all games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum PieceKind {
    King,
    Queen,
    Rook,
    Bishop,
    Knight,
    Pawn,
    Advisor,
    Elephant,
    Cannon,
}

impl PieceKind {
    /// Every kind, in the order of their discriminants.
    pub const ALL: [Self; 9] = [
        Self::King,
        Self::Queen,
        Self::Rook,
        Self::Bishop,
        Self::Knight,
        Self::Pawn,
        Self::Advisor,
        Self::Elephant,
        Self::Cannon,
    ];

    /// Its letter in text boards and clicks, upper case and different for every kind. Notations of
    /// a game may use other letters.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::King => 'K',
            Self::Queen => 'Q',
            Self::Rook => 'R',
            Self::Bishop => 'B',
            Self::Knight => 'N',
            Self::Pawn => 'P',
            Self::Advisor => 'A',
            Self::Elephant => 'E',
            Self::Cannon => 'C',
        }
    }

    /// The kind with this letter, in upper case.
    #[must_use]
    pub fn of_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|figure| figure.letter() == letter)
    }

    /// Its key in messages and file names.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::King => "king",
            Self::Queen => "queen",
            Self::Rook => "rook",
            Self::Bishop => "bishop",
            Self::Knight => "knight",
            Self::Pawn => "pawn",
            Self::Advisor => "advisor",
            Self::Elephant => "elephant",
            Self::Cannon => "cannon",
        }
    }
}
