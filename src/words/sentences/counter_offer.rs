//! Changed terms and counter-offers.

use crate::words::field::{Name, Term};
use crate::words::topic::sentences;

sentences! {
    "counter_offer";

    label_terms "label-terms" ();
    label_propose "label-propose" ();
    label_show_challenge "label-show-challenge" ();
    /// The heading of the panel when the terms of an invitation change.
    setup_amend "setup-amend" (game: Term);
    terms_sent "terms-sent" ();
    terms_changed "terms-changed" (host: Name);
    /// To the host: what they changed, or who sat down, made their own panel old.
    terms_outdated "terms-outdated" ();
    counter_offer "counter-offer" (asked: Term, who: Name, game: Term);
}
