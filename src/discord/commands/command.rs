//! What a command is made of.

/// A command.
#[derive(Clone, Copy, Debug)]
pub struct Command {
    /// What people type.
    pub name: &'static str,
    /// What it does; empty for a command on a person.
    pub about: &'static str,
    /// Its options, required ones first.
    pub options: &'static [CommandOption],
    /// Whether it is a line of a person's menu instead of typed text.
    pub on_person: bool,
    /// Whether it can be used in the bot's direct messages.
    pub direct: bool,
}

/// An option of a command.
#[derive(Clone, Copy, Debug)]
pub struct CommandOption {
    /// What people type.
    pub name: &'static str,
    /// What it means.
    pub about: &'static str,
    /// What values it takes.
    pub takes: Takes,
    /// Whether it must be there.
    pub required: bool,
}

/// The values of an option.
#[derive(Clone, Copy, Debug)]
pub enum Takes {
    /// Any text.
    Text,
    /// Any text, with suggestions while it is typed.
    Suggested,
    /// A game of the catalog, by slug.
    Game,
    /// One of these: shown name and value.
    OneOf(&'static [(&'static str, &'static str)]),
    /// A whole number from the first to the second.
    Whole(i64, i64),
    /// Yes or no.
    Flag,
    /// A person.
    Person,
    /// A file.
    File,
}
