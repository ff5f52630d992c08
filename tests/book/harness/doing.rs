//! What people do on a page, and what happens around the bot.

use std::path::Path;

use patt::sandbox::{Id, Replied, permissions};
use serde_json::{Value, json};

use super::act::Act;
use super::page::{Page, components};
use super::story::{Entry, inputs};
use super::typed;

impl Page {
    /// Does what a heading says.
    pub(super) async fn act(&mut self, text: &str) {
        match Act::read(text) {
            Act::Types { who, line, place, file: None } => {
                let (who, place) = (self.id(&who), self.place(place.as_deref()));
                self.types(who, place, &line).await;
            }
            Act::Types { who, line, file: Some(file), .. } => {
                self.uploads(self.id(&who), &line, &file).await;
            }
            Act::IsTyping { who, line, place } => {
                let (who, place) = (self.id(&who), self.place(place.as_deref()));
                self.is_typing(who, place, &line).await;
            }
            Act::Writes { who, text, place, under } => {
                self.writes(self.id(&who), &text, place.as_deref(), under).await;
            }
            Act::Presses { who, label, number } => self.press(self.id(&who), &label, number).await,
            Act::Chooses { who, label } => self.choose(self.id(&who), &label).await,
            Act::ChoosesPerson { who, whom, placeholder } => {
                self.choose_person(self.id(&who), self.id(&whom), &placeholder).await;
            }
            Act::Sends { who, texts } => self.fill(self.id(&who), &texts).await,
            Act::TakesFromMenu { who, line, whom } => {
                self.menu(self.id(&who), self.id(&whom), &line).await;
            }
            Act::Unseen(moves) => {
                self.entries.push(Entry::Act(text.to_owned()));
                self.unseen = true;
                for (who, text) in moves {
                    self.types(self.id(&who), self.home, &format!("/move move:{text}")).await;
                }
                self.unseen = false;
            }
            Act::PlayOn { people, until } => {
                self.entries.push(Entry::Act(text.to_owned()));
                self.unseen = true;
                self.play_on(&people, &until).await;
                self.unseen = false;
            }
            Act::Passes { millis, seen } => {
                self.world().pass(millis, seen).await;
                self.names.now = self.world().now();
                self.happened(text).await;
            }
            Act::HasThought => {
                self.world.as_mut().expect("the page is open").has_thought();
                self.happened(text).await;
            }
            Act::Restart { updated } => {
                let world = self.world.take().expect("the page is open").restart(updated).await;
                self.world = Some(world);
                self.happened(text).await;
            }
            other => {
                self.change(other);
                self.happened(text).await;
            }
        }
    }

    /// Changes the world around the bot.
    fn change(&mut self, act: Act) {
        let sandbox = &self.world().sandbox;
        match act {
            Act::Joins(name) => {
                sandbox.add_person(&name);
                self.know();
            }
            Act::Leaves(who) => sandbox.leave(self.id(&who)),
            Act::Channel(name) => {
                let id = sandbox.add_channel(name.trim_start_matches('#'));
                sandbox.no_threads(id);
                self.names.places.insert(id, name);
            }
            Act::Threads(place) => sandbox.threads_welcome(self.place(Some(&place))),
            Act::Speaks { who, locale } => sandbox.speaks(self.id(&who), &locale),
            Act::ServerSpeaks(locale) => sandbox.server_speaks(&locale),
            Act::Rights { place, right, has } => {
                let (place, right) = (self.place(Some(&place)), right_called(&right));
                if has { sandbox.allow(place, right) } else { sandbox.deny(place, right) }
            }
            Act::ChannelDeleted(place) => {
                assert!(sandbox.delete_channel(self.place(Some(&place))), "it was there");
            }
            Act::MessageDeleted(number) => {
                assert!(sandbox.delete_message(self.numbered(number)), "it was there");
            }
            Act::ThreadIs { number, locked } => {
                let thread = self.place(Some(&format!("the thread at {number}")));
                if locked { sandbox.lock(thread, true) } else { sandbox.archive(thread, true) }
            }
            Act::Letters { who, takes } => sandbox.takes_messages(self.id(&who), takes),
            other => panic!("{other:?} is not about the world"),
        }
    }

    /// Somebody types a command somewhere.
    async fn types(&mut self, who: Id, place: Id, line: &str) {
        let (name, options) = self.read(line);
        let asked = self.world().sandbox.command(who, place, &name, options).await;
        let asked = asked.unwrap_or_else(|fault| panic!("{line}: {fault}"));
        let act = format!("{} types `{line}`{}", self.names.person(who), self.elsewhere(place));
        self.done(act, place, None, who, Some(asked)).await;
    }

    /// Somebody sends a command with a file from the folder of the tests.
    async fn uploads(&mut self, who: Id, line: &str, file: &str) {
        let (command, mut options) = self.read(line);
        options["file"] = put(file);
        let asked = self.world().sandbox.command(who, self.home, &command, options).await;
        let asked = asked.unwrap_or_else(|fault| panic!("{line}: {fault}"));
        let act = format!("{} types `{line}` with the file `{file}`", self.names.person(who));
        self.done(act, self.home, None, who, Some(asked)).await;
    }

