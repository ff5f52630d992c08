//! Messages as readable text.

use std::fmt::Display;

use jiff::Timestamp;

use crate::message::{
    Answer, Button, ButtonStyle, Choice, Does, Embed, File, FilePlace, FormField, Input, Menu,
    MenuEntry, MenuOffers, Message, Modal, Picture, Post, Reply, Row, Select,
};
use crate::rules::Refusal;
use crate::show::testing::staged::name_of;
use crate::table::{PersonId, Time};
use crate::words::{Name, Term};

/// Text files of more lines are named only.
const LINES: usize = 24;

/// What can be printed.
pub(crate) trait Printed {
    fn lines(&self) -> Vec<String>;

    /// The text, with names for people and with times as Discord shows them now.
    fn text(&self, now: Time) -> String {
        let lines = self.lines();
        if lines.is_empty() { "nothing".to_owned() } else { readable(&lines.join("\n"), now) }
    }
}

impl Printed for Message {
    fn lines(&self) -> Vec<String> {
        let mut lines = Vec::new();
        if self.private {
            lines.push("(private)".to_owned());
        }
        if !self.pings.is_empty() {
            let names: Vec<_> = self.pings.iter().map(|&person| name_of(person)).collect();
            lines.push(format!("(rings {})", names.join(" and ")));
        }
        lines.extend(str::lines(&self.content).map(str::to_owned));
        lines.extend(self.embed.lines());
        lines.extend(self.picture.lines());
        lines.extend(self.files.lines());
        lines.extend(self.rows.lines());
        lines
    }
}

impl Printed for Embed {
    fn lines(&self) -> Vec<String> {
        let framed = |text: &str| {
            text.lines().map(|line| format!("┃ {line}").trim_end().to_owned()).collect::<Vec<_>>()
        };
        let mut lines = framed(&format!("**{}**", self.title));
        lines.extend(framed(&self.text));
        for field in &self.fields {
            lines.extend(framed(&format!("**{}**\n{}", field.name, field.value)));
        }
        lines.extend(framed(&self.footer));
        lines
    }
}

impl Printed for Picture {
    fn lines(&self) -> Vec<String> {
        vec![format!("🖼 {}", self.alt)]
    }
}

impl Printed for File {
    fn lines(&self) -> Vec<String> {
        if !self.alt.is_empty() {
            return vec![format!("🖼 {}: {}", self.name, self.alt)];
        }
        let text = String::from_utf8_lossy(&self.bytes);
        let count = text.lines().count();
        if count > LINES {
            return vec![format!("📎 {}, {count} lines", self.name)];
        }
        let head = format!("📎 {}:", self.name);
        [head]
            .into_iter()
            .chain(text.lines().map(|line| format!("│ {line}").trim_end().to_owned()))
            .collect()
    }
}

impl Printed for Row {
    fn lines(&self) -> Vec<String> {
        match self {
            Self::Buttons(buttons) => {
                let buttons: Vec<_> = buttons.iter().flat_map(Button::lines).collect();
                vec![buttons.join(" ")]
            }
            Self::Menu(Menu { placeholder, offers: MenuOffers::People(_), .. }) => {
                vec![format!("▾[{placeholder}] any person")]
            }
            Self::Menu(Menu { placeholder, offers: MenuOffers::Entries(_, entries), .. }) => {
                let entries: Vec<_> = entries.iter().map(entry).collect();
                vec![format!("▾[{placeholder}] {}", entries.join(" · "))]
            }
        }
    }
}

fn entry(entry: &MenuEntry) -> String {
    let MenuEntry { label, description, chosen, .. } = entry;
    let mark = if *chosen { "**" } else { "" };
    let about = if description.is_empty() { String::new() } else { format!(" ({description})") };
    format!("{mark}{label}{mark}{about}")
}

impl Printed for Button {
    fn lines(&self) -> Vec<String> {
        let colour = match (&self.does, self.style) {
            (Does::Open(_), _) => "🔗",
            (Does::Press(_), ButtonStyle::Main) => "🔵",
            (Does::Press(_), ButtonStyle::Yes) => "🟢",
            (Does::Press(_), ButtonStyle::No) => "🔴",
            (Does::Press(_), ButtonStyle::Rest) => "⚪",
        };
        let link = match &self.does {
            Does::Open(address) => format!(" {address}"),
            Does::Press(_) => String::new(),
        };
        let off = if self.enabled { "" } else { " (off)" };
        vec![format!("{colour}[{}]{link}{off}", self.label)]
    }
}

impl Printed for Modal {
    fn lines(&self) -> Vec<String> {
        let head = format!("a form: **{}**", self.title);
        let whole = self.fields.iter().flat_map(Printed::lines);
        let mut lines: Vec<_> = [head].into_iter().chain(whole).collect();
        if Self::of_text(self.id.clone(), self.title.clone(), self.typed.clone()) != *self {
            lines.push("where only text can be read:".to_owned());
            lines.extend(self.typed.iter().flat_map(Printed::lines));
        }
        lines
    }
}

