//! Leaderboards.

use crate::words::field::{Name, Term};
use crate::words::topic::sentences;

sentences! {
    "leaderboard";

    leaders_here "leaders-here" (game: Term, page: i64, pages: i64);
    leaders_everywhere "leaders-everywhere" (game: Term, page: i64, pages: i64);
    leaders_computers "leaders-computers" (game: Term, page: i64, pages: i64);
    leaders_pairs "leaders-pairs" (game: Term, page: i64, pages: i64);
    /// How often each side of a game has won.
    leaders_sides "leaders-sides" (games: i64, one: Term, first: i64, other: Term, second: i64);
    leaders_none "leaders-none" ();
    leaders_counting "leaders-counting" ();
    leaders_left "leaders-left" ();

    leader "leader" (place: i64, who: Name, rating: i64, games: i64, record: Term);
    /// A line of it, while the rating is uncertain.
    leader_unsure "leader-unsure" (place: i64, who: Name, rating: i64, games: i64, record: Term);
    /// A line of the leaderboard against the computer.
    leader_computer "leader-computer" (place: i64, who: Name, level: i64, games: i64, record: Term);
    /// The same of somebody who has beaten no level yet.
    leader_unbeaten "leader-unbeaten" (place: i64, who: Name, games: i64, record: Term);
    leader_score "leader-score" (place: i64, who: Name, mean: Term, best: i64, games: i64);
    leader_pair "leader-pair" (place: i64, one: Name, other: Name, mean: Term, best: i64, games: i64);

    record "record" (wins: i64, draws: i64, losses: i64);
    streak "streak" (games: i64);
    label_pairs "label-pairs" ();
}
