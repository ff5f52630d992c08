//! Where games are played: threads, lost places, games that move.

use crate::words::field::{Channel, Term};
use crate::words::topic::sentences;

sentences! {
    "places";

    /// The server wants threads where the bot may open none.
    threads_required "threads-required" (channel: Channel);
    /// No thread could be opened.
    thread_refused "thread-refused" ();
    /// The thread was lost.
    thread_gone "thread-gone" ();
    /// The game has had no place for a week.
    closed_unreachable "closed-unreachable" ();
    /// Where the game is played.
    game_is_in "game-is-in" (thread: Term);
    /// Take a game here.
    label_move_here "label-move-here" (table: Term);
    /// The game has a place of its own.
    not_lost "not-lost" ();
    /// The game was taken here.
    moved_here "moved-here" ();
    /// Games are not played in this channel.
    not_in_this_channel "not-in-this-channel" (channels: Term);
}
