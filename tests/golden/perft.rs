//! Counts of move sequences, as other engines give them: the sharpest test of a move generator.
//!
//! Each file of `tests/perft` is named after a game of the catalog, or after a game and, behind a
//! dot, what is special about it. Its lines hold a position text, then pairs of depth and count,
//! separated by semicolons; `#` begins a comment, and a line `options: ...` says with which options
//! the positions below it are played.

use std::collections::HashSet;
use std::path::{Path, PathBuf};

use patt::catalog::{AnyGame, CATALOG, Entry};
use patt::rules::{OptionMap, options};

fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft");
    let files = std::fs::read_dir(folder).expect("tests/perft");
    files.map(|file| file.expect("tests/perft").path()).collect()
}

/// The slug of the game that a file is named after.
fn slug(file: &Path) -> String {
    let name = file.file_name().expect("a file").to_string_lossy();
    name.split('.').next().expect("a name").to_owned()
}

fn at(line: &Entry, given: &OptionMap, position: &str) -> Box<dyn AnyGame> {
    let header = (line.adopt)(given, line.info.seats.0, position).expect(position);
    (line.open)(&header).expect(position)
}

/// Checks every line of a file; how many counts it holds.
fn check(line: &Entry, file: &Path) -> usize {
    let text = std::fs::read_to_string(file).expect("the file is text");
    let (mut counts, mut given) = (0, OptionMap::new());
    for text in text.lines().filter(|text| !text.is_empty() && !text.starts_with('#')) {
        if let Some(said) = text.strip_prefix("options:") {
            given = options::parse(line.info.options, said.trim()).expect(said);
            continue;
        }
        let mut parts = text.split(';').map(str::trim);
        let position = parts.next().expect("a position");
        let game = at(line, &given, position);
        for pair in parts {
            let (depth, expect) = pair.split_once(' ').expect(pair);
            let nodes = game.fact("perft", depth.parse().expect(pair)).expect("the game counts");
            let file = file.display();
            assert_eq!(nodes.to_string(), expect, "depth {depth} of {position} in {file}");
            counts += 1;
        }
    }
    counts
}

#[test]
fn every_file_counts_as_other_engines_do() {
    let check = |file: PathBuf| {
        let slug = slug(&file);
        let line = CATALOG.find(&slug).unwrap_or_else(|| panic!("no game is called {slug}"));
        assert!(check(line, &file) > 0, "{} holds no counts", file.display());
    };
    std::thread::scope(|scope| {
        let running: Vec<_> =
            files().into_iter().map(|file| scope.spawn(move || check(file))).collect();
        for file in running {
            file.join().expect("the counts agree");
        }
    });
}

#[test]
fn every_game_that_hides_nothing_has_a_file() {
    let known: HashSet<_> = files().iter().map(|file| slug(file)).collect();
    for line in CATALOG.iter() {
        assert_eq!(!line.info.hidden, known.contains(line.info.slug), "{}", line.info.slug);
    }
}
