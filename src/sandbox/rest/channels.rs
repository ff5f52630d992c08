//! Channels and threads.

use super::call::{Call, Reply};
use crate::sandbox::state::permissions::{
    MANAGE_THREADS, PRIVATE_THREADS, PUBLIC_THREADS, SEND_IN_THREADS,
};
use crate::sandbox::state::{Channel, Draft, HAS_THREAD, Id, Kind, THREAD_OPENED, Thread, World};
use crate::sandbox::validation::form::{Faults, Key, object};
use crate::sandbox::validation::{No, Refusal, places, shapes};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// The allowed times until a thread is archived, in minutes.
const ARCHIVE_AFTER: [u64; 4] = [60, 1440, 4320, 10080];

/// `/channels/{channel_id}` and `/channels/{channel_id}/typing`.
pub fn handle(world: &mut World, call: &Call) -> Reply {
    let id = call.id(0)?;
    let place = places::seen(world, id)?;
    match (call.method.as_str(), call.route.template) {
        ("GET", "/channels/{channel_id}") => Ok((200, place.json(world))),
        ("POST", "/channels/{channel_id}/typing") => {
            places::post(world, id, false, false)?;
            Ok((204, Value::Null))
        }
        ("PATCH", "/channels/{channel_id}") => {
            checked(&call.body, shapes::CHANNEL)?;
            change_thread(world, call, id)
        }
        ("DELETE", "/channels/{channel_id}") => {
            if place.thread().is_none() {
                return Err(No::MissingPermissions.into());
            }
            places::need(world, place, MANAGE_THREADS)?;
            let body = place.json(world);
            world.remove_channel(id);
            Ok((200, body))
        }
        _ => Err(No::MethodNotAllowed.into()),
    }
}

fn checked(body: &Value, keys: &[Key]) -> Result<(), Refusal> {
    let mut faults = Faults::default();
    object(body, keys, &mut faults);
    let minutes = body["auto_archive_duration"].as_u64();
    if minutes.is_some_and(|minutes| !ARCHIVE_AFTER.contains(&minutes)) {
        faults.at("auto_archive_duration", |faults| {
            let said = format!("Value must be one of {ARCHIVE_AFTER:?}.");
            faults.note("BASE_TYPE_CHOICES", said);
        });
    }
    faults.verdict()
}

/// The bot owns its threads: it may rename, fold and unfold them; locking takes a right.
fn change_thread(world: &mut World, call: &Call, id: Id) -> Reply {
    let place = places::seen(world, id)?;
    let Some(thread) = place.thread() else { return Err(No::MissingPermissions.into()) };
    let manages = places::need(world, place, MANAGE_THREADS);
    if thread.locked || !call.body["locked"].is_null() {
        manages?;
    }
    let stays_archived = call.body["archived"].as_bool().unwrap_or(thread.archived);
    if thread.archived && stays_archived {
        return Err(No::Archived.into());
    }
    let name = call.body["name"].as_str().map(str::to_owned);
    if let Some(place) = world.channels.get_mut(&id) {
        if let Some(name) = name {
            place.name = name;
        }
        if let Some(thread) = place.thread_mut() {
            thread.archived = stays_archived;
            thread.locked = call.body["locked"].as_bool().unwrap_or(thread.locked);
            let minutes = call.body["auto_archive_duration"].as_u64();
            thread.archive_after = minutes.unwrap_or(thread.archive_after);
        }
    }
    world.channel_changed(id);
    let body = world.channels.get(&id).ok_or(No::UnknownChannel)?.json(world);
    world.tell_bot("THREAD_UPDATE", body.clone());
    Ok((200, body))
}

