//! Permission bits, as far as a game bot meets them.

/// A set of rights, one bit each, as Discord numbers them.
pub type Permissions = u64;

/// Manage Server.
pub const MANAGE_GUILD: Permissions = 1 << 5;
/// Add Reactions.
pub const ADD_REACTIONS: Permissions = 1 << 6;
/// View Channel.
pub const VIEW: Permissions = 1 << 10;
/// Send Messages.
pub const SEND: Permissions = 1 << 11;
/// Manage Messages: delete what others wrote.
pub const MANAGE_MESSAGES: Permissions = 1 << 13;
/// Embed Links.
pub const EMBED: Permissions = 1 << 14;
/// Attach Files.
pub const ATTACH: Permissions = 1 << 15;
/// Read Message History.
pub const HISTORY: Permissions = 1 << 16;
/// Use External Emojis.
pub const EMOJIS: Permissions = 1 << 18;
/// Use Application Commands.
pub const COMMANDS: Permissions = 1 << 31;
/// Manage Threads: lock, and write in locked ones.
pub const MANAGE_THREADS: Permissions = 1 << 34;
/// Create Public Threads.
pub const PUBLIC_THREADS: Permissions = 1 << 35;
/// Create Private Threads.
pub const PRIVATE_THREADS: Permissions = 1 << 36;
/// Send Messages in Threads.
pub const SEND_IN_THREADS: Permissions = 1 << 38;

/// The rights that a game bot meets: a key, the name that Discord gives it, and its bit.
pub const NAMED: [(&str, &str, Permissions); 9] = [
    ("view", "View Channel", VIEW),
    ("send", "Send Messages", SEND),
    ("threads", "Create Public Threads", PUBLIC_THREADS),
    ("send_in_threads", "Send Messages in Threads", SEND_IN_THREADS),
    ("embed", "Embed Links", EMBED),
    ("attach", "Attach Files", ATTACH),
    ("history", "Read Message History", HISTORY),
    ("manage_messages", "Manage Messages", MANAGE_MESSAGES),
    ("manage_threads", "Manage Threads", MANAGE_THREADS),
];

/// What everybody may do in the server, the bot included.
pub const EVERYBODY: Permissions = ADD_REACTIONS
    | VIEW
    | SEND
    | EMBED
    | ATTACH
    | HISTORY
    | EMOJIS
    | COMMANDS
    | PUBLIC_THREADS
    | PRIVATE_THREADS
    | SEND_IN_THREADS;

/// What the two sides of a direct message may do there.
pub const DIRECT: Permissions =
    ADD_REACTIONS | VIEW | SEND | EMBED | ATTACH | HISTORY | EMOJIS | COMMANDS;
