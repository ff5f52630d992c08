//! What a player sees of the moves there are. Weak players err by not seeing, not by playing at
//! random.

use super::Search;

/// How well a search sees.
///
/// A move is overlooked with a chance that grows with how hidden it is ([`Search::hidden`]) and with
/// every ply that lies between it and the board; one's own next move is seen best. Whether a position
/// is overlooked depends on it and the seed alone, so a search that comes back to it overlooks it
/// again.
///
/// ```
/// use patt::ai::Sight;
///
/// assert!(!Sight::SHARP.is_dim());
/// assert!(Sight { misses: 400, ..Sight::SHARP }.is_dim());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sight {
    /// Whether exchanges are followed to their end, or positions judged in their midst.
    pub exchanges: bool,
    /// How many of a thousand usual replies are overlooked; 0 sees everything.
    pub misses: u32,
    /// The seed of what is overlooked.
    pub seed: u64,
}

/// The shape of a move on a board, as far as it decides how easily people overlook it.
///
/// ```
/// use patt::ai::Shape;
///
/// let plain = Shape { steps: 1, back: false, bent: false, takes: true, men: 32 };
/// let retreat = Shape { steps: 5, back: true, ..plain };
/// assert!(retreat.hidden() > plain.hidden());
/// let ending = Shape { men: 3, ..plain };
/// assert!(ending.hidden() < plain.hidden());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// How many cells it goes.
    pub steps: u32,
    /// Whether it goes back towards its own side.
    pub back: bool,
    /// Whether it leaves the straight lines of the board, as a knight does.
    pub bent: bool,
    /// Whether it captures.
    pub takes: bool,
    /// How many men stand on the board.
    pub men: u32,
}

impl Shape {
    /// For [`Search::hidden`]: captures catch the eye, long ways, retreats and knights do not; and where few
    /// men stand, every move does ([`among_men`]).
    #[must_use]
    pub const fn hidden(self) -> u32 {
        let Self { steps, back, bent, takes, men } = self;
        let plain = if takes { 60 } else { 100 };
        let far = if steps > 3 { 10 * (steps - 3) } else { 0 };
        among_men(men, plain + far + if back { 30 } else { 0 } + if bent { 20 } else { 0 })
    }
}

/// Fewer men than these are looked at one by one.
const FEW: u32 = 8;

/// How hidden a move is, in hundredths of a usual one, where so many `men` stand, if it were so `hidden` among
/// many: the fewer men stand, the less people overlook.
#[must_use]
pub const fn among_men(men: u32, hidden: u32) -> u32 {
    if men < FEW { hidden * men * men / (FEW * FEW) } else { hidden }
}

/// The most of a thousand that are overlooked, however hidden.
const MOST: u32 = 950;
/// One's own next move is overlooked this many times less often than a reply to it.
const OWN: u32 = 3;
/// By how many hundredths each further ply is overlooked more often.
const FARTHER: u32 = 25;

impl Sight {
    /// Everything is seen.
    pub const SHARP: Self = Self { exchanges: true, misses: 0, seed: 0 };
    /// What a good player sees while their attention lapses: three of ten usual replies are overlooked.
    pub const LAPSED: Self = Self { misses: 300, ..Self::SHARP };

    /// Whether anything is overlooked.
    #[must_use]
    pub const fn is_dim(self) -> bool {
        self.misses > 0
    }

    /// Whether a move at `ply` that has just been made on the board is overlooked; `hidden` is what
    /// the board said of it before.
    pub(super) fn overlooks<B: Search>(self, board: &B, hidden: u32, ply: usize) -> bool {
        let chance = u64::from(self.misses) * u64::from(hidden) / 100;
        let chance = match u32::try_from(ply) {
            Ok(0) => chance / u64::from(OWN),
            Ok(ply) => chance * u64::from(100 + FARTHER * (ply.min(8) - 1)) / 100,
            Err(_) => chance,
        };
        // Checks catch the eye.
        let chance = if board.in_check() { chance / 2 } else { chance };
        mixed(board.hash() ^ self.seed) % 1_000 < chance.min(u64::from(MOST))
    }
}

/// All bits of a number stirred, as `SplitMix64` ends.
const fn mixed(mut bits: u64) -> u64 {
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    bits ^ (bits >> 31)
}
