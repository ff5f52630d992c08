//! What nobody could do in front of a screen.

/// Why a person could not do that.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Impossible {
    /// No such person.
    #[error("there is no such person")]
    NoPerson,
    /// The channel is not there or not seen.
    #[error("this person sees no such channel")]
    NoChannel,
    /// The thread is folded away.
    #[error("the thread is archived: commands and buttons do not work in it")]
    Archived,
    /// Nobody may write in the thread.
    #[error("the thread is locked: nobody can write in it")]
    Locked,
    /// A message without a word.
    #[error("there is nothing to send: write something first")]
    Wordless,
    /// More than a message holds.
    #[error("a message has at most 2,000 characters: send it in two")]
    TooLong,
    /// The bot registered no such command for this place.
    #[error("there is no command `{0}` here")]
    NoCommand(String),
    /// An option is wrong or missing.
    #[error("option `{name}`: {why}")]
    Option {
        /// The name that was given to it.
        name: String,
        /// What is wrong.
        why: String,
    },
    /// The message is not there or not seen.
    #[error("this person sees no such message")]
    NoMessage,
    /// The message has no such button or menu.
    #[error("the message has no button or menu `{0}`")]
    NoComponent(String),
    /// The button or menu is disabled.
    #[error("`{0}` is disabled")]
    Disabled(String),
    /// The menu does not offer that.
    #[error("the menu does not allow {0}")]
    NotOffered(String),
    /// The entry is chosen already, and choosing it again sends nothing.
    #[error("that entry is chosen already: choosing it again sends nothing")]
    AlreadyChosen,
    /// No such form is open.
    #[error("no form `{0}` is open before this person")]
    NoForm(String),
    /// A field of the form is wrong.
    #[error("field `{name}`: {why}")]
    Field {
        /// The id that was given to it.
        name: String,
        /// What is wrong.
        why: String,
    },
}
