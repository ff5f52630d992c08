//! Reminders, quiet hours and holidays.

use crate::words::field::{Name, Quote, Term, When};
use crate::words::topic::sentences;

sentences! {
    "reminders";

    // ---- being told again
    reminder "reminder" (mover: Term, game: Term, opponents: Term, left: Term);
    /// The turn began in quiet hours, which are over.
    woken "woken" (mover: Term, game: Term, opponents: Term);
    label_mute "label-mute" ();
    label_to_board "label-to-board" ();
    muted "muted" ();

    // ---- settings
    line_reminders "line-reminders" ();
    reminders_none "reminders-none" ();
    reminders_one "reminders-one" ();
    reminders_two "reminders-two" ();
    line_reminded "line-reminded" ();
    line_quiet "line-quiet" ();
    quiet_off "quiet-off" ();
    quiet_type "quiet-type" ();
    quiet_title "quiet-title" ();
    quiet_hours "quiet-hours" ();
    quiet_zone "quiet-zone" ();
    quiet_bad_hours "quiet-bad-hours" (text: Quote);
    quiet_bad_zone "quiet-bad-zone" (text: Quote);

    // ---- holidays
    line_holiday "line-holiday" ();
    holiday_none "holiday-none" (days: i64);
    holiday_on "holiday-on" (day: Term, days: i64);
    holiday_back "holiday-back" ();
    holiday_few "holiday-few" (days: i64);
    on_holiday "on-holiday" (who: Name, when: When);
}
