//! Who forces whom in a stretch of play inside the search.

use super::Line;
use crate::games::xiangqi::chase::chased;
use crate::games::xiangqi::men::Camp;
use crate::games::xiangqi::repetition::Rule;

/// Who loses by the stretch of play from the position with this number to the present one, which is
/// the same, if it were played for ever.
pub(super) fn loser(line: &Line, from: usize) -> Option<Camp> {
    let turn = line.board.turn();
    let other = turn.other();
    // The last move was the other side's.
    let checks = |skip: usize| {
        line.stands[from + 1..].iter().rev().skip(skip).step_by(2).all(|stand| stand.check)
    };
    match line.rule {
        Rule::Draw | Rule::Free => None,
        Rule::Axf3 | Rule::Ban | Rule::CheckOnly => match (checks(1), checks(0)) {
            (true, true) => None,
            (true, false) => Some(turn),
            (false, true) => Some(other),
            (false, false) if line.rule == Rule::CheckOnly => None,
            (false, false) => match chases(line, from) {
                [true, false] => Some(turn),
                [false, true] => Some(other),
                _ => None,
            },
        },
    }
}

/// Whether the side to move, and whether the other, newly chases one man with every move.
fn chases(line: &Line, from: usize) -> [bool; 2] {
    let mut prey = [u32::MAX; 2];
    let mut board = line.board.clone();
    for at in (from..line.made.len()).rev() {
        let made = line.made[at];
        // Whose move it was: the last one was the other side's.
        let whose = (line.made.len() - at) % 2;
        let mover = board.turn().other();
        let wanted = prey[whose] != 0;
        let newly = match (made.m, made.chased) {
            (None, known) => known.unwrap_or(0),
            (Some(m), _) => {
                let after = if wanted { chased(&board, mover) } else { 0 };
                let check = line.stands[at + 1].check;
                board.unmake(m, crate::games::xiangqi::board::Undo::NONE);
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
