//! Positions as text (section 14).

use std::fmt::Write as _;

use super::board::{Blood, Board, Fate, Phase};
use super::cells;
use super::men::Kind;
use super::options::corners;
use crate::rules::{Cell, Side};

mod read;

pub(super) use read::read;

/// The letters of the colours.
const COLOURS: [(char, Side); 6] = [
    ('w', Side::White),
    ('k', Side::Black),
    ('r', Side::Red),
    ('b', Side::Blue),
    ('g', Side::Green),
    ('y', Side::Yellow),
];

/// The letter of a seat.
pub(super) const fn seat_letter(seat: usize) -> char {
    (b'a' + seat as u8) as char
}

/// The position as text; one text a position.
#[must_use]
pub fn write(board: &Board) -> String {
    let colours: String = board.colours().iter().map(|side| colour_letter(*side)).collect();
    let turn = seat_letter(board.turn.into());
    let phase = match board.phase {
        Phase::Layout => "L".to_owned(),
        Phase::Free(left) => format!("F{left}"),
        Phase::Play => "P".to_owned(),
        Phase::Ended => "E".to_owned(),
    };
    let table = table(board);
    let (hands, out, options) = (hands(board), out(board), options(board));
    format!("tc1 {colours} {turn} {phase} {table} {hands} {out} {options}")
}

fn colour_letter(side: Side) -> char {
    COLOURS.iter().find(|(_, of)| *of == side).map_or('?', |(letter, _)| *letter)
}

fn table(board: &Board) -> String {
    if board.table.all() == 0 {
        return "-".to_owned();
    }
    let window = board.table.window();
    let row = |y: i16| {
        let (mut text, mut gap) = (String::new(), 0);
        for x in window.low.x..=window.high.x {
            let Some(place) = board.table.at(Cell::new(x, y)) else {
                gap += 1;
                continue;
            };
            if gap > 0 {
                let _ = write!(text, "{gap}");
                gap = 0;
            }
            let tile = board.table.tile(place);
            text.push(seat_letter(tile.owner.into()));
            text.push(tile.kind.letter());
        }
        text
    };
    let rows: Vec<_> = (window.low.y..=window.high.y).rev().map(row).collect();
    format!("{}:{}", cells::name(Cell::new(window.low.x, window.high.y)), rows.join("/"))
}

fn hands(board: &Board) -> String {
    if board.each_seat().all(|seat| board.held(seat) == 0) {
        return "-".to_owned();
    }
    let hand = |seat: usize| {
        let mut text = String::new();
        for kind in Kind::ALL {
            match board.hands[seat][kind as usize] {
                0 => {}
                1 => text.push(kind.letter()),
                count => {
                    let _ = write!(text, "{}{count}", kind.letter());
                }
            }
        }
        if text.is_empty() { "-".to_owned() } else { text }
    };
    board.each_seat().map(hand).collect::<Vec<_>>().join("/")
}

fn out(board: &Board) -> String {
    let item = |seat: usize| {
        let letter = seat_letter(seat);
        match board.fates[seat] {
            Fate::In => None,
            Fate::Resigned => Some(format!("{letter}!")),
            Fate::Taken(by) => Some(format!("{letter}>{}", seat_letter(by.into()))),
        }
    };
    listed(&board.each_seat().filter_map(item).collect::<Vec<_>>())
}

fn options(board: &Board) -> String {
    let code = board.code;
    let blood = match code.blood {
        Blood::Off => None,
        Blood::On => Some("bl".to_owned()),
        Blood::Mad => Some("mb".to_owned()),
    };
    let flag = |set: bool, text: &str| set.then(|| text.to_owned());
    let items = [
        blood,
        flag(code.friendly, "ff"),
        flag(code.sudden, "sd"),
        flag(code.layout_moves, "lm"),
        code.borders.map(|borders| format!("bd={}", corners(borders))),
    ];
    listed(&items.into_iter().flatten().collect::<Vec<_>>())
}

fn listed(items: &[String]) -> String {
    if items.is_empty() { "-".to_owned() } else { items.join(",") }
}
