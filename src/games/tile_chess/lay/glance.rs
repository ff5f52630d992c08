//! What a placement is worth at a glance, by looking at the table after it.
//!
//! The numbers were found by playing: layouts by two sets of numbers that differ a little met each
//! other, and whichever left more for the first move of play drew the numbers towards itself
//! (simultaneous perturbation, Spall 1992).

use crate::games::tile_chess::board::Board;
use crate::games::tile_chess::eval;
use crate::games::tile_chess::men::{Kind, Move};
use crate::games::tile_chess::table::each;

/// When to lay a kind, in the order of [`Kind::ALL`], as long as the hand is half full; and how much
/// more with a full one. There is no choice about the king.
const WHEN: [i32; 6] = [0, 13, -65, -16, 31, 80];
const EARLY: [i32; 6] = [0, 0, -19, -29, -9, 26];
/// What the value of the table counts for, in percent.
const TABLE: i32 = 82;
/// What it is worth to touch a tile, and to touch one of one's own, up to three of them.
const HELD: i32 = 8;
const OWN: i32 = 21;
/// The same for every further one, and for each of an enemy: who lies in a crowd is easily cut off.
const HELD_MORE: i32 = -17;
const OWN_MORE: i32 = -10;
const ENEMY: i32 = -8;
/// What a cell to flee to costs a king, up to four, and an own tile that it touches: it is safest where
/// everything is full, and not of its own.
const KING_FREE: i32 = -6;
const KING_OWN: i32 = -16;
/// What of its worth a tile loses, in percent, that can be taken and not retaken; the same for one that
/// more can take than retake, and for a cut tile.
const HANGING: i32 = 15;
const OUTNUMBERED: i32 = 8;
const CUT: i32 = 24;
/// What is won of the worth of an enemy that hangs.
const PREY: i32 = 13;

/// A move of the layout.
pub(in crate::games::tile_chess) struct Choice {
    pub m: Move,
    /// What its manner is worth, whatever the table is.
    pub manner: i32,
    /// What the table is worth after it to the seat that lays, at a glance.
    pub glance: i32,
}

/// The moves of the layout for the seat to move, those first that look best.
pub(in crate::games::tile_chess) fn choices(board: &mut Board, moves: &[Move]) -> Vec<Choice> {
    let seat = board.turn().index();
    let choice = |&m: &Move| {
        let undo = board.play(m);
        board.table.find_cuts();
        let glance = eval::evaluate(board, seat) * TABLE / 100 + hanging(board, seat);
        let manner = manner(board, seat, m);
        board.unplay(undo);
        Choice { m, manner, glance }
    };
    let mut choices: Vec<_> = moves.iter().map(choice).collect();
    choices.sort_by_key(|choice| std::cmp::Reverse(choice.manner + choice.glance));
    choices
}

/// What is good about how a tile lies that has just been laid.
fn manner(board: &Board, seat: usize, m: Move) -> i32 {
    let Move::Place(kind, cell) = m else { return 0 };
    let around = board.table().around(cell);
    let all = around.count_ones() as i32;
    let own = (around & board.table().army(seat)).count_ones() as i32;
    let counted =
        |count: i32, each: i32, more: i32| each * count.min(3) + more * (count - 3).max(0);
    let touching =
        counted(all, HELD, HELD_MORE) + counted(own, OWN, OWN_MORE) + ENEMY * (all - own);
    let mut value = touching - eval::worth(kind).min(500);
    if kind == Kind::King {
        value += KING_FREE * (8 - all).min(4) + KING_OWN * own;
    } else {
        let left = board.held(seat) as i32;
        value += WHEN[kind as usize] + EARLY[kind as usize] * (left - 7) / 7;
    }
    value
}

/// What hangs while nobody moves yet.
fn hanging(board: &Board, seat: usize) -> i32 {
    let table = board.table();
    let mut value = 0;
    for owner in board.each_seat().filter(|&owner| board.plays(owner)) {
        for place in each(table.army(owner)) {
            let tile = table.tile(place);
            let worth = eval::worth(tile.kind).min(500);
            if owner == seat && table.is_cut(place) {
                value -= worth * CUT / 100;
            }
            if tile.kind == Kind::King {
                continue;
            }
            let free = |&hunter: &usize| !table.is_cut(hunter);
            let hunters = each(board.attackers(owner, tile.cell)).filter(free);
            let (count, last) = hunters.fold((0, None), |(n, _), hunter| (n + 1, Some(hunter)));
            let Some(hunter) = last else { continue };
            let by = usize::from(table.tile(hunter).owner);
            let guards = board.attackers(by, tile.cell) & table.army(owner);
            let guards = each(guards).filter(free).count();
            value += match (owner == seat, guards) {
                (true, 0) => -worth * HANGING / 100,
                (true, guards) if count > guards => -worth * OUTNUMBERED / 100,
                (false, 0) => worth * PREY / 100,
                (true | false, _) => 0,
            };
        }
    }
    value
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::tile_chess::TileChess;
    use crate::games::tile_chess::options::Options;
    use crate::rules::Game;

    #[test]
    fn what_can_be_taken_and_not_retaken_hangs() {
        for (table, expected) in [
            // A queen and a rook face each other: each hangs, and each hunts.
            ("n50:aQbR", -450 * HANGING / 100 + 230 * PREY / 100),
            // A rook behind the queen holds her, and a pawn keeps her from holding others together.
            ("n51:aQbR/aRaP", 230 * PREY / 100),
            // Another rook holds the rook, too.
            ("n51:aQbR/aRbR", 0),
        ] {
            let text = format!("tc1 wk a L {table} KP/KP - -");
            let game = TileChess::from_text(&mut Options::default(), &text).unwrap();
            assert_eq!(hanging(game.position(), 0), expected, "{table}");
        }
    }
}
