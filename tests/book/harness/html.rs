//! A page as HTML for leafing through, with its pictures: a column as wide as a phone.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use super::markdown::head;
use super::source::Source;
use super::story::{Attached, Body, Embed, Entry, Form, Holds, MenuEntry, Row, Shown, Style};

const STYLE: &str = include_str!("book.css");

/// Where the pages go.
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("target/book")
}

/// Writes a page, its pictures and the index.
pub fn write(name: &str, source: &Source, entries: &[Entry]) {
    let Source { title, about, .. } = source;
    let pictures = folder().join("pictures");
    fs::create_dir_all(&pictures).expect("a folder for the book");
    let mut out = String::new();
    for entry in entries {
        let part = match entry {
            Entry::Chapter(text) => format!("<h2>{}</h2>", inline(text)),
            Entry::Note(text) => format!("<p class=note>{}</p>", inline(text)),
            Entry::Act(text) | Entry::Last(text) => format!("<h3>{}</h3>", inline(text)),
            Entry::Nothing => "<p class=note>Nobody sees anything of it.</p>".to_owned(),
            Entry::Offered { who, list } => {
                let list: Vec<_> = list.iter().map(|one| format!("<li>{}", plain(one))).collect();
                format!("<div class=offered>for {}<ul>{}</ul></div>", plain(who), list.join(""))
            }
            Entry::Form(form) => self::form(form),
            Entry::Shown(shown) => self::shown(shown, &pictures),
        };
        out.push_str(&part);
        out.push('\n');
    }
    let page = framed(title, &format!("<h1>{}</h1><p>{}</p>{out}", plain(title), inline(about)));
    put(&folder().join(format!("{name}.html")), page.as_bytes());
    index();
}

/// Lists the pages that are there.
fn index() {
    let Ok(files) = fs::read_dir(folder()) else { return };
    let mut pages: Vec<(String, String)> = files
        .flatten()
        .filter_map(|file| {
            let name = file.file_name().into_string().ok()?;
            let stem = name.strip_suffix(".html").filter(|stem| *stem != "index")?.to_owned();
            let text = fs::read_to_string(file.path()).ok()?;
            let title = text.split("<title>").nth(1)?.split("</title>").next()?.to_owned();
            Some((stem, title))
        })
        .collect();
    pages.sort();
    let list: Vec<_> = pages
        .iter()
        .map(|(name, title)| {
            format!("<li><a href=\"{name}.html\">{title}</a> <small>{name}</small>")
        })
        .collect();
    let body = format!("<h1>The book of conversations</h1><ol>{}</ol>", list.join("\n"));
    put(&folder().join("index.html"), framed("The book of conversations", &body).as_bytes());
}

/// Writes a file at once, so that a reader never finds half of it.
fn put(file: &Path, bytes: &[u8]) {
    let beside = file.with_extension(format!("{:?}.part", std::thread::current().id()));
    fs::write(&beside, bytes).expect("a file of the book");
    fs::rename(&beside, file).expect("a file of the book");
}

fn framed(title: &str, body: &str) -> String {
    format!(
        "<!doctype html><html lang=en><meta charset=utf-8>\
         <meta name=viewport content=\"width=device-width\"><title>{}</title>\
         <style>{STYLE}</style><main>{body}</main></html>\n",
        plain(title)
    )
}

fn shown(shown: &Shown, pictures: &Path) -> String {
    let kind = match (&shown.only_for, shown.place.starts_with("direct")) {
        (Some(_), _) => "private",
        (None, true) => "direct",
        (None, false) => "public",
    };
    let head = format!("<div class=head><b>{}</b> {}</div>", shown.number, plain(&head(shown)));
    let body = if shown.new.is_empty() { String::new() } else { body(&shown.body, pictures) };
    let ring = if shown.rings.is_empty() { "" } else { " rings" };
    format!("<article class=\"{kind}{ring}\">{head}{body}</article>")
}

fn body(body: &Body, pictures: &Path) -> String {
    let mut out = format!("<div class=text>{}</div>", inline(&body.text));
    for embed in &body.embeds {
        out.push_str(&framed_text(embed));
    }
    for file in &body.files {
        out.push_str(&self::file(file, pictures));
    }
    for row in &body.rows {
        out.push_str(&self::row(row));
    }
    if let Some(thread) = &body.thread {
        write!(out, "<div class=thread>🧵 {}</div>", plain(thread)).expect("a text");
    }
    out
}

fn framed_text(embed: &Embed) -> String {
    let mut out =
        format!("<div class=embed><b>{}</b><br>{}", inline(&embed.title), inline(&embed.text));
    for (name, value) in &embed.fields {
        write!(out, "<p><b>{}</b><br>{}", inline(name), inline(value)).expect("a text");
    }
    write!(out, "<p><small>{}</small></div>", inline(&embed.footer)).expect("a text");
    out
}

