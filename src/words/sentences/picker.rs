//! Picking a move: menus, forms, suggestions.

use crate::words::field::{Term, Written};
use crate::words::topic::sentences;

sentences! {
    "picker";

    pick_man "pick-man" ();
    pick_move "pick-move" ();
    pick_target "pick-target" (man: Term);
    pick_target_from "pick-target-from" (man: Term, cell: Term);
    pick_become "pick-become" ();
    pick_suffix "pick-suffix" ();
    pick_band "pick-band" ();
    pick_confirm "pick-confirm" (written: Written);
    /// Whether to claim for the position after it.
    pick_claim "pick-claim" (written: Written);
    /// The button that claims for the position after a move.
    claim_after "claim-after" (written: Term);
    band "band" (from: Term, to: Term, count: i64);
    band_one "band-one" (at: Term, count: i64);
    pick_takes "pick-takes" (cell: Term);
    pick_hand "pick-hand" (figure: Term, count: i64);
    pick_kind "pick-kind" (figure: Term, count: i64);
    pick_play "pick-play" (written: Term);

    /// The title of the form for a typed move.
    type_title "type-title" (game: Term);
    type_field "type-field" ();
    type_hint "type-hint" (example: Term);

    complete_man "complete-man" (man: Term, moves: Term);
    complete_move "complete-move" (written: Term, words: Term);
    complete_more "complete-more" (count: i64);
    complete_wait "complete-wait" ();
    complete_none "complete-none" ();

    goes "goes" (man: Term, cell: Term);
    takes "takes" (man: Term, cell: Term);
    put "put" (man: Term, cell: Term);
    man_at "man-at" (figure: Term, cell: Term);
    becomes "becomes" (words: Term, figure: Term);
}
