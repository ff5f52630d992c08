//! The end of a game: by the rules, by giving up, by calling it off, by force.

use crate::words::field::{Name, Term};
use crate::words::topic::sentences;

sentences! {
    "end";

    after_moves "after-moves" (moves: i64);
    /// A place at the end of a game of more than two.
    ended_at_place "place" (place: i64, who: Term);
    /// Somebody with their points.
    place_points "place-points" (who: Term, points: i64);
    /// Somebody with how they fell out of the game.
    place_exit "place-exit" (who: Term, how: Term);
    exit_resigned "exit-resigned" ();
    exit_out_of_time "exit-out-of-time" ();
    exit_removed "exit-removed" ();
    /// Somebody has beaten a level of this name twice in a row; the next one.
    next_level "next-level" (level: i64, name: Term, next: i64);
    rating_change "rating-change" (who: Name, rating: i64, change: Term);
    /// No rating changes, because of this pair's number of games today.
    rating_capped "rating-capped" ();
    /// How a player fares in a game whose score counts.
    score_mean "score-mean" (who: Name, mean: Term, games: i64, best: i64);
    /// How the two who played fare together.
    score_together "score-together" (mean: Term, games: i64, best: i64);
    /// Whether to resign.
    resign_ask "resign-ask" (game: Term);
    /// Whether to resign or to leave the seat.
    resign_or_leave_ask "resign-or-leave-ask" (game: Term, computer: Term);
    /// Whether to leave the seat.
    leave_ask "leave-ask" (game: Term, computer: Term);
    /// The same of a game that counts.
    leave_ask_rated "leave-ask-rated" (game: Term, computer: Term);
    /// That a game may be called off, where it may be resigned, too.
    call_off_too "call-off-too" ();
    call_off_ask "call-off-ask" (game: Term);
    label_leave_game "label-leave-game" ();
    label_leave_yes "label-leave-yes" ();
    /// Who plays on for somebody who left.
    left_seat "left-seat" (who: Name, side: Term, computer: Name);
    only_resign "only-resign" ();
    resign_no "resign-no" ();
    /// The same where nobody can resign yet.
    leave_no "leave-no" ();
    called_off "called-off" (who: Name);
    too_late "too-late" ();
    label_force_end "label-force-end" ();
    label_force_end_yes "label-force-end-yes" ();
    force_end_ask "force-end-ask" (game: Term);
    force_ended "force-ended" (who: Name);
    force_end_not_you "force-end-not-you" ();
}
