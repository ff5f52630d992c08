//! Advice of the computer: hints, and the analysis of finished games.

use crate::words::field::{Name, Term, Written};
use crate::words::topic::sentences;

sentences! {
    "advice";

    /// Which man to move.
    hint_piece "hint-piece" (piece: Term, cell: Written, count: i64);
    /// Which man to bring from hand.
    hint_hand "hint-hand" (piece: Term, count: i64);
    label_hint_move "label-hint-move" ();
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
    /// How well both played, from 0 to 100.
    analysis_accuracy "analysis-accuracy" (first: Term, one: i64, second: Term, two: i64);
    /// The same where the computer counts in points of the game.
    analysis_accuracy_points "analysis-accuracy-points"
        (first: Term, one: i64, second: Term, two: i64);
    /// A move that changed the course of the game.
    analysis_turning "analysis-turning" (caption: Term, before: Term, after: Term, better: Written);
    /// The analysis that a button belongs to is kept no longer.
    analysis_gone "analysis-gone" ();
    /// What a move lost, in the smallest pieces.
    turning_lost "turning-lost" (caption: Term, loss: Term);
    turning_lost_points "turning-lost-points" (caption: Term, loss: Term);
    /// What a move changed where that is no number.
    turning_changed "turning-changed" (caption: Term, before: Term, after: Term);
    turning_better "turning-better" (better: Term);
    turning_better_line "turning-better-line" (better: Term, line: Written);
    /// Which turning point it is, and of whose game.
    turning_place "turning-place" (players: Term, at: i64, of: i64);
    turning_alt "turning-alt" (played: Term, better: Term, position: Term);
    /// Of games of several: how many men each had.
    course_head "course-head" (players: Term);
    /// In how many positions somebody had the most.
    course_ahead "course-ahead" (who: Name, count: i64, of: i64);
    course_alt "course-alt" (turns: i64, list: Term);
    label_course "label-course" ();
    label_earlier "label-earlier" ();
    label_later "label-later" ();
    label_try_here "label-try-here" ();
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
