//! Positions as text: `board[trays] side replacements passes`, by section 7 of the rules.

use super::board::{Board, EACH, SIDES};
use super::options::{Options, SIZES};
use super::tiles::{Kind, Tile};
use crate::rules::{Refusal, Say, Side};

/// The letter of a man: upper case is White's.
fn letter(side: usize, kind: Kind) -> char {
    if side == 0 { kind.letter() } else { kind.letter().to_ascii_lowercase() }
}

/// The man of a letter.
fn man(letter: char) -> Option<(usize, Kind)> {
    let kind = Kind::ALL.into_iter().find(|kind| kind.letter() == letter.to_ascii_uppercase())?;
    Some((usize::from(letter.is_ascii_lowercase()), kind))
}

/// The name of a side in messages.
pub(super) const fn side_key(side: usize) -> &'static str {
    if side == 0 { Side::White.key() } else { Side::Black.key() }
}

/// The position as text.
pub(super) fn write(board: &Board) -> String {
    let size = board.options().size;
    let row = |row: u8| {
        let (mut text, mut gap) = (String::new(), 0);
        let close = |text: &mut String, gap: &mut u8| {
            if *gap > 0 {
                text.push_str(&gap.to_string());
                *gap = 0;
            }
        };
        for column in 0..size {
            match board.at(Tile::new(column, row)) {
                None => gap += 1,
                Some((side, kind)) => {
                    close(&mut text, &mut gap);
                    text.push(letter(side, kind));
                }
            }
        }
        close(&mut text, &mut gap);
        text
    };
    let rows: Vec<_> = (0..size).rev().map(row).collect();
    let trays: String = SIDES
        .into_iter()
        .flat_map(|side| Kind::ALL.map(|kind| (side, kind)))
        .flat_map(|(side, kind)| {
            std::iter::repeat_n(letter(side, kind), board.tray(side, kind).into())
        })
        .collect();
    let side = if board.turn() == 0 { 'w' } else { 'b' };
    let [white, black] = SIDES.map(|side| board.replaced(side));
    let passes = u8::from(board.passed());
    format!("{}[{trays}] {side} {white}/{black} {passes}", rows.join("/"))
}

/// Reads a position; its size wins over the one in the options.
///
/// # Errors
/// The first fault from the left, each with its own sentence.
pub(super) fn read(text: &str, options: Options) -> Result<Board, Refusal> {
    let fields: Vec<_> = text.split_whitespace().collect();
    let &[place, side, spent, passes] = &fields[..] else {
        return Err(Refusal(Say::new("text-fields").with("fields", fields.len() as i64)));
    };
    let open = place.find('[').filter(|_| place.ends_with(']'));
    let Some(open) = open else { return Err(Refusal(Say::new("text-trays-missing"))) };
    let (rows, trays) = (&place[..open], &place[open + 1..place.len() - 1]);
    let rows: Vec<_> = rows.split('/').collect();
    let size = u8::try_from(rows.len()).ok().filter(|size| SIZES.contains(size));
    let Some(size) = size else {
        return Err(Refusal(Say::new("text-size").with("rows", rows.len() as i64)));
    };
    let mut board = Board::new(Options { size, ..options });
    for (text, row) in rows.into_iter().zip((0..size).rev()) {
        fill(&mut board, text, row, size)?;
    }
    check_trays(&board, trays)?;
    let turn = match side {
        "w" => 0,
        "b" => 1,
        _ => return Err(Refusal(Say::new("text-side").with("field", side))),
    };
    let replaced = spent_pawns(&board, spent)?;
    let passed = match passes {
        "0" => false,
        "1" => true,
        _ => return Err(Refusal(Say::new("text-passes").with("field", passes))),
    };
    board.resume(turn, replaced, passed);
    Ok(board)
}

/// Fills one row.
fn fill(board: &mut Board, text: &str, row: u8, size: u8) -> Result<(), Refusal> {
    let named = |say: Say| say.with("row", i64::from(row) + 1);
    let (mut column, mut rest) = (0usize, text);
    let mut after_gap = false;
    while let Some(sign) = rest.chars().next() {
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        if digits > 0 {
            let gap = rest[..digits].parse::<usize>().ok().filter(|&gap| gap > 0);
            let usual = gap.filter(|_| !after_gap && !rest.starts_with('0'));
            let Some(gap) = usual else { return Err(Refusal(named(Say::new("text-gap")))) };
            (column, rest, after_gap) = (column.saturating_add(gap), &rest[digits..], true);
            continue;
        }
        let Some((side, kind)) = man(sign) else {
            return Err(Refusal(named(Say::new("text-sign")).with("sign", sign.to_string())));
        };
        if let Some(at) = u8::try_from(column).ok().filter(|&at| at < size) {
            board.put(side, kind, Tile::new(at, row));
        }
        (column, rest, after_gap) = (column + 1, &rest[sign.len_utf8()..], false);
    }
    if column != usize::from(size) {
        let width = i64::try_from(column).unwrap_or(i64::MAX);
        let say = named(Say::new("text-width")).with("width", width).with("size", i64::from(size));
        return Err(Refusal(say));
    }
    Ok(())
}

