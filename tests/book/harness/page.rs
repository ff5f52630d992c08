//! A page while it is played: people act through the front door, and what everybody sees of it is
//! written down.

use std::collections::HashMap;

use patt::sandbox::{Handle, Id, Replied};
use serde_json::Value;

use super::names::Names;
use super::seen::{Files, Look, News, Seen, look, news};
use super::source::{self, Item, Source};
use super::story::{Body, Entry, Fate, Form, Part, Shown};
use super::world::World;
use super::{golden, html, markdown};

/// A page of the book.
pub(super) struct Page {
    name: String,
    pub(super) world: Option<World>,
    pub(super) names: Names,
    files: Files,
    pub(super) seen: Look,
    pings: usize,
    pub(super) entries: Vec<Entry>,
    /// The form open before a person.
    pub(super) forms: HashMap<Id, Value>,
    pub(super) home: Id,
    /// What happens is left off the page.
    pub(super) unseen: bool,
    /// What was left off last.
    pub(super) left_off: Vec<Entry>,
}

/// Plays a page of the book: it must be as it was accepted.
pub async fn play(name: &str) {
    let source = source::read(&golden::accepted(name));
    let mut page = Page::open(name, &source).await;
    for item in &source.items {
        match item {
            Item::Chapter(text) => page.entries.push(Entry::Chapter(text.clone())),
            Item::Note(text) => page.entries.push(Entry::Note(text.clone())),
            Item::Act(text) => page.act(text).await,
        }
    }
    page.close(&source).await;
}

impl Page {
    async fn open(name: &str, source: &Source) -> Self {
        let world = World::start(source.policy, source.timing, source.http).await;
        let people = world.sandbox.people();
        let home = world.sandbox.channels()[0];
        let mut page = Self {
            name: name.to_owned(),
            names: Names::at(world.now()),
            world: Some(world),
            files: Files::default(),
            seen: Look::new(),
            pings: 0,
            entries: Vec::new(),
            forms: HashMap::new(),
            home,
            unseen: false,
            left_off: Vec::new(),
        };
        page.know();
        // Everybody has used the bot before.
        if !source.strangers {
            for person in people {
                page.greet(person.id).await;
            }
        }
        page
    }

    /// Lets somebody use the bot for the first time, unseen.
    async fn greet(&mut self, person: Id) {
        let asked = self.world().sandbox.command(person, self.home, "games", Value::Null).await;
        asked.expect("everybody can ask for games");
        self.world().quiet().await;
        let sandbox = &self.world.as_ref().expect("the page is open").sandbox;
        self.seen = look(sandbox, &mut self.files);
    }

    /// Somebody by name.
    pub(super) fn id(&self, name: &str) -> Id {
        let found = self.names.people.iter().find(|(_, known)| *known == name);
        *found.unwrap_or_else(|| panic!("nobody is called {name}")).0
    }

    /// A place by name; #games if none is named.
    pub(super) fn place(&self, name: Option<&str>) -> Id {
        let Some(name) = name else { return self.home };
        let name = name.replace("the direct messages of", "direct message to");
        let found = self.names.places.iter().find(|(_, known)| **known == name);
        *found.unwrap_or_else(|| panic!("no place is called {name}")).0
    }

    /// The house.
    pub(super) fn world(&self) -> &World {
        self.world.as_ref().expect("the page is open")
    }

    /// Learns the names of people and places.
    pub(super) fn know(&mut self) {
        let sandbox = &self.world.as_ref().expect("the page is open").sandbox;
        for person in sandbox.people() {
            self.names
                .places
                .insert(sandbox.dm(person.id), format!("direct message to {}", person.name));
            self.names.people.insert(person.id, person.name);
        }
        self.names.people.insert(sandbox.bot(), "Patt".to_owned());
        let names: [&str; 2] = ["#games", "#lounge"];
        for (nth, channel) in sandbox.channels().into_iter().enumerate() {
            let name = names.get(nth).map_or_else(|| format!("#more-{nth}"), |name| (*name).into());
            self.names.places.entry(channel).or_insert(name);
        }
        let threads: Vec<_> = sandbox.threads();
        for thread in threads {
            // A thread has the number of its message.
            if let Some(number) = self.names.messages.get(&thread) {
                self.names.places.insert(thread, format!("the thread at {number}"));
            }
        }
    }

    /// What everybody sees after something happened that nobody did.
    pub(super) async fn happened(&mut self, words: &str) {
        self.done(words.to_owned(), self.home, None, self.home, None).await;
    }

    pub(super) fn number(&self, message: Id) -> usize {
        self.names.messages.get(&message).copied().unwrap_or_default()
    }

    pub(super) fn numbered(&self, number: usize) -> Id {
        let mut all = self.names.messages.iter();
        *all.find(|(_, known)| **known == number).expect("there is such a message").0
    }

    /// What is looked for in the newest message that somebody sees.
    pub(super) fn find<T>(
        &self,
        who: Id,
        wanted: impl Fn(&Self, &Seen) -> Option<T>,
    ) -> Option<(Id, T)> {
        let mut numbered: Vec<_> = self.names.messages.iter().collect();
        numbered.sort_by_key(|(_, number)| std::cmp::Reverse(**number));
        let sandbox = &self.world().sandbox;
        let own = sandbox.dm(who);
        let letters: Vec<Id> = self
            .names
            .people
            .keys()
            .filter(|id| **id != sandbox.bot())
            .map(|id| sandbox.dm(*id))
            .collect();
        numbered.into_iter().find_map(|(id, _)| {
            let message = self.seen.get(id)?;
            let hidden = message.only_for.is_some_and(|only| only != who)
                || message.channel != own && letters.contains(&message.channel);
            if hidden { None } else { wanted(self, message).map(|found| (*id, found)) }
        })
    }

