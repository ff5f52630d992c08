//! Seats that several people share.

use crate::words::field::Term;
use crate::words::topic::sentences;

sentences! {
    "team";

    /// Share one's seat.
    label_share "label-share" ();
    /// Join a shared seat.
    label_join_team "label-join-team" (side: Term);
    /// A seat is shared.
    team_open "team-open" (game: Term, side: Term, names: Term);
    /// Who else may move.
    team_to_move "team-to-move" (mates: Term);
    /// A player cannot join another seat.
    team_seated "team-seated" ();
    /// No more people fit.
    team_full "team-full" ();
    /// The seat is not shared.
    not_shared "not-shared" ();
}
