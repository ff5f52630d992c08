//! A page as data: what was done and what everybody saw of it. Markdown and HTML are made of it.

use std::sync::Arc;

use serde_json::Value;

use super::names::Names;
use super::seen::{File, Seen};

/// One thing on a page.
pub enum Entry {
    /// A heading.
    Chapter(String),
    /// A word to the reader.
    Note(String),
    /// What somebody did.
    Act(String),
    /// What somebody did that is no heading of its own: it comes of the one above.
    Last(String),
    /// A message that is new, changed or gone.
    Shown(Box<Shown>),
    /// A form before somebody.
    Form(Form),
    /// What is offered to somebody who types.
    Offered { who: String, list: Vec<String> },
    /// Nobody sees anything of it.
    Nothing,
}

impl Entry {
    /// Whether this is a message that says that.
    pub fn says(&self, what: &str) -> bool {
        matches!(self, Self::Shown(shown) if shown.body.text.contains(what))
    }
}

/// What became of a message.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Fate {
    New,
    Changed,
    Gone,
}

/// A message and what is new in it.
pub struct Shown {
    pub number: usize,
    pub fate: Fate,
    /// Where it stands.
    pub place: String,
    /// The only person who sees it.
    pub only_for: Option<String>,
    /// The person who wrote it; none for the bot.
    pub author: Option<String>,
    /// Who is notified.
    pub rings: Vec<String>,
    /// Whose mention is shown as one and notifies nobody.
    pub names: Vec<String>,
    pub body: Body,
    /// What it was before, if it changed.
    pub then: Option<Body>,
    /// What is new in it.
    pub new: Vec<Part>,
    /// What it has no longer.
    pub lost: Vec<Part>,
}

/// All of a message.
pub struct Body {
    pub text: String,
    pub embeds: Vec<Embed>,
    pub files: Vec<Attached>,
    pub rows: Vec<Row>,
    pub thread: Option<String>,
}

/// A part of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    Text,
    Embeds,
    Files,
    Rows,
    Thread,
}

/// A file of a message.
pub struct Attached {
    pub name: String,
    pub alt: String,
    /// What it says, if it is a text.
    pub text: Option<String>,
    /// A name for its bytes.
    pub fingerprint: String,
    pub bytes: Arc<[u8]>,
}

/// A framed text.
pub struct Embed {
    pub title: String,
    pub text: String,
    pub fields: Vec<(String, String)>,
    pub footer: String,
}

/// A row below a message.
#[derive(Clone, PartialEq)]
pub enum Row {
    Buttons(Vec<Button>),
    Menu(Menu),
}

/// A button.
#[derive(Clone, PartialEq)]
pub struct Button {
    pub label: String,
    pub style: Style,
    pub enabled: bool,
    /// Where it leads, if it is a link.
    pub link: Option<String>,
}

/// The colour of a button.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Style {
    Blue,
    Grey,
    Green,
    Red,
    Link,
}

/// A menu.
#[derive(Clone, PartialEq)]
pub struct Menu {
    pub placeholder: String,
    pub people: bool,
    pub entries: Vec<MenuEntry>,
}

/// A line of a menu.
#[derive(Clone, PartialEq)]
pub struct MenuEntry {
    pub label: String,
    pub about: String,
    pub chosen: bool,
}

/// A form.
pub struct Form {
    pub who: String,
    pub title: String,
    pub fields: Vec<Field>,
}

/// A field of a form.
pub struct Field {
    pub label: String,
    pub about: String,
    pub holds: Holds,
    pub required: bool,
}

/// What a field of a form is for.
pub enum Holds {
    /// Text.
    Text(Typed),
    /// So many of these.
    Choices(usize, Vec<MenuEntry>),
    /// So many files.
    Files(u64),
}

/// A field for text.
pub struct Typed {
    pub placeholder: String,
    pub value: String,
    pub most: u64,
    pub long: bool,
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

impl Attached {
    /// Whether it is shown as a picture.
    pub fn is_picture(&self) -> bool {
        self.text.is_none()
    }
}

impl Body {
    /// A message in words that stay.
    pub fn of(seen: &Seen, names: &Names) -> Self {
        let say = |value: &Value| names.text(value.as_str().unwrap_or_default());
        let embed = |embed: &Value| Embed {
            title: say(&embed["title"]),
            text: say(&embed["description"]),
            fields: list(&embed["fields"])
                .iter()
                .map(|field| (say(&field["name"]), say(&field["value"])))
                .collect(),
            footer: say(&embed["footer"]["text"]),
        };
        let row = |row: &Value| {
            let inner = list(&row["components"]);
            match inner.first().map(|first| first["type"].as_u64()) {
                Some(Some(2)) => Row::Buttons(inner.iter().map(|one| button(one, names)).collect()),
                _ => Row::Menu(menu(inner.first().unwrap_or(&Value::Null), names)),
            }
        };
        let file = |file: &File| Attached {
            name: names.text(&file.name),
            alt: names.text(&file.alt),
            text: std::str::from_utf8(&file.bytes).ok().map(|text| names.text(text)),
            fingerprint: file.fingerprint(),
            bytes: Arc::clone(&file.bytes),
        };
        Self {
            text: names.text(&seen.text),
            embeds: list(&seen.embeds).iter().map(embed).collect(),
            files: seen.files.iter().map(file).collect(),
            rows: list(&seen.rows).iter().map(row).collect(),
            thread: seen.thread.as_deref().map(|name| names.text(name)),
        }
    }
}

impl Part {
    const ALL: [Self; 5] = [Self::Text, Self::Embeds, Self::Files, Self::Rows, Self::Thread];

