//! A message: text, picture, files, prose.

use std::sync::Arc;

use super::Row;
use crate::table::{MessageId, PersonId};

/// A message.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Message {
    /// The text: its first line is what a phone shows.
    pub content: String,
    /// Only the asker sees it; answers only.
    pub private: bool,
    /// The message of a person that it stands under; new messages in channels only.
    pub answers: Option<MessageId>,
    /// Whom it pings; nobody else is ever mentioned. Silent if empty.
    pub pings: Vec<PersonId>,
    /// Lists and prose.
    pub embed: Option<Embed>,
    /// The picture, shown below the text.
    pub picture: Option<Picture>,
    /// Files.
    pub files: Vec<File>,
    /// Buttons and menus, at most five rows.
    pub rows: Vec<Row>,
}

impl Message {
    /// A private message of one text.
    #[must_use]
    pub fn private(content: impl Into<String>) -> Self {
        Self { content: content.into(), private: true, ..Self::default() }
    }
}

/// A picture with the words for those who do not see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// The PNG.
    pub png: Arc<[u8]>,
    /// The words, at most 1,024 characters.
    pub alt: String,
}

/// A file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// Its name.
    pub name: String,
    /// Its bytes.
    pub bytes: Vec<u8>,
    /// The words for those who do not see it, if it is a picture; at most 1,024 characters.
    pub alt: String,
}

/// Lists and prose.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Embed {
    /// The heading.
    pub title: String,
    /// The text.
    pub text: String,
    /// Headed parts.
    pub fields: Vec<Field>,
    /// The last line.
    pub footer: String,
}

/// A headed part of an embed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its heading.
    pub name: String,
    /// Its text.
    pub value: String,
    /// Whether it may stand beside others.
    pub inline: bool,
}
