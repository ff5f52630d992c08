//! Lines of moves that were not played, and what mistakes are called.

use crate::rules::Seat;
use crate::show::presenter::Presenter;
use crate::table::{Analysis, Grade, LineMove, ReplayStep, Slips, Turning};
use crate::words::Term;

/// How many moves of a good line are told.
pub(crate) const TOLD: usize = 5;

impl Presenter<'_> {
    /// A line of moves as a score sheet writes it: of two players with numbers, where the game has
    /// them; of more with the name of each.
    pub(crate) fn line(&self, moves: &[LineMove]) -> Term {
        let pair = self.table.record().header.seats == 2;
        let told = |(nth, one): (usize, &LineMove)| {
            let written = self.voice.written(&one.choice.written);
            match one.number.map(i64::from) {
                _ if !pair => self.voice.replay_unnumbered(self.name(one.seat), written),
                Some(number) if one.seat == Seat::FIRST => self.voice.replay_first(number, written),
                Some(number) if nth == 0 => self.voice.replay_second(number, written),
                Some(_) | None => written.to_string(),
            }
        };
        Term(moves.iter().enumerate().map(told).collect::<Vec<_>>().join(" "))
    }

    /// What would have been better, as far as it is told.
    pub(crate) fn better(
        &self,
        analysis: &Analysis,
        turning: &Turning,
        moment: &ReplayStep<'_>,
    ) -> Vec<LineMove> {
        let Some(before) = turning.step.checked_sub(1) else { return Vec::new() };
        let best = analysis.best.get(before).cloned().flatten();
        let line = analysis.lines.get(before).filter(|line| !line.is_empty()).cloned();
        let mut line = line.unwrap_or_else(|| best.into_iter().collect());
        line.truncate(TOLD);
        moment.instead(&line, self.notation())
    }

    /// What a mistake is called.
    pub(crate) fn grade(&self, grade: Grade) -> Term {
        Term(match grade {
            Grade::Inaccuracy => self.voice.grade_inaccuracy(),
            Grade::Mistake => self.voice.grade_mistake(),
            Grade::Blunder => self.voice.grade_blunder(),
        })
    }

    /// How many mistakes of each grade there were.
    pub(crate) fn slips(&self, slips: Slips) -> Term {
        let counted = |(grade, count): (Grade, usize)| match grade {
            Grade::Inaccuracy => self.voice.count_inaccuracies(count as i64),
            Grade::Mistake => self.voice.count_mistakes(count as i64),
            Grade::Blunder => self.voice.count_blunders(count as i64),
        };
        let there = Grade::ALL.into_iter().zip(slips).filter(|(_, count)| *count > 0);
        let told: Vec<_> = there.map(counted).collect();
        if told.is_empty() { Term(self.voice.slips_none()) } else { self.voice.list(told) }
    }
}
