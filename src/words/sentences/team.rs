//! Seats that several people share.

use crate::words::field::Term;
use crate::words::topic::sentences;

sentences! {
    "team";

    label_share "label-share" ();
    label_join_team "label-join-team" (side: Term);
    team_open "team-open" (game: Term, side: Term, names: Term);
    team_to_move "team-to-move" (mates: Term);
    team_seated "team-seated" ();
    team_full "team-full" ();
    not_shared "not-shared" ();
}
