//! Stepping through a game: which step, what it shows, where its buttons lead.

use crate::message::{Button, ButtonStyle, File, Message, Picture, Press, PressId, Row, State};
use crate::render::Scene;
use crate::rules::{Refusal, Seat, Viewer};
use crate::show::presenter::Presenter;
use crate::show::share::post_here;
use crate::table::{Moment, Reel};
use crate::words::Term;

/// The name of the picture beside another.
const BESIDE: &str = "board-2.png";

/// The most characters of what a seat was told at a step.
const TOLD_MOST: usize = 200;

/// What a press on a page of a replay wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Turn {
    /// The page in place of the one that was pressed.
    Page,
    /// The page as a new private message.
    Open,
    /// The form that asks for a step.
    Ask,
    /// The moving picture.
    Film,
}

impl Turn {
    /// The mark of each button; several lead to the same page, and their ids must differ.
    pub(crate) const fn of_mark(mark: u8) -> Self {
        match mark {
            b'g' => Self::Ask,
            b'm' => Self::Film,
            b'o' => Self::Open,
            _ => Self::Page,
        }
    }
}

/// A page: which step, and from which side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Page {
    pub step: usize,
    pub flipped: bool,
}

impl Page {
    /// The argument of a button that has to do with this page.
    pub(crate) fn arg(self, mark: char) -> String {
        format!("{}{}.{mark}", self.step, if self.flipped { "f" } else { "" })
    }

    /// Reads an argument; what cannot be read is the start, opened anew.
    pub(crate) fn of_arg(arg: &str) -> (Self, Turn) {
        let (page, mark) = arg.split_once('.').unwrap_or((arg, "o"));
        let digits = page.trim_end_matches('f');
        let page = Self { step: digits.parse().unwrap_or(0), flipped: digits != page };
        (page, Turn::of_mark(mark.bytes().next().unwrap_or(b'o')))
    }
}

/// The id that opens, for whoever presses it, the page an id has to do with.
pub(crate) fn opens(id: &PressId) -> PressId {
    let (page, _) = Page::of_arg(&id.arg);
    PressId { arg: page.arg('o'), ..id.clone() }
}

/// The argument of a button elsewhere that opens the replay at its start.
pub(crate) fn from_start() -> String {
    Page { step: 0, flipped: false }.arg('o')
}

/// The argument of a button elsewhere that opens the replay at a step.
pub(crate) fn at_step(step: usize) -> String {
    Page { step, flipped: false }.arg('o')
}

