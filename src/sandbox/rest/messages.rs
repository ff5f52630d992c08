//! Messages: composing them from a body and files, and those of channels.

use super::body::Upload;
use super::call::{Call, Reply};
use crate::sandbox::clock::Millis;
use crate::sandbox::state::permissions::{ATTACH, EMBED, HISTORY, MANAGE_MESSAGES};
use crate::sandbox::state::{
    Attachment, COMPONENTS_V2, Draft, EPHEMERAL, HAS_THREAD, Id, LOADING, Message, REPLY, World,
    mentions,
};
use crate::sandbox::validation::form::{Faults, Key};
use crate::sandbox::validation::messages::{Around, filled, shape, sizes};
use crate::sandbox::validation::{No, Refusal, places, shapes};
use serde_json::{Value, json};

/// A body about a message, where it stands in the request, and the keys it may have.
pub struct Sent<'a> {
    pub body: &'a Value,
    /// The files that came with it.
    pub files: &'a [Upload],
    /// The key under which it stands, for the paths of faults.
    pub under: Option<&'static str>,
    /// The keys it may have.
    pub keys: &'static [Key],
}

impl Sent<'_> {
    /// Checks everything that the body alone can tell.
    fn check(&self, kept: Vec<Id>, flags: u64) -> Result<(), Refusal> {
        let files: Vec<_> = self.files.iter().map(|f| (f.number, f.bytes.len())).collect();
        sizes(&files)?;
        let around = Around { files, kept, flags };
        let mut faults = Faults::default();
        match self.under {
            Some(key) => faults.at(key, |faults| shape(self.body, self.keys, &around, faults)),
            None => shape(self.body, self.keys, &around, &mut faults),
        }
        faults.verdict()
    }

    fn list(&self, key: &str) -> Vec<Value> {
        self.body[key].as_array().cloned().unwrap_or_default()
    }

    /// Stores the uploaded files, with the alt texts that the body gives them.
    fn store(&self, world: &mut World) -> Vec<Attachment> {
        let listed = self.list("attachments");
        let stored = self.files.iter().map(|file| {
            let about = listed.iter().find(|a| Id::of(&a["id"]) == Some(Id(file.number)));
            let about = about.cloned().unwrap_or_default();
            let alt = about["description"].as_str().map(str::to_owned);
            let name = about["filename"].as_str().unwrap_or(&file.filename);
            world.store(name, alt, file.bytes.clone())
        });
        stored.collect()
    }

    /// A new message from this body.
    ///
    /// # Errors
    /// For a malformed or empty body.
    pub fn draft(&self, world: &mut World) -> Result<Draft, Refusal> {
        self.check(Vec::new(), 0)?;
        let content = self.body["content"].as_str().unwrap_or_default().to_owned();
        let (embeds, components) = (self.list("embeds"), self.list("components"));
        filled(&content, embeds.len(), components.len(), self.files.len())?;
        Ok(Draft {
            content,
            embeds,
            components,
            attachments: self.store(world),
            flags: self.body["flags"].as_u64().unwrap_or(0),
            allowed_mentions: self.body.get("allowed_mentions").cloned(),
            ..Draft::default()
        })
    }

    /// Changes a message by this body: absent keys stay, null empties.
    ///
    /// # Errors
    /// 10008 if it is gone; for a malformed body or one that empties the message.
    pub fn amend(&self, world: &mut World, channel: Id, id: Id) -> Result<(), Refusal> {
        let old = message(world, channel, id)?.clone();
        self.check(old.attachments.iter().map(|file| file.id).collect(), old.flags)?;
        let mut new = old.clone();
        if let Some(content) = self.body.get("content") {
            content.as_str().unwrap_or_default().clone_into(&mut new.content);
        }
        if self.body.get("embeds").is_some() {
            new.embeds = self.list("embeds");
        }
        if self.body.get("components").is_some() {
            new.components = self.list("components");
        }
        let kept = self.kept(&old);
        let files = kept.len() + self.files.len();
        filled(&new.content, new.embeds.len(), new.components.len(), files)?;
        if let Some(flags) = self.body["flags"].as_u64() {
            if old.flags & !flags & COMPONENTS_V2 != 0 {
                return Err(No::V2Stays.into());
            }
            // Only whose eyes and the thread are beyond an edit.
            let fixed = EPHEMERAL | HAS_THREAD;
            new.flags = (old.flags & fixed) | (flags & !fixed);
        }
        new.flags &= !LOADING;
        new.attachments = kept;
        new.attachments.extend(self.store(world));
        for gone in &old.attachments {
            if !new.attachments.iter().any(|file| file.id == gone.id) {
                world.files.remove(&gone.id);
            }
        }
        new.mentions = mentions(world, &new.content, self.body.get("allowed_mentions"));
        // Filling in a deferred answer is not an edit that shows.
        if old.flags & LOADING == 0 {
            new.edited = Some(world.now);
        }
        if let Some(place) = world.channels.get_mut(&channel) {
            place.messages.insert(id, new);
        }
        world.tell_message(channel, id, "update");
        Ok(())
    }

    /// The attachments that stay, with alt texts changed where the body says so.
    fn kept(&self, old: &Message) -> Vec<Attachment> {
        let Some(listed) = self.body.get("attachments") else { return old.attachments.clone() };
        let listed = listed.as_array().map_or(&[][..], Vec::as_slice);
        let keep = |file: &Attachment| {
            let entry = listed.iter().find(|entry| Id::of(&entry["id"]) == Some(file.id))?;
            let mut file = file.clone();
            if let Some(alt) = entry["description"].as_str() {
                file.description = Some(alt.to_owned());
            }
            Some(file)
        };
        old.attachments.iter().filter_map(keep).collect()
    }
}