    /// What people call it.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Text => "text",
            Self::Embeds => "frame",
            Self::Files => "picture",
            Self::Rows => "buttons",
            Self::Thread => "thread",
        }
    }

    /// Whether a message has it.
    fn of(self, seen: &Seen) -> bool {
        match self {
            Self::Text => !seen.text.is_empty(),
            Self::Embeds => !list(&seen.embeds).is_empty(),
            Self::Files => !seen.files.is_empty(),
            Self::Rows => !list(&seen.rows).is_empty(),
            Self::Thread => seen.thread.is_some(),
        }
    }

    fn differs(self, then: &Seen, now: &Seen) -> bool {
        match self {
            Self::Text => then.text != now.text,
            Self::Embeds => then.embeds != now.embeds,
            Self::Files => then.files != now.files,
            Self::Rows => then.rows != now.rows,
            Self::Thread => then.thread != now.thread,
        }
    }

    /// What is new in a message, and what it has no longer.
    pub fn changes(then: Option<&Seen>, now: &Seen) -> (Vec<Self>, Vec<Self>) {
        let differs = |part: &Self| then.is_none_or(|then| part.differs(then, now));
        let (new, lost): (Vec<_>, Vec<_>) =
            Self::ALL.into_iter().filter(differs).partition(|part| part.of(now));
        (new, if then.is_some() { lost } else { Vec::new() })
    }
}

fn button(button: &Value, names: &Names) -> Button {
    let style = match button["style"].as_u64() {
        Some(1) => Style::Blue,
        Some(3) => Style::Green,
        Some(4) => Style::Red,
        Some(5) => Style::Link,
        _ => Style::Grey,
    };
    Button {
        label: names.text(button["label"].as_str().unwrap_or_default()),
        style,
        enabled: button["disabled"] != true,
        link: button["url"].as_str().map(|url| names.text(url)),
    }
}

fn menu(menu: &Value, names: &Names) -> Menu {
    let say = |value: &Value| names.text(value.as_str().unwrap_or_default());
    let entry = |entry: &Value| MenuEntry {
        label: say(&entry["label"]),
        about: say(&entry["description"]),
        chosen: entry["default"] == true,
    };
    Menu {
        placeholder: say(&menu["placeholder"]),
        people: menu["type"] == 5,
        entries: list(&menu["options"]).iter().map(entry).collect(),
    }
}

impl Form {
    /// A form before somebody.
    pub fn of(who: String, modal: &Value, names: &Names) -> Self {
        let say = |value: &Value| names.text(value.as_str().unwrap_or_default());
        let field = |(outer, input): (&Value, &Value)| Field {
            label: say(&outer["label"]),
            about: say(&outer["description"]),
            holds: match input["type"].as_u64() {
                Some(3) => {
                    let most = input["max_values"].as_u64().unwrap_or(1) as usize;
                    Holds::Choices(most, menu(input, names).entries)
                }
                Some(19) => Holds::Files(input["max_values"].as_u64().unwrap_or(1)),
                _ => Holds::Text(Typed {
                    placeholder: say(&input["placeholder"]),
                    value: say(&input["value"]),
                    most: input["max_length"].as_u64().unwrap_or(4000),
                    long: input["style"] == 2,
                }),
            },
            required: input["required"].as_bool().unwrap_or(true),
        };
        let fields = inputs(modal).map(field).collect();
        Self { who, title: say(&modal["title"]), fields }
    }
}

/// The fields of a form, each after what says how it is called: a label around it, or itself.
pub fn inputs(modal: &Value) -> impl Iterator<Item = (&Value, &Value)> {
    let parts = list(&modal["components"]).iter();
    parts.map(|part| match part.get("component") {
        Some(inner) => (part, inner),
        None => (&part["components"][0], &part["components"][0]),
    })
}
