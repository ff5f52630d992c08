//! The checks over all files.

use std::collections::BTreeSet;

use patt::catalog::CATALOG;

use super::circles::circles;
use super::map::{ARROWS, CIRCLE, DOORS, Floors, HOMES, LONGEST, NEVER, SIBLINGS};
use super::sources::room;
use super::uses::{File, How, Map};

/// Every fault of the files by themselves and of the arrows between rooms, as `path:line: why`.
pub fn faults(map: &Map) -> Vec<String> {
    let mut faults = map.faults.clone();
    for file in &map.files {
        for (number, line) in (1..).zip(file.code.lines()) {
            let mut report = |why: String| faults.push(format!("{}:{number}: {why}", file.path));
            away_from_home(room(&file.path), line).for_each(&mut report);
            past_doors(&file.path, line).for_each(&mut report);
            wrong_siblings(&file.path, line).for_each(&mut report);
            named_games(room(&file.path), line).for_each(&mut report);
        }
        if file.lines > LONGEST {
            faults.push(format!("{}: {} lines; split it", file.path, file.lines));
        }
    }
    faults.extend(wrong_arrows(map));
    faults
}

/// Every wrong arrow between rooms: those that are written, and those by methods that only the type
/// of what they are called on shows.
fn wrong_arrows(map: &Map) -> Vec<String> {
    let mut faults = Vec::new();
    let mut written = BTreeSet::new();
    for file in &map.files {
        for (at, to) in written_rooms(file).into_iter().filter(|(_, to)| !may(&file.path, to)) {
            let line = file.code[..at].matches('\n').count() + 1;
            written.insert((file.path.as_str(), line, to));
            faults.push(format!("{}:{line}: {} must not use {to}", file.path, room(&file.path)));
        }
    }
    for used in &map.uses {
        let (from, to) = (map.path(used.from), room(map.path(used.to)));
        if !may(from, to) && written.insert((from, used.line, to)) {
            let (line, own) = (used.line, room(from));
            faults.push(format!("{from}:{line}: {own} must not use {to}: {}", used.name));
        }
    }
    faults
}

/// Whether a file may use a room. What is no room is free.
fn may(path: &str, to: &str) -> bool {
    let known = ARROWS.iter().any(|(name, _)| *name == to);
    let allowed = ARROWS.iter().find(|(name, _)| *name == room(path));
    !known || room(path) == to || allowed.is_none_or(|(_, allowed)| allowed.contains(&to))
}

/// Rooms that a file names, with where: after `crate::`, or after as many `super::` as lead out of
/// the room. Within macros, too, that nobody else understands.
fn written_rooms(file: &File) -> Vec<(usize, &str)> {
    let code = file.code.as_str();
    let out = "super::".repeat(file.depth);
    let mut named = Vec::new();
    for start in ["crate::", out.as_str()].into_iter().filter(|start| !start.is_empty()) {
        let whole = |at: &usize| !code[..*at].ends_with([':', '_']);
        for at in code.match_indices(start).map(|(at, _)| at).filter(whole) {
            let rooms = used_rooms(&code[at + start.len()..]);
            named.extend(rooms.into_iter().map(|to| (at, to)));
        }
    }
    named
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
    let never = NEVER.iter().filter(move |(rooms, ..)| rooms.contains(&room));
    let never = never.flat_map(move |(_, texts, why)| {
        let found = texts.iter().filter(move |text| mentions(line, text));
        found.map(move |text| format!("`{text}` {why}"))
    });
    homes.chain(never)
}

/// What a file takes that stands behind a door elsewhere, however it names it.
fn past_doors<'a>(path: &'a str, line: &'a str) -> impl Iterator<Item = String> + use<'a> {
    let part = |c: char| c.is_alphanumeric() || c == '_';
    let whole = move |text: &str| {
        let ends = |at: usize| line[..at].ends_with(part) && text.starts_with(part);
        line.match_indices(text).any(|(at, _)| !ends(at))
    };
    let shut =
        DOORS.iter().filter(|(_, doors, _)| !doors.iter().any(|door| path.starts_with(door)));
    shut.flat_map(move |(texts, _, why)| {
        let found = texts.iter().filter(move |text| whole(text));
        found.map(move |text| format!("`{}`: {why}", text.trim()))
    })
}

/// Whether `line` holds `text` as a word of its own, not as the end of another name.
fn mentions(line: &str, text: &str) -> bool {
    let part = |c: char| c.is_alphanumeric() || c == '_' || c == ':';
    line.match_indices(text).any(|(at, _)| !text.starts_with(part) || !line[..at].ends_with(part))
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

/// The slugs of the games, which nothing outside `games` and the catalog may name.
fn named_games<'a>(room: &'a str, line: &'a str) -> impl Iterator<Item = String> + use<'a> {
    let free = matches!(room, "games" | "catalog");
    CATALOG
        .iter()
        .map(|entry| entry.info.slug)
        .filter(move |slug| !free && line.contains(&format!("\"{slug}\"")))
        .map(|slug| format!("\"{slug}\" is named outside games/ and catalog"))
}

/// Every fault of the floors within rooms.
pub fn wrong_floors(map: &Map, table: &[Floors]) -> Vec<String> {
    table.iter().flat_map(|(room, floors)| wrong_floors_of(map, room, floors)).collect()
}

fn wrong_floors_of(map: &Map, own: &str, floors: &[&[&str]]) -> Vec<String> {
    let places = floors.iter().enumerate();
    let places: Vec<_> =
        places.flat_map(|(floor, parts)| parts.iter().map(move |part| (floor, *part))).collect();
    let place = |path: &str| {
        let below = path.strip_prefix(own)?.strip_prefix('/')?.trim_end_matches(".rs");
        let inside = |part: &str| {
            below.strip_prefix(part).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        };
        places.iter().find(|(_, part)| inside(part))
    };
    let here: Vec<_> = map.files.iter().filter(|file| room(&file.path) == own).collect();
    let empty = places
        .iter()
        .filter(|spot| !here.iter().any(|file| place(&file.path) == Some(*spot)))
        .map(|(_, part)| format!("no file stands on the floor {own}/{part}"));
    let outside = here
        .iter()
        .filter(|file| place(&file.path).is_none())
        .map(|file| format!("{} stands on no floor", file.path));
    let mut faults: Vec<_> = empty.chain(outside).collect();
    let mut told = BTreeSet::new();
    for used in map.uses.iter().filter(|used| used.how != How::HandedOn) {
        let (Some(from), Some(to)) = (place(map.path(used.from)), place(map.path(used.to))) else {
            continue;
        };
        let allowed = from == to || to.0 < from.0;
        if !allowed && told.insert((used.from, used.to, &used.name)) {
            let (path, line) = (map.path(used.from), used.line);
            faults.push(format!("{path}:{line}: {} must not use {}: {}", from.1, to.1, used.name));
        }
    }
    faults
}

/// Every circle that is too large or leads through several folders.
pub fn wrong_circles(map: &Map) -> Vec<String> {
    let wrong = circles(map)
        .into_iter()
        .filter(|circle| circle.files.len() > CIRCLE || !circle.in_one_folder());
    wrong.map(|circle| circle.to_string()).collect()
}

/// The slugs that are looked for; for the test of this test.
pub fn slugs() -> Vec<&'static str> {
    CATALOG.iter().map(|entry| entry.info.slug).collect()
}
