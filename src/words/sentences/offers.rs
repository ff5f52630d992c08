//! What players ask of each other: draws and takebacks.

use crate::words::field::{Name, Term, Written};
use crate::words::topic::sentences;

sentences! {
    "offers";

    draw_offered "draw-offered" (who: Name);
    draw_offered_to "draw-offered-to" (who: Name, opponent: Term);
    draw_declined "draw-declined" (who: Name);
    draw_votes "draw-votes" (agreed: Term, open: Term);
    draw_ask "draw-ask" (opponents: Term);
    draw_ask_points "draw-ask-points" (opponents: Term);

    you_offered "you-offered" (opponent: Name);
    /// The draw offer stands among more than two.
    you_offered_all "you-offered-all" (opponents: Term);

    own_offer "own-offer" (opponent: Name);
    offered_already "offered-already" ();

    label_takeback "label-takeback" ();
    label_takeback_accept "label-takeback-accept" ();

    takeback_waits "takeback-waits" ();
    takeback_asked "takeback-asked" (who: Name, written: Written);
    takeback_asked_of "takeback-asked-of" (asked: Term, who: Name, written: Written);
    takeback_votes "takeback-votes" (agreed: Term, open: Term);
    takeback_agreed "takeback-agreed" (who: Name);
    takeback_declined "takeback-declined" (who: Name);
    took_back "took-back" ();
    /// What was taken back, on the board after it.
    taken_back "taken-back" (who: Name, written: Written);
    no_takeback "no-takeback" ();
    no_takebacks "no-takebacks" ();
    /// Terms: moves may be taken back although it counts.
    takebacks_allowed "takebacks-allowed" ();
}
