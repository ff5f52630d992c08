//! The help and the lessons.

use crate::words::topic::sentences;

sentences! {
    "help";

    help_head "help-head" ();
    help "help" ();
    lesson_page "lesson-page" (page: i64, pages: i64);
}
