//! What is said to people who meet the bot for the first time.

use super::sentences;
use crate::words::voice::Voice;

sentences! {
    /// To the first who manages the server.
    greeting "greeting" ();
    /// To everybody else.
    first_time "first-time" ();
    /// Not now.
    label_not_now "label-not-now" ();
}
