//! Points at the end of a game whose score counts: how those who played fare by now.

use crate::show::presenter::Presenter;
use crate::table::ratings::{Fared, Judged};

impl Presenter<'_> {
    /// The mean and the best of each player, and of the two together.
    pub(crate) fn score_lines(&self, judged: Option<&Judged>) -> Vec<String> {
        let line = |fared: &Fared| {
            let (mean, best) = (self.voice.decimal(fared.mean), i64::from(fared.best));
            let games = i64::from(fared.games);
            match fared.people.as_slice() {
                [person] => self.voice.score_mean(self.name_of(*person), mean, games, best),
                _ => self.voice.score_together(mean, games, best),
            }
        };
        let fared = judged.map_or(&[][..], |judged| judged.fared.as_slice());
        let lines: Vec<_> = fared.iter().map(line).collect();
        if lines.is_empty() { lines } else { vec![lines.join(" · ")] }
    }
}
