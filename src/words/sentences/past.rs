//! Sentences of looking back: replay, files, history, analysis.

use super::sentences;
use crate::words::field::{Name, Quote, Term, When, Written};
use crate::words::voice::Voice;

sentences! {
    // ---- the replay (W22)
    /// The caption of the start.
    replay_start "replay-start" (players: Term, of: i64);
    /// The caption of a step at which something was played.
    replay_at "replay-at" (players: Term, caption: Term, at: i64, of: i64);
    /// The caption of another step.
    replay_quiet "replay-quiet" (players: Term, at: i64, of: i64);
    /// A numbered move of the first of two seats.
    replay_first "replay-first" (number: i64, written: Written);
    /// A numbered move of the second of two seats.
    replay_second "replay-second" (number: i64, written: Written);
    /// A numbered move of one of more seats.
    replay_many "replay-many" (number: i64, who: Name, written: Written);
    /// A move without a number.
    replay_unnumbered "replay-unnumbered" (who: Name, written: Written);
    /// The heading of the form that asks for a step.
    replay_goto "replay-goto" ();
    /// The field of that form.
    replay_which "replay-which" (of: i64);
    /// There is no such step.
    replay_no_step "replay-no-step" (text: Quote, of: i64);
    /// What only the asker may see is not posted.
    replay_secret "replay-secret" ();
    /// This shape has no moving picture.
    replay_no_film "replay-no-film" ();
    /// Not every position is in the moving picture.
    replay_thinned "replay-thinned" (every: i64);
    /// The alt text of a moving picture.
    replay_alt "replay-alt" (steps: i64, last: Term);

    // ---- files
    /// A file in this form.
    export_done "export-done" (form: Term);
    /// A secret game that runs has no file.
    export_hidden "export-hidden" ();
    /// The game has not begun.
    export_nothing "export-nothing" ();
    /// No such form.
    export_form "export-form" (text: Quote, forms: Term);

    // ---- bringing games in
    /// Neither a file nor a text came.
    import_nothing "import-nothing" ();
    /// The file is too large.
    import_large "import-large" ();
    /// Discord did not give the file.
    import_away "import-away" ();
    /// The file is no text.
    import_no_text "import-no-text" ();
    /// It is a file of another game.
    import_other "import-other" (other: Term, title: Term);
    /// It is none of all that can be read.
    import_unknown "import-unknown" (title: Term, why: Term);
    /// A line of a record does not fit.
    import_line "import-line" (line: i64, text: Quote, why: Term);
    /// A record tells another end than its acts.
    import_end "import-end" (line: i64, text: Quote);
    /// It is there.
    import_done "import-done" (table: Term);
    /// Against whom to play on.
    play_on_question "play-on-question" (at: i64);
    /// There is nothing to play on from.
    play_on_over "play-on-over" ();

    // ---- finished games
    /// The heading of a person's games.
    history_of "history-of" (who: Name, at: i64, of: i64);
    /// The heading of two people's games.
    history_between "history-between" (who: Name, other: Name, at: i64, of: i64);
    /// There are none.
    history_none "history-none" ();
    /// A game.
    history_line "history-line"
        (number: i64, game: Term, players: Term, result: Term, day: When, table: Term);
    /// He won.
    history_won "history-won" ();
    /// Nobody won.
    history_drawn "history-drawn" ();
    /// He lost.
    history_lost "history-lost" ();
    /// It has no result.
    history_open "history-open" ();
    /// Of others only this server's games are shown.
    history_here "history-here" ();
    /// Of others only the games with the asker are shown.
    history_yours "history-yours" ();
    /// What somebody likes to begin games with.
    profile_openings "profile-openings" (openings: Term);
    /// One way to begin.
    profile_opening "profile-opening" (opening: Term, side: Term, games: i64, record: Term);

    // ---- hints
    /// A good move.
    hint_given "hint-given" (written: Written, count: i64);
    /// Hints are for casual games against the computer.
    hint_not_here "hint-not-here" ();
    /// How many hints were given in a game.
    hints_used "hints-used" (count: i64);

    // ---- analysis
    /// The game still runs.
    analysis_running "analysis-running" ();
    /// The computer has no opinion of such games.
    analysis_not_here "analysis-not-here" ();
    /// How far it is.
    analysis_progress "analysis-progress" (at: i64, of: i64);
    /// The heading.
    analysis_head "analysis-head" (players: Term, side: Term);
    /// A move that changed the course of the game.
    analysis_turning "analysis-turning" (caption: Term, before: Term, after: Term, better: Written);
    /// From here on the win was certain.
    analysis_forced "analysis-forced" (caption: Term, side: Term, moves: i64);
    /// There was none.
    analysis_calm "analysis-calm" ();
    /// The graph in words.
    analysis_alt "analysis-alt"
        (steps: i64, least: Term, most: Term, last: Term, turnings: Term);

    // ---- conditional replies
    /// The heading of the list.
    if_then_head "if-then-head" ();
    /// There are none.
    if_then_none "if-then-none" ();
    /// A line.
    if_then_line "if-then-line" (line: Written);
    /// The heading of the form.
    if_then_title "if-then-title" ();
    /// Its field.
    if_then_field "if-then-field" ();
    /// What it says while empty.
    if_then_hint "if-then-hint" ();
    /// Too many lines.
    if_then_many "if-then-many" (most: i64);
    /// Two lines answer the same differently.
    if_then_clash "if-then-clash" (line: Quote);
    /// A move of a line is wrong.
    if_then_wrong "if-then-wrong" (line: Quote, why: Term);
    /// A line ends without an answer.
    if_then_open "if-then-open" (line: Quote);
    /// A line is too long.
    if_then_long "if-then-long" (line: Quote);
    /// There is no move to wait for.
    if_then_not_now "if-then-not-now" ();

    // ---- buttons
    /// Conditional replies.
    label_if_then "label-if-then" ();
    /// Change the list.
    label_if_then_edit "label-if-then-edit" ();
    /// Empty the list.
    label_if_then_clear "label-if-then-clear" ();
    /// The computer's opinion.
    label_analyse "label-analyse" ();
    /// A hint.
    label_hint "label-hint" ();
    /// Play on from a position.
    label_play_on "label-play-on" ();
    /// All sides oneself.
    label_alone "label-alone" ();
    /// One step on.
    label_forward "label-forward" ();
    /// To a step.
    label_goto "label-goto" ();
    /// The moving picture.
    label_film "label-film" ();
    /// The game as a file.
    label_file "label-file" ();
    /// The replay of a finished game.
    label_step_through "label-step-through" ();
}
