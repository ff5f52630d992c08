//! A profile: the record in each game.

use crate::message::Picture;
use crate::render::{Face, Theme, card};
use crate::rules::GameInfo;
use crate::show::lists::record;
use crate::table::Time;
use crate::table::lists::Tally;
use crate::table::ratings::{Rating, RatingPool, Verdict};
use crate::words::{ALT_MOST, Term, Voice, cut};

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

/// A rating over time: when in seconds since 1970, and how high.
pub(crate) struct Curve {
    pub points: Vec<(i64, f64)>,
    /// The words for those who do not see it.
    pub alt: String,
}

/// What somebody has reached in a game.
pub(crate) fn reached(plain: Voice<'_>, game: &GameInfo, rating: &Rating, now: Time) -> String {
    let (game, shown) = (Term(plain.title(game)), i64::from(rating.shown()));
    if rating.provisional(now) {
        plain.profile_reached_unsure(game, shown)
    } else {
        plain.profile_reached(game, shown)
    }
}

/// A person with what they have reached, what they play most first.
pub(crate) fn card(face: &Face, reached: &[String], curve: Option<Curve>) -> Picture {
    let points = curve.as_ref().map(|curve| curve.points.as_slice());
    let png = card::person(face, reached, points, Theme::default()).png;
    let alt = [&face.name].into_iter().chain(reached).cloned().chain(curve.map(|curve| curve.alt));
    Picture { png, alt: cut(&alt.collect::<Vec<_>>().join("\n"), ALT_MOST) }
}
