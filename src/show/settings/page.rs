//! A page of settings: its lines, the open one, the buttons of its values.

use crate::message::{
    Button, ButtonStyle, Closing, Does, Menu, MenuEntry, MenuId, MenuOffers, Press, PrivacyPress,
    Request, Row, SettingsMenu, SettingsOf, SettingsPage,
};
use crate::words::{Voice, cut};

/// A line of a page: something that can be changed.
pub(crate) struct SettingLine {
    pub key: &'static str,
    pub label: String,
    /// The present value.
    pub now: String,
    pub choices: Vec<SettingValue>,
    /// The games that have a value each; the one that is meant is chosen.
    pub games: Vec<MenuEntry>,
    /// What shows what it means.
    pub shown: Shown,
}

/// What a picture beside a line shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shown {
    /// There is none.
    Nothing,
    /// The reader's own board.
    Board,
    /// All looks to choose from.
    Looks,
}

/// A value of a line.
pub(crate) struct SettingValue {
    pub value: String,
    pub words: String,
    pub now: bool,
}

impl SettingValue {
    pub(crate) fn new(value: impl Into<String>, words: String, now: bool) -> Self {
        Self { value: value.into(), words, now }
    }

    /// Yes and no.
    pub(crate) fn flag(voice: Voice<'_>, now: bool) -> Vec<Self> {
        vec![Self::new("on", voice.label_on(), now), Self::new("off", voice.label_off(), !now)]
    }
}

impl SettingLine {
    /// A line whose present value is the chosen one.
    pub(crate) fn of(key: &'static str, label: String, choices: Vec<SettingValue>) -> Self {
        let now = choices.iter().find(|choice| choice.now);
        let now = now.map_or_else(String::new, |choice| choice.words.clone());
        Self { key, label, now, choices, games: Vec::new(), shown: Shown::Nothing }
    }

    pub(crate) fn shown(self, shown: Shown) -> Self {
        Self { shown, ..self }
    }
}

/// A button that opens a person's own settings, or the server's, as a new private message.
pub(crate) const fn opens(whose: SettingsOf) -> Press {
    Press::Settings { page: SettingsPage::top(whose), new: true }
}

/// The most characters of an entry of a menu, and of its description.
const ENTRY: usize = 100;

/// The most values that are buttons: two rows stand between the menus and the ways out.
const BUTTONS: usize = 10;

/// What a value is called in ids means this; the usual if it means nothing.
pub(crate) fn meaning<T: Copy + Default>(values: &[(&str, T)], key: &str) -> T {
    values.iter().find(|(known, _)| *known == key).map(|&(_, value)| value).unwrap_or_default()
}

/// The menu of lines, what belongs to the open one, and ways out.
pub(crate) fn rows(
    plain: Voice<'_>,
    page: &SettingsPage,
    lines: &[SettingLine],
    request: &Request,
) -> Vec<Row> {
    let entry = |line: &SettingLine| MenuEntry {
        label: cut(&line.label, ENTRY),
        value: line.key.to_owned(),
        description: cut(&line.now, ENTRY),
        chosen: line.key == page.line,
    };
    let mut rows = vec![Row::Menu(Menu {
        placeholder: plain.settings_change(),
        offers: MenuOffers::Entries(
            MenuId::Settings { page: page.clone(), of: SettingsMenu::Line },
            lines.iter().map(entry).take(25).collect(),
        ),
    })];
    if let Some(line) = lines.iter().find(|line| line.key == page.line) {
        if line.games.len() > 1 {
            rows.push(Row::Menu(Menu {
                placeholder: plain.setup_game(),
                offers: MenuOffers::Entries(
                    MenuId::Settings { page: page.clone(), of: SettingsMenu::Game },
                    line.games.clone(),
                ),
            }));
        }
        rows.extend(values(page, line));
    }
    let leads = |whose, label| {
        Button::rest(label, Press::Settings { page: SettingsPage::top(whose), new: false })
    };
    let mut last = Vec::new();
    if lines.iter().any(|line| line.key == page.line) {
        last.push(leads(page.whose, plain.label_back()));
    }
    last.extend(match page.whose {
        SettingsOf::Mine => vec![
            Button::rest(plain.label_blocks(), Press::Privacy(PrivacyPress::NewBlocks)),
            Button::rest(plain.label_privacy(), Press::Privacy(PrivacyPress::New)),
        ],
        SettingsOf::Server => vec![leads(SettingsOf::Mine, plain.label_settings_mine())],
    });
    if page.whose == SettingsOf::Mine && request.place.guild.is_some() && request.who.manager {
        last.push(leads(SettingsOf::Server, plain.label_settings_server()));
    }
    last.push(Button::rest(plain.label_close(), Press::Close(Closing::Settings)));
    rows.push(Row::Buttons(last));
    rows
}

/// What the open line may be set to: buttons, or a menu where there are too many.
fn values(page: &SettingsPage, line: &SettingLine) -> Vec<Row> {
    if line.choices.len() > BUTTONS {
        let entry = |choice: &SettingValue| MenuEntry {
            label: cut(&choice.words, ENTRY),
            value: choice.value.clone(),
            description: String::new(),
            chosen: choice.now,
        };
        return vec![Row::Menu(Menu {
            placeholder: cut(&line.label, ENTRY),
            offers: MenuOffers::Entries(
                MenuId::Settings { page: page.clone(), of: SettingsMenu::Value },
                line.choices.iter().map(entry).take(25).collect(),
            ),
        })];
    }
    let button = |choice: &SettingValue| Button {
        label: cut(&choice.words, 40),
        does: Does::Press(Press::Set { page: page.clone(), value: choice.value.clone() }),
        style: if choice.now { ButtonStyle::Yes } else { ButtonStyle::Rest },
        enabled: !choice.now,
    };
    let buttons: Vec<_> = line.choices.iter().map(button).collect();
    buttons.chunks(5).map(|row| Row::Buttons(row.to_vec())).collect()
}
