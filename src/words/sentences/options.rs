//! Options in words.

use crate::words::field::Term;
use crate::words::topic::sentences;

sentences! {
    "options";

    /// An option with its value, or with what it does.
    option_line "option-line" (name: Term, about: Term);
    option_off "option-off" (name: Term);
    /// Partners who do not know each other, among the terms.
    option_anonymous "option-anonymous" ();

    /// What can be said of every table, for the list while somebody types.
    offer_takebacks "offer-takebacks" ();
    offer_drawn "offer-drawn" ();
    offer_limit "offer-limit" ();
    offer_watch "offer-watch" ();
    /// The same: partners do not know each other.
    offer_anonymous "offer-anonymous" ();
}
