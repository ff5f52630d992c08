//! Rights the bot lacks in a place, by the names Discord gives them.

use crate::message::{Button, Message, Posting, Press, Request, Right, Rights, Row};
use crate::words::{Channel, Term, Voice};

/// Rights as Discord calls them, as a list.
pub(crate) fn names(voice: Voice<'_>, rights: Rights) -> Term {
    let name = |right| match right {
        Right::View => voice.right_view(),
        Right::Send => voice.right_send(),
        Right::SendInThreads => voice.right_send_in_threads(),
        Right::OpenThreads => voice.right_open_threads(),
        Right::Embed => voice.right_embed(),
        Right::Attach => voice.right_attach(),
    };
    voice.list(rights.iter().map(name))
}

/// Which rights are missing and where.
pub(crate) fn lacking(voice: Voice<'_>, request: &Request, again: Option<Box<Press>>) -> Message {
    let rights = match request.place.posting {
        Posting::Lacks(rights) => rights,
        Posting::Free | Posting::Absent => Rights::default(),
    };
    let channel = Channel(request.place.channel.0);
    let mut message = Message::private(voice.cannot_post(channel, names(voice, rights)));
    let plain = voice.plain();
    let again = again.map(|press| Button::rest(plain.label_try_again(), Press::Retry(press)));
    let how = Press::Rights { in_place: false };
    let fix = request.who.manager.then(|| Button::rest(plain.label_how_to_fix(), how));
    let row: Vec<_> = again.into_iter().chain(fix).collect();
    if !row.is_empty() {
        message.rows.push(Row::Buttons(row));
    }
    message
}
