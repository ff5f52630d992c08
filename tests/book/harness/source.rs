//! A page as it was accepted, read for what it lets people do: the headings. The rest is what came
//! of it, and is written anew.

use patt::service::Policy;

use super::world::POLICY;

/// What a page consists of before it is played.
pub struct Source {
    pub title: String,
    /// What it is about.
    pub about: String,
    /// What its house may do.
    pub policy: Policy,
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
    let (policy, strangers) = comment.as_deref().map_or((POLICY, false), wishes);
    Source { title, about, policy, strangers, comment, items }
}

/// Whether a line is a word to the reader: all of it in italics.
fn is_note(line: &str) -> bool {
    line.starts_with('*') && !line.starts_with("**") && line.ends_with('*')
}

/// A house that may do other things than usual, `<!-- games_per_person: 1 -->`; and whether nobody has
/// used the bot before, `<!-- strangers -->`.
fn wishes(comment: &str) -> (Policy, bool) {
    let mut policy = POLICY;
    let mut strangers = false;
    let inner = comment.trim_start_matches("<!--").trim_end_matches("-->");
    for wish in inner.split(',').map(str::trim) {
        if wish == "strangers" {
            strangers = true;
            continue;
        }
        let (name, value) = wish.split_once(':').expect("a name and a number");
        let value: u32 = value.trim().parse().expect("a number");
        match name {
            "games_per_person" => policy.games_per_person = value,
            "games_per_server" => policy.games_per_guild = value,
            "patience" => policy.patience = value.into(),
            other => panic!("a house has no {other}"),
        }
    }
    (policy, strangers)
}
