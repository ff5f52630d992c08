//! Rules about embeds that a schema cannot tell.

use super::form::Faults;
use serde_json::Value;

/// Characters that all embeds of a message may have together.
const MOST_TEXT: usize = 6000;

/// Checks the embeds of a message.
pub fn check(embeds: &Value, faults: &mut Faults) {
    let Some(embeds) = embeds.as_array() else { return };
    let total: usize = embeds.iter().map(size).sum();
    if total > MOST_TEXT {
        let said = format!("Embed size exceeds maximum size of {MOST_TEXT}");
        faults.note("MAX_EMBED_SIZE_EXCEEDED", said);
    }
    for (place, embed) in embeds.iter().enumerate() {
        let shows = ["title", "description", "fields", "image", "thumbnail", "author", "footer"];
        let empty = |key: &str| match &embed[key] {
            Value::Null => true,
            Value::String(text) => text.is_empty(),
            Value::Array(items) => items.is_empty(),
            _ => false,
        };
        if shows.iter().all(|key| empty(key)) {
            faults.at(place, |faults| {
                faults
                    .at("description", |f| f.note("BASE_TYPE_REQUIRED", "This field is required"));
            });
        }
    }
}

/// The characters of one embed that count.
fn size(embed: &Value) -> usize {
    let text = |value: &Value| value.as_str().map_or(0, |text| text.chars().count());
    let fields = embed["fields"].as_array().map_or(0, |fields| {
        fields.iter().map(|field| text(&field["name"]) + text(&field["value"])).sum()
    });
    text(&embed["title"])
        + text(&embed["description"])
        + text(&embed["footer"]["text"])
        + text(&embed["author"]["name"])
        + fields
}
