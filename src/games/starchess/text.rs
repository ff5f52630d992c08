//! Positions as text. Every fault is a refusal of its own that names what is wrong.

use super::board::Board;
use super::cells::{Spot, Spots};
use super::men::{BACK_RANKS, Colour, Hand, Kind};
use super::terms;
use crate::rules::{Refusal, Say};

/// How many cells each file has, from left to right.
const HEIGHTS: [u8; 9] = [1, 2, 7, 6, 5, 6, 7, 2, 1];
/// The largest count a clock or move number may begin with.
const MOST: u16 = 9_999;

fn fault(key: &'static str, fields: impl FnOnce(Say) -> Say) -> Refusal {
    Refusal(fields(Say::new(key)))
}

/// Reads a position text.
///
/// # Errors
/// If a part is wrong, or the parts do not fit each other.
pub fn read(text: &str) -> Result<Board, Refusal> {
    let fields: Vec<_> = text.split_ascii_whitespace().collect();
    let [files, hands, side, limping, clock, number] = fields[..] else {
        return Err(fault("fen-fields", |say| say.with("fields", fields.len() as i64)));
    };
    let mut board = Board::empty();
    read_files(&mut board, files)?;
    read_hands(&mut board, hands)?;
    let turn = match side {
        "w" => Colour::White,
        "b" => Colour::Black,
        _ => return Err(fault("fen-side", |say| say.with("field", side))),
    };
    let limps = read_limping(limping)?;
    let counts = (count(clock, 0, "fen-clock")?, count(number, 1, "fen-number")?);
    check_kings(&board)?;
    if let Some(spot) = (board.kind(Kind::Pawn) & BACK_RANKS).first() {
        return Err(fault("fen-pawn", |say| say.with("cell", spot.to_string())));
    }
    if board.in_setup() {
        check_setup(&board, turn)?;
        if !(limps.is_empty() && counts == (0, 1)) {
            return Err(Refusal::new("fen-setup-counts"));
        }
    }
    check_crowd(&board)?;
    check_limping(&board, limps)?;
    board.lame(limps);
    let board = board.settle(turn, counts.0, counts.1);
    if !board.checks(!turn).is_empty() {
        return Err(fault("fen-check", |say| say.with("side", terms::side(!turn))));
    }
    Ok(board)
}

fn read_files(board: &mut Board, field: &str) -> Result<(), Refusal> {
    let files: Vec<_> = field.split('/').collect();
    if files.len() != HEIGHTS.len() {
        return Err(fault("fen-files", |say| say.with("files", files.len() as i64)));
    }
    let mut lowest = 1;
    for ((nth, file), height) in (1_i64..).zip(files).zip(HEIGHTS) {
        let mut cells = 0;
        let mut after_gap = false;
        for sign in file.chars() {
            let gap = sign.to_digit(10).filter(|gap| (1..=7).contains(gap));
            if gap.is_some() && after_gap {
                return Err(fault("fen-gaps", |say| say.with("file", nth)));
            }
            after_gap = gap.is_some();
            if let Some(gap) = gap {
                cells += gap as u8;
                continue;
            }
            let Some((colour, kind)) = man(sign) else {
                return Err(fault("fen-sign", |say| {
                    say.with("sign", sign.to_string()).with("file", nth)
                }));
            };
            if cells < height
                && let Some(spot) = Spot::numbered(lowest + cells)
            {
                board.put(colour, kind, spot);
            }
            cells = cells.saturating_add(1);
        }
        if cells != height {
            return Err(fault("fen-height", |say| {
                say.with("file", nth)
                    .with("cells", i64::from(cells))
                    .with("height", i64::from(height))
            }));
        }
        lowest += height;
    }
    Ok(())
}

/// The man a letter stands for: White's are capitals.
fn man(sign: char) -> Option<(Colour, Kind)> {
    let kind = Kind::of_letter(sign.to_ascii_uppercase())?;
    Some((if sign.is_ascii_uppercase() { Colour::White } else { Colour::Black }, kind))
}

fn read_hands(board: &mut Board, field: &str) -> Result<(), Refusal> {
    let wrong = || fault("fen-hands", |say| say.with("field", field));
    let inside = field.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
    let mut hands = [Hand::EMPTY; 2];
    for sign in inside.ok_or_else(wrong)?.chars() {
        let (colour, kind) = man(sign).filter(|man| man.1 != Kind::Pawn).ok_or_else(wrong)?;
        hands[colour as usize] = hands[colour as usize].with(kind);
    }
    for colour in Colour::ALL {
        board.give(colour, hands[colour as usize]);
    }
    // Doubles and another order do not come out the same.
    if write_hands(board) == field { Ok(()) } else { Err(wrong()) }
}

