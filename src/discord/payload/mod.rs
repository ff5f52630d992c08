//! Our messages, forms and lists as Discord's JSON, with the files that go along.
//!
//! JSON of our own instead of serenity's builders: it can be compared in tests, checked against
//! the limits in one place and sent to every route alike.

mod bound;
mod form;
mod known;

use std::sync::Arc;

use serde_json::{Value, json};

use self::bound::within;
pub use self::form::{Forms, modal};
pub(crate) use self::known::{is_same, older_board, same_buttons};
use super::custom_id;
use crate::message::{
    Button, ButtonStyle, Does, Embed, Filling, Menu, MenuEntry, MenuOffers, Message, Row,
};

/// The name of every picture, so that its name tells nothing.
pub const PICTURE: &str = "board.png";

const PRIVATE: u64 = 1 << 6;
const SILENT: u64 = 1 << 12;

/// A body and the files beside it.
#[derive(Clone, Debug, PartialEq)]
pub struct Payload {
    /// The JSON, as Discord takes it.
    pub body: Value,
    /// The files, in the order of the body's `attachments`.
    pub files: Vec<Attachment>,
}

/// A file beside a body.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attachment {
    /// Its name, by which the body refers to it.
    pub name: String,
    /// What is in it.
    pub bytes: Arc<[u8]>,
}

impl Attachment {
    /// Its media type, by its name.
    pub(super) fn kind(&self) -> &'static str {
        match self.name.rsplit_once('.') {
            Some((_, "png")) => "image/png",
            Some((_, "gif")) => "image/gif",
            Some((_, "pgn")) => "application/vnd.chess-pgn",
            Some((_, "json")) => "application/json",
            _ => "text/plain; charset=utf-8",
        }
    }
}

impl Payload {
    /// Neither body nor files, for what is only asked for.
    pub(super) const fn nothing() -> Self {
        Self::plain(Value::Null)
    }

    /// A body alone.
    pub(super) const fn plain(body: Value) -> Self {
        Self { body, files: Vec::new() }
    }

    /// An answer of this type around this payload.
    pub(super) fn answer(kind: u8, data: Self) -> Self {
        Self { body: json!({ "type": kind, "data": data.body }), files: data.files }
    }
}

/// A new message: an answer or a follow-up. Silent if it pings nobody.
#[must_use]
pub(crate) fn new_message(message: &Message) -> Payload {
    let mut payload = edit(message);
    let flags = match (message.private, message.pings.is_empty()) {
        (true, _) => PRIVATE,
        (false, true) => SILENT,
        (false, false) => 0,
    };
    if flags != 0 {
        payload.body["flags"] = flags.into();
    }
    payload
}

/// A new message in a channel; Discord takes it once, however often it comes.
#[must_use]
pub fn post(message: &Message, nonce: &str) -> Payload {
    let mut payload = new_message(message);
    payload.body["nonce"] = nonce.into();
    payload.body["enforce_nonce"] = true.into();
    if let Some(id) = message.answers {
        // Whoever is answered is not pinged by that, and may have deleted what they wrote.
        payload.body["message_reference"] =
            json!({ "message_id": id.0.to_string(), "fail_if_not_exists": false });
        payload.body["allowed_mentions"]["replied_user"] = false.into();
    }
    payload
}

/// What a message changes to: all of it, so that nothing old stays. Never changes who sees it.
#[must_use]
pub fn edit(message: &Message) -> Payload {
    let picture = message.picture.iter().map(|picture| {
        let file = Attachment { name: PICTURE.to_owned(), bytes: Arc::clone(&picture.png) };
        (file, Some(picture.alt.as_str()))
    });
    let files = message.files.iter().map(|file| {
        let alt = (!file.alt.is_empty()).then_some(file.alt.as_str());
        (Attachment { name: file.name.clone(), bytes: file.bytes.as_slice().into() }, alt)
    });
    let (files, alts): (Vec<_>, Vec<_>) = picture.chain(files).unzip();
    let attachments: Vec<_> = files
        .iter()
        .zip(alts)
        .enumerate()
        .map(|(nth, (file, alt))| {
            let mut attachment = json!({ "id": nth.to_string(), "filename": file.name });
            if let Some(alt) = alt {
                attachment["description"] = alt.into();
            }
            attachment
        })
        .collect();
    let pings: Vec<_> = message.pings.iter().map(|person| person.0.to_string()).collect();
    let mut mentions = json!({ "parse": [] });
    if !pings.is_empty() {
        mentions["users"] = pings.into();
    }
    let body = json!({
        "content": within(&message.content, bound::CONTENT),
        "embeds": message.embed.iter().map(embed).collect::<Value>(),
        "components": message.rows.iter().map(row).collect::<Value>(),
        "attachments": attachments,
        "allowed_mentions": mentions,
    });
    Payload { body, files }
}

