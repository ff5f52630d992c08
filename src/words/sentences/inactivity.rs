//! Games in which nobody moves.

use crate::words::field::{Name, Term};
use crate::words::topic::sentences;

sentences! {
    "inactivity";

    label_claim_win "label-claim-win" ();
    label_substitute "label-substitute" ();
    label_remind "label-remind" (who: Term);
    label_close_game "label-close-game" ();
    label_reopen "label-reopen" ();
    neglected "neglected" (waiting: Term, late: Term, game: Term, time: Term);
    /// An agreed limit, among the terms of a game.
    table_limit "table-limit" (days: i64);
    /// How many of those who wait want what.
    neglect_votes "neglect-votes" (wins: i64, closes: i64, of: i64);
    /// The same where the computer may play on.
    neglect_votes_many "neglect-votes-many" (wins: i64, computers: i64, closes: i64, of: i64);
    /// The same while the game is set up and nobody can win.
    neglect_votes_setup "neglect-votes-setup" (computers: i64, closes: i64, of: i64);
    nudged "nudged" (late: Term, who: Name, game: Term);
    nudged_done "nudged-done" (late: Term, time: Term);
    closed_neglected "closed-neglected" ();
    /// Not for those whose move is waited for.
    not_waiting "not-waiting" ();
    reminded_already "reminded-already" ();
}
