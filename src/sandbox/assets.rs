//! The files of the page, inside the program.

/// Lists files of `assets/sandbox/` with their contents.
macro_rules! files {
    ($($name:literal),* $(,)?) => {
        &[$(($name, include_bytes!(concat!("../../assets/sandbox/", $name)))),*]
    };
}

/// Name and content of every file that the page may ask for.
pub const FILES: &[(&str, &[u8])] = files![
    "answering.js",
    "app.js",
    "avatar.js",
    "components.js",
    "composer.js",
    "dom.js",
    "exchange.js",
    "fill.js",
    "icons.js",
    "index.html",
    "markdown.js",
    "media.js",
    "mentions.js",
    "message.js",
    "modal.js",
    "options.js",
    "pane.js",
    "popup.js",
    "server.js",
    "sidebar.js",
    "state.js",
    "style.css",
    "suggest.js",
    "time.js",
    "tongue.js",
    "trouble.js",
    "welcome.js",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_the_page_is_served() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/sandbox");
        let entries = std::fs::read_dir(folder).expect("the folder of the page");
        let mut there: Vec<String> = entries
            .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
            .collect();
        there.sort();
        let listed: Vec<&str> = FILES.iter().map(|(name, _)| *name).collect();
        assert_eq!(listed, there);
    }
}
