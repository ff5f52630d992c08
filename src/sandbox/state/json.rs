//! Channels, messages and interactions as Discord writes them.

use super::channel::{Channel, Kind};
use super::interaction::Interaction;
use super::message::Message;
use super::world::World;
use crate::sandbox::clock::written;
use crate::sandbox::people::Person;
use serde_json::{Value, json};

impl Channel {
    /// The channel object as Discord writes it.
    pub fn json(&self, world: &World) -> Value {
        let last = self.messages.keys().next_back();
        match &self.kind {
            Kind::Direct(person) => json!({
                "id": self.id, "type": 1, "last_message_id": last, "flags": 0,
                "recipients": world.person(*person).map(|p| vec![p.user()]).unwrap_or_default(),
            }),
            Kind::Text => json!({
                "id": self.id, "type": if self.voice { 2 } else { 0 }, "guild_id": self.guild, "name": self.name,
                "position": 0, "permission_overwrites": [], "topic": null, "nsfw": false,
                "last_message_id": last, "rate_limit_per_user": 0, "parent_id": null, "flags": 0,
                "last_pin_timestamp": null,
            }),
            Kind::Thread(thread) => json!({
                "id": self.id, "type": if thread.private { 12 } else { 11 },
                "guild_id": self.guild, "name": self.name, "parent_id": thread.parent,
                "owner_id": world.bot.id, "last_message_id": last, "flags": 0,
                "message_count": self.messages.len(), "total_message_sent": self.messages.len(),
                "member_count": thread.members.len() + 1, "rate_limit_per_user": 0,
                "thread_metadata": {
                    "archived": thread.archived, "locked": thread.locked,
                    "auto_archive_duration": thread.archive_after,
                    "archive_timestamp": written(self.id.moment()),
                    "create_timestamp": written(self.id.moment()),
                },
            }),
        }
    }
}

impl Message {
    /// The message object as people's clients get it.
    pub fn json(&self, world: &World) -> Value {
        self.told(world, |_| true)
    }

    /// The message object as a bot gets it that was not granted the content of messages.
    pub fn bare_json(&self, world: &World) -> Value {
        self.told(world, |message| message.is_for_bot(world))
    }

    /// The message object as the bot's requests are answered with it.
    pub fn json_for_bot(&self, world: &World) -> Value {
        if world.reads_all { self.json(world) } else { self.bare_json(world) }
    }

    /// Whether the bot reads what is written here whatever it was granted: its own words, direct
    /// messages, and what mentions it.
    pub fn is_for_bot(&self, world: &World) -> bool {
        let direct = || world.channels.get(&self.channel).is_some_and(|place| !place.in_guild());
        self.author == world.bot.id || self.mentions.contains(&world.bot.id) || direct()
    }

    /// The message with the one it answers, each with its content only if that may be read.
    fn told(&self, world: &World, reads: impl Fn(&Self) -> bool) -> Value {
        let mut object = self.object(world, reads(self));
        if let Some(id) = self.replies_to {
            object["message_reference"] =
                json!({ "type": 0, "message_id": id, "channel_id": self.channel });
            // Null stands for one that was deleted.
            let answered = world.message(self.channel, id);
            object["referenced_message"] =
                json!(answered.map(|answered| answered.object(world, reads(answered))));
        }
        object
    }

    fn object(&self, world: &World, with_content: bool) -> Value {
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
        if let Some(thread) = self.opens {
            object["message_reference"] = json!({ "type": 0, "channel_id": thread });
        }
        if !with_content {
            object["content"] = json!("");
            for key in ["attachments", "embeds", "components"] {
                object[key] = json!([]);
            }
        }
        if let Some(thread) = world.channels.get(&self.id) {
            object["thread"] = thread.json(world);
        }
        object
    }
}

impl World {
    /// The fields that all interaction events share.
    pub fn interaction_frame(&self, of: &Interaction, place: &Channel, data: &Value) -> Value {
        let mut channel = place.json(self);
        let person = self.person(of.person);
        let rights = person.map_or(0, World::rights_of);
        channel["permissions"] = json!(rights.to_string());
        let mut frame = json!({
            "id": of.id, "application_id": self.bot.id, "type": of.sort.number(),
            "token": of.token, "version": 1, "channel_id": place.id, "channel": channel,
            "app_permissions": self.bot_rights(place).to_string(),
            "locale": person.map_or("en-GB", |person| &person.locale),
            "entitlements": [], "entitlement_sku_ids": [],
            "attachment_size_limit": 10 * 1024 * 1024, "data": data,
            "authorizing_integration_owners": place.owners(),
        });
        if let Kind::Direct(_) = place.kind {
            frame["context"] = json!(1);
            frame["user"] = json!(person.map(Person::user));
        } else {
            frame["context"] = json!(0);
            frame["guild_id"] = json!(place.guild);
            frame["guild_locale"] = json!(self.guild.locale);
            frame["guild"] =
                json!({ "id": place.guild, "locale": self.guild.locale, "features": [] });
            frame["member"] = json!(person.map(World::member));
        }
        if let Some(message) = of.source.and_then(|id| place.messages.get(&id)) {
            frame["message"] = message.json_for_bot(self);
        }
        frame
    }
}
