//! The search on a small game whose values are known: take one, two or three from a heap; who takes
//! the last one wins.

use super::*;
use crate::ai::{Limits, Sight, Unwatched, Which, value};
use crate::rules::Seat;

#[derive(Clone, Debug)]
struct Heap {
    left: u32,
    turn: Seat,
}

impl Search for Heap {
    type Move = u32;
    type Undo = ();

    fn turn(&self) -> Seat {
        self.turn
    }

    fn generate(&self, which: Which, out: &mut Vec<u32>) {
        if which == Which::All {
            out.extend(1..=self.left.min(3));
        }
    }

    fn make(&mut self, m: u32) {
        self.left -= m;
        self.turn = self.turn.other();
    }

    fn unmake(&mut self, m: u32, (): ()) {
        self.left += m;
        self.turn = self.turn.other();
    }

    fn hash(&self) -> u64 {
        let key = u64::from(self.left) * 2 + u64::from(self.turn.0);
        key.wrapping_mul(0x9E37_79B9_7F4A_7C15)
    }

    fn ended(&self, _stuck: bool, _seat: Seat) -> Option<i32> {
        (self.left == 0).then_some(value::LOST)
    }

    fn evaluate(&self, _seat: Seat) -> i32 {
        0
    }
}

fn think(left: u32, plan: &Plan) -> Found<u32> {
    let board = Heap { left, turn: Seat::FIRST };
    AlphaBeta::new(1).think(&board, plan, &Unwatched, &|_| ())
}

fn plan(nodes: Option<u64>, depth: Option<u32>, margin: i32) -> Plan {
    Plan { limits: Limits { nodes, depth }, margin, sight: Sight::SHARP }
}

#[test]
fn won_heaps_are_won_as_soon_as_can_be() {
    for left in 1..24 {
        let found = think(left, &plan(None, Some(30), 0));
        let (m, worth) = found.moves[0];
        let plies = value::plies_to_end(worth).unwrap();
        if left % 4 == 0 {
            assert!(plies < 0, "{left}: {worth}");
        } else {
            assert!(plies > 0 && m == left % 4, "{left}: {m} {worth}");
        }
    }
}

#[test]
fn a_margin_values_every_move_near_the_best() {
    let found = think(3, &plan(None, Some(6), 70_000));
    assert_eq!(found.moves.len(), 3);
    assert_eq!(found.moves[0], (3, value::WON - 1));
    assert!(found.moves[1..].iter().all(|&(_, worth)| worth < 0));
}

#[test]
fn the_smallest_budget_still_finds_a_move_and_keeps_to_it() {
    let found = think(23, &plan(Some(1), None, 0));
    assert_eq!((found.moves.len(), found.depth), (1, 1));
    let found = think(23, &plan(Some(500), None, 0));
    assert!(found.nodes <= 500, "{}", found.nodes);
}

#[test]
fn the_same_question_has_the_same_answer() {
    let ask = || {
        let found = think(22, &plan(Some(300), None, 0));
        (found.moves, found.line, found.depth, found.nodes)
    };
    assert_eq!(ask(), ask());
}

#[test]
fn an_ended_board_has_no_move() {
    assert!(think(0, &plan(None, Some(3), 0)).moves.is_empty());
}
