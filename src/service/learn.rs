//! Learning: `/rules` with its diagrams, and `/help`.

use super::lists::{GamesPage, Paged as _};
use super::moves::private;
use super::share::post_here;
use super::stage::Looks;
use super::trouble::Trouble;
use super::{
    Answer, Button, ButtonStyle, Does, Embed, Menu, MenuEntry, Message, Offers, Picture, Press,
    PressId, Reply, Request, Row, Service,
};
use crate::catalog::{AnyGame, Entry};
use crate::render::Scene;
use crate::rules::{
    Act, Cell, Lesson, Mark, Notation, Refusal, Rng, Seat, Step, Viewer, kit::label, options,
};
use crate::words::Voice;

/// A page of a game's lessons, as buttons name it: `game.page`, and one part more on a button that
/// turns to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct RulesPage {
    /// The game, by slug.
    pub game: String,
    /// The lesson's key, title or number; the first lesson if none is named.
    pub page: Option<String>,
    /// Whether it takes the place of the page that was pressed.
    pub turned: bool,
}

impl RulesPage {
    fn new(game: &str, key: &str) -> Self {
        Self { game: game.to_owned(), page: Some(key.to_owned()), turned: false }
    }

    /// The id of a button that opens the page as a new private message.
    fn open(&self) -> PressId {
        let page = self.page.as_deref().unwrap_or_default();
        PressId::free(Press::Rules, format!("{}.{page}", self.game))
    }

    /// The id of a button or menu that turns to the page; `mark` is unique in its message.
    fn turn(&self, mark: char) -> PressId {
        PressId::free(Press::Rules, format!("{}.{mark}", self.open().arg))
    }

    /// Reads what a button carries.
    pub fn of_text(text: &str) -> Self {
        let mut parts = text.split('.');
        let game = parts.next().unwrap_or_default().to_owned();
        let page = parts.next().filter(|page| !page.is_empty()).map(str::to_owned);
        Self { game, page, turned: parts.next().is_some() }
    }
}

impl Service {
    /// A page of a game's lessons as a button asks for it.
    pub(super) async fn rules_page(
        &self,
        request: &Request,
        page: &RulesPage,
    ) -> Result<Reply, Trouble> {
        let mut reply = self.rules(request, &page.game, page.page.as_deref()).await?;
        if page.turned
            && let Answer::Message(message, None) = reply.answer
        {
            reply.answer = Answer::Update(message);
        }
        Ok(reply)
    }

    /// `/rules`.
    pub(super) async fn rules(
        &self,
        request: &Request,
        game: &str,
        page: Option<&str>,
    ) -> Result<Reply, Trouble> {
        let voice = self.words.voice(&request.who.locale);
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
        Ok(private(self.lesson_page(voice, line, at, looks)?))
    }

