//! Changed terms and counter-offers.

use crate::words::field::{Name, Term};
use crate::words::topic::sentences;

sentences! {
    "counter_offer";

    /// Change the terms of an invitation.
    label_terms "label-terms" ();
    /// Propose the terms of the panel.
    label_propose "label-propose" ();
    /// The way to a challenge.
    label_show_challenge "label-show-challenge" ();
    /// The heading of the panel when the terms of an invitation change.
    setup_amend "setup-amend" (game: Term);
    /// The terms were changed.
    terms_sent "terms-sent" ();
    /// Somebody answered terms that are no more.
    terms_changed "terms-changed" (host: Name);
    /// The short message of a counter-offer.
    counter_offer "counter-offer" (asked: Term, who: Name, game: Term);
}
