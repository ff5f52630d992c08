//! Every sentence of the house, one function each. Fields are typed: what kinds there are says
//! [`field`](super::field). The texts are in `en/*.ftl`, a file a topic.

use super::field::{Channel, Mention, Name, Quote, Term, When, Written};
use super::voice::Voice;

/// Defines one function of [`Voice`] a sentence, and lists them for the tests.
macro_rules! sentences {
    ($($(#[$doc:meta])* $name:ident $key:literal ($($field:ident: $kind:ty),*);)*) => {
        impl Voice<'_> {
            $(
                $(#[$doc])*
                #[must_use]
                pub fn $name(self $(, $field: $kind)*) -> String {
                    self.host($key, &[$((stringify!($field), $field.into())),*])
                }
            )*
        }

        /// Every sentence with its fields.
        pub const SENTENCES: &[(&str, &[&str])] = &[$(($key, &[$(stringify!($field)),*])),*];
    };
}

sentences! {
    // ---- challenges and seats (W1, W2)
    /// A challenge.
    challenge "challenge" (guest: Mention, host: Name, game: Term);
    /// A counter-offer.
    counter_offer "counter-offer" (host: Mention, guest: Name, game: Term);
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
    /// The opponent in the setup panel.
    setup_opponent "setup-opponent" (who: Name);
    /// The computer in the setup panel.
    setup_computer "setup-computer" (level: i64);
    /// Anyone in the setup panel.
    setup_anyone "setup-anyone" ();
    /// Pass and play in the setup panel.
    setup_alone "setup-alone" ();

    // ---- turns (W4 to W8)
    /// The head of a turn message in a game for two.
    your_move "your-move" (mover: Mention, game: Term, opponent: Name, number: i64);
    /// The same where moves have no number: setup, hidden games.
    your_turn "your-turn" (mover: Mention, game: Term, opponent: Name);
    /// The same with more than one opponent.
    your_move_many "your-move-many" (mover: Mention, game: Term, number: i64);
    /// The same without a ping, in the third person.
    to_move "to-move" (mover: Name, game: Term, opponent: Name);
    /// One person moves all sides.
    side_to_move "side-to-move" (side: Term, game: Term);
    /// What was played last.
    played "played" (who: Name, written: Written);
    /// Somebody was skipped or passed by rule.
    passed "passed" (who: Name);
    /// The computer, as a name.
    computer "computer" (level: i64);
    /// The computer is at work.
    thinking "thinking" (level: i64);
    /// A draw is offered.
    draw_offered "draw-offered" (who: Name);
    /// Something may be claimed.
    may_claim "may-claim" (reason: Term);
    /// A draw is offered outside a move.
    draw_offered_to "draw-offered-to" (who: Name, opponent: Mention);
    /// A draw was declined.
    draw_declined "draw-declined" (who: Name);
    /// A draw offer among more than two.
    draw_votes "draw-votes" (agreed: Term, open: Term);
    /// A takeback is asked for.
    takeback_asked "takeback-asked" (who: Name, opponent: Mention);
    /// A takeback was granted.
    taken_back "taken-back" (who: Name);

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
    /// Whether to resign.
    resign_ask "resign-ask" (game: Term);
    /// Nothing was given up.
    resign_no "resign-no" ();
    /// Whether to offer a draw.
    draw_ask "draw-ask" (opponent: Name);
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

    // ---- faults (W15 to W18, section 7)
    /// 1. Another's turn.
    not_your_turn "not-your-turn" (mover: Name);
    /// 2. Another's game.
    not_your_game "not-your-game" (first: Name, second: Name);
    /// 3. A stale press, with what was played since.
    stale "stale" (who: Name, written: Written);
    /// 3. A stale press after something that was no move.
    stale_other "stale-other" ();
    /// The game is over already.
    game_over "game-over" ();
    /// 4. A text that is no move.
    no_move "no-move" (text: Quote);
    /// 4. A move that is not possible, and why.
    not_possible "not-possible" (text: Quote, reason: Term);
    /// 5. A text that fits several moves.
    ambiguous "ambiguous" (text: Quote, moves: Written);
    /// The nearest moves to a refused text.
    near "near" (moves: Written);
    /// 9. The bot may not post.
    cannot_post "cannot-post" (channel: Channel, right: Term);
    /// 10. Direct messages are closed.
    cannot_message "cannot-message" ();
    /// 12. Something broke.
    broken "broken" (reference: Term);
    /// No such table.
    no_table "no-table" (text: Quote);
    /// No game here to act in.
    no_game_here "no-game-here" ();
    /// Several games fit.
    which_game "which-game" ();
    /// No such game.
    unknown_game "unknown-game" (text: Quote);
    /// The challenge is for somebody else.
    not_your_challenge "not-your-challenge" (guest: Name);
    /// Only the host may do this.
    not_your_invitation "not-your-invitation" (host: Name);
    /// The challenge is settled already.
    challenge_gone "challenge-gone" ();
    /// One cannot take a seat in one's own open game.
    own_seat "own-seat" ();
    /// The opponent is another bot.
    opponent_bot "opponent-bot" ();
    /// Opponent and computer together.
    opponent_and_computer "opponent-and-computer" ();
    /// No such clock.
    no_clock "no-clock" (text: Quote);
    /// No such side.
    no_side "no-side" (text: Quote);
    /// No such level.
    no_level "no-level" ();
    /// This game cannot be rated.
    not_rated "not-rated" (reason: Term);
    /// Why: a computer, or one person on all sides.
    not_rated_people "not-rated-people" ();
    /// Why: an option.
    not_rated_option "not-rated-option" (option: Term);
    /// Wrong number of seats.
    wrong_seats "wrong-seats" (game: Term, least: i64, most: i64);
    /// Players of this game cannot agree on a draw.
    no_draws "no-draws" (game: Term);
    /// There is no offer to answer.
    no_offer "no-offer" ();
    /// The claim does not hold.
    claim_false "claim-false" ();
    /// A game of this person's cannot be found among his.
    not_playing "not-playing" ();
    /// Nothing can be resigned now.
    cannot_resign "cannot-resign" ();
    /// The button is older than this program.
    old_button "old-button" ();
    /// The computer cannot play this game.
    no_computer "no-computer" (game: Term);
    /// The program stops; nothing new is taken.
    stopping "stopping" ();
    /// A command this program does not have.
    old_command "old-command" ();
    /// A request takes far too long; it may still be carried out.
    too_slow "too-slow" ();
    /// A form came too late to be opened.
    press_again "press-again" ();
    /// What stays of a private note that something is being recorded.
    stands_below "stands-below" ();
    /// No piece fits what was asked.
    no_piece "no-piece" (text: Quote);

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
    /// The alt text of a rating curve.
    profile_alt "profile-alt" (from: i64, to: i64, games: i64);
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
    /// Where a game is.
    game_link "game-link" (channel: Channel);
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
    /// Games without a rating in a profile.
    profile_casual "profile-casual" (games: i64, record: Term);
    /// An open seat, in the setup panel.
    label_anyone "label-anyone" ();

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

    // ---- buttons
    /// Accept a challenge.
    label_accept "label-accept" ();
    /// Decline.
    label_decline "label-decline" ();
    /// Change the terms.
    label_terms "label-terms" ();
    /// Take a challenge back.
    label_withdraw "label-withdraw" ();
    /// Sit down.
    label_join "label-join" ();
    /// Let the computer play.
    label_use_computer "label-use-computer" ();
    /// Close an open seat.
    label_close_seat "label-close-seat" ();
    /// Open the picker.
    label_move "label-move" ();
    /// Open the picker in a phase of placing.
    label_place "label-place" ();
    /// Type a move.
    label_type "label-type" ();
    /// Type it, in the picker.
    label_type_it "label-type-it" ();
    /// Draw.
    label_draw "label-draw" ();
    /// Resign.
    label_resign "label-resign" ();
    /// More.
    label_more "label-more" ();
    /// Resign indeed.
    label_resign_yes "label-resign-yes" ();
    /// Offer a draw indeed.
    label_draw_yes "label-draw-yes" ();
    /// No.
    label_no "label-no" ();
    /// Accept the draw.
    label_draw_accept "label-draw-accept" ();
    /// Claim something.
    label_claim "label-claim" (claim: Term);
    /// Claim after a move.
    label_claim_after "label-claim-after" ();
    /// Another game.
    label_rematch "label-rematch" ();
    /// Step through it.
    label_step "label-step" ();
    /// Analyse it.
    label_analyse "label-analyse" ();
    /// The leaderboard.
    label_leaderboard "label-leaderboard" ();
    /// Show the board.
    label_show_board "label-show-board" ();
    /// Try again.
    label_try_again "label-try-again" ();
    /// Back.
    label_back "label-back" ();
    /// Next.
    label_next "label-next" ();
    /// First.
    label_first "label-first" ();
    /// Last.
    label_last "label-last" ();
    /// Close.
    label_close "label-close" ();
    /// One's own place.
    label_my_place "label-my-place" ();
    /// This server.
    label_here "label-here" ();
    /// Everywhere.
    label_everywhere "label-everywhere" ();
    /// People.
    label_people "label-people" ();
    /// Computers.
    label_computers "label-computers" ();
    /// Post a private page for all.
    label_post_here "label-post-here" ();
    /// Games.
    label_games "label-games" ();
    /// Challenge.
    label_challenge "label-challenge" ();
    /// My games.
    label_my_games "label-my-games" ();
    /// Start a game.
    label_start "label-start" ();
    /// Rules.
    label_rules "label-rules" ();
    /// Settings.
    label_settings "label-settings" ();
    /// Where can it go?
    label_where "label-where" ();
    /// My view.
    label_my_view "label-my-view" ();
    /// As text.
    label_as_text "label-as-text" ();
    /// Flip.
    label_flip "label-flip" ();
    /// Take back.
    label_take_back "label-take-back" ();
    /// Hint.
    label_hint "label-hint" ();
    /// Bring down.
    label_bring_down "label-bring-down" ();
    /// Call off.
    label_abort "label-abort" ();
    /// Export.
    label_export "label-export" ();
    /// Post it.
    label_post "label-post" ();
    /// Cancel.
    label_cancel "label-cancel" ();
    /// The computer's level.
    label_level "label-level" (level: i64);
    /// Computer level.
    label_levels "label-levels" ();
    /// Side.
    label_side "label-side" ();
    /// Rated.
    label_rated "label-rated" ();
    /// Casual.
    label_casual "label-casual" ();
    /// Rules of this game.
    label_options "label-options" ();
    /// Try it against the computer.
    label_try_computer "label-try-computer" ();
    /// Sides by lot.
    label_side_random "label-side-random" ();
    /// I move first.
    label_side_me "label-side-me" ();
    /// The opponent moves first.
    label_side_opponent "label-side-opponent" ();
    /// Choose a game.
    choose_game "choose-game" ();
    /// Choose a person.
    choose_person "choose-person" ();
    /// Choose a clock.
    choose_clock "choose-clock" ();
    /// Choose a page.
    choose_page "choose-page" ();
    /// The field for options.
    options_field "options-field" ();
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::SENTENCES;
    use crate::words::voice::HOST;

    /// Messages that are looked up by what a game says, not by a function: the beginnings of their
    /// keys. They exist for games that do not bring their own.
    const BY_KEY: &[&str] = &["end-", "figure-", "figures-", "side-"];
    /// Refusals of the contract and the facade, said through [`Voice::refusal`].
    const REFUSALS: &[&str] = &[
        "bad-position",
        "no-agreement",
        "no-hand-over",
        "not-a-move",
        "option-twice",
        "option-unknown",
        "option-value",
        "options-shape",
        "rules-changed",
        "seats-range",
        "takeback-needs-the-record",
    ];

    /// Every message of a language with the fields it uses: a message begins a line with its key
    /// and goes on to the next.
    fn messages(texts: &[&str]) -> BTreeMap<String, BTreeSet<String>> {
        let mut messages: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for text in texts {
            let mut key = "";
            for line in text.lines() {
                if line.starts_with(|c: char| c.is_ascii_lowercase()) {
                    key = line.split_once(" =").expect("a message has a text").0;
                    assert!(messages.insert(key.to_owned(), BTreeSet::new()).is_none(), "{key}");
                }
                let fields = line.split('$').skip(1).map(|rest| {
                    let end = rest.find(|c: char| !c.is_ascii_lowercase() && c != '_');
                    rest[..end.unwrap_or(rest.len())].to_owned()
                });
                messages.entry(key.to_owned()).or_default().extend(fields);
            }
        }
        messages
    }

    #[test]
    fn every_sentence_has_its_message_with_just_its_fields() {
        for (language, texts) in HOST {
            let messages = messages(texts);
            for (key, fields) in SENTENCES {
                let used = messages.get(*key).unwrap_or_else(|| panic!("{language}: no {key}"));
                let given: BTreeSet<_> = fields.iter().map(|&field| field.to_owned()).collect();
                assert_eq!(used, &given, "{language}: fields of {key}");
            }
        }
    }

    #[test]
    fn no_message_is_unused() {
        for (language, texts) in HOST {
            for key in messages(texts).keys() {
                let said = SENTENCES.iter().any(|(known, _)| known == key)
                    || BY_KEY.iter().any(|start| key.starts_with(start))
                    || REFUSALS.contains(&key.as_str());
                assert!(said, "{language}: nothing says {key}");
            }
        }
    }

    #[test]
    fn no_sentence_is_listed_twice() {
        let keys: BTreeSet<_> = SENTENCES.iter().map(|(key, _)| key).collect();
        assert_eq!(keys.len(), SENTENCES.len());
    }
}