/// A message by id.
///
/// # Errors
/// 10008 if it is not there.
pub fn message(world: &World, channel: Id, id: Id) -> Result<&Message, Refusal> {
    let place = world.channels.get(&channel).ok_or(No::UnknownChannel)?;
    Ok(place.messages.get(&id).ok_or(No::UnknownMessage)?)
}

/// The message object, as an answer's body.
///
/// # Errors
/// 10008 if it is not there.
pub fn shown(world: &World, channel: Id, id: Id) -> Result<Value, Refusal> {
    Ok(message(world, channel, id)?.json_for_bot(world))
}

pub fn handle(world: &mut World, call: &Call) -> Reply {
    let channel = call.id(0)?;
    let single = call.route.template.ends_with("{message_id}");
    match (call.method.as_str(), single) {
        ("GET", false) => list(world, call, channel),
        ("POST", false) => post(world, call, channel),
        ("GET", true) => {
            places::need(world, places::seen(world, channel)?, HISTORY)?;
            let id = public(world, channel, call.id(1)?)?;
            Ok((200, shown(world, channel, id)?))
        }
        ("PATCH", true) => edit(world, call, channel),
        ("DELETE", true) => {
            let id = public(world, channel, call.id(1)?)?;
            if message(world, channel, id)?.author != world.bot.id {
                places::need(world, places::seen(world, channel)?, MANAGE_MESSAGES)?;
            }
            world.take_down(channel, id);
            Ok((204, Value::Null))
        }
        _ => Err(No::MethodNotAllowed.into()),
    }
}

/// The id of a message that the bot can reach through its channel: private ones it cannot.
fn public(world: &World, channel: Id, id: Id) -> Result<Id, Refusal> {
    places::seen(world, channel)?;
    if message(world, channel, id)?.only_for.is_some() {
        return Err(No::UnknownMessage.into());
    }
    Ok(id)
}

