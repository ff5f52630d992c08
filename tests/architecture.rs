//! The arrows and absences of `src/lib.rs`, checked over every source file.

use std::fs;
use std::path::{Path, PathBuf};

/// A room and the rooms it may import from.
const ARROWS: &[(&str, &[&str])] = &[
    ("rules", &[]),
    ("ai", &["rules"]),
    ("games", &["rules", "ai"]),
    ("catalog", &["rules", "ai", "games"]),
    ("words", &["rules", "ai", "catalog"]),
    ("picker", &["rules", "ai", "catalog", "words"]),
    ("table", &["rules", "ai", "catalog"]),
    ("store", &["rules", "ai", "catalog", "table"]),
    ("machine", &["rules", "ai", "catalog", "picker", "words", "table"]),
    ("render", &["rules"]),
    ("config", &[]),
    ("message", &["rules", "table", "words"]),
    ("show", &["rules", "catalog", "ai", "picker", "words", "table", "render", "message"]),
    (
        "service",
        &[
            "rules", "ai", "catalog", "picker", "words", "table", "store", "render", "message",
            "show",
        ],
    ),
    ("discord", &["rules", "catalog", "words", "table", "config", "message"]),
    ("sandbox", &[]),
];

/// What may be named only in some rooms: the text, the rooms, why.
const HOMES: &[(&str, &[&str], &str)] = &[
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
    ("axum::", &["sandbox"], "the web server is the sandbox's"),
];

/// What the pure rooms never do.
const IMPURE: &[&str] = &[
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
];
const PURE: &[&str] = &["rules", "ai", "games"];

/// The slugs of the games, which nothing outside `games` and the catalog may name.
const SLUGS: &[&str] =
    &["chess", "xiangqi", "starchess", "stalemate", "tile-chess", "secret-stallmate"];

/// The one pair of games of which the first may use the second.
const SIBLINGS: (&str, &str) = ("secret_stallmate", "chess");

/// Files above this many lines without tests are split.
const LONGEST: usize = 500;

/// A source file: its path below `src`, with slashes, and its text.
struct Source {
    path: String,
    text: String,
}

impl Source {
    /// The top-level room of the file; `main`, `lib` and the like are rooms of their own.
    fn room(&self) -> &str {
        let first = self.path.split('/').next().unwrap_or_default();
        first.trim_end_matches(".rs")
    }

    fn is_test(&self) -> bool {
        self.path.ends_with("/tests.rs") || self.path.contains("/tests/")
    }

    /// The code without comments and unit tests; every line keeps its place.
    fn code(&self) -> String {
        let mut code = String::new();
        let mut lines = self.text.lines().peekable();
        while let Some(line) = lines.next() {
            if line == "#[cfg(test)]" {
                // A module in a file of its own hides nothing of this one.
                match lines.next() {
                    Some(next) if next.ends_with(';') => code.push_str("\n\n"),
                    _ => break,
                }
                continue;
            }
            code.push_str(line.split("//").next().unwrap_or_default());
            code.push('\n');
        }
        code
    }

    /// How many modules deep the file is: 1 for a room itself.
    fn depth(&self) -> usize {
        let own = self.path.trim_end_matches(".rs").trim_end_matches("/mod");
        own.split('/').count()
    }
}

/// Every fault of one file, as `path:line: why`.
fn faults(source: &Source) -> Vec<String> {
    if source.is_test() {
        return Vec::new();
    }
    let mut faults = Vec::new();
    let code = source.code();
    for (at, why) in wrong_arrows(source, &code) {
        let number = code[..at].matches('\n').count() + 1;
        faults.push(format!("{}:{number}: {why}", source.path));
    }
    for (number, line) in (1..).zip(code.lines()) {
        let mut report = |why: String| faults.push(format!("{}:{number}: {why}", source.path));
        away_from_home(source.room(), line).for_each(&mut report);
        wrong_siblings(&source.path, line).for_each(&mut report);
        named_games(source.room(), line).for_each(&mut report);
    }
    let longest = code.lines().count();
    if longest > LONGEST {
        faults.push(format!("{}: {longest} lines; split it", source.path));
    }
    faults
}

