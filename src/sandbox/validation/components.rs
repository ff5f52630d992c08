//! Rules about rows, buttons, menus and forms that a schema cannot tell.

use super::form::{Faults, check};
use super::shapes;
use serde_json::Value;
use std::collections::BTreeSet;

/// Components one message may have in all, of the second generation.
const MOST_PARTS: usize = 40;

/// Checks the components of a message; `second` tells the generation its flags announce.
pub fn message(components: &Value, second: bool, faults: &mut Faults) {
    let holds = if second { &shapes::PARTS } else { &shapes::ROWS };
    check(components, holds, faults);
    let Some(components) = components.as_array() else { return };
    let mut seen = BTreeSet::new();
    let mut count = 0;
    walk(components, &mut seen, &mut count, faults);
    if second && count > MOST_PARTS {
        let said = format!("The total number of components cannot exceed {MOST_PARTS}");
        faults.note("BASE_TYPE_BAD_LENGTH", said);
    }
}

/// Checks a form's inputs.
pub fn modal(modal: &Value, faults: &mut Faults) {
    super::form::object(modal, shapes::MODAL, faults);
    let Some(rows) = modal["components"].as_array() else { return };
    faults.at("components", |faults| {
        let mut seen = BTreeSet::new();
        walk(rows, &mut seen, &mut 0, faults);
    });
}

fn walk(components: &[Value], seen: &mut BTreeSet<String>, count: &mut usize, faults: &mut Faults) {
    for (place, component) in components.iter().enumerate() {
        faults.at(place, |faults| one(component, seen, count, faults));
    }
}

fn one(component: &Value, seen: &mut BTreeSet<String>, count: &mut usize, faults: &mut Faults) {
    *count += 1;
    if let Some(id) = component["custom_id"].as_str()
        && !seen.insert(id.to_owned())
    {
        faults.at("custom_id", |faults| {
            faults
                .note("COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated");
        });
    }
    match component["type"].as_u64() {
        Some(1) => row(component, faults),
        Some(2) => button(component, faults),
        Some(3) => menu(component, faults),
        Some(4) => input(component, faults),
        Some(19) => files(component, faults),
        _ => {}
    }
    if let Some(inner) = component["components"].as_array() {
        faults.at("components", |faults| walk(inner, seen, count, faults));
    }
    if let Some(labelled) = component.get("component") {
        faults.at("component", |faults| one(labelled, seen, count, faults));
    }
    if let Some(accessory) = component.get("accessory") {
        faults.at("accessory", |faults| one(accessory, seen, count, faults));
    }
}

/// A menu or an input stands alone in its row.
fn row(row: &Value, faults: &mut Faults) {
    let Some(inner) = row["components"].as_array() else { return };
    let alone = inner.iter().any(|c| c["type"].as_u64().is_some_and(|kind| kind != 2));
    if alone && inner.len() > 1 {
        faults.at("components", |faults| {
            faults.note(
                "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
                "The specified component exceeds the maximum width",
            );
        });
    }
}

/// What a button needs hangs on its style.
fn button(button: &Value, faults: &mut Faults) {
    let has = |key: &str| !button[key].is_null();
    let style = button["style"].as_u64().unwrap_or_default();
    let (wants, others): (&str, [&str; 2]) = match style {
        5 => ("url", ["custom_id", "sku_id"]),
        6 => ("sku_id", ["custom_id", "url"]),
        _ => ("custom_id", ["url", "sku_id"]),
    };
    if !has(wants) {
        faults.at(wants, |f| f.note("BASE_TYPE_REQUIRED", "This field is required"));
    }
    for other in others.into_iter().filter(|other| has(other)) {
        faults.at(other, |faults| {
            faults.note(
                "BUTTON_COMPONENT_INVALID_KEY",
                format!("A button of this style cannot have {other}"),
            );
        });
    }
    let blank = button["label"].as_str().is_none_or(|label| label.trim().is_empty());
    if style != 6 && blank && !has("emoji") {
        faults.at("label", |faults| {
            faults.note("BASE_TYPE_REQUIRED", "A button needs a label or an emoji");
        });
    }
}

/// Entries of a menu are unlike, and its counts fit them.
fn menu(menu: &Value, faults: &mut Faults) {
    let Some(entries) = menu["options"].as_array() else { return };
    let mut seen = BTreeSet::new();
    for (place, entry) in entries.iter().enumerate() {
        if entry["value"].as_str().is_some_and(|value| !seen.insert(value)) {
            let duplicate = |f: &mut Faults| {
                f.note(
                    "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                    "The specified option value is already used",
                );
            };
            faults.at("options", |f| f.at(place, |f| f.at("value", duplicate)));
        }
    }
    let most = menu["max_values"].as_u64().unwrap_or(1) as usize;
    let least = menu["min_values"].as_u64().unwrap_or(1) as usize;
    let chosen = entries.iter().filter(|entry| entry["default"] == true).count();
    if most > entries.len() || least > most {
        faults.at("max_values", |faults| {
            faults.note("NUMBER_TYPE_RANGE", "min_values, max_values and options do not fit");
        });
    }
    if chosen > most {
        faults.at("options", |faults| {
            faults.note("SELECT_COMPONENT_TOO_MANY_DEFAULTS", "More defaults than max_values");
        });
    }
}

/// A place for files takes at least as many as it needs.
fn files(place: &Value, faults: &mut Faults) {
    let least = place["min_values"].as_u64().unwrap_or(1);
    if least > place["max_values"].as_u64().unwrap_or(1) {
        faults.at("max_values", |faults| {
            faults.note("NUMBER_TYPE_RANGE", "min_values is larger than max_values");
        });
    }
}

/// The text that an input starts with must be one that may be sent.
fn input(input: &Value, faults: &mut Faults) {
    let least = input["min_length"].as_u64().unwrap_or(0);
    let most = input["max_length"].as_u64().unwrap_or(4000);
    if least > most {
        faults.at("min_length", |faults| {
            faults.note("NUMBER_TYPE_RANGE", "min_length is larger than max_length");
        });
    }
    let given = input["value"].as_str().map_or(0, |text| text.chars().count() as u64);
    if given > most {
        faults.at("value", |faults| {
            faults.note("BASE_TYPE_BAD_LENGTH", format!("Must be {most} or fewer in length."));
        });
    }
}
