//! The numbers the search goes by: values in hundredths of the smallest man, depths in plies, reductions
//! in 1024ths of a ply. By their names the literature knows what they are of.
//!
//! The rules are those of strong chess programs of 2022. Most numbers lie half-way between two sets: those that
//! were found at once, by simultaneous perturbation (Spall 1992), in 2,700 pairs of shallow games of chess,
//! xiangqi, Starchess and Tile Chess, where one side had each number a little higher or lower by chance, and
//! the other side the opposite; and those of Stockfish 15.1, its 270 units counted as a hundred of ours, and
//! what is told in hundredths a sixth larger, which serve deep searches better where men on squares alone are
//! judged. Those of the histories (caps and bonuses), of singular moves that keep others deep and of check
//! extensions are as there. They help one another: left out or taken in alone, hardly one moves anything. What
//! was measured is told in `docs/strength.md`.

/// Reverse futility: up to this depth a position that is so much above the window for each ply stays
/// above it; one more is asked for so much of the history of the move before.
pub(super) const REVERSE_FUTILITY: i32 = 58;
pub(super) const REVERSE_FUTILITY_BY_HISTORY: i32 = 818;
pub(super) const REVERSE_FUTILITY_DEPTH: i32 = 7;

/// Razoring: only quiescence follows a position so much below the window, and so much more for each
/// square of the depth.
pub(super) const RAZOR: i32 = 172;
pub(super) const RAZOR_BY_DEPTH: i32 = 143;

/// Null move: how many plies less deep it is searched; one more for each so many plies of depth, and one
/// more, up to a bound, for each so many hundredths above the window.
pub(super) const NULL: i32 = 5;
pub(super) const NULL_BY_DEPTH: i32 = 3;
pub(super) const NULL_BY_VALUE: i32 = 113;
pub(super) const NULL_BY_VALUE_MOST: i32 = 6;
/// A pass is tried where the position stands so much above the window, less so much for each ply.
pub(super) const NULL_FROM: i32 = 36;
pub(super) const NULL_FROM_BY_DEPTH: i32 = 13;
/// None is tried after a move that has done so well before.
pub(super) const NULL_HISTORY: i32 = 17_139;

/// `ProbCut`: from this depth on a position stays above the window if a noisy move, searched four plies
/// less deep, is so much above it; less where it has become better.
pub(super) const PROBCUT: i32 = 113;
pub(super) const PROBCUT_IMPROVING: i32 = 39;
pub(super) const PROBCUT_DEPTH: i32 = 5;

/// Where the move of the table is missing the order is a guess: from these depths on the search is so much
/// less deep on the principal variation, and so much where a cut is expected.
pub(super) const UNKNOWN_PV: i32 = 2;
pub(super) const UNKNOWN_PV_DEPTH: i32 = 2;
pub(super) const UNKNOWN_CUT: i32 = 2;
pub(super) const UNKNOWN_CUT_DEPTH: i32 = 9;

/// Singular extension: from this depth on, two more on the principal variation, a move is singular if all
/// others are so many sixteenths worse for each ply (more where a principal variation has stood), and is
/// worth two plies if they are so much worse besides.
pub(super) const SINGULAR: i32 = 19;
pub(super) const SINGULAR_LED: i32 = 8;
pub(super) const SINGULAR_DEPTH: i32 = 4;
pub(super) const SINGULAR_TWICE: i32 = 11;

/// Check extension: deeper than this a check is worth a ply where the position stands so far from level.
pub(super) const CHECKED_DEPTH: i32 = 9;
pub(super) const CHECKED: i32 = 30;

/// Late move pruning: quiet moves are left out after so many, and the square of the depth more; half as
/// many where the position has not become better.
pub(super) const LATE: i32 = 4;
/// The rest goes by the depth that is left after reduction. Futility: up to this one a quiet move is left
/// out where the position is so much below the window, so much for each ply, and one for so much of
/// history.
pub(super) const FUTILITY: i32 = 55;
pub(super) const FUTILITY_BY_DEPTH: i32 = 95;
pub(super) const FUTILITY_BY_HISTORY: i32 = 154;
pub(super) const FUTILITY_DEPTH: i32 = 12;
/// The same of a noisy move, beside what it takes.
pub(super) const NOISY_FUTILITY: i32 = 148;
pub(super) const NOISY_FUTILITY_BY_DEPTH: i32 = 75;
pub(super) const NOISY_FUTILITY_BY_HISTORY: i32 = 14;
pub(super) const NOISY_FUTILITY_DEPTH: i32 = 6;
/// History pruning: up to this depth a quiet move is left out whose history after the moves before it is
/// so bad for each ply.
pub(super) const HISTORY: i32 = 3_713;
pub(super) const HISTORY_DEPTH: i32 = 4;
/// Exchanges: a quiet move is left out that loses so much for each square of the depth and for each ply; a
/// noisy one or a check so much for each ply.
pub(super) const QUIET_LOSS: i32 = 13;
pub(super) const QUIET_LOSS_BY_DEPTH: i32 = 6;
pub(super) const LOSS: i32 = 134;

