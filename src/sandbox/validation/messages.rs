//! Rules about messages: shape, emptiness, files, and what flags allow.

use super::form::{self, Faults, Key};
use super::{No, Refusal, components, embeds};
use crate::sandbox::state::{COMPONENTS_V2, Id};
use serde_json::Value;
use std::collections::BTreeSet;

/// Bytes one file may have.
pub const MOST_BYTES: usize = 10 * 1024 * 1024;
/// Files one message may have.
const MOST_FILES: usize = 10;

/// What is known of a request about a message, beyond its body.
#[derive(Clone, Debug, Default)]
pub struct Around {
    /// The numbers of the uploaded files and their sizes.
    pub files: Vec<(u64, usize)>,
    /// The attachments the message has already.
    pub kept: Vec<Id>,
    /// Flags the message has already.
    pub flags: u64,
}

/// Checks the shape of a message body against its keys; the faults are noted where `faults` stands.
pub fn shape(body: &Value, keys: &[Key], around: &Around, faults: &mut Faults) {
    form::object(body, keys, faults);
    let flags = body["flags"].as_u64().unwrap_or(0) | around.flags;
    let second = flags & COMPONENTS_V2 != 0;
    if !body["components"].is_null() {
        faults.at("components", |faults| {
            components::message(&body["components"], second, faults);
        });
    }
    faults.at("embeds", |faults| embeds::check(&body["embeds"], faults));
    if second {
        for key in ["content", "embeds"] {
            let filled = match &body[key] {
                Value::String(text) => !text.is_empty(),
                Value::Array(list) => !list.is_empty(),
                _ => false,
            };
            if filled {
                faults.at(key, |faults| {
                    faults.note(
                        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                        "This field cannot be used when the message flag IS_COMPONENTS_V2 is set",
                    );
                });
            }
        }
    }
    mentions(&body["allowed_mentions"], faults);
    files(body, around, faults);
}

/// Naming people and letting everybody through exclude each other.
fn mentions(allowed: &Value, faults: &mut Faults) {
    let parse = allowed["parse"].as_array().map_or(&[][..], Vec::as_slice);
    faults.at("allowed_mentions", |faults| {
        for (place, kind) in parse.iter().enumerate() {
            let known = ["users", "roles", "everyone"].iter().any(|known| kind == known);
            if !known {
                let said = "Value must be one of ('roles', 'users', 'everyone').";
                faults.at("parse", |f| f.at(place, |f| f.note("BASE_TYPE_CHOICES", said)));
            }
        }
        for kind in ["users", "roles"] {
            let named = allowed[kind].as_array().is_some_and(|list| !list.is_empty());
            if named && parse.iter().any(|entry| entry == kind) {
                let said =
                    format!("parse:[\"{kind}\"] and {kind}: [ids...] are mutually exclusive.");
                faults.note("MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", said);
            }
        }
    });
}

/// Every attachment that is listed is uploaded now or stands there already.
fn files(body: &Value, around: &Around, faults: &mut Faults) {
    let listed = body["attachments"].as_array().map_or(&[][..], Vec::as_slice);
    let mut seen = BTreeSet::new();
    faults.at("attachments", |faults| {
        if around.files.len() > MOST_FILES {
            let said = format!("Must be {MOST_FILES} or fewer in length.");
            faults.note("BASE_TYPE_MAX_LENGTH", said);
        }
        for (place, attachment) in listed.iter().enumerate() {
            let Some(id) = Id::of(&attachment["id"]) else { continue };
            let uploaded = around.files.iter().any(|(number, _)| *number == id.0);
            if !uploaded && !around.kept.contains(&id) {
                faults.at(place, |faults| {
                    faults.note(
                        "ATTACHMENT_NOT_FOUND",
                        format!("The attachment {id} is neither uploaded nor on the message"),
                    );
                });
            }
            if !seen.insert(id) {
                faults.at(place, |f| f.note("ATTACHMENT_DUPLICATED", "Listed twice"));
            }
        }
    });
}

/// A file or a request that is too large is refused before anything else.
///
/// # Errors
/// 413, "Request entity too large".
pub fn sizes(files: &[(u64, usize)]) -> Result<(), Refusal> {
    if files.iter().any(|(_, bytes)| *bytes > MOST_BYTES) {
        return Err(No::TooLarge.into());
    }
    Ok(())
}

/// A message must hold something.
///
/// # Errors
/// 50006, "Cannot send an empty message".
pub fn filled(
    content: &str,
    embeds: usize,
    components: usize,
    files: usize,
) -> Result<(), Refusal> {
    if content.trim().is_empty() && embeds == 0 && components == 0 && files == 0 {
        return Err(No::EmptyMessage.into());
    }
    Ok(())
}