/// A message without its buttons; text and picture stay.
#[must_use]
pub fn strip() -> Payload {
    Payload::plain(json!({ "components": [] }))
}

/// Completions of an option.
#[must_use]
pub fn choices(choices: &[(String, Filling)]) -> Payload {
    let choice = |(name, filling): &(String, Filling)| {
        let name = within(name, bound::ENTRY);
        let value: Value = match filling {
            Filling::Text(text) => text.as_str().into(),
            Filling::Whole(number) => (*number).into(),
        };
        json!({ "name": name, "value": value })
    };
    let choices = choices.iter().map(choice);
    Payload::plain(json!({ "choices": choices.collect::<Value>() }))
}

fn embed(embed: &Embed) -> Value {
    let fields = embed.fields.iter().map(|field| {
        let (name, value) = (within(&field.name, bound::TITLE), within(&field.value, bound::FIELD));
        json!({ "name": name, "value": value, "inline": field.inline })
    });
    let mut body = json!({ "fields": fields.collect::<Value>() });
    set(&mut body, "title", &within(&embed.title, bound::TITLE));
    set(&mut body, "description", &within(&embed.text, bound::EMBED));
    if !embed.footer.is_empty() {
        body["footer"] = json!({ "text": within(&embed.footer, bound::FOOTER) });
    }
    body
}

fn row(row: &Row) -> Value {
    let components: Value = match row {
        Row::Buttons(buttons) => buttons.iter().map(button).collect(),
        Row::Menu(menu) => json!([self::menu(menu)]),
    };
    json!({ "type": 1, "components": components })
}

fn button(button: &Button) -> Value {
    let mut body = json!({ "type": 2, "label": within(&button.label, bound::LABEL) });
    match &button.does {
        Does::Press(id) => {
            body["custom_id"] = custom_id::write(id).into();
            body["style"] = match button.style {
                ButtonStyle::Main => 1,
                ButtonStyle::Rest => 2,
                ButtonStyle::Yes => 3,
                ButtonStyle::No => 4,
            }
            .into();
        }
        Does::Open(address) => {
            body["url"] = address.as_str().into();
            body["style"] = 5.into();
        }
    }
    if !button.enabled {
        body["disabled"] = true.into();
    }
    body
}

fn menu(menu: &Menu) -> Value {
    let mut body = json!({});
    set(&mut body, "placeholder", &within(&menu.placeholder, bound::ENTRY));
    match &menu.offers {
        MenuOffers::People(id) => {
            body["custom_id"] = custom_id::write(id).into();
            body["type"] = 5.into();
        }
        MenuOffers::Entries(id, entries) => {
            body["custom_id"] = custom_id::write(id).into();
            body["type"] = 3.into();
            body["options"] = entries.iter().map(entry).collect();
        }
    }
    body
}

/// A line of a menu, or of a field in which something is chosen.
fn entry(entry: &MenuEntry) -> Value {
    let mut body = json!({ "label": within(&entry.label, bound::ENTRY), "value": entry.value });
    set(&mut body, "description", &within(&entry.description, bound::ENTRY));
    if entry.chosen {
        body["default"] = true.into();
    }
    body
}

/// Discord wants texts left out rather than empty.
fn set(body: &mut Value, field: &str, text: &str) {
    if !text.is_empty() {
        body[field] = text.into();
    }
}

#[cfg(test)]
mod tests;
