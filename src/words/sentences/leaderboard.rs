//! Leaderboards.

use crate::words::field::{Name, Term};
use crate::words::topic::sentences;

sentences! {
    "leaderboard";

    /// The heading of a leaderboard.
    leaders_here "leaders-here" (game: Term, page: i64, pages: i64);
    /// The same over all servers.
    leaders_everywhere "leaders-everywhere" (game: Term, page: i64, pages: i64);
    /// The same for games against the computer.
    leaders_computers "leaders-computers" (game: Term, page: i64, pages: i64);
    /// The same for pairs.
    leaders_pairs "leaders-pairs" (game: Term, page: i64, pages: i64);
    /// How often each side of a game has won.
    leaders_sides "leaders-sides" (games: i64, one: Term, first: i64, other: Term, second: i64);
    /// Nobody has played yet.
    leaders_none "leaders-none" ();
    /// The asker is on no list.
    leaders_left "leaders-left" ();

    /// A line of it.
    leader "leader" (place: i64, who: Name, rating: i64, games: i64, record: Term);
    /// A line of it, while the rating is uncertain.
    leader_unsure "leader-unsure" (place: i64, who: Name, rating: i64, games: i64, record: Term);
    /// A line of the leaderboard against the computer.
    leader_computer "leader-computer" (place: i64, who: Name, level: i64, games: i64, record: Term);
    /// A line of a leaderboard of scores.
    leader_score "leader-score" (place: i64, who: Name, mean: Term, best: i64, games: i64);
    /// Two people on a leaderboard of scores.
    leader_pair "leader-pair" (place: i64, one: Name, other: Name, mean: Term, best: i64, games: i64);

    /// Wins, draws and losses.
    record "record" (wins: i64, draws: i64, losses: i64);
    /// How many were won in a row.
    streak "streak" (games: i64);
    /// The leaderboard of pairs.
    label_pairs "label-pairs" ();
}
