//! An interaction as Discord writes it: what of its JSON this house reads.
//!
//! Whatever is not named here is passed over, and what Discord may leave out or send as `null` is
//! an [`Option`], so that a new field or a missing one breaks nothing.

use std::collections::HashMap;

use serde::{Deserialize, Deserializer, de};
use serde_json::Value;

use crate::message::{Content, IMPORT_MOST, Upload};

/// A number of Discord's, which it writes as a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(try_from = "String")]
pub(super) struct Snowflake(pub u64);

impl TryFrom<String> for Snowflake {
    type Error = std::num::ParseIntError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse().map(Self)
    }
}

/// Rights, a bit for each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Bits(pub u64);

impl<'de> Deserialize<'de> for Bits {
    fn deserialize<D: Deserializer<'de>>(value: D) -> Result<Self, D::Error> {
        let text = String::deserialize(value)?;
        text.parse().map(Self).map_err(de::Error::custom)
    }
}

/// The frame of every interaction.
#[derive(Debug, Deserialize)]
pub(super) struct Interaction {
    pub id: Snowflake,
    pub application_id: Snowflake,
    #[serde(rename = "type")]
    pub kind: u8,
    pub token: String,
    /// Read once it is known what kind it is of.
    #[serde(default)]
    pub data: Value,
    pub guild_id: Option<Snowflake>,
    pub channel_id: Option<Snowflake>,
    pub channel: Option<Channel>,
    pub member: Option<Member>,
    pub user: Option<User>,
    pub message: Option<Message>,
    pub app_permissions: Option<Bits>,
    pub locale: Option<String>,
    pub guild_locale: Option<String>,
    pub context: Option<u8>,
    pub authorizing_integration_owners: Option<HashMap<String, Value>>,
}

/// Where it happened.
#[derive(Debug, Deserialize)]
pub(super) struct Channel {
    pub id: Option<Snowflake>,
    #[serde(rename = "type")]
    pub kind: Option<u8>,
    pub parent_id: Option<Snowflake>,
}

/// A person on a server.
#[derive(Debug, Deserialize)]
pub(super) struct Member {
    pub user: Option<User>,
    pub nick: Option<String>,
    pub permissions: Option<Bits>,
}

/// A person.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct User {
    pub id: Snowflake,
    pub username: String,
    pub global_name: Option<String>,
    pub avatar: Option<String>,
    pub bot: Option<bool>,
    pub system: Option<bool>,
}

/// The message whose button or menu was used.
#[derive(Debug, Deserialize)]
pub(super) struct Message {
    pub id: Snowflake,
    pub flags: Option<u64>,
    pub mentions: Option<Vec<User>>,
}

/// Whom and what a command or menu names.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Resolved {
    pub users: Option<HashMap<Snowflake, User>>,
    pub members: Option<HashMap<Snowflake, Member>>,
    pub attachments: Option<HashMap<Snowflake, File>>,
}

/// A file that was sent with a command or form.
#[derive(Debug, Deserialize)]
pub(super) struct File {
    pub filename: String,
    pub size: u64,
    pub url: String,
}

impl File {
    /// The file as it is asked for: not at all if it is larger than what is read.
    pub(super) fn upload(&self) -> Upload {
        let large = self.size > IMPORT_MOST as u64;
        let content = if large { Content::TooLarge } else { Content::At(self.url.clone()) };
        Upload { name: self.filename.clone(), content }
    }
}

/// A command, sent or being typed.
#[derive(Debug, Deserialize)]
pub(super) struct Command {
    pub name: String,
    #[serde(rename = "type")]
    pub kind: Option<u8>,
    pub options: Option<Vec<Given>>,
    pub resolved: Option<Resolved>,
    pub target_id: Option<Snowflake>,
}

/// An option as it was given.
#[derive(Debug, Deserialize)]
pub(super) struct Given {
    pub name: String,
    #[serde(rename = "type")]
    pub kind: u8,
    pub value: Option<Value>,
    pub focused: Option<bool>,
}

/// A button that was pressed, or what was chosen in a menu.
#[derive(Debug, Deserialize)]
pub(super) struct Component {
    pub custom_id: String,
    #[serde(rename = "component_type")]
    pub kind: u8,
    pub values: Option<Vec<String>>,
    pub resolved: Option<Resolved>,
}

/// A form that was sent.
#[derive(Debug, Deserialize)]
pub(super) struct Form {
    pub custom_id: String,
    pub components: Option<Vec<Field>>,
    pub resolved: Option<Resolved>,
}

/// A part of a form: a field, or what holds some. A row has `components`, a label `component`, a
/// field the id it was given and what was entered.
#[derive(Debug, Deserialize)]
pub(super) struct Field {
    pub custom_id: Option<String>,
    pub value: Option<Value>,
    pub values: Option<Vec<String>>,
    pub components: Option<Vec<Self>>,
    pub component: Option<Box<Self>>,
    /// By Discord's numbers.
    #[serde(rename = "type")]
    pub kind: Option<u8>,
}
