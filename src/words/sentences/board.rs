//! What stands on a board, in words: sides, kinds of men, alt texts.

use crate::words::field::Term;
use crate::words::topic::sentences;

sentences! {
    "board";

    /// Game, side to move, move number.
    alt_turn "alt-turn" (game: Term, side: Term, number: i64);
    /// Game and side to act in a setup phase.
    alt_setup "alt-setup" (game: Term, side: Term);
    /// Nobody is to move.
    alt_nobody "alt-nobody" (game: Term);
    /// Only one's own men are seen.
    alt_fog "alt-fog" (game: Term);
    /// Only one's own men are seen, and whose turn it is.
    alt_fog_turn "alt-fog-turn" (game: Term, side: Term);
    /// The men of a side.
    alt_men "alt-men" (side: Term, men: Term);
    /// What a side has in hand.
    alt_hand "alt-hand" (side: Term, men: Term);
    /// A side's points.
    alt_score "alt-score" (side: Term, score: i64);
    /// A side's army was taken over.
    alt_taken "alt-taken" (side: Term, by: Term);
    /// The chosen man.
    alt_chosen "alt-chosen" (cells: Term);
    /// The men that can move.
    alt_movable "alt-movable" (cells: Term);
    /// Where it may go.
    alt_targets "alt-targets" (cells: Term);
    /// What it may take.
    alt_captures "alt-captures" (cells: Term);
    /// Where a man may be put.
    alt_places "alt-places" (cells: Term);
    alt_threatened "alt-threatened" (cells: Term);
    alt_trapped "alt-trapped" (cells: Term);
    /// Partly trapped tiles.
    alt_partly_trapped "alt-partly-trapped" (cells: Term);
    alt_announced "alt-announced" (cells: Term);
    /// Where the whole text is.
    alt_more "alt-more" ();
    /// Somebody in the strip below a board.
    strip_player "strip-player" (name: Term, side: Term);
    /// The strip below a board.
    strip "strip" (players: Term, line: Term);
    /// The same before the first move.
    strip_start "strip-start" (players: Term);
}
