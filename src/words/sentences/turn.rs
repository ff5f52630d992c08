//! Turns and boards: whose move it is, what was played, what may be claimed.

use crate::words::field::{Name, Term, Written};
use crate::words::topic::sentences;

sentences! {
    "turn";

    /// The head of a turn message in a game for two.
    your_move "your-move" (mover: Term, game: Term, opponent: Name, number: i64);
    /// The same where moves have no number: setup, hidden games.
    your_turn "your-turn" (mover: Term, game: Term, opponent: Name);
    your_move_many "your-move-many" (mover: Term, game: Term, number: i64);
    /// The same without a ping, in the third person.
    to_move "to-move" (mover: Name, game: Term, opponent: Name);
    side_to_move "side-to-move" (side: Term, game: Term);

    played "played" (who: Name, written: Written);
    computer "computer" (level: i64);
    thinking "thinking" (level: i64);
    deleted_player "deleted-player" ();

    /// Which side is the reader's.
    you_are "you-are" (side: Term);
    /// What stays of a board that showed no move.
    spent_board "spent-board" (game: Term, players: Term);
    /// What stays of a board: the moves that it showed.
    spent_moves "spent-moves" (game: Term, players: Term, moves: Term);

    may_claim "may-claim" (reason: Term);
    period_runs "period-runs" ();

    you_played "you-played" (written: Written);

    board_of "board-of" (game: Term, first: Name, second: Name);
    board_yours "board-yours" ();
    board_theirs "board-theirs" (mover: Name);
    /// A game is over: to people who did not end it.
    game_is_over "game-is-over" (who: Term, game: Term);
    board_over "board-over" ();
    /// What `/moves` shows.
    where_to "where-to" ();
    done "done" ();
}
