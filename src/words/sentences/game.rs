//! Sentences around a game: challenges, turns, ends, the private answers to its players.

use super::sentences;
use crate::words::field::{Mention, Name, Term, When, Written};
use crate::words::voice::Voice;

sentences! {
    // ---- challenges and seats (W1, W2)
    /// A challenge.
    challenge "challenge" (guest: Term, host: Name, game: Term);
    /// An open seat.
    open_seat "open-seat" (host: Name, game: Term);
    /// Sides are drawn.
    sides_by_lot "sides-by-lot" ();
    /// Who has the first seat.
    sides_first "sides-first" (who: Name, side: Term);
    /// No clock.
    clock_none "clock-none" ();
    /// It counts.
    rated "rated" ();
    /// It does not count.
    casual "casual" ();
    /// Until when it can be answered.
    open_until "open-until" (when: When);
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
    /// The heading of the setup panel.
    setup_head "setup-head" (game: Term);
    /// The heading of the setup panel while no game is chosen.
    setup_empty "setup-empty" ();
    /// The computer in the setup panel.
    setup_computer "setup-computer" (level: i64);
    /// Anyone in the setup panel.
    setup_anyone "setup-anyone" ();
    /// Pass and play in the setup panel.
    setup_alone "setup-alone" ();

    // ---- turns (W4 to W8)
    /// The head of a turn message in a game for two.
    your_move "your-move" (mover: Term, game: Term, opponent: Name, number: i64);
    /// The same where moves have no number: setup, hidden games.
    your_turn "your-turn" (mover: Term, game: Term, opponent: Name);
    /// The same with more than one opponent.
    your_move_many "your-move-many" (mover: Term, game: Term, number: i64);
    /// The same without a ping, in the third person.
    to_move "to-move" (mover: Name, game: Term, opponent: Name);
    /// One person moves all sides.
    side_to_move "side-to-move" (side: Term, game: Term);
    /// What was played last.
    played "played" (who: Name, written: Written);
    /// The computer, as a name.
    computer "computer" (level: i64);
    /// The computer is at work.
    thinking "thinking" (level: i64);
    /// A draw is offered.
    draw_offered "draw-offered" (who: Name);
    /// Something may be claimed.
    may_claim "may-claim" (reason: Term);
    /// A draw is offered outside a move.
    draw_offered_to "draw-offered-to" (who: Name, opponent: Term);
    /// A draw was declined.
    draw_declined "draw-declined" (who: Name);
    /// A draw offer among more than two.
    draw_votes "draw-votes" (agreed: Term, open: Term);

    // ---- ends (W13)
    /// How many moves were played.
    after_moves "after-moves" (moves: i64);
    /// A rating after a rated game.
    rating_change "rating-change" (who: Name, rating: i64, change: Term);
    /// No rating changes, because of this pair's number of games today.
    rating_capped "rating-capped" ();
    /// The game was called off.
    called_off "called-off" (who: Name);

    // ---- private answers
    /// The mover's own confirmation.
    you_played "you-played" (written: Written);
    /// The draw offer stands.
    you_offered "you-offered" (opponent: Name);
    /// The draw offer stands among more than two.
    you_offered_all "you-offered-all" (opponents: Term);
    /// Whether to resign.
    resign_ask "resign-ask" (game: Term);
    /// Nothing was given up.
    resign_no "resign-no" ();
    /// Whether to offer a draw.
    draw_ask "draw-ask" (opponents: Term);
    /// Whether to offer a draw by points.
    draw_ask_points "draw-ask-points" (opponents: Term);
    /// Board heading of a private board.
    board_of "board-of" (game: Term, first: Name, second: Name);
    /// It is the reader's turn.
    board_yours "board-yours" ();
    /// It is somebody else's turn.
    board_theirs "board-theirs" (mover: Name);
    /// The game is over.
    board_over "board-over" ();
    /// What `/moves` shows.
    where_to "where-to" ();
    /// The challenge is on its way.
    posted "posted" ();
    /// A private message was closed.
    done "done" ();

    // ---- what the table says of itself
    /// A person has too many open games.
    too_many_yours "too-many-yours" (most: i64);
    /// A server has too many open games.
    too_many_here "too-many-here" (most: i64);
    /// His move of this period is made.
    period_runs "period-runs" ();
    /// One's own offer cannot be answered.
    own_offer "own-offer" (opponent: Name);
    /// One offer a position is enough.
    offered_already "offered-already" ();
    /// Too late to call the game off.
    too_late "too-late" ();
    /// Nothing can be taken back.
    no_takeback "no-takeback" ();
    /// Which level the computer shall play.
    which_level "which-level" ();
    /// Somebody who had himself erased.
    deleted_player "deleted-player" ();
    /// Who has the last seat.
    sides_last "sides-last" (who: Name, side: Term);
    /// Who sits at a table that waits for more.
    seats_taken "seats-taken" (names: Term, free: i64);
    /// The menu of games in the setup panel.
    setup_game "setup-game" ();
    /// The menu of people in the setup panel.
    setup_person "setup-person" ();
    /// The chosen opponent in the setup panel.
    setup_against "setup-against" (who: Mention);
    /// The heading of the help.
    help_head "help-head" ();
    /// A line of the leaderboard against the computer.
    leader_computer "leader-computer" (place: i64, who: Name, level: i64, games: i64, record: Term);
    /// A line of a leaderboard of scores.
    leader_score "leader-score" (place: i64, who: Name, mean: Term, best: i64, games: i64);
    /// Two people on a leaderboard of scores.
    leader_pair "leader-pair" (place: i64, one: Name, other: Name, mean: Term, best: i64, games: i64);
    /// The heading of such a leaderboard.
    leaders_pairs "leaders-pairs" (game: Term, page: i64, pages: i64);
    /// How often each side of a game has won.
    leaders_sides "leaders-sides" (games: i64, one: Term, first: i64, other: Term, second: i64);
    /// How many games were forfeited.
    forfeits "forfeits" (count: i64);
    /// Scores with people in a profile.
    profile_score "profile-score" (mean: Term, best: i64, games: i64);
    /// Scores with the computer in a profile.
    profile_score_computer "profile-score-computer" (mean: Term, best: i64, games: i64);
    /// The leaderboard of pairs.
    label_pairs "label-pairs" ();
    /// Games without a rating in a profile.
    profile_casual "profile-casual" (games: i64, record: Term);
    /// An open seat, in the setup panel.
    label_anyone "label-anyone" ();
}
