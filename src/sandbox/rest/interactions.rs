//! Answering interactions: the callback, `@original` and follow-ups.

use super::call::{Call, Reply};
use super::messages::{self, Sent};
use crate::sandbox::state::{
    Answer, Draft, EPHEMERAL, Id, Interaction, LOADING, Sort, Stage, Touched, World,
};
use crate::sandbox::validation::form::{Faults, object};
use crate::sandbox::validation::{No, Refusal, commands, components, places, shapes};
use serde_json::{Value, json};

/// The kinds of callbacks, by Discord's numbers.
mod callback {
    pub const MESSAGE: u64 = 4;
    pub const DEFER: u64 = 5;
    pub const DEFER_UPDATE: u64 = 6;
    pub const UPDATE: u64 = 7;
    pub const CHOICES: u64 = 8;
    pub const MODAL: u64 = 9;
}

/// Which callbacks may answer an interaction.
fn allowed(of: &Interaction) -> &'static [u64] {
    use callback::{CHOICES, DEFER, DEFER_UPDATE, MESSAGE, MODAL, UPDATE};
    match (of.sort, of.source) {
        (Sort::Command, _) => &[MESSAGE, DEFER, MODAL],
        (Sort::Component, _) => &[MESSAGE, DEFER, DEFER_UPDATE, UPDATE, MODAL],
        (Sort::Autocomplete, _) => &[CHOICES],
        (Sort::Modal, Some(_)) => &[MESSAGE, DEFER, DEFER_UPDATE, UPDATE],
        (Sort::Modal, None) => &[MESSAGE, DEFER],
    }
}

pub fn callback(world: &mut World, call: &Call) -> Reply {
    let id = call.id(0)?;
    let interaction = world.interactions.get(&id).filter(|i| i.token == call.text(1));
    let interaction = interaction.ok_or(No::UnknownInteraction)?.clone();
    if !interaction.alive(world.now) {
        return Err(No::UnknownInteraction.into());
    }
    if interaction.stage != Stage::Waiting {
        return Err(No::AlreadyAcknowledged.into());
    }
    let mut faults = Faults::default();
    object(&call.body, shapes::CALLBACK, &mut faults);
    let kind = call.body["type"].as_u64().unwrap_or(0);
    let allowed = allowed(&interaction);
    if !allowed.contains(&kind) {
        faults.at("type", |faults| {
            faults.note("BASE_TYPE_CHOICES", format!("Value must be one of {allowed:?}."));
        });
    }
    faults.verdict()?;
    let data = call.body.get("data").filter(|data| !data.is_null());
    let empty = json!({});
    let data = data.unwrap_or(&empty);
    match kind {
        callback::MESSAGE => answer_message(world, call, &interaction, data)?,
        callback::DEFER => defer(world, &interaction, data)?,
        callback::DEFER_UPDATE => {
            set_original(world, id, interaction.source, Answer::Noted);
        }
        callback::UPDATE => update(world, call, &interaction, data)?,
        callback::CHOICES => choices(world, &interaction, data)?,
        _ => modal(world, &interaction, data)?,
    }
    if call.flag("with_response") {
        return Ok((200, response(world, id, kind)?));
    }
    Ok((204, Value::Null))
}

/// The body of a callback asked for with `with_response`.
fn response(world: &World, id: Id, kind: u64) -> Result<Value, Refusal> {
    let of = world.interactions.get(&id).ok_or(No::UnknownInteraction)?;
    let mut body = json!({ "interaction": { "id": id, "type": of.sort.number() } });
    if let Some(original) = of.original {
        let message = messages::message(world, of.channel, original)?;
        body["interaction"]["response_message_id"] = json!(original);
        body["interaction"]["response_message_loading"] = json!(message.flags & LOADING != 0);
        body["interaction"]["response_message_ephemeral"] = json!(message.only_for.is_some());
        body["resource"] = json!({ "type": kind, "message": message.json(world) });
    }
    Ok(body)
}

