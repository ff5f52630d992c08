//! Time by agreement: pauses, adjournments, gifts.

use crate::words::field::{Name, Term, When};
use crate::words::topic::sentences;

sentences! {
    "pause";

    // ---- buttons
    /// Ask for a pause.
    label_pause "label-pause" ();
    /// Ask to adjourn.
    label_adjourn "label-adjourn" ();
    label_go_on "label-go-on" ();
    /// Give the opponent time.
    label_give_time "label-give-time" (time: Term);
    /// Agree to what is asked.
    label_agree "label-agree" ();

    // ---- questions and answers
    /// A pause is asked for.
    pause_asked "pause-asked" (opponent: Term, who: Name, most: Term);
    /// An adjournment is asked for.
    adjourn_asked "adjourn-asked" (opponent: Term, who: Name, most: Term);
    /// Somebody wants to go on.
    resume_asked "resume-asked" (opponent: Term, who: Name);
    /// What becomes of the question.
    stop_you_asked "stop-you-asked" (opponent: Name);
    /// Somebody does not agree.
    stop_declined "stop-declined" (who: Name);

    // ---- what is so
    /// The end of the first line of a board in a pause.
    paused_until "paused-until" (when: When);
    /// The end of the first line of an adjourned board.
    adjourned_until "adjourned-until" (when: When);
    /// Somebody gave time.
    time_given "time-given" (who: Name, to: Name, time: Term);
}
