//! `docs/adding-a-game.md` walks through a game: what it quotes is in the files, what it says of the
//! game is so.

use std::path::{Path, PathBuf};

use crate::games::race::RACE;
use crate::suite::{Check, Suite, Thorough};

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn guide() -> String {
    std::fs::read_to_string(root().join("docs/adding-a-game.md")).expect("the guide is there")
}

/// The blocks of code with the file that each is quoted from, and the line on which it begins.
fn quotes(guide: &str) -> Vec<(usize, &str, String)> {
    let mut quotes = Vec::new();
    let mut lines = (1..).zip(guide.lines());
    while let Some((number, line)) = lines.next() {
        if let Some(info) = line.strip_prefix("```") {
            let file = info.split_once(' ').map_or("", |(_, file)| file);
            let block = lines.by_ref().take_while(|(_, line)| !line.starts_with("```"));
            let code: Vec<_> = block.map(|(_, line)| line).collect();
            quotes.push((number, file, code.join("\n")));
        }
    }
    quotes
}

/// What is quoted and does not stand so in the file it names.
fn misquoted(guide: &str) -> Vec<String> {
    let stands = |file: &str, code: &str| {
        let text = std::fs::read_to_string(root().join(file)).unwrap_or_default();
        !code.is_empty() && text.contains(code)
    };
    let wrong = quotes(guide).into_iter().filter(|(_, file, code)| !stands(file, code));
    wrong.map(|(line, file, code)| format!("line {line}, {file}:\n{code}")).collect()
}

/// Paths of the repository that stand between backquotes and do not exist.
fn missing(guide: &str) -> Vec<&str> {
    let prose = guide.split("```").step_by(2);
    let named = prose.flat_map(|text| text.split('`').skip(1).step_by(2));
    let ours = |name: &&str| {
        ["src/", "tests/"].iter().any(|start| name.starts_with(start))
            && !name.contains(|sign: char| sign.is_ascii_uppercase() || sign.is_whitespace())
    };
    named.filter(ours).filter(|name| !Path::new(&root().join(name)).exists()).collect()
}

#[test]
fn the_guide_quotes_what_is_there() {
    let guide = guide();
    assert!(quotes(&guide).len() >= 20, "the guide shows hardly any code");
    let wrong = misquoted(&guide);
    assert!(wrong.is_empty(), "the guide misquotes:\n{}", wrong.join("\n\n"));
    assert_eq!(missing(&guide), [""; 0]);
}

#[test]
fn a_misquotation_is_seen() {
    let guide = guide();
    let changed = guide.replacen("self.count += m;", "self.count -= m;", 1);
    assert_eq!(misquoted(&changed).len(), 1);
    let astray = guide.replacen("rust tests/games/race.rs", "rust tests/games/rice.rs", 1);
    assert_eq!(misquoted(&astray).len(), 1);
    assert_eq!(missing(&guide.replace("games/veil.rs", "games/vale.rs")), ["tests/games/vale.rs"]);
}

#[test]
fn the_game_of_the_guide_lacks_what_the_guide_says_it_lacks() {
    let findings = Suite::of(&RACE).run(Thorough { games: 3, stride: 3 });
    let checks: Vec<_> = findings.iter().map(|finding| finding.check).collect();
    let texts: Vec<_> = findings.iter().map(ToString::to_string).collect();
    assert_eq!(checks, [Check::Lessons, Check::Words], "{}", texts.join("\n"));
}
