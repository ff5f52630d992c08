//! Rules about commands: names, order of options, counts and sums.

use super::form::{Faults, object};
use super::{Refusal, shapes};
use serde_json::Value;
use std::collections::BTreeSet;

/// All text of one command, the longest language of each field.
const MOST_TEXT: usize = 8000;
/// How many commands of each type: slash, user, message.
const MOST: [(u64, usize); 3] = [(1, 100), (2, 15), (3, 15)];

/// Checks a whole registration.
///
/// # Errors
/// "Invalid Form Body" with every fault, or 30032 for too many.
pub fn all(commands: &Value) -> Result<(), Refusal> {
    let mut faults = Faults::default();
    let Some(list) = commands.as_array() else {
        faults.note("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType");
        return faults.verdict();
    };
    for (kind, most) in MOST {
        if list.iter().filter(|c| kind_of(c) == kind).count() > most {
            return Err(Refusal {
                status: 400,
                code: 30032,
                message: format!("Maximum number of application commands reached ({most})."),
                errors: None,
            });
        }
    }
    let mut seen = BTreeSet::new();
    for (place, command) in list.iter().enumerate() {
        faults.at(place, |faults| {
            one(command, faults);
            if !seen.insert((kind_of(command), command["name"].as_str().unwrap_or_default())) {
                let said = "Application command names must be unique";
                faults.note("APPLICATION_COMMANDS_DUPLICATE_NAME", said);
            }
        });
    }
    faults.verdict()
}

fn kind_of(command: &Value) -> u64 {
    command["type"].as_u64().unwrap_or(1)
}

/// Checks one command.
pub fn one(command: &Value, faults: &mut Faults) {
    object(command, shapes::COMMAND, faults);
    let described = command["description"].as_str().is_some_and(|text| !text.is_empty());
    if kind_of(command) == 1 {
        names(command, faults);
        if !described {
            faults.at("description", |f| f.note("BASE_TYPE_REQUIRED", "This field is required"));
        }
        options(&command["options"], 0, faults);
    } else {
        if described {
            faults.at("description", |faults| {
                let said = "Context menu commands cannot have description";
                faults.note("APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_INVALID", said);
            });
        }
        if command["options"].as_array().is_some_and(|options| !options.is_empty()) {
            faults.at("options", |faults| {
                let said = "Context menu commands cannot have options";
                faults.note("APPLICATION_COMMAND_CONTEXT_MENU_OPTIONS_INVALID", said);
            });
        }
    }
    let size = size(command);
    if size > MOST_TEXT {
        let said = format!("Command exceeds maximum size ({MOST_TEXT}): {size}");
        faults.note("APPLICATION_COMMAND_TOO_LARGE", said);
    }
}

/// A name and its translations: lower case, no blanks.
fn names(named: &Value, faults: &mut Faults) {
    let said = "Command name is invalid";
    if named["name"].as_str().is_some_and(|name| !well_named(name)) {
        faults.at("name", |f| f.note("APPLICATION_COMMAND_INVALID_NAME", said));
    }
    let Some(translations) = named["name_localizations"].as_object() else { return };
    for (locale, name) in translations {
        if name.as_str().is_some_and(|name| !well_named(name)) {
            faults.at("name_localizations", |faults| {
                faults.at(locale, |f| f.note("APPLICATION_COMMAND_INVALID_NAME", said));
            });
        }
    }
}

fn well_named(name: &str) -> bool {
    let sign = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | '\'');
    name.chars().all(sign) && name.to_lowercase() == name
}

/// Options at some depth: subcommands only above plain options, required ones first.
fn options(list: &Value, depth: usize, faults: &mut Faults) {
    let Some(list) = list.as_array() else { return };
    let kind = |option: &Value| option["type"].as_u64().unwrap_or(0);
    let groups = list.iter().filter(|option| kind(option) <= 2).count();
    let mut seen = BTreeSet::new();
    let mut optional_before = false;
    faults.at("options", |faults| {
        if groups != 0 && groups != list.len() {
            let said = "Sub-command and sub-command group option types are mutually exclusive to all other types";
            faults.note("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", said);
        }
        for (place, option) in list.iter().enumerate() {
            faults.at(place, |faults| {
                names(option, faults);
                if !seen.insert(option["name"].as_str().unwrap_or_default()) {
                    let said = "Option name already exists in this options list";
                    faults.at("name", |f| {
                        f.note("APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", said);
                    });
                }
                if option["required"] == true && optional_before {
                    let said = "Required options must be placed before non-required options";
                    faults.note("APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", said);
                }
                nested(option, depth, faults);
                choices(option, faults);
            });
            optional_before |= kind(option) > 2 && option["required"] != true;
        }
    });
}

/// A group stands above subcommands, a subcommand above plain options.
fn nested(option: &Value, depth: usize, faults: &mut Faults) {
    let allowed = match option["type"].as_u64() {
        Some(1) => depth <= 1,
        Some(2) => depth == 0,
        _ => option["options"].as_array().is_none_or(Vec::is_empty),
    };
    if !allowed {
        let said = "This type of option cannot stand here";
        faults.at("type", |f| f.note("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", said));
    }
    options(&option["options"], depth + 1, faults);
}

/// Whether a value can be chosen in an option of this type.
pub fn fits(kind: u64, value: &Value) -> bool {
    match kind {
        3 => value.as_str().is_some_and(|text| (1..=100).contains(&text.chars().count())),
        4 => value.is_i64(),
        _ => value.is_number(),
    }
}

/// Choices fit the option's type, are unlike, and exclude autocompletion.
fn choices(option: &Value, faults: &mut Faults) {
    let kind = option["type"].as_u64().unwrap_or(0);
    let list = option["choices"].as_array().map_or(&[][..], Vec::as_slice);
    let typed = matches!(kind, 3 | 4 | 10);
    if option["autocomplete"] == true && (!list.is_empty() || !typed) {
        let said = "Autocomplete needs a text or number option without choices";
        faults.at("autocomplete", |f| {
            f.note("APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES_EXCLUSIVE", said);
        });
    }
    if !list.is_empty() && !typed {
        let said = "This type of option cannot have choices";
        faults.at("choices", |f| f.note("APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID", said));
    }
    let mut seen = BTreeSet::new();
    for (place, choice) in list.iter().enumerate() {
        if !fits(kind, &choice["value"]) {
            let note = |f: &mut Faults| f.note("CHOICE_VALUE_INVALID", "The value does not fit");
            faults.at("choices", |f| f.at(place, |f| f.at("value", note)));
        }
        if !seen.insert(choice["name"].as_str().unwrap_or_default()) {
            let said = "Choice name already exists";
            faults.at("choices", |f| {
                f.at(place, |f| {
                    f.note("APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS", said);
                });
            });
        }
    }
}

/// The characters of a command that count against the sum.
fn size(value: &Value) -> usize {
    let longest = |plain: &str, translated: &str| {
        let length = |text: &Value| text.as_str().map_or(0, |text| text.chars().count());
        let others = value[translated].as_object();
        let most = others.and_then(|texts| texts.values().map(length).max()).unwrap_or(0);
        length(&value[plain]).max(most)
    };
    let own = longest("name", "name_localizations")
        + longest("description", "description_localizations")
        + value["value"].as_str().map_or(0, |text| text.chars().count());
    let below = ["options", "choices"].into_iter().filter_map(|key| value[key].as_array());
    own + below.flatten().map(size).sum::<usize>()
}