/// Late move reductions: so much, and a ply for each so much of the product of the logarithms of depth and
/// number, one more from so much of it on where the position has not become better.
pub(super) const REDUCED: i32 = 1_366;
pub(super) const REDUCED_DIVISOR: f64 = 2.06;
pub(super) const REDUCED_FALLING_FROM: i32 = 916;
/// So much more at cut nodes, for quiet moves if the move of the table is noisy, and where more than so many
/// of the replies were refuted.
pub(super) const REDUCED_CUT: i32 = 1_608;
pub(super) const REDUCED_TACTICAL: i32 = 1_254;
pub(super) const REDUCED_REFUTED: i32 = 1_588;
pub(super) const REFUTED: u32 = 3;
/// So much less where a principal variation has stood, for a check, and a ply less after a move that was
/// tried later than this.
pub(super) const KEPT_LED: i32 = 1_394;
pub(super) const KEPT_CHECK: i32 = 109;
pub(super) const KEPT_LATE: i32 = 7;
/// So much less if the move of the table is quiet and stands out, and, deeper than this, for a move that
/// saves its man.
pub(super) const KEPT_SINGULAR: i32 = 1_024;
pub(super) const KEPT_SAVING: i32 = 1_024;
pub(super) const KEPT_SAVING_DEPTH: i32 = 9;
/// On the principal variation one less, and more the less deep.
pub(super) const KEPT_PV: i32 = 11;
/// A ply less for each so much of history above what is usual; for more in the midst of deep searches.
pub(super) const REDUCED_BY_HISTORY: i32 = 12_581;
pub(super) const REDUCED_BY_HISTORY_DEEP: i32 = 16_423;
pub(super) const USUAL_HISTORY: i32 = 5_014;
/// A reduced move that turns out so much above the window, and so much for each ply of reduction, is
/// searched a ply deeper again.
pub(super) const DEEPER: i32 = 25;
pub(super) const DEEPER_BY_REDUCTION: i32 = 10;

/// Quiescence: what a noisy move may gain beyond what it takes; so many moves are followed, and so many
/// quiet ones out of check.
pub(super) const DELTA: i32 = 79;
pub(super) const FOLLOWED: usize = 2;
pub(super) const EVASIONS: usize = 2;

/// Order: what each hundredth adds to the history of a quiet move that it saves, and what a check adds.
pub(super) const SAVED: i32 = 58;
pub(super) const CHECK: i32 = 17_982;
/// So many thirtieths of what a noisy move takes it may lose and still come first.
pub(super) const RISKED: i32 = 8;

/// History: how far what moves did alone, after others, and by what they take may go to each side.
pub(super) const CAP_ALONE: i32 = 7_183;
pub(super) const CAP_AFTER: i32 = 29_952;
pub(super) const CAP_NOISY: i32 = 10_692;

/// What a refutation is worth to the history of its move: so much for the square of the depth and for each
/// ply, less so much, at most so much; a ply more if it is so much above the window or noisy.
pub(super) const BONUS_BY_SQUARE: i32 = 12;
pub(super) const BONUS_BY_DEPTH: i32 = 282;
pub(super) const BONUS_LESS: i32 = 349;
pub(super) const BONUS_MOST: i32 = 1_594;
pub(super) const BONUS_GROWS: i32 = 51;
/// Twice as much for the move before a node that fails low, if it does so by so much for each ply.
pub(super) const PLAIN: i32 = 29;
/// What a quiet move is worth for each hundredth that it bettered the position, at most so much.
pub(super) const BETTERED: i32 = 30;
pub(super) const BETTERED_MOST: i32 = 1_180;

/// How far the first aspiration window reaches to each side of the last value.
pub(super) const WINDOW: i32 = 10;
