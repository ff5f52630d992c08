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

    import_nothing "import-nothing" ();
    import_large "import-large" ();
    import_away "import-away" ();
    import_no_text "import-no-text" ();
    /// It is an address.
    import_address "import-address" ();
    /// It is a file of another game.
    import_other "import-other" (other: Term, title: Term);
    /// It is none of all that can be read.
    import_unknown "import-unknown" (title: Term, why: Term);
    /// A line of a record does not fit.
    import_line "import-line" (line: i64, text: Quote, why: Term);
    /// A record tells another end than its acts.
    import_end "import-end" (line: i64, text: Quote);
    import_done "import-done" (table: Term);
}
