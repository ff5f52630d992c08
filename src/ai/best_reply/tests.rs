//! Searches of a game of three heaps, whose values can be reckoned by hand.

use super::*;
use crate::ai::Unwatched;

/// Three seats in turn add 0 to 2 to a heap of their own or take 0 to 2 from the next seat's;
/// after six moves the heaps count.
#[derive(Clone)]
struct Heaps {
    heaps: [i32; 3],
    played: Vec<(i32, bool)>,
}

impl Heaps {
    fn at(heaps: [i32; 3]) -> Self {
        Self { heaps, played: Vec::new() }
    }

    fn lead(&self, seat: Seat) -> i32 {
        let others: i32 = self.heaps.iter().sum::<i32>() - self.heaps[seat.index()];
        10 * (2 * self.heaps[seat.index()] - others)
    }

    fn change(&mut self, mover: usize, (by, own): (i32, bool), sign: i32) {
        if own {
            self.heaps[mover] += sign * by;
        } else {
            self.heaps[(mover + 1) % 3] -= sign * by;
        }
    }
}

impl Search for Heaps {
    type Move = (i32, bool);
    type Undo = ();
    const SLOTS: usize = 6;

    fn turn(&self) -> Seat {
        Seat((self.played.len() % 3) as u8)
    }

    fn generate(&self, which: Which, out: &mut Vec<(i32, bool)>) {
        if which == Which::All && self.played.len() < 6 {
            out.extend([0, 1, 2].into_iter().flat_map(|by| [(by, true), (by, false)]));
        }
    }

    fn make(&mut self, m: (i32, bool)) {
        let mover = self.turn().index();
        self.change(mover, m, 1);
        self.played.push(m);
    }

    fn unmake(&mut self, m: (i32, bool), (): ()) {
        self.played.pop();
        self.change(self.turn().index(), m, -1);
    }

    fn hash(&self) -> u64 {
        0
    }

    fn ended(&self, stuck: bool, seat: Seat) -> Option<i32> {
        (stuck || self.played.len() == 6).then(|| self.lead(seat))
    }

    fn evaluate(&self, seat: Seat) -> i32 {
        self.lead(seat)
    }

    fn slot(&self, (by, own): (i32, bool)) -> usize {
        by as usize * 2 + usize::from(own)
    }

    fn idle(&self, (by, _): (i32, bool)) -> i32 {
        -by
    }
}

fn found(board: &Heaps, depth: Option<u32>, nodes: Option<u64>, margin: i32) -> Found<(i32, bool)> {
    think(board, Limits { nodes, depth }, margin, &Unwatched, &|_| Vec::new())
}

#[test]
fn only_the_worst_of_the_answers_is_free() {
    let board = Heaps::at([5, 5, 5]);
    // Two is added; whichever of the others answers freely, it costs 20 twice over or less.
    let looked = found(&board, Some(0), None, 0);
    assert_eq!(looked.moves[0], ((2, true), 10 * (2 * 7 - 10)));
    let answered = found(&board, Some(1), None, 0);
    assert_eq!(answered.moves[0].0, (2, true));
    assert_eq!(answered.moves[0].1, 0, "the last seat takes two of mine");
}

#[test]
fn a_margin_gives_true_values_to_near_moves() {
    let board = Heaps::at([5, 5, 5]);
    let near = found(&board, Some(1), None, 20);
    assert!(near.moves.len() > 1, "{near:?}");
    for &(m, value) in &near.moves {
        let mut after = board.clone();
        after.make(m);
        assert!(value >= near.moves[0].1 - 20);
        let alone = found(&board, Some(1), None, 1_000);
        assert!(alone.moves.contains(&(m, value)), "{m:?} {value}");
    }
}

#[test]
fn a_board_is_worth_to_the_mover_what_his_move_was() {
    let board = Heaps::at([5, 5, 5]);
    let (m, worth) = found(&board, Some(2), None, 0).moves[0];
    let mut after = board.clone();
    after.make(m);
    let limits = Limits { nodes: None, depth: Some(1) };
    assert_eq!(value(&after, Seat(0), limits, &Unwatched).0, worth);
    let glance = Limits { nodes: None, depth: Some(0) };
    assert_eq!(value(&after, Seat(0), glance, &Unwatched), (after.lead(Seat(0)), 0));
}

#[test]
fn a_node_limit_ends_the_search_with_a_move() {
    let board = Heaps::at([5, 5, 5]);
    let short = found(&board, None, Some(1), 0);
    assert_eq!((short.depth, short.moves.is_empty()), (0, false));
    let long = found(&board, None, None, 0);
    assert!(long.nodes > short.nodes && long.depth > 1);
}
