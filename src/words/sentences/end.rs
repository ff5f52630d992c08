//! The end of a game: by the rules, by giving up, by calling it off, by force.

use crate::words::field::{Name, Term};
use crate::words::topic::sentences;

sentences! {
    "end";

    after_moves "after-moves" (moves: i64);
    rating_change "rating-change" (who: Name, rating: i64, change: Term);
    /// No rating changes, because of this pair's number of games today.
    rating_capped "rating-capped" ();
    /// How a player fares in a game whose score counts.
    score_mean "score-mean" (who: Name, mean: Term, games: i64, best: i64);
    /// How the two who played fare together.
    score_together "score-together" (mean: Term, games: i64, best: i64);
    /// Whether to resign.
    resign_ask "resign-ask" (game: Term);
    resign_no "resign-no" ();
    called_off "called-off" (who: Name);
    too_late "too-late" ();
    label_force_end "label-force-end" ();
    label_force_end_yes "label-force-end-yes" ();
    force_end_ask "force-end-ask" (game: Term);
    force_ended "force-ended" (who: Name);
    force_end_not_you "force-end-not-you" ();
}
