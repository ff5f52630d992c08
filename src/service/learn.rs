//! Learning: `/rules` with its diagrams, and `/help`.

use super::lists::{GamesPage, Paged as _};
use super::moves::private;
use super::stage::Looks;
use super::trouble::Trouble;
use super::{
    Answer, Button, ButtonStyle, Command, Does, Embed, Menu, MenuEntry, Message, Offers, Picture,
    Press, PressId, Reply, Request, Row, Service,
};
use crate::catalog::{AnyGame, Entry};
use crate::render::{Scene, Style};
use crate::rules::{
    Act, Cell, Lesson, Mark, Notation, Refusal, Rng, Step, Viewer, kit::label, options,
};
use crate::words::Voice;

impl Service {
    /// `/rules`.
    pub(super) fn rules(
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
        let message = self.lesson_page(voice, line, at)?;
        Ok(match &request.command {
            Command::Press(id) if id.arg.contains('.') && !id.arg.ends_with('.') => {
                Reply { answer: Answer::Update(message), then: Vec::new() }
            }
            Command::Choose(..) => Reply { answer: Answer::Update(message), then: Vec::new() },
            _ => private(message),
        })
    }

    fn lesson_page(
        &self,
        voice: Voice<'_>,
        line: &'static Entry,
        at: usize,
    ) -> Result<Message, Trouble> {
        let lessons = line.info.lessons;
        let Some(lesson) = lessons.get(at) else {
            return Err(Trouble::Broken(format!("{} has no lesson {at}", line.info.slug)));
        };
        let (title, text) = voice.lesson(line.info, lesson);
        let picture = self.diagram(voice, line, lesson).map_err(|refusal| {
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
            does: Does::Press(PressId::free(
                Press::Rules,
                format!("{slug}.{}.{mark}", to.map_or("", |to| lessons[to].key)),
            )),
            style: ButtonStyle::Rest,
            enabled: to.is_some(),
        };
        let footer = voice.lesson_page(at as i64 + 1, lessons.len() as i64);
        let heading = format!("{}: {title}", voice.title(line.info));
        let embed = Embed { title: heading, text, footer, ..Embed::default() };
        let menu = Menu {
            // The page is part of the id: each page has a menu of its own.
            id: PressId::free(Press::Rules, format!("{slug}.{at}.m")),
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
                    does: Does::Press(PressId::free(
                        Press::Setup,
                        super::panel::against_computer(slug),
                    )),
                    style: ButtonStyle::Main,
                    enabled: true,
                },
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
    ) -> Result<Option<Picture>, Refusal> {
        let game = set_up(line, lesson)?;
        let mut view = game.seen(Viewer::Public).view();
        let marks = lesson.shows.map_or_else(Vec::new, |cell| shown_moves(game.as_ref(), cell));
        let style = Style { theme: Looks::default().theme, ..Style::default() };
        let scene = Scene { marks: &marks, ..Scene::from(&view) };
        let Ok(drawn) = self.painter.scene(&scene, &style) else { return Ok(None) };
        view.marks.extend(marks);
        Ok(Some(Picture { png: drawn.png, alt: voice.alt(line.info, &view, None) }))
    }

    /// `/help`.
    pub(super) fn help(&self, request: &Request) -> Reply {
        let voice = self.words.voice(&request.who.locale);
        let plain = voice.plain();
        let button = |press, arg: &str, label, style| Button {
            label,
            does: Does::Press(PressId::free(press, arg)),
            style,
            enabled: true,
        };
        let first = self.catalog.iter().next().map_or("", |line| line.info.slug);
        let embed = Embed { title: voice.help_head(), text: voice.help(), ..Embed::default() };
        let rows = vec![Row::Buttons(vec![
            button(Press::Setup, "", plain.label_start(), ButtonStyle::Main),
            button(
                Press::Games,
                &GamesPage::MINE.text(),
                plain.label_my_games(),
                ButtonStyle::Rest,
            ),
            button(Press::Rules, &format!("{first}."), plain.label_rules(), ButtonStyle::Rest),
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

/// Where the man on a cell can go, as marks.
fn shown_moves(game: &dyn AnyGame, cell: &str) -> Vec<(Cell, Mark)> {
    let view = game.seen(Viewer::Public).view();
    let mut marks = Vec::new();
    for seat in game.status().acting().iter() {
        for choice in game.seen(Viewer::Seat(seat)).choices(Notation::CANONICAL) {
            let Some((Step::Man(_, from), rest)) = choice.steps.split_first() else { continue };
            if label::cell(view.geometry, *from) != cell {
                continue;
            }
            marks.push((*from, Mark::Selected));
            marks.extend(rest.iter().filter_map(|step| match step {
                Step::To { cell, takes: true } => Some((*cell, Mark::Capture)),
                Step::To { cell, .. } | Step::Word { cell: Some(cell), .. } => {
                    Some((*cell, Mark::Target))
                }
                Step::Man(..) | Step::Hand(_) | Step::Become(_) | Step::Word { .. } => None,
            }));
        }
    }
    marks.sort_unstable();
    marks.dedup();
    marks
}
