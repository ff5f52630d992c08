//! Challenges and open seats.

use crate::words::field::{Name, Term, When};
use crate::words::topic::sentences;

sentences! {
    "invitation";

    challenge "challenge" (guest: Term, host: Name, game: Term);
    open_seat "open-seat" (host: Name, game: Term);

    posted "posted" ();

    sides_by_lot "sides-by-lot" ();
    sides_first "sides-first" (who: Name, side: Term);
    sides_last "sides-last" (who: Name, side: Term);
    rated "rated" ();
    casual "casual" ();
    open_until "open-until" (when: When);

    /// Who sits at a table that waits for more.
    seats_taken "seats-taken" (names: Term, free: i64);

    accepted "accepted" (guest: Name, host: Name, game: Term);
    declined "declined" (guest: Name, host: Name, game: Term);
    withdrawn "withdrawn" (guest: Name, host: Name, game: Term);
    expired "expired" (game: Term);
    joined "joined" (host: Name, guest: Name, game: Term);
    closed "closed" (host: Name, game: Term);
    /// A new game with these people, before the first move.
    begun "begun" (first: Name, second: Name, game: Term);
}
