//! Turns and boards: whose move it is, what was played, what may be claimed.

use crate::words::field::{Name, Term, Written};
use crate::words::topic::sentences;

sentences! {
    "turn";

    /// The head of a turn message in a game for two.
    your_move "your-move" (mover: Term, game: Term, opponent: Name, number: i64);
    /// The same where moves have no number: setup, hidden games.
    your_turn "your-turn" (mover: Term, game: Term, opponent: Name);
    /// The same with more than one opponent.
    your_move_many "your-move-many" (mover: Term, game: Term, number: i64);
    /// The same without a ping, in the third person.
    to_move "to-move" (mover: Name, game: Term, opponent: Name);
    /// One person moves all sides.
    side_to_move "side-to-move" (side: Term, game: Term);

    /// What was played last.
    played "played" (who: Name, written: Written);
    /// The computer, as a name.
    computer "computer" (level: i64);
    /// The computer is at work.
    thinking "thinking" (level: i64);
    /// Somebody who had themselves erased.
    deleted_player "deleted-player" ();

    /// Which side is the reader's.
    you_are "you-are" (side: Term);
    /// What stays of a board that showed no move.
    spent_board "spent-board" (game: Term, players: Term);
    /// What stays of a board: the moves that it showed.
    spent_moves "spent-moves" (game: Term, players: Term, moves: Term);

    /// Something may be claimed.
    may_claim "may-claim" (reason: Term);
    /// Their move of this period is made.
    period_runs "period-runs" ();

    /// The mover's own confirmation.
    you_played "you-played" (written: Written);

    /// Board heading of a private board.
    board_of "board-of" (game: Term, first: Name, second: Name);
    /// It is the reader's turn.
    board_yours "board-yours" ();
    /// It is somebody else's turn.
    board_theirs "board-theirs" (mover: Name);
    /// A game is over: to people who did not end it.
    game_is_over "game-is-over" (who: Term, game: Term);
    /// The game is over.
    board_over "board-over" ();
    /// What `/moves` shows.
    where_to "where-to" ();
    /// A private message was closed.
    done "done" ();
}
