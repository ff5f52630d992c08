//! Pausing, adjourning and going on: the question, its answers, the buttons of time.

use crate::message::{Button, ButtonStyle, Row, TablePress, TimeOffer, Version};
use crate::rules::Offer;
use crate::show::clock::span;
use crate::show::faces::nobody;
use crate::show::presenter::Presenter;
use crate::table::{ADJOURNED_MOST, PAUSE_MOST, Phase, Standing, Table};
use crate::words::Term;

/// What others are asked about in a message of its own.
pub(crate) const ASKED: [Offer; 5] =
    [Offer::Draw, Offer::Takeback, Offer::Pause, Offer::Adjourn, Offer::Resume];

/// The question that others have yet to answer.
pub(crate) fn stop_question(presenter: &Presenter<'_>, standing: Standing) -> String {
    let by = presenter.person(standing.by);
    let asked = presenter.people().find(|&seat| presenter.person(seat) != by);
    let name = asked.map_or_else(nobody, |seat| presenter.name(seat));
    presenter.stop_asked(standing, Term(name.to_string()))
}

impl Presenter<'_> {
    /// What is asked about time.
    pub(crate) fn stop_asked(&self, standing: Standing, opponent: Term) -> String {
        let (voice, who) = (self.voice, self.name(standing.by));
        match standing.what {
            Offer::Adjourn => voice.adjourn_asked(opponent, who, span(voice, ADJOURNED_MOST)),
            Offer::Resume => voice.resume_asked(opponent, who),
            Offer::Draw | Offer::Takeback | Offer::Pause => {
                voice.pause_asked(opponent, who, span(voice, PAUSE_MOST))
            }
        }
    }

    /// The answers to it.
    pub(crate) fn stop_answers(&self, standing: Standing) -> Vec<Row> {
        let plain = self.voice.plain();
        let Some(what) = TimeOffer::of(standing.what) else {
            return Vec::new();
        };
        let button = |yes, label, style| {
            let version = Version::Offer(standing.number);
            self.button_at(version, TablePress::TimeOffer { what, answer: Some(yes) }, label, style)
        };
        vec![Row::Buttons(vec![
            button(true, plain.label_agree(), ButtonStyle::Yes),
            button(false, plain.label_decline(), ButtonStyle::No),
        ])]
    }

    fn stop_button(&self, what: TimeOffer) -> Button {
        let plain = self.voice.plain();
        let (label, style) = match what {
            TimeOffer::Pause => (plain.label_pause(), ButtonStyle::Rest),
            TimeOffer::Adjourn => (plain.label_adjourn(), ButtonStyle::Rest),
            TimeOffer::Resume => (plain.label_go_on(), ButtonStyle::Main),
        };
        self.button(TablePress::TimeOffer { what, answer: None }, label, style)
    }

    /// The row of a board whose time is stopped.
    pub(crate) fn going_on(&self) -> Option<Row> {
        self.table.clock().stopped()?;
        Some(Row::Buttons(vec![self.stop_button(TimeOffer::Resume)]))
    }

    /// What a player can do about the time of a running game; nothing without a clock.
    pub(crate) fn time_buttons(&self) -> Vec<Button> {
        let clock = self.table.clock();
        if self.table.record().phase != Phase::Playing || !clock.terms().ticks() {
            return Vec::new();
        }
        let mut buttons = Vec::new();
        if clock.stopped().is_some() {
            buttons.push(self.stop_button(TimeOffer::Resume));
        } else if self.table.may_stop() {
            buttons.push(self.stop_button(TimeOffer::Pause));
            buttons.push(self.stop_button(TimeOffer::Adjourn));
        }
        if let Some(time) = clock.terms().gift() {
            let plain = self.voice.plain();
            let label = plain.label_give_time(span(plain, time));
            let rest = ButtonStyle::Rest;
            buttons.push(self.button(TablePress::GiveTime, label, rest));
        }
        buttons
    }
}

/// The offer of this number, if it still stands.
pub(crate) fn standing(table: &Table, number: u32) -> Option<Standing> {
    let standing = ASKED.iter().filter_map(|&what| table.standing(what));
    standing.into_iter().find(|offer| offer.number == number)
}
