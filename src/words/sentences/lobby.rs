//! Lobbies: games that gather more than two.

use crate::words::field::{Name, Term};
use crate::words::topic::sentences;

sentences! {
    "lobby";

    /// The head of a lobby.
    lobby "lobby" (game: Term, taken: i64, seats: i64, host: Name, least: i64);
    /// A taken seat.
    lobby_seat "lobby-seat" (side: Term, name: Term);
    /// The free seats.
    lobby_free "lobby-free" (sides: Term);

    /// Lots are drawn.
    seats_drawn "seats-drawn" ();
    /// No lots are drawn.
    seats_listed "seats-listed" ();

    /// Start the game.
    label_start_lobby "label-start-lobby" ();
    label_leave "label-leave" ();
    /// Let the computer take a seat.
    label_add_computer "label-add-computer" ();
    /// Empty a seat or take it away.
    label_remove_seat "label-remove-seat" ();
    /// A free seat.
    label_free_seat "label-free-seat" (side: Term);
    /// A seat that is taken.
    label_taken_seat "label-taken-seat" (side: Term, name: Term);
    /// Sit down in a further seat.
    label_one_more "label-one-more" ();

    /// Which seat is to be removed.
    which_seat "which-seat" ();

    /// The seats changed since.
    lobby_changed "lobby-changed" ();
    /// The host's own seat.
    lobby_own_seat "lobby-own-seat" ();
    /// They sit there already.
    lobby_seated "lobby-seated" ();
    /// The least number of seats.
    lobby_least "lobby-least" ();
    /// No seat is free.
    lobby_full "lobby-full" ();
    /// They do not sit there.
    lobby_not_seated "lobby-not-seated" ();
    /// More people sit there than there are to be seats.
    lobby_more_sit "lobby-more-sit" ();
    /// To those who sit there: the terms are other ones.
    lobby_amended "lobby-amended" (who: Term, host: Name, game: Term);
    /// Too few to start.
    lobby_too_few "lobby-too-few" (least: i64);

    /// A game of more than two begins.
    begun_many "begun-many" (game: Term, names: Term);
}
