//! Filling in the options of a command, as a person does.

use super::ids::Id;
use super::impossible::Impossible;
use super::message::Attachment;
use super::world::World;
use serde_json::{Map, Value, json};

/// One option as a person gave it.
#[derive(Clone, Debug)]
pub struct Given {
    /// The option's name.
    pub name: String,
    pub value: Value,
}

/// Options in Discord's form.
pub struct Filled {
    /// The list for the event.
    pub options: Vec<Value>,
    /// The people and files that the options mean.
    pub resolved: Map<String, Value>,
    /// The files that came along.
    pub uploads: Vec<(Id, Vec<u8>)>,
    /// An id for the file, if there is one.
    fresh: Id,
}

/// The given options checked against the registered command.
///
/// With `focused` (an autocompletion) nothing needs to be complete.
///
/// # Errors
/// [`Impossible`] for what a client would not let a person send.
pub fn fill(
    world: &World,
    command: &Value,
    path: &[&str],
    given: Vec<Given>,
    focused: Option<&str>,
    fresh: Id,
) -> Result<Filled, Impossible> {
    let mut known = list(&command["options"]);
    let mut above = Vec::new();
    for word in path {
        let inner = known.iter().find(|o| o["name"] == *word && o["type"].as_u64() <= Some(2));
        let inner = inner.ok_or_else(|| Impossible::NoCommand((*word).to_owned()))?;
        above.push(inner);
        known = list(&inner["options"]);
    }
    if known.iter().any(|option| option["type"].as_u64() <= Some(2)) {
        return Err(Impossible::NoCommand(format!("{} without a subcommand", command["name"])));
    }
    let given: Vec<Given> = given.into_iter().filter(|one| !one.value.is_null()).collect();
    if focused.is_none() {
        let absent = known
            .iter()
            .find(|o| o["required"] == true && !given.iter().any(|g| o["name"] == g.name));
        if let Some(absent) = absent {
            return Err(wrong(absent["name"].as_str().unwrap_or_default(), "it is required"));
        }
    }
    let mut found =
        Filled { options: Vec::new(), resolved: Map::new(), uploads: Vec::new(), fresh };
    let mut filled = Vec::new();
    for one in given {
        let option = known.iter().find(|option| option["name"] == one.name);
        let option = option.ok_or_else(|| wrong(&one.name, "the command has no such option"))?;
        let focus = focused == Some(one.name.as_str());
        if focus && option["autocomplete"] != true {
            return Err(wrong(&one.name, "it offers no suggestions"));
        }
        let value = if focus { one.value } else { fit(world, option, one, &mut found)? };
        let mut sent = json!({ "name": option["name"], "type": option["type"], "value": value });
        if focus {
            sent["focused"] = json!(true);
            // What is being typed is text, whatever it will be in the end.
            if let Value::Number(number) = &sent["value"] {
                sent["value"] = json!(number.to_string());
            }
        }
        filled.push(sent);
    }
    if let Some(name) = focused
        && !filled.iter().any(|option| option["focused"] == true)
    {
        return Err(wrong(name, "nothing is typed there"));
    }
    for outer in above.into_iter().rev() {
        filled = vec![json!({ "name": outer["name"], "type": outer["type"], "options": filled })];
    }
    found.options = filled;
    Ok(found)
}

/// The type of the option that is being typed, if one is.
pub fn completed(options: &Value) -> Option<u64> {
    list(options).iter().find_map(|option| {
        let here = option["type"].as_u64().filter(|_| option["focused"] == true);
        here.or_else(|| completed(&option["options"]))
    })
}

pub(super) fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn wrong(name: &str, why: impl Into<String>) -> Impossible {
    Impossible::Option { name: name.to_owned(), why: why.into() }
}

