//! The map of the house: what each room may use, and what is found only in some.

/// A room and the rooms it may use.
pub const ARROWS: &[(&str, &[&str])] = &[
    ("rules", &[]),
    ("ai", &["rules"]),
    ("games", &["rules", "ai"]),
    ("catalog", &["rules", "ai", "games"]),
    ("words", &["rules", "ai", "catalog"]),
    ("picker", &["rules", "ai", "catalog", "words"]),
    ("table", &["rules", "ai", "catalog"]),
    ("watch", &[]),
    ("store", &["rules", "ai", "catalog", "table", "watch"]),
    ("machine", &["rules", "ai", "catalog", "picker", "words", "table"]),
    ("render", &["rules", "watch"]),
    ("config", &[]),
    ("message", &["rules", "table", "words"]),
    ("show", &["rules", "ai", "catalog", "picker", "words", "table", "render", "message"]),
    (
        "service",
        &[
            "rules", "ai", "catalog", "picker", "words", "table", "store", "render", "message",
            "show", "watch",
        ],
    ),
    ("discord", &["rules", "catalog", "words", "table", "config", "message", "watch"]),
    ("sandbox", &[]),
];

/// Rooms with floors: their name and, from the ground up, the parts that stand on each floor. A part
/// is a folder or file below the room. A file may use its own part and those on lower floors; parts
/// of one floor stand side by side and may not use each other. Every file of such a room stands on a
/// floor.
pub const FLOORS: &[Floors] = &[
    (
        "store",
        &[
            &["location", "fault"],
            &["error"],
            &["db"],
            &["sqlite", "postgres"],
            &["copy"],
            &["database"],
            &["rows"],
            &["claims"],
            &["tables"],
            &["standings"],
            &["people"],
            &["lists", "acts"],
            &["mod"],
        ],
    ),
    ("render", &[&["look"], &["cells"], &["boards"], &["paint"], &["chart", "text"], &["mod"]]),
    ("machine", &[&["engine"], &["rules", "uci", "ucci"], &["mod"]]),
    (
        "service",
        &[
            &["core"],
            &["delivery"],
            &[
                "flows/begin",
                "flows/play",
                "flows/past",
                "flows/people",
                "flows/time",
                "flows/complete",
            ],
            &["dispatch", "gateway", "worker", "mod", "flows/mod"],
        ],
    ),
];

/// A room and its floors.
pub type Floors = (&'static str, &'static [&'static [&'static str]]);

/// What may be named only in some rooms: the text, the rooms, why.
pub const HOMES: &[(&str, &[&str], &str)] = &[
    ("serenity::", &["discord"], "serenity types stay in discord/"),
    ("rusqlite::", &["store"], "SQL stays in store/"),
    ("SELECT ", &["store"], "SQL stays in store/"),
    ("INSERT ", &["store"], "SQL stays in store/"),
    ("DELETE FROM", &["store"], "SQL stays in store/"),
    ("UPDATE ", &["store"], "SQL stays in store/"),
    ("CREATE TABLE", &["store"], "SQL stays in store/"),
    ("PRAGMA ", &["store"], "SQL stays in store/"),
    ("resvg::", &["render"], "pixels stay in render/"),
    ("image::", &["render"], "pixels stay in render/"),
    ("axum::", &["sandbox", "discord", "watch"], "web servers are where somebody comes in"),
    ("metrics::", &["watch"], "figures are named and recorded in watch/series"),
    ("info_span!", &["watch"], "spans are named and made in watch/spans"),
    ("opentelemetry::", &["watch"], "traces are sent by watch/traces"),
    ("opentelemetry_sdk::", &["watch"], "traces are sent by watch/traces"),
    ("opentelemetry_otlp::", &["watch"], "traces are sent by watch/traces"),
    ("opentelemetry_http::", &["watch"], "traces are sent by watch/traces"),
    ("tracing_opentelemetry::", &["watch"], "traces are sent by watch/traces"),
];

/// What some rooms never do: the rooms, the texts, why.
pub const NEVER: &[(&[&str], &[&str], &str)] = &[
    (
        &["show"],
        &["tokio::", "tokio_util::", "async fn", "async move", "async {", ".await"],
        "in show, which is pure",
    ),
    (&["show", "service"], &[".hidden"], "but asked of the table's secrecy"),
    (
        &["rules", "ai", "games"],
        &[
            "std::time",
            "std::fs",
            "std::net",
            "std::env",
            "std::process",
            "std::thread",
            "std::io",
            "tokio::",
            "rand::",
            "async fn",
            "async move",
            "PersonId",
            "SystemTime",
            "Instant::",
        ],
        "in a pure room",
    ),
];

/// What stands behind a door: the texts, the files and folders that are the door, why.
pub const DOORS: &[(&[&str], &[&str], &str)] = &[
    (
        &["Name::new", "Name::plain", "Mention::of", "Mention(", "<@"],
        &["show/faces/", "words/", "sandbox/"],
        "names and mentions are made by show/faces, which knows the reader",
    ),
    (
        &[
            "Person { name",
            "Person { id, name",
            ".host_name",
            "record.ended_by",
            "record().ended_by",
            "mate.name",
        ],
        &["show/faces/", "table/", "store/"],
        "what an account is called is read by show/faces, which knows the reader",
    ),
];

/// The one pair of games of which the first may use the second.
pub const SIBLINGS: (&str, &str) = ("secret_stallmate", "chess");

/// Files above this many lines without tests are split.
pub const LONGEST: usize = 500;

/// Files that use each other in a circle are at most this many, all in one folder.
pub const CIRCLE: usize = 3;
