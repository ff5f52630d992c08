//! Reading position texts; each fault has its sentence.

use super::{COLOURS, seat_letter};
use crate::games::tile_chess::board::{Blood, Board, Code, Fate, Phase};
use crate::games::tile_chess::cells;
use crate::games::tile_chess::men::Kind;
use crate::games::tile_chess::table::{MOST, Tile, Window};
use crate::rules::{Cell, Refusal, Say, Side};

/// Reads a position.
///
/// # Errors
/// The first fault, in its own words.
pub fn read(text: &str) -> Result<Board, Refusal> {
    let fields: Vec<_> = text.split_whitespace().collect();
    let &[tag, colours, turn, phase, table, hands, out, options] = &fields[..] else {
        return Err(Refusal(Say::new("text-fields").with("fields", fields.len() as i64)));
    };
    if tag != "tc1" {
        return Err(quoting("text-tag", tag));
    }
    let sides = sides(colours).ok_or_else(|| quoting("text-colours", colours))?;
    let seats = sides.len() as u8;
    let code = code(options).ok_or_else(|| quoting("text-options", options))?;
    let mut board = Board::new(code, seats, [0; 6]);
    board.colours[..sides.len()].copy_from_slice(&sides);
    board.turn = seat(turn, seats).ok_or_else(|| quoting("text-turn", turn))?;
    board.phase = self::phase(phase).ok_or_else(|| quoting("text-phase", phase))?;
    fill(&mut board, table)?;
    fill_hands(&mut board, hands)?;
    fill_out(&mut board, out)?;
    check(&board)?;
    Ok(board)
}

/// No side of borders is longer.
const LONGEST: i16 = 128;

fn quoting(key: &'static str, field: &str) -> Refusal {
    Refusal(Say::new(key).with("field", field.chars().take(40).collect::<String>()))
}

fn of_seat(key: &'static str, seat: usize) -> Refusal {
    Refusal(Say::new(key).with("seat", seat_letter(seat).to_string()))
}

fn sides(text: &str) -> Option<Vec<Side>> {
    let mut sides: Vec<Side> = Vec::new();
    for letter in text.chars() {
        let (_, side) = COLOURS.iter().find(|(of, _)| *of == letter)?;
        if sides.contains(side) {
            return None;
        }
        sides.push(*side);
    }
    (sides.len() >= 2).then_some(sides)
}

fn seat(text: &str, seats: u8) -> Option<u8> {
    let &[letter] = text.as_bytes() else { return None };
    letter.checked_sub(b'a').filter(|&seat| seat < seats)
}

fn phase(text: &str) -> Option<Phase> {
    Some(match text {
        "L" => Phase::Layout,
        "P" => Phase::Play,
        "E" => Phase::Ended,
        _ => {
            let left = text.strip_prefix('F').filter(|left| !left.starts_with('0'))?;
            Phase::Free(left.parse().ok().filter(|left| (1..=600).contains(left))?)
        }
    })
}

fn code(text: &str) -> Option<Code> {
    let mut code = Code::default();
    if text == "-" {
        return Some(code);
    }
    for item in text.split(',') {
        match item {
            "bl" => code.blood = Blood::On,
            "mb" => code.blood = Blood::Mad,
            "ff" => code.friendly = true,
            "sd" => code.sudden = true,
            "lm" => code.layout_moves = true,
            _ => {
                let (low, high) = item.strip_prefix("bd=")?.split_once('-')?;
                let (low, high) = (cells::read(low)?, cells::read(high)?);
                let longest = (high.x - low.x).max(high.y - low.y);
                if low.x > high.x || low.y > high.y || longest >= LONGEST {
                    return None;
                }
                code.borders = Some(Window { low, high });
            }
        }
    }
    Some(code)
}

fn fill(board: &mut Board, text: &str) -> Result<(), Refusal> {
    if text == "-" {
        return Ok(());
    }
    let corner = text.split_once(':').and_then(|(label, rows)| Some((cells::read(label)?, rows)));
    let Some((corner, rows)) = corner else { return Err(quoting("text-corner", text)) };
    for (nth, row) in (0..).zip(rows.split('/')) {
        let say = |key| Refusal(Say::new(key).with("row", i64::from(nth) + 1));
        let (mut x, mut rest) = (corner.x, row);
        if nth >= MOST as i16 {
            return Err(say("text-far"));
        }
        while let Some(sign) = rest.chars().next() {
            let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
            if digits > 0 {
                let gap = rest[..digits].parse::<i16>().ok().filter(|&gap| gap > 0);
                let gap = gap.filter(|_| !rest.starts_with('0')).ok_or_else(|| say("text-gap"))?;
                x = x.saturating_add(gap);
                rest = &rest[digits..];
                if rest.is_empty() {
                    return Err(say("text-gap"));
                }
                continue;
            }
            let kind = rest[sign.len_utf8()..].chars().next().and_then(Kind::of_letter);
            let owner = seat(&rest[..sign.len_utf8()], board.seats);
            let (Some(owner), Some(kind)) = (owner, kind) else {
                return Err(say("text-tile"));
            };
            if x - corner.x >= MOST as i16 {
                return Err(say("text-far"));
            }
            let cell = Cell::new(x, corner.y - nth);
            if !board.allows(cell) {
                return Err(Refusal(Say::new("text-outside").with("cell", cells::name(cell))));
            }
            if kind == Kind::King && board.table.king(owner.into()).is_some() {
                return Err(of_seat("text-kings", owner.into()));
            }
            if !board.table.has_room() {
                return Err(Refusal(Say::new("text-many").with("most", MOST as i64)));
            }
            board.table.lay(Tile { cell, owner, kind });
            (x, rest) = (x + 1, &rest[2..]);
        }
    }
    if board.table.is_united() { Ok(()) } else { Err(Refusal::new("text-apart")) }
}