/// A value in the option's type and bounds.
fn fit(
    world: &World,
    option: &Value,
    given: Given,
    found: &mut Filled,
) -> Result<Value, Impossible> {
    let Given { name, value } = given;
    let say = |why: &str| wrong(&name, why);
    let value = match option["type"].as_u64() {
        Some(3) => Value::String(as_text(&value).ok_or_else(|| say("it takes text"))?),
        Some(4) => {
            let typed = value.as_str().and_then(|text| text.trim().parse::<i64>().ok());
            json!(value.as_i64().or(typed).ok_or_else(|| say("it takes a whole number"))?)
        }
        Some(5) => {
            let typed = value.as_str().and_then(|text| text.to_lowercase().parse::<bool>().ok());
            json!(value.as_bool().or(typed).ok_or_else(|| say("it takes yes or no"))?)
        }
        Some(6 | 9) => {
            let id = Id::of(&value).ok_or_else(|| say("it takes a person"))?;
            let user = world.user(id).ok_or_else(|| say("there is no such person"))?;
            put(&mut found.resolved, "users", id, user);
            if let Some(person) = world.person(id).filter(|person| person.member) {
                put(
                    &mut found.resolved,
                    "members",
                    id,
                    crate::sandbox::people::member(id.moment(), World::rights_of(person)),
                );
            }
            json!(id)
        }
        Some(10) => {
            let typed = value.as_str().and_then(|text| text.trim().parse::<f64>().ok());
            json!(value.as_f64().or(typed).ok_or_else(|| say("it takes a number"))?)
        }
        Some(11) => {
            if !found.uploads.is_empty() {
                return Err(say("the sandbox takes one file a command"));
            }
            let (filename, content) = file_of(&value).ok_or_else(|| say("it takes a file"))?;
            let (object, bytes) = uploaded(world, found.fresh, filename, content);
            found.uploads.push((found.fresh, bytes));
            put(&mut found.resolved, "attachments", found.fresh, object);
            json!(found.fresh)
        }
        _ => return Err(say("the sandbox does not know this type of option")),
    };
    bounds(option, &name, &value)?;
    Ok(value)
}

/// The name and the text of a file that a person chose.
pub(super) fn file_of(value: &Value) -> Option<(&str, &str)> {
    value["filename"].as_str().zip(value["content"].as_str())
}

/// A file as Discord tells of it, and what it holds.
pub(super) fn uploaded(world: &World, id: Id, filename: &str, content: &str) -> (Value, Vec<u8>) {
    let attachment = Attachment::new(id, filename, None, content.as_bytes());
    let mut object = attachment.json(&world.base, id, true);
    object["url"] = json!(format!("{}/uploads/{id}/{filename}", world.base));
    (object, content.as_bytes().to_vec())
}

pub(super) fn put(resolved: &mut Map<String, Value>, kind: &str, id: Id, object: Value) {
    let group = resolved.entry(kind).or_insert_with(|| json!({}));
    group[id.to_string()] = object;
}

pub(super) fn as_text(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text.clone()),
        Value::Number(number) => Some(number.to_string()),
        _ => None,
    }
}

/// Choices, smallest and largest values and lengths.
fn bounds(option: &Value, name: &str, value: &Value) -> Result<(), Impossible> {
    let choices = list(&option["choices"]);
    if !choices.is_empty() && !choices.iter().any(|choice| choice["value"] == *value) {
        return Err(wrong(name, format!("{value} is not one of the choices")));
    }
    if let Some(number) = value.as_f64() {
        let low = option["min_value"].as_f64().is_some_and(|least| number < least);
        let high = option["max_value"].as_f64().is_some_and(|most| number > most);
        if low || high {
            return Err(wrong(name, format!("{number} is out of bounds")));
        }
    }
    if let Some(text) = value.as_str().filter(|_| option["type"] == 3) {
        let length = text.chars().count() as u64;
        let short = length < option["min_length"].as_u64().unwrap_or(1);
        let long = length > option["max_length"].as_u64().unwrap_or(6000);
        if short || long {
            return Err(wrong(name, format!("{length} characters are not allowed")));
        }
    }
    Ok(())
}
