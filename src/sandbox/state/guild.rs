//! The server as Discord writes it.

use super::channel::Channel;
use super::permissions::EVERYBODY;
use super::world::World;
use crate::sandbox::clock::written;
use serde_json::{Value, json};

impl World {
    /// The guild object as `GUILD_CREATE` carries it.
    pub fn guild_json(&self) -> Value {
        let places = |thread: bool| -> Vec<Value> {
            let wanted =
                |c: &&Channel| c.guild == Some(self.guild.id) && c.thread().is_some() == thread;
            self.channels.values().filter(wanted).map(|c| c.json(self)).collect()
        };
        let members: Vec<Value> =
            self.people.iter().filter(|p| p.member).map(World::member).collect();
        let owner = self.people.first().map(|person| person.id);
        // Two halves: one would be longer than the macro's recursion goes.
        let mut guild = json!({
            "id": self.guild.id, "name": self.guild.name, "icon": null, "icon_hash": null,
            "splash": null, "discovery_splash": null, "owner_id": owner, "afk_channel_id": null,
            "afk_timeout": 300, "widget_enabled": false, "widget_channel_id": null,
            "verification_level": 0, "default_message_notifications": 0,
            "explicit_content_filter": 0, "roles": [self.everyone()], "emojis": [],
            "features": [], "mfa_level": 0, "application_id": null, "system_channel_id": null,
            "system_channel_flags": 0, "rules_channel_id": null, "max_presences": null,
            "max_members": 500_000, "vanity_url_code": null, "description": null,
        });
        let arrival = json!({
            "banner": null, "premium_tier": 0, "premium_subscription_count": 0,
            "preferred_locale": self.guild.locale, "public_updates_channel_id": null,
            "max_video_channel_users": 25, "nsfw_level": 0, "stickers": [],
            "premium_progress_bar_enabled": false, "joined_at": written(self.guild.id.moment()),
            "large": false, "unavailable": false, "member_count": members.len() + 1,
            "voice_states": [], "members": members, "channels": places(false),
            "threads": places(true), "presences": [], "stage_instances": [],
            "guild_scheduled_events": [], "safety_alerts_channel_id": null,
            "soundboard_sounds": [], "region": "deprecated", "nsfw": false,
        });
        if let (Some(guild), Value::Object(arrival)) = (guild.as_object_mut(), arrival) {
            guild.extend(arrival);
        }
        guild
    }

    fn everyone(&self) -> Value {
        json!({
            "id": self.guild.id, "name": "@everyone", "color": 0, "hoist": false, "icon": null,
            "colors": { "primary_color": 0, "secondary_color": null, "tertiary_color": null },
            "unicode_emoji": null, "position": 0, "permissions": EVERYBODY.to_string(),
            "managed": false, "mentionable": false, "flags": 0, "tags": {},
        })
    }
}
