//! Discord's limits and our own smaller ones, as a check over what is about to be sent, so that
//! nothing is ever refused for its size.

use std::collections::HashSet;

use patt::discord::custom_id;
use patt::discord::payload::{self, Forms, PICTURE, Payload};
use patt::message::{
    Choice, FormField, Input, MenuId, MenuOffers, Message, Modal, PeopleId, Press, Row, TypedId,
};
use serde_json::Value;

/// What is wrong, a line each; empty if all is well.
pub type Faults = Vec<String>;

/// Checks a message.
pub fn check_limits(message: &Message) -> Faults {
    let Payload { body, files } = payload::edit(message);
    let mut faults = Faults::new();
    let all = &mut faults;
    most(all, "content", length(&body["content"]), 600);
    range(all, "pings", message.pings.len(), 0, 5);
    if message.private && !message.pings.is_empty() {
        all.push("a private message pings nobody".to_owned());
    }
    let empty = message.content.is_empty() && message.embed.is_none() && files.is_empty();
    if empty {
        all.push("the message is empty".to_owned());
    }
    for embed in items(&body["embeds"]) {
        check_embed(all, embed);
    }
    check_files(all, message, &body, &files);
    check_rows(all, &body["components"]);
    check_whole(all, message, &body);
    faults
}

/// What is too long is cut when it is sent. That is for what people type; of ours nothing is to be cut.
fn check_whole(faults: &mut Faults, message: &Message, body: &Value) {
    if let Some(embed) = &message.embed {
        let sent = &body["embeds"][0];
        whole(faults, "embed title", &embed.title, &sent["title"]);
        whole(faults, "embed footer", &embed.footer, &sent["footer"]["text"]);
        for (field, sent) in embed.fields.iter().zip(items(&sent["fields"])) {
            whole(faults, "embed field name", &field.name, &sent["name"]);
            whole(faults, "embed field value", &field.value, &sent["value"]);
        }
    }
    for (row, sent) in message.rows.iter().zip(items(&body["components"])) {
        let Row::Menu(menu) = row else { continue };
        let sent = &sent["components"][0];
        whole(faults, "menu placeholder", &menu.placeholder, &sent["placeholder"]);
        let MenuOffers::Entries(_, entries) = &menu.offers else { continue };
        for (entry, sent) in entries.iter().zip(items(&sent["options"])) {
            whole(faults, "entry label", &entry.label, &sent["label"]);
            whole(faults, "entry description", &entry.description, &sent["description"]);
        }
    }
}

fn whole(faults: &mut Faults, what: &str, ours: &str, sent: &Value) {
    if sent.as_str().unwrap_or_default() != ours {
        faults.push(format!("{what}: cut from {} characters", ours.chars().count()));
    }
}

fn check_embed(faults: &mut Faults, embed: &Value) {
    let texts = [
        ("embed title", &embed["title"], 256),
        ("embed text", &embed["description"], 4_096),
        ("embed footer", &embed["footer"]["text"], 2_048),
    ];
    let mut sum = 0;
    for (what, text, limit) in texts {
        most(faults, what, length(text), limit);
        sum += length(text);
    }
    let fields = items(&embed["fields"]);
    most(faults, "embed fields", fields.len(), 25);
    for field in fields {
        range(faults, "embed field name", length(&field["name"]), 1, 256);
        range(faults, "embed field value", length(&field["value"]), 1, 1_024);
        sum += length(&field["name"]) + length(&field["value"]);
    }
    range(faults, "embed", sum, 1, 3_000);
}

