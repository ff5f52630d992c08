//! Lessons: which page, and the position of its diagram.

use crate::catalog::{AnyGame, Entry};
use crate::rules::kit::label;
use crate::rules::{Act, Cell, Lesson, Mark, Notation, Refusal, Rng, Step, Viewer, options};

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
