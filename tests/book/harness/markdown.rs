//! A page as Markdown, for reading as it is and for comparing line by line.

use std::fmt::Write as _;

use super::source::Source;
use super::story::{
    Attached, Body, Embed, Entry, Fate, Form, Holds, Menu, MenuEntry, Part, Row, Shown, Style,
};

/// Text files of more lines are named only.
const LINES: usize = 24;

/// The page.
pub fn write(source: &Source, entries: &[Entry]) -> String {
    let Source { title, about, .. } = source;
    let comment = source.comment.iter().map(|comment| format!("{comment}\n\n"));
    let about = if about.is_empty() { String::new() } else { format!("\n{about}\n") };
    format!("{}# {title}\n{about}{}", comment.collect::<String>(), self::entries(entries))
}

/// What was done and seen.
pub fn entries(entries: &[Entry]) -> String {
    let mut out = String::new();
    for entry in entries {
        out.push('\n');
        match entry {
            Entry::Chapter(text) => writeln!(out, "## {text}"),
            Entry::Note(text) => writeln!(out, "*{text}*"),
            Entry::Act(text) => writeln!(out, "### {text}"),
            Entry::Last(text) => writeln!(out, "#### {text}"),
            Entry::Nothing => writeln!(out, "Nobody sees anything of it."),
            Entry::Offered { who, list } if list.is_empty() => {
                writeln!(out, "Nothing is offered to {who}.")
            }
            Entry::Offered { who, list } => {
                let list: Vec<_> = list.iter().map(|one| format!("`{one}`")).collect();
                writeln!(out, "Offered to {who}: {}", list.join(" "))
            }
            Entry::Form(form) => {
                out.push_str(&self::form(form));
                Ok(())
            }
            Entry::Shown(shown) => {
                out.push_str(&self::shown(shown));
                Ok(())
            }
        }
        .expect("a text takes everything");
    }
    out
}

/// Who sees a message where, and whom it calls.
pub fn head(shown: &Shown) -> String {
    let mut head = shown.place.clone();
    if let Some(only) = &shown.only_for {
        head = format!("{head}, only for {only}");
    }
    if let Some(author) = &shown.author {
        head = format!("{head}, by {author}");
    }
    match shown.fate {
        Fate::Changed if !shown.new.is_empty() => head.push_str(", changes"),
        Fate::New | Fate::Changed => {}
        Fate::Gone => head.push_str(", is taken down"),
    }
    if !shown.rings.is_empty() {
        head = format!("{head}, rings {}", shown.rings.join(" and "));
    }
    let lost: Vec<_> = shown.lost.iter().map(|part| part.word()).collect();
    if !lost.is_empty() {
        head = format!("{head}, loses its {}", lost.join(" and "));
    }
    if !shown.names.is_empty() {
        head = format!("{head}, mentions {} silently", shown.names.join(" and "));
    }
    head
}

fn shown(shown: &Shown) -> String {
    let mut out = format!("**{}** {}\n", shown.number, head(shown));
    let block = |part: &Part| {
        let then = shown.then.as_ref();
        let now = lines(*part, &shown.body, then);
        // A frame of many lines of which one changed is told by that line.
        match then {
            Some(then) if *part == Part::Embeds => changed(&lines(*part, then, None), now),
            Some(_) | None => now,
        }
    };
    let blocks: Vec<Vec<String>> = shown.new.iter().map(block).collect();
    for (nth, block) in blocks.iter().enumerate() {
        out.push_str(if nth == 0 { "\n" } else { ">\n" });
        let last = block.len().saturating_sub(1);
        let mut code = false;
        for (nth, line) in block.iter().enumerate() {
            code ^= line.starts_with("```");
            let fence = |line: &String| line.starts_with("```");
            let beside = fence(line) || block.get(nth + 1).is_some_and(fence);
            let breaks = nth < last && !code && !line.is_empty() && !beside;
            let line = format!("> {line}{}", if breaks { "\\" } else { "" });
            out.push_str(line.trim_end());
            out.push('\n');
        }
    }
    out
}

/// A part of a message; menus that were there before without the entries that stay as they are.
fn lines(part: Part, body: &Body, then: Option<&Body>) -> Vec<String> {
    match part {
        Part::Text => body.text.lines().map(str::to_owned).collect(),
        Part::Embeds => embeds(&body.embeds),
        Part::Files => files(&body.files),
        Part::Rows => {
            let before = |nth: usize| then.and_then(|then| then.rows.get(nth));
            let rows = body.rows.iter().enumerate();
            rows.map(|(nth, row)| self::row(row, before(nth))).collect()
        }
        Part::Thread => body.thread.iter().map(|name| format!("🧵 a thread: {name}")).collect(),
    }
}

/// The lines that were not there before; the others in between are left out.
fn changed(then: &[String], now: Vec<String>) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    for line in now {
        if !then.contains(&line) {
            out.push(line);
        } else if out.last().is_none_or(|last| last != "┃ ...") {
            out.push("┃ ...".to_owned());
        }
    }
    out
}

