//! Lists of running games, and what parts the things of any list.

use crate::words::field::{Name, Term, When};
use crate::words::topic::sentences;

sentences! {
    "lists";

    games_mine "games-mine" (page: i64, pages: i64);
    games_channel "games-channel" (page: i64, pages: i64);
    games_server "games-server" (page: i64, pages: i64);
    games_none "games-none" ();
    /// A game in a list where it is the reader's turn.
    game_yours "game-yours" (number: i64, game: Term, first: Name, second: Term, table: Term);
    game_theirs "game-theirs" (number: i64, game: Term, first: Name, second: Term, mover: Name, table: Term);
    /// A challenge or open seat in a list.
    game_waits "game-waits" (number: i64, game: Term, host: Name, table: Term);
    /// When the clock of a game in a list runs out.
    game_until "game-until" (game: Term, when: When);
    /// A game among suggestions in which it is the asker's turn.
    label_turn "label-turn" (game: Term);
    /// What stands between the things of a list.
    list_comma "list-comma" ();
    /// What somebody typed.
    quoted "quoted" (text: Term);
    /// What stands before the tenths of a number.
    decimal_point "decimal-point" ();
}
