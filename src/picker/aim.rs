//! What a move is picked for.

/// What is wanted of a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Aim {
    /// To play it.
    #[default]
    Play,
    /// To announce it with a claim that holds after it. Only such moves are offered, and each is
    /// asked about once more.
    Claim,
}