/// Rooms that a file must not use, with where it names them: after `crate::`, or after as many
/// `super::` as lead out of the room.
fn wrong_arrows<'a>(source: &'a Source, code: &'a str) -> Vec<(usize, String)> {
    let room = source.room();
    let allowed = ARROWS.iter().find(|(name, _)| *name == room).map(|(_, allowed)| *allowed);
    let out = "super::".repeat(source.depth());
    let own = ["crate::", out.as_str()];
    let named = own.into_iter().flat_map(|start| {
        let whole = move |at: &usize| !code[..*at].ends_with([':', '_']);
        let starts = code.match_indices(start).map(|(at, _)| at).filter(whole);
        starts.flat_map(move |at| {
            used_rooms(&code[at + start.len()..]).into_iter().map(move |to| (at, to))
        })
    });
    named
        .filter(|(_, to)| {
            let known = ARROWS.iter().any(|(name, _)| name == to);
            known && *to != room && allowed.is_some_and(|allowed| !allowed.contains(to))
        })
        .map(|(at, to)| (at, format!("{room} must not use {to}")))
        .collect()
}

/// The names that follow a `::`: one, or the first of each part of a group in braces, however deep
/// and over however many lines.
fn used_rooms(rest: &str) -> Vec<&str> {
    let Some(group) = rest.strip_prefix('{') else { return vec![first_word(rest)] };
    let (mut depth, mut start, mut rooms) = (0, 0, Vec::new());
    for (at, sign) in group.char_indices() {
        match sign {
            '{' => depth += 1,
            ',' | '}' if depth == 0 => {
                rooms.push(first_word(group[start..at].trim()));
                start = at + 1;
                if sign == '}' {
                    break;
                }
            }
            '}' => depth -= 1,
            _ => {}
        }
    }
    rooms
}

fn first_word(text: &str) -> &str {
    let end = text.find(|c: char| !c.is_alphanumeric() && c != '_');
    &text[..end.unwrap_or(text.len())]
}

fn away_from_home<'a>(room: &'a str, line: &'a str) -> impl Iterator<Item = String> + use<'a> {
    let homes = HOMES
        .iter()
        .filter(move |(text, homes, _)| mentions(line, text) && !homes.contains(&room))
        .filter(move |_| ARROWS.iter().any(|(name, _)| *name == room))
        .map(|(text, _, why)| format!("`{}`: {why}", text.trim()));
    let impure = IMPURE
        .iter()
        .filter(move |text| PURE.contains(&room) && mentions(line, text))
        .map(|text| format!("`{text}` in a pure room"));
    homes.chain(impure)
}

/// Whether `line` holds `text` as a word of its own, not as the end of another name.
fn mentions(line: &str, text: &str) -> bool {
    line.match_indices(text)
        .any(|(at, _)| !line[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == ':'))
}

fn wrong_siblings<'a>(path: &'a str, line: &'a str) -> impl Iterator<Item = String> + use<'a> {
    let own = path.strip_prefix("games/").and_then(|rest| rest.split_once('/')).map(|(own, _)| own);
    line.split("games::").skip(1).filter_map(move |rest| {
        let own = own?;
        let other = used_rooms(rest)[0];
        let fine = other == own || (own, other) == SIBLINGS;
        (!fine).then(|| format!("games/{own} must not use games/{other}"))
    })
}

fn named_games<'a>(room: &'a str, line: &'a str) -> impl Iterator<Item = String> + use<'a> {
    let free = matches!(room, "games" | "catalog");
    SLUGS
        .iter()
        .filter(move |slug| !free && line.contains(&format!("\"{slug}\"")))
        .map(|slug| format!("\"{slug}\" is named outside games/ and catalog"))
}

