//! What stands on a board, in words: sides, kinds of men, alt texts.

use crate::words::field::Term;
use crate::words::topic::sentences;

sentences! {
    "board";

    /// A side with the sign of its tiles.
    signed_side "signed-side" (side: Term, sign: Term);
    /// The reader's own seat, in the legend of a picture.
    legend_you "legend-you" ();
    /// The position as text stands in the file beside.
    as_text_attached "as-text-attached" (game: Term);

    /// Game, side to move, move number.
    alt_turn "alt-turn" (game: Term, side: Term, number: i64);
    /// Game and side to act in a setup phase.
    alt_setup "alt-setup" (game: Term, side: Term);
    alt_nobody "alt-nobody" (game: Term);
    alt_fog "alt-fog" (game: Term);
    /// Only one's own men are seen, and whose turn it is.
    alt_fog_turn "alt-fog-turn" (game: Term, side: Term);
    alt_men "alt-men" (side: Term, men: Term);
    alt_hand "alt-hand" (side: Term, men: Term);
    alt_score "alt-score" (side: Term, score: i64);
    alt_taken "alt-taken" (side: Term, by: Term);
    alt_chosen "alt-chosen" (cells: Term);
    alt_movable "alt-movable" (cells: Term);
    alt_targets "alt-targets" (cells: Term);
    alt_captures "alt-captures" (cells: Term);
    alt_places "alt-places" (cells: Term);
    alt_threatened "alt-threatened" (cells: Term);
    alt_trapped "alt-trapped" (cells: Term);
    alt_partly_trapped "alt-partly-trapped" (cells: Term);
    alt_announced "alt-announced" (cells: Term);
    alt_more "alt-more" ();
    /// Somebody in the strip below a board.
    strip_player "strip-player" (name: Term, side: Term);
    /// The strip below a board.
    strip "strip" (players: Term, line: Term);
    /// The same before the first move.
    strip_start "strip-start" (players: Term);
}
