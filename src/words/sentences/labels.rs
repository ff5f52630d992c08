//! Buttons, menus and fields that stand under more than one kind of message.

use crate::words::field::Term;
use crate::words::topic::sentences;

sentences! {
    "labels";

    // ---- buttons
    label_accept "label-accept" ();
    label_decline "label-decline" ();
    label_withdraw "label-withdraw" ();
    label_join "label-join" ();
    label_use_computer "label-use-computer" ();
    label_close_seat "label-close-seat" ();
    label_move "label-move" ();
    /// Open the picker in a phase of placing.
    label_place "label-place" ();
    label_type "label-type" ();
    label_type_it "label-type-it" ();
    label_draw "label-draw" ();
    label_points_draw "label-points-draw" ();
    label_resign "label-resign" ();
    label_more "label-more" ();
    label_resign_yes "label-resign-yes" ();
    label_draw_yes "label-draw-yes" ();
    label_no "label-no" ();
    label_draw_accept "label-draw-accept" ();
    label_claim "label-claim" (claim: Term);
    label_claim_after "label-claim-after" ();
    label_rematch "label-rematch" ();
    /// The same against the computer at another level.
    label_next_level "label-next-level" (level: i64);
    label_leaderboard "label-leaderboard" ();
    label_show_board "label-show-board" ();
    label_try_again "label-try-again" ();
    label_back "label-back" ();
    label_next "label-next" ();
    label_first "label-first" ();
    label_last "label-last" ();
    label_close "label-close" ();
    label_my_place "label-my-place" ();
    label_here "label-here" ();
    label_everywhere "label-everywhere" ();
    label_people "label-people" ();
    label_computers "label-computers" ();
    label_post_here "label-post-here" ();
    label_open_mine "label-open-mine" ();
    label_games "label-games" ();
    label_challenge "label-challenge" ();
    label_my_games "label-my-games" ();
    label_start "label-start" ();
    label_rules "label-rules" ();
    label_where "label-where" ();
    label_as_text "label-as-text" ();
    label_flip "label-flip" ();
    /// Shows the tiles round the reader's king.
    label_my_king "label-my-king" ();
    /// Shows the tiles round the last move.
    label_last_move "label-last-move" ();
    label_bring_down "label-bring-down" ();
    label_abort "label-abort" ();
    label_export "label-export" ();
    label_post "label-post" ();
    label_cancel "label-cancel" ();
    label_levels "label-levels" ();
    label_rated "label-rated" ();
    label_casual "label-casual" ();
    label_try_computer "label-try-computer" ();
    label_side_random "label-side-random" ();
    label_side_me "label-side-me" ();
    label_side_opponent "label-side-opponent" ();
}
