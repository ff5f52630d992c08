//! Turns and boards: whose move it is, what was played, what may be claimed.

use crate::words::field::{Name, Term, Written};
use crate::words::topic::sentences;

sentences! {
    "turn";

    /// The head of a turn message in a game for two.
    your_move "your-move" (mover: Term, side: Term, game: Term, against: Term, number: i64);
    /// The same where moves have no number: setup, hidden games.
    your_turn "your-turn" (mover: Term, side: Term, game: Term, against: Term);
    your_move_many "your-move-many" (mover: Term, side: Term, game: Term, against: Term, number: i64);
    /// The same without a ping, in the third person.
    to_move "to-move" (mover: Name, game: Term, against: Term);
    /// In a heading: against whom, by name.
    against_names "against-names" (names: Term);
    /// In a heading: with how many others.
    with_others "with-others" (count: i64);
    /// Such a heading, and what the clock says.
    head_left "head-left" (head: Term, left: Term);
    side_to_move "side-to-move" (side: Term, game: Term);

    played "played" (who: Name, written: Written);
    /// What the lot played for somebody whose time ran out.
    played_by_lot "played-by-lot" (who: Name, written: Written);
    computer "computer" (level: i64);
    thinking "thinking" (level: i64);
    deleted_player "deleted-player" ();

    /// What stays of a board that showed no move.
    spent_board "spent-board" (game: Term, players: Term);
    /// What stays of a board: the moves that it showed.
    spent_moves "spent-moves" (game: Term, players: Term, moves: Term);

    may_claim "may-claim" (reason: Term);
    period_runs "period-runs" ();

    you_played "you-played" (written: Written);

    board_of "board-of" (game: Term, first: Name, second: Name);
    /// The same of more than two.
    board_of_many "board-of-many" (game: Term, names: Term);
    /// The same for somebody who plays this side.
    board_as "board-as" (game: Term, side: Term, against: Term);
    board_yours "board-yours" ();
    board_theirs "board-theirs" (mover: Name);
    /// A game is over: to people who did not end it.
    game_is_over "game-is-over" (who: Term, game: Term);
    board_over "board-over" ();
    /// What `/moves` shows.
    where_to "where-to" ();
    /// The same where no piece was named.
    where_all "where-all" ();
    /// Where a man in hand can be put.
    hand_goes "hand-goes" (man: Term, cells: Term);
    /// The same where it can be put on many cells.
    hand_goes_many "hand-goes-many" (man: Term, count: i64);
    /// Before the rules in force that differ from the usual.
    rules_in_force "rules-in-force" (rules: Term);
    done "done" ();
}
