//! What can be wrong with a request: a kind for programs, a sentence for people.

/// Why a request was not answered.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum Fault {
    /// The line is longer than any request.
    #[error("a request has at most {} bytes", super::lines::LONGEST)]
    TooLong,
    /// The line is no JSON.
    #[error("this line is no JSON: {0}")]
    Json(String),
    /// A field is missing or of the wrong type.
    #[error("this request does not fit: {0}")]
    Request(String),
    /// No such game.
    #[error("there is no game \"{0}\"")]
    Variant(String),
    /// The options do not fit.
    #[error("{0}")]
    Options(String),
    /// The position cannot be set up.
    #[error("{0}")]
    Position(String),
    /// What was brought cannot be read.
    #[error("{0}")]
    Import(String),
    /// A text is no move.
    #[error("\"{0}\" is no move of this game")]
    Unknown(String),
    /// A text fits several moves.
    #[error("\"{text}\" fits several moves: {}", candidates.join(", "))]
    Ambiguous {
        text: String,
        /// The moves, in canonical text.
        candidates: Vec<String>,
    },
    /// A move is not possible now.
    #[error("{0}")]
    Illegal(String),
    /// The game is over, so nothing can be played.
    #[error("the game is over")]
    Over,
    /// One of several moves.
    #[error("{fault}")]
    Move {
        /// Which, counted from 0.
        at: usize,
        /// What is wrong with it.
        fault: Box<Fault>,
    },
    /// A wanted field that this game does not have.
    #[error("there is no field \"{0}\" in this game")]
    Field(String),
    /// Something in the house is broken.
    #[error("something broke; please report this request")]
    Broken,
}

impl Fault {
    /// The kind, for programs.
    pub(super) fn kind(&self) -> &'static str {
        match self {
            Self::TooLong => "too-long",
            Self::Json(_) => "bad-json",
            Self::Request(_) => "bad-request",
            Self::Variant(_) => "unknown-variant",
            Self::Options(_) => "bad-options",
            Self::Position(_) => "bad-position",
            Self::Import(_) => "bad-import",
            Self::Unknown(_) => "unknown",
            Self::Ambiguous { .. } => "ambiguous",
            Self::Illegal(_) => "illegal",
            Self::Over => "game-over",
            Self::Move { fault, .. } => fault.kind(),
            Self::Field(_) => "unknown-field",
            Self::Broken => "broken",
        }
    }
}
