//! What is said to people who meet the bot for the first time.

use crate::words::field::Term;
use crate::words::topic::sentences;

sentences! {
    "greeting";

    greeting "greeting" ();
    first_time "first-time" ();
    /// To whoever plays a game of unfamiliar men for the first time.
    first_pieces "first-pieces" (game: Term);
    label_not_now "label-not-now" ();
}
