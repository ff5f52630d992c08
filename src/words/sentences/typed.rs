//! What people may type beside moves, and in them. Read by [`typed`](crate::words::typed).

use crate::words::field::{Quote, Term};
use crate::words::topic::sentences;

sentences! {
    "typed";

    /// Resigning.
    typed_resign "typed-resign" ();
    /// Offering, claiming or accepting a draw.
    typed_draw "typed-draw" ();
    /// Taking the last move back.
    typed_takeback "typed-takeback" ();
    /// How this works.
    typed_help "typed-help" ();
    /// A good move.
    typed_hint "typed-hint" ();
    /// The position.
    typed_board "typed-board" ();
    /// The games of a person.
    typed_games "typed-games" ();
    /// A new game.
    typed_play "typed-play" ();

    /// A piece takes.
    typed_takes "typed-takes" ();
    /// A piece becomes another one.
    typed_becomes "typed-becomes" ();
    /// Words that say nothing about which move it is.
    typed_fillers "typed-fillers" ();

    /// Options of a table: moves may be taken back by consent.
    typed_option_takebacks "typed-option-takebacks" ();
    /// Seats stay as people sat down.
    typed_option_listed "typed-option-listed" ();
    typed_option_drawn "typed-option-drawn" ();
    typed_option_limit "typed-option-limit" ();
    /// Behind a number, the unit of a limit.
    typed_option_days "typed-option-days" ();
    /// The computer plays itself.
    typed_option_watch "typed-option-watch" ();
    /// Partners do not know each other.
    typed_option_anonymous "typed-option-anonymous" ();
    /// The computer sits in the other seats.
    typed_option_computers "typed-option-computers" ();
    typed_yes "typed-yes" ();
    typed_no "typed-no" ();

    /// What was typed is no move, but there is a button for it.
    wish_button "wish-button" ();
    /// What can be written.
    told_help "told-help" (example: Term);
    /// A message that is no move.
    told_unread "told-unread" (text: Quote, example: Term);
    /// Its person has no game here.
    told_no_game "told-no-game" ();
    /// A game whose moves are not read where others read them.
    told_secret "told-secret" (game: Term);
    label_help "label-help" ();
}
