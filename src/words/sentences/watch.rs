//! Games of the computer against itself.

use crate::words::field::{Name, Term};
use crate::words::topic::sentences;

sentences! {
    "watch";

    computer_side "computer-side" (side: Term, level: i64);
    /// The computer plays all sides; who they are, and which move it is.
    watched "watched" (game: Term, names: Term, number: i64);
    watched_setup "watched-setup" (game: Term, names: Term);
    watch_stopped "watch-stopped" (who: Name);
    label_stop "label-stop" ();
    label_watch "label-watch" ();
    setup_watch "setup-watch" (level: i64);
    watch_one "watch-one" ();
    watch_alone "watch-alone" ();
    /// Of a hidden game there is nothing to watch.
    watch_hidden "watch-hidden" (game: Term);
    /// The computer in the seats for which nobody is asked.
    others_computers "others-computers" (level: i64);
}
