//! The panel in which a game is put together.

use crate::words::field::{Mention, Quote, Term};
use crate::words::topic::sentences;

sentences! {
    "setup";

    setup_head "setup-head" (game: Term);
    /// The heading of the setup panel while no game is chosen.
    setup_empty "setup-empty" ();
    setup_computer "setup-computer" (level: i64);
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