    /// Somebody has typed so far, and looks at what is offered for the last option.
    async fn is_typing(&mut self, who: Id, place: Id, line: &str) {
        let (name, options) = self.read(line);
        let last = typed::read(line, &self.world().sandbox.commands()).last;
        let last = last.expect("an option is typed");
        let asked = self.world().sandbox.autocomplete(who, place, &name, options, &last).await;
        let asked = asked.unwrap_or_else(|fault| panic!("{line}: {fault}"));
        let act = format!("{} is typing `{line}`{}", self.names.person(who), self.elsewhere(place));
        self.done(act, place, None, who, Some(asked)).await;
    }

    /// Somebody writes a message by hand, which the bot answers with one.
    async fn writes(&mut self, who: Id, text: &str, place: Option<&str>, under: Option<usize>) {
        let under = under.map(|number| (number, self.numbered(number)));
        let place = under.map_or_else(|| self.place(place), |(_, id)| self.seen[&id].channel);
        let sandbox = &self.world().sandbox;
        let (bot, since) = (sandbox.bot(), sandbox.mark());
        let content = text.replace("@Patt", &format!("<@{bot}>"));
        let said = match under {
            Some((_, message)) => sandbox.reply(who, message, &content, true),
            None => sandbox.say(who, place, &content),
        };
        said.expect("a person can write that");
        let answers = |message: &Value| Id::of(&message["author"]["id"]) == Some(bot);
        sandbox.until(place, who, since, answers).await.expect("the bot answers");
        let beside =
            under.map_or_else(|| self.elsewhere(place), |(number, _)| format!(" under {number}"));
        let act = format!("{} writes `{text}`{beside}", self.names.person(who));
        self.done(act, place, None, who, None).await;
    }

    fn read(&self, line: &str) -> (String, Value) {
        let mut typed = typed::read(line, &self.world().sandbox.commands());
        for (option, value) in &mut typed.options {
            let text = value.as_str().unwrap_or_default();
            let person = text.strip_prefix('@').and_then(|name| {
                self.names.people.iter().find(|(_, known)| *known == name).map(|(id, _)| *id)
            });
            if let Some(person) = person {
                *value = json!(person.to_string());
            } else if option == "table"
                && let Some(table) = self.names.table(text)
            {
                *value = json!(table);
            }
        }
        (typed.name, Value::Object(typed.options))
    }

    fn elsewhere(&self, place: Id) -> String {
        if place == self.home {
            return String::new();
        }
        let name = self.names.place(place);
        format!(" in {}", name.replace("direct message to", "the direct messages of"))
    }

    /// Somebody opens the menu of a person and takes this line.
    async fn menu(&mut self, who: Id, whom: Id, line: &str) {
        let asked = self.world().sandbox.user_command(who, self.home, line, whom).await;
        let asked = asked.unwrap_or_else(|fault| panic!("{line}: {fault}"));
        let (who_name, whom) = (self.names.person(who), self.names.person(whom));
        let act = format!("{who_name} takes *{line}* from the menu of {whom}");
        self.done(act, self.home, None, who, Some(asked)).await;
    }

    /// Somebody presses the newest button that says this, or the one of an older message.
    async fn press(&mut self, who: Id, label: &str, number: Option<usize>) {
        let (message, id) = if let Some(number) = number {
            let message = self.numbered(number);
            let id = self.button(&self.seen[&message], label);
            (message, id.unwrap_or_else(|| panic!("no button [{label}] at {number}")))
        } else {
            let found = self.find(who, |page, message| page.button(message, label));
            found.unwrap_or_else(|| panic!("no button [{label}] in sight"))
        };
        let asked = self.world().sandbox.press(who, message, &id).await;
        let asked = asked.unwrap_or_else(|fault| panic!("[{label}]: {fault}"));
        let (name, place) = (self.names.person(who), self.seen[&message].channel);
        let act = match number {
            Some(number) => format!("{name} goes back to {number} and presses [{label}]"),
            None => format!("{name} presses [{label}] on {}", self.number(message)),
        };
        self.done(act, place, Some(message), who, Some(asked)).await;
    }

    /// Everybody in turn takes one of the moves that are suggested, until a message says this.
    async fn play_on(&mut self, people: &[String], until: &str) {
        for round in 0..400 {
            for name in people {
                let who = self.id(name);
                let Some(text) = self.suggestion(who, round).await else { continue };
                self.types(who, self.home, &format!("/move move:{text}")).await;
                if self.left_off.iter().any(|entry| entry.says(until)) {
                    for entry in std::mem::take(&mut self.left_off) {
                        self.entries.push(match entry {
                            Entry::Act(text) => Entry::Last(text),
                            other => other,
                        });
                    }
                    return;
                }
            }
        }
        panic!("nobody ever said {until}");
    }

    /// One of the whole moves that are suggested; none if it is somebody else's turn.
    async fn suggestion(&self, who: Id, nth: usize) -> Option<String> {
        let half = self.suggested(who, "", nth).await?;
        // A line for a whole man is typed on.
        Some(self.suggested(who, &half, nth).await.unwrap_or(half))
    }

