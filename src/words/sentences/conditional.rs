//! Conditional replies: moves that are answered at once.

use crate::words::field::{Quote, Term, Written};
use crate::words::topic::sentences;

sentences! {
    "conditional";

    if_then_head "if-then-head" ();
    if_then_none "if-then-none" ();
    if_then_line "if-then-line" (line: Written);
    if_then_title "if-then-title" ();
    if_then_field "if-then-field" ();
    if_then_hint "if-then-hint" ();
    if_then_many "if-then-many" (most: i64);
    if_then_clash "if-then-clash" (line: Quote);
    if_then_wrong "if-then-wrong" (line: Quote, why: Term);
    if_then_open "if-then-open" (line: Quote);
    if_then_long "if-then-long" (line: Quote);
    if_then_not_now "if-then-not-now" ();

    label_if_then "label-if-then" ();
    label_if_then_edit "label-if-then-edit" ();
    label_if_then_clear "label-if-then-clear" ();
}
