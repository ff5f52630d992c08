//! What a command is made of.

/// A command, as people find it in their client.
#[derive(Clone, Copy, Debug)]
pub struct Command {
    /// What people type.
    pub(crate) name: &'static str,
    /// What it does; empty for a command on a person.
    pub(crate) about: &'static str,
    /// Its options, required ones first.
    pub(crate) options: &'static [CommandOption],
    /// Whether it is a line of a person's menu instead of typed text.
    pub(crate) on_person: bool,
    /// Whether it can be used in the bot's direct messages.
    pub(crate) direct: bool,
}

/// An option of a command.
#[derive(Clone, Copy, Debug)]
pub struct CommandOption {
    /// What people type.
    pub(crate) name: &'static str,
    /// What it means.
    pub(crate) about: &'static str,
    /// What values it takes.
    pub(crate) takes: Takes,
    /// Whether it must be there.
    pub(crate) required: bool,
}

/// The values of an option.
#[derive(Clone, Copy, Debug)]
pub enum Takes {
    /// Any text, without suggestions.
    Text,
    /// Any text, with suggestions while it is typed.
    Suggested,
    /// A game of the catalog, by slug.
    Game,
    /// One of these: shown name and value.
    OneOf(&'static [(&'static str, &'static str)]),
    /// A whole number from the first to the second.
    Whole(i64, i64),
    /// A level of the computer, with suggestions that say what each is like.
    Level,
    /// Yes or no.
    Flag,
    /// Somebody with an account.
    Person,
    /// A file that comes with the command.
    File,
}
