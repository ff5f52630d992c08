//! What operators may read of where a request went: kinds of routes, and nothing of whom or what they lead to.

/// All of them.
pub const ROUTES: &[&str] = &[
    "application",
    "callback",
    "channel",
    "commands",
    "directs",
    "follow-up",
    "follow-ups",
    "message",
    "messages",
    "newest",
    "original",
    "thread-member",
    "threads",
];
