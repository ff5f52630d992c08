//! What the bot may do in a place, on demand.

use crate::message::{Button, Message, Place, Posting, Press, Reply, Request, Row};
use crate::service::Service;
use crate::show::rights::names;
use crate::words::{Channel, Term};

impl Service {
    /// What the bot may do here, and how to give it what it lacks.
    pub(crate) fn rights_here(&self, request: &Request, in_place: bool) -> Reply {
        let voice = self.voice(request);
        let Place { channel, posting, reads, .. } = request.place;
        let channel = Channel(channel.0);
        let mut message = Message::private(match posting {
            Posting::Free if reads => voice.rights_fine(channel),
            Posting::Free => voice.rights_unread(channel, Term(voice.right_history())),
            Posting::Lacks(rights) => voice.rights_fix(channel, names(voice, rights)),
            Posting::Absent => voice.rights_elsewhere(),
        });
        if matches!(posting, Posting::Lacks(_)) {
            let label = voice.plain().label_check_rights();
            message
                .rows
                .push(Row::Buttons(vec![Button::rest(label, Press::Rights { in_place: true })]));
        }
        if in_place { Reply::update(message) } else { Reply::private(message) }
    }
}
