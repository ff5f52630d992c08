//! Who forces whom in a stretch of play inside the search.

use crate::games::xiangqi::board::{Board, Move, Undo};
use crate::games::xiangqi::chase::chased;
use crate::games::xiangqi::men::Camp;
use crate::games::xiangqi::repetition::Rule;

/// A position on the way.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stand {
    pub key: u64,
    /// Whether its side to move is in check.
    pub check: bool,
    /// Half-moves since the last capture.
    pub clock: u16,
    /// How many positions before it could come back.
    pub back: u16,
    /// How often it has stood before.
    pub stood: u8,
    /// Where it stood last and the time before, in `stands`.
    pub earlier: [u16; 2],
}

/// A move on the way.
#[derive(Clone, Copy, Debug)]
pub(super) struct Made {
    pub m: Option<Move>,
    /// The men it newly chased, if that is known.
    pub chased: Option<u32>,
}

/// What there is to know of a stretch of play.
pub(super) struct Way<'a> {
    /// The men and the side to move at its end.
    pub board: &'a Board,
    /// The positions of the search, of which it is the end.
    pub stands: &'a [Stand],
    /// The moves between them.
    pub made: &'a [Made],
    /// What repeating leads to.
    pub rule: Rule,
}

/// Who loses by the stretch of play from the position with this number to the present one, which is
/// the same, if it were played for ever.
pub(super) fn loser(way: &Way<'_>, from: usize) -> Option<Camp> {
    let turn = way.board.turn();
    let other = turn.other();
    // The last move was the other side's.
    let checks = |skip: usize| {
        way.stands[from + 1..].iter().rev().skip(skip).step_by(2).all(|stand| stand.check)
    };
    match way.rule {
        Rule::Draw | Rule::Free => None,
        Rule::Axf3 | Rule::Ban | Rule::CheckOnly => match (checks(1), checks(0)) {
            (true, true) => None,
            (true, false) => Some(turn),
            (false, true) => Some(other),
            (false, false) if way.rule == Rule::CheckOnly => None,
            (false, false) => match chases(way, from) {
                [true, false] => Some(turn),
                [false, true] => Some(other),
                _ => None,
            },
        },
    }
}

/// Whether the side to move, and whether the other, newly chases one man with every move.
fn chases(way: &Way<'_>, from: usize) -> [bool; 2] {
    let mut prey = [u32::MAX; 2];
    let mut board = way.board.clone();
    for at in (from..way.made.len()).rev() {
        let made = way.made[at];
        // Whose move it was: the last one was the other side's.
        let whose = (way.made.len() - at) % 2;
        let mover = board.turn().other();
        let wanted = prey[whose] != 0;
        let newly = match (made.m, made.chased) {
            (None, known) => known.unwrap_or(0),
            (Some(m), _) => {
                let after = if wanted { chased(&board, mover) } else { 0 };
                let check = way.stands[at + 1].check;
                board.unmake(m, Undo::NONE);
                if check || after == 0 { 0 } else { after & !chased(&board, mover) }
            }
        };
        prey[whose] &= newly;
        if prey == [0, 0] {
            break;
        }
    }
    [prey[0] != 0, prey[1] != 0]
}
