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
    /// How the game ends for certain.
    hint_certain "hint-certain" (worth: Term);
    hint_line "hint-line" (line: Term);
    hint_also "hint-also" (line: Term);
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
    /// How well a side played, from 0 to 100, and how many mistakes of which grade it made.
    analysis_side "analysis-side" (side: Term, accuracy: i64, slips: Term);
    slips_none "slips-none" ();
    count_inaccuracies "count-inaccuracies" (count: i64);
    count_mistakes "count-mistakes" (count: i64);
    count_blunders "count-blunders" (count: i64);
    grade_inaccuracy "grade-inaccuracy" ();
    grade_mistake "grade-mistake" ();
    grade_blunder "grade-blunder" ();
    /// A mistake, with what the position was worth before and after it.
    analysis_slip "analysis-slip" (caption: Term, grade: Term, before: Term, after: Term);
    analysis_better "analysis-better" (line: Term);
    /// The analysis that a button belongs to is kept no longer.
    analysis_gone "analysis-gone" ();
    /// What was nearly as good as the best.
    turning_also "turning-also" (line: Term);
    /// The chances of who moved, before and after, in percent.
    turning_chances "turning-chances" (side: Term, before: i64, after: i64);
    /// Which turning point it is, and of whose game.
    turning_place "turning-place" (players: Term, at: i64, of: i64);
    turning_alt "turning-alt" (played: Term, better: Term, position: Term);
    /// Of games of several: how many men each had.
    course_head "course-head" (players: Term);
    /// In how many positions somebody had the most.
    course_ahead "course-ahead" (who: Name, count: i64, of: i64);
    course_alt "course-alt" (turns: i64, list: Term);
    /// Of games of several: who was likely to win.
    chances_head "chances-head" (players: Term);
    chance_percent "chance-percent" (number: i64);
    chances_alt "chances-alt" (turns: i64);
    /// A seat's chances at first, at best and at the end, in percent.
    chances_seat "chances-seat" (who: Term, first: i64, most: i64, last: i64);
    label_earlier "label-earlier" ();
    label_later "label-later" ();
    label_try_here "label-try-here" ();
    /// What the two of a hidden game could have scored.
    pair_head "pair-head" (players: Term, could: i64);
    pair_cost "pair-cost" (caption: Term, before: i64, after: i64);
    pair_calm "pair-calm" ();
    /// What the line of a graph shows.
    pair_possible "pair-possible" ();
    pair_alt "pair-alt" (turns: i64, first: i64, last: i64);
    analysis_forced "analysis-forced" (caption: Term, side: Term, moves: i64);
    analysis_calm "analysis-calm" ();
    analysis_alt "analysis-alt"
        (steps: i64, least: Term, most: Term, last: Term, count: i64, turnings: Term);
    /// How likely a side wins, in percent.
    worth_chance "worth-chance" (side: Term, percent: i64);
    worth_won "worth-won" (side: Term);
    worth_wins "worth-wins" (side: Term, moves: i64);
    worth_wins_by "worth-wins-by" (side: Term, points: i64);
    label_analyse "label-analyse" ();
}
