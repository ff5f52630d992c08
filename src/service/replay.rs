//! Looking back on a game step by step: all that a page knows is in its buttons' ids, so it works
//! after a restart. Steps are those of the viewer's own [`Reel`].

use super::moves::private;
use super::share::post_here;
use super::stage::Stage;
use super::trouble::Trouble;
use super::{
    Answer, Button, ButtonStyle, File, Input, Message, Modal, Picture, Press, PressId, Reply,
    Request, Row, Service, State,
};
use crate::render::{Film, Scene, Style, Undrawn};
use crate::rules::{Refusal, Seat, View, Viewer};
use crate::table::{Moment, Phase, Reel, Table, TableId};
use crate::words::{Quote, Term};

/// The most bytes of a moving picture.
const FILM_MOST: usize = 2 << 20;
/// The most pictures in one.
const FRAMES_MOST: usize = 400;
/// The name of the picture beside another.
const BESIDE: &str = "board-2.png";
/// The most characters of what a seat was told at a step.
const TOLD_MOST: usize = 200;
/// The field of the form that asks for a step.
const FIELD: &str = "n";

/// What a press on a page of a replay wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Turn {
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
    const fn of_mark(mark: u8) -> Self {
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
struct Page {
    step: usize,
    flipped: bool,
}

impl Page {
    /// The argument of a button that has to do with this page.
    fn arg(self, mark: char) -> String {
        format!("{}{}.{mark}", self.step, if self.flipped { "f" } else { "" })
    }

    /// Reads an argument; what cannot be read is the start, opened anew.
    fn of_arg(arg: &str) -> (Self, Turn) {
        let (page, mark) = arg.split_once('.').unwrap_or((arg, "o"));
        let digits = page.trim_end_matches('f');
        let page = Self { step: digits.parse().unwrap_or(0), flipped: digits != page };
        (page, Turn::of_mark(mark.bytes().next().unwrap_or(b'o')))
    }
}

/// The id that opens, for whoever presses it, the page an id has to do with.
pub(super) fn opens(id: &PressId) -> PressId {
    let (page, _) = Page::of_arg(&id.arg);
    PressId { arg: page.arg('o'), ..id.clone() }
}

/// The argument of a button elsewhere that opens the replay at its start.
pub(super) fn from_start() -> String {
    Page { step: 0, flipped: false }.arg('o')
}

/// The argument of a button elsewhere that opens the replay at a step.
pub(super) fn at_step(step: usize) -> String {
    Page { step, flipped: false }.arg('o')
}

impl Service {
    /// `/replay`.
    pub(super) async fn replay(
        &self,
        request: &Request,
        table: Option<TableId>,
        step: Option<u32>,
    ) -> Result<Reply, Trouble> {
        let id = self.find(request, table).await?;
        let table = self.look(id).await?;
        let over = matches!(table.sheet().phase, Phase::Over(_));
        let usual = if over { 0 } else { usize::MAX };
        let page = Page { step: step.map_or(usual, |step| step as usize), flipped: false };
        Ok(private(self.replay_page(request, &table, page).await?))
    }

    /// A press on a page, or on a button that opens one.
    pub(super) async fn replay_press(
        &self,
        request: &Request,
        press: &PressId,
        id: TableId,
    ) -> Result<Reply, Trouble> {
        let (page, turn) = Page::of_arg(&press.arg);
        let table = self.look(id).await?;
        match turn {
            Turn::Page => {
                let message = self.replay_page(request, &table, page).await?;
                Ok(Reply { answer: Answer::Update(message), then: Vec::new() })
            }
            Turn::Open => Ok(private(self.replay_page(request, &table, page).await?)),
            Turn::Ask => self.ask_step(request, &table, page),
            Turn::Film => Ok(private(self.film(request, &table, page).await?)),
        }
    }

    /// The form that asks for a step was sent.
    pub(super) async fn replay_asked(
        &self,
        request: &Request,
        press: &PressId,
        id: TableId,
        fields: &[(String, String)],
    ) -> Result<Reply, Trouble> {
        let voice = self.words.voice(&request.who.locale);
        let typed = fields.iter().find(|(name, _)| name == FIELD);
        let typed = typed.map_or("", |(_, text)| text.trim());
        let (page, _) = Page::of_arg(&press.arg);
        let table = self.look(id).await?;
        let last = self.reel(request, &table)?.last();
        let step = typed.parse().ok().filter(|&step: &usize| step <= last);
        let step = step
            .ok_or_else(|| Trouble::Said(voice.replay_no_step(Quote::new(typed), last as i64)))?;
        let message = self.replay_page(request, &table, Page { step, ..page }).await?;
        Ok(Reply { answer: Answer::Update(message), then: Vec::new() })
    }

    fn ask_step(&self, request: &Request, table: &Table, page: Page) -> Result<Reply, Trouble> {
        let voice = self.words.voice(&request.who.locale).plain();
        let last = self.reel(request, table)?.last();
        let modal = Modal {
            id: PressId::at(Press::Replay, table.sheet().id, State::None, page.arg('g')),
            title: voice.replay_goto(),
            fields: vec![Input {
                name: FIELD.to_owned(),
                label: voice.replay_which(last as i64),
                placeholder: page.step.min(last).to_string(),
                value: String::new(),
                max: 6,
                long: false,
                required: true,
            }],
        };
        Ok(Reply { answer: Answer::Modal(modal), then: Vec::new() })
    }

    /// The moments of a game as the asker may see them.
    pub(super) fn reel<'a>(
        &self,
        request: &Request,
        table: &'a Table,
    ) -> Result<Reel<'a>, Trouble> {
        if matches!(table.sheet().phase, Phase::Invited { .. } | Phase::Open { .. } | Phase::Off(_))
        {
            let voice = self.words.voice(&request.who.locale);
            return Err(Trouble::Said(voice.export_nothing()));
        }
        table.reel(table.viewer(request.who.id)).map_err(|refusal| broken(table, &refusal))
    }

    async fn replay_page(
        &self,
        request: &Request,
        table: &Table,
        page: Page,
    ) -> Result<Message, Trouble> {
        let reel = self.reel(request, table)?;
        let stage = self.stage_of(request, table).await;
        let below = stage.own_below(request, page.flipped);
        stage.replay(&reel, page, below).map_err(|refusal| broken(table, &refusal))
    }

    /// The end of a game that was just brought in.
    pub(super) async fn imported_page(
        &self,
        request: &Request,
        table: &Table,
    ) -> Result<Message, Trouble> {
        self.replay_page(request, table, Page { step: usize::MAX, flipped: false }).await
    }

    /// Whether all may see what the asker sees.
    pub(super) fn for_all(&self, request: &Request, table: &Table) -> Result<(), Trouble> {
        if table.info().hidden && !matches!(table.sheet().phase, Phase::Over(_)) {
            let voice = self.words.voice(&request.who.locale);
            return Err(Trouble::Said(voice.replay_secret()));
        }
        Ok(())
    }

    /// The moving picture of the whole game.
    async fn film(&self, request: &Request, table: &Table, page: Page) -> Result<Message, Trouble> {
        let reel = self.reel(request, table)?;
        let views = reel.views().map_err(|refusal| broken(table, &refusal))?;
        let stage = self.stage_of(request, table).await;
        let voice = stage.voice;
        let below = stage.own_below(request, page.flipped);
        let style = stage.looks.style(table.line(), below);
        let service = self.clone();
        let drawn = tokio::task::spawn_blocking(move || draw(&service, &views, style)).await;
        let drawn = drawn.map_err(|error| Trouble::Broken(format!("a moving picture: {error}")))?;
        let Ok((film, every)) = drawn else {
            return Err(Trouble::Said(voice.replay_no_film()));
        };
        let mut lines = vec![stage.players()];
        if every > 1 {
            lines.push(voice.replay_thinned(every as i64));
        }
        let first = reel.at(usize::MAX).map_err(|refusal| broken(table, &refusal))?.view();
        let ending = table.outcome().map(|outcome| stage.plain().ending(&outcome));
        let shown = voice.plain().alt(table.info(), &first, ending.as_deref());
        let alt = voice.plain().replay_alt(reel.last() as i64, Term(shown));
        let name = format!("{}-{}.gif", table.info().slug, table.sheet().id);
        let post = Button {
            enabled: self.for_all(request, table).is_ok(),
            ..post_here(voice.plain(), &stage.replay_id(page, 'm'))
        };
        Ok(Message {
            content: lines.join("\n"),
            private: true,
            files: vec![File { name, bytes: film.gif, alt: alt.chars().take(1_024).collect() }],
            rows: vec![Row::Buttons(vec![post])],
            ..Message::default()
        })
    }
}

