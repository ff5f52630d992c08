//! Games in which nobody moves.

use crate::words::field::{Name, Term};
use crate::words::topic::sentences;

sentences! {
    "inactivity";

    /// Those who do not move have lost.
    label_claim_win "label-claim-win" ();
    label_substitute "label-substitute" ();
    label_remind "label-remind" (who: Term);
    /// End it without a result.
    label_close_game "label-close-game" ();
    /// Go on with a closed game.
    label_reopen "label-reopen" ();
    /// Those who wait may end the game.
    neglected "neglected" (waiting: Term, late: Term, game: Term, time: Term);
    /// An agreed limit, among the terms of a game.
    table_limit "table-limit" (days: i64);
    /// How many of those who wait want what.
    neglect_votes "neglect-votes" (wins: i64, closes: i64, of: i64);
    /// The same where the computer may play on.
    neglect_votes_many "neglect-votes-many" (wins: i64, computers: i64, closes: i64, of: i64);
    /// Somebody is reminded by whoever waits.
    nudged "nudged" (late: Term, who: Name, game: Term);
    /// What comes of that.
    nudged_done "nudged-done" (late: Term, time: Term);
    /// Nobody moved any more.
    closed_neglected "closed-neglected" ();
    /// Not for those whose move is waited for.
    not_waiting "not-waiting" ();
    /// Once is enough.
    reminded_already "reminded-already" ();
}
