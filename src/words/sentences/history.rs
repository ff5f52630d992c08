//! The list of finished games.

use crate::words::field::{Name, Term, When};
use crate::words::topic::sentences;

sentences! {
    "history";

    /// The heading of a person's games.
    history_of "history-of" (who: Name, at: i64, of: i64);
    /// The heading of two people's games.
    history_between "history-between" (who: Name, other: Name, at: i64, of: i64);
    /// There are none.
    history_none "history-none" ();
    history_line "history-line"
        (number: i64, game: Term, players: Term, result: Term, day: When, table: Term);
    history_won "history-won" ();
    history_drawn "history-drawn" ();
    history_lost "history-lost" ();
    /// It has no result.
    history_open "history-open" ();
    /// Of others only this server's games are shown.
    history_here "history-here" ();
    /// Of others only the games with the asker are shown.
    history_yours "history-yours" ();
}
