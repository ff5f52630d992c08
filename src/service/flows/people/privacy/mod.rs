//! `/privacy`: what is stored about a person, and what they can do about it.

pub(crate) mod blocks;
pub(crate) mod copy;
pub(crate) mod erase;

use crate::message::{
    Button, ButtonStyle, Embed, Message, Press, PrivacyPress, Reply, Request, Row,
};
use crate::service::Service;
use crate::service::core::errors::Error;
use crate::table::{PersonId, UserSettings};

impl Service {
    /// `/privacy`.
    pub(crate) async fn privacy(&self, request: &Request) -> Result<Reply, Error> {
        Ok(Reply::private(self.privacy_page(request, String::new()).await?))
    }

    /// A button of privacy.
    pub(crate) async fn privacy_press(
        &self,
        request: &Request,
        press: PrivacyPress,
    ) -> Result<Reply, Error> {
        let voice = self.voice(request);
        match press {
            PrivacyPress::New => self.privacy(request).await,
            PrivacyPress::Page => {
                Ok(Reply::update(self.privacy_page(request, String::new()).await?))
            }
            PrivacyPress::Leave(leaves) => {
                let change = move |settings: &mut UserSettings| settings.unlisted = leaves;
                self.change_settings(request.who.id, change).await?;
                let note = if leaves { voice.board_left() } else { voice.board_joined() };
                Ok(Reply::update(self.privacy_page(request, note).await?))
            }
            PrivacyPress::Copy(part) => self.personal_copy(request, part).await,
            PrivacyPress::NewBlocks => {
                Ok(Reply::private(self.blocks_page(request, String::new()).await?))
            }
            PrivacyPress::Blocks => {
                Ok(Reply::update(self.blocks_page(request, String::new()).await?))
            }
            PrivacyPress::Block(person) => self.block_known(request, person).await,
            PrivacyPress::Unblock(person) => self.unblock(request, person).await,
        }
    }

    /// Somebody was chosen from the list of blocked people.
    pub(crate) async fn unblock_chosen(
        &self,
        request: &Request,
        value: &str,
    ) -> Result<Reply, Error> {
        let person = value.parse().map(PersonId);
        let person = person.map_err(|_| Error::Said(self.voice(request).old_button()))?;
        self.unblock(request, person).await
    }

    /// What is stored and why, and what can be done.
    async fn privacy_page(&self, request: &Request, content: String) -> Result<Message, Error> {
        let voice = self.voice(request);
        let plain = voice.plain();
        let held = self.store.held(request.who.id).await?;
        let hidden = self.settings(request.who.id).await.unlisted;
        let count = i64::from;
        let lines = [
            voice.stored_name(),
            voice.stored_games(count(held.games), count(held.open)),
            voice.stored_results(count(held.results), count(held.ratings)),
            if hidden { voice.stored_hidden() } else { voice.stored_listed() },
            voice.stored_settings(count(held.blocked)),
            voice.stored_portrait(),
            voice.stored_never(),
            voice.stored_copies(),
        ];
        let embed =
            Embed { title: voice.privacy_head(), text: lines.join("\n"), ..Embed::default() };
        let leave = if hidden { plain.label_join_boards() } else { plain.label_leave_boards() };
        let button = |label, press| Button::rest(label, Press::Privacy(press));
        let rows = vec![Row::Buttons(vec![
            button(leave, PrivacyPress::Leave(!hidden)),
            button(plain.label_copy(), PrivacyPress::Copy(1)),
            button(plain.label_blocks(), PrivacyPress::Blocks),
            Button::new(plain.label_erase(), Press::Erase { sure: false }, ButtonStyle::No),
        ])];
        Ok(Message { content, private: true, embed: Some(embed), rows, ..Message::default() })
    }
}
