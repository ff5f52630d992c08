//! Plays as text: `N@e4`, `P*e4`, `pass`, and what people write for them.

use super::board::{Board, Play};
use super::options::Replace;
use super::tiles::{Kind, Tile};
use crate::rules::kit::{fold, label};
use crate::rules::{Geometry, Say, Unread};

/// The name of a tile.
pub(super) fn tile(tile: Tile) -> String {
    label::cell(Geometry::Points, tile.cell())
}

/// A play in canonical text.
pub(super) fn write(play: Play) -> String {
    match play {
        Play::Place(kind, to) => format!("{}@{}", kind.letter(), tile(to)),
        Play::Replace(to) => format!("P*{}", tile(to)),
        Play::Pass => "pass".to_owned(),
    }
}

/// What a text asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wish {
    Pass,
    /// A kind, if one is named, onto a tile; in place of a man, if that is said.
    Onto {
        kind: Option<Kind>,
        replacing: bool,
        tile: Option<Tile>,
    },
}

/// Reads a play of the side to play, forgivingly.
///
/// # Errors
/// [`Unread`], with the reason if it is one that the rules do not allow.
pub(super) fn read(board: &Board, text: &str) -> Result<Play, Unread> {
    let wish = wish(text).ok_or(Unread::Unknown)?;
    let Wish::Onto { kind, replacing, tile } = wish else {
        let stuck = board.plays().contains(&Play::Pass);
        let must = Unread::Illegal(Say::new("must-play"));
        return if stuck { Ok(Play::Pass) } else { Err(must) };
    };
    let Some(tile) = tile.filter(|&tile| board.has(tile)) else {
        let size = i64::from(board.options().size);
        return Err(Unread::Illegal(Say::new("off-board").with("size", size)));
    };
    let fits = |play: &Play| match *play {
        Play::Place(of, to) => !replacing && to == tile && kind.is_none_or(|kind| kind == of),
        Play::Replace(to) => to == tile && kind.is_none_or(|kind| kind == Kind::Pawn),
        Play::Pass => false,
    };
    let fitting: Vec<_> = board.plays().into_iter().filter(fits).collect();
    match fitting[..] {
        [play] => Ok(play),
        [] if replacing => Err(Unread::Illegal(why_not_replace(board, tile))),
        [] => Err(Unread::Illegal(why_not_place(board, kind, tile))),
        _ => Err(Unread::Ambiguous(fitting.into_iter().map(write).collect())),
    }
}

/// The parts of a text, whatever stands between them.
fn wish(text: &str) -> Option<Wish> {
    let text = text.trim().to_lowercase();
    if ["pass", "passe", "--", "-"].contains(&text.as_str()) {
        return Some(Wish::Pass);
    }
    if !fold::joins_plainly(&text) {
        return None;
    }
    let digits = text.len() - text.trim_end_matches(|c: char| c.is_ascii_digit()).len();
    let (rest, number) = text.split_at(text.len() - digits);
    let file = rest.chars().next_back().filter(char::is_ascii_lowercase)?;
    let rest = rest.strip_suffix(file)?;
    let row = number.parse::<u8>().ok()?.checked_sub(1);
    let column = file as u8 - b'a';
    let tile = row.filter(|&row| row < 10 && column < 10).map(|row| Tile::new(column, row));
    let replacing = ["*", "x", "replace", "for", "ersetz"].iter().any(|sign| rest.contains(sign));
    let mut words = rest.split(|c: char| !c.is_alphabetic()).filter(|word| !word.is_empty());
    let kind = match words.next() {
        None => None,
        Some(word) => match kind_of(word) {
            None if replacing && !word.starts_with(['p', 'b']) => None,
            None => return None,
            kind => kind,
        },
    };
    Some(Wish::Onto { kind, replacing, tile })
}

/// The kind a word names: its letter, or its name.
fn kind_of(word: &str) -> Option<Kind> {
    Some(match word {
        "r" | "rook" | "t" | "turm" => Kind::Rook,
        "b" | "bishop" | "l" | "läufer" => Kind::Bishop,
        "n" | "knight" | "s" | "springer" => Kind::Knight,
        "p" | "pawn" | "bauer" | "px" => Kind::Pawn,
        _ => return None,
    })
}

