//! The numbers the search goes by: values in hundredths of the smallest man, depths in plies, reductions
//! in 1024ths of a ply. By their names the literature knows what they are of.
//!
//! Nearly all were found at once, by simultaneous perturbation (Spall 1992), and rounded: in 4,600 pairs of
//! games of chess at 6,000 positions a move one side had each number a little higher or lower by chance,
//! and the other side the opposite.

/// Reverse futility: up to this depth a position that is so much above the window for each ply stays
/// above it.
pub(super) const REVERSE_FUTILITY: i32 = 98;
pub(super) const REVERSE_FUTILITY_DEPTH: i32 = 7;

/// Razoring: up to this depth only quiescence follows a position so much below the window for each ply.
pub(super) const RAZOR: i32 = 265;
pub(super) const RAZOR_DEPTH: i32 = 3;

/// Null move: how many plies less deep it is searched; one more for each so many plies of depth, and one
/// more, up to a bound, for each so many hundredths above the window.
pub(super) const NULL: i32 = 3;
pub(super) const NULL_BY_DEPTH: i32 = 4;
pub(super) const NULL_BY_VALUE: i32 = 107;
pub(super) const NULL_BY_VALUE_MOST: i32 = 4;

/// `ProbCut`: from this depth on a position stays above the window if a noisy move, searched four plies
/// less deep, is so much above it.
pub(super) const PROBCUT: i32 = 180;
pub(super) const PROBCUT_DEPTH: i32 = 6;

/// Singular extension: from this depth on a move is singular if all others are so many 16ths worse for
/// each ply, and is worth two plies if they are so much worse besides.
pub(super) const SINGULAR: i32 = 35;
pub(super) const SINGULAR_DEPTH: i32 = 6;
pub(super) const SINGULAR_TWICE: i32 = 38;

/// Late move pruning: up to this depth quiet moves are left out after so many, and the square of the depth
/// more; half as many where the position has not become better.
pub(super) const LATE: i32 = 5;
pub(super) const LATE_DEPTH: i32 = 8;
/// Futility: up to this depth a quiet move is left out where the position is so much below the window,
/// and so much for each ply.
pub(super) const FUTILITY: i32 = 120;
pub(super) const FUTILITY_BY_DEPTH: i32 = 93;
pub(super) const FUTILITY_DEPTH: i32 = 5;
/// History pruning: up to this depth a quiet move is left out whose history is so bad for each ply.
pub(super) const HISTORY: i32 = 3_400;
pub(super) const HISTORY_DEPTH: i32 = 6;
/// Exchanges: up to this depth a quiet move, or a noisy one, is left out that loses so much for each ply.
pub(super) const QUIET_LOSS: i32 = 38;
pub(super) const QUIET_LOSS_DEPTH: i32 = 8;
pub(super) const NOISY_LOSS: i32 = 85;
pub(super) const NOISY_LOSS_DEPTH: i32 = 6;

/// Late move reductions: so much, and a ply for each so much of the product of the logarithms of depth and
/// number.
pub(super) const REDUCED: i32 = 832;
pub(super) const REDUCED_DIVISOR: f64 = 2.3;
/// Noisy moves are reduced by so many 1024ths of that.
pub(super) const REDUCED_NOISY: i32 = 576;
/// Quiet moves are reduced by 1024ths of a ply less for each so much of history.
pub(super) const REDUCED_BY_HISTORY: i32 = 10;
/// More at cut nodes; where the position has not become better; for quiet moves if the move of the table is
/// noisy; and where more than so many of the replies were refuted.
pub(super) const REDUCED_CUT: i32 = 1_100;
pub(super) const REDUCED_FALLING: i32 = 1_010;
pub(super) const REDUCED_TACTICAL: i32 = 370;
pub(super) const REDUCED_REFUTED: i32 = 460;
pub(super) const REFUTED: u32 = 3;
/// Less on the principal variation, where one has stood, and for checks.
pub(super) const KEPT_PV: i32 = 655;
pub(super) const KEPT_LED: i32 = 620;
pub(super) const KEPT_CHECK: i32 = 1_030;
/// A reduced move that turns out so much above the window is searched a ply deeper again, one that is less
/// above it than this a ply less deep.
pub(super) const DEEPER: i32 = 65;
pub(super) const SHALLOWER: i32 = 13;

/// Delta pruning: what a noisy move of quiescence may gain beyond its exchange.
pub(super) const DELTA: i32 = 195;

/// What a refutation is worth to the history of its move: so much for each ply, at most so much.
pub(super) const BONUS: i32 = 190;
pub(super) const BONUS_MOST: i32 = 1_950;

/// How far the first aspiration window reaches to each side of the last value.
pub(super) const WINDOW: i32 = 15;
