//! Blocking: whom a person does not want to be asked by. Nobody is told that they are blocked.

use crate::message::{
    Button, Closing, Embed, Menu, MenuEntry, MenuId, MenuOffers, Message, PeopleId, Person, Press,
    PrivacyPress, Reply, Request, Row,
};
use crate::service::Service;
use crate::service::core::errors::Error;
use crate::show::faces::Account;
use crate::show::privacy::{name, plain_name};
use crate::table::PersonId;
use crate::table::lists::Blocked;

/// The most people a person can block.
const MOST: usize = 1_000;

/// The most lines of a menu.
const MENU: usize = 25;

impl Service {
    /// The list of blocked people, with menus to add to it and to take off it.
    pub(crate) async fn blocks_page(
        &self,
        request: &Request,
        content: String,
    ) -> Result<Message, Error> {
        let voice = self.voice(request);
        let plain = voice.plain();
        let blocked = self.store.blocked(request.who.id).await?;
        let names: Vec<_> = blocked.iter().map(|other| name(voice, other).to_string()).collect();
        let text = if names.is_empty() {
            voice.blocks_none()
        } else {
            voice.blocks_some(voice.list(names.iter().take(100)))
        };
        let text = format!("{text}\n{}", voice.blocks_mean());
        let mut rows = vec![Row::Menu(Menu {
            placeholder: plain.blocks_add(),
            offers: MenuOffers::People(PeopleId::Block),
        })];
        if !blocked.is_empty() {
            let entry = |other: &Blocked| MenuEntry {
                label: plain_name(voice, other),
                value: other.id.0.to_string(),
                description: String::new(),
                chosen: false,
            };
            rows.push(Row::Menu(Menu {
                placeholder: plain.blocks_free(),
                offers: MenuOffers::Entries(
                    MenuId::Unblock,
                    blocked.iter().take(MENU).map(entry).collect(),
                ),
            }));
        }
        rows.push(Row::Buttons(vec![
            Button::rest(plain.label_privacy(), Press::Privacy(PrivacyPress::Page)),
            Button::rest(plain.label_close(), Press::Close(Closing::Blocks)),
        ]));
        let embed = Embed { title: voice.blocks_head(), text, ..Embed::default() };
        Ok(Message { content, private: true, embed: Some(embed), rows, ..Message::default() })
    }

    /// Somebody was chosen from the menu of people.
    pub(crate) async fn block_picked(
        &self,
        request: &Request,
        person: &Person,
    ) -> Result<Reply, Error> {
        let note = self.block(request, person.id, &person.name).await?;
        Ok(Reply::update(self.blocks_page(request, note).await?))
    }

    /// A button in a challenge or a profile: the name is the one last seen.
    pub(crate) async fn block_known(
        &self,
        request: &Request,
        person: PersonId,
    ) -> Result<Reply, Error> {
        let voice = self.voice(request);
        let known = self.store.profile(person).await?;
        let known = known.ok_or_else(|| Error::Said(voice.old_button()))?;
        let note = self.block(request, person, &known.name).await?;
        Ok(Reply::private(self.blocks_page(request, note).await?))
    }

    /// Blocks a person; the sentence that says so.
    async fn block(
        &self,
        request: &Request,
        person: PersonId,
        name: &str,
    ) -> Result<String, Error> {
        let voice = self.voice(request);
        if person == request.who.id {
            return Err(Error::Said(voice.block_not_self()));
        }
        if self.store.blocked(request.who.id).await?.len() >= MOST {
            return Err(Error::Said(voice.blocks_many(MOST as i64)));
        }
        let (me, now) = (request.who.id, self.now());
        self.store.block(me, person, name.to_owned(), now).await?;
        Ok(voice.block_done(Account::named(name).name()))
    }

    /// Lets a person come near again.
    pub(crate) async fn unblock(
        &self,
        request: &Request,
        person: PersonId,
    ) -> Result<Reply, Error> {
        let voice = self.voice(request);
        let blocked = self.store.blocked(request.who.id).await?;
        let note = match blocked.iter().find(|other| other.id == person) {
            Some(other) => {
                self.store.unblock(request.who.id, person).await?;
                voice.unblock_done(name(voice, other))
            }
            None => String::new(),
        };
        Ok(Reply::update(self.blocks_page(request, note).await?))
    }
}
