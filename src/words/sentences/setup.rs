//! The panel in which a game is put together.

use crate::words::field::{Mention, Quote, Term};
use crate::words::topic::sentences;

sentences! {
    "setup";

    setup_head "setup-head" (game: Term);
    /// The heading of the setup panel while no game is chosen.
    setup_empty "setup-empty" ();
    /// The computer at a level that has this name.
    setup_computer "setup-computer" (level: i64, name: Term);
    /// The side that is played, by its colour.
    setup_side "setup-side" (side: Term);
    what_to_play "what-to-play" ();
    which_to_learn "which-to-learn" ();
    /// A game and a sentence about it.
    game_line "game-line" (game: Term, about: Term);
    /// What a level of the computer is called.
    level_name "level-name" (level: i64);
    /// How a level of the computer plays.
    level_about "level-about" (level: i64);
    /// The name of a level of the computer with about its rating.
    level_rated "level-rated" (name: Term, rating: i64);
    /// A level of the computer with its name.
    level_named "level-named" (level: i64, name: Term);
    /// Against the computer.
    label_solo "label-solo" ();
    label_challenge_someone "label-challenge-someone" ();
    /// Lessons.
    label_learn "label-learn" ();
    /// A game that needs nobody else begins.
    label_begin "label-begin" ();
    setup_anyone "setup-anyone" ();
    setup_alone "setup-alone" ();

    /// The menu of games in the setup panel.
    setup_game "setup-game" ();
    /// The menu of people in the setup panel.
    setup_person "setup-person" ();
    setup_against "setup-against" (who: Mention);
    setup_options "setup-options" (options: Quote);
    setup_clock "setup-clock" ();

    label_anyone "label-anyone" ();
    label_options "label-options" ();
    label_seats "label-seats" (seats: i64);

    options_title "options-title" (game: Term);
    options_field "options-field" ();
    /// In a form with choices: what applies or does not,
    options_more "options-more" ();
    /// a value that depends on other things,
    options_usual "options-usual" ();
    /// and what can only be typed.
    options_other "options-other" ();
    options_other_about "options-other-about" ();

    which_level "which-level" ();
    /// How fast a game of kept secrets shall go.
    which_pace "which-pace" ();
    /// Turns of at most this length, told with each move.
    label_turns_live "label-turns-live" (length: Term);
    /// Turns of a day, told when it is over.
    label_turns_day "label-turns-day" ();
    /// All that can be chosen for a game.
    label_more_choices "label-more-choices" ();
    /// What the panel held is no more.
    draft_gone "draft-gone" ();
}