/// Draws the moving picture; of very long games only every second, fourth, ... position.
fn draw(service: &Service, views: &[View], style: Style) -> Result<(Film, usize), Undrawn> {
    let mut every = 1;
    loop {
        let kept: Vec<_> = (0..views.len())
            // The end is always there.
            .filter(|nth| (views.len() - 1 - nth).is_multiple_of(every))
            .filter_map(|nth| views.get(nth).cloned())
            .collect();
        if kept.len() <= FRAMES_MOST {
            let film = service.painter.film(&kept, &style)?;
            if film.gif.len() <= FILM_MOST || kept.len() <= 2 {
                return Ok((film, every));
            }
        }
        every *= 2;
    }
}

impl Stage<'_> {
    /// A page of the replay.
    fn replay(&self, reel: &Reel<'_>, page: Page, below: Seat) -> Result<Message, Refusal> {
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
    fn replay_id(&self, page: Page, mark: char) -> PressId {
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
    pub(super) fn players(&self) -> String {
        let seats = Seat::all(self.table.sheet().header.seats);
        seats.map(|seat| self.name(seat).to_string()).collect::<Vec<_>>().join(" - ")
    }

    /// What happened last, as a score sheet writes it.
    pub(super) fn caption(&self, moment: &Moment<'_>) -> Option<String> {
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

    /// The same stage for places that show no formatting.
    fn plain(&self) -> Self {
        Self { voice: self.voice.plain(), ..*self }
    }
}

pub(super) fn broken(table: &Table, refusal: &Refusal) -> Trouble {
    Trouble::Broken(format!("{} does not replay: {}", table.sheet().id, refusal.0.text()))
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