fn embeds(embeds: &[Embed]) -> Vec<String> {
    let mut lines = Vec::new();
    for embed in embeds {
        if !embed.title.is_empty() {
            lines.push(format!("┃ **{}**", embed.title));
        }
        lines.extend(embed.text.lines().map(framed));
        for (name, value) in &embed.fields {
            lines.push(format!("┃ **{name}**"));
            lines.extend(value.lines().map(framed));
        }
        if !embed.footer.is_empty() {
            lines.push(format!("┃ *{}*", embed.footer));
        }
    }
    lines
}

fn framed(line: &str) -> String {
    if line.is_empty() { "┃".to_owned() } else { format!("┃ {line}") }
}

/// What stands on a page for a new line in the text of a picture.
pub const NEW_LINE: &str = " ⏎ ";

fn files(files: &[Attached]) -> Vec<String> {
    let mut lines = Vec::new();
    for file in files {
        if file.is_picture() {
            lines.push(format!("🖼 {}: *{}*", file.name, file.alt.replace('\n', NEW_LINE)));
            continue;
        }
        let Some(text) = &file.text else {
            lines.push(format!("📎 {}", file.name));
            continue;
        };
        let count = text.lines().count();
        if count > LINES || text.lines().any(|line| line.len() > 400) {
            lines.push(format!("📎 {}, {count} lines", file.name));
            continue;
        }
        lines.push(format!("📎 {}:", file.name));
        lines.push("```".to_owned());
        lines.extend(text.lines().map(str::to_owned));
        lines.push("```".to_owned());
    }
    lines
}

fn row(row: &Row, then: Option<&Row>) -> String {
    match row {
        Row::Menu(menu) => match then {
            Some(Row::Menu(then)) => self::menu(menu, Some(then)),
            Some(Row::Buttons(_)) | None => self::menu(menu, None),
        },
        Row::Buttons(buttons) => {
            let button = |button: &super::story::Button| {
                let colour = match button.style {
                    Style::Blue => "🔵",
                    Style::Grey => "⚪",
                    Style::Green => "🟢",
                    Style::Red => "🔴",
                    Style::Link => "🔗",
                };
                let off = if button.enabled { "" } else { " (off)" };
                let link = button.link.as_ref().map(|link| format!(" {link}")).unwrap_or_default();
                format!("{colour}[{}]{link}{off}", button.label)
            };
            buttons.iter().map(button).collect::<Vec<_>>().join(" ")
        }
    }
}

/// A menu; of one that was there before only the chosen entries and those that changed.
fn menu(menu: &Menu, then: Option<&Menu>) -> String {
    let about = &menu.placeholder;
    if menu.people {
        return format!("▾[{about}] any person");
    }
    let then = then.filter(|then| then.placeholder == *about);
    let known = |entry: &MenuEntry| {
        !entry.chosen
            && then.is_some_and(|then| {
                let mut entries = then.entries.iter();
                entries.any(|old| old.label == entry.label && old.about == entry.about)
            })
    };
    let mut entries: Vec<String> = Vec::new();
    for entry in &menu.entries {
        if known(entry) {
            if entries.last().is_none_or(|last| last != "...") {
                entries.push("...".to_owned());
            }
            continue;
        }
        let about =
            if entry.about.is_empty() { String::new() } else { format!(" ({})", entry.about) };
        let mark = if entry.chosen { "**" } else { "" };
        entries.push(format!("{mark}{}{mark}{about}", entry.label));
    }
    format!("▾[{about}] {}", entries.join(" · "))
}

fn form(form: &Form) -> String {
    let mut out = format!("A form opens before {}: **{}**\n", form.who, form.title);
    for field in &form.fields {
        let empty = if field.required { "" } else { ", may stay empty" };
        let line = match &field.holds {
            Holds::Text(typed) => {
                let lines = if typed.long { ", several lines" } else { "" };
                let grey = match typed.placeholder.as_str() {
                    "" => String::new(),
                    grey => format!(", grey: {grey}"),
                };
                let value = match typed.value.as_str() {
                    "" => String::new(),
                    value => format!(": `{value}`"),
                };
                format!("✎ {} *(at most {}{lines}{empty}{grey})*{value}", field.label, typed.most)
            }
            Holds::Choices(most, entries) => {
                let many = if *most > 1 { "any" } else { "one" };
                let name = format!("☰ {} *(choose {many}{empty})*", field.label);
                let entry = |entry: &MenuEntry| {
                    let about = match entry.about.as_str() {
                        "" => String::new(),
                        about => format!(" ({about})"),
                    };
                    let mark = if entry.chosen { "**" } else { "" };
                    format!("{mark}{}{mark}{about}", entry.label)
                };
                format!("{name} {}", entries.iter().map(entry).collect::<Vec<_>>().join(" · "))
            }
            Holds::Files(most) => {
                let many =
                    if *most > 1 { format!("at most {most} files") } else { "a file".into() };
                format!("📎 {} *({many}{empty})*", field.label)
            }
        };
        writeln!(out, "\n> {line}").expect("a text takes everything");
        if !field.about.is_empty() {
            writeln!(out, ">\n> {}", field.about).expect("a text takes everything");
        }
    }
    out
}