/// Notes the answer and what `@original` means.
fn set_original(world: &mut World, id: Id, original: Option<Id>, answer: Answer) {
    if let Some(interaction) = world.interactions.get_mut(&id) {
        interaction.original = original;
        interaction.messages.extend(original);
    }
    world.answer(id, answer);
}

/// What a message that answers `of` has from it: kind, eyes, metadata.
fn addressed(of: &Interaction, mut draft: Draft) -> Draft {
    draft.only_for = Some(of.person).filter(|_| draft.flags & EPHEMERAL != 0);
    draft.metadata = Some(of.metadata.clone()).filter(|metadata| !metadata.is_null());
    draft.kind = of.answer_kind;
    draft
}

/// The channel still stands and its thread is not locked.
fn reachable(world: &World, of: &Interaction) -> Result<(), Refusal> {
    let place = world.channels.get(&of.channel).ok_or(No::UnknownChannel)?;
    places::unlocked(world, place)
}

fn answer_message(
    world: &mut World,
    call: &Call,
    of: &Interaction,
    data: &Value,
) -> Result<(), Refusal> {
    reachable(world, of)?;
    let sent = Sent { body: data, files: &call.files, under: Some("data"), keys: shapes::REPLY };
    let draft = sent.draft(world)?;
    let draft = addressed(of, draft);
    let bot = world.bot.id;
    let message = world.post(of.channel, bot, draft).ok_or(No::UnknownChannel)?;
    set_original(world, of.id, Some(message), Answer::Message(message));
    Ok(())
}

fn defer(world: &mut World, of: &Interaction, data: &Value) -> Result<(), Refusal> {
    reachable(world, of)?;
    let mut faults = Faults::default();
    faults.at("data", |faults| object(data, shapes::REPLY, faults));
    faults.verdict()?;
    let flags = LOADING | (data["flags"].as_u64().unwrap_or(0) & EPHEMERAL);
    let draft = addressed(of, Draft { flags, ..Draft::default() });
    let bot = world.bot.id;
    let message = world.post(of.channel, bot, draft).ok_or(No::UnknownChannel)?;
    if let Some(interaction) = world.interactions.get_mut(&of.id) {
        interaction.stage = Stage::Thinking(message);
        interaction.original = Some(message);
        interaction.messages.push(message);
    }
    world.tell_answer(of.id, "thinking", json!({}));
    Ok(())
}

fn update(world: &mut World, call: &Call, of: &Interaction, data: &Value) -> Result<(), Refusal> {
    let source = of.source.ok_or(No::UnknownMessage)?;
    let sent = Sent { body: data, files: &call.files, under: Some("data"), keys: shapes::REPLY };
    sent.amend(world, of.channel, source)?;
    set_original(world, of.id, Some(source), Answer::Edited(source));
    Ok(())
}

fn choices(world: &mut World, of: &Interaction, data: &Value) -> Result<(), Refusal> {
    let mut faults = Faults::default();
    faults.at("data", |faults| {
        object(data, shapes::SUGGESTIONS, faults);
        let list = data["choices"].as_array().map_or(&[][..], Vec::as_slice);
        for (place, choice) in list.iter().enumerate() {
            let kind = of.completes.unwrap_or_default();
            if !commands::fits(kind, &choice["value"]) {
                let note =
                    |f: &mut Faults| f.note("CHOICE_VALUE_INVALID", "The value does not fit");
                faults.at("choices", |f| f.at(place, |f| f.at("value", note)));
            }
        }
    });
    faults.verdict()?;
    let list = data["choices"].as_array().cloned().unwrap_or_default();
    world.answer(of.id, Answer::Choices(list));
    Ok(())
}

fn modal(world: &mut World, of: &Interaction, data: &Value) -> Result<(), Refusal> {
    let mut faults = Faults::default();
    faults.at("data", |faults| components::modal(data, faults));
    faults.verdict()?;
    world.forms.insert(of.person, (of.id, data.clone()));
    world.answer(of.id, Answer::Modal(data.clone()));
    Ok(())
}