impl Printed for FormField {
    fn lines(&self) -> Vec<String> {
        match self {
            Self::Text(field) => field.lines(),
            Self::Select(Select { label, description, entries, choice, .. }) => {
                let many = match choice {
                    Choice::One => "choose one",
                    Choice::Any => "choose any",
                };
                let head = format!("☰ {label} ({many}) {description}").trim_end().to_owned();
                [head].into_iter().chain(entries.iter().map(entry)).collect()
            }
            Self::Files(FilePlace { label, description, most, required, .. }) => {
                let need = if *required { "" } else { ", may stay empty" };
                vec![
                    format!("📎 {label} (at most {most}{need}) {description}")
                        .trim_end()
                        .to_owned(),
                ]
            }
        }
    }
}

impl Printed for Input {
    fn lines(&self) -> Vec<String> {
        let need = if self.required { "" } else { ", may stay empty" };
        let Self { label, max, placeholder: grey, value, description, .. } = self;
        let about = if description.is_empty() { "" } else { " " };
        let line =
            format!("✎ {label}{about}{description} (at most {max}{need}, grey: {grey}): {value}");
        vec![line.trim_end().to_owned()]
    }
}

impl Printed for Reply {
    fn lines(&self) -> Vec<String> {
        match &self.answer {
            Answer::Message(message, _) | Answer::Update(message) | Answer::Fleeting(message) => {
                message.lines()
            }
            Answer::Modal(modal) => modal.lines(),
            Answer::Choices(choices) => choices.lines(),
            Answer::Silence => vec!["nothing".to_owned()],
        }
    }
}

impl Printed for Post {
    fn lines(&self) -> Vec<String> {
        match self {
            Self::Send { message, .. } => message.lines(),
            other => vec![format!("{other:?}")],
        }
    }
}

/// Completions, or names with values: shown and meant.
impl<F: Display> Printed for (String, F) {
    fn lines(&self) -> Vec<String> {
        let (shown, filling) = self;
        let meant = filling.to_string();
        vec![if *shown == meant { meant } else { format!("{shown} = {meant}") }]
    }
}

impl Printed for String {
    fn lines(&self) -> Vec<String> {
        str::lines(self).map(str::to_owned).collect()
    }
}

impl Printed for Term {
    fn lines(&self) -> Vec<String> {
        vec![self.to_string()]
    }
}

impl Printed for Name {
    fn lines(&self) -> Vec<String> {
        vec![self.to_string()]
    }
}

impl<T: Printed> Printed for Option<T> {
    fn lines(&self) -> Vec<String> {
        self.iter().flat_map(T::lines).collect()
    }
}

impl<T: Printed> Printed for Vec<T> {
    fn lines(&self) -> Vec<String> {
        self.iter().flat_map(T::lines).collect()
    }
}

impl<T: Printed> Printed for Result<T, Refusal> {
    fn lines(&self) -> Vec<String> {
        match self {
            Ok(shown) => shown.lines(),
            Err(refusal) => vec![format!("refused: {refusal:?}")],
        }
    }
}

/// Mentions as names, and times as Discord shows them.
fn readable(text: &str, now: Time) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('<') {
        out.push_str(before);
        let marked = after.split_once('>').and_then(|(inner, after)| {
            let said = match inner.strip_prefix("t:") {
                Some(time) => moment(time, now)?,
                None => format!("@{}", name_of(PersonId(inner.strip_prefix('@')?.parse().ok()?))),
            };
            Some((said, after))
        });
        if let Some((said, after)) = marked {
            out.push_str(&said);
            rest = after;
        } else {
            out.push('<');
            rest = after;
        }
    }
    out.push_str(rest);
    // Two signs that nobody sees would look like a fault in a snapshot that is none.
    out.replace('\u{2060}', "⁀")
}

fn moment(time: &str, now: Time) -> Option<String> {
    let (seconds, style) = time.split_once(':')?;
    let seconds: i64 = seconds.parse().ok()?;
    if style != "R" {
        let day = Timestamp::from_second(seconds).ok()?;
        return Some(format!("‹{}›", day.strftime("%A %-d %B %Y %H:%M")));
    }
    let far = seconds - now.seconds();
    let (count, unit) = match far.abs() {
        0 => return Some("‹now›".to_owned()),
        count @ 1..60 => (count, "second"),
        far @ 60..3_600 => (far / 60, "minute"),
        far @ 3_600..86_400 => (far / 3_600, "hour"),
        far => (far / 86_400, "day"),
    };
    let many = if count == 1 { "" } else { "s" };
    Some(if far < 0 {
        format!("‹{count} {unit}{many} ago›")
    } else {
        format!("‹in {count} {unit}{many}›")
    })
}
