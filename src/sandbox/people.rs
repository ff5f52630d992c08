//! The people of the sandbox, and how Discord writes a person.

use super::clock::{Millis, written};
use super::state::Id;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// Somebody who can use the channels of the sandbox.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    /// The number of their account.
    pub id: Id,
    /// The name shown, at most 32 characters.
    pub name: String,
    /// A colour for the name, as `#rrggbb`.
    pub color: String,
    /// Whether this person has Manage Server.
    pub manager: bool,
    /// Whether the bot may write to this person.
    pub takes_messages: bool,
    /// The language of this person's client.
    pub locale: String,
    /// Whether this person is still a member of the server.
    pub member: bool,
    /// The hash of their picture, if they have one.
    #[serde(default)]
    pub avatar: Option<String>,
}

/// Names of the people who are there from the start; the first one manages the server.
pub const FIRST: [&str; 3] = ["Ada", "Bea", "Cid"];

/// Name colours, in turn.
pub const COLORS: [&str; 8] =
    ["#d9822b", "#3d8fd1", "#2f9e68", "#b05cc6", "#c8483f", "#8a8f2e", "#1f9ea8", "#a8607a"];

/// The hash of the avatar that somebody of this number has: two of three have one.
pub fn avatar_of(id: Id, nth: usize) -> Option<String> {
    (nth % 3 != 2).then(|| format!("{:016x}{:016x}", id.0, id.0.rotate_left(29)))
}

impl Person {
    /// The user object.
    pub(crate) fn user(&self) -> Value {
        user(self.id, &self.name, self.avatar.as_deref(), false)
    }

    /// The page's short form.
    pub(crate) fn card(&self) -> Value {
        json!({
            "id": self.id, "name": self.name, "color": self.color, "manager": self.manager,
            "locale": self.locale, "takes_messages": self.takes_messages,
            "avatar": self.avatar,
        })
    }
}

/// A user object.
pub fn user(id: Id, name: &str, avatar: Option<&str>, bot: bool) -> Value {
    let mut username: String =
        name.to_lowercase().chars().filter(char::is_ascii_alphanumeric).collect();
    if username.len() < 2 {
        username = format!("person{username}");
    }
    let global_name = if bot { Value::Null } else { json!(name) };
    json!({
        "id": id, "username": if bot { name.to_owned() } else { username },
        "discriminator": "0", "global_name": global_name,
        "avatar": avatar, "bot": bot, "system": false, "public_flags": 0, "flags": 0,
        "banner": null, "accent_color": null, "avatar_decoration_data": null,
        "collectibles": null, "primary_guild": null,
    })
}

/// A guild member object without its user.
pub fn member(joined: Millis, permissions: u64) -> Value {
    json!({
        "nick": null, "avatar": null, "banner": null, "roles": [], "joined_at": written(joined),
        "premium_since": null, "deaf": false, "mute": false, "flags": 0, "pending": false,
        "permissions": permissions.to_string(), "communication_disabled_until": null,
        "unusual_dm_activity_until": null, "avatar_decoration_data": null,
    })
}