fn check_files(
    faults: &mut Faults,
    message: &Message,
    body: &Value,
    files: &[payload::Attachment],
) {
    most(faults, "files", files.len(), 2);
    let mut sum = 0;
    let mut names = HashSet::new();
    for (file, entry) in files.iter().zip(items(&body["attachments"])) {
        range(faults, "file name", file.name.chars().count(), 1, 100);
        range(faults, "file", file.bytes.len(), 1, 2 << 20);
        most(faults, "alt text", length(&entry["description"]), 1_024);
        sum += file.bytes.len();
        if !names.insert(&file.name) {
            faults.push(format!("two files are called {}", file.name));
        }
    }
    most(faults, "request", sum, 4 << 20);
    if let Some(picture) = &message.picture {
        range(faults, "alt text", picture.alt.chars().count(), 1, 1_024);
        if !picture.png.starts_with(b"\x89PNG\r\n\x1a\n") {
            faults.push(format!("{PICTURE} is no PNG"));
        }
    }
}

fn check_rows(faults: &mut Faults, rows: &Value) {
    let rows = items(rows);
    most(faults, "rows", rows.len(), 5);
    let mut ids = HashSet::new();
    for row in rows {
        let things = items(&row["components"]);
        range(faults, "things in a row", things.len(), 1, 5);
        for thing in things {
            match thing["type"].as_u64() {
                Some(2) => check_button(faults, thing),
                _ => check_menu(faults, thing, things.len()),
            }
            if let Some(id) = thing["custom_id"].as_str() {
                most(faults, "id", id.chars().count(), 80);
                if !ids.insert(id) {
                    faults.push(format!("two things have the id {id}"));
                }
                if let Err(error) = read_back(thing, id) {
                    faults.push(format!("id {id}: {error}"));
                }
            }
        }
    }
}

/// What comes back when a button or a menu is used is read as what was meant.
fn read_back(thing: &Value, id: &str) -> Result<(), String> {
    fn same<I: TypedId>(id: &str) -> Result<(), String> {
        let read: I = custom_id::read(id).map_err(|error| error.to_string())?;
        let written = custom_id::write(&read);
        if written == id { Ok(()) } else { Err(format!("it is read as {written}")) }
    }
    match thing["type"].as_u64() {
        Some(2) => same::<Press>(id),
        Some(5) => same::<PeopleId>(id),
        _ => same::<MenuId>(id),
    }
}

fn check_button(faults: &mut Faults, button: &Value) {
    range(faults, "button label", length(&button["label"]), 1, 40);
    if let Some(address) = button["url"].as_str() {
        range(faults, "link", address.chars().count(), 1, 512);
        if !address.starts_with("https://") {
            faults.push(format!("{address} is no link"));
        }
    }
}

fn check_menu(faults: &mut Faults, menu: &Value, neighbours: usize) {
    range(faults, "things beside a menu", neighbours, 1, 1);
    most(faults, "menu placeholder", length(&menu["placeholder"]), 100);
    if menu["type"] != 3 {
        return;
    }
    let entries = items(&menu["options"]);
    check_entries(faults, entries, 1);
}

/// Checks the lines of a menu or of a field of a form, of which so many may be chosen.
fn check_entries(faults: &mut Faults, entries: &[Value], choosable: usize) {
    range(faults, "menu entries", entries.len(), 1, 25);
    let mut values = HashSet::new();
    for entry in entries {
        range(faults, "entry label", length(&entry["label"]), 1, 100);
        range(faults, "entry value", length(&entry["value"]), 1, 100);
        most(faults, "entry description", length(&entry["description"]), 100);
        if !values.insert(entry["value"].as_str()) {
            faults.push(format!("two entries have the value {}", entry["value"]));
        }
    }
    let chosen = entries.iter().filter(|entry| entry["default"] == true).count();
    most(faults, "chosen entries", chosen, choosable);
}