fn read_limping(field: &str) -> Result<Spots, Refusal> {
    if field == "-" {
        return Ok(Spots::EMPTY);
    }
    let wrong = || fault("fen-limping", |say| say.with("field", field));
    let mut limps = Spots::EMPTY;
    for number in field.split(',') {
        let spot = number.parse().ok().and_then(Spot::numbered).ok_or_else(wrong)?;
        limps |= spot.set();
    }
    // Doubles, another order and leading zeros do not come out the same.
    if write_limping(limps) == field { Ok(limps) } else { Err(wrong()) }
}

fn count(field: &str, least: u16, key: &'static str) -> Result<u16, Refusal> {
    let digits = field.bytes().all(|sign| sign.is_ascii_digit());
    let count = field.parse().ok().filter(|count| digits && (least..=MOST).contains(count));
    count.ok_or_else(|| fault(key, |say| say.with("field", field)))
}

fn check_kings(board: &Board) -> Result<(), Refusal> {
    for colour in Colour::ALL {
        let in_hand = u32::from(board.hand(colour).has(Kind::King));
        let kings = board.men(colour, Kind::King).len() + in_hand;
        if kings != 1 {
            return Err(fault("fen-kings", |say| {
                say.with("side", terms::side(colour)).with("kings", i64::from(kings))
            }));
        }
    }
    Ok(())
}

/// What must hold while men are still to be placed.
fn check_setup(board: &Board, turn: Colour) -> Result<(), Refusal> {
    for colour in Colour::ALL {
        let say = |key| fault(key, |say| say.with("side", terms::side(colour)));
        let men = |kind| board.men(colour, kind).len() + u32::from(board.hand(colour).has(kind));
        let whole = Kind::PLACED.into_iter().all(|kind| men(kind) == 1);
        if !whole || board.men(colour, Kind::Pawn) != colour.pawn_homes() {
            return Err(say("fen-setup-men"));
        }
        let placed = board.side(colour) & !board.kind(Kind::Pawn);
        if !(placed & !colour.back_rank()).is_empty() {
            return Err(say("fen-setup-place"));
        }
    }
    let [white, black] = Colour::ALL.map(|colour| board.hand(colour).len());
    let due = match black.checked_sub(white) {
        Some(0) => Some(Colour::White),
        Some(1) => Some(Colour::Black),
        _ => None,
    };
    if due == Some(turn) { Ok(()) } else { Err(Refusal::new("fen-setup-turn")) }
}

fn check_crowd(board: &Board) -> Result<(), Refusal> {
    for colour in Colour::ALL {
        let surplus = |kind| board.men(colour, kind).len().saturating_sub(1);
        let promoted: u32 = Kind::PROMOTIONS.map(surplus).iter().sum();
        if promoted + board.men(colour, Kind::Pawn).len() > 5 {
            return Err(fault("fen-crowd", |say| say.with("side", terms::side(colour))));
        }
    }
    Ok(())
}

fn check_limping(board: &Board, limps: Spots) -> Result<(), Refusal> {
    for spot in limps {
        let wrong = |key| fault(key, |say| say.with("cell", spot.to_string()));
        let owner = Colour::ALL.into_iter().find(|colour| colour.limping_places().has(spot));
        let owner = owner.ok_or_else(|| wrong("fen-limping-place"))?;
        if !board.men(owner, Kind::Pawn).has(spot) {
            return Err(wrong("fen-limping-pawn"));
        }
    }
    Ok(())
}

/// Writes a position text; the same position always gives the same.
#[must_use]
pub fn write(board: &Board) -> String {
    let turn = match board.turn() {
        Colour::White => 'w',
        Colour::Black => 'b',
    };
    format!(
        "{} {} {turn} {} {} {}",
        write_files(board),
        write_hands(board),
        write_limping(board.limping()),
        board.clock(),
        board.number()
    )
}

fn write_files(board: &Board) -> String {
    let mut spots = Spot::all();
    let file = |height: u8| {
        let mut text = String::new();
        let mut gap = 0_u8;
        for spot in spots.by_ref().take(height.into()) {
            let Some((colour, kind)) = board.colour_on(spot).zip(board.kind_on(spot)) else {
                gap += 1;
                continue;
            };
            push_gap(&mut text, &mut gap);
            text.push(sign(colour, kind));
        }
        push_gap(&mut text, &mut gap);
        text
    };
    HEIGHTS.map(file).join("/")
}

fn push_gap(text: &mut String, gap: &mut u8) {
    if *gap > 0 {
        text.push(char::from(b'0' + *gap));
        *gap = 0;
    }
}

fn sign(colour: Colour, kind: Kind) -> char {
    match colour {
        Colour::White => kind.letter(),
        Colour::Black => kind.letter().to_ascii_lowercase(),
    }
}

fn write_hands(board: &Board) -> String {
    let mut text = String::from("[");
    for colour in Colour::ALL {
        text.extend(board.hand(colour).kinds().map(|kind| sign(colour, kind)));
    }
    text + "]"
}