/// Why nothing can be placed on a tile of the board; a clause.
fn why_not_place(board: &Board, kind: Option<Kind>, to: Tile) -> Say {
    let side = board.turn();
    let say = |key: &'static str| Say::new(key).with("cell", tile(to));
    if let Some((_, there)) = board.at(to) {
        return say("tile-taken").with("figure", there.figure());
    }
    let Some(kind) = kind else {
        return match board.threat_on(side, to) {
            Some((by, from)) => threatened(to, by, from),
            None => say("none-can"),
        };
    };
    if board.tray(side, kind) == 0 {
        return Say::new("none-in-tray").with("figure", kind.figure());
    }
    match board.threat_on(side, to) {
        Some((by, from)) => threatened(to, by, from),
        None => say("threatens-nothing").with("figure", kind.figure()),
    }
}

fn threatened(to: Tile, by: Kind, from: Tile) -> Say {
    let say = Say::new("tile-threatened").with("cell", tile(to));
    say.with("figure", by.figure()).with("from", tile(from))
}

/// Why no pawn can replace what stands on a tile; a clause.
fn why_not_replace(board: &Board, to: Tile) -> Say {
    let side = board.turn();
    let say = |key: &'static str| Say::new(key).with("cell", tile(to));
    match board.at(to) {
        None => say("replace-nothing"),
        Some((of, kind)) if of != side => say("replace-enemy").with("figure", kind.figure()),
        Some((_, Kind::Pawn)) => say("replace-pawn"),
        Some(_) if board.tray(side, Kind::Pawn) == 0 => Say::new("replace-no-pawn"),
        Some(_) => match (board.options().replace, board.threat_on(side, to)) {
            (Replace::Earned, Some((by, from))) => threatened(to, by, from),
            _ => say("threatens-nothing").with("figure", Kind::Pawn.figure()),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::super::options::Options;
    use super::super::text;
    use super::*;

    fn check(position: &str, typed: &str, expect: &str) {
        let board = text::read(position, Options::default()).unwrap();
        let got = match read(&board, typed) {
            Ok(play) => write(play),
            Err(Unread::Unknown) => "?".to_owned(),
            Err(Unread::Ambiguous(texts)) => texts.join(" "),
            Err(Unread::Illegal(say)) => say.text(),
        };
        assert_eq!(got, expect, "{typed}");
    }

    #[test]
    fn people_write_plays_as_they_like() {
        let start = "8/8/8/8/8/8/8/8[RRBBNNPPrrbbnnpp] w 0/0 0";
        for text in ["N@e4", "Ne4", "n e4", "knight e4", "Knight on E4", "Springer e4", "n-e4"] {
            check(start, text, "N@e4");
        }
        check(start, "e4", "R@e4 B@e4 N@e4 P@e4");
        check(start, "hello", "?");
        check(start, "q e4", "?");
        check(start, "R@@a1", "?");
        check(start, "N@j12", "off-board:8");
        let later = "8/3r4/8/8/3N4/8/8/8[RRBBNPPrbbnnpp] w 0/0 0";
        for text in ["P*d4", "pd4", "pawn replaces d4", "replace d4", "Bauer ersetzt d4", "p x d4"]
        {
            check(later, text, "P*d4");
        }
    }

    #[test]
    fn each_fault_has_its_reason() {
        let knight = "8/8/8/8/3N4/8/8/8[RRBBNPPrrbbnnpp] b 0/0 0";
        check(knight, "R@a1", "threatens-nothing:a1,R");
        check(knight, "B@b5", "tile-threatened:b5,N,d4");
        check(knight, "N@d4", "tile-taken:d4,N");
        check(knight, "P*d4", "replace-enemy:d4,N");
        check(knight, "pass", "must-play");
        let rook = "8/3r4/8/8/3N1P2/8/8/8[RRBBNPrbbnnpp] w 0/0 0";
        check(rook, "P*e4", "replace-nothing:e4");
        check(rook, "P*f4", "replace-pawn:f4");
        check(rook, "P*d7", "replace-enemy:d7,R");
        check("8/3r4/8/8/3NN3/8/8/8[RRBBPPrbbnnpp] w 0/0 0", "N@c5", "none-in-tray:N");
        check("8/3r4/1P1P4/8/3N4/8/8/8[RRBBNrbbnnpp] w 0/0 0", "P*d4", "replace-no-pawn");
    }
}
