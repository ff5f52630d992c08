//! How a game ended: the sentence, the last board, ratings, the file.

use crate::message::{
    Button, ButtonStyle, LeadersPage, Message, Paged as _, ReplayPage, Row, TablePress,
};
use crate::render::Scene;
use crate::rules::Viewer;
use crate::show::faults::host_name;
use crate::show::presenter::Presenter;
use crate::table::ratings::{Judged, NotRated};
use crate::table::{By, End, Phase};
use crate::words::{Name, Term};

impl Presenter<'_> {
    /// How the game ended, with its file.
    pub(crate) fn result(&self, judged: Option<&Judged>) -> Message {
        let record = self.table.record();
        let outcome = self.table.outcome();
        let sentence = match (&outcome, record.phase) {
            (Some(outcome), _) => self.ending(outcome),
            (None, Phase::Over(End::CalledOff { .. })) if self.table.is_watched() => {
                self.voice.watch_stopped(host_name(self))
            }
            (None, Phase::Over(End::CalledOff { by })) => {
                let seat = record.seats_of(by).iter().next();
                self.voice.called_off(seat.map_or_else(
                    || Name::new(&self.voice.deleted_player()),
                    |seat| self.name(seat),
                ))
            }
            (None, Phase::Over(End::ForceEnded { .. })) => {
                let name = record.ended_by.as_deref().filter(|name| !name.is_empty());
                let deleted = || self.voice.deleted_player();
                self.voice.force_ended(Name::new(&name.map_or_else(deleted, str::to_owned)))
            }
            (None, Phase::Over(End::Closed)) => self.voice.closed_neglected(),
            (None, Phase::Over(End::Unreachable)) => self.voice.closed_unreachable(),
            (None, _) => self.voice.game_over(),
        };
        // Of a hidden game the periods count, not the tries.
        let moves = if self.table.secrecy().counts_by_seat() {
            self.table.news_number(Viewer::Public) as usize
        } else {
            self.table.moves_made()
        };
        let moves = moves.div_ceil(usize::from(record.header.seats.max(1)));
        let mut lines = vec![format!("{sentence} {}", self.voice.after_moves(moves as i64))];
        lines.extend(self.last_moves());
        let view = self.table.seen(Viewer::Everything).view();
        if outcome.is_some_and(|outcome| outcome.scores.is_some()) {
            lines.extend(self.notes(&view));
        }
        lines.extend(self.rating_lines(judged));
        lines.extend(self.hint_line());
        let last = self.table.live_entries().next_back().map(|entry| entry.by);
        let closed = matches!(record.phase, Phase::Over(End::Closed | End::Unreachable));
        // Whoever has not moved for weeks need not be called for that.
        let pings = record.people().into_iter().filter(|_| !closed);
        let plain = self.voice.plain();
        let mut message = Message {
            content: lines.join("\n"),
            pings: pings
                .filter(|&person| last.and_then(By::person) != Some(person))
                .filter(|&person| !self.quiet(person))
                .collect(),
            picture: self.picture_now(
                &Scene::from(&view),
                self.below(self.only_person(), &view),
                Some(&sentence),
            ),
            files: self.record_file().into_iter().collect(),
            rows: vec![Row::Buttons(vec![
                self.button(TablePress::Rematch, plain.label_rematch(), ButtonStyle::Main),
                self.button(
                    TablePress::Replay(ReplayPage::START.open()),
                    plain.label_step_through(),
                    ButtonStyle::Rest,
                ),
                self.button(TablePress::Analyse, plain.label_analyse(), ButtonStyle::Rest),
                Button::rest(
                    plain.label_leaderboard(),
                    LeadersPage::first(self.info().slug).open(),
                ),
            ])],
            ..Message::default()
        };
        if let Some(Row::Buttons(buttons)) = message.rows.first_mut() {
            // The computer has no opinion of what only one side could see.
            buttons.retain(|button| {
                self.table.secrecy().allows_help() || !button.does_at_table(&TablePress::Analyse)
            });
            if closed {
                buttons.insert(0, self.reopen_button());
            }
        }
        message
    }

    fn rating_lines(&self, judged: Option<&Judged>) -> Vec<String> {
        let Some(judged) = judged else { return Vec::new() };
        if judged.not_rated == Some(NotRated::PairTooOften) {
            return vec![self.voice.rating_capped()];
        }
        let change = |change: &crate::table::ratings::RatingChange| {
            let (from, to) = (change.before.shown(), change.after.shown());
            let seat = self.table.record().seats_of(change.person).iter().next()?;
            let by = Term(format!("{:+}", to - from));
            Some(self.voice.rating_change(self.name(seat), i64::from(to), by))
        };
        let changes: Vec<_> = judged.ratings.iter().filter_map(change).collect();
        if changes.is_empty() { Vec::new() } else { vec![changes.join(", ")] }
    }
}
