//! A profile: the record in each game.

use crate::show::lists::record;
use crate::table::Time;
use crate::table::lists::Tally;
use crate::table::ratings::{Rating, RatingPool, Verdict};
use crate::words::{Term, Voice};

/// The lines of a game whose score counts.
pub(crate) fn score_lines(voice: Voice<'_>, tallies: &[&Tally]) -> Vec<String> {
    let line = |tally: &&Tally| {
        let (mean, best) = tally.scores?;
        let (mean, best) = (Term(format!("{mean:.1}")), i64::from(best));
        let games = i64::from(tally.won + tally.drawn + tally.lost);
        let line = match tally.pool {
            RatingPool::People => voice.profile_score(mean, best, games),
            RatingPool::Computer => voice.profile_score_computer(mean, best, games),
        };
        let forfeits = (tally.forfeits > 0).then(|| voice.forfeits(i64::from(tally.forfeits)));
        Some([line].into_iter().chain(forfeits).collect::<Vec<_>>().join(" · "))
    };
    tallies.iter().filter_map(line).collect()
}

pub(crate) fn profile_lines(
    voice: Voice<'_>,
    rating: Option<&Rating>,
    tallies: &[&Tally],
    now: Time,
) -> Vec<String> {
    let mut lines = Vec::new();
    for tally in tallies {
        let (games, record) = record(voice, tally.won, tally.drawn, tally.lost);
        let line = match (tally.pool, rating) {
            (RatingPool::Computer, _) => voice.profile_computer(games, record),
            (RatingPool::People, Some(rating)) => {
                let shown = i64::from(rating.shown());
                if rating.provisional(now) {
                    voice.profile_unsure(shown, games, record)
                } else {
                    voice.profile_game(shown, games, record)
                }
            }
            (RatingPool::People, None) => voice.profile_casual(games, record),
        };
        let now_won = match tally.streak {
            Some((Verdict::Won, games)) if games >= 2 => games,
            _ => 0,
        };
        let streak = (now_won > 0).then(|| voice.streak(i64::from(now_won)));
        let best = tally.longest >= 2 && tally.longest > now_won;
        let best = best.then(|| voice.longest_streak(i64::from(tally.longest)));
        lines.push([line].into_iter().chain(streak).chain(best).collect::<Vec<_>>().join(" · "));
    }
    lines
}
