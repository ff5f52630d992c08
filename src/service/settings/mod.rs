//! `/settings`: pages of lines, a menu to open one, a button for each value. Everything a page knows
//! is in the ids of its buttons.

mod holiday;
mod mine;
mod pieces;
mod quiet;
mod server;

pub(super) use pieces::Newcomer;
pub(super) use server::takes_clock;

use super::moves::private;
use super::privacy;
use super::tongue::USUAL;
use super::trouble::Trouble;
use super::{
    Answer, Button, ButtonStyle, Does, Embed, Menu, MenuEntry, Message, Offers, Picture, Press,
    PressId, Reply, Request, Row, Scope, Service,
};
use crate::words::{Term, Voice};

/// Whose settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Whose {
    Mine,
    Server,
}

/// A page: whose settings, the line that is open, and of which game it speaks.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Page {
    whose: Whose,
    line: String,
    game: String,
}

/// A line of a page: something that can be changed.
struct Line {
    key: &'static str,
    label: String,
    /// The present value.
    now: String,
    choices: Vec<Choice>,
    /// The games that have a value each; the one that is meant is chosen.
    games: Vec<MenuEntry>,
    /// Whether the board shows what it means.
    shows: bool,
}

/// A value of a line.
struct Choice {
    value: String,
    words: String,
    now: bool,
}

impl Choice {
    fn new(value: impl Into<String>, words: String, now: bool) -> Self {
        Self { value: value.into(), words, now }
    }

    /// Yes and no.
    fn flag(voice: Voice<'_>, now: bool) -> Vec<Self> {
        vec![Self::new("on", voice.label_on(), now), Self::new("off", voice.label_off(), !now)]
    }
}

impl Line {
    /// A line whose present value is the chosen one.
    fn of(key: &'static str, label: String, choices: Vec<Choice>) -> Self {
        let now = choices.iter().find(|choice| choice.now);
        let now = now.map_or_else(String::new, |choice| choice.words.clone());
        Self { key, label, now, choices, games: Vec::new(), shows: false }
    }

    fn shown(self) -> Self {
        Self { shows: true, ..self }
    }
}

impl Page {
    const fn top(whose: Whose) -> Self {
        Self { whose, line: String::new(), game: String::new() }
    }

    /// The text form: `m` or `s`, the line, the game; `-` for none.
    fn text(&self) -> String {
        let letter = match self.whose {
            Whose::Mine => 'm',
            Whose::Server => 's',
        };
        let or_none = |text: &str| if text.is_empty() { "-".to_owned() } else { text.to_owned() };
        format!("{letter}.{}.{}", or_none(&self.line), or_none(&self.game))
    }