    fn lesson_page(
        &self,
        voice: Voice<'_>,
        line: &'static Entry,
        at: usize,
        looks: Looks,
    ) -> Result<Message, Trouble> {
        let lessons = line.info.lessons;
        let Some(lesson) = lessons.get(at) else {
            return Err(Trouble::Broken(format!("{} has no lesson {at}", line.info.slug)));
        };
        let (title, text) = voice.lesson(line.info, lesson);
        let picture = self.diagram(voice, line, lesson, looks).map_err(|refusal| {
            let why = refusal.0.text();
            Trouble::Broken(format!("the diagram of {}/{}: {why}", line.info.slug, lesson.key))
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
            does: Does::Press(RulesPage::new(slug, to.map_or("", |to| lessons[to].key)).turn(mark)),
            style: ButtonStyle::Rest,
            enabled: to.is_some(),
        };
        let footer = voice.lesson_page(at as i64 + 1, lessons.len() as i64);
        let heading = format!("{}: {title}", voice.title(line.info));
        let embed = Embed { title: heading, text, footer, ..Embed::default() };
        let menu = Menu {
            // The page is part of the id: each page has a menu of its own.
            id: RulesPage::new(slug, lesson.key).turn('m'),
            placeholder: title,
            offers: Offers::Entries(lessons.iter().take(25).enumerate().map(entry).collect()),
        };
        let rows = vec![
            Row::Menu(menu),
            Row::Buttons(vec![
                turn(plain.label_back(), at.checked_sub(1), 'b'),
                turn(plain.label_next(), Some(at + 1).filter(|&to| to < lessons.len()), 'n'),
                Button {
                    label: plain.label_try_computer(),
                    does: Does::Press(super::panel::against_computer(slug)),
                    style: ButtonStyle::Main,
                    enabled: true,
                },
                post_here(plain, &RulesPage::new(slug, lesson.key).open()),
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
        let style = looks.style(line, lesson.seen.seat().unwrap_or(Seat::FIRST));
        let scene = Scene { marks: &marks, ..Scene::from(&view) };
        let Ok(drawn) = self.painter.scene(&scene, &style) else { return Ok(None) };
        view.marks.extend(marks);
        Ok(Some(Picture { png: drawn.png, alt: voice.alt(line.info, &view, None) }))
    }

    /// `/help`.
    pub(super) fn help(&self, request: &Request) -> Reply {
        let voice = self.words.voice(&request.who.locale);
        let plain = voice.plain();
        let button =
            |id, label, style| Button { label, does: Does::Press(id), style, enabled: true };
        let first = self.catalog.iter().next().map_or("", |line| line.info.slug);
        let embed = Embed { title: voice.help_head(), text: voice.help(), ..Embed::default() };
        let rules = RulesPage::new(first, "").open();
        let rows = vec![Row::Buttons(vec![
            button(super::panel::anything(), plain.label_start(), ButtonStyle::Main),
            button(GamesPage::MINE.open(), plain.label_my_games(), ButtonStyle::Rest),
            button(rules, plain.label_rules(), ButtonStyle::Rest),
            button(super::settings::page(), plain.label_settings(), ButtonStyle::Rest),
        ])];
        private(Message { private: true, embed: Some(embed), rows, ..Message::default() })
    }
}

/// The game of a lesson's diagram.
///
/// # Errors
/// If the lesson is written wrongly; a test opens every lesson of the catalog.
pub(super) fn set_up(line: &Entry, lesson: &Lesson) -> Result<Box<dyn AnyGame>, Refusal> {
    let given = options::parse(line.info.options, lesson.options)?;
    let seats = line.info.seats.0;
    let header = if lesson.position.is_empty() {
        (line.roll)(&given, seats, &mut Rng::new(0))?
    } else {
        (line.adopt)(&given, seats, lesson.position)?
    };
    let mut game = (line.open)(&header)?;
    for text in lesson.moves {
        let seat = game.status().acting().iter().next().ok_or(Refusal::new("nobody-to-act"))?;
        game.act(&Act::Move { seat, text: (*text).to_owned() })?;
    }
    Ok(game)
}

/// Where the man on a cell can go, or a man in hand that is named by its letter, as marks.
fn shown_moves(game: &dyn AnyGame, shown: &str) -> Vec<(Cell, Mark)> {
    let view = game.seen(Viewer::Public).view();
    let mut marks = Vec::new();
    for seat in game.status().acting().iter() {
        for choice in game.seen(Viewer::Seat(seat)).choices(Notation::CANONICAL) {
            let Some((first, rest)) = choice.steps.split_first() else { continue };
            let free = match first {
                Step::Man(_, from) if label::cell(view.geometry, *from) == shown => {
                    marks.push((*from, Mark::Selected));
                    Mark::Target
                }
                Step::Hand(figure) if shown == figure.letter().to_string() => Mark::Place,
                _ => continue,
            };
            marks.extend(rest.iter().filter_map(|step| match step {
                Step::To { cell, takes: true } => Some((*cell, Mark::Capture)),
                Step::To { cell, .. } | Step::Word { cell: Some(cell), .. } => Some((*cell, free)),
                Step::Man(..) | Step::Hand(_) | Step::Become(_) | Step::Word { .. } => None,
            }));
        }
    }
    marks.sort_unstable();
    marks.dedup();
    marks
}
