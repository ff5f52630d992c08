//! Registers the commands, and only when Discord has others: it counts registrations.

use serde_json::{Map, Value};

use super::commands;
use super::rest::{Fault, Method, Rest, Route};
use crate::catalog::Catalog;

/// Compares the commands Discord has with ours and replaces them if they differ. Returns whether
/// they did.
///
/// # Errors
/// If Discord refuses or does not answer.
pub async fn register(rest: &Rest, application: u64, catalog: Catalog) -> Result<bool, Fault> {
    let ours = commands::registration(catalog);
    let theirs = rest.json(Method::GET, Route::Commands(application), None).await?;
    if same(&ours, &theirs) {
        return Ok(false);
    }
    rest.json(Method::PUT, Route::Commands(application), Some(&ours)).await?;
    Ok(true)
}

/// Whether two lists of commands mean the same, whatever their order and however they spell out
/// what goes without saying.
fn same(ours: &Value, theirs: &Value) -> bool {
    let sorted = |list: &Value| {
        let mut list: Vec<_> =
            list.as_array().into_iter().flatten().map(|command| plain(command, COMMAND)).collect();
        list.sort_by_key(|command| (command["type"].to_string(), command["name"].to_string()));
        list
    };
    sorted(ours) == sorted(theirs)
}

/// The fields of a command that say what it is; the rest (numbers, versions) is Discord's.
const COMMAND: &[&str] = &[
    "name",
    "name_localizations",
    "type",
    "description",
    "description_localizations",
    "contexts",
    "integration_types",
    "default_member_permissions",
    "nsfw",
    "options",
];

const OPTION: &[&str] = &[
    "name",
    "name_localizations",
    "type",
    "description",
    "description_localizations",
    "required",
    "autocomplete",
    "choices",
    "min_value",
    "max_value",
    "min_length",
    "max_length",
    "channel_types",
    "options",
];

const CHOICE: &[&str] = &["name", "name_localizations", "value"];

/// The named fields without those that say nothing: null, false, empty.
fn plain(thing: &Value, fields: &[&str]) -> Value {
    let mut said = Map::new();
    for &field in fields {
        let value = match (field, &thing[field]) {
            ("options", Value::Array(list)) => list.iter().map(|one| plain(one, OPTION)).collect(),
            ("choices", Value::Array(list)) => list.iter().map(|one| plain(one, CHOICE)).collect(),
            ("contexts" | "integration_types", Value::Array(list)) => {
                let mut list = list.clone();
                list.sort_by_key(Value::as_u64);
                Value::Array(list)
            }
            (_, value) => value.clone(),
        };
        if !says_nothing(&value) {
            said.insert(field.to_owned(), value);
        }
    }
    Value::Object(said)
}

fn says_nothing(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => true,
        Value::String(text) => text.is_empty(),
        Value::Array(list) => list.is_empty(),
        Value::Object(map) => map.is_empty(),
        Value::Bool(true) | Value::Number(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::CATALOG;
    use serde_json::json;

    /// Our commands as Discord gives them back: in another order, numbered, all defaults said.
    fn as_discord_has_them() -> Value {
        let mut theirs = commands::registration(CATALOG);
        let list = theirs.as_array_mut().unwrap();
        list.reverse();
        for (nth, command) in list.iter_mut().enumerate() {
            command["id"] = json!(nth.to_string());
            command["application_id"] = json!("1");
            command["version"] = json!("17");
            command["dm_permission"] = json!(true);
            if command["type"] == 2 {
                command["description_localizations"] = json!({});
            }
            command["contexts"].as_array_mut().unwrap().reverse();
            if command["type"] == 2 {
                command["description"] = json!("");
            }
            for option in
                command.get_mut("options").and_then(Value::as_array_mut).into_iter().flatten()
            {
                option["required"] = json!(option["required"] == true);
                option["channel_types"] = json!(null);
            }
        }
        theirs
    }

    #[test]
    fn what_discord_gives_back_is_the_same() {
        assert!(same(&commands::registration(CATALOG), &as_discord_has_them()));
    }

    #[test]
    fn every_real_change_is_seen() {
        let change = |pointer: &str, value: Value| {
            let mut theirs = as_discord_has_them();
            *theirs.pointer_mut(pointer).unwrap() = value;
            assert!(!same(&commands::registration(CATALOG), &theirs), "{pointer}");
        };
        let nth = |name: &str| {
            let theirs = as_discord_has_them();
            theirs.as_array().unwrap().iter().position(|one| one["name"] == name).unwrap()
        };
        let (play, movement) = (nth("play"), nth("move"));
        change(&format!("/{play}/description"), json!("Start"));
        change(&format!("/{play}/nsfw"), json!(true));
        change(&format!("/{play}/name_localizations"), json!(null));
        change(&format!("/{play}/description_localizations/de"), json!("Spielen"));
        change(&format!("/{play}/options/0/name_localizations/de"), json!("partie"));
        change(&format!("/{play}/options/0/choices/0/name_localizations/de"), json!("Damen"));
        change(&format!("/{play}/contexts"), json!([0]));
        change(&format!("/{play}/default_member_permissions"), json!("32"));
        change(&format!("/{play}/options/2/max_value"), json!(9));
        change(&format!("/{play}/options/4/choices/0/name"), json!("Lot"));
        change(&format!("/{movement}/options/0/required"), json!(false));
        change(&format!("/{movement}/options/1/name"), json!("game"));
        let mut fewer = as_discord_has_them();
        fewer.as_array_mut().unwrap().pop();
        assert!(!same(&commands::registration(CATALOG), &fewer));
        assert!(!same(&commands::registration(CATALOG), &json!([])));
    }
}
