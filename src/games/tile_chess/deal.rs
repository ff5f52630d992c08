//! The random layout (section 13): all tiles but the kings, shuffled and dealt to cells.

use super::board::{Board, Phase};
use super::men::Kind;
use super::table::Tile;
use crate::rules::{Cell, Rng};

/// How tiles come onto the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Layout {
    /// The players lay them in turn.
    #[default]
    Players,
    /// Dealt row by row.
    Rectangle,
    /// Dealt in a spiral.
    Spiral,
}

impl Layout {
    /// The first so many cells to deal to.
    #[must_use]
    pub fn cells(self, count: usize) -> Vec<Cell> {
        match self {
            Self::Players => Vec::new(),
            Self::Rectangle => {
                let width = (1..=count).find(|width| width * width >= count).unwrap_or(1);
                (0..count)
                    .map(|nth| Cell::new((nth % width) as i16, -((nth / width) as i16)))
                    .collect()
            }
            Self::Spiral => {
                let mut cells = Vec::with_capacity(count);
                let mut at = Cell::new(0, 0);
                let turns = [(1, 0), (0, 1), (-1, 0), (0, -1)].into_iter().cycle();
                for (nth, (dx, dy)) in turns.take(2 * count).enumerate() {
                    for _ in 0..=nth / 2 {
                        cells.push(at);
                        at = Cell::new(at.x + dx, at.y + dy);
                    }
                }
                cells.truncate(count);
                cells
            }
        }
    }
}

/// Deals all tiles but the kings; then each seat has so many free turns.
pub fn deal(board: &mut Board, layout: Layout, turns: u16, rng: &mut Rng) {
    let mut tiles = Vec::new();
    for seat in board.each_seat() {
        for kind in Kind::ALL.into_iter().filter(|&kind| kind != Kind::King) {
            let count = std::mem::take(&mut board.hands[seat][kind as usize]);
            tiles.extend((0..count).map(|_| (seat as u8, kind)));
        }
    }
    rng.shuffle(&mut tiles);
    for (&(owner, kind), cell) in tiles.iter().zip(layout.cells(tiles.len())) {
        board.table.lay(Tile { cell, owner, kind });
    }
    let turns = turns * u16::from(board.seats);
    board.phase = if turns == 0 { Phase::Layout } else { Phase::Free(turns) };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::tile_chess::cells::name;

    #[test]
    fn tiles_are_dealt_in_rows_or_a_spiral() {
        let check = |layout: Layout, count, expect: &[&str]| {
            let names: Vec<_> = layout.cells(count).into_iter().map(name).collect();
            assert_eq!(names, expect);
        };
        check(Layout::Rectangle, 5, &["n50", "o50", "p50", "n49", "o49"]);
        check(Layout::Spiral, 8, &["n50", "o50", "o51", "n51", "m51", "m50", "m49", "n49"]);
        check(Layout::Spiral, 0, &[]);
    }
}
