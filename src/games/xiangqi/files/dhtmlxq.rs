//! `DhtmlXQ`: the tags of a widely used viewer, with points as two digits and moves as four.

use super::played::{Played, record_of};
use crate::games::xiangqi::board::{Board, Move};
use crate::games::xiangqi::fen::{self, START};
use crate::games::xiangqi::men::{Camp, Kind, Man};
use crate::games::xiangqi::point::{Point, RANKS};
use crate::rules::kit::files::{Marker, Script, Word, tag};
use crate::rules::{Brought, Notation, Record, Refusal, Say};

/// The order of the men of one side.
const ORDER: [Kind; 16] = [
    Kind::Chariot,
    Kind::Horse,
    Kind::Elephant,
    Kind::Advisor,
    Kind::General,
    Kind::Advisor,
    Kind::Elephant,
    Kind::Horse,
    Kind::Chariot,
    Kind::Cannon,
    Kind::Cannon,
    Kind::Pawn,
    Kind::Pawn,
    Kind::Pawn,
    Kind::Pawn,
    Kind::Pawn,
];

/// The tags that have a place in the file.
const TAGS: [(&str, &str); 8] = [
    ("title", "Site"),
    ("event", "Event"),
    ("date", "Date"),
    ("red", "Red"),
    ("redteam", "RedTeam"),
    ("black", "Black"),
    ("blackteam", "BlackTeam"),
    ("termination", "Termination"),
];

/// The file of a point from Red's left, and its row from Black's side.
fn digits(at: Point) -> String {
    format!("{}{}", at.file(), RANKS as u8 - 1 - at.rank())
}

fn point(text: &str) -> Option<Point> {
    let mut signs = text.chars().map(|sign| sign.to_digit(10));
    let (file, row) = (signs.next()??, signs.next()??);
    Point::try_new(file as i8, RANKS as i8 - 1 - row as i8)
}

/// The record as a file; `None` if its start has more men of a kind than the format can hold.
pub(super) fn write(record: &Record, played: &Played) -> Option<String> {
    let mut text = String::from("[DhtmlXQ]\n");
    let mut part = |name: &str, value: &str| {
        for piece in ["[DhtmlXQ_", name, "]", value, "[/DhtmlXQ_", name, "]\n"] {
            text.push_str(piece);
        }
    };
    for (name, of) in TAGS {
        let value = tag(&record.tags, of).unwrap_or_default();
        let value = value.replace(|sign: char| sign.is_control() || "[]".contains(sign), "");
        let value = if of == "Date" { value.replace('.', "-") } else { value };
        // A part without a value would be read as none.
        if !value.trim().is_empty() {
            part(name, value.trim());
        }
    }
    part("result", result(played.marker));
    part("binit", &men(played.start.board())?);
    let moves: String = played.moves.iter().map(|(_, m)| digits(m.from) + &digits(m.to)).collect();
    part("movelist", &moves);
    text.push_str("[/DhtmlXQ]\n");
    Some(text)
}

const fn result(marker: Marker) -> &'static str {
    match marker {
        Marker::First => "红胜",
        Marker::Second => "黑胜",
        Marker::Draw => "和棋",
        Marker::Open => "",
    }
}

/// Where the men stand, in their fixed order.
fn men(board: &Board) -> Option<String> {
    let mut text = String::new();
    for camp in Camp::ALL {
        let mut left: Vec<_> = Kind::ALL
            .into_iter()
            .map(|kind| {
                let mut places: Vec<_> = board.men_of(camp, kind).map(|(_, at)| at).collect();
                // The first is the rightmost of its side, the last is taken first.
                places.sort_by_key(|at| (std::cmp::Reverse(at.file_of(camp)), at.rank()));
                places
            })
            .collect();
        for kind in ORDER {
            let place = left[kind as usize].pop();
            text.push_str(&place.map_or_else(|| "99".to_owned(), digits));
        }
        if left.iter().any(|places| !places.is_empty()) {
            return None;
        }
    }
    Some(text)
}

/// Whether a file begins with this line.
pub(super) fn begins(line: &str) -> bool {
    line.get(..9).is_some_and(|head| head.eq_ignore_ascii_case("[DhtmlXQ]"))
}