fn list(world: &World, call: &Call, channel: Id) -> Reply {
    let place = places::seen(world, channel)?;
    // Discord does not refuse it then: it shows nothing.
    if places::need(world, place, HISTORY).is_err() {
        return Ok((200, Value::Array(Vec::new())));
    }
    let bound = |name: &str| call.parameter(name).and_then(|text| text.parse::<Id>().ok());
    let (before, after) = (bound("before"), bound("after"));
    let limit = call.parameter("limit").and_then(|text| text.parse().ok()).unwrap_or(50_usize);
    let wanted = |m: &&Message| {
        m.only_for.is_none()
            && before.is_none_or(|bound| m.id < bound)
            && after.is_none_or(|bound| m.id > bound)
    };
    let newest_first = place.messages.values().rev().filter(wanted).take(limit.min(100));
    Ok((200, json!(newest_first.map(|m| m.json_for_bot(world)).collect::<Vec<_>>())))
}

fn post(world: &mut World, call: &Call, channel: Id) -> Reply {
    let embeds = call.body["embeds"].as_array().is_some_and(|list| !list.is_empty());
    places::post(world, channel, embeds, !call.files.is_empty())?;
    let nonce = nonce(&call.body)?;
    if call.body["enforce_nonce"] == true
        && let Some(nonce) = &nonce
        && let Some(place) = world.channels.get(&channel)
        && let Some(before) = place.nonces.get(nonce)
        && place.messages.contains_key(before)
        && before.moment() + NONCE_LIFE > world.now
    {
        return Ok((200, shown(world, channel, *before)?));
    }
    let sent = Sent { body: &call.body, files: &call.files, under: None, keys: shapes::POST };
    let mut draft = sent.draft(world)?;
    if let Some(answered) = Id::of(&call.body["message_reference"]["message_id"]) {
        let there = message(world, channel, answered).is_ok();
        if !there && call.body["message_reference"]["fail_if_not_exists"] != false {
            let mut faults = Faults::default();
            faults.at("message_reference", |faults| {
                faults.note("MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message");
            });
            faults.verdict()?;
        }
        draft.replies_to = Some(answered).filter(|_| there);
        draft.kind = if there { REPLY } else { 0 };
    }
    draft.nonce = Some(call.body["nonce"].clone()).filter(|nonce| !nonce.is_null());
    let author = world.bot.id;
    let id = world.post(channel, author, draft).ok_or(No::UnknownChannel)?;
    if let Some(nonce) = nonce
        && let Some(place) = world.channels.get_mut(&channel)
    {
        place.nonces.insert(nonce, id);
    }
    Ok((200, shown(world, channel, id)?))
}

/// Discord looks for a nonce among the posts of the past few minutes.
const NONCE_LIFE: Millis = 300_000;

/// The nonce of a post: text of at most 25 characters, or a number.
fn nonce(body: &Value) -> Result<Option<String>, Refusal> {
    match &body["nonce"] {
        Value::Null => Ok(None),
        Value::Number(number) => Ok(Some(number.to_string())),
        Value::String(text) if text.chars().count() <= 25 => Ok(Some(text.clone())),
        _ => {
            let mut faults = Faults::default();
            faults.at("nonce", |faults| {
                faults.note("NONCE_TYPE_TOO_LONG", "Must be 25 or fewer in length.");
            });
            faults.verdict().map(|()| None)
        }
    }
}

fn edit(world: &mut World, call: &Call, channel: Id) -> Reply {
    let id = public(world, channel, call.id(1)?)?;
    if message(world, channel, id)?.author != world.bot.id {
        return Err(No::NotAuthor.into());
    }
    places::edit(world, channel)?;
    let place = places::seen(world, channel)?;
    if call.body["embeds"].as_array().is_some_and(|list| !list.is_empty()) {
        places::need(world, place, EMBED)?;
    }
    if !call.files.is_empty() {
        places::need(world, place, ATTACH)?;
    }
    let sent = Sent { body: &call.body, files: &call.files, under: None, keys: shapes::EDIT };
    sent.amend(world, channel, id)?;
    Ok((200, shown(world, channel, id)?))
}
