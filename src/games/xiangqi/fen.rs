//! FEN in and out. Every fault names the part that is wrong.

use super::board::Board;
use super::men::{Camp, Kind};
use super::point::{FILES, Point, RANKS};
use crate::rules::{Refusal, Say};

/// A position without a past, as a FEN tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The men and the side to move.
    pub board: Board,
    /// Half-moves since the last capture.
    pub clock: u16,
    /// The number of the move, from 1.
    pub number: u16,
}

/// The usual start.
pub const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

/// The largest count a clock or move number may begin with.
const MOST: u16 = 9_999;

/// What a position set up by hand must keep to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setup {
    /// It could have come about in a game: no man too many, each on a point it can reach.
    Possible,
    /// It may have more men of a kind, and elephants and pawns anywhere on their side.
    Free,
}

/// Reads a FEN. Everything after the men may be left out; Red may be called `r`, elephants `E`,
/// horses `H` and generals `G`.
///
/// # Errors
/// If a part is wrong; each fault has a message of its own.
pub fn read(text: &str, setup: Setup) -> Result<Standing, Refusal> {
    let fields: Vec<_> = text.split_ascii_whitespace().collect();
    let (men, rest) = match fields.as_slice() {
        [men, rest @ ..] if rest.len() <= 5 => (*men, rest),
        _ => return Err(fault("fen-fields", |say| say.with("fields", fields.len() as i64))),
    };
    let field = |nth: usize, usual: &'static str| rest.get(nth).copied().unwrap_or(usual);
    let turn = match field(0, "w") {
        "w" | "r" => Camp::Red,
        "b" => Camp::Black,
        other => return Err(fault("fen-side", |say| say.with("field", other))),
    };
    for nth in [1, 2] {
        if field(nth, "-") != "-" {
            return Err(fault("fen-dash", |say| say.with("field", field(nth, "-"))));
        }
    }
    let mut board = Board::empty(turn);
    read_men(&mut board, men, setup)?;
    check(&board)?;
    let clock = count(field(3, "0"), 0, "fen-clock")?;
    let number = count(field(4, "1"), 1, "fen-number")?;
    Ok(Standing { board, clock, number })
}

fn fault(key: &'static str, fields: impl FnOnce(Say) -> Say) -> Refusal {
    Refusal(fields(Say::new(key)))
}

fn count(field: &str, least: u16, key: &'static str) -> Result<u16, Refusal> {
    let digits = field.bytes().all(|sign| sign.is_ascii_digit());
    let number = field.parse().ok().filter(|number| digits && (least..=MOST).contains(number));
    number.ok_or_else(|| fault(key, |say| say.with("field", field)))
}

fn read_men(board: &mut Board, field: &str, setup: Setup) -> Result<(), Refusal> {
    let ranks: Vec<_> = field.split('/').collect();
    if ranks.len() != RANKS {
        return Err(fault("fen-ranks", |say| say.with("ranks", ranks.len() as i64)));
    }
    for (rank, row) in (0..RANKS as u8).rev().zip(ranks) {
        let name = i64::from(rank) + 1;
        let mut width = 0;
        let mut after_gap = false;
        for sign in row.chars() {
            if let Some(gap @ 1..=9) = sign.to_digit(10) {
                if after_gap {
                    return Err(fault("fen-gaps", |say| say.with("rank", name)));
                }
                width += gap as usize;
                after_gap = true;
                continue;
            }
            let kind = match sign.to_ascii_uppercase() {
                // Letters of notations that FEN does not know.
                'S' | 'M' => None,
                letter => Kind::of_letter(letter),
            };
            let Some(kind) = kind else {
                return Err(fault("fen-sign", |say| {
                    say.with("sign", sign.to_string()).with("rank", name)
                }));
            };
            let camp = if sign.is_ascii_uppercase() { Camp::Red } else { Camp::Black };
            if width < FILES {
                put(board, camp, kind, Point::new(width as u8, rank), setup)?;
            }
            width += 1;
            after_gap = false;
        }
        if width != FILES {
            return Err(fault("fen-width", |say| {
                say.with("rank", name).with("width", width as i64)
            }));
        }
    }
    Ok(())
}

/// Puts a man where it may stand.
fn put(board: &mut Board, camp: Camp, kind: Kind, at: Point, setup: Setup) -> Result<(), Refusal> {
    let free = setup == Setup::Free;
    let (may, key) = match kind {
        Kind::General => (at.in_palace(camp), "fen-general-out"),
        Kind::Advisor => (at.for_advisor(camp), "fen-advisor-out"),
        Kind::Elephant => (at.for_elephant(camp) || free && !at.crossed(camp), "fen-elephant-out"),
        Kind::Pawn => (at.for_pawn(camp) || free, "fen-pawn-out"),
        Kind::Horse | Kind::Chariot | Kind::Cannon => (true, ""),
    };
    let side = super::terms::side(camp);
    if !may {
        return Err(fault(key, |say| say.with("side", side).with("cell", at.to_string())));
    }
    let most = if free { kind.slots().len() } else { kind.count() };
    if board.count(camp, kind) >= most || !board.put(camp, kind, at) {
        let key = if kind == Kind::General { "fen-generals" } else { "fen-crowd" };
        return Err(fault(key, |say| {
            say.with("side", side)
                .with("figure", super::terms::figure(kind))
                .with("most", most as i64)
        }));
    }
    Ok(())
}

/// What must hold of all men together.
fn check(board: &Board) -> Result<(), Refusal> {
    for camp in Camp::ALL {
        if board.count(camp, Kind::General) == 0 {
            return Err(fault("fen-no-general", |say| say.with("side", super::terms::side(camp))));
        }
    }
    let waiting = board.turn().other();
    let by = board.checkers(waiting);
    let facing = by.iter().any(|(man, _)| man.kind() == Kind::General);
    match by.first() {
        None => Ok(()),
        Some(_) if facing => Err(Refusal::new("fen-facing")),
        Some(_) => Err(fault("fen-check", |say| say.with("side", super::terms::side(waiting)))),
    }
}

/// The six fields.
#[must_use]
pub fn write(board: &Board, clock: u16, number: u16) -> String {
    let mut text = String::new();
    for rank in (0..RANKS as u8).rev() {
        let mut gap = 0;
        for file in 0..FILES as u8 {
            match board.man(Point::new(file, rank)) {
                None => gap += 1,
                Some(man) => {
                    push_gap(&mut text, &mut gap);
                    text.push(man.letter());
                }
            }
        }
        push_gap(&mut text, &mut gap);
        if rank > 0 {
            text.push('/');
        }
    }
    let turn = match board.turn() {
        Camp::Red => 'w',
        Camp::Black => 'b',
    };
    format!("{text} {turn} - - {clock} {number}")
}

fn push_gap(text: &mut String, gap: &mut u8) {
    if *gap > 0 {
        text.push(char::from(b'0' + *gap));
        *gap = 0;
    }
}
