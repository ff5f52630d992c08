//! Conditional replies: moves that are answered at once.

use crate::words::field::{Quote, Term, Written};
use crate::words::topic::sentences;

sentences! {
    "conditional";

    /// The heading of the list.
    if_then_head "if-then-head" ();
    /// There are none.
    if_then_none "if-then-none" ();
    if_then_line "if-then-line" (line: Written);
    /// The heading of the form.
    if_then_title "if-then-title" ();
    if_then_field "if-then-field" ();
    /// What it says while empty.
    if_then_hint "if-then-hint" ();
    /// Too many lines.
    if_then_many "if-then-many" (most: i64);
    /// Two lines answer the same differently.
    if_then_clash "if-then-clash" (line: Quote);
    /// A move of a line is wrong.
    if_then_wrong "if-then-wrong" (line: Quote, why: Term);
    /// A line ends without an answer.
    if_then_open "if-then-open" (line: Quote);
    /// A line is too long.
    if_then_long "if-then-long" (line: Quote);
    /// There is no move to wait for.
    if_then_not_now "if-then-not-now" ();

    label_if_then "label-if-then" ();
    /// Change the list.
    label_if_then_edit "label-if-then-edit" ();
    /// Empty the list.
    label_if_then_clear "label-if-then-clear" ();
}
