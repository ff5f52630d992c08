//! Challenges and open seats.

use crate::words::field::{Name, Term, When};
use crate::words::topic::sentences;

sentences! {
    "invitation";

    challenge "challenge" (guest: Term, host: Name, game: Term);
    /// An open seat.
    open_seat "open-seat" (host: Name, game: Term);

    /// The challenge is on its way.
    posted "posted" ();

    /// Sides are drawn.
    sides_by_lot "sides-by-lot" ();
    /// Who has the first seat.
    sides_first "sides-first" (who: Name, side: Term);
    /// Who has the last seat.
    sides_last "sides-last" (who: Name, side: Term);
    rated "rated" ();
    /// It does not count.
    casual "casual" ();
    /// Until when it can be answered.
    open_until "open-until" (when: When);

    /// Who sits at a table that waits for more.
    seats_taken "seats-taken" (names: Term, free: i64);

    /// The challenge was accepted.
    accepted "accepted" (guest: Name, host: Name, game: Term);
    /// The challenge was declined.
    declined "declined" (guest: Name, host: Name, game: Term);
    /// The challenge was taken back.
    withdrawn "withdrawn" (guest: Name, host: Name, game: Term);
    /// Nobody answered in time.
    expired "expired" (game: Term);
    /// Somebody sat down.
    joined "joined" (host: Name, guest: Name, game: Term);
    /// The open seat was closed.
    closed "closed" (host: Name, game: Term);
    /// A new game with these people, before the first move.
    begun "begun" (first: Name, second: Name, game: Term);
}
