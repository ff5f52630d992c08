//! Rights the bot lacks in a place, by the names Discord gives them.

use crate::message::{Button, ButtonStyle, Does, Press, PressId, Right, Rights};
use crate::words::{Term, Voice};

/// The button of a message that checks the rights anew shows them in its place.
pub(crate) const IN_PLACE: &str = "u";

/// The id of a button that shows what the bot may do here.
pub(crate) fn check(arg: &str) -> PressId {
    PressId::free(Press::Rights, arg)
}

pub(crate) fn button(label: String, id: PressId) -> Button {
    Button { label, does: Does::Press(id), style: ButtonStyle::Rest, enabled: true }
}

/// Rights as Discord calls them, as a list.
pub(crate) fn names(voice: Voice<'_>, rights: Rights) -> Term {
    let name = |right| match right {
        Right::View => voice.right_view(),
        Right::Send => voice.right_send(),
        Right::SendInThreads => voice.right_send_in_threads(),
        Right::Embed => voice.right_embed(),
        Right::Attach => voice.right_attach(),
    };
    Term(rights.iter().map(name).collect::<Vec<_>>().join(", "))
}
