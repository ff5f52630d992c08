//! The last tiles of a layout: each placement is searched as if play began after the answers to it.
//!
//! Earlier that would mislead: whoever moves first would take what there is still time to guard.

use super::glance::{Choice, choices};
use crate::ai::{Limits, Watch};
use crate::games::tile_chess::board::{Board, Phase};
use crate::games::tile_chess::men::Move;
use crate::games::tile_chess::search::Field;

/// So many tiles of a seat are laid with a look ahead.
pub(in crate::games::tile_chess) const LAST: u32 = 3;
/// So many placements are looked at, and of two seats so many answers to each. Of more seats each has
/// to find its answer, which takes longer than to look at the table after them.
const LOOKED_AT: usize = 16;
const OF_MANY: usize = 8;
const ANSWERS: u64 = 6;
/// An answer is looked at where at least so many positions are left for each.
const LEAST: u64 = 32;

/// A look ahead at placements.
pub(in crate::games::tile_chess) struct Ahead<'a> {
    /// The positions to visit in all.
    pub nodes: u64,
    /// The deepest depth to look at on each table.
    pub depth: Option<u32>,
    /// It looks so often, each time at the better half of the placements and twice as long in all.
    pub rounds: u32,
    pub watch: &'a dyn Watch,
}

/// A placement with the tables that the answers to it may lead to.
struct Line {
    m: Move,
    manner: i32,
    /// Each as play begins on it, with what is good about the manner of the answer.
    tables: Vec<(Field, i32)>,
    value: i32,
}

/// Placements with their values, and the positions visited.
pub(in crate::games::tile_chess) struct Compared {
    pub values: Vec<(Move, i32)>,
    pub nodes: u64,
}

impl Ahead<'_> {
    /// What the best placements are worth to the seat that lays, as far as the watcher lets it be found
    /// out: a round that is broken off does not count. `value` says what a table is worth to that seat,
    /// and how many positions that took.
    pub fn compare(
        &self,
        board: &Board,
        mut choices: Vec<Choice>,
        mut value: impl FnMut(&Field, Limits) -> (i32, u64),
    ) -> Compared {
        choices.truncate(if board.players() == 2 { LOOKED_AT } else { OF_MANY });
        let answers = (self.nodes / LOOKED_AT as u64 / LEAST).min(ANSWERS) as usize;
        let (mut values, mut nodes) = (Vec::new(), 0);
        let mut lines = Vec::new();
        for choice in &choices {
            lines.push(Line::new(board, choice, answers));
            if self.watch.stop() {
                return Compared { values, nodes };
            }
        }
        for round in 0..self.rounds {
            let each = (self.nodes << round) / ((1 << self.rounds) - 1) / lines.len().max(1) as u64;
            for line in &mut lines {
                let nodes_each = Some(each / line.tables.len() as u64);
                let limits = Limits { nodes: nodes_each, depth: self.depth };
                let mut worst = i32::MAX;
                for (table, against) in &line.tables {
                    let (found, seen) = value(table, limits);
                    nodes += seen;
                    worst = worst.min(found - against);
                    if self.watch.stop() || self.watch.enough() {
                        return Compared { values, nodes };
                    }
                }
                line.value = line.manner + worst;
            }
            lines.sort_by_key(|line| std::cmp::Reverse(line.value));
            values = lines.iter().map(|line| (line.m, line.value)).collect();
            lines.truncate(lines.len().div_ceil(2));
        }
        Compared { values, nodes }
    }
}