/// Making threads and putting people into them.
pub fn threads(world: &mut World, call: &Call) -> Reply {
    match (call.method.as_str(), call.route.template) {
        ("POST", "/channels/{channel_id}/messages/{message_id}/threads") => {
            let message = call.id(1)?;
            open(world, call, Some(message))
        }
        ("POST", "/channels/{channel_id}/threads") => open(world, call, None),
        ("GET", "/guilds/{guild_id}/threads/active") => {
            let active = |c: &&Channel| c.thread().is_some_and(|thread| !thread.archived);
            let threads: Vec<Value> =
                world.channels.values().filter(active).map(|c| c.json(world)).collect();
            Ok((200, json!({ "threads": threads, "members": [] })))
        }
        (method, template) if template.contains("/thread-members") => {
            let id = call.id(0)?;
            members(world, call, method, id)
        }
        _ => Err(No::MethodNotAllowed.into()),
    }
}

fn open(world: &mut World, call: &Call, starter: Option<Id>) -> Reply {
    let parent = call.id(0)?;
    let place = places::seen(world, parent)?;
    let guild = place.guild;
    if place.kind != Kind::Text || place.voice {
        return Err(No::WrongChannelType.into());
    }
    let private = starter.is_none() && call.body["type"].as_u64().unwrap_or(12) == 12;
    places::need(world, place, if private { PRIVATE_THREADS } else { PUBLIC_THREADS })?;
    checked(&call.body, shapes::THREAD)?;
    if let Some(starter) = starter {
        let message = place.messages.get(&starter).filter(|m| m.only_for.is_none());
        message.ok_or(No::UnknownMessage)?;
        if world.channels.contains_key(&starter) {
            return Err(No::HasThread.into());
        }
    }
    // A thread that begins at a message has that message's id.
    let id = match starter {
        Some(starter) => starter,
        None => world.next_id(),
    };
    let thread = Thread {
        parent,
        private,
        archived: false,
        locked: false,
        archive_after: call.body["auto_archive_duration"].as_u64().unwrap_or(4320),
        members: BTreeSet::new(),
    };
    let name = call.body["name"].as_str().unwrap_or_default();
    world.channels.insert(id, Channel::new(id, guild, name, Kind::Thread(thread)));
    world.channel_changed(id);
    if let Some(starter) = starter
        && let Some(message) =
            world.channels.get_mut(&parent).and_then(|place| place.messages.get_mut(&starter))
    {
        message.flags |= HAS_THREAD;
        world.tell_message(parent, starter, "update");
    }
    if starter.is_none() && !private {
        let told = Draft {
            content: name.to_owned(),
            kind: THREAD_OPENED,
            opens: Some(id),
            ..Draft::default()
        };
        let bot = world.bot.id;
        world.post(parent, bot, told);
    }
    let body = world.channels.get(&id).ok_or(No::UnknownChannel)?.json(world);
    world.tell_bot("THREAD_CREATE", body.clone());
    Ok((201, body))
}

fn members(world: &mut World, call: &Call, method: &str, id: Id) -> Reply {
    let place = places::seen(world, id)?;
    let Some(thread) = place.thread() else { return Err(No::WrongChannelType.into()) };
    if method == "GET" {
        let list: Vec<Value> = thread
            .members
            .iter()
            .map(|user| {
                json!({
                    "id": id, "user_id": user, "flags": 0,
                    "join_timestamp": crate::sandbox::clock::written(id.moment()),
                })
            })
            .collect();
        return Ok((200, json!(list)));
    }
    if thread.archived {
        return Err(No::Archived.into());
    }
    let joined = if call.route.template.ends_with("@me") {
        None
    } else {
        let person = call.id(1)?;
        world.person(person).ok_or(No::UnknownUser)?;
        places::need(world, place, SEND_IN_THREADS)?;
        Some(person)
    };
    if let Some(person) = joined
        && let Some(thread) = world.channels.get_mut(&id).and_then(Channel::thread_mut)
    {
        if method == "PUT" {
            thread.members.insert(person);
        } else {
            thread.members.remove(&person);
        }
        world.channel_changed(id);
    }
    Ok((204, Value::Null))
}
