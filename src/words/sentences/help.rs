//! The help and the lessons.

use crate::words::field::Term;
use crate::words::topic::sentences;

sentences! {
    "help";

    help_head "help-head" ();
    help "help" ();
    /// The head of a page of the lessons.
    lesson_heading "lesson-heading" (game: Term, title: Term);
    lesson_page "lesson-page" (page: i64, pages: i64);
}
