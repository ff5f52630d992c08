//! Lobbies: games that gather more than two.

use crate::words::field::{Name, Term};
use crate::words::topic::sentences;

sentences! {
    "lobby";

    lobby "lobby" (game: Term, taken: i64, seats: i64, host: Name, least: i64);
    lobby_seat "lobby-seat" (side: Term, name: Term);
    lobby_free "lobby-free" (sides: Term);

    seats_drawn "seats-drawn" ();
    seats_listed "seats-listed" ();

    label_start_lobby "label-start-lobby" ();
    label_leave "label-leave" ();
    label_add_computer "label-add-computer" ();
    label_remove_seat "label-remove-seat" ();
    label_free_seat "label-free-seat" (side: Term);
    label_taken_seat "label-taken-seat" (side: Term, name: Term);
    label_one_more "label-one-more" ();

    which_seat "which-seat" ();

    lobby_changed "lobby-changed" ();
    lobby_own_seat "lobby-own-seat" ();
    lobby_seated "lobby-seated" ();
    lobby_least "lobby-least" ();
    lobby_full "lobby-full" ();
    lobby_not_seated "lobby-not-seated" ();
    /// More people sit there than there are to be seats.
    lobby_more_sit "lobby-more-sit" ();
    /// To those who sit there: the terms are other ones.
    lobby_amended "lobby-amended" (who: Term, host: Name, game: Term);
    lobby_too_few "lobby-too-few" (least: i64);

    begun_many "begun-many" (game: Term, names: Term);
}
