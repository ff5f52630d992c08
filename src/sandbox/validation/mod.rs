//! Everything Discord says no to: the refusals with their numbers, and the rules behind them.
//!
//! [`form`] checks shapes (known keys, lengths, counts) against the tables in [`shapes`]; the other
//! modules hold the rules that no schema can tell.

pub mod commands;
pub mod components;
pub mod embeds;
pub mod form;
pub mod messages;
pub mod places;
pub mod shapes;

use serde_json::{Value, json};

/// A request that is refused, as Discord would answer it.
#[derive(Clone, Debug, PartialEq)]
pub struct Refusal {
    /// The HTTP status.
    pub status: u16,
    /// Discord's error code; 0 where it has none.
    pub code: u32,
    pub message: String,
    /// The faults of a form, nested by path.
    pub errors: Option<Value>,
}

/// The refusals without further detail, by what is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum No {
    /// No such address.
    NotFound,
    /// The token is missing or wrong.
    Unauthorized,
    /// The method is wrong for the address.
    MethodNotAllowed,
    /// The body is not what its type says.
    BadBody,
    /// The request is too large.
    TooLarge,
    UnknownChannel,
    UnknownGuild,
    UnknownMember,
    UnknownMessage,
    UnknownUser,
    UnknownApplication,
    /// Unknown webhook: the token is not one, or its interaction is not answered yet.
    UnknownWebhook,
    /// Unknown interaction: never was, or not answered in time.
    UnknownInteraction,
    UnknownCommand,
    /// The interaction is answered already.
    AlreadyAcknowledged,
    /// The channel may not be seen.
    MissingAccess,
    /// A right is missing.
    MissingPermissions,
    /// Somebody else's message.
    NotAuthor,
    /// A message with nothing in it.
    EmptyMessage,
    /// The person does not take messages.
    CannotMessage,
    /// Not possible in this kind of channel.
    WrongChannelType,
    /// The interaction's token is older than its life.
    DeadToken,
    /// The recipient does not exist or is the bot.
    InvalidRecipient,
    /// The thread is archived.
    Archived,
    /// The thread is locked.
    Locked,
    /// The message has a thread already.
    HasThread,
    /// Message flags that cannot be changed so.
    V2Stays,
}

impl No {
    /// Status, code and sentence.
    fn row(self) -> (u16, u32, &'static str) {
        match self {
            Self::NotFound => (404, 0, "404: Not Found"),
            Self::Unauthorized => (401, 0, "401: Unauthorized"),
            Self::MethodNotAllowed => (405, 0, "405: Method Not Allowed"),
            Self::BadBody => (400, 50109, "The request body contains invalid JSON."),
            Self::TooLarge => (413, 40005, "Request entity too large"),
            Self::UnknownChannel => (404, 10003, "Unknown Channel"),
            Self::UnknownGuild => (404, 10004, "Unknown Guild"),
            Self::UnknownMember => (404, 10007, "Unknown Member"),
            Self::UnknownMessage => (404, 10008, "Unknown Message"),
            Self::UnknownUser => (404, 10013, "Unknown User"),
            Self::UnknownApplication => (404, 10002, "Unknown Application"),
            Self::UnknownWebhook => (404, 10015, "Unknown Webhook"),
            Self::UnknownInteraction => (404, 10062, "Unknown interaction"),
            Self::UnknownCommand => (404, 10063, "Unknown application command"),
            Self::AlreadyAcknowledged => (400, 40060, "Interaction has already been acknowledged."),
            Self::MissingAccess => (403, 50001, "Missing Access"),
            Self::MissingPermissions => (403, 50013, "Missing Permissions"),
            Self::NotAuthor => (403, 50005, "Cannot edit a message authored by another user"),
            Self::EmptyMessage => (400, 50006, "Cannot send an empty message"),
            Self::CannotMessage => (403, 50007, "Cannot send messages to this user"),
            Self::WrongChannelType => (400, 50024, "Cannot execute action on this channel type"),
            Self::DeadToken => (401, 50027, "Invalid Webhook Token"),
            Self::InvalidRecipient => (400, 50033, "Invalid Recipient(s)"),
            Self::Archived => (400, 50083, "Thread is archived"),
            Self::Locked => (403, 160_005, "Thread is locked"),
            Self::HasThread => (400, 160_004, "A thread has already been created for this message"),
            Self::V2Stays => {
                (400, 50035, "The flag IS_COMPONENTS_V2 cannot be removed from a message")
            }
        }
    }
}

impl From<No> for Refusal {
    fn from(no: No) -> Self {
        let (status, code, message) = no.row();
        Self { status, code, message: message.to_owned(), errors: None }
    }
}

impl Refusal {
    /// The answer's body.
    pub fn json(&self) -> Value {
        let mut body = json!({ "message": self.message, "code": self.code });
        if let Some(errors) = &self.errors {
            body["errors"] = errors.clone();
        }
        body
    }
}
