//! A turning point of an analysed game: what was played and what was better, side by side.

use crate::ai::value::{self, Worth};
use crate::catalog::Choice;
use crate::message::{
    Button, ButtonStyle, Lead, LeadAgainst, Message, Picture, ReplayPage, Row, TablePress,
    TurningPress, TurningTurn,
};
use crate::render::{ArrowKind, Scene};
use crate::rules::{Act, Refusal, Scale, Seat};
use crate::show::analysis::TURNINGS;
use crate::show::arrow::arrow;
use crate::show::presenter::Presenter;
use crate::table::{Analysis, Replay, ReplayStep, Turning};
use crate::words::{ALT_MOST, Term, Written};

/// How many moves of the best line are told, and how many of them are drawn.
const TOLD: usize = 5;

const DRAWN: [ArrowKind; 3] = [ArrowKind::Advised, ArrowKind::Answer, ArrowKind::Then];

impl Presenter<'_> {
    /// A turning point, by its number; `None` if the game had none.
    pub(crate) fn turning(
        &self,
        replay: &Replay<'_>,
        analysis: &Analysis,
        nth: usize,
        below: Seat,
    ) -> Result<Option<Message>, Refusal> {
        let turnings = analysis.turning_points(&self.moves_by_step(), TURNINGS);
        let nth = nth.min(turnings.len().saturating_sub(1));
        let Some(turning) = turnings.get(nth) else { return Ok(None) };
        let moment = replay.at(turning.step)?;
        let line = self.better(analysis, turning, &moment);
        let (at, of) = (nth as i64 + 1, turnings.len() as i64);
        let mut lines = vec![self.voice.turning_place(Term(self.players()), at, of)];
        lines.extend(self.caption(&moment).map(|caption| self.lost(caption, turning)));
        lines.extend(self.better_line(&moment, &line));
        Ok(Some(Message {
            picture: self.side_by_side(&moment, &line, below),
            rows: vec![self.turning_row(turning, nth, turnings.len())],
            ..Message::private(lines.join("\n"))
        }))
    }

    /// What would have been better, as far as it is told.
    fn better(
        &self,
        analysis: &Analysis,
        turning: &Turning,
        moment: &ReplayStep<'_>,
    ) -> Vec<(Seat, Choice)> {
        let Some(before) = turning.step.checked_sub(1) else { return Vec::new() };
        let best = analysis.best.get(before).cloned().flatten();
        let line = analysis.lines.get(before).filter(|line| !line.is_empty()).cloned();
        let mut line = line.unwrap_or_else(|| best.into_iter().collect());
        line.truncate(TOLD);
        moment.instead(&line, self.notation())
    }

    /// What a move lost, in the unit of the game.
    fn lost(&self, caption: String, turning: &Turning) -> String {
        let scale = self.table.line().scale;
        let [before, after] = [turning.before, turning.after];
        let caption = Term(caption);
        if let (Worth::Ahead(one), Worth::Ahead(two)) =
            (value::worth(scale, before), value::worth(scale, after))
        {
            let loss = self.voice.decimal(f64::from((one - two).abs()) / 100.0);
            return match scale {
                Scale::Pieces => self.voice.turning_lost(caption, loss),
                Scale::Points { .. } => self.voice.turning_lost_points(caption, loss),
            };
        }
        let [before, after] = [before, after].map(|value| self.worth(self.voice, value));
        self.voice.turning_changed(caption, before, after)
    }

    fn better_line(&self, moment: &ReplayStep<'_>, line: &[(Seat, Choice)]) -> Option<String> {
        let ((seat, first), rest) = line.split_first()?;
        let better = Term(self.numbered(moment, *seat, &first.written));
        if rest.is_empty() {
            return Some(self.voice.turning_better(better));
        }
        let rest: Vec<_> = rest.iter().map(|(_, choice)| choice.written.as_str()).collect();
        Some(self.voice.turning_better_line(better, Written::new(&rest.join(" "))))
    }

    /// The position before the move twice: with what was played, and with what was better.
    fn side_by_side(
        &self,
        moment: &ReplayStep<'_>,
        line: &[(Seat, Choice)],
        below: Seat,
    ) -> Option<Picture> {
        let view = moment.view_before();
        let Act::Move { text, .. } = &moment.entry()?.act else { return None };
        let plain = self.plain();
        let played = moment.instead(std::slice::from_ref(text), self.notation());
        let left: Vec<_> = played
            .iter()
            .filter_map(|(_, choice)| arrow(&choice.steps, ArrowKind::Played))
            .collect();
        let right: Vec<_> = line
            .iter()
            .zip(DRAWN)
            .filter_map(|((_, choice), kind)| arrow(&choice.steps, kind))
            .collect();
        let scene = |arrows| Scene { arrows, ..Scene::from(&view) };
        let style = self.looks.style(self.voice, self.table.line(), below);
        let drawn = self.painter.pair([scene(&left), scene(&right)], &style).ok()?;
        let names = |line: &[(Seat, Choice)]| {
            let names: Vec<_> = line.iter().map(|(_, choice)| choice.written.as_str()).collect();
            Term(names.join(" "))
        };
        let position = Term(plain.voice.alt(self.info(), &view, None));
        let alt = plain.voice.turning_alt(names(&played), names(line), position);
        Some(Picture { png: drawn.png, alt: alt.chars().take(ALT_MOST).collect() })
    }

    fn turning_row(&self, turning: &Turning, nth: usize, count: usize) -> Row {
        let plain = self.voice.plain();
        let to = |nth, turn, label, enabled| Button {
            enabled,
            ..self.button(TablePress::Turning(TurningPress { nth, turn }), label, ButtonStyle::Rest)
        };
        let last = count.saturating_sub(1);
        let before = turning.step.saturating_sub(1);
        let again = Lead { step: before, against: Some(LeadAgainst::Computer) };
        let replay = TablePress::Replay(ReplayPage::at(turning.step).open());
        Row::Buttons(vec![
            to(nth.saturating_sub(1), TurningTurn::Earlier, plain.label_earlier(), nth > 0),
            to((nth + 1).min(last), TurningTurn::Later, plain.label_later(), nth < last),
            self.button(TablePress::PlayOn(again), plain.label_try_here(), ButtonStyle::Main),
            self.button(replay, plain.label_step_through(), ButtonStyle::Rest),
        ])
    }
}
