//! What a position is worth, in hundredths of a pawn, for the side to move.

use super::attacks;
use super::board::Board;
use super::cells::{Spot, Spots};
use super::men::{Colour, Kind, TIPS, WINGS};
use crate::rules::kit::hex;

/// What the men are worth, in the order of [`Kind`]: a rook never leaves its file, a bishop alone
/// mates.
const MEN: [i32; 6] = [0, 800, 220, 500, 300, 100];
/// What each attacked cell is worth to a man, in the order of [`Kind`].
const MOBILITY: [i32; 6] = [0, 4, 3, 7, 6, 0];
/// What a pawn gains by being so many steps before its promotion, and if no enemy pawn can stop it.
const PAWN: [i32; 7] = [0, 70, 40, 20, 8, 0, 0];
const PASSED: [i32; 7] = [0, 90, 60, 35, 20, 10, 5];
/// What a dead pawn and a mummy lose.
const DEAD: i32 = 65;
const MUMMY: i32 = 85;
/// What a limping pawn loses.
const LIMPING: i32 = 6;
/// What it costs a king that a man of each kind aims at the cells around him.
const SIEGE: [i32; 6] = [0, 22, 8, 14, 14, 5];
/// What an own man beside the king is worth while the enemy has much to attack with.
const SHIELD: i32 = 9;
/// What it is worth to be to move.
const MOVE: i32 = 12;

/// How far a cell is from the middle, 0 to 4.
static FROM_MIDDLE: [i32; 64] = {
    let mut far = [0; 64];
    let mut at = 0;
    while at < Spot::COUNT {
        let (q, r) = (hex::STAR[at].x, hex::STAR[at].y);
        let s = -q - r;
        far[at] = (q.abs() + r.abs() + s.abs()) as i32 / 2;
        at += 1;
    }
    far
};

fn from_middle(spot: Spot) -> i32 {
    FROM_MIDDLE[spot.index()]
}

/// How many steps two cells are apart.
fn distance(one: Spot, other: Spot) -> i32 {
    let (a, b) = (one.cell(), other.cell());
    let (q, r) = (a.x - b.x, a.y - b.y);
    i32::from(q.abs() + r.abs() + (q + r).abs()) / 2
}

/// The value for the side to move.
#[must_use]
pub fn evaluate(board: &Board) -> i32 {
    let turn = board.turn();
    if board.in_setup() {
        let value = |colour| placed(board, colour);
        return value(turn) - value(!turn) + MOVE;
    }
    let heat = Colour::ALL.map(|colour| heat(board, colour));
    let value = |colour: Colour| {
        men(board, colour) + pawns(board, colour) + king(board, colour, heat[!colour as usize])
    };
    let balance = value(turn) - value(!turn);
    let balance = balance + chase(board, turn) - chase(board, !turn);
    let stronger = if balance > 0 { turn } else { !turn };
    if cannot_win(board, stronger) { balance / 8 } else { balance + MOVE }
}

/// How much a side has to attack with: 0 to about 16.
fn heat(board: &Board, colour: Colour) -> i32 {
    let count = |kind| board.men(colour, kind).len() as i32;
    6 * count(Kind::Queen)
        + 4 * count(Kind::Bishop)
        + 4 * count(Kind::Knight)
        + 2 * count(Kind::Rook)
}

/// Officers: what they are worth, how far they see, and how they besiege the enemy king.
fn men(board: &Board, colour: Colour) -> i32 {
    let occupied = board.occupied();
    let enemy_pawns = board.men(!colour, Kind::Pawn);
    let unsafe_cells =
        enemy_pawns.fold(Spots::EMPTY, |set, spot| set | attacks::pawn(!colour, spot));
    let ring = board.king(!colour).map_or(Spots::EMPTY, |king| attacks::king(king) | king.set());
    let mut value = 0;
    let mut besiegers = 0;
    let mut siege = 0;
    for kind in [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight] {
        for spot in board.men(colour, kind) {
            let seen = attacks::of(kind, spot, occupied) & !board.side(colour);
            value += MEN[kind as usize];
            value += MOBILITY[kind as usize] * (seen & !unsafe_cells).len() as i32;
            if kind != Kind::Rook {
                value -= 3 * from_middle(spot);
            }
            let aimed = (seen & ring).len() as i32;
            if aimed > 0 {
                besiegers += 1;
                siege += SIEGE[kind as usize] * aimed;
            }
            if unsafe_cells.has(spot) {
                value -= 20;
            }
        }
    }
    value + if besiegers >= 2 { siege } else { siege / 3 }
}