fn fill_hands(board: &mut Board, text: &str) -> Result<(), Refusal> {
    if text != "-" {
        let hands: Vec<_> = text.split('/').collect();
        if hands.len() != usize::from(board.seats) {
            let say = Say::new("text-hand-count").with("hands", hands.len() as i64);
            return Err(Refusal(say.with("seats", i64::from(board.seats))));
        }
        for (seat, text) in hands.into_iter().enumerate() {
            board.hands[seat] = hand(text).ok_or_else(|| quoting("text-hand", text))?;
        }
    }
    let held: u32 = board.each_seat().map(|seat| board.held(seat)).sum();
    if board.table.all().count_ones() + held > MOST as u32 {
        return Err(Refusal(Say::new("text-many").with("most", MOST as i64)));
    }
    Ok(())
}

fn hand(text: &str) -> Option<[u8; 6]> {
    let mut hand = [0; 6];
    if text == "-" {
        return Some(hand);
    }
    let mut rest = text;
    let mut before = None;
    while let Some(letter) = rest.chars().next() {
        let kind = Kind::of_letter(letter).filter(|&kind| before < Some(kind))?;
        before = Some(kind);
        rest = &rest[1..];
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        hand[kind as usize] = match &rest[..digits] {
            "" => 1,
            count => count.parse().ok().filter(|count| (2..=MOST as u8).contains(count))?,
        };
        rest = &rest[digits..];
    }
    Some(hand)
}

fn fill_out(board: &mut Board, text: &str) -> Result<(), Refusal> {
    if text == "-" {
        return Ok(());
    }
    let mut before = None;
    for item in text.split(',') {
        let read = || {
            let (who, how) = item.split_at_checked(1)?;
            let who = seat(who, board.seats).filter(|&who| before < Some(who))?;
            let fate = match how.strip_prefix('>') {
                None if how == "!" => Fate::Resigned,
                None => return None,
                Some(by) => Fate::Taken(seat(by, board.seats).filter(|&by| by != who)?),
            };
            Some((who, fate))
        };
        let (who, fate) = read().ok_or_else(|| quoting("text-out", item))?;
        before = Some(who);
        board.fates[usize::from(who)] = fate;
    }
    Ok(())
}

/// What must fit together over all fields.
fn check(board: &Board) -> Result<(), Refusal> {
    let running = matches!(board.phase, Phase::Layout | Phase::Free(_));
    for seat in board.each_seat() {
        let on_table = board.table.king(seat).is_some();
        let in_hand = board.hands[seat][Kind::King as usize];
        let kings = u8::from(on_table).saturating_add(in_hand);
        match board.fates[seat] {
            Fate::Taken(_) if board.table.army(seat) != 0 || board.held(seat) > 0 => {
                return Err(of_seat("text-gone", seat));
            }
            Fate::In | Fate::Resigned if kings != 1 => return Err(of_seat("text-kings", seat)),
            Fate::Taken(_) | Fate::In | Fate::Resigned => {}
        }
        if running && board.fates[seat] != Fate::In {
            return Err(Refusal::new("text-early"));
        }
        if matches!(board.phase, Phase::Free(_)) && !board.only_king_left(seat) {
            return Err(Refusal::new("text-free"));
        }
        if !running && board.held(seat) > 0 {
            return Err(Refusal::new("text-held"));
        }
    }
    let turn = usize::from(board.turn);
    if !board.plays(turn) {
        return Err(of_seat("text-turn-out", turn));
    }
    match (board.phase, board.players()) {
        (Phase::Ended, 2..) | (Phase::Play, 0..=1) => Err(Refusal::new("text-end")),
        (Phase::Layout, _) if board.each_seat().all(|seat| board.held(seat) == 0) => {
            Err(Refusal::new("text-laid"))
        }
        (Phase::Layout, _) if board.held(turn) == 0 && !board.code.layout_moves => {
            Err(of_seat("text-turn-empty", turn))
        }
        (Phase::Free(_), _) if board.table.all() == 0 => Err(Refusal::new("text-free")),
        _ => Ok(()),
    }
}
