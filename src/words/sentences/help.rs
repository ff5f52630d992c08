//! The help and the lessons.

use crate::words::topic::sentences;

sentences! {
    "help";

    /// The heading of the help.
    help_head "help-head" ();
    help "help" ();
    /// The foot of a lesson.
    lesson_page "lesson-page" (page: i64, pages: i64);
}
