//! What differs from run to run gets a name that does not: people, places, messages, tables, times.

use std::collections::BTreeMap;

use jiff::Timestamp;
use patt::sandbox::Id;

/// The names given so far.
#[derive(Default)]
pub struct Names {
    /// People by id.
    pub people: BTreeMap<Id, String>,
    /// Places by id.
    pub places: BTreeMap<Id, String>,
    /// Messages by id: their numbers on the page.
    pub messages: BTreeMap<Id, usize>,
    /// Tables, in the order in which they were first seen.
    tables: Vec<String>,
    /// What is said instead of other texts.
    pub others: Vec<(String, String)>,
    /// What time it is, in milliseconds.
    pub now: i64,
}

impl Names {
    /// No names yet, at this time.
    pub fn at(now: i64) -> Self {
        Self { now, ..Self::default() }
    }

    /// A person.
    pub fn person(&self, id: Id) -> String {
        self.people.get(&id).cloned().unwrap_or_else(|| "somebody".to_owned())
    }

    /// A place.
    pub fn place(&self, id: Id) -> String {
        self.places.get(&id).cloned().unwrap_or_else(|| "a place that is gone".to_owned())
    }

    /// Learns of the table that a custom id names.
    pub fn learn(&mut self, custom_id: &str) {
        let table = custom_id.split('.').nth(1).filter(|name| name.len() == 6);
        if let Some(table) = table
            && !self.tables.iter().any(|known| known == table)
        {
            self.tables.push(table.to_owned());
        }
    }

    /// The name of the table that is called so on the page: `G1`.
    pub fn table(&self, called: &str) -> Option<&str> {
        let nth: usize = called.strip_prefix('G')?.parse().ok()?;
        self.tables.get(nth.checked_sub(1)?).map(String::as_str)
    }

    /// A text as everybody reads it at any time.
    pub fn text(&self, raw: &str) -> String {
        let mut out = String::new();
        let mut rest = raw;
        while let Some(at) = rest.find(['<', 'h']) {
            out.push_str(&rest[..at]);
            rest = &rest[at..];
            if let Some((said, after)) = self.mark(rest).or_else(|| self.link(rest)) {
                out.push_str(&said);
                rest = after;
            } else {
                let sign = rest.chars().next().map_or(1, char::len_utf8);
                out.push_str(&rest[..sign]);
                rest = &rest[sign..];
            }
        }
        out.push_str(rest);
        for (nth, table) in self.tables.iter().enumerate() {
            out = out.replace(table.as_str(), &format!("G{}", nth + 1));
        }
        for (raw, said) in &self.others {
            out = out.replace(raw.as_str(), said);
        }
        out
    }

    /// A mention, a channel or a time at the start of a text, and what follows.
    fn mark<'a>(&self, text: &'a str) -> Option<(String, &'a str)> {
        let (inner, after) = text.strip_prefix('<')?.split_once('>')?;
        if let Some(time) = inner.strip_prefix("t:") {
            let (seconds, style) = time.split_once(':').unwrap_or((time, "f"));
            return Some((self.moment(seconds.parse().ok()?, style), after));
        }
        if let Some(place) = inner.strip_prefix('#') {
            return Some((self.place(place.parse().ok()?), after));
        }
        let person = inner.strip_prefix('@')?.parse().ok()?;
        Some((format!("@{}", self.person(person)), after))
    }

    /// An address inside Discord at the start of a text, and what follows.
    fn link<'a>(&self, text: &'a str) -> Option<(String, &'a str)> {
        let path = text.strip_prefix("https://discord.com/channels/")?;
        let end = path.find(|sign: char| !sign.is_ascii_alphanumeric() && !"/@".contains(sign));
        let (path, after) = path.split_at(end.unwrap_or(path.len()));
        let mut parts = path.split('/').skip(1);
        let place = parts.next().and_then(|id| id.parse().ok()).map(|id| self.place(id))?;
        let message = parts.next().and_then(|id| id.parse().ok());
        Some((
            match message.map(|id| self.messages.get(&id)) {
                Some(Some(number)) => format!("→{number}"),
                Some(None) => format!("→{place}, a message that is gone"),
                None => format!("→{place}"),
            },
            after,
        ))
    }

    /// A moment as Discord shows it.
    fn moment(&self, seconds: i64, style: &str) -> String {
        let Ok(at) = Timestamp::from_second(seconds) else { return seconds.to_string() };
        let said = match style {
            "R" => relative(seconds - self.now / 1000),
            "d" | "D" => at.strftime("%-d %B %Y").to_string(),
            "t" | "T" => at.strftime("%H:%M").to_string(),
            "F" => at.strftime("%A %-d %B %Y %H:%M").to_string(),
            _ => at.strftime("%-d %B %Y %H:%M").to_string(),
        };
        format!("‹{said}›")
    }
}

/// "in 3 days", "2 hours ago".
fn relative(seconds: i64) -> String {
    let far = seconds.unsigned_abs();
    // Discord's numbers tell the moment only roughly, and the page must not depend on it.
    if far < 2 {
        return "now".to_owned();
    }
    let (count, unit) = match far {
        0..60 => (far, "second"),
        60..3_600 => (far / 60, "minute"),
        3_600..86_400 => (far / 3_600, "hour"),
        86_400.. => (far / 86_400, "day"),
    };
    let many = if count == 1 { "" } else { "s" };
    if seconds < 0 {
        format!("{count} {unit}{many} ago")
    } else {
        format!("in {count} {unit}{many}")
    }
}
