//! The world of the sandbox: who and what is there, and the simplest changes to it.

use super::channel::{Channel, Kind};
use super::ids::{Id, Ids};
use super::interaction::Interaction;
#[cfg(feature = "testing")]
use super::journal::Journal;
use super::message::Message;
#[cfg(feature = "testing")]
use super::message::Ping;
use super::permissions::{self, EVERYBODY, MANAGE_GUILD, Permissions};
use super::touched::Touched;
use crate::sandbox::clock::Millis;
use crate::sandbox::people::{self, COLORS, FIRST, Person};
use crate::sandbox::starts::Starts;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::{BTreeMap, HashMap};

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Guild {
    pub id: Id,
    pub name: String,
    /// Whether the bot is a member.
    pub has_bot: bool,
    pub locale: String,
}

/// The bot's account; its application has the same id.
#[derive(Debug)]
pub struct Bot {
    pub id: Id,
    pub name: String,
    /// Whether a gateway connection is up.
    pub online: bool,
}

/// Something that others must hear of.
#[derive(Clone, Debug)]
pub enum Event {
    /// For the pages.
    Page(Value),
    /// For the bot.
    Gateway(News),
}

/// An event for the bot.
#[derive(Clone, Debug)]
pub struct News {
    /// Its gateway name.
    pub name: &'static str,
    pub data: Value,
    /// What those are told who were not granted the content of messages, if that is less.
    pub bare: Option<Value>,
}

/// When the server was founded: a server that begins anew is the same again, with the same people
/// and channels, so that whoever knows them finds them.
const FOUNDED: Millis = 1_767_225_600_000;

/// The state of the sandbox.
#[derive(Debug)]
pub struct World {
    /// `http://127.0.0.1:PORT`, for the addresses of attachments.
    pub base: String,
    /// The present moment, set by the hub before each use.
    pub now: Millis,
    pub guild: Guild,
    pub bot: Bot,
    pub people: Vec<Person>,
    /// Whether people can have an avatar.
    portraits: bool,
    /// What the bot may do in the server, where no channel says otherwise.
    pub rights: Permissions,
    /// Sessions of the gateway: how they may begin, and how they began.
    pub starts: Starts,
    /// Whether the application was granted the content of all messages.
    pub reads_all: bool,
    /// All places by id.
    pub channels: BTreeMap<Id, Channel>,
    /// Commands registered for everywhere, as Discord answers them.
    pub global_commands: Vec<Value>,
    /// Commands registered for the server.
    pub guild_commands: Vec<Value>,
    /// The interactions.
    pub interactions: HashMap<Id, Interaction>,
    /// Interactions by token.
    pub tokens: HashMap<String, Id>,
    /// The form open before a person: the interaction it came from and the form.
    pub forms: HashMap<Id, (Id, Value)>,
    /// The bytes of attachments, the oldest first.
    pub files: BTreeMap<Id, Vec<u8>>,
    /// Every notification so far.
    #[cfg(feature = "testing")]
    pub pings: Vec<Ping>,
    /// What must still be told to others.
    pub outbox: Vec<Event>,
    /// What is new, changed or gone since somebody last took note.
    pub touched: Vec<Touched>,
    /// Every version of every message so far.
    #[cfg(feature = "testing")]
    pub journal: Journal,
    ids: Ids,
}

impl World {
    /// A server with two channels, the first people and the bot.
    ///
    /// Where there are portraits, most people have one.
    pub fn new(base: String, now: Millis, portraits: bool) -> Self {
        let mut ids = Ids::default();
        let bot = Bot { id: ids.next(FOUNDED), name: "Patt".to_owned(), online: false };
        let guild = Guild {
            id: ids.next(FOUNDED),
            name: "Sandbox".to_owned(),
            has_bot: true,
            locale: "en-US".to_owned(),
        };
        let mut world = Self {
            base,
            now: FOUNDED,
            guild,
            bot,
            people: Vec::new(),
            portraits,
            rights: EVERYBODY,
            starts: Starts::default(),
            reads_all: false,
            channels: BTreeMap::new(),
            global_commands: Vec::new(),
            guild_commands: Vec::new(),
            interactions: HashMap::new(),
            tokens: HashMap::new(),
            forms: HashMap::new(),
            files: BTreeMap::new(),
            #[cfg(feature = "testing")]
            pings: Vec::new(),
            outbox: Vec::new(),
            touched: Vec::new(),
            #[cfg(feature = "testing")]
            journal: Journal::default(),
            ids,
        };
        for name in FIRST {
            world.add_person(name);
        }
        for name in ["games", "lounge"] {
            world.add_channel(world.guild.id, name);
        }
        world.outbox.clear();
        world.now = now;
        world
    }

    /// New ids are higher than this one.
    pub fn count_from(&mut self, id: Id) {
        self.ids.pass(id);
    }

    /// A fresh id.
    pub fn next_id(&mut self) -> Id {
        self.ids.next(self.now)
    }

    /// Takes in one more person; the first of all manages the server.
    pub fn add_person(&mut self, name: &str) -> Id {
        let id = self.next_id();
        let count = self.people.len();
        self.people.push(Person {
            id,
            name: name.to_owned(),
            color: COLORS[count % COLORS.len()].to_owned(),
            manager: count == 0,
            takes_messages: true,
            locale: "en-GB".to_owned(),
            member: true,
            avatar: people::avatar_of(id, count).filter(|_| self.portraits),
        });
        self.people_changed();
        id
    }

