//! Learning: `/rules` with its diagrams, and `/help`.

use crate::catalog::Entry;
use crate::message::{
    Answer, Button, ButtonStyle, Does, Embed, GamesPage, Menu, MenuEntry, MenuId, MenuOffers,
    Message, Paged as _, Picture, Press, Reply, Request, Row, RulesPage, RulesPress, SettingsOf,
    SetupPress, SharedPage,
};
use crate::render::Scene;
use crate::rules::{Lesson, Refusal, Seat};
use crate::service::Service;
use crate::service::core::errors::Error;
use crate::show::learn::{set_up, shown_moves};
use crate::show::looks::Looks;
use crate::show::settings::page::opens;
use crate::show::share::post_here;
use crate::words::{Term, Voice};

impl Service {
    /// A page of a game's lessons as a button asks for it.
    pub(crate) async fn rules_page(
        &self,
        request: &Request,
        press: &RulesPress,
    ) -> Result<Reply, Error> {
        let mut reply = self.rules(request, &press.page.game, press.page.page.as_deref()).await?;
        if press.turn.is_some()
            && let Answer::Message(message, None) = reply.answer
        {
            reply.answer = Answer::Update(message);
        }
        Ok(reply)
    }

    /// `/rules`.
    pub(crate) async fn rules(
        &self,
        request: &Request,
        game: &str,
        page: Option<&str>,
    ) -> Result<Reply, Error> {
        let voice = self.voice(request);
        let line = self.line(voice, game)?;
        let lessons = line.info.lessons;
        let wanted = page.map(str::trim).unwrap_or_default().to_lowercase();
        let at = lessons.iter().position(|lesson| {
            let (title, _) = voice.lesson(line.info, lesson);
            lesson.key == wanted || title.to_lowercase() == wanted
        });
        let numbered = wanted.parse::<usize>().ok().map(|number| number.saturating_sub(1));
        let loose = || {
            let like = |lesson: &Lesson| {
                voice.lesson(line.info, lesson).0.to_lowercase().contains(&wanted)
            };
            lessons.iter().position(like)
        };
        let at = at.or(numbered.filter(|&at| at < lessons.len())).or_else(loose).unwrap_or(0);
        let looks = self.looks(request.who.id, line.info).await;
        Ok(Reply::private(self.lesson_page(voice, line, at, looks)?))
    }

    fn lesson_page(
        &self,
        voice: Voice<'_>,
        line: &'static Entry,
        at: usize,
        looks: Looks,
    ) -> Result<Message, Error> {
        let lessons = line.info.lessons;
        let Some(lesson) = lessons.get(at) else {
            return Err(Error::Broken(format!("{} has no lesson {at}", line.info.slug)));
        };
        let (title, text) = voice.lesson(line.info, lesson);
        let picture = self.diagram(voice, line, lesson, looks).map_err(|refusal| {
            let why = refusal.0.text();
            Error::Broken(format!("the diagram of {}/{}: {why}", line.info.slug, lesson.key))
        })?;
        let plain = voice.plain();
        let slug = line.info.slug;
        let entry = |(nth, lesson): (usize, &Lesson)| MenuEntry {
            label: plain.lesson(line.info, lesson).0,
            value: lesson.key.to_owned(),
            description: String::new(),
            chosen: nth == at,
        };
        let turn = |label: String, to: Option<usize>, mark: char| Button {
            label,
            does: Does::Press(Press::Rules(
                to.map_or_else(
                    || RulesPage::first(slug),
                    |to| RulesPage::new(slug, lessons[to].key),
                )
                .turn(mark),
            )),
            style: ButtonStyle::Rest,
            enabled: to.is_some(),
        };
        let footer = voice.lesson_page(at as i64 + 1, lessons.len() as i64);
        let heading = voice.lesson_heading(Term(voice.title(line.info)), Term(title.clone()));
        let embed = Embed { title: heading, text, footer, ..Embed::default() };
        let menu = Menu {
            placeholder: title,
            offers: MenuOffers::Entries(
                // The page is part of the id: each page has a menu of its own.
                MenuId::Rules(RulesPage::new(slug, lesson.key).turn('m')),
                lessons.iter().take(25).enumerate().map(entry).collect(),
            ),
        };
        let rows = vec![
            Row::Menu(menu),
            Row::Buttons(vec![
                turn(plain.label_back(), at.checked_sub(1), 'b'),
                turn(plain.label_next(), Some(at + 1).filter(|&to| to < lessons.len()), 'n'),
                Button::new(
                    plain.label_try_computer(),
                    Press::Setup(SetupPress::Computer(slug.to_owned())),
                    ButtonStyle::Main,
                ),
                post_here(plain, SharedPage::Rules(RulesPage::new(slug, lesson.key))),
            ]),
        ];
        Ok(Message { private: true, embed: Some(embed), picture, rows, ..Message::default() })
    }

    /// The diagram of a lesson; none where this shape of board cannot be drawn.
    fn diagram(
        &self,
        voice: Voice<'_>,
        line: &Entry,
        lesson: &Lesson,
        looks: Looks,
    ) -> Result<Option<Picture>, Refusal> {
        let game = set_up(line, lesson)?;
        let mut view = game.seen(lesson.seen).view();
        let marks = lesson.shows.map_or_else(Vec::new, |cell| shown_moves(game.as_ref(), cell));
        let style = looks.style(voice, line, lesson.seen.seat().unwrap_or(Seat::FIRST));
        let scene = Scene { marks: &marks, ..Scene::from(&view) };
        let Ok(drawn) = self.painter.scene(&scene, &style) else { return Ok(None) };
        view.marks.extend(marks);
        Ok(Some(Picture { png: drawn.png, alt: voice.alt(line.info, &view, None) }))
    }

    /// `/help`.
    pub(crate) fn help(&self, request: &Request) -> Reply {
        let voice = self.voice(request);
        let plain = voice.plain();
        let first = self.catalog.iter().next().map_or("", |line| line.info.slug);
        let levels = self.catalog.iter().find_map(|line| {
            let &[least, .., most] = line.ratings?;
            Some(voice.help_levels(Term(voice.title(line.info)), least.into(), most.into()))
        });
        let text = std::iter::once(voice.help()).chain(levels).collect::<Vec<_>>().join("\n");
        let embed = Embed { title: voice.help_head(), text, ..Embed::default() };
        let rules = Press::Rules(RulesPage::first(first).open());
        let start = Press::Setup(SetupPress::New);
        let rows = vec![Row::Buttons(vec![
            Button::new(plain.label_start(), start, ButtonStyle::Main),
            Button::rest(plain.label_my_games(), GamesPage::MINE.open()),
            Button::rest(plain.label_rules(), rules),
            Button::rest(plain.label_settings(), opens(SettingsOf::Mine)),
        ])];
        Reply::private(Message { private: true, embed: Some(embed), rows, ..Message::default() })
    }
}
