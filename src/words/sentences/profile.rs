//! A person's record.

use crate::words::field::{Name, Term};
use crate::words::topic::sentences;

sentences! {
    "profile";

    profile_head "profile-head" (who: Name);
    profile_game "profile-game" (rating: i64, games: i64, record: Term);
    profile_unsure "profile-unsure" (rating: i64, games: i64, record: Term);
    profile_score "profile-score" (mean: Term, best: i64, games: i64);
    profile_score_computer "profile-score-computer" (mean: Term, best: i64, games: i64);
    profile_computer "profile-computer" (games: i64, record: Term);
    profile_casual "profile-casual" (games: i64, record: Term);
    profile_none "profile-none" (who: Name);
    profile_hidden "profile-hidden" (who: Name);
    profile_alt "profile-alt" (from: i64, since: Term, to: i64, until: Term, games: i64);
    /// What somebody has reached in a game, on a card.
    profile_reached "profile-reached" (game: Term, rating: i64);
    profile_reached_unsure "profile-reached-unsure" (game: Term, rating: i64);
    profile_openings "profile-openings" (openings: Term);
    profile_opening "profile-opening" (opening: Term, side: Term, games: i64, record: Term);

    month "month" (month: i64, year: i64);
    longest_streak "longest-streak" (games: i64);
    forfeits "forfeits" (count: i64);
}
