//! Interactions: what a person did, and how far the bot's answer has come.

use super::ids::Id;
use crate::sandbox::clock::Millis;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The first answer must come within this time.
pub const ANSWER_WITHIN: Millis = 3_000;
/// A token is good for this long.
pub const TOKEN_LIVES: Millis = 15 * 60 * 1000;

/// What kind of interaction it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sort {
    /// A slash or user command.
    Command,
    /// A button or menu.
    Component,
    /// A question for suggestions.
    Autocomplete,
    /// A form that was sent.
    Modal,
}

impl Sort {
    pub fn number(self) -> u8 {
        match self {
            Self::Command => 2,
            Self::Component => 3,
            Self::Autocomplete => 4,
            Self::Modal => 5,
        }
    }
}

/// What the bot answered first, or in the end.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// A new message.
    Message(Id),
    /// The pressed message was changed.
    Edited(Id),
    /// The press was noted without a visible change so far.
    Noted,
    Modal(Value),
    Choices(Vec<Value>),
}

/// How far the answer has come.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// No answer yet.
    Waiting,
    /// "Thinking": a message that is still to be filled in.
    Thinking(Id),
    Answered(Answer),
    /// The bot was too late; its token is dead.
    Failed,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Interaction {
    pub id: Id,
    /// The key to answering it.
    pub token: String,
    pub sort: Sort,
    /// Who did it.
    pub person: Id,
    /// The place it happened in.
    pub channel: Id,
    /// The moment the bot was told, from which its three seconds run.
    pub made: Millis,
    /// The message pressed, or from which the form came.
    pub source: Option<Id>,
    /// The command's name.
    pub command: Option<String>,
    /// The type of the option that is completed.
    #[serde(default)]
    pub completes: Option<u64>,
    /// The type of the message that answers it.
    pub answer_kind: u8,
    /// How far the answer has come.
    pub stage: Stage,
    /// The message that `@original` means.
    pub original: Option<Id>,
    /// The messages its token may change.
    pub messages: Vec<Id>,
    /// How this interaction is told on messages that answer it.
    pub metadata: Value,
}

impl Interaction {
    /// Whether the token still opens anything at `now`.
    pub fn alive(&self, now: Millis) -> bool {
        self.stage != Stage::Failed && now < self.made + TOKEN_LIVES
    }
}
