//! Advice of the computer: hints, and the analysis of finished games.

use crate::words::field::{Term, Written};
use crate::words::topic::sentences;

sentences! {
    "advice";

    hint_given "hint-given" (written: Written, count: i64);
    /// Hints are for casual games against the computer.
    hint_not_here "hint-not-here" ();
    /// No hints, as each side sees its own men alone.
    hint_hidden "hint-hidden" (game: Term);
    /// How many hints were given in a game.
    hints_used "hints-used" (count: i64);
    label_hint "label-hint" ();

    analysis_running "analysis-running" ();
    /// The computer has no opinion of such games.
    analysis_not_here "analysis-not-here" ();
    analysis_progress "analysis-progress" (at: i64, of: i64);
    analysis_head "analysis-head" (players: Term, side: Term);
    /// A move that changed the course of the game.
    analysis_turning "analysis-turning" (caption: Term, before: Term, after: Term, better: Written);
    analysis_forced "analysis-forced" (caption: Term, side: Term, moves: i64);
    analysis_calm "analysis-calm" ();
    analysis_alt "analysis-alt"
        (steps: i64, least: Term, most: Term, last: Term, turnings: Term);
    /// A value in points of the game.
    worth_points "worth-points" (points: Term);
    worth_won "worth-won" (side: Term);
    worth_wins "worth-wins" (side: Term, moves: i64);
    worth_wins_by "worth-wins-by" (side: Term, points: i64);
    label_analyse "label-analyse" ();
}
