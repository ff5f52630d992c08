//! The files of the page, inside the program.

/// Name and content of every file that the page may ask for. A test compares the list with the folder.
pub const FILES: &[(&str, &[u8])] = &[
    ("app.js", include_bytes!("../../assets/sandbox/app.js")),
    ("avatar.js", include_bytes!("../../assets/sandbox/avatar.js")),
    ("components.js", include_bytes!("../../assets/sandbox/components.js")),
    ("composer.js", include_bytes!("../../assets/sandbox/composer.js")),
    ("dom.js", include_bytes!("../../assets/sandbox/dom.js")),
    ("exchange.js", include_bytes!("../../assets/sandbox/exchange.js")),
    ("fill.js", include_bytes!("../../assets/sandbox/fill.js")),
    ("icons.js", include_bytes!("../../assets/sandbox/icons.js")),
    ("index.html", include_bytes!("../../assets/sandbox/index.html")),
    ("markdown.js", include_bytes!("../../assets/sandbox/markdown.js")),
    ("media.js", include_bytes!("../../assets/sandbox/media.js")),
    ("message.js", include_bytes!("../../assets/sandbox/message.js")),
    ("modal.js", include_bytes!("../../assets/sandbox/modal.js")),
    ("options.js", include_bytes!("../../assets/sandbox/options.js")),
    ("pane.js", include_bytes!("../../assets/sandbox/pane.js")),
    ("popup.js", include_bytes!("../../assets/sandbox/popup.js")),
    ("server.js", include_bytes!("../../assets/sandbox/server.js")),
    ("sidebar.js", include_bytes!("../../assets/sandbox/sidebar.js")),
    ("state.js", include_bytes!("../../assets/sandbox/state.js")),
    ("style.css", include_bytes!("../../assets/sandbox/style.css")),
    ("suggest.js", include_bytes!("../../assets/sandbox/suggest.js")),
    ("time.js", include_bytes!("../../assets/sandbox/time.js")),
    ("welcome.js", include_bytes!("../../assets/sandbox/welcome.js")),
];

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_file_of_the_page_is_in_the_program() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/sandbox");
        let names = std::fs::read_dir(folder).unwrap();
        let there: BTreeSet<String> =
            names.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        let listed: BTreeSet<String> = FILES.iter().map(|(name, _)| (*name).to_owned()).collect();
        assert_eq!(there, listed);
    }
}