    async fn suggested(&self, who: Id, typed: &str, nth: usize) -> Option<String> {
        let options = json!({ "move": typed });
        let sandbox = &self.world().sandbox;
        let asked = sandbox.autocomplete(who, self.home, "move", options, "move").await;
        let Ok(Replied::Choices(choices)) = asked.expect("a person can do that").answer().await
        else {
            return None;
        };
        let values: Vec<_> = choices.iter().filter_map(|one| one["value"].as_str()).collect();
        let value = values.get(nth * 5 % values.len().max(1))?;
        (*value != "?").then(|| (*value).to_owned())
    }

    /// Somebody chooses the line of the newest menu that says this.
    async fn choose(&mut self, who: Id, label: &str) {
        let found = self.find(who, |page, message| {
            let mut found = None;
            components(&message.rows, &mut |menu| {
                for entry in menu["options"].as_array().into_iter().flatten() {
                    if page.names.text(entry["label"].as_str().unwrap_or_default()) == label {
                        found = Some((menu["custom_id"].clone(), entry["value"].clone()));
                    }
                }
            });
            found
        });
        let (message, (id, value)) = found.unwrap_or_else(|| panic!("no menu offers {label}"));
        self.chosen(who, message, &id, value.as_str().unwrap_or_default(), &format!("*{label}*"))
            .await;
    }

    /// Somebody chooses a person from the newest menu of people with this placeholder.
    async fn choose_person(&mut self, who: Id, whom: Id, placeholder: &str) {
        let found = self.find(who, |page, message| {
            let mut found = None;
            components(&message.rows, &mut |menu| {
                let grey = page.names.text(menu["placeholder"].as_str().unwrap_or_default());
                if menu["type"] == 5 && grey.contains(placeholder) && found.is_none() {
                    found = Some(menu["custom_id"].clone());
                }
            });
            found
        });
        let (message, id) = found.expect("a menu of people");
        let from =
            if placeholder.is_empty() { String::new() } else { format!(" from *{placeholder}*") };
        let label = format!("@{}{from}", self.names.person(whom));
        self.chosen(who, message, &id, &whom.to_string(), &label).await;
    }

    async fn chosen(&mut self, who: Id, message: Id, id: &Value, value: &str, label: &str) {
        let id = id.as_str().unwrap_or_default();
        let asked = self.world().sandbox.choose(who, message, id, &[value]).await;
        let asked = asked.unwrap_or_else(|fault| panic!("{label}: {fault}"));
        let (number, place) = (self.number(message), self.seen[&message].channel);
        let act = format!("{} chooses {label} on {number}", self.names.person(who));
        self.done(act, place, Some(message), who, Some(asked)).await;
    }

    /// Somebody fills in the form before them, its fields in order: with a text; with what is chosen, as
    /// it is called; with a file of the tests.
    async fn fill(&mut self, who: Id, texts: &[String]) {
        let form = self.forms.remove(&who).expect("a form is open");
        let id = form["custom_id"].as_str().unwrap_or_default().to_owned();
        let mut fields = json!({});
        let mut told = Vec::new();
        for ((outer, input), text) in inputs(&form).zip(texts) {
            fields[input["custom_id"].as_str().unwrap_or_default()] = match input["type"].as_u64() {
                Some(3) => chosen(input, text),
                Some(19) => put(text),
                _ => json!(text),
            };
            let label = outer["label"].as_str().unwrap_or_default();
            told.push(format!("*{label}* `{}`", text.replace('\n', "⏎")));
        }
        let asked = self.world().sandbox.submit(who, &id, fields).await;
        let asked = asked.unwrap_or_else(|fault| panic!("the form: {fault}"));
        let act = format!("{} sends {}", self.names.person(who), told.join(", "));
        self.done(act, self.home, None, who, Some(asked)).await;
    }
}

/// The values of a field that are called so, with a semicolon between several.
fn chosen(field: &Value, said: &str) -> Value {
    let entries = field["options"].as_array().expect("it has entries");
    let value = |label: &str| {
        let entry = entries.iter().find(|entry| entry["label"] == label);
        entry.unwrap_or_else(|| panic!("no entry {label}: {field:#}"))["value"].clone()
    };
    said.split("; ").filter(|label| !label.is_empty()).map(value).collect()
}

/// A file from the folder of the tests, if one is named.
fn put(file: &str) -> Value {
    if file.is_empty() {
        return Value::Null;
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(file);
    let content = std::fs::read_to_string(path).expect("a file of the tests");
    json!({ "filename": file.rsplit('/').next(), "content": content })
}

/// A right by what it allows.
fn right_called(right: &str) -> permissions::Permissions {
    match right {
        "post" => permissions::SEND,
        "attach files" => permissions::ATTACH,
        "embed links" => permissions::EMBED,
        "see it" => permissions::VIEW,
        "read what was written" => permissions::HISTORY,
        "open threads" => permissions::PUBLIC_THREADS,
        "post in threads" => permissions::SEND_IN_THREADS,
        other => panic!("no right to {other}"),
    }
}