/// Whether a text begins as such a file does.
pub(super) fn looks_like(text: &str) -> bool {
    begins(text) || text.starts_with("[DhtmlXQ_") && text.contains("[DhtmlXQ_movelist]")
}

/// The value of a part of the file.
fn part<'a>(text: &'a str, name: &str) -> Result<Option<&'a str>, Refusal> {
    let whole = format!("DhtmlXQ_{name}");
    let Some((_, rest)) = text.split_once(&format!("[{whole}]")) else { return Ok(None) };
    match rest.split_once(&format!("[/{whole}]")) {
        Some((value, _)) => Ok(Some(value.trim())),
        None => Err(Refusal(Say::new("dhtmlxq-unclosed").with("name", whole))),
    }
}

/// Reads a file.
///
/// # Errors
/// If it is faulty, or holds a move that cannot be played; the reason names the move.
pub(super) fn read((first, text): (i64, &str)) -> Result<Brought, Refusal> {
    let mut tags = Vec::new();
    for (name, of) in TAGS {
        if let Some(value) = part(text, name)?.filter(|value| !value.is_empty()) {
            let value = if of == "Date" { value.replace('-', ".") } else { value.to_owned() };
            tags.push((of.to_owned(), value));
        }
    }
    let list = part(text, "movelist")?.unwrap_or_default();
    let before = text.split_once("[DhtmlXQ_movelist]").map_or("", |(before, _)| before);
    let line = first + before.matches('\n').count() as i64;
    let moves = moves(list)?;
    let start = match part(text, "binit")?.filter(|digits| !digits.is_empty()) {
        Some(digits) => start(digits, moves.first())?,
        None => None,
    };
    let moves = moves.iter().map(|m| Word { text: m.to_string(), line }).collect();
    let marker = marker(part(text, "result")?.unwrap_or_default());
    record_of(&Script { start, moves, notation: Notation::CANONICAL, marker, tags })
}

fn marker(text: &str) -> Marker {
    let has = |words: &[&str]| words.iter().any(|word| text.contains(word));
    if has(&["红胜", "紅勝", "先胜", "先勝", "1-0"]) {
        Marker::First
    } else if has(&["黑胜", "黑勝", "先负", "先負", "0-1"]) {
        Marker::Second
    } else if has(&["和", "1/2"]) {
        Marker::Draw
    } else {
        Marker::Open
    }
}

fn moves(list: &str) -> Result<Vec<Move>, Refusal> {
    let signs: Vec<char> = list.chars().filter(|sign| !sign.is_whitespace()).collect();
    let read = |four: &[char]| {
        let text: String = four.iter().collect();
        let fault = || Refusal(Say::new("dhtmlxq-digits").with("move", text.clone()));
        let (from, to) = text.split_at_checked(2).ok_or_else(fault)?;
        match (point(from), point(to), four.len()) {
            (Some(from), Some(to), 4) => Ok(Move { from, to }),
            _ => Err(fault()),
        }
    };
    signs.chunks(4).map(read).collect()
}

/// The start as a FEN; `None` if it is the usual one. Whose turn it is, the first move tells.
fn start(text: &str, first: Option<&Move>) -> Result<Option<String>, Refusal> {
    let signs: Vec<char> = text.chars().filter(|sign| !sign.is_whitespace()).collect();
    if signs.len() != 64 || signs.iter().any(|sign| !sign.is_ascii_digit()) {
        return Err(Refusal(Say::new("dhtmlxq-points").with("digits", signs.len() as i64)));
    }
    let mut board = Board::empty(Camp::Red);
    for (nth, two) in signs.chunks(2).enumerate() {
        let text: String = two.iter().collect();
        if text == "99" {
            continue;
        }
        let camp = if nth < 16 { Camp::Red } else { Camp::Black };
        let at = point(&text).filter(|at| board.man(*at).is_none());
        let placed = at.is_some_and(|at| board.put(camp, ORDER[nth % 16], at));
        if !placed {
            return Err(Refusal(Say::new("dhtmlxq-point").with("point", text)));
        }
    }
    let mover = first.and_then(|m| board.man(m.from)).map_or(Camp::Red, Man::camp);
    if mover == Camp::Black {
        board.pass();
    }
    let text = fen::write(&board, 0, 1);
    Ok((text != START).then_some(text))
}
