//! The help and the lessons.

use crate::words::field::Term;
use crate::words::topic::sentences;

sentences! {
    "help";

    help_head "help-head" ();
    help "help" ();
    /// The levels of the computer; what the first and the last are rated in a game with such a scale.
    help_levels "help-levels" (game: Term, least: i64, most: i64);
    /// The head of a page of the lessons.
    lesson_heading "lesson-heading" (game: Term, title: Term);
    lesson_page "lesson-page" (page: i64, pages: i64);
}
