//! The answer to a request, and what else follows from it.

use std::fmt;

use super::{Delivery, Message, Modal, Purpose};

/// Everything that follows from one request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The answer to the interaction itself.
    pub answer: Answer,
    /// What else is to be sent, in this order.
    pub then: Vec<Delivery>,
}

impl Reply {
    /// A new private message and nothing else.
    #[must_use]
    pub(crate) const fn private(message: Message) -> Self {
        Self::of(Answer::Message(message, None))
    }

    /// The pressed message changes to this, and nothing else happens.
    #[must_use]
    pub(crate) const fn update(message: Message) -> Self {
        Self::of(Answer::Update(message))
    }

    /// It is done: nothing of the asking stays.
    #[must_use]
    pub(crate) fn done(text: String) -> Self {
        Self::of(Answer::Fleeting(Message::private(text)))
    }

    /// An answer from which nothing follows.
    #[must_use]
    pub(crate) const fn of(answer: Answer) -> Self {
        Self { answer, then: Vec::new() }
    }
}

/// What a completion fills in, by the type of its option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Filling {
    /// For text.
    Text(String),
    /// For a whole number.
    Whole(i64),
}

impl fmt::Display for Filling {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(text) => out.write_str(text),
            Self::Whole(number) => number.fmt(out),
        }
    }
}

/// The answer to an interaction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// A new message; if it is a table's board, the store wants to know its number.
    Message(Message, Option<Purpose>),
    /// The pressed message changes to this.
    Update(Message),
    /// It is done, and what follows shows so: a pressed message that only the asker sees goes away,
    /// and a command is told this until then. Where neither can be, nothing is said.
    Fleeting(Message),
    /// A form.
    Modal(Modal),
    /// Completions: shown text and what it fills in, at most 25.
    Choices(Vec<(String, Filling)>),
    /// Nothing; only to a message, which needs no answer.
    Silence,
}
