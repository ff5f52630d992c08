//! What attributes may say. Nothing here names anybody or anything.

use patt::ai::Level;
use patt::catalog::CATALOG;

use crate::read::Value;
use crate::routes::ROUTES;

const WORDS: &[(&str, &[&str])] = &[
    ("board", &["discs", "figures", "hexagons", "squares", "tiles"]),
    ("method", &["DELETE", "GET", "PATCH", "POST", "PUT"]),
    ("outcome", &["done", "dropped", "failed", "late", "refused", "too-fast", "unreadable"]),
    ("route", ROUTES),
    (
        "what",
        &[
            "abort",
            "analyse",
            "below",
            "board",
            "close",
            "closeup",
            "conditional",
            "draw",
            "erase",
            "export",
            "force",
            "games",
            "help",
            "here",
            "hint",
            "history",
            "import",
            "inactivity",
            "invitation",
            "late",
            "leaderboard",
            "leave",
            "more",
            "move",
            "moves",
            "mute",
            "pick",
            "play",
            "play-on",
            "post",
            "privacy",
            "profile",
            "queue",
            "rematch",
            "reopen",
            "replay",
            "resign",
            "retry",
            "rights",
            "rules",
            "settings",
            "setup",
            "spoken",
            "takeback",
            "team",
            "terms",
            "text",
            "time",
            "turning",
            "type",
            "view",
            "watch",
            "where",
        ],
    ),
];

/// The kinds of each span that has some.
const KINDS: &[(&str, &[&str])] = &[
    ("interaction", &["command", "complete", "form", "message", "press"]),
    ("picture", &["film", "gallery", "pair", "still"]),
    ("delivery", &["direct", "edit", "follow", "search", "send", "spend", "thread"]),
    ("search", &["analyse", "hint", "think"]),
    ("due", &["close", "flag", "lapse", "neglect", "remind", "resume", "wake"]),
];

/// Whether an attribute of a span may say this of anybody's game.
pub fn says_nothing(span: &str, key: &str, value: &Value) -> bool {
    let listed = |lists: &[(&str, &[&str])], of: &str, word: &str| {
        lists.iter().any(|(known, words)| *known == of && words.contains(&word))
    };
    match (key, value) {
        ("kind", Value::Text(word)) => listed(KINDS, span, word),
        ("game", Value::Text(word)) => CATALOG.find(word).is_some(),
        ("level", Value::Number(level)) => {
            u8::try_from(*level).is_ok_and(|it| Level::new(it).is_some())
        }
        ("status", Value::Number(status)) => (100..600).contains(status),
        ("tries", Value::Number(tries)) => (1..50).contains(tries),
        // No number of Discord's is as small.
        ("waited_ms" | "late_ms" | "age_ms", Value::Number(millis)) => {
            (0..600_000).contains(millis)
        }
        (_, Value::Text(word)) => listed(WORDS, key, word),
        (_, Value::Number(_)) => false,
    }
}

/// Whether a process may say this of itself.
pub fn says_only_what_it_is(key: &str, value: &Value) -> bool {
    let Value::Text(text) = value else { return false };
    match key {
        "service.name" => text == "patt",
        "service.version" => text == env!("CARGO_PKG_VERSION"),
        "service.instance.id" => text.len() == 16 && text.bytes().all(|it| it.is_ascii_hexdigit()),
        "patt.duties" => text == "front,worker,keeper",
        _ => false,
    }
}