fn sources(under: &Path, into: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(under).expect("src is readable") {
        let path = entry.expect("src is readable").path();
        if path.is_dir() {
            sources(&path, into);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            into.push(path);
        }
    }
}

#[test]
fn every_file_keeps_to_the_map() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut paths = Vec::new();
    sources(&root, &mut paths);
    assert!(paths.len() > 30, "the walk found only {} files", paths.len());
    let faults: Vec<_> = paths
        .iter()
        .flat_map(|path| {
            let below = path.strip_prefix(&root).expect("found below src");
            let path_text = below.to_string_lossy().replace('\\', "/");
            faults(&Source { path: path_text, text: fs::read_to_string(path).expect("readable") })
        })
        .collect();
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn every_room_of_the_map_is_a_module() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let map = fs::read_to_string(root.join("lib.rs")).expect("src/lib.rs");
    for (room, _) in ARROWS {
        assert!(map.contains(&format!("mod {room};")), "{room} is no module");
        assert!(map.contains(&format!("`{room}`")), "{room} is not on the map in src/lib.rs");
    }
    let modules =
        map.lines().filter(|line| line.starts_with("pub mod ") || line.starts_with("mod ")).count();
    assert_eq!(modules, ARROWS.len(), "a module without arrows");
}

#[test]
fn planted_faults_are_caught() {
    let check = |path: &str, text: &str, expect: &str| {
        let got = faults(&Source { path: path.to_owned(), text: text.to_owned() });
        let fine = match expect {
            "" => got.is_empty(),
            _ => got.iter().any(|fault| fault.contains(expect)),
        };
        assert!(fine, "{path} {text}: {got:?}");
    };
    check("rules/game.rs", "use crate::ai::Search;", "rules must not use ai");
    check("ai/mod.rs", "let x = crate::games::chess::Chess;", "ai must not use games");
    check("table/mod.rs", "use crate::{rules::Seat, store::Store};", "table must not use store");
    check(
        "table/a.rs",
        "use crate::{\n    rules::{Seat, Say},\n    store,\n};",
        "table must not use store",
    );
    check("table/a.rs", "use crate::{\n    rules::{Seat, Say},\n    catalog,\n};", "");
    check("table/a.rs", "use super::super::store::Store;", "table must not use store");
    check("table/mod.rs", "use super::store::Store;", "table must not use store");
    check("table/a/b.rs", "use super::super::store;", "");
    check("words/en.rs", "use crate::picker::Picker;", "words must not use picker");
    check(
        "ai/mod.rs",
        "#[cfg(test)]\nmod tests;\nuse crate::games::X;",
        "mod.rs:3: ai must not use games",
    );
    check("ai/mod.rs", "#[cfg(test)]\nmod tests {\nuse crate::games::X;", "");
    check("words/mod.rs", "const TEXT: &str = \"DELETE FROM a\";", "SQL stays");
    check("sandbox/page.rs", "use crate::service::Reply;", "sandbox must not use service");
    check("games/xiangqi/mod.rs", "use crate::games::chess::Fen;", "must not use games/chess");
    check("games/secret_stallmate/mod.rs", "use crate::games::chess::Fen;", "");
    check("service/mod.rs", "use serenity::all::Http;", "serenity types stay");
    check("service/mod.rs", "let sql = \"SELECT 1\";", "SQL stays");
    check("discord/client.rs", "use rusqlite::Connection;", "SQL stays");
    check("ai/search.rs", "let now = std::time::Instant::now();", "pure room");
    check("games/chess/mod.rs", "async fn play() {}", "pure room");
    check("discord/commands.rs", "if slug == \"chess\" {}", "named outside");
    check("games/chess/info.rs", "slug: \"chess\",", "");
    check("render/mod.rs", "// uses crate::service for nothing", "");
    check("rules/game.rs", &"x\n".repeat(501), "split it");
    check("rules/game.rs", &format!("x\n#[cfg(test)]\n{}", "x\n".repeat(501)), "");
}
