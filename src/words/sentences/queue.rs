//! Partners who do not know each other.

use crate::words::field::{Name, Term};
use crate::words::topic::sentences;

sentences! {
    "queue";

    seek_sent "seek-sent" (game: Term);
    /// The direct message without which nobody is in the queue.
    seek_letter "seek-letter" (game: Term, clock: Term);
    /// The same in the list of a person's games.
    games_seek "games-seek" (game: Term, clock: Term);
    seek_left "seek-left" ();
    seek_not "seek-not" ();
    anonymous_alone "anonymous-alone" ();
    pair_named "pair-named" (first: Name, second: Name);
    somebody "somebody" ();
    label_leave_queue "label-leave-queue" ();
}
