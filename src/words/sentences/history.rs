//! The list of finished games.

use crate::words::field::{Name, Term, When};
use crate::words::topic::sentences;

sentences! {
    "history";

    history_of "history-of" (who: Name, at: i64, of: i64);
    history_between "history-between" (who: Name, other: Name, at: i64, of: i64);
    history_none "history-none" ();
    history_line "history-line"
        (number: i64, game: Term, players: Term, result: Term, day: When, table: Term);
    history_won "history-won" ();
    history_drawn "history-drawn" ();
    history_lost "history-lost" ();
    history_open "history-open" ();
    /// Of others only this server's games are shown.
    history_here "history-here" ();
    /// Of others only the games with the asker are shown.
    history_yours "history-yours" ();
}