    /// Tells the page who is there.
    pub fn people_changed(&mut self) {
        self.touched.push(Touched::People);
        let cards: Vec<Value> = self.people.iter().map(Person::card).collect();
        self.page(None, json!({ "type": "people", "people": cards }));
    }

    /// The page's short form of the server.
    pub fn guild_card(&self) -> Value {
        let Guild { id, name, has_bot, locale } = &self.guild;
        json!({ "id": id, "name": name, "locale": locale, "has_bot": has_bot })
    }

    /// Tells the page about the server.
    pub fn guild_changed(&mut self) {
        self.touched.push(Touched::Guild);
        let guild = self.guild_card();
        self.page(None, json!({ "type": "guild", "guild": guild }));
    }

    /// Changes the language of a person's client, or else of the server; false if there is no such
    /// person.
    pub fn speak(&mut self, person: Option<Id>, locale: &str) -> bool {
        let Some(id) = person else {
            locale.clone_into(&mut self.guild.locale);
            self.guild_changed();
            return true;
        };
        let Some(found) = self.people.iter_mut().find(|one| one.id == id) else { return false };
        locale.clone_into(&mut found.locale);
        self.people_changed();
        true
    }

    /// Opens one more text channel.
    pub fn add_channel(&mut self, guild: Id, name: &str) -> Id {
        let id = self.next_id();
        self.channels.insert(id, Channel::new(id, Some(guild), name, Kind::Text));
        self.channel_changed(id);
        id
    }

    /// A message by its place.
    pub fn message(&self, channel: Id, id: Id) -> Option<&Message> {
        self.channels.get(&channel)?.messages.get(&id)
    }

    /// A person by id.
    pub fn person(&self, id: Id) -> Option<&Person> {
        self.people.iter().find(|person| person.id == id)
    }

    /// The user object of a person or the bot.
    pub fn user(&self, id: Id) -> Option<Value> {
        if id == self.bot.id {
            return Some(people::user(id, &self.bot.name, None, true));
        }
        self.person(id).map(Person::user)
    }

    /// What a person may do in the server.
    pub fn rights_of(person: &Person) -> Permissions {
        if person.manager { EVERYBODY | MANAGE_GUILD } else { EVERYBODY }
    }

    /// The member object of a person, user included.
    pub fn member(person: &Person) -> Value {
        let mut member = people::member(person.id.moment(), World::rights_of(person));
        member["user"] = person.user();
        member
    }

    /// What the bot may do in a channel.
    pub fn bot_rights(&self, channel: &Channel) -> Permissions {
        let (from_parent, denied_above) = match &channel.kind {
            Kind::Direct(_) => (permissions::DIRECT, 0),
            Kind::Text => (self.rights, 0),
            Kind::Thread(thread) => match self.channels.get(&thread.parent) {
                Some(parent) => (self.rights | parent.granted, parent.denied),
                None => (self.rights, 0),
            },
        };
        (from_parent | channel.granted) & !(channel.denied | denied_above)
    }

    /// Whether a person sees a channel at all.
    pub fn sees(&self, person: Id, channel: &Channel) -> bool {
        let hidden = |channel: &Channel| channel.hidden_from.contains(&person);
        match &channel.kind {
            Kind::Direct(owner) => *owner == person,
            Kind::Text => !hidden(channel),
            Kind::Thread(thread) => {
                let parent_hidden = self.channels.get(&thread.parent).is_some_and(hidden);
                !hidden(channel)
                    && !parent_hidden
                    && (!thread.private || thread.members.contains(&person))
            }
        }
    }

    /// The direct messages of a person and the bot, opened if need be.
    pub fn direct(&mut self, person: Id) -> Id {
        let open = self.channels.values().find(|c| c.kind == Kind::Direct(person));
        if let Some(open) = open {
            return open.id;
        }
        let id = self.next_id();
        self.channels.insert(id, Channel::new(id, None, "", Kind::Direct(person)));
        self.channel_changed(id);
        id
    }

    /// Tells the pages about a new or changed channel.
    pub fn channel_changed(&mut self, id: Id) {
        self.touched.push(Touched::Channel(id));
        let Some(channel) = self.channels.get(&id) else { return };
        let only_for = match &channel.kind {
            Kind::Direct(person) => Some(*person),
            Kind::Text | Kind::Thread(_) => None,
        };
        let card = channel.card(self.rights);
        self.page(only_for, json!({ "type": "channel", "channel": card }));
    }

    /// Tells the pages about the commands.
    pub fn commands_changed(&mut self) {
        self.touched.push(Touched::Commands);
        let commands = self.commands();
        self.page(None, json!({ "type": "commands", "commands": commands }));
    }

    /// All commands in force.
    pub fn commands(&self) -> Vec<Value> {
        self.global_commands.iter().chain(&self.guild_commands).cloned().collect()
    }

    /// Leaves word for the pages, for one person's eyes or everybody's.
    pub fn page(&mut self, only_for: Option<Id>, mut event: Value) {
        event["only_for"] = json!(only_for);
        self.outbox.push(Event::Page(event));
    }

    /// Leaves an event for the bot.
    pub fn tell_bot(&mut self, name: &'static str, data: Value) {
        self.outbox.push(Event::Gateway(News { name, data, bare: None }));
    }
}
