//! A turning point of an analysed game: what was played and what was better, side by side.

use crate::ai::{chance, value};
use crate::message::{
    Button, ButtonStyle, Lead, LeadAgainst, Message, Picture, ReplayPage, Row, TablePress,
    TurningPress, TurningTurn,
};
use crate::render::{ArrowKind, Scene};
use crate::rules::{Act, Refusal, Scale, Seat};
use crate::show::arrow::arrow;
use crate::show::line::TOLD;
use crate::show::presenter::Presenter;
use crate::table::{Analysis, LineMove, Replay, ReplayStep, TURNINGS, Turning};
use crate::words::{ALT_MOST, Term};

/// The arrows of the moves of the best line that are drawn.
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
        let scale = self.table.line().scale;
        let turnings = analysis.turning_points(scale, &self.table.moves_by_step(), TURNINGS);
        let nth = nth.min(turnings.len().saturating_sub(1));
        let Some(turning) = turnings.get(nth) else { return Ok(None) };
        let moment = replay.at(turning.step)?;
        let line = self.better(analysis, turning, &moment);
        let (at, of) = (nth as i64 + 1, turnings.len() as i64);
        let mut lines = vec![self.voice.turning_place(Term(self.players()), at, of)];
        lines.extend(self.caption(&moment).map(|caption| self.slip(caption, turning)));
        lines.extend(self.chances_lost(turning));
        lines.extend((!line.is_empty()).then(|| self.voice.analysis_better(self.line(&line))));
        lines.extend(self.also_good(analysis, turning, &moment));
        Ok(Some(Message {
            picture: self.side_by_side(&moment, &line, below),
            rows: vec![self.turning_row(turning, nth, turnings.len())],
            ..Message::private(lines.join("\n"))
        }))
    }

    /// What else would have been good.
    fn also_good(
        &self,
        analysis: &Analysis,
        turning: &Turning,
        moment: &ReplayStep<'_>,
    ) -> Option<String> {
        let other = analysis.others.iter().find(|other| other.at + 1 == turning.step)?;
        let told = &other.line[..other.line.len().min(TOLD)];
        let line = moment.instead(told, self.notation());
        (!line.is_empty()).then(|| self.voice.turning_also(self.line(&line)))
    }

    /// How far the chances of who moved fell, where values are told in pieces.
    fn chances_lost(&self, turning: &Turning) -> Option<String> {
        let scale = self.table.line().scale;
        if matches!(scale, Scale::Points { .. }) {
            return None;
        }
        let percent = |first| chance::percent(scale, value::seen_by(turning.seat, first));
        let side = Term(self.side(turning.seat));
        Some(self.voice.turning_chances(side, percent(turning.before), percent(turning.after)))
    }

    /// The position before the move twice: with what was played, and with what was better.
    fn side_by_side(
        &self,
        moment: &ReplayStep<'_>,
        line: &[LineMove],
        below: Seat,
    ) -> Option<Picture> {
        let view = moment.view_before();
        let Act::Move { text, .. } = &moment.entry()?.act else { return None };
        let plain = self.plain();
        let played = moment.instead(std::slice::from_ref(text), self.notation());
        let left: Vec<_> =
            played.iter().filter_map(|one| arrow(&one.choice.steps, ArrowKind::Played)).collect();
        let right: Vec<_> = line
            .iter()
            .zip(DRAWN)
            .filter_map(|(one, kind)| arrow(&one.choice.steps, kind))
            .collect();
        let scene = |arrows| Scene { arrows, ..Scene::from(&view) };
        let style = self.looks.style(self.voice, self.table.line(), below);
        let drawn = self.painter.pair([scene(&left), scene(&right)], &style).ok()?;
        let position = Term(plain.voice.alt(self.info(), &view, None));
        let alt = plain.voice.turning_alt(plain.line(&played), plain.line(line), position);
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
