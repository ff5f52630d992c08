//! Direct messages, and what stands in for those that were refused.

use crate::words::field::Term;
use crate::words::topic::sentences;

sentences! {
    "letters";

    /// It is the reader's turn, in a direct message.
    letter_turn "letter-turn" (game: Term, side: Term, opponents: Term);
    /// A turn is told in the channel because a direct message was refused.
    letter_failed_turn "letter-failed-turn" (who: Term, game: Term);
    letter_failed_challenge "letter-failed-challenge" (who: Term, game: Term);
    /// To a player: it is their turn, and the place of the game is gone.
    letter_lost "letter-lost" (game: Term, opponents: Term);
    /// To a player: the game is over, and its place is gone.
    letter_lost_over "letter-lost-over" (game: Term, opponents: Term);
    letters_closed "letters-closed" ();
    /// The way to the channel of a game.
    label_to_channel "label-to-channel" ();
}