    pub(super) fn button(&self, message: &Seen, label: &str) -> Option<String> {
        let mut found = None;
        components(&message.rows, &mut |one| {
            let text = self.names.text(one["label"].as_str().unwrap_or_default());
            if one["type"] == 2 && one["disabled"] != true && text == label {
                found = one["custom_id"].as_str().map(str::to_owned);
            }
        });
        found
    }

    /// Writes down what was done and what everybody sees of it.
    pub(super) async fn done(
        &mut self,
        act: String,
        place: Id,
        pressed: Option<Id>,
        who: Id,
        asked: Option<Handle>,
    ) {
        self.world().quiet().await;
        let unseen = self.unseen.then_some(self.entries.len());
        self.entries.push(Entry::Act(act));
        let before = self.entries.len();
        match asked.and_then(|asked| asked.now()) {
            Some(Ok(Replied::Modal(modal))) => {
                self.names.learn(modal["custom_id"].as_str().unwrap_or_default());
                let form = Form::of(self.names.person(who), &modal, &self.names);
                self.entries.push(Entry::Form(form));
                self.forms.insert(who, modal);
            }
            Some(Ok(Replied::Choices(list))) => {
                let list = list
                    .iter()
                    .map(|one| self.names.text(one["name"].as_str().unwrap_or_default()));
                let (who, list) = (self.names.person(who), list.collect());
                self.entries.push(Entry::Offered { who, list });
            }
            Some(Err(fault)) => panic!("{fault}: {:#?}", self.world().sandbox.take_complaints()),
            Some(Ok(_)) | None => {}
        }
        self.tell(place, pressed);
        if self.entries.len() == before {
            self.entries.push(Entry::Nothing);
        }
        if let Some(unseen) = unseen {
            self.left_off = self.entries.split_off(unseen);
        }
    }

    fn tell(&mut self, place: Id, pressed: Option<Id>) {
        let now = look(&self.world.as_ref().expect("the page is open").sandbox, &mut self.files);
        let news = news(&self.seen, &now, place, pressed);
        for one in &news {
            if let News::New(seen) = one {
                let number = self.names.messages.len() + 1;
                self.names.messages.insert(seen.id, number);
            }
            if let News::New(seen) = one {
                components(&seen.rows, &mut |one| {
                    self.names.learn(one["custom_id"].as_str().unwrap_or_default());
                });
            }
        }
        self.know();
        let pings = self.world().sandbox.pings();
        let fresh = &pings[self.pings..];
        // What was seen before the page began has no number and no place on it.
        for one in news.into_iter().filter(|one| self.names.messages.contains_key(&one.seen().id)) {
            let (fate, seen, (new, lost)) = match &one {
                News::New(seen) => (Fate::New, seen, Part::changes(None, seen)),
                News::Changed(both) => {
                    (Fate::Changed, &both.1, Part::changes(Some(&both.0), &both.1))
                }
                News::Gone(seen) => (Fate::Gone, seen, (Vec::new(), Vec::new())),
            };
            let mut rings: Vec<Id> = fresh
                .iter()
                .filter(|ping| ping.message == seen.id)
                .map(|ping| ping.person)
                .collect();
            rings.dedup();
            let public = fate == Fate::New && seen.only_for.is_none();
            let named = mentioned(&seen.text).filter(|id| public && !rings.contains(id));
            let names = named.map(|id| self.names.person(id)).collect();
            let shown = Shown {
                number: self.number(seen.id),
                fate,
                place: self.names.place(seen.channel),
                only_for: seen.only_for.map(|id| self.names.person(id)),
                author: seen.author.map(|id| self.names.person(id)),
                rings: rings.into_iter().map(|id| self.names.person(id)).collect(),
                names,
                body: Body::of(seen, &self.names),
                then: match &one {
                    News::Changed(both) => Some(Body::of(&both.0, &self.names)),
                    News::New(_) | News::Gone(_) => None,
                },
                new,
                lost,
            };
            self.entries.push(Entry::Shown(Box::new(shown)));
        }
        self.pings = pings.len();
        self.seen = now;
    }

    async fn close(mut self, source: &Source) {
        if let Some(world) = self.world.take() {
            world.end().await;
        }
        html::write(&self.name, source, &self.entries);
        let page = markdown::write(source, &self.entries);
        self.entries.clear();
        golden::compare(&self.name, &page);
    }
}

impl Drop for Page {
    /// What was written before a page failed shows where it went wrong.
    fn drop(&mut self) {
        if std::thread::panicking() && !self.entries.is_empty() {
            let page = markdown::entries(&self.entries);
            let tail: Vec<_> = page.lines().rev().take(40).collect();
            let tail: Vec<_> = tail.into_iter().rev().collect();
            eprintln!("the page {} so far ends:\n{}", self.name, tail.join("\n"));
        }
    }
}

/// Each component of a message at any depth.
pub(super) fn components(rows: &Value, each: &mut impl FnMut(&Value)) {
    for row in rows.as_array().into_iter().flatten() {
        for one in row["components"].as_array().into_iter().flatten() {
            each(one);
        }
    }
}

/// The people whom a text mentions.
fn mentioned(text: &str) -> impl Iterator<Item = Id> {
    let pieces = text.split("<@").skip(1);
    pieces.filter_map(|piece| piece.split('>').next()?.parse().ok())
}
