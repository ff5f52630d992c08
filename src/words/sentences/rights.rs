//! What the bot may do in a place.

use crate::words::field::{Channel, Term};
use crate::words::topic::sentences;

sentences! {
    "rights";

    /// Seeing a place, as Discord calls it.
    right_view "right-view" ();
    /// Writing in a channel.
    right_send "right-send" ();
    /// Writing in a thread.
    right_send_in_threads "right-send-in-threads" ();
    /// Opening a thread that everybody can see.
    right_open_threads "right-open-threads" ();
    /// Lists and prose.
    right_embed "right-embed" ();
    /// Pictures and files.
    right_attach "right-attach" ();
    /// Nothing is missing.
    rights_fine "rights-fine" (channel: Channel);
    /// The bot is not there itself.
    rights_elsewhere "rights-elsewhere" ();
    /// How to give the missing rights.
    rights_fix "rights-fix" (channel: Channel, right: Term);
    /// Threads cannot be required where they cannot be opened.
    rights_no_threads "rights-no-threads" (channel: Channel, right: Term);
    /// How to fix.
    label_how_to_fix "label-how-to-fix" ();
    /// Check my rights.
    label_check_rights "label-check-rights" ();
}
