//! Sentences of lists, the help, the picker and alt texts.

use super::sentences;
use crate::words::field::{Name, Term, Written};
use crate::words::voice::Voice;

sentences! {
    // ---- lists (W19 to W21, W25, W26)
    /// The heading of a leaderboard.
    leaders_here "leaders-here" (game: Term, page: i64, pages: i64);
    /// The same over all servers.
    leaders_everywhere "leaders-everywhere" (game: Term, page: i64, pages: i64);
    /// The same for games against the computer.
    leaders_computers "leaders-computers" (game: Term, page: i64, pages: i64);
    /// A line of it.
    leader "leader" (place: i64, who: Name, rating: i64, games: i64, record: Term);
    /// A line of it while the rating is uncertain.
    leader_unsure "leader-unsure" (place: i64, who: Name, rating: i64, games: i64, record: Term);
    /// Wins, draws and losses.
    record "record" (wins: i64, draws: i64, losses: i64);
    /// How many were won in a row.
    streak "streak" (games: i64);
    /// Nobody has played yet.
    leaders_none "leaders-none" ();
    /// The asker is on no list.
    leaders_left "leaders-left" ();
    /// The heading of a profile.
    profile_head "profile-head" (who: Name);
    /// A game in a profile.
    profile_game "profile-game" (rating: i64, games: i64, record: Term);
    /// The same while the rating is uncertain.
    profile_unsure "profile-unsure" (rating: i64, games: i64, record: Term);
    /// Games against the computer in a profile.
    profile_computer "profile-computer" (games: i64, record: Term);
    /// Nothing played yet.
    profile_none "profile-none" (who: Name);
    /// The person has left the leaderboards.
    profile_hidden "profile-hidden" (who: Name);
    /// The alt text of a rating curve.
    profile_alt "profile-alt" (from: i64, since: Term, to: i64, until: Term, games: i64);
    /// A month of a year.
    month "month" (month: i64, year: i64);
    /// The most games won in a row.
    longest_streak "longest-streak" (games: i64);
    /// The heading of a person's games.
    games_mine "games-mine" (page: i64, pages: i64);
    /// The heading of a channel's games.
    games_channel "games-channel" (page: i64, pages: i64);
    /// The heading of a server's games.
    games_server "games-server" (page: i64, pages: i64);
    /// A game in a list where it is the reader's turn.
    game_yours "game-yours" (number: i64, game: Term, first: Name, second: Name, table: Term);
    /// The same where it is somebody else's.
    game_theirs "game-theirs" (number: i64, game: Term, first: Name, second: Name, mover: Name, table: Term);
    /// A challenge or open seat in a list.
    game_waits "game-waits" (number: i64, game: Term, host: Name, table: Term);
    /// No game in a list.
    games_none "games-none" ();
    /// The help.
    help "help" ();
    /// The foot of a lesson.
    lesson_page "lesson-page" (page: i64, pages: i64);

    // ---- the picker
    /// Which man.
    pick_man "pick-man" ();
    /// Which of these moves.
    pick_move "pick-move" ();
    /// Where to.
    pick_target "pick-target" (man: Term);
    /// What the man becomes, or how it goes.
    pick_suffix "pick-suffix" ();
    /// Which part of the board.
    pick_band "pick-band" ();
    /// Whether to play it.
    pick_confirm "pick-confirm" (written: Written);
    /// Whether to claim for the position after it.
    pick_claim "pick-claim" (written: Written);
    /// The button that claims for the position after a move.
    claim_after "claim-after" (written: Term);
    /// A band of columns or rows.
    band "band" (from: Term, to: Term, count: i64);
    /// A band of one column or row.
    band_one "band-one" (at: Term, count: i64);
    /// A capture.
    pick_takes "pick-takes" (cell: Term);
    /// A man from hand.
    pick_hand "pick-hand" (figure: Term, count: i64);
    /// The button that plays.
    pick_play "pick-play" (written: Term);
    /// One line of completion for a man.
    complete_man "complete-man" (man: Term, moves: Term);
    /// One line of completion for a move.
    complete_move "complete-move" (written: Term, words: Term);
    /// A man goes somewhere, in words.
    goes "goes" (man: Term, cell: Term);
    /// A man takes somewhere, in words.
    takes "takes" (man: Term, cell: Term);
    /// A man is put somewhere, in words.
    put "put" (man: Term, cell: Term);
    /// What stands where, in words.
    man_at "man-at" (figure: Term, cell: Term);
    /// It becomes something, in words.
    becomes "becomes" (words: Term, figure: Term);
    /// More than the list can hold.
    complete_more "complete-more" (count: i64);
    /// It is not the reader's turn.
    complete_wait "complete-wait" ();
    /// Nothing fits.
    complete_none "complete-none" ();
    /// The title of the form for a typed move.
    type_title "type-title" (game: Term);
    /// Its field.
    type_field "type-field" ();
    /// What stands in the empty field.
    type_hint "type-hint" (example: Term);

    // ---- alt texts
    /// Game, side to move, move number.
    alt_turn "alt-turn" (game: Term, side: Term, number: i64);
    /// Game and side to act in a setup phase.
    alt_setup "alt-setup" (game: Term, side: Term);
    /// Nobody is to move.
    alt_nobody "alt-nobody" (game: Term);
    /// Only one's own men are seen.
    alt_fog "alt-fog" (game: Term);
    /// Only one's own men are seen, and whose turn it is.
    alt_fog_turn "alt-fog-turn" (game: Term, side: Term);
    /// The men of a side.
    alt_men "alt-men" (side: Term, men: Term);
    /// What a side has in hand.
    alt_hand "alt-hand" (side: Term, men: Term);
    /// A side's points.
    alt_score "alt-score" (side: Term, score: i64);
    /// A side's army was taken over.
    alt_taken "alt-taken" (side: Term, by: Term);
    /// The chosen man.
    alt_chosen "alt-chosen" (cells: Term);
    /// The men that can move.
    alt_movable "alt-movable" (cells: Term);
    /// Where it may go.
    alt_targets "alt-targets" (cells: Term);
    /// What it may take.
    alt_captures "alt-captures" (cells: Term);
    /// Where a man may be put.
    alt_places "alt-places" (cells: Term);
    /// Threatened men.
    alt_threatened "alt-threatened" (cells: Term);
    /// Trapped tiles.
    alt_trapped "alt-trapped" (cells: Term);
    /// Partly trapped tiles.
    alt_partly_trapped "alt-partly-trapped" (cells: Term);
    /// Announced captures.
    alt_announced "alt-announced" (cells: Term);
    /// Where the whole text is.
    alt_more "alt-more" ();
}
