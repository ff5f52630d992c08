//! Sentences of the setup panel and of changed terms.

use super::sentences;
use crate::words::field::{Mention, Name, Quote, Term};
use crate::words::voice::Voice;

sentences! {
    /// Change the terms of an invitation.
    label_terms "label-terms" ();
    /// Propose the terms of the panel.
    label_propose "label-propose" ();
    /// The game's options.
    label_options "label-options" ();
    /// How many seats.
    label_seats "label-seats" (seats: i64);
    /// The way to a challenge.
    label_show_challenge "label-show-challenge" ();
    /// The heading of the panel when the terms of an invitation change.
    setup_amend "setup-amend" (game: Term);
    /// The game's options in the panel.
    setup_options "setup-options" (options: Quote);
    /// The menu of clocks.
    setup_clock "setup-clock" ();
    /// What the panel held is no more.
    draft_gone "draft-gone" ();
    /// The heading of the form for options.
    options_title "options-title" (game: Term);
    /// The field of the form for options.
    options_field "options-field" ();
    /// The terms were changed.
    terms_sent "terms-sent" ();
    /// Somebody answered terms that are no more.
    terms_changed "terms-changed" (host: Name);
    /// The short message of a counter-offer.
    counter_offer "counter-offer" (asked: Mention, who: Name, game: Term);
}
