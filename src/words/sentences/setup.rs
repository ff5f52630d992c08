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
    setup_computer "setup-computer" (level: i64);
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
