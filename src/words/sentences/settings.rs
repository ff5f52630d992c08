//! Settings, one's own and those of a server.

use crate::words::field::Term;
use crate::words::topic::sentences;

sentences! {
    "settings";

    // ---- the page of settings (W23)
    /// The heading of one's own settings.
    settings_mine "settings-mine" ();
    /// The heading of a server's settings.
    settings_server "settings-server" ();
    /// What to do with the page.
    settings_foot "settings-foot" ();
    /// The menu of lines.
    settings_change "settings-change" ();
    /// A line with its value.
    setting_line "setting-line" (label: Term, value: Term);
    /// The value for one game.
    setting_of_game "setting-of-game" (game: Term, value: Term);
    /// What was changed.
    setting_changed "setting-changed" (label: Term, old: Term, new: Term);
    /// It was so already.
    setting_kept "setting-kept" (label: Term, value: Term);
    label_on "label-on" ();
    label_off "label-off" ();
    /// Opens one's own settings from elsewhere.
    label_settings "label-settings" ();
    /// To one's own settings.
    label_settings_mine "label-settings-mine" ();
    /// To the server's settings.
    label_settings_server "label-settings-server" ();

    // ---- one's own
    /// The colours of boards.
    line_theme "line-theme" ();
    theme_linden "theme-linden" ();
    theme_slate "theme-slate" ();
    /// Of strong contrast.
    theme_contrast "theme-contrast" ();
    /// Dark wood.
    theme_walnut "theme-walnut" ();
    /// Greens.
    theme_moss "theme-moss" ();
    /// Blues.
    theme_lake "theme-lake" ();
    /// Violets.
    theme_lilac "theme-lilac" ();
    /// Black and white as in a book.
    theme_print "theme-print" ();
    /// The alt text of the picture of all looks.
    looks_alt "looks-alt" (themes: Term, sets: Term, own: Term);
    /// The sets of men.
    line_pieces "line-pieces" ();
    pieces_staunton "pieces-staunton" ();
    /// Men with straight edges.
    pieces_facet "pieces-facet" ();
    /// Flat men with fine lines.
    pieces_book "pieces-book" ();
    /// Men of large pixels.
    pieces_pixel "pieces-pixel" ();
    /// Discs with characters.
    pieces_discs "pieces-discs" ();
    /// Men like those of chess.
    pieces_figures "pieces-figures" ();
    /// The side of the board that is below.
    line_side "line-side" ();
    below_own "below-own" ();
    below_mover "below-mover" ();
    /// The first seat's.
    below_first "below-first" ();
    line_notation "line-notation" ();
    /// Names of columns and rows.
    line_coordinates "line-coordinates" ();
    /// Whether boards have a strip below.
    line_strips "line-strips" ();
    /// How a turn is told.
    line_pings "line-pings" ();
    /// By a mention in the channel.
    by_channel "by-channel" ();
    /// By a direct message.
    by_direct "by-direct" ();
    by_both "by-both" ();
    /// Not at all.
    by_nothing "by-nothing" ();
    /// Whether offers ping.
    line_offers "line-offers" ();
    /// Whether ends ping.
    line_results "line-results" ();
    /// How a challenge is told.
    line_challenges "line-challenges" ();
    /// Whether every move is asked about.
    line_confirm "line-confirm" ();
    line_language "line-language" ();
    /// That of the person's own client.
    language_own "language-own" ();
    /// What a language calls itself.
    language_name "language-name" ();

    // ---- a server's
    /// Where games may be played.
    line_channels "line-channels" ();
    channels_all "channels-all" ();
    /// The channel of the asker is added.
    channels_add "channels-add" ();
    /// It is taken off.
    channels_remove "channels-remove" ();
    /// Too many channels.
    channels_many "channels-many" (most: i64);
    line_threads "line-threads" ();
    threads_off "threads-off" ();
    /// Threads where they are possible.
    threads_possible "threads-possible" ();
    /// Nothing but threads.
    threads_always "threads-always" ();
    /// The usual clock.
    line_clock "line-clock" ();
    /// Whether games count unless something else is said.
    line_rated "line-rated" ();
    /// How many games a server may have.
    line_games "line-games" ();
    /// How many games a person may have there.
    line_games_each "line-games-each" ();
    /// Who may end games.
    line_enders "line-enders" ();
    enders_managers "enders-managers" ();
    /// Managers and moderators.
    enders_moderators "enders-moderators" ();
    enders_nobody "enders-nobody" ();
    /// Where players are listed.
    line_board "line-board" ();
    /// On all leaderboards.
    board_everywhere "board-everywhere" ();
    /// On this server's only.
    board_here_only "board-here-only" ();
    /// Only managers see this.
    managers_only "managers-only" ();
    /// There is no server here.
    no_server_here "no-server-here" ();
}
