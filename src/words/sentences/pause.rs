//! Time by agreement: pauses, adjournments, gifts.

use crate::words::field::{Name, Term, When};
use crate::words::topic::sentences;

sentences! {
    "pause";

    // ---- buttons
    label_pause "label-pause" ();
    label_adjourn "label-adjourn" ();
    label_go_on "label-go-on" ();
    label_give_time "label-give-time" (time: Term);
    label_agree "label-agree" ();

    // ---- questions and answers
    pause_asked "pause-asked" (opponent: Term, who: Name, most: Term);
    adjourn_asked "adjourn-asked" (opponent: Term, who: Name, most: Term);
    resume_asked "resume-asked" (opponent: Term, who: Name);
    stop_you_asked "stop-you-asked" (opponent: Name);
    stop_declined "stop-declined" (who: Name);

    // ---- what is so
    /// The end of the first line of a board in a pause.
    paused_until "paused-until" (when: When);
    /// The end of the first line of an adjourned board.
    adjourned_until "adjourned-until" (when: When);
    time_given "time-given" (who: Name, to: Name, time: Term);
}
