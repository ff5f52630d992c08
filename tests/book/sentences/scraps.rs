//! What the pages of the book show, line by line.

use std::collections::BTreeSet;
use std::fs;

use super::patterns::{Beside, Line, Message};
use crate::harness::{NEW_LINE, folder};

/// The colours of buttons.
const BUTTONS: [char; 5] = ['🔵', '⚪', '🟢', '🔴', '🔗'];

/// Everything that somebody sees of the bot on some page.
#[derive(Default)]
pub struct Scraps {
    texts: BTreeSet<String>,
    /// What buttons and the lines of menus say; among the texts too.
    labels: BTreeSet<String>,
    /// What stands in place of pictures.
    pictures: BTreeSet<String>,
}

/// Where a message stands.
pub enum Stands {
    OnPage,
    InPicture,
    Nowhere,
}

impl Scraps {
    /// All pages.
    ///
    /// # Panics
    /// If there are none.
    pub fn of_the_book() -> Self {
        let mut scraps = Self::default();
        for file in fs::read_dir(folder()).expect("the folder of the pages").flatten() {
            scraps.page(&fs::read_to_string(file.path()).expect("a page is a text"));
        }
        scraps
    }

    /// Where one of the forms of a message stands.
    pub fn stands(&self, message: &Message) -> Stands {
        let label = message.is_label();
        let holds = |texts: &BTreeSet<String>| {
            let one = |line: &Line| {
                let beside = match (label, line.is_word()) {
                    (true, _) => Beside::Nothing,
                    (false, true) => Beside::Signs,
                    (false, false) => Beside::Words,
                };
                texts.iter().any(|text| line.stands_in(text, beside))
            };
            message.forms.iter().any(|form| form.iter().all(one))
        };
        if holds(if label { &self.labels } else { &self.texts }) {
            Stands::OnPage
        } else if holds(&self.pictures) {
            Stands::InPicture
        } else {
            Stands::Nowhere
        }
    }

    fn page(&mut self, page: &str) {
        let mut by_hand = false;
        let mut file = false;
        for line in page.lines() {
            if let Some(head) = line.strip_prefix("**") {
                by_hand = head.contains(", by ");
                continue;
            }
            if let Some((_, title)) = line.split_once(": **").filter(|_| line.starts_with("A form"))
            {
                self.text(title.trim_end_matches('*'));
                continue;
            }
            if line.starts_with("Offered to ") {
                line.split('`').skip(1).step_by(2).for_each(|one| self.label(one));
                continue;
            }
            let Some(line) = line.strip_prefix("> ").filter(|_| !by_hand) else { continue };
            if line.starts_with("```") {
                file = !file;
            } else if !file {
                self.line(line.trim_end_matches('\\'));
            }
        }
    }

    fn line(&mut self, line: &str) {
        let line = line.strip_prefix("┃ ").unwrap_or(line);
        if let Some((_, alt)) = line.split_once(": *").filter(|_| line.starts_with('🖼')) {
            let lines = alt.trim_end_matches('*').split(NEW_LINE).map(str::to_owned);
            self.pictures.extend(lines);
        } else if let Some(menu) = line.strip_prefix("▾[") {
            self.menu(menu);
        } else if let Some(field) = line.strip_prefix("✎ ") {
            self.field(field);
        } else if line.starts_with(BUTTONS) {
            let buttons = line.split(BUTTONS).filter_map(|one| one.strip_prefix('['));
            buttons.filter_map(|one| one.rsplit_once(']')).for_each(|one| self.label(one.0));
        } else {
            self.text(line);
        }
    }

    fn menu(&mut self, menu: &str) {
        let (placeholder, entries) = menu.split_once("] ").unwrap_or((menu, ""));
        self.label(placeholder);
        for entry in entries.split(" · ") {
            let entry = entry.replace("**", "");
            self.label(&entry);
            if let Some((label, about)) = entry.split_once(" (") {
                self.label(label);
                self.text(about.trim_end_matches(')'));
            }
        }
    }

    fn field(&mut self, field: &str) {
        let (label, rest) = field.split_once(" *(").unwrap_or((field, ""));
        self.text(label);
        let (limits, value) = rest.split_once(")*").unwrap_or((rest, ""));
        if let Some((_, grey)) = limits.split_once("grey: ") {
            self.text(grey);
        }
        self.text(value.trim_matches([':', ' ', '`']));
    }

    fn label(&mut self, label: &str) {
        self.labels.insert(label.to_owned());
        self.text(label);
    }

    fn text(&mut self, text: &str) {
        self.texts.insert(text.to_owned());
    }
}
