//! Where games are played: threads, lost places, games that move.

use crate::words::field::{Channel, Term};
use crate::words::topic::sentences;

sentences! {
    "places";

    /// The server wants threads where the bot may open none.
    threads_required "threads-required" (channel: Channel);
    thread_refused "thread-refused" ();
    thread_gone "thread-gone" ();
    /// The game has had no place for a week.
    closed_unreachable "closed-unreachable" ();
    game_is_in "game-is-in" (thread: Term);
    label_move_here "label-move-here" (table: Term);
    /// The game has a place of its own.
    not_lost "not-lost" ();
    moved_here "moved-here" ();
    not_in_this_channel "not-in-this-channel" (channels: Term);
}
