//! Partners who do not know each other.

use crate::words::field::{Name, Term};
use crate::words::topic::sentences;

sentences! {
    "queue";

    /// The direct message is on its way.
    seek_sent "seek-sent" (game: Term);
    /// The direct message without which nobody is in the queue.
    seek_letter "seek-letter" (game: Term, clock: Term);
    /// The same in the list of a person's games.
    games_seek "games-seek" (game: Term, clock: Term);
    /// They have left the queue.
    seek_left "seek-left" ();
    /// They were not in it.
    seek_not "seek-not" ();
    /// Such games are begun otherwise.
    anonymous_alone "anonymous-alone" ();
    /// Who they were, after the end.
    pair_named "pair-named" (first: Name, second: Name);
    /// A partner who is not named yet.
    somebody "somebody" ();
    /// Leaves the queue.
    label_leave_queue "label-leave-queue" ();
}
