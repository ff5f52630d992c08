//! Games of the computer against itself.

use crate::words::field::{Name, Term};
use crate::words::topic::sentences;

sentences! {
    "watch";

    /// One of several computers at a table.
    computer_side "computer-side" (side: Term, level: i64);
    /// The computer plays all sides; who they are, and which move it is.
    watched "watched" (game: Term, names: Term, number: i64);
    /// The same where moves have no number.
    watched_setup "watched-setup" (game: Term, names: Term);
    /// Somebody has seen enough.
    watch_stopped "watch-stopped" (who: Name);
    /// Watch no longer.
    label_stop "label-stop" ();
    /// The computer plays itself.
    label_watch "label-watch" ();
    /// The same in the setup panel.
    setup_watch "setup-watch" (level: i64);
    /// One game to watch at a time.
    watch_one "watch-one" ();
    /// Who watches plays nobody.
    watch_alone "watch-alone" ();
    /// Of a hidden game there is nothing to watch.
    watch_hidden "watch-hidden" (game: Term);
    /// The computer in the seats for which nobody is asked.
    others_computers "others-computers" (level: i64);
}
