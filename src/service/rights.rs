//! Rights the bot lacks: named before a game begins, with a way to try again and one to mend it.

use super::moves::private;
use super::trouble::Trouble;
use super::{
    Answer, Button, ButtonStyle, Command, Does, Message, Place, Posting, Press, PressId, Reply,
    Request, Right, Rights, Row, Service,
};
use crate::words::{Channel, Term, Voice};

/// The button of a message that checks the rights anew shows them in its place.
const IN_PLACE: &str = "u";

impl Service {
    /// Refuses what would set up a game, or have the bot post, where it lacks a right to post. Where
    /// it is not a member at all, games go on by answers alone.
    pub(super) async fn check_rights(&self, request: &Request) -> Result<(), Trouble> {
        if !matches!(request.place.posting, Posting::Lacks(_)) {
            return Ok(());
        }
        let again = match &request.command {
            Command::Press(id) => Some(id.clone()),
            // A command cannot be pressed again: what it said is kept as in a panel.
            Command::Play(terms) => Some(self.keep_draft(request, terms).await?),
            _ => None,
        };
        Err(Trouble::Rights(again.map(Box::new)))
    }

    /// What was refused for want of a right is tried again. The answer takes the place of the
    /// refusal.
    pub(super) async fn retry(&self, request: &Request, id: &PressId) -> Result<Reply, Trouble> {
        let voice = self.words.voice(&request.who.locale);
        let wrapped = id.wrapped().filter(|wrapped| wrapped.press != Press::Retry);
        let wrapped = wrapped.ok_or_else(|| Trouble::Said(voice.old_button()))?;
        let again = Request { command: Command::Press(wrapped.clone()), ..request.clone() };
        let mut reply = Box::pin(self.press(&again, &wrapped)).await?;
        if let Answer::Message(message, None) = &mut reply.answer
            && message.private
        {
            reply.answer = Answer::Update(std::mem::take(message));
        }
        Ok(reply)
    }

    /// What the bot may do here, and how to give it what it lacks.
    pub(super) fn rights_here(&self, request: &Request, id: &PressId) -> Reply {
        let voice = self.words.voice(&request.who.locale);
        let Place { channel, posting, .. } = request.place;
        let channel = Channel(channel.0);
        let mut message = Message::private(match posting {
            Posting::Free => voice.rights_fine(channel),
            Posting::Lacks(rights) => voice.rights_fix(channel, names(voice, rights)),
            Posting::Absent => voice.rights_elsewhere(),
        });
        if matches!(posting, Posting::Lacks(_)) {
            let label = voice.plain().label_check_rights();
            message.rows.push(Row::Buttons(vec![button(label, check(IN_PLACE))]));
        }
        if id.arg == IN_PLACE {
            return Reply { answer: Answer::Update(message), then: Vec::new() };
        }
        private(message)
    }

    /// Which rights are missing and where.
    pub(super) fn lacking(&self, request: &Request, again: Option<&PressId>) -> Message {
        let voice = self.words.voice(&request.who.locale);
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
}

/// The id of a button that shows what the bot may do here.
fn check(arg: &str) -> PressId {
    PressId::free(Press::Rights, arg)
}

fn button(label: String, id: PressId) -> Button {
    Button { label, does: Does::Press(id), style: ButtonStyle::Rest, enabled: true }
}

/// Rights as Discord calls them, as a list.
fn names(voice: Voice<'_>, rights: Rights) -> Term {
    let name = |right| match right {
        Right::View => voice.right_view(),
        Right::Send => voice.right_send(),
        Right::SendInThreads => voice.right_send_in_threads(),
        Right::Embed => voice.right_embed(),
        Right::Attach => voice.right_attach(),
    };
    Term(rights.iter().map(name).collect::<Vec<_>>().join(", "))
}
