//! What is wrong, and what to do next.

use crate::words::field::{Channel, Name, Quote, Term, Written};
use crate::words::topic::sentences;

sentences! {
    "faults";

    not_your_turn "not-your-turn" (mover: Name);
    computers_turn "computers-turn" (level: i64);
    not_your_game "not-your-game" (first: Name, second: Name);
    out_of_game "out-of-game" ();
    /// A stranger to a game of more than two.
    not_your_game_many "not-your-game-many" (names: Term);
    /// A stale press, with what was played since.
    stale "stale" (who: Name, written: Written);
    /// A stale press after something that was no move.
    stale_other "stale-other" ();
    game_over "game-over" ();
    no_move "no-move" (text: Quote);
    /// A move that is not possible, and why.
    not_possible "not-possible" (text: Quote, reason: Term);
    ambiguous "ambiguous" (text: Quote, moves: Written);
    near "near" (moves: Written);
    cannot_post "cannot-post" (channel: Channel, right: Term);
    broken "broken" (reference: Term);
    no_table "no-table" (text: Quote);
    no_game_here "no-game-here" ();
    which_game "which-game" ();
    unknown_game "unknown-game" (text: Quote);
    not_your_challenge "not-your-challenge" (guest: Name);
    not_your_invitation "not-your-invitation" (host: Name);
    challenge_gone "challenge-gone" ();
    /// One cannot take a seat in one's own open game.
    own_seat "own-seat" ();
    opponent_bot "opponent-bot" ();
    opponent_and_computer "opponent-and-computer" ();
    no_side "no-side" (text: Quote);
    no_level "no-level" ();
    not_rated "not-rated" (reason: Term);
    /// Why: a computer, or one person on all sides.
    not_rated_people "not-rated-people" ();
    not_rated_option "not-rated-option" (option: Term);
    not_rated_elsewhere "not-rated-elsewhere" ();
    wrong_seats "wrong-seats" (game: Term, least: i64, most: i64);
    /// The same of a game for just so many.
    wrong_seats_fixed "wrong-seats-fixed" (game: Term, seats: i64);
    /// Players of this game cannot agree on a draw.
    no_draws "no-draws" (game: Term);
    no_offer "no-offer" ();
    claim_false "claim-false" ();
    old_button "old-button" ();
    stopping "stopping" ();
    old_command "old-command" ();
    /// A request takes far too long; it may still be carried out.
    too_slow "too-slow" ();
    /// A form came too late to be opened.
    press_again "press-again" ();
    /// Somebody presses and types faster than people do; nothing was done.
    too_fast "too-fast" ();
    /// A message reached the bot much too late; nothing was done.
    write_again "write-again" ();
    /// What stays of a private note that something is being recorded.
    stands_below "stands-below" ();
    brought_down "brought-down" ();
    no_piece "no-piece" (text: Quote);
    too_many_yours "too-many-yours" (most: i64);
    too_many_here "too-many-here" (most: i64);
}
