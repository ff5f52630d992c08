//! Rights the bot lacks: named before a game begins, with a way to try again and one to mend it.

use crate::message::{Command, Message, Posting, Press, PressId, Request, Rights, Row};
use crate::service::Service;
use crate::service::core::errors::Trouble;
use crate::show::rights::{button, check, names};
use crate::words::Channel;

impl Service {
    /// Refuses what would set up a game, or have the bot post, where it lacks a right to post. Where
    /// it is not a member at all, games go on by answers alone.
    pub(crate) async fn check_rights(&self, request: &Request) -> Result<(), Trouble> {
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

    /// Which rights are missing and where.
    pub(crate) fn lacking(&self, request: &Request, again: Option<&PressId>) -> Message {
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