/// The answered interaction that a webhook address means.
fn of_token(world: &World, call: &Call) -> Result<Interaction, Refusal> {
    let id = world.tokens.get(call.text(1)).filter(|_| call.text(0) == world.bot.id.to_string());
    let of = id.and_then(|id| world.interactions.get(id)).ok_or(No::UnknownWebhook)?;
    if matches!(of.stage, Stage::Waiting | Stage::Failed) {
        return Err(No::UnknownWebhook.into());
    }
    if !of.alive(world.now) {
        return Err(No::DeadToken.into());
    }
    Ok(of.clone())
}

pub fn webhook(world: &mut World, call: &Call) -> Reply {
    let of = of_token(world, call)?;
    if call.route.template == "/webhooks/{webhook_id}/{webhook_token}" {
        if call.method != "POST" {
            return Err(No::MethodNotAllowed.into());
        }
        return follow_up(world, call, &of);
    }
    let id = if call.route.template.ends_with("@original") {
        of.original.ok_or(No::UnknownMessage)?
    } else {
        let id = call.id(2)?;
        if !of.messages.contains(&id) {
            return Err(No::UnknownMessage.into());
        }
        id
    };
    match call.method.as_str() {
        "GET" => Ok((200, messages::shown(world, of.channel, id)?)),
        "PATCH" => {
            let keys = shapes::EDIT;
            let sent = Sent { body: &call.body, files: &call.files, under: None, keys };
            fill(world, &of, id, &sent)
        }
        "DELETE" => {
            messages::message(world, of.channel, id)?;
            world.take_down(of.channel, id);
            if of.stage == Stage::Thinking(id) {
                world.answer(of.id, Answer::Noted);
            }
            Ok((204, Value::Null))
        }
        _ => Err(No::MethodNotAllowed.into()),
    }
}

/// Changes a message of the interaction; a deferred answer is answered by it.
fn fill(world: &mut World, of: &Interaction, id: Id, sent: &Sent<'_>) -> Reply {
    let thread = world.channels.get(&of.channel).and_then(|place| place.thread());
    if thread.is_some_and(|thread| thread.archived) {
        return Err(No::Archived.into());
    }
    sent.amend(world, of.channel, id)?;
    match &of.stage {
        Stage::Thinking(waiting) if *waiting == id => world.answer(of.id, Answer::Message(id)),
        Stage::Answered(Answer::Noted) if of.source == Some(id) => {
            world.answer(of.id, Answer::Edited(id));
        }
        _ => {}
    }
    Ok((200, messages::shown(world, of.channel, id)?))
}

fn follow_up(world: &mut World, call: &Call, of: &Interaction) -> Reply {
    let sent = Sent { body: &call.body, files: &call.files, under: None, keys: shapes::FOLLOW_UP };
    // The first follow-up after a deferral fills the deferred answer, as on Discord.
    if let Stage::Thinking(waiting) = of.stage {
        let drafted = sent.body["content"].as_str().is_some_and(|text| !text.is_empty());
        let listed = |key: &str| sent.body[key].as_array().is_some_and(|list| !list.is_empty());
        if drafted || listed("embeds") || listed("components") || !sent.files.is_empty() {
            return fill(world, of, waiting, &sent);
        }
        return Err(No::EmptyMessage.into());
    }
    reachable(world, of)?;
    let draft = sent.draft(world)?;
    let draft = addressed(of, draft);
    let bot = world.bot.id;
    let message = world.post(of.channel, bot, draft).ok_or(No::UnknownChannel)?;
    if let Some(interaction) = world.interactions.get_mut(&of.id) {
        interaction.messages.push(message);
        world.touched.push(Touched::Interaction(of.id));
    }
    Ok((200, messages::shown(world, of.channel, message)?))
}
