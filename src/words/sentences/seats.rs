//! Sentences of taking back, lobbies, threads and several games at once.

use super::sentences;
use crate::words::field::{Channel, Name, Term, Written};
use crate::words::voice::Voice;

sentences! {
    // ---- taking back
    /// Ask to take back.
    label_takeback "label-takeback" ();
    /// Agree to a takeback.
    label_takeback_accept "label-takeback-accept" ();
    /// The others are asked.
    takeback_waits "takeback-waits" ();
    /// It was taken back at once.
    took_back "took-back" ();
    /// What is to be taken back.
    takeback_asked "takeback-asked" (who: Name, written: Written);
    /// The same to those who are pinged.
    takeback_asked_of "takeback-asked-of" (asked: Term, who: Name, written: Written);
    /// Who agrees among more than two.
    takeback_votes "takeback-votes" (agreed: Term, open: Term);
    /// A takeback was agreed to.
    takeback_agreed "takeback-agreed" (who: Name);
    /// A takeback was declined.
    takeback_declined "takeback-declined" (who: Name);
    /// What was taken back, on the board after it.
    taken_back "taken-back" (who: Name, written: Written);
    /// Moves of this game stay.
    no_takebacks "no-takebacks" ();
    /// Terms: moves may be taken back although it counts.
    takebacks_allowed "takebacks-allowed" ();

    // ---- threads
    /// The server wants threads where the bot may open none.
    threads_required "threads-required" (channel: Channel);
    /// No thread could be opened.
    thread_refused "thread-refused" ();
    /// The thread was lost.
    thread_gone "thread-gone" ();
    /// To a player: it is his turn, and the place of the game is gone.
    letter_lost "letter-lost" (game: Term, opponents: Term);
    /// To a player: the game is over, and its place is gone.
    letter_lost_over "letter-lost-over" (game: Term, opponents: Term);
    /// The game has had no place for a week.
    closed_unreachable "closed-unreachable" ();
    /// Where the game is played.
    game_is_in "game-is-in" (thread: Term);

    // ---- lobbies (W3)
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
    /// Stand up.
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
    /// He sits there already.
    lobby_seated "lobby-seated" ();
    /// The least number of seats.
    lobby_least "lobby-least" ();
    /// No seat is free.
    lobby_full "lobby-full" ();
    /// He does not sit there.
    lobby_not_seated "lobby-not-seated" ();
    /// More people sit there than there are to be seats.
    lobby_more_sit "lobby-more-sit" ();
    /// To those who sit there: the terms are other ones.
    lobby_amended "lobby-amended" (who: Term, host: Name, game: Term);
    /// Too few to start.
    lobby_too_few "lobby-too-few" (least: i64);
    /// A game of more than two begins.
    begun_many "begun-many" (game: Term, names: Term);

    // ---- several games at once
    /// Take a game here.
    label_move_here "label-move-here" (table: Term);
    /// The game has a place of its own.
    not_lost "not-lost" ();
    /// The game was taken here.
    moved_here "moved-here" ();
    /// A game among suggestions in which it is the asker's turn.
    label_turn "label-turn" (game: Term);

    // ---- shared seats
    /// Share one's seat.
    label_share "label-share" ();
    /// Join a shared seat.
    label_join_team "label-join-team" (side: Term);
    /// A seat is shared.
    team_open "team-open" (game: Term, side: Term, names: Term);
    /// Who else may move.
    team_to_move "team-to-move" (mates: Term);
    /// A player cannot join another seat.
    team_seated "team-seated" ();
    /// No more people fit.
    team_full "team-full" ();
    /// The seat is not shared.
    not_shared "not-shared" ();
}
