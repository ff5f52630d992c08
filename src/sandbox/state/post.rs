//! Putting messages up, changing them and taking them down.

use super::channel::Kind;
use super::ids::Id;
use super::interaction::{Answer, Interaction, Stage};
#[cfg(feature = "testing")]
use super::message::Ping;
use super::message::{Attachment, EPHEMERAL, LOADING, Message, SILENT};
use super::touched::Touched;
use super::world::{Event, News, World};
use crate::sandbox::people;
use serde_json::{Value, json};

/// A message to be put up.
#[derive(Clone, Debug, Default)]
pub struct Draft {
    pub content: String,
    pub embeds: Vec<Value>,
    pub components: Vec<Value>,
    /// Files, whose bytes are stored already.
    pub attachments: Vec<Attachment>,
    pub flags: u64,
    /// Whose mentions count.
    pub allowed_mentions: Option<Value>,
    /// How an interaction led here.
    pub metadata: Option<Value>,
    /// Whose eyes only.
    pub only_for: Option<Id>,
    /// Discord's message type.
    pub kind: u8,
    /// What it replies to.
    pub replies_to: Option<Id>,
    /// The thread whose opening it tells of.
    pub opens: Option<Id>,
    pub nonce: Option<Value>,
}

impl World {
    /// Puts a message up and notifies whom it mentions; unfolds an archived thread.
    pub fn post(&mut self, channel: Id, author: Id, draft: Draft) -> Option<Id> {
        let id = self.next_id();
        let allowed = draft.allowed_mentions.as_ref();
        let mut mentions = mentions(self, &draft.content, allowed);
        // An answer mentions whom it answers, unless that was not wanted.
        let answered = draft.replies_to.and_then(|id| self.message(channel, id));
        if let Some(author) = answered.map(|answered| answered.author)
            && allowed.is_none_or(|allowed| allowed["replied_user"] == true)
            && !mentions.contains(&author)
        {
            mentions.push(author);
        }
        let message = Message {
            id,
            channel,
            author,
            content: draft.content,
            embeds: draft.embeds,
            attachments: draft.attachments,
            components: draft.components,
            flags: draft.flags,
            edited: None,
            mentions,
            metadata: draft.metadata,
            only_for: draft.only_for,
            kind: draft.kind,
            replies_to: draft.replies_to,
            opens: draft.opens,
            nonce: draft.nonce,
        };
        let notified = self.notified(&message);
        let place = self.channels.get_mut(&channel)?;
        place.messages.insert(id, message);
        if let Some(thread) = place.thread_mut()
            && thread.archived
        {
            thread.archived = false;
            self.channel_changed(channel);
        }
        self.tell_message(channel, id, "message");
        for person in notified {
            #[cfg(feature = "testing")]
            self.pings.push(Ping { channel, message: id, person });
            self.page(
                Some(person),
                json!({
                    "type": "ping", "channel_id": channel, "message_id": id, "person_id": person,
                }),
            );
        }
        Some(id)
    }

    /// Who is notified of a new message.
    fn notified(&self, message: &Message) -> Vec<Id> {
        if message.flags & (SILENT | EPHEMERAL | LOADING) != 0 {
            return Vec::new();
        }
        let Some(place) = self.channels.get(&message.channel) else { return Vec::new() };
        let direct = match place.kind {
            Kind::Direct(person) => Some(person),
            Kind::Text | Kind::Thread(_) => None,
        };
        let mentioned = message.mentions.iter().copied();
        let sees = |id: &Id| self.person(*id).is_some() && self.sees(*id, place);
        let others = mentioned.filter(|id| *id != message.author && Some(*id) != direct);
        direct.into_iter().filter(|id| *id != message.author).chain(others).filter(sees).collect()
    }

