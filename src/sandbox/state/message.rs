//! Messages, their attachments, what is shown of them and who was notified.

use super::ids::Id;
use crate::sandbox::clock::Millis;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::borrow::Cow;
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

/// Type: a thread was opened that begins at no message.
pub const THREAD_OPENED: u8 = 18;
/// Type: an answer to another message.
pub const REPLY: u8 = 19;

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Message {
    pub id: Id,
    /// Where it stands.
    pub channel: Id,
    /// The bot or a person.
    pub author: Id,
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
    /// Discord's message type: 0 plain, 18 a thread was opened, 19 reply, 20 answer to a command, 23
    /// to a person's menu.
    pub kind: u8,
    /// The message it replies to.
    pub replies_to: Option<Id>,
    /// The thread whose opening it tells of.
    #[serde(default)]
    pub opens: Option<Id>,
    /// The nonce it was posted with.
    pub nonce: Option<Value>,
}

/// Somebody was notified of a message.
#[cfg(feature = "testing")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ping {
    /// Where the message stands.
    pub channel: Id,
    /// The message that mentions them.
    pub message: Id,
    /// The person notified.
    pub person: Id,
}

/// A file of a message; its bytes live in [`World::files`](super::World::files).
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Attachment {
    pub id: Id,
    /// The name it was sent under.
    pub filename: String,
    /// The alt text.
    pub description: Option<String>,
    /// How many bytes it has.
    pub size: usize,
    /// The type told by its bytes or its name.
    pub content_type: Cow<'static, str>,
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
            content_type: content_type.into(),
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

    /// The attachments not taken up by an embed's picture.
    pub fn shown_attachments(&self) -> impl Iterator<Item = &Attachment> {
        let used: BTreeSet<&str> = self
            .embeds
            .iter()
            .flat_map(|embed| ["image", "thumbnail"].map(|key| &embed[key]["url"]))
            .filter_map(|url| url.as_str()?.strip_prefix("attachment://"))
            .collect();
        self.attachments.iter().filter(move |file| !used.contains(file.filename.as_str()))
    }

    /// An embed as shown: of type rich, with the addresses of attached pictures.
    pub fn embed(&self, sent: &Value, base: &str) -> Value {
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
