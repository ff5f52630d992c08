//! `/privacy`: what is stored about a person, and what he can do about it.

mod blocks;
mod copy;
mod erase;

pub(super) use blocks::block_button;

use super::moves::private;
use super::trouble::Trouble;
use super::{
    Answer, Button, ButtonStyle, Does, Embed, Message, Press, PressId, Reply, Request, Row, Service,
};
use crate::table::{PersonId, UserSettings};

/// What was pressed on a page of privacy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Act {
    /// Opens the page as a new message.
    New,
    /// Shows the page in the place of another.
    Page,
    /// Leaves the leaderboards, or comes back to them.
    Leave(bool),
    /// A part of one's data as a file, from 1.
    Copy(u32),
    /// Opens the list of blocked people as a new message.
    NewBlocks,
    /// Shows it in the place of another page.
    Blocks,
    /// The menu of people to block.
    Choose,
    /// The menu of people to let come near again.
    Free,
    /// Blocks a person.
    Block(PersonId),
    /// Lets a person come near again.
    Unblock(PersonId),
}

impl Act {
    fn id(self) -> PressId {
        let text = match self {
            Self::New => String::new(),
            Self::Page => "p".to_owned(),
            Self::Leave(true) => "l1".to_owned(),
            Self::Leave(false) => "l0".to_owned(),
            Self::Copy(part) => format!("x{part}"),
            Self::NewBlocks => "n".to_owned(),
            Self::Blocks => "b".to_owned(),
            Self::Choose => "a".to_owned(),
            Self::Free => "f".to_owned(),
            Self::Block(person) => format!("k{}", person.0),
            Self::Unblock(person) => format!("u{}", person.0),
        };
        PressId::free(Press::Privacy, text)
    }

    fn of(id: &PressId) -> Option<Self> {
        if id.arg.is_empty() {
            return Some(Self::New);
        }
        Some(match id.arg.split_at_checked(1)? {
            ("p", "") => Self::Page,
            ("l", "1") => Self::Leave(true),
            ("l", "0") => Self::Leave(false),
            ("x", part) => Self::Copy(part.parse().ok()?),
            ("n", "") => Self::NewBlocks,
            ("b", "") => Self::Blocks,
            ("a", "") => Self::Choose,
            ("f", "") => Self::Free,
            ("k", person) => Self::Block(PersonId(person.parse().ok()?)),
            ("u", person) => Self::Unblock(PersonId(person.parse().ok()?)),
            _ => return None,
        })
    }
}

/// The id of a button that opens the page.
pub(super) fn page() -> PressId {
    Act::New.id()
}

/// The id of a button that opens the list of blocked people.
pub(super) fn blocks() -> PressId {
    Act::NewBlocks.id()
}

fn button(label: String, id: PressId, style: ButtonStyle) -> Button {
    Button { label, does: Does::Press(id), style, enabled: true }
}

const fn update(message: Message) -> Reply {
    Reply { answer: Answer::Update(message), then: Vec::new() }
}

impl Service {
    /// `/privacy`.
    pub(super) async fn privacy(&self, request: &Request) -> Result<Reply, Trouble> {
        Ok(private(self.privacy_page(request, String::new()).await?))
    }

    /// A button of privacy.
    pub(super) async fn privacy_press(
        &self,
        request: &Request,
        id: &PressId,
    ) -> Result<Reply, Trouble> {
        let voice = self.words.voice(&request.who.locale);
        let act = Act::of(id).ok_or_else(|| Trouble::Said(voice.old_button()))?;
        match act {
            Act::New => self.privacy(request).await,
            Act::Page => Ok(update(self.privacy_page(request, String::new()).await?)),
            Act::Leave(leaves) => {
                let change = move |settings: &mut UserSettings| settings.hidden = leaves;
                self.store.change_user_settings(request.who.id, self.now(), change).await?;
                let note = if leaves { voice.board_left() } else { voice.board_joined() };
                Ok(update(self.privacy_page(request, note).await?))
            }
            Act::Copy(part) => self.personal_copy(request, part).await,
            Act::NewBlocks => Ok(private(self.blocks_page(request, String::new()).await?)),
            Act::Blocks => Ok(update(self.blocks_page(request, String::new()).await?)),
            Act::Block(person) => self.block_known(request, person).await,
            Act::Unblock(person) => self.unblock(request, person).await,
            Act::Choose | Act::Free => Err(Trouble::Said(voice.old_button())),
        }
    }

    /// Somebody was chosen from the list of blocked people.
    pub(super) async fn privacy_choice(
        &self,
        request: &Request,
        id: &PressId,
        values: &[String],
    ) -> Result<Reply, Trouble> {
        let person = values.first().and_then(|value| value.parse().ok()).map(PersonId);
        match (Act::of(id), person) {
            (Some(Act::Free), Some(person)) => self.unblock(request, person).await,
            _ => Err(Trouble::Said(self.words.voice(&request.who.locale).old_button())),
        }
    }

    /// What is stored and why, and what can be done.
    async fn privacy_page(&self, request: &Request, content: String) -> Result<Message, Trouble> {
        let voice = self.words.voice(&request.who.locale);
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
            button(plain.label_erase(), erase::ask(), ButtonStyle::No),
        ])];
        Ok(Message { content, private: true, embed: Some(embed), rows, ..Message::default() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_pressed_reads_back_from_its_id() {
        for act in [
            Act::New,
            Act::Page,
            Act::Leave(true),
            Act::Leave(false),
            Act::Copy(3),
            Act::NewBlocks,
            Act::Blocks,
            Act::Choose,
            Act::Free,
            Act::Block(PersonId(u64::MAX)),
            Act::Unblock(PersonId(7)),
        ] {
            assert_eq!(Act::of(&act.id()), Some(act));
        }
        for arg in ["l2", "x", "kx", "p1", "ü"] {
            assert_eq!(Act::of(&PressId::free(Press::Privacy, arg)), None, "{arg}");
        }
    }
}
