//! Stepping through a game: which step, what it shows, where its buttons lead.

use crate::message::{
    Button, ButtonStyle, File, Lead, Message, Picture, ReplayPage, ReplayPress, ReplayTurn, Row,
    SharedPage, TablePress,
};
use crate::render::Scene;
use crate::rules::{Refusal, Seat, Viewer};
use crate::show::presenter::Presenter;
use crate::show::share::post_here;
use crate::table::{Replay, ReplayStep};
use crate::words::Term;

/// The name of the picture beside another.
const BESIDE: &str = "board-2.png";

/// The most characters of what a seat was told at a step.
const TOLD_MOST: usize = 200;

impl Presenter<'_> {
    /// A page of the replay.
    pub(crate) fn replay(
        &self,
        replay: &Replay<'_>,
        page: ReplayPage,
        below: Seat,
    ) -> Result<Message, Refusal> {
        let last = replay.last();
        let page = ReplayPage { step: page.step.min(last), ..page };
        let moment = replay.at(page.step)?;
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
        let both = self.table.secrecy().has_referee() && replay.viewer() == Viewer::Everything;
        if both {
            lines.extend(self.told_at(&moment));
        }
        let (picture, files) = if both && !moment.over() {
            self.both_views(&moment)
        } else {
            let strips = self.strips(&replay.frames(self.notation())?);
            let caption = strips.as_ref().and_then(|strips| strips.get(page.step));
            let scene = Scene { caption, ..Scene::from(&view) };
            (self.picture(&scene, below, ending.as_deref()), Vec::new())
        };
        Ok(Message {
            content: lines.join("\n"),
            private: true,
            picture,
            files,
            rows: self.replay_rows(page, last, replay.viewer(), moment.over()),
            ..Message::default()
        })
    }

    /// What each seat saw at a moment of a hidden game that is over: the picture of the first, and
    /// beside it that of the second.
    fn both_views(&self, moment: &ReplayStep<'_>) -> (Option<Picture>, Vec<File>) {
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
    fn told_at(&self, moment: &ReplayStep<'_>) -> Vec<String> {
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
        Seat::all(self.table.record().header.seats).filter_map(of).collect()
    }

    fn replay_rows(&self, page: ReplayPage, last: usize, viewer: Viewer, over: bool) -> Vec<Row> {
        let plain = self.voice.plain();
        let turn = |label: String, page: ReplayPage, turn: ReplayTurn, enabled: bool| Button {
            enabled,
            ..self.button(TablePress::Replay(ReplayPress { page, turn }), label, ButtonStyle::Rest)
        };
        let button = |label: String, step: usize, to: ReplayTurn, enabled: bool| {
            turn(label, ReplayPage { step, ..page }, to, enabled)
        };
        let (began, ended) = (page.step > 0, page.step < last);
        let turns = vec![
            button(plain.label_first(), 0, ReplayTurn::First, began),
            button(plain.label_back(), page.step.saturating_sub(1), ReplayTurn::Back, began),
            Button {
                style: ButtonStyle::Main,
                ..button(
                    plain.label_forward(),
                    (page.step + 1).min(last),
                    ReplayTurn::Forward,
                    ended,
                )
            },
            button(plain.label_last(), last, ReplayTurn::Last, ended),
            button(plain.label_goto(), page.step, ReplayTurn::Ask, last > 0),
        ];
        let turned = ReplayPage { flipped: !page.flipped, ..page };
        let mut more = vec![
            turn(plain.label_flip(), turned, ReplayTurn::Flip, true),
            button(plain.label_film(), page.step, ReplayTurn::Film, last > 0),
        ];
        if self.table.secrecy().shows_all_to(viewer) {
            let export = plain.label_file();
            more.push(self.button(TablePress::Export(None), export, ButtonStyle::Rest));
            let lead = TablePress::PlayOn(Lead { step: page.step, against: None });
            more.push(Button {
                enabled: !over,
                ..self.button(lead, plain.label_play_on(), ButtonStyle::Rest)
            });
            more.push(post_here(plain, SharedPage::Replay(self.table.record().id, page)));
        }
        vec![Row::Buttons(turns), Row::Buttons(more)]
    }

    /// Who plays, in one line.
    pub(crate) fn players(&self) -> String {
        let seats = Seat::all(self.table.record().header.seats);
        seats.map(|seat| self.name(seat).to_string()).collect::<Vec<_>>().join(" - ")
    }

    /// What happened last, as a score sheet writes it.
    pub(crate) fn caption(&self, moment: &ReplayStep<'_>) -> Option<String> {
        let (seat, written) = moment.written(self.notation())?;
        Some(self.numbered(moment, seat, &written))
    }

    /// A move of this seat in the place of what happened last, as a score sheet writes it.
    pub(crate) fn numbered(&self, moment: &ReplayStep<'_>, seat: Seat, written: &str) -> String {
        let written = self.voice.written(written);
        let who = moment.entry().map_or_else(|| self.name(seat), |e| self.mover(seat, e.by));
        let number = moment.view_before().number.map(i64::from);
        match number {
            Some(number) if self.table.record().header.seats == 2 => {
                if seat == Seat::FIRST {
                    self.voice.replay_first(number, written)
                } else {
                    self.voice.replay_second(number, written)
                }
            }
            Some(number) => self.voice.replay_many(number, who, written),
            None => self.voice.replay_unnumbered(who, written),
        }
    }

    /// The same presenter for places that show no formatting.
    pub(crate) fn plain(&self) -> Self {
        Self { voice: self.voice.plain(), ..*self }
    }
}