/// Checks a form, whole and as it is where only text can be read.
pub fn check_modal(modal: &Modal) -> Faults {
    let mut faults = Faults::new();
    let all = &mut faults;
    let body = payload::modal(modal, Forms::Whole).body;
    check_frame(all, modal, &body);
    let mut names = HashSet::new();
    for (field, label) in modal.fields.iter().zip(items(&body["components"])) {
        let inner = &label["component"];
        let (name, description) = match field {
            FormField::Text(field) => {
                check_input(all, field, inner);
                (&field.label, &field.description)
            }
            FormField::Select(field) => {
                let options = items(&inner["options"]);
                let choosable = match field.choice {
                    Choice::One => 1,
                    Choice::Any => options.len(),
                };
                check_entries(all, options, choosable);
                for (entry, sent) in field.entries.iter().zip(options) {
                    whole(all, "entry label", &entry.label, &sent["label"]);
                    whole(all, "entry description", &entry.description, &sent["description"]);
                }
                (&field.label, &field.description)
            }
            FormField::Files(place) => {
                range(all, "files of a field", place.most.into(), 1, 10);
                (&place.label, &place.description)
            }
        };
        check_name_of_field(all, &mut names, inner);
        range(all, "field label", length(&label["label"]), 1, 45);
        most(all, "field description", length(&label["description"]), 100);
        whole(all, "field label", name, &label["label"]);
        whole(all, "field description", description, &label["description"]);
    }
    let body = payload::modal(modal, Forms::Typed).body;
    check_frame(all, modal, &body);
    let mut names = HashSet::new();
    for (field, row) in modal.typed.iter().zip(items(&body["components"])) {
        let sent = &row["components"][0];
        check_name_of_field(all, &mut names, sent);
        check_input(all, field, sent);
        range(all, "field label", length(&sent["label"]), 1, 45);
        whole(all, "field label", &field.label, &sent["label"]);
    }
    faults
}

fn check_frame(faults: &mut Faults, modal: &Modal, body: &Value) {
    range(faults, "form title", length(&body["title"]), 1, 45);
    range(faults, "form id", length(&body["custom_id"]), 1, 80);
    range(faults, "form fields", items(&body["components"]).len(), 1, 5);
    whole(faults, "form title", &modal.title, &body["title"]);
}

fn check_name_of_field<'a>(
    faults: &mut Faults,
    names: &mut HashSet<Option<&'a str>>,
    field: &'a Value,
) {
    range(faults, "field name", length(&field["custom_id"]), 1, 100);
    if !names.insert(field["custom_id"].as_str()) {
        faults.push("two fields have one name".to_owned());
    }
}

fn check_input(faults: &mut Faults, field: &Input, sent: &Value) {
    most(faults, "field placeholder", length(&sent["placeholder"]), 100);
    range(faults, "field size", sent["max_length"].as_u64().unwrap_or(0) as usize, 1, 4_000);
    most(faults, "field value", length(&sent["value"]), field.max.into());
    whole(faults, "field placeholder", &field.placeholder, &sent["placeholder"]);
    whole(faults, "field value", &field.value, &sent["value"]);
}

/// Checks a list of completions.
pub fn check_choices(choices: &[(String, String)]) -> Faults {
    let mut faults = Faults::new();
    most(&mut faults, "completions", choices.len(), 25);
    for (name, value) in choices {
        range(&mut faults, "completion", name.chars().count(), 1, 100);
        range(&mut faults, "completion value", value.chars().count(), 1, 100);
    }
    faults
}

/// Checks commands as they are registered.
pub fn check_commands(commands: &Value) -> Faults {
    let mut faults = Faults::new();
    let all = &mut faults;
    let mut names = HashSet::new();
    let count = |kind: u64| items(commands).iter().filter(|one| one["type"] == kind).count();
    most(all, "slash commands", count(1), 19);
    most(all, "commands on people", count(2), 1);
    most(all, "commands on messages", count(3), 0);
    for command in items(commands) {
        if !names.insert((&command["type"], &command["name"])) {
            all.push(format!("two commands are called {}", command["name"]));
        }
        check_command(all, command);
    }
    check_unique(all, items(commands));
    faults
}

