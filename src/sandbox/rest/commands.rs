//! Registering commands.

use super::call::{Call, Reply};
use crate::sandbox::state::World;
use crate::sandbox::validation::{No, commands};
use serde_json::{Value, json};

pub fn handle(world: &mut World, call: &Call) -> Reply {
    if call.id(0)? != world.bot.id {
        return Err(No::UnknownApplication.into());
    }
    let of_guild = call.route.template.contains("/guilds/");
    if of_guild && (call.id(1)? != world.guild.id || !world.guild.has_bot) {
        return Err(No::MissingAccess.into());
    }
    let single = call.route.template.ends_with("{command_id}");
    let place = if of_guild { 2 } else { 1 };
    match (call.method.as_str(), single) {
        ("GET", false) => {
            let translated = call.flag("with_localizations");
            let list = registered(world, of_guild).iter().map(|c| shown(c, translated));
            Ok((200, json!(list.collect::<Vec<_>>())))
        }
        ("PUT", false) => {
            commands::all(&call.body)?;
            let wanted = call.body.as_array().cloned().unwrap_or_default();
            let all: Vec<Value> =
                wanted.into_iter().map(|command| entered(world, command, of_guild)).collect();
            list(world, of_guild).clone_from(&all);
            world.commands_changed();
            Ok((200, json!(all)))
        }
        ("POST", false) => {
            commands::all(&json!([call.body]))?;
            let command = entered(world, call.body.clone(), of_guild);
            let known = registered(world, of_guild).iter().any(|c| c["id"] == command["id"]);
            let list = list(world, of_guild);
            list.retain(|other| other["id"] != command["id"]);
            list.push(command.clone());
            world.commands_changed();
            Ok((if known { 200 } else { 201 }, command))
        }
        ("GET", true) => {
            let all = registered(world, of_guild);
            let found = all.iter().find(|command| command["id"] == call.text(place));
            Ok((200, found.ok_or(No::UnknownCommand)?.clone()))
        }
        ("DELETE", true) => {
            let list = list(world, of_guild);
            let before = list.len();
            list.retain(|command| command["id"] != call.text(place));
            if list.len() == before {
                return Err(No::UnknownCommand.into());
            }
            world.commands_changed();
            Ok((204, Value::Null))
        }
        _ => Err(No::MethodNotAllowed.into()),
    }
}

fn registered(world: &World, of_guild: bool) -> &[Value] {
    if of_guild { &world.guild_commands } else { &world.global_commands }
}

fn list(world: &mut World, of_guild: bool) -> &mut Vec<Value> {
    if of_guild { &mut world.guild_commands } else { &mut world.global_commands }
}

/// A command as Discord keeps it: with ids, defaults in, nulls out.
fn entered(world: &mut World, mut command: Value, of_guild: bool) -> Value {
    let kind = command["type"].as_u64().unwrap_or(1);
    let before = registered(world, of_guild)
        .iter()
        .find(|old| old["name"] == command["name"] && old["type"] == kind)
        .map(|old| old["id"].clone());
    let id = before.unwrap_or_else(|| json!(world.next_id()));
    let version = world.next_id();
    let defaults = [
        ("type", json!(1)),
        ("description", json!("")),
        ("default_member_permissions", Value::Null),
        ("nsfw", json!(false)),
        ("integration_types", json!([0])),
        ("contexts", Value::Null),
    ];
    for (key, value) in defaults {
        if command[key].is_null() {
            command[key] = value;
        }
    }
    command["id"] = id;
    command["application_id"] = json!(world.bot.id);
    command["version"] = json!(version);
    if of_guild {
        command["guild_id"] = json!(world.guild.id);
    }
    if let Some(fields) = command.as_object_mut() {
        let kept = ["default_member_permissions", "contexts"];
        fields.retain(|key, value| !value.is_null() || kept.contains(&key.as_str()));
    }
    command
}

/// A command with or without its translations, which are left out unless asked for.
fn shown(command: &Value, translated: bool) -> Value {
    if translated {
        return command.clone();
    }
    match command {
        Value::Object(fields) => {
            let kept = fields.iter().filter(|(key, _)| !key.ends_with("_localizations"));
            kept.map(|(key, value)| (key.clone(), shown(value, false))).collect()
        }
        Value::Array(items) => items.iter().map(|item| shown(item, false)).collect(),
        other => other.clone(),
    }
}
