//! Privacy: what is stored, blocking, erasure.

use crate::words::field::{Name, Term};
use crate::words::topic::sentences;

sentences! {
    "privacy";

    // ---- what is stored (W24)
    privacy_head "privacy-head" ();
    /// Who they are.
    stored_name "stored-name" ();
    stored_games "stored-games" (games: i64, open: i64);
    /// Their results and ratings.
    stored_results "stored-results" (results: i64, ratings: i64);
    /// They are on leaderboards.
    stored_listed "stored-listed" ();
    /// They have left them.
    stored_hidden "stored-hidden" ();
    /// What they have chosen.
    stored_settings "stored-settings" (blocked: i64);
    /// What is not stored.
    stored_never "stored-never" ();
    stored_copies "stored-copies" ();
    /// Leaves the leaderboards.
    label_leave_boards "label-leave-boards" ();
    label_join_boards "label-join-boards" ();
    /// Everything as a file.
    label_copy "label-copy" ();
    /// The list of blocked people.
    label_blocks "label-blocks" ();
    /// Erases the asker.
    label_erase "label-erase" ();
    label_privacy "label-privacy" ();
    /// They have left the leaderboards.
    board_left "board-left" ();
    /// They are on them again.
    board_joined "board-joined" ();
    copy_done "copy-done" (part: i64, parts: i64);
    /// The next file.
    label_next_part "label-next-part" ();

    // ---- erasure
    /// What would be lost.
    erase_ask "erase-ask" (open: i64);
    /// On to the form.
    label_erase_yes "label-erase-yes" ();
    /// The heading of the form.
    erase_title "erase-title" ();
    erase_field "erase-field" ();
    /// Something else was typed.
    erase_not "erase-not" ();
    /// It is done.
    erase_done "erase-done" ();

    // ---- blocking
    blocks_head "blocks-head" ();
    /// Nobody is blocked.
    blocks_none "blocks-none" ();
    /// Who is blocked.
    blocks_some "blocks-some" (names: Term);
    /// What that means.
    blocks_mean "blocks-mean" ();
    /// The menu of people to block.
    blocks_add "blocks-add" ();
    /// The menu of people to unblock.
    blocks_free "blocks-free" ();
    /// There are too many.
    blocks_many "blocks-many" (most: i64);
    /// The button that blocks.
    label_block "label-block" ();
    /// A person is blocked.
    block_done "block-done" (who: Name);
    block_not_self "block-not-self" ();
    /// A person is no longer blocked.
    unblock_done "unblock-done" (who: Name);
    /// The asker has blocked whom they challenge.
    blocked_by_you "blocked-by-you" (who: Name);
    /// The asker is blocked, and is not told so.
    takes_no_challenge "takes-no-challenge" (who: Name);
    /// The same for a seat.
    seat_not_for_you "seat-not-for-you" ();
}
