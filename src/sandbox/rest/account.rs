//! The bot's own account, its application, other people and the server.

use super::call::{Call, Reply};
use crate::sandbox::state::{Id, World};
use crate::sandbox::validation::form::{Faults, object};
use crate::sandbox::validation::{No, shapes};
use serde_json::{Value, json};

/// The gateway's address.
pub fn gateway(world: &World) -> String {
    format!("{}/gateway", world.base.replacen("http", "ws", 1))
}

/// The gateway's address with how many sessions may begin.
pub fn gateway_bot(world: &World) -> Value {
    let starts = &world.starts;
    json!({
        "url": gateway(world), "shards": starts.shards,
        "session_start_limit": {
            "total": 1000, "remaining": starts.left, "reset_after": starts.reset,
            "max_concurrency": starts.buckets,
        },
    })
}

pub fn application(world: &World) -> Value {
    json!({
        "id": world.bot.id, "name": world.bot.name, "icon": null, "description": "",
        "bot_public": true, "bot_require_code_grant": false, "rpc_origins": [],
        "owner": world.people.first().map(crate::sandbox::people::Person::user), "team": null,
        "verify_key": "0".repeat(64), "flags": 0, "hook": true, "summary": "", "type": null,
        "bot": world.user(world.bot.id), "integration_types_config": { "0": {}, "1": {} },
        "approximate_guild_count": 1, "approximate_user_install_count": 0, "tags": [],
        "interactions_endpoint_url": null, "role_connections_verification_url": null,
        "redirect_uris": [],
    })
}

pub fn users(world: &mut World, call: &Call) -> Reply {
    match (call.method.as_str(), call.route.template) {
        ("GET", "/users/@me") => {
            let mut me = world.user(world.bot.id).ok_or(No::UnknownUser)?;
            for (key, value) in
                [("verified", json!(true)), ("mfa_enabled", json!(true)), ("email", Value::Null)]
            {
                me[key] = value;
            }
            Ok((200, me))
        }
        ("GET", "/users/@me/guilds") => {
            let guild = json!({
                "id": world.guild.id, "name": world.guild.name, "icon": null, "banner": null,
                "owner": false, "features": [],
                "permissions": world.rights.to_string(),
            });
            let guilds: Vec<Value> =
                Some(guild).filter(|_| world.guild.has_bot).into_iter().collect();
            Ok((200, json!(guilds)))
        }
        ("POST", "/users/@me/channels") => {
            let mut faults = Faults::default();
            object(&call.body, shapes::DIRECT, &mut faults);
            faults.verdict()?;
            let person = Id::of(&call.body["recipient_id"]);
            let person = person.filter(|id| world.person(*id).is_some());
            let id = world.direct(person.ok_or(No::InvalidRecipient)?);
            let channel = world.channels.get(&id).ok_or(No::UnknownChannel)?;
            Ok((200, channel.json(world)))
        }
        ("GET", "/users/{user_id}") => Ok((200, world.user(call.id(0)?).ok_or(No::UnknownUser)?)),
        _ => Err(No::MethodNotAllowed.into()),
    }
}

pub fn guilds(world: &mut World, call: &Call) -> Reply {
    if call.id(0)? != world.guild.id {
        return Err(No::UnknownGuild.into());
    }
    if !world.guild.has_bot {
        return Err(No::MissingAccess.into());
    }
    match (call.method.as_str(), call.route.template) {
        ("GET", "/guilds/{guild_id}") => Ok((200, world.guild_json())),
        ("GET", "/guilds/{guild_id}/channels") => {
            let channels = world.channels.values();
            let plain =
                channels.filter(|c| c.guild == Some(world.guild.id) && c.thread().is_none());
            Ok((200, json!(plain.map(|c| c.json(world)).collect::<Vec<_>>())))
        }
        ("GET", "/guilds/{guild_id}/members/{user_id}") => {
            let id = call.id(1)?;
            if id == world.bot.id {
                let mut member = crate::sandbox::people::member(id.moment(), 0);
                member["user"] = world.user(id).unwrap_or_default();
                return Ok((200, member));
            }
            let person = world.person(id).ok_or(No::UnknownUser)?;
            if !person.member {
                return Err(No::UnknownMember.into());
            }
            Ok((200, World::member(person)))
        }
        _ => Err(No::MethodNotAllowed.into()),
    }
}