fn pawns(board: &Board, colour: Colour) -> i32 {
    let enemies = board.men(!colour, Kind::Pawn);
    let own = board.men(colour, Kind::Pawn);
    let mut value = 0;
    for spot in own {
        value += MEN[Kind::Pawn as usize];
        if WINGS.has(spot) {
            value -= if TIPS.has(spot) { MUMMY } else { DEAD };
            continue;
        }
        let (steps, path) = road(colour, spot);
        value += PAWN[steps];
        let guards = path.fold(path, |set, cell| set | attacks::pawn(colour, cell));
        if !guards.meets(enemies) {
            value += PASSED[steps];
            if path.meets(board.occupied()) {
                value -= PASSED[steps] / 3;
            }
        }
        if attacks::pawn(!colour, spot).meets(own) {
            value += 6;
        }
    }
    value - LIMPING * (board.limping() & own).len() as i32
}

/// How many steps a pawn is from its promotion, and the cells on its way.
fn road(colour: Colour, spot: Spot) -> (usize, Spots) {
    let (mut steps, mut path, mut at) = (0, Spots::EMPTY, spot.set());
    loop {
        at = attacks::forward(colour, at);
        if at.is_empty() || steps == 6 {
            return (steps, path);
        }
        steps += 1;
        path |= at;
    }
}

/// A king hides while the enemy can attack and goes to the middle when it no longer can.
fn king(board: &Board, colour: Colour, heat: i32) -> i32 {
    let Some(king) = board.king(colour) else { return 0 };
    let shield = (attacks::king(king) & board.side(colour)).len() as i32;
    let hidden = SHIELD * shield + 6 * from_middle(king);
    let active = -14 * from_middle(king);
    (hidden * heat.min(16) + active * (16 - heat.min(16))) / 16
}

/// Against a bare king: drive him to the rim, with the own king near.
fn chase(board: &Board, colour: Colour) -> i32 {
    let Some((own, bare)) = board.king(colour).zip(board.king(!colour)) else { return 0 };
    if board.side(!colour).is_many() || !board.side(colour).is_many() {
        return 0;
    }
    25 * from_middle(bare) - 12 * distance(own, bare)
}

/// Whether a side has nothing left that can force a mate: no pawn that lives, and only rooks, or one
/// knight.
fn cannot_win(board: &Board, colour: Colour) -> bool {
    let men = |kind| board.men(colour, kind);
    let strong = men(Kind::Queen) | men(Kind::Bishop) | men(Kind::Pawn) & !WINGS;
    let knights = men(Kind::Knight).len();
    strong.is_empty() && (knights == 0 || knights == 1 && men(Kind::Rook).is_empty())
}

/// What a back rank under way is worth: kings belong to the corners, where no knight mates at once.
fn placed(board: &Board, colour: Colour) -> i32 {
    let corners = Spots::numbered(&[4, 28, 10, 34]);
    let middles = Spots::numbered(&[17, 21]);
    let mut value = 0;
    match board.king(colour) {
        Some(king) if corners.has(king) => value += 40,
        Some(king) if middles.has(king) => {
            value -= if colour == Colour::Black { 2_000 } else { 60 }
        }
        Some(_) => value -= if colour == Colour::Black { 150 } else { 20 },
        None if (corners & colour.back_rank() & !board.occupied()).is_empty() => value -= 100,
        None => {}
    }
    for kind in [Kind::Bishop, Kind::Queen, Kind::Knight] {
        for spot in board.men(colour, kind) {
            // From the middle of the back rank officers see more.
            value += 4 - 2 * (from_middle(spot) - 2);
        }
    }
    value
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::starchess::tests::{open, some_boards};

    #[test]
    fn mirrored_positions_are_worth_the_same() {
        for board in some_boards(9, 8).into_iter().filter(|board| !board.in_setup()) {
            let value = evaluate(&board);
            assert_eq!(evaluate(&board.mirrored(Spot::left_right, false)), value);
            assert_eq!(evaluate(&board.mirrored(Spot::top_bottom, true)), value);
            assert!(value.abs() < 20_000);
        }
    }

    #[test]
    fn men_are_worth_what_they_do_here() {
        let value = |text: &str| evaluate(open(text).position().board());
        let bishop = value("1/2/KP5/6/2B2/6/5pk/2/1 [] w - 0 1");
        let rook = value("1/2/KP5/6/2R2/6/5pk/2/1 [] w - 0 1");
        assert!(bishop > rook + 200, "{bishop} {rook}");
        let rooks = value("1/2/K6/2R3/2R2/6/6k/2/1 [] w - 0 1");
        assert!(rooks < 150, "{rooks}");
        let dead = value("1/P1/K6/2N3/5/6/5pk/2/1 [] w - 0 1");
        let living = value("1/2/K1P4/2N3/5/6/5pk/2/1 [] w - 0 1");
        assert!(living > dead + 50, "{living} {dead}");
    }
}
