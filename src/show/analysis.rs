//! The computer's opinion of a finished game: its course and its turning points.

use crate::ai::chance;
use crate::ai::value::{self, Worth};
use crate::message::{ButtonStyle, Message, Picture, Row, TablePress, TurningPress, TurningTurn};
use crate::render::graph::{self, Level};
use crate::rules::{Scale, Seat};
use crate::show::presenter::Presenter;
use crate::table::{Analysis, Replay, TURNINGS, Turning, accuracy};
use crate::words::{Term, Voice, paragraph};

impl Presenter<'_> {
    pub(crate) fn opinion(
        &self,
        replay: &Replay<'_>,
        analysis: &Analysis,
    ) -> Result<Message, crate::rules::Refusal> {
        let scale = self.table.line().scale;
        let played = self.table.moves_by_step();
        let turnings = analysis.turning_points(scale, &played, TURNINGS);
        let mut lines =
            vec![self.voice.analysis_head(Term(self.players()), Term(self.side(Seat::FIRST)))];
        lines.extend(self.side_lines(analysis, &played));
        let mut buttons = Vec::new();
        for (nth, turning) in turnings.iter().enumerate() {
            let moment = replay.at(turning.step)?;
            let Some(caption) = self.caption(&moment) else { continue };
            let better = self.better(analysis, turning, &moment);
            let better = better.get(..1).map(|best| self.voice.analysis_better(self.line(best)));
            let slip = self.slip(caption, turning);
            lines.push(paragraph([Some(slip), better].into_iter().flatten()));
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
        let chances: Vec<_> = analysis.values.iter().map(|&v| chance::of(scale, v)).collect();
        let drawn = graph::draw(&chances, &self.levels(scale), &rings, self.looks.theme);
        let picture = Picture { png: drawn.png, alt: self.course(analysis, &turnings) };
        let rows = if buttons.is_empty() { Vec::new() } else { vec![Row::Buttons(buttons)] };
        Ok(Message { picture: Some(picture), rows, ..Message::private(lines.join("\n")) })
    }

    /// How well both sides played, a line each, unless one of them never moved.
    fn side_lines(&self, analysis: &Analysis, played: &[Option<(Seat, String)>]) -> Vec<String> {
        let scale = self.table.line().scale;
        let movers: Vec<_> =
            played.iter().map(|played| played.as_ref().map(|(seat, _)| *seat)).collect();
        let Some(accuracy) = accuracy(scale, &analysis.values, &movers) else { return Vec::new() };
        let side = |(seat, accuracy): (Seat, f64)| {
            let slips = self.slips(analysis.slips(scale, played, seat));
            self.voice.analysis_side(Term(self.side(seat)), accuracy.round() as i64, slips)
        };
        Seat::all(2).zip(accuracy).map(side).collect()
    }

    /// A mistake with its grade, and what the position was worth before and after.
    pub(crate) fn slip(&self, caption: String, turning: &Turning) -> String {
        let [before, after] =
            [turning.before, turning.after].map(|value| self.worth(self.voice, value));
        self.voice.analysis_slip(Term(caption), self.grade(turning.grade), before, after)
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
            (Worth::Ahead(ahead), Scale::Pieces { .. }) => voice.leaning(f64::from(ahead) / 100.0),
            // How far who will be ahead in points cannot be told by how likely they win.
            (Worth::Ahead(ahead), Scale::Points { .. }) => {
                let first = Term(self.side(Seat::FIRST));
                Term(voice.worth_chance(first, chance::percent(scale, ahead)))
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
            numbers.len() as i64,
            plain.list(numbers),
        )
    }

    /// The lines across the graph: leads in the smallest pieces; of games that count points, chances.
    fn levels(&self, scale: Scale) -> Vec<Level> {
        match scale {
            Scale::Pieces { piece, .. } => [-9_i32, -3, -1, 0, 1, 3, 9]
                .map(|lead| {
                    let sign = if lead > 0 { "+" } else { "" };
                    Level {
                        label: format!("{sign}{lead}"),
                        chance: chance::of(scale, lead * piece),
                    }
                })
                .into(),
            Scale::Points { .. } => [10_u8, 25, 50, 75, 90]
                .map(|percent| {
                    let label = self.voice.plain().chance_percent(percent.into());
                    Level { label, chance: percent.into() }
                })
                .into(),
        }
    }
}
