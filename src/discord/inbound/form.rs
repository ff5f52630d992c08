//! What was entered in a form.

use serde_json::Value;

use super::raw::{Field, Form, Resolved, Snowflake};
use crate::message::{Entered, FieldValue};

/// The number of a text input, which counts as empty if nothing was entered,
const TEXT_INPUT: u8 = 4;
/// and that of a place for files.
const FILES: u8 = 19;

/// What was entered, field by field, in rows and in labels: a text as it is, a switch as `true` or
/// `false`, what was chosen in a list, and files.
pub(super) fn entered(form: Form) -> Entered {
    let mut fields = Vec::new();
    for field in form.components.unwrap_or_default() {
        enter(field, form.resolved.as_ref(), &mut fields);
    }
    fields.into_iter().collect()
}

fn enter(field: Field, resolved: Option<&Resolved>, fields: &mut Vec<(String, FieldValue)>) {
    // serde_json reads no deeper than 128 levels, so neither does this.
    for inner in field.components.unwrap_or_default() {
        enter(inner, resolved, fields);
    }
    if let Some(inner) = field.component {
        enter(*inner, resolved, fields);
    }
    let Some(name) = field.custom_id else { return };
    let value = match (field.value, field.values) {
        (Some(Value::String(text)), _) => FieldValue::Text(text),
        (Some(Value::Bool(on)), _) => FieldValue::Text(on.to_string()),
        (Some(Value::Number(number)), _) => FieldValue::Text(number.to_string()),
        (_, values) if field.kind == Some(FILES) => {
            let file = |id: String| {
                let files = resolved?.attachments.as_ref()?;
                Some(files.get(&Snowflake::try_from(id).ok()?)?.upload())
            };
            FieldValue::Files(values.into_iter().flatten().filter_map(file).collect())
        }
        (_, Some(values)) => FieldValue::Chosen(values),
        (_, None) if field.kind == Some(TEXT_INPUT) => FieldValue::Text(String::new()),
        (Some(Value::Null | Value::Array(_) | Value::Object(_)) | None, None) => return,
    };
    fields.push((name, value));
}
