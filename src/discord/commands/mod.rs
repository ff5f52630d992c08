//! Every command people can type, as constant data.
//!
//! Names are wire names that inbound reads; texts are English. What other languages call all this
//! stands in their `command.ftl`, by the keys that `Translations` knows.

mod all;
mod command;
mod translations;

use serde_json::{Value, json};
use translations::Translations;

use crate::catalog::{Catalog, Entry};
use crate::table::TOP_LEVEL;

/// The most characters of what is typed with suggestions: a position with some options has room.
const TYPED_MOST: u16 = 500;

pub use all::{CHALLENGE, COMMANDS};
pub use command::{Command, CommandOption, Takes};

/// All commands as Discord wants them registered, with the games of this catalog to choose from, in
/// every language that is spoken.
#[must_use]
pub fn registration(catalog: Catalog) -> Value {
    let translations = Translations::of(catalog);
    COMMANDS.iter().map(|command| body(command, catalog, &translations)).collect()
}

fn body(command: &Command, catalog: Catalog, translations: &Translations) -> Value {
    // Contexts: 0 servers, 1 the bot's direct messages, 2 other private chats.
    let contexts: &[u8] = if command.direct { &[0, 1, 2] } else { &[0, 2] };
    let mut body = json!({
        "name": command.name,
        "type": if command.on_person { 2 } else { 1 },
        "contexts": contexts,
        // Installable in servers and on accounts.
        "integration_types": [0, 1],
        "default_member_permissions": null,
        "nsfw": false,
    });
    put(&mut body, "name_localizations", translations.command(command));
    if !command.on_person {
        body["description"] = command.about.into();
        put(&mut body, "description_localizations", translations.command_about(command));
        let options = command.options.iter();
        body["options"] =
            options.map(|option| option_body(command, option, catalog, translations)).collect();
    }
    body
}

fn option_body(
    command: &Command,
    option: &CommandOption,
    catalog: Catalog,
    translations: &Translations,
) -> Value {
    let mut body = json!({
        "name": option.name,
        "description": option.about,
        "type": kind(option.takes),
    });
    put(&mut body, "name_localizations", translations.argument(command, option));
    put(&mut body, "description_localizations", translations.argument_about(command, option));
    if option.required {
        body["required"] = true.into();
    }
    match option.takes {
        Takes::Suggested => {
            body["autocomplete"] = true.into();
            body["max_length"] = TYPED_MOST.into();
        }
        Takes::Game => {
            let game = |entry: &Entry| {
                choice(entry.info.title, entry.info.slug, translations.title(entry.info))
            };
            body["choices"] = catalog.iter().map(game).collect();
        }
        Takes::OneOf(choices) => {
            let one =
                |&(name, value): &(&str, &str)| choice(name, value, translations.choice(value));
            body["choices"] = choices.iter().map(one).collect();
        }
        Takes::Whole(least, most) => {
            body["min_value"] = least.into();
            body["max_value"] = most.into();
        }
        Takes::Level => {
            body["autocomplete"] = true.into();
            body["min_value"] = 1.into();
            body["max_value"] = TOP_LEVEL.into();
        }
        Takes::Text | Takes::Flag | Takes::Person | Takes::File => {}
    }
    body
}

const fn kind(takes: Takes) -> u8 {
    match takes {
        Takes::Text | Takes::Suggested | Takes::Game | Takes::OneOf(_) => 3,
        Takes::Whole(..) | Takes::Level => 4,
        Takes::Flag => 5,
        Takes::Person => 6,
        Takes::File => 11,
    }
}

fn choice(name: &str, value: &str, others: Value) -> Value {
    let mut body = json!({ "name": name, "value": value });
    put(&mut body, "name_localizations", others);
    body
}

/// Texts in other languages; nothing where there are none.
fn put(body: &mut Value, field: &str, texts: Value) {
    if texts.as_object().is_some_and(|texts| !texts.is_empty()) {
        body[field] = texts;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::CATALOG;

    /// Leaves one language besides English: the others look the same.
    fn only_german(body: &mut Value) {
        match body {
            Value::Object(fields) => {
                for (name, value) in fields {
                    match value.as_object_mut() {
                        Some(texts) if name.ends_with("_localizations") => {
                            texts.retain(|code, _| code == "de");
                        }
                        _ => only_german(value),
                    }
                }
            }
            Value::Array(items) => items.iter_mut().for_each(only_german),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
        }
    }

    #[test]
    fn a_command_looks_as_discord_wants_it() {
        let mut all = registration(CATALOG);
        only_german(&mut all);
        let find = |name: &str| {
            all.as_array().unwrap().iter().find(|command| command["name"] == name).unwrap().clone()
        };
        assert_eq!(
            find("resign"),
            json!({
                "name": "resign",
                "name_localizations": { "de": "aufgeben" },
                "type": 1,
                "description": "Resign a game; asks you to confirm",
                "description_localizations": {
                    "de": "Eine Partie aufgeben; fragt vorher nach",
                },
                "contexts": [0, 1, 2],
                "integration_types": [0, 1],
                "default_member_permissions": null,
                "nsfw": false,
                "options": [{
                    "name": "table",
                    "name_localizations": { "de": "partie" },
                    "description": "Which game, if you have more than one here",
                    "description_localizations": {
                        "de": "Welche Partie, falls du hier mehrere hast",
                    },
                    "type": 3,
                    "autocomplete": true,
                    "max_length": 500,
                }],
            })
        );
        assert_eq!(
            find(CHALLENGE),
            json!({
                "name": "Challenge to a game",
                "name_localizations": { "de": "Zu einer Partie herausfordern" },
                "type": 2,
                "contexts": [0, 2],
                "integration_types": [0, 1],
                "default_member_permissions": null,
                "nsfw": false,
            })
        );
        let play = find("play");
        assert_eq!(
            play["options"][2],
            json!({
                "name": "computer",
                "name_localizations": { "de": "computer" },
                "description": "Level of the computer, 1 (easiest) to 10 (strongest)",
                "description_localizations": {
                    "de": "Stufe des Computers, 1 (sanft) bis 10 (am stärksten)",
                },
                "type": 4,
                "min_value": 1,
                "max_value": 10,
                "autocomplete": true,
            })
        );
        assert_eq!(
            play["options"][4]["choices"][1],
            json!({
                "name": "I move first",
                "name_localizations": { "de": "Ich ziehe zuerst" },
                "value": "me",
            })
        );
        assert_eq!(
            play["options"][0]["choices"][0],
            json!({
                "name": "Chess",
                "name_localizations": { "de": "Schach" },
                "value": "chess",
            })
        );
        assert_eq!(find("leaderboard")["options"][0]["required"], true);
    }
}
