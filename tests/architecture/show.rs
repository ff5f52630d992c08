//! Answers to whoever asks how the files hang together. `PATT_ARROWS` is one of
//!
//! * a file or folder, `src/service`: who uses what there, by which names, and who uses it;
//! * a function, `Service::command` or `outcome`: the files that a call of it passes, the nearest
//!   first, with the functions there; calls through traits are not followed;
//! * `circles`: every circle with all its arrows.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use super::circles::{Circle, circles};
use super::uses::{How, Map};

pub fn answer(map: &Map, asked: &str) -> String {
    let below = asked.trim_start_matches("src/").trim_end_matches('/');
    let folder = format!("{below}/");
    let inside = |path: &str| path == below || path.starts_with(&folder);
    if asked == "circles" {
        circles(map).iter().map(Circle::whole).collect::<Vec<_>>().join("\n")
    } else if map.files.iter().any(|file| inside(&file.path)) {
        arrows(map, &inside)
    } else {
        passed(map, asked)
    }
}

fn arrows(map: &Map, inside: &dyn Fn(&str) -> bool) -> String {
    let mut text = String::new();
    for ((from, to), names) in map.arrows() {
        let (from, to) = (map.path(from), map.path(to));
        if inside(from) || inside(to) {
            let names: Vec<_> = names.into_iter().collect();
            let _ = writeln!(text, "{from} -> {to}: {}", names.join(", "));
        }
    }
    text
}

/// The files that a call of a function passes.
fn passed(map: &Map, entry: &str) -> String {
    let mut calls = BTreeMap::<_, BTreeSet<_>>::new();
    for used in map.uses.iter().filter(|used| used.how == How::Named && !used.within.is_empty()) {
        let from = (used.from, used.within.as_str());
        calls.entry(from).or_default().insert((used.to, used.name.as_str()));
    }
    let mut reached: Vec<_> = calls.keys().filter(|(_, name)| *name == entry).copied().collect();
    let mut at = 0;
    while let Some(next) = reached.get(at) {
        let further = calls.get(next).into_iter().flatten();
        let new: Vec<_> =
            further.filter(|to| calls.contains_key(to) && !reached.contains(to)).copied().collect();
        reached.extend(new);
        at += 1;
    }
    let mut files = Vec::<(usize, Vec<&str>)>::new();
    for (file, name) in reached {
        match files.iter_mut().find(|(other, _)| *other == file) {
            Some((_, names)) => names.push(name),
            None => files.push((file, vec![name])),
        }
    }
    let mut text = format!("{entry} passes {} files\n", files.len());
    for (file, names) in files {
        let _ = writeln!(text, "{}: {}", map.path(file), names.join(", "));
    }
    text
}
