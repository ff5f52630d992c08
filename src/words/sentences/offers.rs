//! What players ask of each other: draws and takebacks.

use crate::words::field::{Name, Term, Written};
use crate::words::topic::sentences;

sentences! {
    "offers";

    /// A draw is offered.
    draw_offered "draw-offered" (who: Name);
    /// A draw is offered outside a move.
    draw_offered_to "draw-offered-to" (who: Name, opponent: Term);
    /// A draw was declined.
    draw_declined "draw-declined" (who: Name);
    /// A draw offer among more than two.
    draw_votes "draw-votes" (agreed: Term, open: Term);
    /// Whether to offer a draw.
    draw_ask "draw-ask" (opponents: Term);
    /// Whether to offer a draw by points.
    draw_ask_points "draw-ask-points" (opponents: Term);

    /// The draw offer stands.
    you_offered "you-offered" (opponent: Name);
    /// The draw offer stands among more than two.
    you_offered_all "you-offered-all" (opponents: Term);

    /// One's own offer cannot be answered.
    own_offer "own-offer" (opponent: Name);
    /// One offer a position is enough.
    offered_already "offered-already" ();

    /// Ask to take back.
    label_takeback "label-takeback" ();
    /// Agree to a takeback.
    label_takeback_accept "label-takeback-accept" ();

    /// The others are asked.
    takeback_waits "takeback-waits" ();
    /// What is to be taken back.
    takeback_asked "takeback-asked" (who: Name, written: Written);
    /// The same to those who are pinged.
    takeback_asked_of "takeback-asked-of" (asked: Term, who: Name, written: Written);
    /// Who agrees among more than two.
    takeback_votes "takeback-votes" (agreed: Term, open: Term);
    /// A takeback was agreed to.
    takeback_agreed "takeback-agreed" (who: Name);
    /// A takeback was declined.
    takeback_declined "takeback-declined" (who: Name);
    /// It was taken back at once.
    took_back "took-back" ();
    /// What was taken back, on the board after it.
    taken_back "taken-back" (who: Name, written: Written);
    /// Nothing can be taken back.
    no_takeback "no-takeback" ();
    /// Moves of this game stay.
    no_takebacks "no-takebacks" ();
    /// Terms: moves may be taken back although it counts.
    takebacks_allowed "takebacks-allowed" ();
}