/// Every man must be on the board or in a tray, and trays are written in their order.
fn check_trays(board: &Board, trays: &str) -> Result<(), Refusal> {
    let mut counts = [[0u8; 4]; 2];
    let mut last = (0, Kind::Rook);
    for sign in trays.chars() {
        let Some((side, kind)) = man(sign) else {
            return Err(Refusal(Say::new("text-tray-sign").with("sign", sign.to_string())));
        };
        if (side, kind) < last {
            return Err(Refusal(Say::new("text-tray-order")));
        }
        last = (side, kind);
        let count = &mut counts[side][kind as usize];
        *count = count.saturating_add(1);
    }
    for (side, counts) in SIDES.into_iter().zip(counts) {
        for (kind, in_tray) in Kind::ALL.into_iter().zip(counts) {
            let all = i64::from(in_tray) + i64::from(board.kind(side, kind).count());
            if all != i64::from(EACH) {
                let say = Say::new("text-men").with("side", side_key(side));
                return Err(Refusal(say.with("figure", kind.figure()).with("count", all)));
            }
        }
    }
    Ok(())
}

/// The replacements of both sides.
fn spent_pawns(board: &Board, field: &str) -> Result<[u8; 2], Refusal> {
    let count = |text: &str| text.parse::<u8>().ok().filter(|&n| n <= EACH && text.len() == 1);
    let both =
        field.split_once('/').and_then(|(white, black)| Some([count(white)?, count(black)?]));
    let Some(both) = both else {
        return Err(Refusal(Say::new("text-replaced").with("field", field)));
    };
    for (side, spent) in SIDES.into_iter().zip(both) {
        let stand = board.kind(side, Kind::Pawn).count();
        if spent > stand {
            let say = Say::new("text-replaced-more").with("side", side_key(side));
            return Err(Refusal(
                say.with("spent", i64::from(spent)).with("stand", i64::from(stand)),
            ));
        }
    }
    Ok(both)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wrong_with_a_text_is_told() {
        let check = |text: &str, expect: &str| {
            let got = read(text, Options::default()).map(|board| write(&board));
            match got {
                Ok(written) => assert_eq!((written.as_str(), expect), (text, "")),
                Err(Refusal(say)) => assert_eq!(say.text(), expect, "{text}"),
            }
        };
        let full = "[RRBBNNPPrrbbnnpp]";
        check(&format!("8/8/8/8/8/8/8/8{full} w 0/0 0"), "");
        check(&format!("10/10/10/10/10/10/10/10/10/10{full} w 0/0 0"), "");
        check("rb3/2N2/P4/5/5[RRBBNPrbnnpp] b 1/0 1", "");
        check("8/8 w 0/0", "text-fields:3");
        check("8/8/8/8/8/8/8/8 w 0/0 0", "text-trays-missing");
        check(&format!("4/4/4/4{full} w 0/0 0"), "text-size:4");
        check(&format!("5/5/4/5/5{full} w 0/0 0"), "text-width:3,4,5");
        check(&format!("5/5/99999999999999999999/5/5{full} w 0/0 0"), "text-gap:3");
        check(&format!("5/5/32/5/5{full} w 0/0 0"), "text-width:3,32,5");
        check(&format!("5/5/5/05/5{full} w 0/0 0"), "text-gap:2");
        check(&format!("5/5/5/4K/5{full} w 0/0 0"), "text-sign:2,K");
        check("5/5/5/5/5[RRBBNNPPrrbbnnpX] w 0/0 0", "text-tray-sign:X");
        check("5/5/5/5/5[BBRRNNPPrrbbnnpp] w 0/0 0", "text-tray-order");
        check("5/5/5/5/5[RRBBNNPPrrbbnnp] w 0/0 0", "text-men:black,P,1");
        check(&format!("5/5/5/5/5{full} x 0/0 0"), "text-side:x");
        check(&format!("5/5/5/5/5{full} w 0-0 0"), "text-replaced:0-0");
        check(&format!("5/5/5/5/5{full} w 1/0 0"), "text-replaced-more:white,1,0");
        check(&format!("5/5/5/5/5{full} w 0/0 2"), "text-passes:2");
    }
}