impl Presenter<'_> {
    /// A page of the replay.
    pub(crate) fn replay(
        &self,
        reel: &Reel<'_>,
        page: Page,
        below: Seat,
    ) -> Result<Message, Refusal> {
        let last = reel.last();
        let page = Page { step: page.step.min(last), ..page };
        let moment = reel.at(page.step)?;
        let view = moment.view();
        let caption = self.caption(&moment);
        let (at, of) = (page.step as i64, last as i64);
        let mut lines = vec![match caption {
            Some(caption) => self.voice.replay_at(Term(self.players()), Term(caption), at, of),
            None if page.step == 0 => self.voice.replay_start(Term(self.players()), of),
            None => self.voice.replay_quiet(Term(self.players()), at, of),
        }];
        let ended = self.table.outcome().filter(|_| page.step == last && moment.over());
        let ending = ended.map(|outcome| self.ending(&outcome));
        lines.extend(ending.clone());
        lines.extend(self.notes(&view));
        // Of a hidden game each side saw its own men: both views stand side by side.
        let both = self.info().hidden && reel.viewer() == Viewer::Everything;
        if both {
            lines.extend(self.told_at(&moment));
        }
        let (picture, files) = if both && !moment.over() {
            self.both_views(&moment)
        } else {
            (self.picture(&Scene::from(&view), below, ending.as_deref()), Vec::new())
        };
        Ok(Message {
            content: lines.join("\n"),
            private: true,
            picture,
            files,
            rows: self.replay_rows(page, last, reel.viewer()),
            ..Message::default()
        })
    }

    /// What each seat saw at a moment of a hidden game that is over: the picture of the first, and
    /// beside it that of the second.
    fn both_views(&self, moment: &Moment<'_>) -> (Option<Picture>, Vec<File>) {
        let of = |seat: Seat| {
            let view = moment.view_of(Viewer::Seat(seat));
            let picture = self.picture(&Scene::from(&view), seat, None)?;
            let alt = format!("{}: {}", self.plain_name(seat), picture.alt);
            Some(Picture { alt: alt.chars().take(1_024).collect(), ..picture })
        };
        let beside = of(Seat::SECOND).map(|picture| File {
            name: BESIDE.to_owned(),
            bytes: picture.png.to_vec(),
            alt: picture.alt,
        });
        (of(Seat::FIRST), beside.into_iter().collect())
    }

    /// What each seat was told at a moment of a hidden game that is over.
    fn told_at(&self, moment: &Moment<'_>) -> Vec<String> {
        let Some(entry) = moment.entry() else { return Vec::new() };
        let said = self.table.said_at(entry);
        let of = |seat: Seat| {
            let own = said.iter().filter(|heard| match heard.notice.to {
                crate::rules::Audience::All => false,
                crate::rules::Audience::Seats(seats) => seats.has(seat),
            });
            let says: Vec<_> = own.map(|heard| &heard.notice.say).collect();
            let list = Term(self.said(&says, TOLD_MOST));
            (!says.is_empty()).then(|| self.voice.secret_step(self.name(seat), list))
        };
        Seat::all(self.table.sheet().header.seats).filter_map(of).collect()
    }

    /// The id of a button that has to do with a page.
    pub(crate) fn replay_id(&self, page: Page, mark: char) -> PressId {
        PressId::at(Press::Replay, self.table.sheet().id, State::None, page.arg(mark))
    }

    fn replay_rows(&self, page: Page, last: usize, viewer: Viewer) -> Vec<Row> {
        let plain = self.voice.plain();
        let button = |label: String, step: usize, mark: char, enabled: bool| {
            let arg = Page { step, ..page }.arg(mark);
            let mut button =
                self.button_at(Press::Replay, State::None, &arg, label, ButtonStyle::Rest);
            button.enabled = enabled;
            button
        };
        let (began, ended) = (page.step > 0, page.step < last);
        let turns = vec![
            button(plain.label_first(), 0, 'a', began),
            button(plain.label_back(), page.step.saturating_sub(1), 'b', began),
            Button {
                style: ButtonStyle::Main,
                ..button(plain.label_forward(), (page.step + 1).min(last), 'c', ended)
            },
            button(plain.label_last(), last, 'd', ended),
            button(plain.label_goto(), page.step, 'g', last > 0),
        ];
        let turned = Page { flipped: !page.flipped, ..page }.arg('t');
        let mut more = vec![
            self.button_at(
                Press::Replay,
                State::None,
                &turned,
                plain.label_flip(),
                ButtonStyle::Rest,
            ),
            button(plain.label_film(), page.step, 'm', last > 0),
        ];
        let open = !self.info().hidden || viewer == Viewer::Everything;
        if open {
            let export = plain.label_file();
            more.push(self.button_at(Press::Export, State::None, "", export, ButtonStyle::Rest));
            let (on, from) = (plain.label_play_on(), page.step.to_string());
            more.push(self.button_at(Press::PlayOn, State::None, &from, on, ButtonStyle::Rest));
            more.push(post_here(plain, &self.replay_id(page, 'o')));
        }
        vec![Row::Buttons(turns), Row::Buttons(more)]
    }

    /// Who plays, in one line.
    pub(crate) fn players(&self) -> String {
        let seats = Seat::all(self.table.sheet().header.seats);
        seats.map(|seat| self.name(seat).to_string()).collect::<Vec<_>>().join(" - ")
    }

    /// What happened last, as a score sheet writes it.
    pub(crate) fn caption(&self, moment: &Moment<'_>) -> Option<String> {
        let (seat, written) = moment.written(self.notation())?;
        let written = crate::words::Written::new(&written);
        let number = moment.view_before().number.map(i64::from);
        Some(match number {
            Some(number) if self.table.sheet().header.seats == 2 => {
                if seat == Seat::FIRST {
                    self.voice.replay_first(number, written)
                } else {
                    self.voice.replay_second(number, written)
                }
            }
            Some(number) => self.voice.replay_many(number, self.name(seat), written),
            None => self.voice.replay_unnumbered(self.name(seat), written),
        })
    }

    /// The same presenter for places that show no formatting.
    pub(crate) fn plain(&self) -> Self {
        Self { voice: self.voice.plain(), ..*self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_reads_back_from_its_id() {
        for step in [0, 57, 17_850] {
            for flipped in [false, true] {
                for (mark, turn) in [('b', Turn::Page), ('g', Turn::Ask), ('m', Turn::Film)] {
                    let page = Page { step, flipped };
                    assert_eq!(Page::of_arg(&page.arg(mark)), (page, turn));
                }
            }
        }
        let start = Page { step: 0, flipped: false };
        assert_eq!(Page::of_arg(""), (start, Turn::Open));
        assert_eq!(Page::of_arg("57"), (Page { step: 57, flipped: false }, Turn::Open));
        assert_eq!(Page::of_arg("x.b"), (start, Turn::Page));
    }
}
