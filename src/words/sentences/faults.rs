//! What is wrong, and what to do next.

use crate::words::field::{Channel, Name, Quote, Term, Written};
use crate::words::topic::sentences;

sentences! {
    "faults";

    not_your_turn "not-your-turn" (mover: Name);
    not_your_game "not-your-game" (first: Name, second: Name);
    /// They are out of the game already.
    out_of_game "out-of-game" ();
    /// A stranger to a game of more than two.
    not_your_game_many "not-your-game-many" (names: Term);
    /// A stale press, with what was played since.
    stale "stale" (who: Name, written: Written);
    /// A stale press after something that was no move.
    stale_other "stale-other" ();
    /// The game is over already.
    game_over "game-over" ();
    /// A text that is no move.
    no_move "no-move" (text: Quote);
    /// A move that is not possible, and why.
    not_possible "not-possible" (text: Quote, reason: Term);
    /// A text that fits several moves.
    ambiguous "ambiguous" (text: Quote, moves: Written);
    /// The nearest moves to a refused text.
    near "near" (moves: Written);
    /// The bot may not post.
    cannot_post "cannot-post" (channel: Channel, right: Term);
    broken "broken" (reference: Term);
    /// No such table.
    no_table "no-table" (text: Quote);
    /// No game here to act in.
    no_game_here "no-game-here" ();
    /// Several games fit.
    which_game "which-game" ();
    /// No such game.
    unknown_game "unknown-game" (text: Quote);
    /// The challenge is for somebody else.
    not_your_challenge "not-your-challenge" (guest: Name);
    /// Only the host may do this.
    not_your_invitation "not-your-invitation" (host: Name);
    /// The challenge is settled already.
    challenge_gone "challenge-gone" ();
    /// One cannot take a seat in one's own open game.
    own_seat "own-seat" ();
    /// The opponent is another bot.
    opponent_bot "opponent-bot" ();
    /// Opponent and computer together.
    opponent_and_computer "opponent-and-computer" ();
    /// No such side.
    no_side "no-side" (text: Quote);
    /// No such level.
    no_level "no-level" ();
    /// This game cannot be rated.
    not_rated "not-rated" (reason: Term);
    /// Why: a computer, or one person on all sides.
    not_rated_people "not-rated-people" ();
    /// Why: an option.
    not_rated_option "not-rated-option" (option: Term);
    /// Wrong number of seats.
    wrong_seats "wrong-seats" (game: Term, least: i64, most: i64);
    /// The same of a game for just so many.
    wrong_seats_fixed "wrong-seats-fixed" (game: Term, seats: i64);
    /// Players of this game cannot agree on a draw.
    no_draws "no-draws" (game: Term);
    /// There is no offer to answer.
    no_offer "no-offer" ();
    /// The claim does not hold.
    claim_false "claim-false" ();
    /// The button is older than this program.
    old_button "old-button" ();
    /// The program stops; nothing new is taken.
    stopping "stopping" ();
    /// A command this program does not have.
    old_command "old-command" ();
    /// A request takes far too long; it may still be carried out.
    too_slow "too-slow" ();
    /// A form came too late to be opened.
    press_again "press-again" ();
    /// What stays of a private note that something is being recorded.
    stands_below "stands-below" ();
    /// The board was brought down just now.
    brought_down "brought-down" ();
    /// No piece fits what was asked.
    no_piece "no-piece" (text: Quote);
    /// A person has too many open games.
    too_many_yours "too-many-yours" (most: i64);
    /// A server has too many open games.
    too_many_here "too-many-here" (most: i64);
}