    /// Tells pages and bot about a message that is new or changed.
    pub fn tell_message(&mut self, channel: Id, id: Id, event: &str) {
        self.touched.push(Touched::Message { channel, id });
        let Some(place) = self.channels.get(&channel) else { return };
        let Some(message) = place.messages.get(&id) else { return };
        let only_for = match place.kind {
            Kind::Direct(person) => Some(person),
            Kind::Text | Kind::Thread(_) => message.only_for,
        };
        let mut told = message.json(self);
        told["only_for"] = json!(message.only_for);
        let name = if event == "update" { "MESSAGE_UPDATE" } else { "MESSAGE_CREATE" };
        let member = self
            .person(message.author)
            .map(|person| people::member(person.id.moment(), World::rights_of(person)));
        let for_bot = |mut object: Value| {
            if let Some(guild) = place.guild {
                object["guild_id"] = json!(guild);
                if let Some(member) = &member {
                    object["member"] = member.clone();
                }
            }
            object
        };
        let bare = Some(message).filter(|message| !message.is_for_bot(self));
        let bare = bare.map(|message| for_bot(message.bare_json(self)));
        let news = News { name, data: for_bot(message.json(self)), bare };
        let hidden = message.only_for.is_some();
        #[cfg(feature = "testing")]
        self.journal.note(id, channel, message.only_for, &told);
        self.page(only_for, json!({ "type": event, "channel_id": channel, "message": told }));
        if !hidden {
            self.outbox.push(Event::Gateway(news));
        }
    }

    /// Takes a message down; false if there is none.
    pub fn take_down(&mut self, channel: Id, id: Id) -> bool {
        let Some(place) = self.channels.get_mut(&channel) else { return false };
        let Some(message) = place.messages.remove(&id) else { return false };
        let guild = place.guild;
        place.nonces.retain(|_, posted| *posted != id);
        self.touched.push(Touched::Message { channel, id });
        for file in &message.attachments {
            self.files.remove(&file.id);
        }
        let event = json!({ "type": "delete", "channel_id": channel, "message_id": id });
        self.page(message.only_for, event);
        // A "thinking" that goes away has said all that there was to say.
        let waits = |of: &&Interaction| of.stage == Stage::Thinking(id);
        if let Some(of) = self.interactions.values().find(waits).map(|of| of.id) {
            self.answer(of, Answer::Noted);
        }
        // What only one person saw was never there for the gateway.
        if message.only_for.is_none() {
            let told = json!({ "id": id, "channel_id": channel, "guild_id": guild });
            self.tell_bot("MESSAGE_DELETE", told);
        }
        true
    }

    /// Removes a channel with its threads; false if there is none.
    pub fn remove_channel(&mut self, id: Id) -> bool {
        let Some(channel) = self.channels.remove(&id) else { return false };
        let under: Vec<Id> = self
            .channels
            .values()
            .filter(|c| c.thread().is_some_and(|thread| thread.parent == id))
            .map(|c| c.id)
            .collect();
        let mut gone = vec![channel];
        for thread in under {
            gone.extend(self.channels.remove(&thread));
            self.touched.push(Touched::Channel(thread));
        }
        for message in gone.iter().flat_map(|place| place.messages.values()) {
            for file in &message.attachments {
                self.files.remove(&file.id);
            }
        }
        let channel = gone.swap_remove(0);
        self.touched.push(Touched::Channel(id));
        let name = if channel.thread().is_some() { "THREAD_DELETE" } else { "CHANNEL_DELETE" };
        let told = channel.json(self);
        self.tell_bot(name, told);
        // The page has no event of its own for this: a channel marked as deleted.
        let mut card = channel.card(self.rights);
        card["deleted"] = json!(true);
        self.page(None, json!({ "type": "channel", "channel": card }));
        true
    }
}

/// The people mentioned in a text whose mention `allowed` lets through.
pub fn mentions(world: &World, content: &str, allowed: Option<&Value>) -> Vec<Id> {
    let permits = |id: Id| match allowed {
        None | Some(Value::Null) => true,
        Some(allowed) => {
            let all = allowed["parse"].as_array().is_some_and(|p| p.contains(&json!("users")));
            let named = allowed["users"]
                .as_array()
                .is_some_and(|users| users.iter().any(|user| Id::of(user) == Some(id)));
            all || named
        }
    };
    let mut found = Vec::new();
    for piece in content.split("<@").skip(1) {
        let digits = piece.trim_start_matches('!').split('>').next().unwrap_or_default();
        let Ok(id) = digits.parse::<Id>() else { continue };
        if world.user(id).is_some() && permits(id) && !found.contains(&id) {
            found.push(id);
        }
    }
    found
}
