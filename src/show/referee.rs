//! The referee of a hidden game: the little that the channel reads, and what each player hears alone.
//! All of it is made from the doors of one seat; nothing here asks who has moved already.

use crate::message::{
    Button, ButtonStyle, Embed, Message, OwnView, PickPress, Press, Row, RulesPage, TablePress,
    Version,
};
use crate::render::Scene;
use crate::rules::{Act, Notation, Say, Seat, SeatSet, Step, Viewer};
use crate::show::presenter::Presenter;
use crate::table::{Attempt, PeriodLog, Phase, Table};
use crate::words::{Day, Term, When, Written, cut, paragraph};

/// The most characters of what was told since the last period, in one message.
const TOLD_MOST: usize = 300;

/// The most characters of the answer to the last try.
const ANSWER_MOST: usize = 140;

/// The most characters of the list of tries.
const TRIED_MOST: usize = 100;

/// How many periods a page of announcements has.
const PERIODS: usize = 4;

/// The most characters of a period on such a page.
const PERIOD_MOST: usize = 340;

/// The most characters of a button that asks the referee.
const QUESTION_MOST: usize = 24;

/// Whether nobody may see this game's boards but its players: it is hidden, and runs.
pub(crate) fn secret(table: &Table) -> bool {
    table.secrecy().is_sealed() && table.record().phase == Phase::Playing
}

