//! Lessons: which page, and the position of its diagram.

use crate::catalog::{AnyGame, Entry};
use crate::message::{Press, PressId};
use crate::rules::kit::label;
use crate::rules::{Act, Cell, Lesson, Mark, Notation, Refusal, Rng, Step, Viewer, options};

/// A page of a game's lessons, as buttons name it: `game.page`, and one part more on a button that
/// turns to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RulesPage {
    /// The game, by slug.
    pub game: String,
    /// The lesson's key, title or number; the first lesson if none is named.
    pub page: Option<String>,
    /// Whether it takes the place of the page that was pressed.
    pub turned: bool,
}

impl RulesPage {
    pub(crate) fn new(game: &str, key: &str) -> Self {
        Self { game: game.to_owned(), page: Some(key.to_owned()), turned: false }
    }

    /// The id of a button that opens the page as a new private message.
    pub(crate) fn open(&self) -> PressId {
        let page = self.page.as_deref().unwrap_or_default();
        PressId::free(Press::Rules, format!("{}.{page}", self.game))
    }

    /// The id of a button or menu that turns to the page; `mark` is unique in its message.
    pub(crate) fn turn(&self, mark: char) -> PressId {
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

/// The game of a lesson's diagram.
///
/// # Errors
/// If the lesson is written wrongly; a test opens every lesson of the catalog.
pub(crate) fn set_up(line: &Entry, lesson: &Lesson) -> Result<Box<dyn AnyGame>, Refusal> {
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
pub(crate) fn shown_moves(game: &dyn AnyGame, shown: &str) -> Vec<(Cell, Mark)> {
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
