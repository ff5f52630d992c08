//! Who was likely to win a game of several: a line a seat, and the moves that cost most.

use crate::message::{ButtonStyle, Message, Picture, ReplayPage, Row, TablePress};
use crate::render::counts::{self, Course, Unit};
use crate::rules::{Refusal, Seat};
use crate::show::presenter::Presenter;
use crate::table::{Chances, Fall, Replay, TURNINGS};
use crate::words::{ALT_MOST, Term, Voice, paragraph};

impl Presenter<'_> {
    /// The chances of all seats in the course of the game, and the moves that cost their players most,
    /// each with a button to its place in the replay.
    pub(crate) fn chances(
        &self,
        replay: &Replay<'_>,
        chances: &Chances,
    ) -> Result<Message, Refusal> {
        let falls = chances.falls(&self.table.moves_by_step(), TURNINGS);
        let mut lines = vec![self.voice.chances_head(Term(self.players()))];
        let mut buttons = Vec::new();
        for fall in &falls {
            let moment = replay.at(fall.step)?;
            let Some(caption) = self.caption(&moment) else { continue };
            let best = chances.best.get(fall.step - 1).cloned().flatten();
            let best = moment.instead(best.as_slice(), self.notation());
            let better = best.first().map(|best| {
                let written = crate::words::Written::new(&best.choice.written);
                self.voice.analysis_better(Term(written.to_string()))
            });
            let slip = self.fall(caption, fall);
            lines.push(paragraph([Some(slip), better].into_iter().flatten()));
            let label = self.plain().caption(&moment).unwrap_or_else(|| fall.step.to_string());
            let open = TablePress::Replay(ReplayPage::at(fall.step).open());
            buttons.push(self.button(open, label, ButtonStyle::Rest));
        }
        if falls.is_empty() {
            lines.push(self.voice.analysis_calm());
        }
        let rows = if buttons.is_empty() { Vec::new() } else { vec![Row::Buttons(buttons)] };
        let picture = Some(self.chances_drawn(replay, chances)?);
        Ok(Message { picture, rows, ..Message::private(lines.join("\n")) })
    }

    /// A move with what it cost.
    fn fall(&self, caption: String, fall: &Fall) -> String {
        let [before, after] = [fall.before, fall.after].map(|chance| self.percent(chance));
        self.voice.analysis_slip(Term(caption), self.grade(fall.grade), before, after)
    }

    fn percent(&self, chance: f64) -> Term {
        Term(self.voice.chance_percent(chance.round() as i64))
    }

    /// A line a seat in its colour, with the names beside them.
    fn chances_drawn(&self, replay: &Replay<'_>, chances: &Chances) -> Result<Picture, Refusal> {
        let plain = self.plain();
        let sides = replay.at(0)?.view().sides;
        let seats: Vec<_> = Seat::all(self.table.record().header.seats).collect();
        let course = |&seat: &Seat| {
            let counts = chances.of(seat).iter().map(|chance| chance.round() as usize).collect();
            let side = *sides.get(seat.index())?;
            Some(Course { name: self.plain_name(seat), side, counts })
        };
        let courses: Vec<_> = seats.iter().filter_map(course).collect();
        let unit = Unit::Percent { first: chances.first() };
        let drawn = counts::draw(&courses, unit, self.looks.theme);
        let turns = chances.positions.len().saturating_sub(1) as i64;
        let head = plain.voice.chances_alt(turns);
        let told = courses.iter().filter_map(|course| in_words(plain.voice, course));
        let alt = paragraph(std::iter::once(head).chain(told));
        Ok(Picture { png: drawn.png, alt: alt.chars().take(ALT_MOST).collect() })
    }
}

/// A seat's line in words.
fn in_words(plain: Voice<'_>, course: &Course) -> Option<String> {
    let counts = &course.counts;
    let [first, most, last] =
        [counts.first()?, counts.iter().max()?, counts.last()?].map(|&percent| percent as i64);
    Some(plain.chances_seat(Term(course.name.clone()), first, most, last))
}
