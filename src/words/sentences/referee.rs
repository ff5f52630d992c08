//! Hidden games: what the channel reads of them, and what the referee says to a player.

use crate::words::field::{Day, Name, Term, When, Written};
use crate::words::topic::sentences;

sentences! {
    "referee";

    /// All the channel reads: who plays, whose period it is and until when.
    secret_period "secret-period" (game: Term, first: Name, second: Name, mover: Term, until: Day);
    secret_period_open "secret-period-open" (game: Term, first: Name, second: Name, mover: Term);
    /// To somebody who does not play in it.
    secret_not_yours "secret-not-yours" (first: Name, second: Name);
    referee_yours "referee-yours" (who: Name, game: Term, until: When);
    referee_yours_open "referee-yours-open" (who: Name, game: Term);
    /// To whoever has moved while their period runs on.
    referee_waits "referee-waits" (who: Name, game: Term, until: When);
    referee_waits_open "referee-waits-open" (who: Name, game: Term);
    /// To whoever waits for the other's period to end.
    referee_theirs "referee-theirs" (who: Name, game: Term, mover: Name, until: When);
    referee_theirs_open "referee-theirs-open" (who: Name, game: Term, mover: Name);
    referee_went_on "referee-went-on" ();
    referee_told "referee-told" (list: Term);
    referee_last "referee-last" (written: Written, answer: Term);
    referee_tried "referee-tried" (list: Written);
    /// The same announcement several times in a row.
    referee_times "referee-times" (text: Term, times: i64);

    // ---- the list of announcements
    announcements_head "announcements-head" (game: Term, at: i64, of: i64);
    announcements_period "announcements-period" (number: i64);
    announcements_none "announcements-none" ();
    announcements_try "announcements-try" (written: Written, answer: Term);
    /// What somebody was told at a step of a finished game.
    secret_step "secret-step" (who: Name, list: Term);
    /// In the channel, in the place of a direct message that was refused.
    letter_failed_secret "letter-failed-secret" (who: Term, game: Term);

    // ---- buttons
    label_my_view "label-my-view" ();
    label_try "label-try" ();
    label_type_try "label-type-try" ();
    label_announcements "label-announcements" ();
}
