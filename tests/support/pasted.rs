//! Texts as people paste them, each with what it must give: `tests/records/pasted`.

use std::path::{Path, PathBuf};

/// A text and what it must give.
pub struct Form {
    pub name: String,
    /// The game it is imported as.
    pub game: String,
    /// How many games are found in it; none if it is refused.
    pub games: usize,
    /// How many moves the first one has.
    pub moves: usize,
    /// The last of them, if there is one.
    pub last: Option<String>,
    /// What is said of it.
    pub said: Option<String>,
    pub text: String,
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records/pasted")
}

/// Every text with its expectation.
///
/// # Panics
/// If the table is no table, or a text has no line in it.
pub fn forms() -> Vec<Form> {
    let table = std::fs::read_to_string(folder().join("table.tsv")).expect("the table is there");
    let lines = table.lines().filter(|line| !line.starts_with('#'));
    let form = |line: &str| {
        let fields: Vec<_> = line.split('\t').collect();
        let [name, game, games, moves, last, said] = fields[..] else {
            panic!("six fields: {line}");
        };
        let text = std::fs::read_to_string(folder().join(format!("{name}.txt")));
        let told = |field: &str| (field != "-").then(|| field.to_owned());
        Form {
            name: name.to_owned(),
            game: game.to_owned(),
            games: games.parse().expect("a number"),
            moves: moves.parse().expect("a number"),
            last: told(last),
            said: told(said),
            text: text.unwrap_or_else(|why| panic!("{name}: {why}")),
        }
    };
    let forms: Vec<_> = lines.map(form).collect();
    let texts = std::fs::read_dir(folder()).expect("the folder is there");
    assert_eq!(texts.count(), forms.len() + 1, "a text without a line in the table");
    forms
}
