//! Stepping through a game, and playing on from it.

use crate::words::field::{Name, Quote, Term, Written};
use crate::words::topic::sentences;

sentences! {
    "replay";

    replay_start "replay-start" (players: Term, of: i64);
    /// The caption of a step at which something was played.
    replay_at "replay-at" (players: Term, caption: Term, at: i64, of: i64);
    replay_quiet "replay-quiet" (players: Term, at: i64, of: i64);
    /// A numbered move of the first of two seats.
    replay_first "replay-first" (number: i64, written: Written);
    /// A numbered move of the second of two seats.
    replay_second "replay-second" (number: i64, written: Written);
    /// A numbered move of one of more seats.
    replay_many "replay-many" (number: i64, who: Name, written: Written);
    replay_unnumbered "replay-unnumbered" (who: Name, written: Written);
    /// The heading of the form that asks for a step.
    replay_goto "replay-goto" ();
    replay_which "replay-which" (of: i64);
    replay_no_step "replay-no-step" (text: Quote, of: i64);
    /// What only the asker may see is not posted.
    replay_secret "replay-secret" ();
    replay_no_film "replay-no-film" ();
    /// Not every position is in the moving picture.
    replay_thinned "replay-thinned" (every: i64);
    replay_alt "replay-alt" (steps: i64, last: Term);

    label_forward "label-forward" ();
    label_goto "label-goto" ();
    label_film "label-film" ();
    label_step_through "label-step-through" ();

    play_on_question "play-on-question" (at: i64);
    play_on_over "play-on-over" ();
    label_play_on "label-play-on" ();
    label_alone "label-alone" ();
}
