//! Rights the bot lacks in a place, by the names Discord gives them.

use crate::message::{
    Button, ButtonStyle, Does, Message, Posting, Press, PressId, Request, Right, Rights, Row,
};
use crate::words::{Channel, Term, Voice};

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

/// Which rights are missing and where.
pub(crate) fn lacking(voice: Voice<'_>, request: &Request, again: Option<&PressId>) -> Message {
    let rights = match request.place.posting {
        Posting::Lacks(rights) => rights,
        Posting::Free | Posting::Absent => Rights::default(),
    };
    let channel = Channel(request.place.channel.0);
    let mut message = Message::private(voice.cannot_post(channel, names(voice, rights)));
    let plain = voice.plain();
    let again = again.map(|id| button(plain.label_try_again(), id.wrapped_in(Press::Retry)));
    let fix = request.who.manager.then(|| button(plain.label_how_to_fix(), check("")));
    let row: Vec<_> = again.into_iter().chain(fix).collect();
    if !row.is_empty() {
        message.rows.push(Row::Buttons(row));
    }
    message
}
