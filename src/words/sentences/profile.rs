//! A person's record.

use crate::words::field::{Name, Term};
use crate::words::topic::sentences;

sentences! {
    "profile";

    /// The heading of a profile.
    profile_head "profile-head" (who: Name);
    /// A game in a profile.
    profile_game "profile-game" (rating: i64, games: i64, record: Term);
    /// The same while the rating is uncertain.
    profile_unsure "profile-unsure" (rating: i64, games: i64, record: Term);
    /// Scores with people in a profile.
    profile_score "profile-score" (mean: Term, best: i64, games: i64);
    /// Scores with the computer in a profile.
    profile_score_computer "profile-score-computer" (mean: Term, best: i64, games: i64);
    /// Games against the computer in a profile.
    profile_computer "profile-computer" (games: i64, record: Term);
    /// Games without a rating in a profile.
    profile_casual "profile-casual" (games: i64, record: Term);
    /// Nothing played yet.
    profile_none "profile-none" (who: Name);
    /// The person has left the leaderboards.
    profile_hidden "profile-hidden" (who: Name);
    /// The alt text of a rating curve.
    profile_alt "profile-alt" (from: i64, since: Term, to: i64, until: Term, games: i64);
    /// What somebody likes to begin games with.
    profile_openings "profile-openings" (openings: Term);
    /// One way to begin.
    profile_opening "profile-opening" (opening: Term, side: Term, games: i64, record: Term);

    /// A month of a year.
    month "month" (month: i64, year: i64);
    /// The most games won in a row.
    longest_streak "longest-streak" (games: i64);
    /// How many games were forfeited.
    forfeits "forfeits" (count: i64);
}
