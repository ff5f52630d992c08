//! Filling in the fields of a form, as a person does.

use super::fill::{as_text, file_of, list, put, uploaded};
use super::ids::Id;
use super::impossible::Impossible;
use super::world::World;
use serde_json::{Map, Value, json};

/// A form in Discord's shape.
#[derive(Default)]
pub struct FilledForm {
    /// Its parts for the event.
    pub components: Vec<Value>,
    /// The files in it.
    pub resolved: Map<String, Value>,
    /// What they hold.
    pub uploads: Vec<(Id, Vec<u8>)>,
}

/// How many files there are in what was filled in.
pub fn files_in(fields: &Map<String, Value>) -> usize {
    fields.values().flat_map(|value| given_files(Some(value))).count()
}

/// The parts of a form with what was filled in. A file is given by its `filename` and `content`, several
/// as a list; each takes one of the `fresh` ids.
///
/// # Errors
/// [`Impossible`] for a field that a client would not let pass.
pub fn fill_form(
    world: &World,
    form: &Value,
    fields: &Map<String, Value>,
    fresh: &[Id],
) -> Result<FilledForm, Impossible> {
    let mut filled = FilledForm::default();
    let mut fresh = fresh.iter().copied();
    let rows = list(&form["components"]);
    // Older forms have rows with an input each, newer ones labels round theirs.
    let inputs =
        || rows.iter().flat_map(|row| list(&row["components"]).iter().chain(row.get("component")));
    if let Some(stranger) = fields.keys().find(|name| !inputs().any(|i| i["custom_id"] == **name)) {
        return Err(Impossible::Field { name: stranger.clone(), why: "no such field".into() });
    }
    let mut fill = |input: &Value| -> Result<Value, Impossible> {
        let name = input["custom_id"].as_str().unwrap_or_default();
        if input["type"] == 3 {
            return chosen(input, name, fields.get(name));
        }
        if input["type"] == 19 {
            let place = Place { name, input };
            return place.take(world, fields.get(name), &mut fresh, &mut filled);
        }
        let wrong = |why: &str| Impossible::Field { name: name.to_owned(), why: why.into() };
        let kept = input["value"].as_str().unwrap_or_default();
        let text = match fields.get(name) {
            Some(value) => as_text(value).ok_or_else(|| wrong("it takes text"))?,
            None => kept.to_owned(),
        };
        let length = text.chars().count() as u64;
        let required = input["required"].as_bool().unwrap_or(true);
        if length == 0 && required {
            return Err(wrong("it is required"));
        }
        if length > 0 && length < input["min_length"].as_u64().unwrap_or(0) {
            return Err(wrong("too short"));
        }
        if length > input["max_length"].as_u64().unwrap_or(4000) {
            return Err(wrong("too long"));
        }
        if input["style"] == 1 && text.contains('\n') {
            return Err(wrong("it has one line only"));
        }
        Ok(json!({ "type": 4, "id": 2, "custom_id": name, "value": text }))
    };
    let mut sent = Vec::new();
    for row in rows {
        if row["type"] == 18 {
            sent.push(json!({ "type": 18, "id": 1, "component": fill(&row["component"])? }));
            continue;
        }
        if row["type"] == 10 {
            sent.push(json!({ "type": 10, "id": 1 }));
            continue;
        }
        let filled: Result<Vec<Value>, _> =
            list(&row["components"]).iter().map(&mut fill).collect();
        sent.push(json!({ "type": 1, "id": 1, "components": filled? }));
    }
    filled.components = sent;
    Ok(filled)
}

/// A place for files.
struct Place<'a> {
    name: &'a str,
    input: &'a Value,
}

impl Place<'_> {
    fn wrong(&self, why: &str) -> Impossible {
        Impossible::Field { name: self.name.to_owned(), why: why.into() }
    }

    /// The place with the files that were put there.
    fn take(
        &self,
        world: &World,
        given: Option<&Value>,
        fresh: &mut impl Iterator<Item = Id>,
        filled: &mut FilledForm,
    ) -> Result<Value, Impossible> {
        let strange = match given {
            None | Some(Value::Null | Value::Object(_)) => false,
            Some(Value::Array(files)) => files.iter().any(|file| !file.is_object()),
            Some(Value::Bool(_) | Value::Number(_) | Value::String(_)) => true,
        };
        if strange {
            return Err(self.wrong("it takes a file"));
        }
        let count = given_files(given).count();
        let needed = self.input["required"].as_bool().unwrap_or(true);
        let least = self.input["min_values"].as_u64().unwrap_or(1) as usize;
        let most = self.input["max_values"].as_u64().unwrap_or(1) as usize;
        if count == 0 && needed && least > 0 {
            return Err(self.wrong("it is required"));
        }
        if count > 0 && !(least..=most).contains(&count) {
            return Err(self.wrong("so many files are not allowed"));
        }
        let mut values = Vec::new();
        for file in given_files(given) {
            let file = file_of(file).zip(fresh.next());
            let ((filename, content), id) = file.ok_or_else(|| self.wrong("it takes a file"))?;
            let (object, bytes) = uploaded(world, id, filename, content);
            filled.uploads.push((id, bytes));
            put(&mut filled.resolved, "attachments", id, object);
            values.push(id);
        }
        Ok(json!({ "type": 19, "id": 2, "custom_id": self.name, "values": values }))
    }
}

/// The files among what was given for a field.
fn given_files(given: Option<&Value>) -> impl Iterator<Item = &Value> {
    let several = given.and_then(Value::as_array);
    let one = given.filter(|given| given.is_object());
    several.into_iter().flatten().filter(|file| file.is_object()).chain(one)
}

/// A menu of a form with what was chosen in it: a value, or a list of them.
fn chosen(menu: &Value, name: &str, given: Option<&Value>) -> Result<Value, Impossible> {
    let wrong = |why: &str| Impossible::Field { name: name.to_owned(), why: why.into() };
    let entries = list(&menu["options"]);
    let usual = || entries.iter().filter(|entry| entry["default"] == true);
    let values: Vec<Value> = match given {
        None => usual().map(|entry| entry["value"].clone()).collect(),
        Some(Value::Array(values)) => values.clone(),
        Some(value) => vec![value.clone()],
    };
    if values.iter().any(|value| !entries.iter().any(|entry| entry["value"] == *value)) {
        return Err(wrong("it has no such entry"));
    }
    let required = menu["required"].as_bool().unwrap_or(true);
    let least = menu["min_values"].as_u64().unwrap_or(1) as usize;
    let most = menu["max_values"].as_u64().unwrap_or(1) as usize;
    if (required || !values.is_empty()) && !(least..=most).contains(&values.len()) {
        return Err(wrong("so many cannot be chosen"));
    }
    Ok(json!({ "type": 3, "id": 2, "custom_id": name, "values": values }))
}
