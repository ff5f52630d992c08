//! The computer's opinion of a finished game: its course and its turning points.

use crate::ai::value::{self, Worth};
use crate::message::{ButtonStyle, Message, Picture, Row, TablePress, TurningPress, TurningTurn};
use crate::rules::{Act, Scale, Seat};
use crate::show::presenter::Presenter;
use crate::table::{Analysis, Replay, Turning, accuracy};
use crate::words::{Term, Voice, Written};

/// How many turning points are told.
pub(crate) const TURNINGS: usize = 3;

impl Presenter<'_> {
    pub(crate) fn opinion(
        &self,
        replay: &Replay<'_>,
        analysis: &Analysis,
    ) -> Result<Message, crate::rules::Refusal> {
        let played = self.moves_by_step();
        let turnings = analysis.turning_points(&played, TURNINGS);
        let mut lines =
            vec![self.voice.analysis_head(Term(self.players()), Term(self.side(Seat::FIRST)))];
        lines.extend(self.accuracy_line(analysis, &played));
        let mut buttons = Vec::new();
        for (nth, turning) in turnings.iter().enumerate() {
            let moment = replay.at(turning.step)?;
            let Some(caption) = self.caption(&moment) else { continue };
            let best = analysis.best.get(turning.step - 1).and_then(Option::as_deref);
            let seat = played.get(turning.step - 1).and_then(Option::as_ref).map(|(seat, _)| *seat);
            let better = best.zip(seat).and_then(|(best, seat)| {
                let seen = moment.seen_before(seat);
                seen.write(best, self.notation())
            });
            let better = Written::new(better.as_deref().unwrap_or("?"));
            let [before, after] =
                [turning.before, turning.after].map(|value| self.worth(self.voice, value));
            lines.push(self.voice.analysis_turning(Term(caption), before, after, better));
            let plain = Presenter { voice: self.voice.plain(), ..*self };
            let label = plain.caption(&moment).unwrap_or_else(|| turning.step.to_string());
            let open = TablePress::Turning(TurningPress { nth, turn: TurningTurn::Open });
            buttons.push(self.button(open, label, ButtonStyle::Rest));
        }
        if turnings.is_empty() {
            lines.push(self.voice.analysis_calm());
        }
        if let Some(forced) = analysis.forced()
            && !turnings.iter().any(|turning| turning.step == forced.step)
            && let Some(caption) = self.caption(&replay.at(forced.step)?)
        {
            let side = Term(self.side(forced.winner));
            lines.push(self.voice.analysis_forced(Term(caption), side, forced.moves.into()));
        }
        let rings: Vec<_> = turnings.iter().map(|turning| turning.step).collect();
        let drawn = crate::render::graph::draw(&analysis.values, &rings, self.looks.theme);
        let picture = Picture { png: drawn.png, alt: self.course(analysis, &turnings) };
        let rows = if buttons.is_empty() { Vec::new() } else { vec![Row::Buttons(buttons)] };
        Ok(Message { picture: Some(picture), rows, ..Message::private(lines.join("\n")) })
    }

    /// What was played from each position and by whom, in canonical text.
    pub(crate) fn moves_by_step(&self) -> Vec<Option<(Seat, String)>> {
        let played = self.table.live_entries().map(|entry| match &entry.act {
            Act::Move { seat, text } => Some((*seat, text.clone())),
            _ => None,
        });
        played.collect()
    }

    /// How well both sides played, unless one of them never moved.
    fn accuracy_line(
        &self,
        analysis: &Analysis,
        played: &[Option<(Seat, String)>],
    ) -> Option<String> {
        let scale = self.table.line().scale;
        let movers: Vec<_> =
            played.iter().map(|played| played.as_ref().map(|(seat, _)| *seat)).collect();
        let [one, two] =
            accuracy(scale, &analysis.values, &movers)?.map(|each| each.round() as i64);
        let [first, second] = [Seat::FIRST, Seat::SECOND].map(|seat| Term(self.side(seat)));
        Some(match scale {
            Scale::Pieces => self.voice.analysis_accuracy(first, one, second, two),
            Scale::Points { .. } => self.voice.analysis_accuracy_points(first, one, second, two),
        })
    }

    /// A value in words.
    pub(crate) fn worth(&self, voice: Voice<'_>, value: i32) -> Term {
        let scale = self.table.line().scale;
        match (value::worth(scale, value), scale) {
            (Worth::WinsIn(winner, 0), _) => Term(voice.worth_won(Term(self.side(winner)))),
            (Worth::WinsIn(winner, moves), _) => {
                Term(voice.worth_wins(Term(self.side(winner)), moves.into()))
            }
            (Worth::WinsBy(winner, points), _) => {
                Term(voice.worth_wins_by(Term(self.side(winner)), points.into()))
            }
            (Worth::Ahead(ahead), Scale::Pieces) => voice.leaning(f64::from(ahead) / 100.0),
            (Worth::Ahead(ahead), Scale::Points { .. }) => {
                Term(voice.worth_points(voice.leaning(f64::from(ahead) / 100.0)))
            }
        }
    }

    /// The graph in words.
    fn course(&self, analysis: &Analysis, turnings: &[Turning]) -> String {
        let values = &analysis.values;
        let least = values.iter().min().copied().unwrap_or(0);
        let most = values.iter().max().copied().unwrap_or(0);
        let last = values.last().copied().unwrap_or(0);
        let number = |turning: &Turning| turning.step.div_ceil(2).to_string();
        let mut numbers: Vec<_> = turnings.iter().map(number).collect();
        numbers.dedup();
        let plain = self.voice.plain();
        plain.analysis_alt(
            (values.len() / 2) as i64,
            self.worth(plain, least),
            self.worth(plain, most),
            self.worth(plain, last),
            if numbers.is_empty() { Term("-".to_owned()) } else { plain.list(numbers) },
        )
    }
}