fn check_command(faults: &mut Faults, command: &Value) {
    let typed = command["type"] == 1;
    check_name(faults, &command["name"], typed);
    let text = if typed { (1, 100) } else { (0, 0) };
    range(faults, "command text", length(&command["description"]), text.0, text.1);
    check_spoken(faults, command, typed);
    check_unique(faults, items(&command["options"]));
    let options = items(&command["options"]);
    most(faults, "options", options.len(), if typed { 8 } else { 0 });
    let mut names = HashSet::new();
    let mut optional = false;
    for option in options {
        check_name(faults, &option["name"], true);
        range(faults, "option text", length(&option["description"]), 1, 100);
        check_spoken(faults, option, true);
        if !names.insert(option["name"].as_str()) {
            faults.push(format!("two options are called {}", option["name"]));
        }
        let required = option["required"] == true;
        if required && optional {
            faults.push(format!("required option {} comes late", option["name"]));
        }
        optional |= !required;
        let choices = items(&option["choices"]);
        most(faults, "choices", choices.len(), 6);
        if option["autocomplete"] == true && !choices.is_empty() {
            faults.push(format!("{} has choices and suggestions", option["name"]));
        }
        for choice in choices {
            range(faults, "choice", length(&choice["name"]), 1, 100);
            for (_, name) in spoken(choice, "name_localizations") {
                range(faults, "choice", length(name), 1, 100);
            }
            range(faults, "choice value", length(&choice["value"]), 1, 100);
        }
    }
    most(faults, "all text of a command", texts(command), 4_000);
}

/// What a thing is called in other languages, by locale.
fn spoken<'a>(thing: &'a Value, field: &str) -> impl Iterator<Item = (&'a String, &'a Value)> {
    thing[field].as_object().into_iter().flatten()
}

/// Names and texts in other languages keep the limits of the English ones.
fn check_spoken(faults: &mut Faults, thing: &Value, typed: bool) {
    for (_, name) in spoken(thing, "name_localizations") {
        check_name(faults, name, typed);
    }
    for (locale, text) in spoken(thing, "description_localizations") {
        range(faults, &format!("text in {locale}"), length(text), 1, 100);
    }
}

/// No two things of a list are called alike in any language.
fn check_unique(faults: &mut Faults, things: &[Value]) {
    let mut names = HashSet::new();
    for thing in things {
        for (locale, name) in spoken(thing, "name_localizations") {
            if !names.insert((locale, name)) {
                faults.push(format!("two things are called {name} in {locale}"));
            }
        }
    }
}

fn check_name(faults: &mut Faults, name: &Value, typed: bool) {
    range(faults, "name", length(name), 1, 32);
    let name = name.as_str().unwrap_or_default();
    // Many scripts have no capitals.
    let letter = |c: char| c.is_alphabetic() && !c.is_uppercase();
    let plain = |c: char| letter(c) || c.is_ascii_digit() || matches!(c, '-' | '_');
    if typed && !name.chars().all(plain) {
        faults.push(format!("{name} is no name of a command"));
    }
}

/// The length of names, texts, choices and values, in the longest language of each.
fn texts(thing: &Value) -> usize {
    let longest = |text: &str, others: &str| {
        let others = thing[others].as_object().into_iter().flat_map(|map| map.values());
        others.map(length).fold(length(&thing[text]), usize::max)
    };
    longest("name", "name_localizations")
        + longest("description", "description_localizations")
        + length(&thing["value"])
        + items(&thing["options"]).iter().map(texts).sum::<usize>()
        + items(&thing["choices"]).iter().map(texts).sum::<usize>()
}

fn items(list: &Value) -> &[Value] {
    list.as_array().map_or(&[], Vec::as_slice)
}

/// Characters; Discord counts some signs double, so that is done here too.
fn length(text: &Value) -> usize {
    text.as_str().map_or(0, |text| text.encode_utf16().count())
}

fn most(faults: &mut Faults, what: &str, got: usize, limit: usize) {
    range(faults, what, got, 0, limit);
}

fn range(faults: &mut Faults, what: &str, got: usize, least: usize, limit: usize) {
    if got < least || got > limit {
        faults.push(format!("{what}: {got}, allowed are {least} to {limit}"));
    }
}
