//! Channels, threads and direct messages.

use super::ids::Id;
use super::message::Message;
use super::permissions::{NAMED, Permissions};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// A place where messages stand.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Channel {
    pub id: Id,
    /// The server it is a place of; direct messages are of none.
    pub guild: Option<Id>,
    /// Its name; empty for direct messages.
    pub name: String,
    /// What kind of place it is.
    pub kind: Kind,
    /// Whether it is the chat of a voice channel; those have no threads.
    pub voice: bool,
    /// The messages, oldest first.
    #[serde(skip)]
    pub messages: BTreeMap<Id, Message>,
    /// Rights the bot has lost here.
    pub denied: Permissions,
    /// Rights the bot was given here beyond those of everybody.
    pub granted: Permissions,
    /// People who cannot see it.
    pub hidden_from: BTreeSet<Id>,
    /// The bot's nonces, so that a repeated post is not posted twice.
    #[serde(skip)]
    pub nonces: HashMap<String, Id>,
}

/// The kinds of places.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A text channel of the server.
    Text,
    /// The direct messages between the bot and a person.
    Direct(Id),
    Thread(Thread),
}

/// What a thread has beyond a channel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Thread {
    /// The channel it hangs under.
    pub parent: Id,
    /// Whether only its members see it.
    pub private: bool,
    /// Whether it is folded away; posting unfolds it.
    pub archived: bool,
    /// Whether only managers of threads may write in it.
    pub locked: bool,
    /// Minutes without a message until it is archived.
    pub archive_after: u64,
    /// The people in it.
    pub members: BTreeSet<Id>,
}

impl Channel {
    /// An empty place.
    pub fn new(id: Id, guild: Option<Id>, name: &str, kind: Kind) -> Self {
        Self {
            id,
            guild,
            name: name.to_owned(),
            kind,
            voice: false,
            messages: BTreeMap::new(),
            denied: 0,
            granted: 0,
            hidden_from: BTreeSet::new(),
            nonces: HashMap::new(),
        }
    }

    /// The thread data, if this is a thread.
    pub fn thread(&self) -> Option<&Thread> {
        match &self.kind {
            Kind::Thread(thread) => Some(thread),
            Kind::Text | Kind::Direct(_) => None,
        }
    }

    /// The thread data for changing it, if this is a thread.
    pub fn thread_mut(&mut self) -> Option<&mut Thread> {
        match &mut self.kind {
            Kind::Thread(thread) => Some(thread),
            Kind::Text | Kind::Direct(_) => None,
        }
    }

    /// Whether this is a place of a server, as opposed to direct messages.
    pub fn in_guild(&self) -> bool {
        self.guild.is_some()
    }

    /// By whose installation the application acts here.
    pub fn owners(&self) -> Value {
        self.guild.map_or_else(|| json!({ "0": "0" }), |guild| json!({ "0": guild }))
    }

    /// The page's short form, where the bot may do this much in the server.
    pub fn card(&self, rights: Permissions) -> Value {
        let (kind, parent, person) = match &self.kind {
            Kind::Text => ("text", None, None),
            Kind::Direct(person) => ("dm", None, Some(person)),
            Kind::Thread(thread) => ("thread", Some(thread.parent), None),
        };
        let allowed = (rights | self.granted) & !self.denied;
        let allowed = NAMED.iter().filter(|(_, _, right)| allowed & right != 0);
        let allowed: Vec<&str> = allowed.map(|(key, ..)| *key).collect();
        json!({
            "id": self.id, "name": self.name, "kind": kind, "parent_id": parent,
            "allowed": allowed,
            "person_id": person,
            "archived": self.thread().is_some_and(|t| t.archived),
            "locked": self.thread().is_some_and(|t| t.locked),
        })
    }

    /// The messages `person` sees, oldest first.
    pub fn seen_by(&self, person: Id) -> impl Iterator<Item = &Message> {
        self.messages.values().filter(move |message| message.visible_to(person))
    }
}
