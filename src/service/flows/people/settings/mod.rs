//! `/settings`: pages of lines, a menu to open one, a button for each value. Everything a page knows
//! is in the ids of its buttons.

pub(crate) mod holiday;
pub(crate) mod mine;
pub(crate) mod pieces;
pub(crate) mod quiet;
pub(crate) mod server;

use crate::message::{
    Embed, Message, Picture, Reply, Request, SettingsMenu, SettingsOf, SettingsPage,
};
use crate::service::Service;
use crate::service::core::errors::Error;
use crate::service::core::languages::USUAL;
use crate::show::settings::gallery::gallery;
use crate::show::settings::page::{SettingLine, Shown, rows};
use crate::show::settings::quiet::{LINE as QUIET, TYPE, form};
use crate::words::Term;

impl Service {
    /// `/settings`.
    pub(crate) async fn settings_command(
        &self,
        request: &Request,
        whose: SettingsOf,
    ) -> Result<Reply, Error> {
        self.settings_press(request, &SettingsPage::top(whose), true).await
    }

    /// A button that leads to a page: opened from another message it is a new one.
    pub(crate) async fn settings_press(
        &self,
        request: &Request,
        page: &SettingsPage,
        new: bool,
    ) -> Result<Reply, Error> {
        let message = self.settings_page(request, page, None).await?;
        Ok(if new { Reply::private(message) } else { Reply::update(message) })
    }

    /// Something was chosen from a menu of a page.
    pub(crate) async fn settings_chosen(
        &self,
        request: &Request,
        page: &SettingsPage,
        of: SettingsMenu,
        value: &str,
    ) -> Result<Reply, Error> {
        let value = value.to_owned();
        let page = match of {
            SettingsMenu::Value => return self.set_value(request, page, &value).await,
            SettingsMenu::Game => SettingsPage { game: value, ..page.clone() },
            SettingsMenu::Line => SettingsPage { line: value, game: String::new(), ..*page },
        };
        self.settings_press(request, &page, false).await
    }

    /// A button that sets a value.
    pub(crate) async fn set_value(
        &self,
        request: &Request,
        page: &SettingsPage,
        value: &str,
    ) -> Result<Reply, Error> {
        let voice = self.voice(request);
        let old = || Error::Said(voice.old_button());
        if page.whose == SettingsOf::Mine && page.line == QUIET && value == TYPE {
            return Ok(form(voice));
        }
        if page.whose == SettingsOf::Mine && page.line == holiday::LINE {
            let note = self.set_holiday(request, value).await?;
            let message = self.settings_page(request, page, Some(note)).await?;
            return Ok(Reply::update(message));
        }
        let (before, after) = match page.whose {
            SettingsOf::Mine => self.set_mine(request, page, value).await?,
            SettingsOf::Server => self.set_server(request, page, value).await?,
        };
        let find = |lines: Vec<SettingLine>| lines.into_iter().find(|line| line.key == page.line);
        let (Some(before), Some(after)) = (find(before), find(after)) else { return Err(old()) };
        let note = if before.now == after.now {
            voice.setting_kept(Term(after.label), Term(after.now))
        } else {
            voice.setting_changed(Term(after.label), Term(before.now), Term(after.now))
        };
        // The language of the page may have changed with it.
        let request = self.spoken_to(request).await;
        let message = self.settings_page(&request, page, Some(note)).await?;
        Ok(Reply::update(message))
    }

    /// The request in the language its person has chosen by now.
    async fn spoken_to(&self, request: &Request) -> Request {
        let mut request = request.clone();
        let settings = self.settings(request.who.id).await;
        settings.spoken_language().unwrap_or(USUAL).clone_into(&mut request.who.locale);
        request
    }

    async fn settings_page(
        &self,
        request: &Request,
        page: &SettingsPage,
        note: Option<String>,
    ) -> Result<Message, Error> {
        let voice = self.voice(request);
        let (title, lines) = match page.whose {
            SettingsOf::Mine => {
                let settings = self.settings(request.who.id).await;
                let mut lines = self.mine(voice, &settings, &page.game);
                lines.push(self.holiday_line(voice, request.who.id).await?);
                (voice.settings_mine(), lines)
            }
            SettingsOf::Server => (voice.settings_server(), self.server(request).await?),
        };
        let open = lines.iter().find(|line| line.key == page.line);
        // The menu tells of the others, and what is chosen stays beside its picture.
        let text = lines
            .iter()
            .filter(|line| open.is_none_or(|open| open.key == line.key))
            .map(|line| voice.setting_line(Term(line.label.clone()), Term(line.now.clone())));
        let text = text.collect::<Vec<_>>().join("\n");
        let picture = match open {
            Some(line) => self.settings_picture(request, &page.game, line.shown).await,
            None => None,
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

    /// A board as the person has chosen it, or all looks to choose from.
    async fn settings_picture(
        &self,
        request: &Request,
        game: &str,
        shown: Shown,
    ) -> Option<Picture> {
        let (voice, settings) = (self.voice(request), self.settings(request.who.id).await);
        match shown {
            Shown::Nothing => None,
            Shown::Looks => Some(gallery(&self.painter, voice, &settings)),
            Shown::Board => {
                let line = self.catalog.find(game).or_else(|| self.catalog.iter().next())?;
                self.sample(voice, line, &settings)
            }
        }
    }
}
