//! A page of settings: its lines, the open one, the buttons of its values.

use crate::message::{
    Button, ButtonStyle, Does, Menu, MenuEntry, Offers, Press, PressId, Request, Row,
};
use crate::show::privacy;
use crate::words::Voice;

/// Whose settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Whose {
    Mine,
    Server,
}

/// A page: whose settings, the line that is open, and of which game it speaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Page {
    pub whose: Whose,
    pub line: String,
    pub game: String,
}

/// A line of a page: something that can be changed.
pub(crate) struct Line {
    pub key: &'static str,
    pub label: String,
    /// The present value.
    pub now: String,
    pub choices: Vec<Choice>,
    /// The games that have a value each; the one that is meant is chosen.
    pub games: Vec<MenuEntry>,
    /// Whether the board shows what it means.
    pub shows: bool,
}

/// A value of a line.
pub(crate) struct Choice {
    pub value: String,
    pub words: String,
    pub now: bool,
}

impl Choice {
    pub(crate) fn new(value: impl Into<String>, words: String, now: bool) -> Self {
        Self { value: value.into(), words, now }
    }

    /// Yes and no.
    pub(crate) fn flag(voice: Voice<'_>, now: bool) -> Vec<Self> {
        vec![Self::new("on", voice.label_on(), now), Self::new("off", voice.label_off(), !now)]
    }
}

impl Line {
    /// A line whose present value is the chosen one.
    pub(crate) fn of(key: &'static str, label: String, choices: Vec<Choice>) -> Self {
        let now = choices.iter().find(|choice| choice.now);
        let now = now.map_or_else(String::new, |choice| choice.words.clone());
        Self { key, label, now, choices, games: Vec::new(), shows: false }
    }

    pub(crate) fn shown(self) -> Self {
        Self { shows: true, ..self }
    }
}

impl Page {
    pub(crate) const fn top(whose: Whose) -> Self {
        Self { whose, line: String::new(), game: String::new() }
    }

    /// The text form: `m` or `s`, the line, the game; `-` for none.
    pub(crate) fn text(&self) -> String {
        let letter = match self.whose {
            Whose::Mine => 'm',
            Whose::Server => 's',
        };
        let or_none = |text: &str| if text.is_empty() { "-".to_owned() } else { text.to_owned() };
        format!("{letter}.{}.{}", or_none(&self.line), or_none(&self.game))
    }

    /// Reads the text form and gives back what follows it.
    pub(crate) fn read(text: &str) -> Option<(Self, &str)> {
        let mut parts = text.splitn(4, '.');
        let whose = match parts.next()? {
            "m" => Whose::Mine,
            "s" => Whose::Server,
            _ => return None,
        };
        let mut part = || parts.next().filter(|part| *part != "-").unwrap_or_default().to_owned();
        let (line, game) = (part(), part());
        Some((Self { whose, line, game }, parts.next().unwrap_or_default()))
    }
}

/// The id of a button that opens one's own settings as a new private message.
pub(crate) fn page() -> PressId {
    PressId::free(Press::Settings, format!("{}.new", Page::top(Whose::Mine).text()))
}

/// The id of a button elsewhere that opens the settings of the server.
pub(crate) fn of_server() -> PressId {
    PressId::free(Press::Settings, format!("{}.new", Page::top(Whose::Server).text()))
}

/// What a value is called in ids means this; the usual if it means nothing.
pub(crate) fn meaning<T: Copy + Default>(values: &[(&str, T)], key: &str) -> T {
    values.iter().find(|(known, _)| *known == key).map(|&(_, value)| value).unwrap_or_default()
}

/// The menu of lines, what belongs to the open one, and ways out.
pub(crate) fn rows(plain: Voice<'_>, page: &Page, lines: &[Line], request: &Request) -> Vec<Row> {
    let id = |press, what: &str| {
        let end = if what.is_empty() { String::new() } else { format!(".{what}") };
        PressId::free(press, format!("{}{end}", page.text()))
    };
    let entry = |line: &Line| MenuEntry {
        label: line.label.chars().take(100).collect(),
        value: line.key.to_owned(),
        description: line.now.chars().take(100).collect(),
        chosen: line.key == page.line,
    };
    let mut rows = vec![Row::Menu(Menu {
        id: id(Press::Settings, "line"),
        placeholder: plain.settings_change(),
        offers: Offers::Entries(lines.iter().map(entry).take(25).collect()),
    })];
    if let Some(line) = lines.iter().find(|line| line.key == page.line) {
        if line.games.len() > 1 {
            rows.push(Row::Menu(Menu {
                id: id(Press::Settings, "game"),
                placeholder: plain.setup_game(),
                offers: Offers::Entries(line.games.clone()),
            }));
        }
        let value = |choice: &Choice| Button {
            label: choice.words.chars().take(40).collect(),
            does: Does::Press(id(Press::Set, &choice.value)),
            style: if choice.now { ButtonStyle::Yes } else { ButtonStyle::Rest },
            enabled: !choice.now,
        };
        let values: Vec<_> = line.choices.iter().map(value).collect();
        rows.extend(values.chunks(5).take(2).map(|row| Row::Buttons(row.to_vec())));
    }
    let leads = |press, arg: &str, label| Button {
        label,
        does: Does::Press(PressId::free(press, arg)),
        style: ButtonStyle::Rest,
        enabled: true,
    };
    let mut last = match page.whose {
        Whose::Mine => {
            let opens = |id, label| Button {
                label,
                does: Does::Press(id),
                style: ButtonStyle::Rest,
                enabled: true,
            };
            vec![
                opens(privacy::blocks(), plain.label_blocks()),
                opens(privacy::page(), plain.label_privacy()),
            ]
        }
        Whose::Server => vec![leads(Press::Settings, "m.-.-", plain.label_settings_mine())],
    };
    if page.whose == Whose::Mine && request.place.guild.is_some() && request.who.manager {
        last.push(leads(Press::Settings, "s.-.-", plain.label_settings_server()));
    }
    last.push(leads(Press::Close, "s", plain.label_close()));
    rows.push(Row::Buttons(last));
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_reads_back_from_its_id() {
        for (line, game) in
            [("", ""), ("theme", ""), ("pieces", "chess"), ("notation", "secret-stallmate")]
        {
            for whose in [Whose::Mine, Whose::Server] {
                let page = Page { whose, line: line.to_owned(), game: game.to_owned() };
                assert_eq!(Page::read(&page.text()), Some((page.clone(), "")));
                let text = format!("{}.3 days a move", page.text());
                assert_eq!(Page::read(&text), Some((page, "3 days a move")));
            }
        }
        assert_eq!(Page::read("x.-.-"), None);
        assert_eq!(Page::read("m").map(|(page, _)| page), Some(Page::top(Whose::Mine)));
    }
}
