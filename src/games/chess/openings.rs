//! The openings of chess by name: a game is called after the last of its positions that has one,
//! whatever order of moves led there.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::info::SAN;
use super::{Chess, Options, key};
use crate::rules::{Checked, Game, Header, Notation, Opening, Rng};

/// One opening a line: code, name, `:`, moves.
const BOOK: &str = include_str!("openings.txt");
/// No name comes later than this.
const DEEPEST: usize = 30;

/// The names by position.
static NAMES: LazyLock<HashMap<u64, Opening>> = LazyLock::new(|| {
    let lines = BOOK.lines().filter_map(|line| {
        let (opening, moves) = parsed(line)?;
        let mut game = start()?;
        for text in moves.split_whitespace() {
            let seat = game.mover()?;
            let m = game.read(seat, text, SAN).ok()?;
            game.play(seat, &m).ok()?;
        }
        Some((key(game.board()), opening))
    });
    lines.collect()
});

fn start() -> Option<Chess> {
    Chess::new(&Options::default(), 2, &mut Rng::new(0)).ok()
}

fn parsed(line: &'static str) -> Option<(Opening, &'static str)> {
    let (head, moves) = line.split_once(": ")?;
    let (code, name) = head.split_once(' ')?;
    Some((Opening { code, name }, moves))
}

/// The opening of a game that began so; `None` if it began elsewhere or in no known way.
pub(super) fn of(header: &Header, moves: &[String]) -> Option<Opening> {
    let mut game = start()?;
    if header.start != game.to_text() {
        return None;
    }
    let mut last = None;
    for text in moves.iter().take(DEEPEST) {
        let Some(seat) = game.mover() else { break };
        let Ok(m) = game.read(seat, text, Notation::CANONICAL) else { break };
        if game.play(seat, &m).is_err() {
            break;
        }
        last = NAMES.get(&key(game.board())).copied().or(last);
    }
    last
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_of_the_book_can_be_played_and_names_a_position_of_its_own() {
        let lines = BOOK.lines().count();
        assert!(lines >= 150, "{lines}");
        let mut seen: HashMap<u64, &str> = HashMap::new();
        for line in BOOK.lines() {
            let (opening, moves) = parsed(line).unwrap_or_else(|| panic!("{line}"));
            assert!(opening.code.len() == 3 && "ABCDE".contains(&opening.code[..1]), "{line}");
            let mut game = start().expect("the usual start");
            for text in moves.split_whitespace() {
                let seat = game.mover().expect("openings do not end games");
                let m = game.read(seat, text, SAN).unwrap_or_else(|why| panic!("{line}: {why:?}"));
                game.play(seat, &m).expect("it was just read");
            }
            if let Some(other) = seen.insert(key(game.board()), line) {
                panic!("{line} is the position of {other}");
            }
            assert!(moves.split_whitespace().count() <= DEEPEST, "{line}");
        }
        assert_eq!(NAMES.len(), lines);
    }

    #[test]
    fn a_game_is_called_after_the_last_position_with_a_name() {
        let name = |moves: &str| {
            let mut game = start().expect("the usual start");
            let header = Header {
                game: "chess".to_owned(),
                rules: 1,
                options: serde_json::Map::new(),
                seats: 2,
                start: game.to_text(),
            };
            let mut texts = Vec::new();
            for text in moves.split_whitespace() {
                let seat = game.mover().expect("a running game");
                let m = game.read(seat, text, SAN).expect("a move");
                texts.push(game.write(&m, Notation::CANONICAL));
                game.play(seat, &m).expect("it was just read");
            }
            of(&header, &texts).map(|opening| opening.name)
        };
        assert_eq!(name("e4 e5 Nf3 Nc6 Bb5 a6 h3"), Some("Ruy Lopez, Morphy Defence"));
        // By another order of moves.
        assert_eq!(name("Nf3 d5 d4"), name("d4 d5 Nf3"));
        assert_eq!(name("c4 e6 d4 d5"), Some("Queen's Gambit Declined"));
        assert_eq!(name("h3"), Some("Clemenz Opening"));
        assert_eq!(name(""), None);
    }
}
