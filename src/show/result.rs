//! How a game ended: the sentence, the last board, ratings, the file.

use crate::message::{
    Button, ButtonStyle, Company, LeadersPage, Message, Paged as _, ReplayPage, Row, TablePress,
};
use crate::rules::{Act, Outcome, Viewer};
use crate::show::choices::strength;
use crate::show::faults::host_name;
use crate::show::presenter::Presenter;
use crate::show::standings::{Avatars, changed};
use crate::table::ratings::{Judged, NotRated, RatingChange};
use crate::table::{By, End, Entry, PersonId, Phase};
use crate::words::{Term, paragraph};

impl Presenter<'_> {
    /// How the game ended, with its file.
    pub(crate) fn result(&self, judged: Option<&Judged>, avatars: &Avatars) -> Message {
        let record = self.table.record();
        let outcome = self.table.outcome();
        let sentence = match (&outcome, record.phase) {
            (Some(outcome), _) => self.ending(outcome),
            (None, Phase::Over(End::CalledOff { .. })) if self.table.is_watched() => {
                self.voice.watch_stopped(host_name(self))
            }
            (None, Phase::Over(End::CalledOff { by })) => {
                self.voice.called_off(self.faces().called_off_by(by))
            }
            (None, Phase::Over(End::ForceEnded { .. })) => {
                self.voice.force_ended(self.faces().ended_by())
            }
            (None, Phase::Over(End::Closed)) => self.voice.closed_neglected(),
            (None, Phase::Over(End::Unreachable)) => self.voice.closed_unreachable(),
            (None, _) => self.voice.game_over(),
        };
        let moves = self.moves_told();
        let closed = matches!(record.phase, Phase::Over(End::Closed | End::Unreachable));
        // Whoever has not moved for weeks need not be called for that.
        let mut called = if closed { Vec::new() } else { record.people() };
        let ended = self.ended_by();
        called.retain(|&person| ended != Some(person) && !self.quiet(person));
        let pings = self.faces().pinged(called);
        // What was called off had not begun.
        let off = matches!(record.phase, Phase::Over(End::CalledOff { .. }));
        let begun = moves > 0 && (!off || self.table.is_watched());
        let played = begun.then(|| self.voice.after_moves(moves as i64));
        let head = [Some(sentence.clone()), played].into_iter().flatten();
        let mut lines: Vec<_> = self.called_to_end(&pings).into_iter().collect();
        lines.push(paragraph(head));
        lines.extend(self.last_moves());
        let view = self.table.seen(Viewer::Everything).view();
        // Points that decide between places are told beside them.
        let ranked = |outcome: &Outcome| self.info().seats.1 > 2 && outcome.scores.is_some();
        let many = record.header.seats > 2 || outcome.as_ref().is_some_and(ranked);
        match outcome {
            Some(outcome) if many => lines.extend(self.places(&outcome)),
            Some(outcome) if outcome.scores.is_some() => lines.extend(self.notes(&view)),
            Some(_) | None => {}
        }
        lines.extend(self.score_lines(judged));
        lines.extend(self.rating_lines(judged));
        lines.extend(self.hint_line());
        // Whoever was helped may want to try again without.
        let next = judged.and_then(|judged| judged.next_level).filter(|_| self.table.hints() == 0);
        lines.extend(next.map(|next| self.next_level(next)));
        let plain = self.voice.plain();
        // Where this game counts.
        let people_alone = record.computers().is_empty();
        let company = if people_alone { Company::People } else { Company::Computers };
        let mut message = Message {
            content: lines.join("\n"),
            pings,
            picture: self.last_picture(&view, &sentence, judged, avatars),
            files: self.record_file().into_iter().collect(),
            rows: vec![Row::Buttons(vec![
                self.button(
                    TablePress::Rematch { level: None },
                    plain.label_rematch(),
                    if next.is_some() { ButtonStyle::Rest } else { ButtonStyle::Main },
                ),
                self.button(
                    TablePress::Replay(ReplayPage::START.open()),
                    plain.label_step_through(),
                    ButtonStyle::Rest,
                ),
                self.button(TablePress::Analyse, plain.label_analyse(), ButtonStyle::Rest),
                Button::rest(
                    plain.label_leaderboard(),
                    LeadersPage { company, ..LeadersPage::first(self.info().slug) }.open(),
                ),
            ])],
            ..Message::default()
        };
        if let Some(Row::Buttons(buttons)) = message.rows.first_mut() {
            if let Some(next) = next {
                let label = plain.label_next_level(next.into());
                let press = TablePress::Rematch { level: Some(next) };
                buttons.insert(0, self.button(press, label, ButtonStyle::Main));
            }
            buttons.retain(|button| {
                let told = self.table.may_be_analysed() && self.table.moves_made() > 0;
                told || !button.does_at_table(&TablePress::Analyse)
            });
            if closed {
                buttons.insert(0, self.reopen_button());
            }
        }
        message
    }

    /// The level after the one that was beaten twice.
    fn next_level(&self, next: u8) -> String {
        let beaten = next - 1;
        let name = strength(self.voice, Some(self.table.line()), beaten);
        self.voice.next_level(beaten.into(), name, next.into())
    }

    /// How many moves were played, as a score sheet numbers them: of two players a move is one of
    /// each, and pieces that were placed before the first move have no number.
    fn moves_told(&self) -> usize {
        let pair = self.table.record().header.seats == 2;
        let of_all = |moves: usize| if pair { moves.div_ceil(2) } else { moves };
        // Of a hidden game the periods count, not the tries.
        if self.table.secrecy().counts_by_seat() {
            return of_all(self.table.news_number(Viewer::Public) as usize);
        }
        let mut moves = self.table.live_entries().filter(|e| matches!(e.act, Act::Move { .. }));
        let number = |entry: &Entry| {
            let before = self.table.game_before(entry.ply)?;
            before.seen(Viewer::Everything).view().number
        };
        let first = moves.next().and_then(number).unwrap_or(1);
        match moves.next_back().and_then(number).filter(|_| pair) {
            Some(last) => last.saturating_sub(first) as usize + 1,
            None => of_all(self.table.moves_made()),
        }
    }

    /// The person who ended the game, by what they did last.
    fn ended_by(&self) -> Option<PersonId> {
        let record = self.table.record();
        match record.phase {
            Phase::Over(End::CalledOff { by } | End::ForceEnded { by }) => Some(by),
            _ => record.log.iter().rev().map(|entry| entry.by).find(|&by| by != By::Host)?.person(),
        }
    }

    /// The words that call people to the end of their game: a ping rings only for whom the text
    /// names by a mention.
    fn called_to_end(&self, people: &[PersonId]) -> Option<String> {
        if people.is_empty() {
            return None;
        }
        Some(self.voice.game_is_over(self.faces().all_called(people), self.title()))
    }

    fn rating_lines(&self, judged: Option<&Judged>) -> Vec<String> {
        let Some(judged) = judged else { return Vec::new() };
        if judged.not_rated == Some(NotRated::PairTooOften) {
            return vec![self.voice.rating_capped()];
        }
        let change = |change: &RatingChange| {
            let (to, by) = changed(change);
            let seat = self.table.record().seats_of(change.person).iter().next()?;
            Some(self.voice.rating_change(self.name(seat), i64::from(to), Term(by)))
        };
        let changes: Vec<_> = judged.ratings.iter().filter_map(change).collect();
        if changes.is_empty() { Vec::new() } else { vec![self.voice.listed(changes)] }
    }
}
