//! Blocking: whom a person does not want to be asked by. Nobody is told that he is blocked.

use super::{Act, button, update};
use crate::service::moves::private;
use crate::service::trouble::Trouble;
use crate::service::{
    Button, ButtonStyle, Embed, Menu, MenuEntry, Message, Offers, Person, Press, PressId, Reply,
    Request, Row, Service,
};
use crate::store::Blocked;
use crate::table::{Against, PersonId, TableId};
use crate::words::{Name, Term, Voice};

/// The most people a person can block.
const MOST: usize = 1_000;
/// The most lines of a menu.
const MENU: usize = 25;

/// The button that blocks a person.
pub(in crate::service) fn block_button(plain: Voice<'_>, person: PersonId) -> Button {
    button(plain.label_block(), Act::Block(person).id(), ButtonStyle::Rest)
}

impl Service {
    /// Refuses to ask somebody who does not want that, or whom the asker has blocked himself.
    pub(in crate::service) async fn may_ask(
        &self,
        request: &Request,
        against: &Against,
    ) -> Result<(), Trouble> {
        let Against::Person { id, name } = against else { return Ok(()) };
        let voice = self.words.voice(&request.who.locale);
        if self.store.has_blocked(request.who.id, *id).await? {
            return Err(Trouble::Said(voice.blocked_by_you(Name::new(name))));
        }
        if self.store.has_blocked(*id, request.who.id).await? {
            return Err(Trouble::Said(voice.takes_no_challenge(Name::new(name))));
        }
        Ok(())
    }

    /// Refuses a seat beside somebody who does not want that.
    pub(in crate::service) async fn may_sit(
        &self,
        request: &Request,
        id: TableId,
    ) -> Result<(), Trouble> {
        let voice = self.words.voice(&request.who.locale);
        for other in self.look(id).await?.sheet().people() {
            if other != request.who.id && self.store.has_blocked(other, request.who.id).await? {
                return Err(Trouble::Said(voice.seat_not_for_you()));
            }
        }
        Ok(())
    }

    /// The list of blocked people, with menus to add to it and to take off it.
    pub(super) async fn blocks_page(
        &self,
        request: &Request,
        content: String,
    ) -> Result<Message, Trouble> {
        let voice = self.words.voice(&request.who.locale);
        let plain = voice.plain();
        let blocked = self.store.blocked(request.who.id).await?;
        let names: Vec<_> = blocked.iter().map(|other| name(voice, other).to_string()).collect();
        let text = if names.is_empty() {
            voice.blocks_none()
        } else {
            let shown: Vec<_> = names.iter().take(100).cloned().collect();
            voice.blocks_some(Term(shown.join(", ")))
        };
        let text = format!("{text}\n{}", voice.blocks_mean());
        let mut rows = vec![Row::Menu(Menu {
            id: Act::Choose.id(),
            placeholder: plain.blocks_add(),
            offers: Offers::People,
        })];
        if !blocked.is_empty() {
            let entry = |other: &Blocked| MenuEntry {
                label: Name::plain(&raw_name(voice, other)).chars().take(100).collect(),
                value: other.id.0.to_string(),
                description: String::new(),
                chosen: false,
            };
            rows.push(Row::Menu(Menu {
                id: Act::Free.id(),
                placeholder: plain.blocks_free(),
                offers: Offers::Entries(blocked.iter().take(MENU).map(entry).collect()),
            }));
        }
        rows.push(Row::Buttons(vec![
            button(plain.label_privacy(), Act::Page.id(), ButtonStyle::Rest),
            button(plain.label_close(), PressId::free(Press::Close, "b"), ButtonStyle::Rest),
        ]));
        let embed = Embed { title: voice.blocks_head(), text, ..Embed::default() };
        Ok(Message { content, private: true, embed: Some(embed), rows, ..Message::default() })
    }

    /// Somebody was chosen from the menu of people.
    pub(in crate::service) async fn block_picked(
        &self,
        request: &Request,
        id: &PressId,
        person: &Person,
    ) -> Result<Reply, Trouble> {
        let voice = self.words.voice(&request.who.locale);
        if Act::of(id) != Some(Act::Choose) {
            return Err(Trouble::Said(voice.old_button()));
        }
        let note = self.block(request, person.id, &person.name).await?;
        Ok(update(self.blocks_page(request, note).await?))
    }

    /// A button in a challenge or a profile: the name is the one last seen.
    pub(super) async fn block_known(
        &self,
        request: &Request,
        person: PersonId,
    ) -> Result<Reply, Trouble> {
        let voice = self.words.voice(&request.who.locale);
        let known = self.store.profile(person).await?;
        let known = known.ok_or_else(|| Trouble::Said(voice.old_button()))?;
        let note = self.block(request, person, &known.name).await?;
        Ok(private(self.blocks_page(request, note).await?))
    }

    /// Blocks a person; the sentence that says so.
    async fn block(
        &self,
        request: &Request,
        person: PersonId,
        name: &str,
    ) -> Result<String, Trouble> {
        let voice = self.words.voice(&request.who.locale);
        if person == request.who.id {
            return Err(Trouble::Said(voice.block_not_self()));
        }
        if self.store.blocked(request.who.id).await?.len() >= MOST {
            return Err(Trouble::Said(voice.blocks_many(MOST as i64)));
        }
        let (me, now) = (request.who.id, self.now());
        self.store.block(me, person, name.to_owned(), now).await?;
        Ok(voice.block_done(Name::new(name)))
    }

    /// Lets a person come near again.
    pub(super) async fn unblock(
        &self,
        request: &Request,
        person: PersonId,
    ) -> Result<Reply, Trouble> {
        let voice = self.words.voice(&request.who.locale);
        let blocked = self.store.blocked(request.who.id).await?;
        let note = match blocked.iter().find(|other| other.id == person) {
            Some(other) => {
                self.store.unblock(request.who.id, person).await?;
                voice.unblock_done(name(voice, other))
            }
            None => String::new(),
        };
        Ok(update(self.blocks_page(request, note).await?))
    }
}

/// The name a blocked person went by; whoever had himself erased has none.
fn raw_name(voice: Voice<'_>, other: &Blocked) -> String {
    if other.name.is_empty() { voice.deleted_player() } else { other.name.clone() }
}

fn name(voice: Voice<'_>, other: &Blocked) -> Name {
    Name::new(&raw_name(voice, other))
}
