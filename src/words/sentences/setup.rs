//! The panel in which a game is put together.

use crate::words::field::{Mention, Quote, Term};
use crate::words::topic::sentences;

sentences! {
    "setup";

    /// The heading of the setup panel.
    setup_head "setup-head" (game: Term);
    /// The heading of the setup panel while no game is chosen.
    setup_empty "setup-empty" ();
    /// The computer in the setup panel.
    setup_computer "setup-computer" (level: i64, name: Term);
    /// The side that is played, by its colour.
    setup_side "setup-side" (side: Term);
    /// What to play.
    what_to_play "what-to-play" ();
    /// Which game to learn.
    which_to_learn "which-to-learn" ();
    /// A game and a sentence about it.
    game_line "game-line" (game: Term, about: Term);
    /// What a level of the computer is called.
    level_name "level-name" (level: i64);
    /// How a level of the computer plays.
    level_about "level-about" (level: i64);
    /// A level of the computer with its name.
    level_named "level-named" (level: i64, name: Term);
    /// Against the computer.
    label_solo "label-solo" ();
    /// Against a person.
    label_challenge_someone "label-challenge-someone" ();
    /// Lessons.
    label_learn "label-learn" ();
    /// A game that needs nobody else begins.
    label_begin "label-begin" ();
    /// Anyone in the setup panel.
    setup_anyone "setup-anyone" ();
    /// Pass and play in the setup panel.
    setup_alone "setup-alone" ();

    /// The menu of games in the setup panel.
    setup_game "setup-game" ();
    /// The menu of people in the setup panel.
    setup_person "setup-person" ();
    /// The chosen opponent in the setup panel.
    setup_against "setup-against" (who: Mention);
    /// The game's options in the panel.
    setup_options "setup-options" (options: Quote);
    /// The menu of clocks.
    setup_clock "setup-clock" ();

    /// An open seat, in the setup panel.
    label_anyone "label-anyone" ();
    /// The game's options.
    label_options "label-options" ();
    /// How many seats.
    label_seats "label-seats" (seats: i64);

    /// The heading of the form for options.
    options_title "options-title" (game: Term);
    /// The field of the form for options.
    options_field "options-field" ();

    /// Which level the computer shall play.
    which_level "which-level" ();
    /// What the panel held is no more.
    draft_gone "draft-gone" ();
}