fn file(file: &Attached, pictures: &Path) -> String {
    let name = &file.fingerprint;
    let path = pictures.join(name);
    if !path.exists() {
        put(&path, &file.bytes);
    }
    let (alt, shown) = (plain(&file.alt), plain(&file.name));
    if file.is_picture() {
        return format!(
            "<img loading=lazy src=\"pictures/{name}\" title=\"{alt}\" alt=\"{alt}\">\
             <details><summary>{shown}</summary>{alt}</details>"
        );
    }
    format!("<div class=file>📎 <a href=\"pictures/{name}\">{shown}</a></div>")
}

fn row(row: &Row) -> String {
    match row {
        Row::Buttons(buttons) => {
            let mut out = "<div class=row>".to_owned();
            for button in buttons {
                let style = match button.style {
                    Style::Blue => "blue",
                    Style::Grey => "grey",
                    Style::Green => "green",
                    Style::Red => "red",
                    Style::Link => "link",
                };
                let off = if button.enabled { "" } else { " off" };
                write!(out, "<span class=\"button {style}{off}\">{}</span>", plain(&button.label))
                    .expect("a text");
            }
            out + "</div>"
        }
        Row::Menu(menu) => {
            let entries = menu.entries.iter().map(|entry| {
                let chosen = if entry.chosen { " selected" } else { "" };
                format!("<option{chosen}>{} {}", plain(&entry.label), plain(&entry.about))
            });
            let any = if menu.people { "<option>any person" } else { "" };
            format!(
                "<div class=row><select><option disabled>{}{any}{}</select></div>",
                plain(&menu.placeholder),
                entries.collect::<String>()
            )
        }
    }
}

fn form(form: &Form) -> String {
    let mut out =
        format!("<div class=form>before {}<h4>{}</h4>", plain(&form.who), plain(&form.title));
    for field in &form.fields {
        let holds = match &field.holds {
            Holds::Text(typed) => format!(
                "<input placeholder=\"{}\" value=\"{}\">",
                plain(&typed.placeholder),
                plain(&typed.value)
            ),
            Holds::Choices(most, entries) => {
                let entry = |entry: &MenuEntry| {
                    let chosen = if entry.chosen { " selected" } else { "" };
                    format!("<option{chosen}>{}</option>", plain(&entry.label))
                };
                let many = if *most > 1 { " multiple" } else { "" };
                format!("<select{many}>{}</select>", entries.iter().map(entry).collect::<String>())
            }
            Holds::Files(_) => "<input type=file>".to_owned(),
        };
        let (label, about) = (plain(&field.label), plain(&field.about));
        write!(out, "<label>{label} <small>{about}</small>{holds}</label>").expect("a text");
    }
    out + "</div>"
}

fn plain(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Discord's Markdown, as far as the bot writes any.
fn inline(text: &str) -> String {
    let mut out = String::new();
    let mut open = [false; 3];
    let mut rest = text;
    while let Some(sign) = rest.chars().next() {
        let (took, said) = if let Some(after) = rest.strip_prefix('\\') {
            let next = after.chars().next().map(String::from).unwrap_or_default();
            (1 + next.len(), plain(&next))
        } else if let Some((block, _)) =
            rest.strip_prefix("```\n").and_then(|block| block.split_once("\n```"))
        {
            (block.len() + 8, format!("<pre>{}</pre>", plain(block)))
        } else if let Some((code, _)) = rest.strip_prefix('`').and_then(|code| code.split_once('`'))
        {
            (code.len() + 2, format!("<code>{}</code>", plain(code)))
        } else if rest.starts_with("**") {
            (2, toggle(&mut open[0], "b"))
        } else if rest.starts_with('*') {
            (1, toggle(&mut open[1], "i"))
        } else if rest.starts_with("~~") {
            (2, toggle(&mut open[2], "s"))
        } else if sign == '\n' {
            (1, "<br>".to_owned())
        } else if let Some((label, address)) = link(rest) {
            (label.len() + address.len() + 4, format!("<u>{}</u>", plain(label)))
        } else {
            (sign.len_utf8(), plain(&sign.to_string()))
        };
        out.push_str(&said);
        rest = &rest[took..];
    }
    out
}

fn toggle(open: &mut bool, tag: &str) -> String {
    *open = !*open;
    if *open { format!("<{tag}>") } else { format!("</{tag}>") }
}

/// A link at the start of a text: its label and its address.
fn link(text: &str) -> Option<(&str, &str)> {
    let (label, rest) = text.strip_prefix('[')?.split_once("](")?;
    let (address, _) = rest.split_once(')')?;
    (!label.contains(['[', '\n'])).then_some((label, address))
}
