//! Buttons, menus and fields that stand under more than one kind of message.

use crate::words::field::Term;
use crate::words::topic::sentences;

sentences! {
    "labels";

    // ---- buttons
    /// Accept a challenge.
    label_accept "label-accept" ();
    /// Decline.
    label_decline "label-decline" ();
    /// Take a challenge back.
    label_withdraw "label-withdraw" ();
    /// Sit down.
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
    /// Draw.
    label_draw "label-draw" ();
    /// Draw, where the places go by points.
    label_points_draw "label-points-draw" ();
    /// Resign.
    label_resign "label-resign" ();
    /// More.
    label_more "label-more" ();
    /// Resign indeed.
    label_resign_yes "label-resign-yes" ();
    /// Offer a draw indeed.
    label_draw_yes "label-draw-yes" ();
    /// No.
    label_no "label-no" ();
    /// Accept the draw.
    label_draw_accept "label-draw-accept" ();
    /// Claim something.
    label_claim "label-claim" (claim: Term);
    /// Claim after a move.
    label_claim_after "label-claim-after" ();
    /// Another game.
    label_rematch "label-rematch" ();
    /// The leaderboard.
    label_leaderboard "label-leaderboard" ();
    /// Show the board.
    label_show_board "label-show-board" ();
    /// Try again.
    label_try_again "label-try-again" ();
    /// Back.
    label_back "label-back" ();
    /// Next.
    label_next "label-next" ();
    /// First.
    label_first "label-first" ();
    /// Last.
    label_last "label-last" ();
    /// Close.
    label_close "label-close" ();
    /// One's own place.
    label_my_place "label-my-place" ();
    /// This server.
    label_here "label-here" ();
    /// Everywhere.
    label_everywhere "label-everywhere" ();
    /// People.
    label_people "label-people" ();
    /// Computers.
    label_computers "label-computers" ();
    /// Post a private page for all.
    label_post_here "label-post-here" ();
    /// Open a posted page for oneself.
    label_open_mine "label-open-mine" ();
    /// Games.
    label_games "label-games" ();
    /// Challenge.
    label_challenge "label-challenge" ();
    /// My games.
    label_my_games "label-my-games" ();
    /// Start a game.
    label_start "label-start" ();
    /// Rules.
    label_rules "label-rules" ();
    /// Where can it go?
    label_where "label-where" ();
    /// As text.
    label_as_text "label-as-text" ();
    /// Flip.
    label_flip "label-flip" ();
    /// Bring down.
    label_bring_down "label-bring-down" ();
    /// Call off.
    label_abort "label-abort" ();
    /// Export.
    label_export "label-export" ();
    /// Post it.
    label_post "label-post" ();
    /// Cancel.
    label_cancel "label-cancel" ();
    /// The computer's level.
    label_level "label-level" (level: i64);
    /// Computer level.
    label_levels "label-levels" ();
    /// Rated.
    label_rated "label-rated" ();
    /// Casual.
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