impl Line {
    fn new(board: &Board, &Choice { m, manner, .. }: &Choice, answers: usize) -> Self {
        let seat = board.turn();
        let mut after = board.clone();
        after.play(m);
        let begun = |mut table: Board| {
            table.begin();
            Field::new(table, [])
        };
        let open =
            |table: &Board| answers > 0 && table.phase() == Phase::Layout && table.turn() != seat;
        let mut tables = Vec::new();
        if board.players() == 2 && open(&after) {
            for answer in replies(&after).into_iter().take(answers) {
                let mut table = after.clone();
                table.play(answer.m);
                tables.push((begun(table), answer.manner));
            }
        } else {
            // Of several each lays what looks best until the turn comes round.
            while open(&after) {
                let Some(answer) = replies(&after).into_iter().next() else { break };
                after.play(answer.m);
            }
            tables.push((begun(after), 0));
        }
        Self { m, manner, tables, value: 0 }
    }
}

/// What the seat to lay may lay, the best first.
fn replies(board: &Board) -> Vec<Choice> {
    let mut board = board.clone();
    let mut moves = Vec::new();
    board.legal(&mut moves);
    choices(&mut board, &moves)
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;
    use crate::ai::Unwatched;
    use crate::games::tile_chess::TileChess;
    use crate::games::tile_chess::options::Options;
    use crate::rules::{Game, Rng};

    /// A layout at random in which each seat has so many tiles left.
    fn unfinished(seats: u8, left: u32) -> Board {
        let mut rng = Rng::new(5);
        let mut game = TileChess::new(&Options::default(), seats, &mut rng).unwrap();
        while game.position().held(usize::from(seats) - 1) > left {
            let seat = game.position().turn();
            let m = *rng.pick(&game.moves(seat)).unwrap();
            game.apply(seat, &m);
        }
        game.position().clone()
    }

    fn laid(table: &Field) -> u32 {
        table.look(|board| board.table().all().count_ones())
    }

    #[test]
    fn whoever_lays_next_answers_before_play_begins() {
        for (seats, tables, answered) in [(2, 6, 1), (3, 1, 2), (6, 1, 5)] {
            let board = unfinished(seats, 2);
            let before = board.table().all().count_ones();
            for choice in replies(&board).iter().take(4) {
                let line = Line::new(&board, choice, 6);
                assert_eq!(line.tables.len(), tables, "{seats}");
                assert!(line.tables.iter().all(|(table, _)| laid(table) == before + 1 + answered));
                let alone = Line::new(&board, choice, 0);
                assert_eq!(
                    alone.tables.iter().map(|(table, _)| laid(table)).max(),
                    Some(before + 1)
                );
            }
        }
    }

    #[test]
    fn the_worst_answer_counts() {
        let board = unfinished(2, 2);
        let ahead = Ahead { nodes: 100_000, depth: None, rounds: 1, watch: &Unwatched };
        let best = &replies(&board)[..1];
        let nth = Cell::new(0);
        // Of six answers the third is the worst by far.
        let value = |_: &Field, _| {
            nth.set(nth.get() + 1);
            (if nth.get() == 3 { -5_000 } else { 0 }, 1)
        };
        let choice = Choice { m: best[0].m, manner: best[0].manner, glance: 0 };
        let compared = ahead.compare(&board, vec![choice], value);
        assert_eq!((nth.get(), compared.nodes), (6, 6));
        assert!(compared.values[0].1 < -4_000, "{:?}", compared.values);
    }

    #[test]
    fn a_round_that_is_broken_off_does_not_count() {
        /// Stops after so many tables.
        struct After(Cell<u32>);
        impl Watch for After {
            fn stop(&self) -> bool {
                self.0.set(self.0.get().saturating_sub(1));
                self.0.get() == 0
            }
        }
        let board = unfinished(2, 1);
        for (tables, counted) in [(10, 0), (LOOKED_AT as u32 * 7 + 10, LOOKED_AT), (5_000, 8)] {
            let watch = After(Cell::new(tables));
            let ahead = Ahead { nodes: 100_000, depth: None, rounds: 2, watch: &watch };
            let compared = ahead.compare(&board, replies(&board), |_, _| (0, 1));
            assert_eq!(compared.values.len(), counted, "after {tables} tables");
        }
    }
}
