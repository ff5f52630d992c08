//! What the bot may do in a place.

use crate::words::field::{Channel, Term};
use crate::words::topic::sentences;

sentences! {
    "rights";

    right_view "right-view" ();
    right_send "right-send" ();
    right_send_in_threads "right-send-in-threads" ();
    /// Opening a thread that everybody can see.
    right_open_threads "right-open-threads" ();
    /// Lists and prose.
    right_embed "right-embed" ();
    right_attach "right-attach" ();
    /// Seeing what was written before.
    right_history "right-history" ();
    rights_fine "rights-fine" (channel: Channel);
    /// Games can be played, but it cannot be seen whether a board has arrived.
    rights_unread "rights-unread" (channel: Channel, right: Term);
    rights_elsewhere "rights-elsewhere" ();
    rights_fix "rights-fix" (channel: Channel, right: Term);
    /// Threads cannot be required where they cannot be opened.
    rights_no_threads "rights-no-threads" (channel: Channel, right: Term);
    /// How to fix.
    label_how_to_fix "label-how-to-fix" ();
    label_check_rights "label-check-rights" ();
}
