//! The book of conversations: what people see of Patt, one page a flow.
//!
//! A page is `pages/NAME.md`. Its headings say what people do; the test plays them through the
//! sandbox, by the front door, and writes below each what everybody sees of it. A page that differs
//! from the accepted one fails.
//!
//! | to do | how |
//! |---|---|
//! | accept what the pages say now | `PATT_BOOK=accept cargo test --test book` |
//! | leaf through them with their pictures | run the tests, open `target/book/index.html` |
//! | add a page | write its title and its headings, name it below, accept it |
//!
//! How to read a page: a heading is what somebody did. Below it stands what is new: the number of
//! the message, where it stands, who sees it, whom it rings, then its text, frame (`┃`), pictures
//! with their alt texts, and buttons with their colours. Of a message that changes only what is new
//! is shown. What differs from run to run has names that do not: `→7` is a link to message 7, `G1`
//! the first table of the page, `‹in 3 days›` a time as Discord shows it.

#[path = "../support/mod.rs"]
mod support;

mod harness;
mod sentences;

use std::collections::BTreeSet;

/// One test a page.
macro_rules! pages {
    ($($name:ident)*) => {
        $(
            #[tokio::test]
            async fn $name() {
                harness::play(&page_of(stringify!($name))).await;
            }
        )*

        /// The names of all pages.
        const PAGES: &[&str] = &[$(stringify!($name)),*];
    };
}

pages! {
    after_an_update
    analysis
    castling_secret
    challenge
    chases_xiangqi
    checks_secret
    chess_computer
    chess_people
    chinese_errors
    chinese_settings
    chinese_tiles
    chinese_xiangqi
    completions
    double_check
    draws
    elsewhere
    ends
    ends_secret
    ends_tile_chess
    ends_xiangqi
    errors_clocks
    errors_limits
    errors_moves
    errors_seats
    errors_terms
    files
    first_steps
    fivefold
    force_end
    forms
    german_chess
    german_errors
    german_secret
    german_settings
    german_tiles
    greeting
    holiday
    hurry
    if_then
    import_errors
    import_files
    inactivity
    late
    late_messages
    leaderboards
    learn
    leave_three
    letters
    letters_fail
    letters_secret
    levels_xiangqi
    limit
    lobby
    lobby_more
    lobby_stale
    looking_back
    looking_further
    lost_place
    neglect_play
    neglect_three
    old_presses
    open_seat
    option_limits
    options
    pace
    panel
    pasted
    pause
    pawns_starchess
    picker
    places
    points_stalemate
    positions_chess
    positions_secret_stallmate
    positions_stalemate
    positions_starchess
    positions_tile_chess
    positions_xiangqi
    privacy
    rare_answers
    ratings_capped
    records
    reminder
    reopened
    restart
    rights
    scores
    seats_more
    secret_anonymous
    secret_computer
    secret_doors
    secret_live
    secret_periods
    secret_tries
    secret_why
    settings_mine
    settings_server
    setup
    shared_seat
    shared_seat_left
    small_answers
    stalemate_computer
    stalemate_people
    starchess_computer
    starchess_people
    streak
    table_draw
    takeback
    thinking
    threads
    threads_fail
    tile_chess_computer
    tile_chess_four
    tile_chess_people
    tile_chess_six
    tile_chess_three
    time_out
    turning_points
    turns_tile_chess
    watch
    watch_stop
    ways_to_move
    why_chess
    why_stalemate
    why_starchess
    why_tile_chess
    why_xiangqi
    written_by_hand
    xiangqi_computer
    xiangqi_people
    xiangqi_repetition
}

/// The page that a test plays.
fn page_of(test: &str) -> String {
    test.replace('_', "-")
}

#[test]
fn every_page_is_played() {
    let files = std::fs::read_dir(harness::folder()).expect("the folder of the pages");
    let names = files.flatten().filter_map(|file| file.file_name().into_string().ok());
    let there: BTreeSet<String> =
        names.filter_map(|name| name.strip_suffix(".md").map(str::to_owned)).collect();
    let played: BTreeSet<String> = PAGES.iter().map(|name| page_of(name)).collect();
    assert_eq!(there, played, "a page without a test, or a test without a page");
}