    /// Reads the text form and gives back what follows it.
    fn read(text: &str) -> Option<(Self, &str)> {
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
pub(super) fn page() -> PressId {
    PressId::free(Press::Settings, format!("{}.new", Page::top(Whose::Mine).text()))
}

/// The id of a button elsewhere that opens the settings of the server.
pub(super) fn of_server() -> PressId {
    PressId::free(Press::Settings, format!("{}.new", Page::top(Whose::Server).text()))
}

impl Service {
    /// `/settings`.
    pub(super) async fn settings_command(
        &self,
        request: &Request,
        scope: Scope,
    ) -> Result<Reply, Trouble> {
        let whose = if scope == Scope::Server { Whose::Server } else { Whose::Mine };
        Ok(private(self.settings_page(request, &Page::top(whose), None).await?))
    }

    /// A button or a menu that leads to a page.
    pub(super) async fn settings_press(
        &self,
        request: &Request,
        id: &PressId,
        values: &[String],
    ) -> Result<Reply, Trouble> {
        let voice = self.words.voice(&request.who.locale);
        let (mut page, what) =
            Page::read(&id.arg).ok_or_else(|| Trouble::Said(voice.old_button()))?;
        match (what, values.first()) {
            ("game", Some(game)) => page.game.clone_from(game),
            ("line", Some(line)) => {
                page.line.clone_from(line);
                page.game.clear();
            }
            _ => {}
        }
        let message = self.settings_page(request, &page, None).await?;
        // Opened from another message it is a new one.
        if what == "new" {
            return Ok(private(message));
        }
        Ok(Reply { answer: Answer::Update(message), then: Vec::new() })
    }

    /// A button that sets a value.
    pub(super) async fn set_value(
        &self,
        request: &Request,
        id: &PressId,
    ) -> Result<Reply, Trouble> {
        let voice = self.words.voice(&request.who.locale);
        let old = || Trouble::Said(voice.old_button());
        let (page, value) = Page::read(&id.arg).ok_or_else(old)?;
        if page.whose == Whose::Mine && page.line == quiet::LINE && value == quiet::TYPE {
            return Ok(quiet::form(voice));
        }
        if page.whose == Whose::Mine && page.line == holiday::LINE {
            let note = self.set_holiday(request, value).await?;
            let message = self.settings_page(request, &page, Some(note)).await?;
            return Ok(Reply { answer: Answer::Update(message), then: Vec::new() });
        }
        let (before, after) = match page.whose {
            Whose::Mine => self.set_mine(request, &page, value).await?,
            Whose::Server => self.set_server(request, &page, value).await?,
        };
        let find = |lines: Vec<Line>| lines.into_iter().find(|line| line.key == page.line);
        let (Some(before), Some(after)) = (find(before), find(after)) else { return Err(old()) };
        let note = if before.now == after.now {
            voice.setting_kept(Term(after.label), Term(after.now))
        } else {
            voice.setting_changed(Term(after.label), Term(before.now), Term(after.now))
        };
        // The language of the page may have changed with it.
        let request = self.spoken_to(request).await;
        let message = self.settings_page(&request, &page, Some(note)).await?;
        Ok(Reply { answer: Answer::Update(message), then: Vec::new() })
    }

    /// The request in the language its person has chosen by now.
    async fn spoken_to(&self, request: &Request) -> Request {
        let mut request = request.clone();
        let settings = self.settings(request.who.id).await;
        settings.tongue().unwrap_or(USUAL).clone_into(&mut request.who.locale);
        request
    }

    async fn settings_page(
        &self,
        request: &Request,
        page: &Page,
        note: Option<String>,
    ) -> Result<Message, Trouble> {
        let voice = self.words.voice(&request.who.locale);
        let (title, lines) = match page.whose {
            Whose::Mine => {
                let settings = self.settings(request.who.id).await;
                let mut lines = self.mine(voice, &settings, &page.game);
                lines.push(self.holiday_line(voice, request.who.id).await?);
                (voice.settings_mine(), lines)
            }
            Whose::Server => (voice.settings_server(), self.server(request).await?),
        };
        let text = lines
            .iter()
            .map(|line| voice.setting_line(Term(line.label.clone()), Term(line.now.clone())));
        let text = text.collect::<Vec<_>>().join("\n");
        let open = lines.iter().find(|line| line.key == page.line);
        let picture = match open {
            Some(line) if line.shows => self.settings_picture(request, &page.game).await,
            _ => None,
        };
        let footer = if open.is_some() { String::new() } else { voice.settings_foot() };
        let embed = Embed { title, text, footer, ..Embed::default() };
        let rows = rows(voice.plain(), page, &lines, request);
        let content = note.unwrap_or_default();
        Ok(Message {
            content,
            private: true,
            embed: Some(embed),
            picture,
            rows,
            ..Message::default()
        })
    }

    /// A board as the person has chosen it.
    async fn settings_picture(&self, request: &Request, game: &str) -> Option<Picture> {
        let line = self.catalog.find(game).or_else(|| self.catalog.iter().next())?;
        let settings = self.settings(request.who.id).await;
        self.sample(self.words.voice(&request.who.locale), line, &settings)
    }
}

/// What a value is called in ids means this; the usual if it means nothing.
fn meaning<T: Copy + Default>(values: &[(&str, T)], key: &str) -> T {
    values.iter().find(|(known, _)| *known == key).map(|&(_, value)| value).unwrap_or_default()
}

/// The menu of lines, what belongs to the open one, and ways out.
fn rows(plain: Voice<'_>, page: &Page, lines: &[Line], request: &Request) -> Vec<Row> {
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
