//! Interactions: what a person did, and how far the bot's answer has come.

use super::{Channel, Id, Kind, World};
use crate::sandbox::clock::Millis;
use serde_json::{Value, json};

/// The first answer must come within this time.
pub const ANSWER_WITHIN: Millis = 3_000;
/// A token is good for this long.
pub const TOKEN_LIVES: Millis = 15 * 60 * 1000;

/// What kind of interaction it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    /// Discord's number.
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
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// A new message.
    Message(Id),
    /// The pressed message was changed.
    Edited(Id),
    /// The press was noted without a visible change so far.
    Noted,
    /// A form.
    Modal(Value),
    /// Suggestions.
    Choices(Vec<Value>),
}

/// How far the answer has come.
#[derive(Clone, Debug, PartialEq)]
pub enum Stage {
    /// No answer yet.
    Waiting,
    /// "Thinking": a message that is still to be filled in.
    Thinking(Id),
    /// Answered.
    Answered(Answer),
    /// The bot was too late; its token is dead.
    Failed,
}

/// One interaction.
#[derive(Clone, Debug)]
pub struct Interaction {
    /// Its id.
    pub id: Id,
    /// The key to answering it.
    pub token: String,
    /// Its kind.
    pub sort: Sort,
    /// Who did it.
    pub person: Id,
    /// Where.
    pub channel: Id,
    /// When.
    pub made: Millis,
    /// The message pressed, or from which the form came.
    pub source: Option<Id>,
    /// The command's name.
    pub command: Option<String>,
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
            frame["user"] = json!(person.map(super::Person::user));
        } else {
            frame["context"] = json!(0);
            frame["guild_id"] = json!(place.guild);
            frame["guild_locale"] = json!(self.guild.locale);
            frame["guild"] =
                json!({ "id": place.guild, "locale": self.guild.locale, "features": [] });
            frame["member"] = json!(person.map(World::member));
        }
        if let Some(message) = of.source.and_then(|id| place.messages.get(&id)) {
            frame["message"] = message.json(self);
        }
        frame
    }

    /// The bot's silence of three seconds: the person is told that the interaction failed.
    pub fn expire(&mut self, id: Id) {
        let Some(interaction) = self.interactions.get_mut(&id) else { return };
        if interaction.stage != Stage::Waiting {
            return;
        }
        interaction.stage = Stage::Failed;
        self.tell_answer(id, "failed", json!({}));
    }

    /// Records an answer and tells the person's pages.
    pub fn answer(&mut self, id: Id, answer: Answer) {
        let (kind, more) = match &answer {
            Answer::Message(_) | Answer::Edited(_) | Answer::Noted => ("ok", json!({})),
            Answer::Modal(modal) => ("modal", json!({ "modal": modal })),
            Answer::Choices(choices) => ("choices", json!({ "choices": choices })),
        };
        let Some(interaction) = self.interactions.get_mut(&id) else { return };
        interaction.stage = Stage::Answered(answer);
        self.tell_answer(id, kind, more);
    }

    /// Tells a person's pages how an interaction went.
    pub fn tell_answer(&mut self, id: Id, kind: &str, mut event: Value) {
        let Some(interaction) = self.interactions.get(&id) else { return };
        let person = interaction.person;
        event["type"] = json!("answer");
        event["interaction_id"] = json!(id);
        event["person_id"] = json!(person);
        event["kind"] = json!(kind);
        self.page(Some(person), event);
    }
}
