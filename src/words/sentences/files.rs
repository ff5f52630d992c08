//! Games as files, taken out and brought in.

use crate::words::field::{Quote, Term};
use crate::words::topic::sentences;

sentences! {
    "files";

    export_done "export-done" (form: Term);
    /// A secret game that runs has no file.
    export_hidden "export-hidden" ();
    export_nothing "export-nothing" ();
    export_form "export-form" (text: Quote, forms: Term);

    label_file "label-file" ();

    /// The heading of the form in which a game is brought in.
    import_title "import-title" (game: Term);
    /// What may be put in its place for a file.
    import_file_about "import-file-about" ();
    /// Its field for text, beside that place,
    import_text "import-text" ();
    import_text_about "import-text-about" ();
    /// and where there is no such place,
    import_text_alone "import-text-alone" ();
    /// with how to send a file there.
    import_attach "import-attach" ();
    /// There was a file, and text beside it.
    import_both "import-both" ();
    import_nothing "import-nothing" ();
    import_large "import-large" ();
    import_away "import-away" ();
    import_no_text "import-no-text" ();
    /// It is an address.
    import_address "import-address" ();
    /// It is a file of another game.
    import_other "import-other" (other: Term, title: Term);
    /// It is a position of another game.
    import_other_position "import-other-position" (other: Term, title: Term);
    /// It looks like a position and is none.
    import_position "import-position" (title: Term, why: Term);
    /// It looks like nothing that can be read.
    import_strange "import-strange" (line: i64, word: Quote, title: Term);
    /// What should be known of how a game was read.
    import_remark "import-remark" (remark: Term);
    /// There are several games.
    import_games "import-games" (games: i64);
    import_games_bad "import-games-bad" (games: i64, why: Term);
    import_games_more "import-games-more" (games: i64);
    import_choose "import-choose" ();
    import_moves "import-moves" (moves: i64);
    /// A line of a record does not fit.
    import_line "import-line" (line: i64, text: Quote, why: Term);
    /// A record tells another end than its acts.
    import_end "import-end" (line: i64, text: Quote);
    import_done "import-done" (table: Term);
}
