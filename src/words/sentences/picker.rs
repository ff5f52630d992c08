//! Picking a move: menus, forms, suggestions.

use crate::words::field::{Term, Written};
use crate::words::topic::sentences;

sentences! {
    "picker";

    pick_man "pick-man" ();
    /// Which of these moves.
    pick_move "pick-move" ();
    pick_target "pick-target" (man: Term);
    /// What the man becomes, or how it goes.
    pick_suffix "pick-suffix" ();
    /// Which part of the board.
    pick_band "pick-band" ();
    /// Whether to play it.
    pick_confirm "pick-confirm" (written: Written);
    /// Whether to claim for the position after it.
    pick_claim "pick-claim" (written: Written);
    /// The button that claims for the position after a move.
    claim_after "claim-after" (written: Term);
    /// A band of columns or rows.
    band "band" (from: Term, to: Term, count: i64);
    /// A band of one column or row.
    band_one "band-one" (at: Term, count: i64);
    pick_takes "pick-takes" (cell: Term);
    /// A man from hand.
    pick_hand "pick-hand" (figure: Term, count: i64);
    /// All men of a kind.
    pick_kind "pick-kind" (figure: Term, count: i64);
    /// The button that plays.
    pick_play "pick-play" (written: Term);

    /// The title of the form for a typed move.
    type_title "type-title" (game: Term);
    type_field "type-field" ();
    /// What stands in the empty field.
    type_hint "type-hint" (example: Term);

    /// One line of completion for a man.
    complete_man "complete-man" (man: Term, moves: Term);
    /// One line of completion for a move.
    complete_move "complete-move" (written: Term, words: Term);
    /// More than the list can hold.
    complete_more "complete-more" (count: i64);
    /// It is not the reader's turn.
    complete_wait "complete-wait" ();
    complete_none "complete-none" ();

    /// A man goes somewhere, in words.
    goes "goes" (man: Term, cell: Term);
    /// A man takes somewhere, in words.
    takes "takes" (man: Term, cell: Term);
    /// A man is put somewhere, in words.
    put "put" (man: Term, cell: Term);
    /// What stands where, in words.
    man_at "man-at" (figure: Term, cell: Term);
    /// It becomes something, in words.
    becomes "becomes" (words: Term, figure: Term);
}
