//! `/privacy`: what is stored about a person, and what they can do about it.

pub(crate) mod blocks;
pub(crate) mod copy;
pub(crate) mod erase;

use crate::message::{ButtonStyle, Embed, Message, PressId, Reply, Request, Row};
use crate::service::Service;
use crate::service::core::errors::Trouble;
use crate::show::privacy::{Act, ask, button};
use crate::table::{PersonId, UserSettings};

impl Service {
    /// `/privacy`.
    pub(crate) async fn privacy(&self, request: &Request) -> Result<Reply, Trouble> {
        Ok(Reply::private(self.privacy_page(request, String::new()).await?))
    }

    /// A button of privacy.
    pub(crate) async fn privacy_press(
        &self,
        request: &Request,
        id: &PressId,
    ) -> Result<Reply, Trouble> {
        let voice = self.voice(request);
        let act = Act::of(id).ok_or_else(|| Trouble::Said(voice.old_button()))?;
        match act {
            Act::New => self.privacy(request).await,
            Act::Page => Ok(Reply::update(self.privacy_page(request, String::new()).await?)),
            Act::Leave(leaves) => {
                let change = move |settings: &mut UserSettings| settings.hidden = leaves;
                self.store.change_user_settings(request.who.id, self.now(), change).await?;
                let note = if leaves { voice.board_left() } else { voice.board_joined() };
                Ok(Reply::update(self.privacy_page(request, note).await?))
            }
            Act::Copy(part) => self.personal_copy(request, part).await,
            Act::NewBlocks => Ok(Reply::private(self.blocks_page(request, String::new()).await?)),
            Act::Blocks => Ok(Reply::update(self.blocks_page(request, String::new()).await?)),
            Act::Block(person) => self.block_known(request, person).await,
            Act::Unblock(person) => self.unblock(request, person).await,
            Act::Choose | Act::Free => Err(Trouble::Said(voice.old_button())),
        }
    }

    /// Somebody was chosen from the list of blocked people.
    pub(crate) async fn privacy_choice(
        &self,
        request: &Request,
        id: &PressId,
        values: &[String],
    ) -> Result<Reply, Trouble> {
        let person = values.first().and_then(|value| value.parse().ok()).map(PersonId);
        match (Act::of(id), person) {
            (Some(Act::Free), Some(person)) => self.unblock(request, person).await,
            _ => Err(Trouble::Said(self.voice(request).old_button())),
        }
    }

    /// What is stored and why, and what can be done.
    async fn privacy_page(&self, request: &Request, content: String) -> Result<Message, Trouble> {
        let voice = self.voice(request);
        let plain = voice.plain();
        let held = self.store.held(request.who.id).await?;
        let hidden = self.settings(request.who.id).await.hidden;
        let count = i64::from;
        let lines = [
            voice.stored_name(),
            voice.stored_games(count(held.games), count(held.open)),
            voice.stored_results(count(held.results), count(held.ratings)),
            if hidden { voice.stored_hidden() } else { voice.stored_listed() },
            voice.stored_settings(count(held.blocked)),
            voice.stored_never(),
            voice.stored_copies(),
        ];
        let embed =
            Embed { title: voice.privacy_head(), text: lines.join("\n"), ..Embed::default() };
        let leave = if hidden { plain.label_join_boards() } else { plain.label_leave_boards() };
        let rest = ButtonStyle::Rest;
        let rows = vec![Row::Buttons(vec![
            button(leave, Act::Leave(!hidden).id(), rest),
            button(plain.label_copy(), Act::Copy(1).id(), rest),
            button(plain.label_blocks(), Act::Blocks.id(), rest),
            button(plain.label_erase(), ask(), ButtonStyle::No),
        ])];
        Ok(Message { content, private: true, embed: Some(embed), rows, ..Message::default() })
    }
}
