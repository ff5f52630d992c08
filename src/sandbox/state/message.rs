//! Messages, their attachments and what is shown of them.

use super::channel::Channel;
use super::{Id, World};
use crate::sandbox::clock::{Millis, written};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Flag: only one person sees the message.
pub const EPHEMERAL: u64 = 1 << 6;
/// Flag: the answer is still to come.
pub const LOADING: u64 = 1 << 7;
/// Flag: nobody is notified.
pub const SILENT: u64 = 1 << 12;
/// Flag: the message is made of second-generation components.
pub const COMPONENTS_V2: u64 = 1 << 15;
/// Flag: a thread hangs on the message.
pub const HAS_THREAD: u64 = 1 << 5;

/// One message.
#[derive(Clone, Debug)]
pub struct Message {
    /// Its id.
    pub id: Id,
    /// Where it stands.
    pub channel: Id,
    /// The bot or a person.
    pub author: Id,
    /// The text.
    pub content: String,
    /// Embeds as they were sent.
    pub embeds: Vec<Value>,
    /// Files in order.
    pub attachments: Vec<Attachment>,
    /// Components as they were sent.
    pub components: Vec<Value>,
    /// Discord's message flags.
    pub flags: u64,
    /// When it was last changed by its author.
    pub edited: Option<Millis>,
    /// The people whose mention counts.
    pub mentions: Vec<Id>,
    /// How an interaction led to this message.
    pub metadata: Option<Value>,
    /// The only person who sees it, if it is private.
    pub only_for: Option<Id>,
    /// Discord's message type: 0 plain, 19 reply, 20 answer to a command, 23 to a person's menu.
    pub kind: u8,
    /// The message it replies to.
    pub replies_to: Option<Id>,
    /// The nonce it was posted with.
    pub nonce: Option<Value>,
}

/// A file of a message; its bytes live in [`World::files`].
#[derive(Clone, Debug)]
pub struct Attachment {
    /// Its id.
    pub id: Id,
    /// The name it was sent under.
    pub filename: String,
    /// The alt text.
    pub description: Option<String>,
    /// How many bytes it has.
    pub size: usize,
    /// The type told by its bytes or its name.
    pub content_type: &'static str,
    /// Width and height, if it is a picture.
    pub dimensions: Option<(u32, u32)>,
}

impl Attachment {
    /// Reads what can be known from the bytes.
    pub fn new(id: Id, filename: &str, description: Option<String>, bytes: &[u8]) -> Self {
        let (content_type, dimensions) = sniff(filename, bytes);
        Self {
            id,
            filename: filename.to_owned(),
            description,
            size: bytes.len(),
            content_type,
            dimensions,
        }
    }

    /// The address under which the sandbox serves it.
    pub fn url(&self, base: &str, channel: Id) -> String {
        format!("{base}/attachments/{channel}/{}/{}", self.id, self.filename)
    }

    /// The attachment object as Discord writes it.
    pub fn json(&self, base: &str, channel: Id, ephemeral: bool) -> Value {
        let url = self.url(base, channel);
        let mut object = json!({
            "id": self.id, "filename": self.filename, "size": self.size, "url": url,
            "proxy_url": url, "content_type": self.content_type,
        });
        if let Some((width, height)) = self.dimensions {
            object["width"] = json!(width);
            object["height"] = json!(height);
        }
        if let Some(description) = &self.description {
            object["description"] = json!(description);
        }
        if ephemeral {
            object["ephemeral"] = json!(true);
        }
        object
    }
}

/// The type and size of a file, from its first bytes and the end of its name.
fn sniff(filename: &str, bytes: &[u8]) -> (&'static str, Option<(u32, u32)>) {
    let big =
        |at: usize| bytes.get(at..at + 4).map(|b| u32::from_be_bytes([b[0], b[1], b[2], b[3]]));
    let little =
        |at: usize| bytes.get(at..at + 2).map(|b| u32::from(u16::from_le_bytes([b[0], b[1]])));
    if bytes.starts_with(b"\x89PNG\r\n\x1a\n") {
        return ("image/png", big(16).zip(big(20)));
    }
    if bytes.starts_with(b"GIF8") {
        return ("image/gif", little(6).zip(little(8)));
    }
    let text = ["txt", "pgn", "json", "csv", "md", "wxf"];
    let ending = filename.rsplit('.').next().unwrap_or_default();
    if text.contains(&ending) {
        return ("text/plain; charset=utf-8", None);
    }
    ("application/octet-stream", None)
}

impl Message {
    /// Whether `person` may see this message, where the channel may be seen.
    pub fn visible_to(&self, person: Id) -> bool {
        self.only_for.is_none_or(|only| only == person)
    }

    /// The message object as Discord writes it.
    pub fn json(&self, world: &World) -> Value {
        let shown: Vec<Value> = self
            .shown_attachments()
            .map(|file| file.json(&world.base, self.channel, self.only_for.is_some()))
            .collect();
        let embeds: Vec<Value> = self.embeds.iter().map(|e| self.embed(e, &world.base)).collect();
        let mentions: Vec<Value> = self.mentions.iter().filter_map(|id| world.user(*id)).collect();
        let mut object = json!({
            "id": self.id, "channel_id": self.channel, "author": world.user(self.author),
            "content": self.content, "timestamp": written(self.id.moment()),
            "edited_timestamp": self.edited.map(written), "tts": false,
            "mention_everyone": false, "mentions": mentions, "mention_roles": [],
            "attachments": shown, "embeds": embeds, "pinned": false, "type": self.kind,
            "flags": self.flags, "components": self.components,
        });
        if let Some(metadata) = &self.metadata {
            object["interaction_metadata"] = metadata.clone();
            object["webhook_id"] = json!(world.bot.id);
        }
        if self.author == world.bot.id {
            object["application_id"] = json!(world.bot.id);
        }
        if let Some(nonce) = &self.nonce {
            object["nonce"] = nonce.clone();
        }
        if let Some(answered) = self.replies_to {
            object["message_reference"] =
                json!({ "type": 0, "message_id": answered, "channel_id": self.channel });
        }
        if let Some(thread) = world.channels.get(&self.id) {
            object["thread"] = thread.json(world);
        }
        object
    }

    /// The attachments not taken up by an embed's picture.
    fn shown_attachments(&self) -> impl Iterator<Item = &Attachment> {
        let used: BTreeSet<&str> = self
            .embeds
            .iter()
            .flat_map(|embed| ["image", "thumbnail"].map(|key| &embed[key]["url"]))
            .filter_map(|url| url.as_str()?.strip_prefix("attachment://"))
            .collect();
        self.attachments.iter().filter(move |file| !used.contains(file.filename.as_str()))
    }

    /// An embed as shown: of type rich, with the addresses of attached pictures.
    fn embed(&self, sent: &Value, base: &str) -> Value {
        let mut shown = sent.clone();
        shown["type"] = json!("rich");
        for key in ["image", "thumbnail"] {
            let name = shown[key]["url"].as_str().and_then(|url| url.strip_prefix("attachment://"));
            let file = name.and_then(|name| self.attachments.iter().find(|f| f.filename == name));
            if let Some(file) = file {
                shown[key] = file.json(base, self.channel, false);
            } else if sent.get(key).is_none()
                && let Some(fields) = shown.as_object_mut()
            {
                fields.remove(key);
            }
        }
        shown
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

impl Channel {
    /// The messages `person` sees, oldest first.
    pub fn seen_by(&self, person: Id) -> impl Iterator<Item = &Message> {
        self.messages.values().filter(move |message| message.visible_to(person))
    }
}
