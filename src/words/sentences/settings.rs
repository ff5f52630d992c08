//! Settings, one's own and those of a server.

use crate::words::field::Term;
use crate::words::topic::sentences;

sentences! {
    "settings";

    // ---- the page of settings (W23)
    settings_mine "settings-mine" ();
    settings_server "settings-server" ();
    settings_foot "settings-foot" ();
    settings_change "settings-change" ();
    setting_line "setting-line" (label: Term, value: Term);
    setting_of_game "setting-of-game" (game: Term, value: Term);
    setting_changed "setting-changed" (label: Term, old: Term, new: Term);
    setting_kept "setting-kept" (label: Term, value: Term);
    label_on "label-on" ();
    label_off "label-off" ();
    label_settings "label-settings" ();
    label_settings_mine "label-settings-mine" ();
    label_settings_server "label-settings-server" ();

    // ---- one's own
    line_theme "line-theme" ();
    theme_linden "theme-linden" ();
    theme_slate "theme-slate" ();
    theme_contrast "theme-contrast" ();
    theme_walnut "theme-walnut" ();
    theme_moss "theme-moss" ();
    theme_lake "theme-lake" ();
    theme_lilac "theme-lilac" ();
    theme_print "theme-print" ();
    /// The alt text of the picture of all looks.
    looks_alt "looks-alt" (themes: Term, sets: Term, own: Term);
    line_pieces "line-pieces" ();
    pieces_staunton "pieces-staunton" ();
    pieces_facet "pieces-facet" ();
    pieces_book "pieces-book" ();
    pieces_pixel "pieces-pixel" ();
    pieces_discs "pieces-discs" ();
    pieces_figures "pieces-figures" ();
    /// The side of the board that is below.
    line_side "line-side" ();
    below_own "below-own" ();
    below_mover "below-mover" ();
    below_first "below-first" ();
    line_notation "line-notation" ();
    line_coordinates "line-coordinates" ();
    line_strips "line-strips" ();
    line_avatar "line-avatar" ();
    line_avatars "line-avatars" ();
    line_pings "line-pings" ();
    by_channel "by-channel" ();
    by_direct "by-direct" ();
    by_both "by-both" ();
    by_nothing "by-nothing" ();
    /// Where the boards of moves come.
    line_boards "line-boards" ();
    /// As long as all are there, in one message.
    boards_one "boards-one" ();
    /// Every one in a new message.
    boards_every "boards-every" ();
    /// As the server wants it.
    boards_server "boards-server" ();
    line_offers "line-offers" ();
    line_results "line-results" ();
    line_challenges "line-challenges" ();
    line_confirm "line-confirm" ();
    line_language "line-language" ();
    language_own "language-own" ();
    language_name "language-name" ();

    // ---- a server's
    line_channels "line-channels" ();
    channels_all "channels-all" ();
    channels_add "channels-add" ();
    channels_remove "channels-remove" ();
    channels_many "channels-many" (most: i64);
    line_threads "line-threads" ();
    threads_off "threads-off" ();
    threads_possible "threads-possible" ();
    threads_always "threads-always" ();
    line_clock "line-clock" ();
    /// Whether games count unless something else is said.
    line_rated "line-rated" ();
    line_games "line-games" ();
    /// How many games a person may have there.
    line_games_each "line-games-each" ();
    line_enders "line-enders" ();
    enders_managers "enders-managers" ();
    enders_moderators "enders-moderators" ();
    enders_nobody "enders-nobody" ();
    line_board "line-board" ();
    board_everywhere "board-everywhere" ();
    board_here_only "board-here-only" ();
    managers_only "managers-only" ();
    no_server_here "no-server-here" ();
}
