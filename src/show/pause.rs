//! Pausing, adjourning and going on: the question, its answers, the buttons of time.

use crate::message::{Button, ButtonStyle, Press, Row, State};
use crate::rules::Offer;
use crate::show::clock::span;
use crate::show::presenter::Presenter;
use crate::table::{ADJOURNED_MOST, PAUSE_MOST, Phase, Standing, Table};
use crate::words::{Name, Term};

/// What others are asked about in a message of its own.
pub(crate) const ASKED: [Offer; 5] =
    [Offer::Draw, Offer::Takeback, Offer::Pause, Offer::Adjourn, Offer::Resume];

/// What can be asked about time, and what it is called in ids.
pub(crate) const STOPS: [(&str, Offer); 3] =
    [("p", Offer::Pause), ("a", Offer::Adjourn), ("g", Offer::Resume)];

/// What stands at the end of an id that answers.
pub(crate) const YES: &str = "y";

pub(crate) const NO: &str = "n";

/// The question that others have yet to answer.
pub(crate) fn stop_question(presenter: &Presenter<'_>, standing: Standing) -> String {
    let by = presenter.person(standing.by);
    let asked = presenter.people().find(|&seat| presenter.person(seat) != by);
    let name = asked.map_or_else(|| Name::new("?"), |seat| presenter.name(seat));
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
        let Some((key, _)) = STOPS.iter().find(|&&(_, what)| what == standing.what) else {
            return Vec::new();
        };
        let button = |answer: &str, label, style| {
            let state = State::Offer(standing.number);
            self.button_at(Press::Pause, state, &format!("{key}{answer}"), label, style)
        };
        vec![Row::Buttons(vec![
            button(YES, plain.label_agree(), ButtonStyle::Yes),
            button(NO, plain.label_decline(), ButtonStyle::No),
        ])]
    }

    fn stop_button(&self, what: Offer) -> Option<Button> {
        let plain = self.voice.plain();
        let (key, _) = STOPS.iter().find(|&&(_, known)| known == what)?;
        let (label, style) = match what {
            Offer::Pause => (plain.label_pause(), ButtonStyle::Rest),
            Offer::Adjourn => (plain.label_adjourn(), ButtonStyle::Rest),
            Offer::Resume => (plain.label_go_on(), ButtonStyle::Main),
            Offer::Draw | Offer::Takeback => return None,
        };
        Some(self.button_at(Press::Pause, State::None, key, label, style))
    }

    /// The row of a board whose time is stopped.
    pub(crate) fn going_on(&self) -> Option<Row> {
        self.table.clock().stopped()?;
        Some(Row::Buttons(vec![self.stop_button(Offer::Resume)?]))
    }

    /// What a player can do about the time of a running game; nothing without a clock.
    pub(crate) fn time_buttons(&self) -> Vec<Button> {
        let clock = self.table.clock();
        if self.table.sheet().phase != Phase::Playing || !clock.terms().ticks() {
            return Vec::new();
        }
        let mut buttons = Vec::new();
        if clock.stopped().is_some() {
            buttons.extend(self.stop_button(Offer::Resume));
        } else if self.table.may_stop() {
            buttons.extend(self.stop_button(Offer::Pause));
            buttons.extend(self.stop_button(Offer::Adjourn));
        }
        if let Some(time) = clock.terms().gift() {
            let plain = self.voice.plain();
            let label = plain.label_give_time(span(plain, time));
            let rest = ButtonStyle::Rest;
            buttons.push(self.button_at(Press::GiveTime, State::None, "", label, rest));
        }
        buttons
    }
}

/// The offer of this number, if it still stands.
pub(crate) fn standing(table: &Table, number: u32) -> Option<Standing> {
    let standing = ASKED.iter().filter_map(|&what| table.standing(what));
    standing.into_iter().find(|offer| offer.number == number)
}
