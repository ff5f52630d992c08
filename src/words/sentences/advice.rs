//! Advice of the computer: hints, and the analysis of finished games.

use crate::words::field::{Term, Written};
use crate::words::topic::sentences;

sentences! {
    "advice";

    /// A good move.
    hint_given "hint-given" (written: Written, count: i64);
    /// Hints are for casual games against the computer.
    hint_not_here "hint-not-here" ();
    /// No hints, as each side sees its own men alone.
    hint_hidden "hint-hidden" (game: Term);
    /// How many hints were given in a game.
    hints_used "hints-used" (count: i64);
    label_hint "label-hint" ();

    /// The game still runs.
    analysis_running "analysis-running" ();
    /// The computer has no opinion of such games.
    analysis_not_here "analysis-not-here" ();
    /// How far it is.
    analysis_progress "analysis-progress" (at: i64, of: i64);
    analysis_head "analysis-head" (players: Term, side: Term);
    /// A move that changed the course of the game.
    analysis_turning "analysis-turning" (caption: Term, before: Term, after: Term, better: Written);
    /// From here on the win was certain.
    analysis_forced "analysis-forced" (caption: Term, side: Term, moves: i64);
    /// There was none.
    analysis_calm "analysis-calm" ();
    /// The graph in words.
    analysis_alt "analysis-alt"
        (steps: i64, least: Term, most: Term, last: Term, turnings: Term);
    /// The computer's opinion.
    label_analyse "label-analyse" ();
}
