//! The end of a game: by the rules, by giving up, by calling it off, by force.

use crate::words::field::{Name, Term};
use crate::words::topic::sentences;

sentences! {
    "end";

    /// How many moves were played.
    after_moves "after-moves" (moves: i64);
    /// A place at the end of a game of more than two.
    place "place" (place: i64, who: Term);
    /// Somebody with their points.
    place_points "place-points" (who: Term, points: i64);
    /// Somebody with how they fell out of the game.
    place_exit "place-exit" (who: Term, how: Term);
    exit_resigned "exit-resigned" ();
    exit_out_of_time "exit-out-of-time" ();
    exit_removed "exit-removed" ();
    /// A rating after a rated game.
    rating_change "rating-change" (who: Name, rating: i64, change: Term);
    /// No rating changes, because of this pair's number of games today.
    rating_capped "rating-capped" ();
    /// Whether to resign.
    resign_ask "resign-ask" (game: Term);
    /// Whether to resign or to leave the seat.
    resign_or_leave_ask "resign-or-leave-ask" (game: Term, computer: Term);
    /// Whether to leave the seat.
    leave_ask "leave-ask" (game: Term, computer: Term);
    /// Whether to call the game off.
    call_off_ask "call-off-ask" (game: Term);
    label_leave_game "label-leave-game" ();
    label_leave_yes "label-leave-yes" ();
    /// Somebody left, and who plays on.
    left_seat "left-seat" (side: Term, who: Name);
    /// The seat cannot be left to the computer.
    only_resign "only-resign" ();
    /// Nothing was given up.
    resign_no "resign-no" ();
    /// The game was called off.
    called_off "called-off" (who: Name);
    /// Too late to call the game off.
    too_late "too-late" ();
    label_force_end "label-force-end" ();
    label_force_end_yes "label-force-end-yes" ();
    force_end_ask "force-end-ask" (game: Term);
    /// Who ended the game.
    force_ended "force-ended" (who: Name);
    /// The right is missing.
    force_end_not_you "force-end-not-you" ();
}
