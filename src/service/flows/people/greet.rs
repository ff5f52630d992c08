//! First contact: the first manager of a server who uses a command hears what is worth a look,
//! everybody else once where the help is. It comes beside the answer, privately.

use crate::message::{
    Answer, Button, Closing, Command, Delivery, Message, Post, Press, Reply, Request, Row,
    SettingsOf,
};
use crate::service::Service;
use crate::show::settings::page::opens;
use crate::store::StoreError;

impl Service {
    /// Adds a greeting to a reply if it is due.
    pub(crate) async fn greet(&self, request: &Request, reply: &mut Reply) {
        let typed = request.may_whisper()
            && !matches!(
                request.command,
                Command::Press(_)
                    | Command::Choose(..)
                    | Command::Pick(..)
                    | Command::Submit(..)
                    | Command::Complete { .. }
            );
        // Whoever is setting up a game is not to look for it above a greeting, nor to read one while they
        // fill in a form.
        let sets_up = match &reply.answer {
            Answer::Message(message, _) => {
                matches!(request.command, Command::Play(_)) && message.private
            }
            Answer::Modal(_) => true,
            Answer::Update(_) | Answer::Fleeting(_) | Answer::Choices(_) | Answer::Silence => false,
        };
        if !typed || sets_up {
            return;
        }
        match self.greeting(request).await {
            Ok(Some(message)) => {
                reply.then.push(Delivery { outbox: 0, post: Post::Whisper { message } });
            }
            Ok(None) => {}
            Err(error) => tracing::warn!(%error, "nobody was greeted"),
        }
    }

    async fn greeting(&self, request: &Request) -> Result<Option<Message>, StoreError> {
        let voice = self.voice(request);
        let person = request.who.id;
        if let Some(guild) = request.place.guild
            && request.who.manager
            && !self.server_settings(guild).await?.greeted
        {
            let (before, _) =
                self.change_server_settings(guild, |rules| rules.greeted = true).await?;
            self.change_settings(person, |own| own.greeted = true).await?;
            if !before.greeted {
                let plain = voice.plain();
                let mut message = Message::private(voice.greeting());
                message.rows.push(Row::Buttons(vec![
                    Button::rest(plain.label_settings_server(), opens(SettingsOf::Server)),
                    Button::rest(plain.label_check_rights(), Press::Rights { in_place: false }),
                    Button::rest(plain.label_not_now(), Press::Close(Closing::Plain)),
                ]));
                return Ok(Some(message));
            }
        }
        if self.settings(person).await.greeted {
            return Ok(None);
        }
        let (before, _) = self.change_settings(person, |own| own.greeted = true).await?;
        // Who asks for the help has found it.
        let helped = request.command == Command::Help;
        Ok((!before.greeted && !helped).then(|| Message::private(voice.first_time())))
    }
}