fn write_limping(limps: Spots) -> String {
    if limps.is_empty() {
        return "-".to_owned();
    }
    limps.map(|spot| spot.to_string()).collect::<Vec<_>>().join(",")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::starchess::tests::check_said;

    #[test]
    fn every_fault_is_said_for_itself() {
        let check = |text: &str, expect: &str| {
            let Refusal(say) = read(text).unwrap_err();
            check_said(&say);
            assert_eq!(say.text(), expect, "{text}");
        };
        let play = "1/2/K6/1P4/1n3/1P4/6k/2/1";
        let setup = "1/2/1P3p1/1P2p1/1P1p1/1P2p1/1P3p1/2/1";
        check("", "fen-fields:0");
        check(&format!("{play} [] w - 0"), "fen-fields:5");
        check("1/2/K6/1P4/1n3/1P4/6k/2 [] w - 0 1", "fen-files:8");
        check("1/2/K6/1P4/1x3/1P4/6k/2/1 [] w - 0 1", "fen-sign:x,5");
        check("1/2/K6/1P4/1n8/1P4/6k/2/1 [] w - 0 1", "fen-sign:8,5");
        check("1/2/K5/1P4/1n3/1P4/6k/2/1 [] w - 0 1", "fen-height:3,6,7");
        check("1/2/K6/1P4/1n3/1P4/6kn/2/1 [] w - 0 1", "fen-height:7,8,7");
        check("1/2/K6/1P22/1n3/1P4/6k/2/1 [] w - 0 1", "fen-gaps:4");
        check(&format!("{play} - w - 0 1"), "fen-hands:-");
        check(&format!("{setup} [QKRBNkqrbn] w - 0 1"), "fen-hands:[QKRBNkqrbn]");
        check(&format!("{setup} [KKQRBNkqrbn] w - 0 1"), "fen-hands:[KKQRBNkqrbn]");
        check(&format!("{setup} [KQRBNPkqrbn] w - 0 1"), "fen-hands:[KQRBNPkqrbn]");
        check(&format!("{play} [] x - 0 1"), "fen-side:x");
        check(&format!("{play} [] w 38 0 1"), "fen-limping:38");
        check(&format!("{play} [] w 12,12 0 1"), "fen-limping:12,12");
        check(&format!("{play} [] w 012 0 1"), "fen-limping:012");
        check(&format!("{play} [] w 5 0 1"), "fen-limping-place:5");
        check(&format!("{play} [] w 18 0 1"), "fen-limping-pawn:18");
        check(&format!("{play} [] w 15 0 1"), "fen-limping-pawn:15");
        check(&format!("{play} [] w - -1 1"), "fen-clock:-1");
        check(&format!("{play} [] w - 0 0"), "fen-number:0");
        check("1/2/7/1P4/1n3/1P4/6k/2/1 [] w - 0 1", "fen-kings:white,0");
        check("1/2/K6/1P4/kn3/1P4/6k/2/1 [] w - 0 1", "fen-kings:black,2");
        check("1/2/K6/P5/5/6/6k/2/1 [] w - 0 1", "fen-pawn:11");
        check("1/2/KPPPPP1/P5/5/6/6k/2/1 [] w - 0 1", "fen-pawn:11");
        check("1/2/KPPPPP1/1P4/5/6/6k/2/1 [] w - 0 1", "fen-crowd:white");
    }

    #[test]
    fn faults_of_the_setup_phase() {
        let check = |text: &str, expect: &str| {
            let Refusal(say) = read(text).unwrap_err();
            check_said(&say);
            assert_eq!(say.text(), expect, "{text}");
        };
        let setup = "1/2/1P3p1/1P2p1/1P1p1/1P2p1/1P3p1/2/1";
        check(&format!("{setup} [KQRBNkqrbn] b - 0 1"), "fen-setup-turn");
        check(&format!("{setup} [KQRBNkqrbn] w - 1 1"), "fen-setup-counts");
        check(&format!("{setup} [KQRBNkqrbn] w - 0 2"), "fen-setup-counts");
        check(&format!("{setup} [KQRBNkqrb] w - 0 1"), "fen-setup-men:black");
        check("1/2/2P2p1/1P2p1/1P1p1/1P2p1/1P3p1/2/1 [KQRBNkqrbn] w - 0 1", "fen-setup-men:white");
        check("1/2/1P3p1/1P2p1/1P1p1/1P2p1/1P3p1/2/B [KQRNkqrbn] b - 0 1", "fen-setup-place:white");
        check("1/2/BP3p1/RP2p1/1P1p1/1P2p1/1P3p1/2/1 [KQNkqrbn] b - 0 1", "fen-setup-turn");
    }

    #[test]
    fn the_side_that_waits_may_not_be_in_check() {
        let refused = read("1/2/K6/6/2R2/6/6k/2/1 [] w - 0 1").is_err();
        assert!(!refused);
        let Refusal(say) = read("1/2/1R4k/6/4K/6/7/2/1 [] w - 0 1").unwrap_err();
        check_said(&say);
        assert_eq!(say.text(), "fen-check:black");
    }
}
