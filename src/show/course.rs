//! Who had how many men in the course of a game of several.

use crate::message::{Message, Picture};
use crate::render::counts::{self, Course, Unit};
use crate::rules::{Refusal, Seat, View};
use crate::show::presenter::Presenter;
use crate::table::Replay;
use crate::words::Term;

impl Presenter<'_> {
    /// How many men each side had on the board in the course of the game, and who was ahead.
    pub(crate) fn who_was_ahead(&self, replay: &Replay<'_>) -> Result<Message, Refusal> {
        let frames = replay.frames(self.notation())?;
        let views: Vec<_> = frames.iter().map(|frame| &frame.view).collect();
        let seats: Vec<_> = Seat::all(self.table.record().header.seats).collect();
        let count = |view: &View, seat| view.men.iter().filter(|man| man.seat == seat).count();
        let courses: Vec<_> = seats
            .iter()
            .filter_map(|&seat| {
                let side = *views.first()?.sides.get(seat.index())?;
                let counts = views.iter().map(|&view| count(view, seat)).collect();
                Some(Course { name: self.plain_name(seat), side, counts })
            })
            .collect();
        let mut lines = vec![self.voice.course_head(Term(self.players()))];
        let turns = views.len().saturating_sub(1) as i64;
        let leads: Vec<_> = seats.iter().map(|&seat| ahead(&courses, seat)).collect();
        for (seat, lead) in seats.iter().zip(leads).filter(|(_, lead)| *lead > 0) {
            lines.push(self.voice.course_ahead(self.name(*seat), lead as i64, turns));
        }
        let last = |course: &Course| course.counts.last().copied().unwrap_or(0);
        let list: Vec<_> =
            courses.iter().map(|course| format!("{} {}", course.name, last(course))).collect();
        let drawn = counts::draw(&courses, Unit::Men, self.looks.theme);
        let alt = self.voice.plain().course_alt(turns, self.voice.plain().list(list));
        let picture = Some(Picture { png: drawn.png, alt });
        Ok(Message { picture, ..Message::private(lines.join("\n")) })
    }
}

/// After how many turns a seat had more men than any other.
fn ahead(courses: &[Course], seat: Seat) -> usize {
    let Some(own) = courses.get(seat.index()) else { return 0 };
    let others = || courses.iter().enumerate().filter(|(nth, _)| *nth != seat.index());
    let more = |nth: usize, count: usize| {
        others().all(|(_, other)| other.counts.get(nth).is_none_or(|&theirs| theirs < count))
    };
    own.counts.iter().enumerate().skip(1).filter(|&(nth, &count)| more(nth, count)).count()
}
