//! Forms as Discord's JSON.

use serde_json::{Value, json};

use super::bound::{self, within};
use super::{Payload, entry, set};
use crate::discord::custom_id;
use crate::message::{Choice, FilePlace, FormField, Input, Modal, Select};

/// Which forms can be sent, by what can be read of them when they come back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Forms {
    /// All that Discord has: labels around fields for text, choices and files.
    Whole,
    /// Fields for text, one in each row: serenity drops what stands in labels.
    Typed,
}

/// A form, as the answer to an interaction.
#[must_use]
pub fn modal(modal: &Modal, forms: Forms) -> Payload {
    let components: Value = match forms {
        Forms::Whole => modal.fields.iter().map(labelled).collect(),
        Forms::Typed => modal.typed.iter().map(row).collect(),
    };
    Payload::plain(json!({
        "custom_id": custom_id::write(&modal.id),
        "title": within(&modal.title, bound::FORM),
        "components": components,
    }))
}

/// A field with its label around it.
fn labelled(field: &FormField) -> Value {
    let (label, description, component) = match field {
        FormField::Text(field) => (&field.label, &field.description, input(field)),
        FormField::Select(field) => (&field.label, &field.description, select(field)),
        FormField::Files(place) => (&place.label, &place.description, files(place)),
    };
    let label = within(label, bound::FORM);
    let mut body = json!({ "type": 18, "label": label, "component": component });
    set(&mut body, "description", &within(description, bound::ENTRY));
    body
}

/// A row with a field that says itself what it is called.
fn row(field: &Input) -> Value {
    let mut input = input(field);
    input["label"] = within(&field.label, bound::FORM).into();
    json!({ "type": 1, "components": [input] })
}

fn input(field: &Input) -> Value {
    let mut body = json!({
        "type": 4,
        "custom_id": field.name,
        "style": if field.long { 2 } else { 1 },
        "max_length": field.max,
        "required": field.required,
    });
    set(&mut body, "placeholder", &within(&field.placeholder, bound::ENTRY));
    set(&mut body, "value", &within(&field.value, field.max.into()));
    body
}

fn select(field: &Select) -> Value {
    let (least, most) = match field.choice {
        Choice::One => (1, 1),
        Choice::Any => (0, field.entries.len()),
    };
    json!({
        "type": 3,
        "custom_id": field.name,
        "options": field.entries.iter().map(entry).collect::<Value>(),
        "min_values": least,
        "max_values": most,
        "required": field.choice == Choice::One,
    })
}

fn files(place: &FilePlace) -> Value {
    json!({
        "type": 19,
        "custom_id": place.name,
        "min_values": u8::from(place.required),
        "max_values": place.most,
        "required": place.required,
    })
}
