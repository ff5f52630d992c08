//! What a text may ask for: all ways to understand it, the plainest first.

use crate::games::tile_chess::cells;
use crate::games::tile_chess::men::Kind;
use crate::rules::Cell;
use crate::rules::kit::fold;

/// What a text asks for.
pub(super) enum Asked {
    /// To skip the turn.
    Skip,
    /// One of these.
    One(Vec<Wish>),
}

/// One way to understand a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Wish {
    /// The kind, if one is named.
    pub kind: Option<Kind>,
    /// Where the tile lies.
    pub from: Option<Cell>,
    /// Where it shall go, or what is to be removed.
    pub to: Cell,
    /// Whether something is to be laid.
    pub places: bool,
    /// Whether something is to be taken off the table.
    pub removes: bool,
}

/// A part of a text: a word, or letters with the digits behind them.
enum Part {
    Word(String),
    Cell(String, String),
}

/// Longer texts are no moves.
const LONGEST: usize = 60;

/// What a text asks for; `None` if it is no move text at all.
pub(super) fn asked(text: &str) -> Option<Asked> {
    let text = text.trim().to_lowercase();
    if text.chars().count() > LONGEST || !fold::joins_plainly(&text) {
        return None;
    }
    if ["skip", "pass", "aussetzen", "passe"].contains(&text.as_str()) {
        return Some(Asked::Skip);
    }
    let mut kind = None;
    let (mut places, mut removes) = (text.contains('@'), text.contains('!'));
    let mut named = Vec::new();
    for part in parts(&text)? {
        match part {
            Part::Cell(letters, digits) => named.push((letters, digits)),
            Part::Word(word) => match word.as_str() {
                "x" | "to" | "takes" | "nach" | "auf" | "schlägt" | "on" | "off" | "from"
                | "von" | "vom" | "the" | "tisch" => {}
                "place" | "put" | "lay" | "lege" | "leg" => places = true,
                "remove" | "take" | "entferne" | "nimm" => removes = true,
                word => kind = Some(kind_of(word).filter(|_| kind.is_none())?),
            },
        }
    }
    let wish = |glued: Option<Kind>, from, to| {
        let clash = kind.is_some() && glued.is_some() && kind != glued;
        (!clash).then_some(Wish { kind: kind.or(glued), from, to, places, removes })
    };
    let wishes: Vec<_> = match &named[..] {
        [one] => ways(one).into_iter().filter_map(|(glued, to)| wish(glued, None, to)).collect(),
        [one, other] if !places && !removes => {
            let ends = ways(other);
            let pairs = ways(one).into_iter().flat_map(|(glued, from)| {
                ends.iter().map(move |&(_, to)| (glued, from, to)).collect::<Vec<_>>()
            });
            pairs.filter_map(|(glued, from, to)| wish(glued, Some(from), to)).collect()
        }
        _ => return None,
    };
    (!wishes.is_empty()).then_some(Asked::One(wishes))
}

/// Words and cells in their order; `None` if there is a number without a letter.
fn parts(text: &str) -> Option<Vec<Part>> {
    let mut parts = Vec::new();
    let mut letters = String::new();
    let mut rest = text.chars().peekable();
    while let Some(sign) = rest.next() {
        if sign.is_alphabetic() {
            letters.push(sign);
        } else if sign.is_ascii_digit() {
            let mut digits = String::from(sign);
            while let Some(digit) = rest.next_if(char::is_ascii_digit) {
                digits.push(digit);
            }
            if letters.is_empty() {
                return None;
            }
            parts.push(Part::Cell(std::mem::take(&mut letters), digits));
        } else if !letters.is_empty() {
            parts.push(Part::Word(std::mem::take(&mut letters)));
        }
    }
    if !letters.is_empty() {
        parts.push(Part::Word(letters));
    }
    Some(parts)
}

/// All ways to read letters with digits: as a cell, or behind a sign of capture or the letter of a
/// kind.
fn ways((letters, digits): &(String, String)) -> Vec<(Option<Kind>, Cell)> {
    let cell = |letters: &str| cells::read(&format!("{letters}{digits}"));
    let mut ways: Vec<_> = cell(letters).map(|cell| (None, cell)).into_iter().collect();
    let mut signs = letters.chars();
    if let Some(first) = signs.next() {
        let rest = signs.as_str();
        let kind = Kind::of_letter(first.to_ascii_uppercase());
        if let Some(cell) = cell(rest).filter(|_| kind.is_some() || first == 'x') {
            ways.push((kind, cell));
        }
    }
    ways
}

/// The kind a word names: its letter, or its name.
fn kind_of(word: &str) -> Option<Kind> {
    Some(match word {
        "k" | "king" | "könig" => Kind::King,
        "q" | "queen" | "d" | "dame" => Kind::Queen,
        "r" | "rook" | "t" | "turm" => Kind::Rook,
        "b" | "bishop" | "l" | "läufer" => Kind::Bishop,
        "n" | "knight" | "s" | "springer" => Kind::Knight,
        "p" | "pawn" | "bauer" => Kind::Pawn,
        _ => return None,
    })
}