impl Presenter<'_> {
    /// The state that buttons of a seat's private messages carry.
    pub fn version_of(&self, seat: Seat) -> Version {
        if self.table.secrecy().counts_by_seat() {
            Version::Own(self.table.news_number(Viewer::Seat(seat)))
        } else {
            self.version()
        }
    }

    /// When the period ends.
    fn period_ends(&self) -> Option<i64> {
        self.table.flag().map(|(_, at)| at.seconds())
    }

    /// All that the channel reads of a running hidden game: whose period it is.
    pub fn period(&self) -> Message {
        let (first, second) = self.pair();
        let seat = self.table.turn().iter().next().unwrap_or(Seat::FIRST);
        let mover = self.spoken_to(seat).unwrap_or_else(|| Term(self.name(seat).to_string()));
        let game = self.title();
        let content = match self.period_ends() {
            Some(at) => self.voice.secret_period(game, first, second, mover, Day(at)),
            None => self.voice.secret_period_open(game, first, second, mover),
        };
        let plain = self.voice.plain();
        let row = vec![
            self.fresh_view_button(),
            self.rules_button(),
            self.button(TablePress::ResignAsk, plain.label_resign(), ButtonStyle::No),
        ];
        let pings = self.pinged();
        Message { content, pings, rows: vec![Row::Buttons(row)], ..Message::default() }
    }

    /// The button that opens the rules of the game.
    fn rules_button(&self) -> Button {
        let page = RulesPage::first(self.info().slug);
        Button::rest(self.voice.plain().label_rules(), Press::Rules(page.open()))
    }

    /// What the referee says to a seat: its men, what it was told, its clock, what it can do.
    pub fn referee(&self, seat: Seat, remark: Option<String>) -> Message {
        let seen = self.table.seen(Viewer::Seat(seat));
        let view = seen.view();
        let acts = self.table.game().status().acting().has(seat);
        let periods = self.table.periods(seat);
        let told = periods.last().map_or(&[][..], |now| now.told.as_slice());
        let mut lines = vec![self.referee_head(seat, acts)];
        lines.extend(remark);
        if !told.is_empty() {
            lines.push(self.voice.referee_told(Term(self.said(told, TOLD_MOST))));
        }
        let mut tries = periods.iter().rev().flat_map(|chapter| chapter.tries.iter().rev());
        if let Some(last) = tries.next() {
            let written = Written::new(attempt_text(last));
            let answer = Term(self.said(&last.answer, ANSWER_MOST));
            lines.push(self.voice.referee_last(written, answer));
        }
        if let Some(now) = periods.last().filter(|now| acts && now.tries.len() > 1) {
            let texts = now.tries.iter().map(|attempt| attempt_text(attempt));
            let list = cut(&self.voice.listed(texts), TRIED_MOST);
            lines.push(self.voice.referee_tried(Written::new(&list)));
        }
        let known = |note: &&Say| !told.contains(note);
        let notes = view.notes.iter().filter(known);
        lines.extend(notes.map(|note| self.voice.say(self.info(), note, &self.names())));
        let mut message = Message::private(lines.join("\n"));
        message.picture = self.picture_now(SeatSet::EMPTY, &Scene::from(&view), seat, None);
        message.rows = self.referee_rows(seat, acts);
        message
    }

    fn referee_head(&self, seat: Seat, acts: bool) -> String {
        let (who, game, voice) = (self.name(seat), self.title(), self.voice);
        let ends = self.period_ends().map(When);
        let whose = self.table.turn().iter().next().unwrap_or(seat);
        match (ends, acts, whose == seat) {
            (Some(ends), true, _) => voice.referee_yours(who, game, ends),
            (None, true, _) => voice.referee_yours_open(who, game),
            (Some(ends), false, true) => voice.referee_waits(who, game, ends),
            (None, false, true) => voice.referee_waits_open(who, game),
            (Some(ends), false, false) => voice.referee_theirs(who, game, self.name(whose), ends),
            (None, false, false) => voice.referee_theirs_open(who, game, self.name(whose)),
        }
    }

    fn referee_rows(&self, seat: Seat, acts: bool) -> Vec<Row> {
        let plain = self.voice.plain();
        let version = self.version_of(seat);
        let rest = ButtonStyle::Rest;
        let mut first = Vec::new();
        let mut questions = Vec::new();
        if acts {
            let label = plain.label_try();
            first.push(self.button_at(
                version,
                TablePress::Pick(PickPress::Start),
                label,
                ButtonStyle::Main,
            ));
            first.push(self.button_at(
                version,
                TablePress::Type(String::new()),
                plain.label_type_try(),
                rest,
            ));
            questions = self.questions(seat);
        }
        let list = TablePress::OwnView(OwnView::Announcements(1));
        let list = self.button(list, plain.label_announcements(), rest);
        let resign = self.button(TablePress::ResignAsk, plain.label_resign(), ButtonStyle::No);
        let mut more =
            vec![self.button(TablePress::Text, plain.label_as_text(), rest), self.rules_button()];
        if self.table.turn().has(seat) {
            more.push(self.button(TablePress::Mute, plain.label_mute(), rest));
        }
        // One question stands beside the tries; several go before the rest.
        if questions.len() == 1 {
            first.append(&mut questions);
        }
        first.extend([list, resign]);
        questions.truncate(2);
        more.splice(0..0, questions);
        vec![Row::Buttons(first), Row::Buttons(more)]
    }

    /// What a seat may ask the referee: the moves of its that are one word without a cell.
    fn questions(&self, seat: Seat) -> Vec<Button> {
        let seen = self.table.seen(Viewer::Seat(seat));
        let version = self.version_of(seat);
        let voice = self.voice.plain();
        let choices = seen.choices(Notation::CANONICAL).into_iter();
        let question = |choice: crate::catalog::Choice| match choice.steps.as_slice() {
            [Step::Word { say, cell: None }] => {
                let label = cut(&voice.say(self.info(), say, &self.names()), QUESTION_MOST);
                Some(self.button_at(
                    version,
                    TablePress::Any(choice.text),
                    label,
                    ButtonStyle::Rest,
                ))
            }
            _ => None,
        };
        choices.filter_map(question).collect()
    }

    /// A page of all that a seat was told, the last period first.
    pub(crate) fn announcements(&self, seat: Seat, page: usize) -> Message {
        let periods = self.table.periods(seat);
        let mut told: Vec<_> = (1_i64..).zip(&periods).collect();
        told.reverse();
        let pages: Vec<_> = told.chunks(PERIODS).collect();
        let page = page.clamp(1, pages.len().max(1));
        let shown = pages.get(page - 1).copied().unwrap_or_default();
        let parts: Vec<_> =
            shown.iter().filter_map(|&(number, chapter)| self.chapter(number, chapter)).collect();
        let text =
            if parts.is_empty() { self.voice.announcements_none() } else { parts.join("\n") };
        let head =
            self.voice.announcements_head(self.title(), page as i64, pages.len().max(1) as i64);
        let plain = self.voice.plain();
        let turn = |to: usize, label, enabled| Button {
            enabled,
            ..self.button(TablePress::OwnView(OwnView::Announcements(to)), label, ButtonStyle::Rest)
        };
        let row = vec![
            self.my_view_button(),
            turn(page.saturating_sub(1), plain.label_back(), page > 1),
            turn(page + 1, plain.label_next(), page < pages.len()),
        ];
        Message {
            private: true,
            embed: Some(Embed { title: head, text, ..Embed::default() }),
            rows: vec![Row::Buttons(row)],
            ..Message::default()
        }
    }

    /// The button that shows the own view as a new private message.
    pub fn fresh_view_button(&self) -> Button {
        let label = self.voice.plain().label_my_view();
        self.button(TablePress::OwnView(OwnView::New), label, ButtonStyle::Main)
    }

    /// The button that shows the own view in the place of what stands there.
    pub fn my_view_button(&self) -> Button {
        let label = self.voice.plain().label_my_view();
        self.button(TablePress::OwnView(OwnView::InPlace), label, ButtonStyle::Main)
    }

    /// A period with what was told in it; nothing if nothing was.
    fn chapter(&self, number: i64, chapter: &PeriodLog<'_>) -> Option<String> {
        if chapter.told.is_empty() && chapter.tries.is_empty() {
            return None;
        }
        let mut lines = vec![format!("**{}**", self.voice.announcements_period(number))];
        if !chapter.told.is_empty() {
            lines.push(self.said(&chapter.told, PERIOD_MOST));
        }
        let tries = chapter.tries.iter().map(|attempt| {
            let answer = Term(self.said(&attempt.answer, PERIOD_MOST));
            self.voice.announcements_try(Written::new(attempt_text(attempt)), answer)
        });
        let tries: Vec<_> = tries.collect();
        if !tries.is_empty() {
            lines.push(cut(&paragraph(tries), PERIOD_MOST));
        }
        Some(lines.join("\n"))
    }

    /// What was said, as one line; what was said several times in a row stands there once.
    pub fn said(&self, says: &[&Say], most: usize) -> String {
        let groups = says.chunk_by(|one, other| one == other).filter_map(|group| {
            let text = self.voice.say(self.info(), group.first()?, &self.names());
            Some(match group.len() {
                1 => text,
                times => self.voice.referee_times(Term(text), times as i64),
            })
        });
        cut(&paragraph(groups), most)
    }
}

/// A try in canonical text.
const fn attempt_text<'a>(attempt: &Attempt<'a>) -> &'a str {
    match &attempt.entry.act {
        Act::Move { text, .. } => text.as_str(),
        _ => "",
    }
}
