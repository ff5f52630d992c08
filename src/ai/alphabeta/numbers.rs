//! The numbers the search goes by: values in hundredths of the smallest man, depths in plies, reductions
//! in 1024ths of a ply.
//!
//! They were found all at once, by simultaneous perturbation (Spall 1992): 4,600 pairs of games of chess
//! at 6,000 positions a move, in which one side had each number a little higher or lower by chance, and the
//! other side the opposite.

/// Down from this depth a position so far above the window for each ply is taken to stay above it.
pub(super) const ABOVE: i32 = 98;
pub(super) const ABOVE_DEPTH: i32 = 7;

/// A position so far below the window for each ply is only searched until it is calm.
pub(super) const BELOW: i32 = 265;
pub(super) const BELOW_DEPTH: i32 = 3;

/// How much less deep is searched after a pass: so much, one more for each so many plies of depth, and one
/// more, up to a bound, for each so many hundredths above the window.
pub(super) const PASS: i32 = 3;
pub(super) const PASS_BY_DEPTH: i32 = 4;
pub(super) const PASS_BY_VALUE: i32 = 107;
pub(super) const PASS_BY_VALUE_MOST: i32 = 4;

/// From this depth on a noisy move that is so far above the window when searched four plies less deep is
/// taken to stay above it.
pub(super) const FAR: i32 = 180;
pub(super) const FAR_DEPTH: i32 = 6;

/// From this depth on a move stands out if all others stay below its value by so many 16ths for each ply,
/// and far out if they do by so much more.
pub(super) const SINGULAR_DEPTH: i32 = 6;
pub(super) const SINGULAR: i32 = 35;
pub(super) const SINGULAR_FAR: i32 = 38;

/// How many quiet moves are tried at least before late ones are left out.
pub(super) const LATE: i32 = 5;
/// A quiet move is left out where the position stays so far below the window, with so much for each ply.
pub(super) const FUTILE: i32 = 120;
pub(super) const FUTILE_BY_DEPTH: i32 = 93;
pub(super) const FUTILE_DEPTH: i32 = 5;
/// A quiet move is left out whose history is so much below nothing for each ply.
pub(super) const UNPROMISING: i32 = 3_400;
pub(super) const UNPROMISING_DEPTH: i32 = 6;
/// A quiet and a noisy move are left out that lose so much for each ply.
pub(super) const QUIET_LOSS: i32 = 38;
pub(super) const QUIET_LOSS_DEPTH: i32 = 8;
pub(super) const NOISY_LOSS: i32 = 85;
pub(super) const NOISY_LOSS_DEPTH: i32 = 6;

/// How much less deep late moves are searched: so much, and the product of the logarithms of depth and
/// number divided by so many hundredths.
pub(super) const REDUCED: i32 = 832;
pub(super) const REDUCED_DIVISOR: f64 = 2.3;
/// Of that so many 1024ths for noisy moves.
pub(super) const REDUCED_NOISY: i32 = 576;
/// So much history is worth 1024ths of a ply.
pub(super) const REDUCED_BY_HISTORY: i32 = 10;
/// More where a value above the window is expected; where the position has not become better; for quiet
/// moves where the move of the table is noisy; and where the replies so far were all refuted at once.
pub(super) const REDUCED_CUT: i32 = 1_100;
pub(super) const REDUCED_FALLING: i32 = 1_010;
pub(super) const REDUCED_TACTICAL: i32 = 370;
pub(super) const REDUCED_REFUTED: i32 = 460;
/// Less on the principal variation, where one has stood, and for checks.
pub(super) const KEPT_PV: i32 = 655;
pub(super) const KEPT_LED: i32 = 620;
pub(super) const KEPT_CHECK: i32 = 1_030;
/// A move that was searched less deep and is so much better than hoped is worth a ply more, one that is
/// no better than that a ply less.
pub(super) const DEEPER: i32 = 65;
pub(super) const SHALLOWER: i32 = 13;

/// What a noisy move may gain beyond its exchange where the search has ended.
pub(super) const SLACK: i32 = 195;

/// What a refutation is worth to the history of its move: so much for each ply, at most so much.
pub(super) const BONUS: i32 = 190;
pub(super) const BONUS_MOST: i32 = 1_950;

/// How wide the first window around the last value is.
pub(super) const WINDOW: i32 = 15;
