//! Privacy: what is stored, blocking, erasure.

use crate::words::field::{Name, Term};
use crate::words::topic::sentences;

sentences! {
    "privacy";

    // ---- what is stored (W24)
    privacy_head "privacy-head" ();
    stored_name "stored-name" ();
    stored_games "stored-games" (games: i64, open: i64);
    stored_results "stored-results" (results: i64, ratings: i64);
    stored_listed "stored-listed" ();
    stored_hidden "stored-hidden" ();
    stored_settings "stored-settings" (blocked: i64);
    stored_portrait "stored-portrait" ();
    stored_never "stored-never" ();
    stored_copies "stored-copies" ();
    label_leave_boards "label-leave-boards" ();
    label_join_boards "label-join-boards" ();
    label_copy "label-copy" ();
    label_blocks "label-blocks" ();
    label_erase "label-erase" ();
    label_privacy "label-privacy" ();
    board_left "board-left" ();
    board_joined "board-joined" ();
    copy_done "copy-done" (part: i64, parts: i64);
    label_next_part "label-next-part" ();

    // ---- erasure
    erase_ask "erase-ask" (open: i64);
    label_erase_yes "label-erase-yes" ();
    erase_title "erase-title" ();
    erase_word "erase-word" ();
    erase_field "erase-field" ();
    erase_not "erase-not" ();
    erase_done "erase-done" ();

    // ---- blocking
    blocks_head "blocks-head" ();
    blocks_none "blocks-none" ();
    blocks_some "blocks-some" (names: Term);
    blocks_mean "blocks-mean" ();
    blocks_add "blocks-add" ();
    blocks_free "blocks-free" ();
    blocks_many "blocks-many" (most: i64);
    label_block "label-block" ();
    block_done "block-done" (who: Name);
    block_not_self "block-not-self" ();
    unblock_done "unblock-done" (who: Name);
    blocked_by_you "blocked-by-you" (who: Name);
    /// The asker is blocked, and is not told so.
    takes_no_challenge "takes-no-challenge" (who: Name);
    seat_not_for_you "seat-not-for-you" ();
}
