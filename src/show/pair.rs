//! What the two of a hidden game that is over could have scored.

use crate::message::{ButtonStyle, Message, Picture, ReplayPage, Row, TablePress};
use crate::render::counts::{self, Course, Unit};
use crate::rules::{Refusal, Side};
use crate::show::presenter::Presenter;
use crate::table::{Cost, Pair, Replay, TURNINGS};
use crate::words::Term;

impl Presenter<'_> {
    /// What could have been scored with open eyes, and which moves cost most of it, each with a button
    /// to its place in the replay.
    pub(crate) fn possible(&self, replay: &Replay<'_>, pair: &Pair) -> Result<Message, Refusal> {
        let most = pair.could.first().copied().unwrap_or(0);
        let costs = pair.costs(TURNINGS);
        let mut lines = vec![self.voice.pair_head(Term(self.players()), most.into())];
        let mut buttons = Vec::new();
        for &Cost { step, before, after } in &costs {
            let moment = replay.at(step)?;
            let Some(caption) = self.caption(&moment) else { continue };
            lines.push(self.voice.pair_cost(Term(caption), before.into(), after.into()));
            let label = self.plain().caption(&moment).unwrap_or_else(|| step.to_string());
            let open = TablePress::Replay(ReplayPage::at(step).open());
            buttons.push(self.button(open, label, ButtonStyle::Rest));
        }
        if costs.is_empty() {
            lines.push(self.voice.pair_calm());
        }
        let rows = if buttons.is_empty() { Vec::new() } else { vec![Row::Buttons(buttons)] };
        let plain = self.voice.plain();
        let counts = pair.could.iter().map(|&points| points.max(0) as usize).collect();
        let course = Course { name: plain.pair_possible(), side: Side::White, counts };
        let drawn = counts::draw(&[course], Unit::Men, self.looks.theme);
        let last = pair.could.last().copied().unwrap_or(0);
        let turns = pair.could.len().saturating_sub(1) as i64;
        let alt = plain.pair_alt(turns, most.into(), last.into());
        let picture = Some(Picture { png: drawn.png, alt });
        Ok(Message { picture, rows, ..Message::private(lines.join("\n")) })
    }
}
