//! What tests ask of a file of Fluent messages: which it holds, and whether a [`Say`] has words.

use std::collections::{BTreeMap, BTreeSet};

use super::Say;

/// Every message of a file with the fields it uses: a message begins a line with its key and goes
/// on to the next.
///
/// # Panics
///
/// If a message stands twice or has no text.
pub fn messages(text: &str) -> BTreeMap<&str, BTreeSet<&str>> {
    let mut messages: BTreeMap<_, BTreeSet<_>> = BTreeMap::new();
    let mut key = "";
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if line.starts_with(|c: char| c.is_ascii_lowercase()) {
            key = line.split_once(" =").expect("a message has a text").0;
            assert!(messages.insert(key, BTreeSet::new()).is_none(), "{key} stands twice");
        }
        let fields = line.split('$').skip(1).map(|rest| {
            let end = rest.find(|c: char| !c.is_ascii_lowercase() && c != '_');
            &rest[..end.unwrap_or(rest.len())]
        });
        if !key.is_empty() {
            messages.entry(key).or_default().extend(fields);
        }
    }
    messages
}

/// Checks that a file has words for `say` and that it brings the fields they use.
///
/// # Panics
///
/// If a field is missing, or the whole message.
#[track_caller]
pub fn check_said(text: &str, say: &Say) {
    let messages = messages(text);
    let fields = messages.get(&*say.key).unwrap_or_else(|| panic!("no words for {}", say.key));
    for field in fields {
        assert!(say.args.iter().any(|(name, _)| name == field), "{}: no {field}", say.key);
    }
}
