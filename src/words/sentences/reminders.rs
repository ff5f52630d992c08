//! Reminders, quiet hours and holidays.

use crate::words::field::{Name, Quote, Term, When};
use crate::words::topic::sentences;

sentences! {
    "reminders";

    // ---- being told again
    /// A part of the time is left.
    reminder "reminder" (mover: Term, game: Term, opponents: Term, left: Term);
    /// The turn began in quiet hours, which are over.
    woken "woken" (mover: Term, game: Term, opponents: Term);
    /// Hear no more of this turn.
    label_mute "label-mute" ();
    /// To the message with the board.
    label_to_board "label-to-board" ();
    /// Nothing more will be heard.
    muted "muted" ();

    // ---- settings
    /// How often they are reminded.
    line_reminders "line-reminders" ();
    reminders_none "reminders-none" ();
    reminders_one "reminders-one" ();
    reminders_two "reminders-two" ();
    /// Where reminders come.
    line_reminded "line-reminded" ();
    line_quiet "line-quiet" ();
    /// None of them.
    quiet_off "quiet-off" ();
    /// Open the form.
    quiet_type "quiet-type" ();
    /// The heading of the form.
    quiet_title "quiet-title" ();
    /// The field for the hours.
    quiet_hours "quiet-hours" ();
    /// The field for the zone.
    quiet_zone "quiet-zone" ();
    /// These are no hours.
    quiet_bad_hours "quiet-bad-hours" (text: Quote);
    /// This is no zone.
    quiet_bad_zone "quiet-bad-zone" (text: Quote);

    // ---- holidays
    line_holiday "line-holiday" ();
    /// They are not away.
    holiday_none "holiday-none" (days: i64);
    /// They are away.
    holiday_on "holiday-on" (day: Term, days: i64);
    holiday_back "holiday-back" ();
    /// There are not so many days left.
    holiday_few "holiday-few" (days: i64);
    on_holiday "on-holiday" (who: Name, when: When);
}
