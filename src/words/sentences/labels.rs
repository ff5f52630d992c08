//! Buttons, menus and fields that stand under more than one kind of message.

use crate::words::field::Term;
use crate::words::topic::sentences;

sentences! {
    "labels";

    // ---- buttons
    /// Accept a challenge.
    label_accept "label-accept" ();
    label_decline "label-decline" ();
    /// Take a challenge back.
    label_withdraw "label-withdraw" ();
    label_join "label-join" ();
    /// Let the computer play.
    label_use_computer "label-use-computer" ();
    /// Close an open seat.
    label_close_seat "label-close-seat" ();
    /// Open the picker.
    label_move "label-move" ();
    /// Open the picker in a phase of placing.
    label_place "label-place" ();
    /// Type a move.
    label_type "label-type" ();
    /// Type it, in the picker.
    label_type_it "label-type-it" ();
    label_draw "label-draw" ();
    /// Draw, where the places go by points.
    label_points_draw "label-points-draw" ();
    label_resign "label-resign" ();
    label_more "label-more" ();
    label_resign_yes "label-resign-yes" ();
    /// Offer a draw indeed.
    label_draw_yes "label-draw-yes" ();
    label_no "label-no" ();
    /// Accept the draw.
    label_draw_accept "label-draw-accept" ();
    label_claim "label-claim" (claim: Term);
    /// Claim after a move.
    label_claim_after "label-claim-after" ();
    label_rematch "label-rematch" ();
    label_leaderboard "label-leaderboard" ();
    /// Show the board.
    label_show_board "label-show-board" ();
    label_try_again "label-try-again" ();
    label_back "label-back" ();
    label_next "label-next" ();
    label_first "label-first" ();
    label_last "label-last" ();
    label_close "label-close" ();
    /// One's own place.
    label_my_place "label-my-place" ();
    label_here "label-here" ();
    label_everywhere "label-everywhere" ();
    label_people "label-people" ();
    label_computers "label-computers" ();
    /// Post a private page for all.
    label_post_here "label-post-here" ();
    /// Open a posted page for oneself.
    label_open_mine "label-open-mine" ();
    label_games "label-games" ();
    label_challenge "label-challenge" ();
    label_my_games "label-my-games" ();
    /// Start a game.
    label_start "label-start" ();
    label_rules "label-rules" ();
    /// Where can it go?
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
    /// The computer's level.
    label_level "label-level" (level: i64);
    label_levels "label-levels" ();
    label_rated "label-rated" ();
    label_casual "label-casual" ();
    /// Try it against the computer.
    label_try_computer "label-try-computer" ();
    /// Sides by lot.
    label_side_random "label-side-random" ();
    /// I move first.
    label_side_me "label-side-me" ();
    /// The opponent moves first.
    label_side_opponent "label-side-opponent" ();
}
