//! A page as it was accepted, read for what it lets people do: the headings. The rest is what came
//! of it, and is written anew.

use std::time::Duration;

use patt::discord::{Pace, Timing};
use patt::service::Policy;

use super::world::{NEVER, POLICY, UNHURRIED};

/// What a page consists of before it is played.
pub struct Source {
    pub title: String,
    /// What it is about.
    pub about: String,
    /// What its house may do.
    pub policy: Policy,
    /// How long things take there.
    pub timing: Timing,
    /// Whether interactions come over HTTP, where forms are whole.
    pub http: bool,
    /// Whether nobody has used the bot before.
    pub strangers: bool,
    /// The comment that says so.
    pub comment: Option<String>,
    pub items: Vec<Item>,
}

/// One line of a page that is not an outcome.
pub enum Item {
    /// A heading.
    Chapter(String),
    /// A word to the reader.
    Note(String),
    /// What somebody does.
    Act(String),
}

/// Reads a page.
///
/// # Panics
/// If it has no title.
pub fn read(text: &str) -> Source {
    let mut lines = text.lines().peekable();
    let comment = lines.next_if(|line| line.starts_with("<!--")).map(str::to_owned);
    while lines.next_if(|line| line.is_empty()).is_some() {}
    let title = lines.next().and_then(|line| line.strip_prefix("# "));
    let title = title.expect("a page begins with its title").to_owned();
    let mut about = Vec::new();
    while let Some(line) = lines.next_if(|line| !line.starts_with('#') && !is_note(line)) {
        about.push(line);
    }
    let about = about.join("\n").trim().to_owned();
    let item = |line: &str| {
        if let Some(act) = line.strip_prefix("### ") {
            return Some(Item::Act(act.to_owned()));
        }
        if let Some(chapter) = line.strip_prefix("## ") {
            return Some(Item::Chapter(chapter.to_owned()));
        }
        is_note(line).then(|| Item::Note(line.trim_matches('*').to_owned()))
    };
    let items = lines.filter_map(item).collect();
    let mut source = Source {
        title,
        about,
        policy: POLICY,
        timing: UNHURRIED,
        http: false,
        strangers: false,
        comment: None,
        items,
    };
    if let Some(comment) = comment {
        source.wish(&comment);
        source.comment = Some(comment);
    }
    source
}

/// Whether a line is a word to the reader: all of it in italics.
fn is_note(line: &str) -> bool {
    line.starts_with('*') && !line.starts_with("**") && line.ends_with('*')
}

impl Source {
    /// A house that may do other things than usual, `<!-- games_per_person: 1 -->`; that lets everybody
    /// act only so often, `<!-- at_a_time: 2 -->`; that messages reach late, `<!-- late -->`; to which
    /// what people do comes over HTTP, `<!-- http -->`; where nobody has used the bot before,
    /// `<!-- strangers -->`.
    fn wish(&mut self, comment: &str) {
        let inner = comment.trim_start_matches("<!--").trim_end_matches("-->");
        for wish in inner.split(',').map(str::trim) {
            let (name, value) = wish.split_once(':').unwrap_or((wish, "1"));
            let value: u32 = value.trim().parse().expect("a number");
            match name {
                "strangers" => self.strangers = true,
                "http" => self.http = true,
                "late" => self.timing.stale = Duration::ZERO,
                "at_a_time" => self.timing.pace = Pace { burst: value, gap: NEVER },
                "games_per_person" => self.policy.games_per_person = value,
                "games_per_server" => self.policy.games_per_guild = value,
                "patience" => self.policy.patience = value.into(),
                other => panic!("a house has no {other}"),
            }
        }
    }
}
