//! Keys of positions: equal for equal positions, and without borders for shifted ones (section 11).

use super::board::{Board, Fate, Phase};
use super::table::each;
use crate::rules::Cell;

/// Spreads a word over all bits.
const fn mixed(word: u64) -> u64 {
    let word = (word ^ (word >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let word = (word ^ (word >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    word ^ (word >> 31)
}

impl Board {
    /// The key of the tiles, the seat to move and the seats left.
    #[must_use]
    pub fn key(&self) -> u64 {
        let base = match self.code.borders {
            Some(_) => Cell::new(0, 0),
            None => self.table.window().low,
        };
        let mut key = 0u64;
        for place in each(self.table.all()) {
            let tile = self.table.tile(place);
            let (x, y) = (tile.cell.x - base.x, tile.cell.y - base.y);
            let word = u64::from(x as u16) | u64::from(y as u16) << 16;
            let word = word | u64::from(tile.owner) << 32 | (tile.kind as u64) << 40;
            // The sum does not depend on the order of places.
            key = key.wrapping_add(mixed(word.wrapping_add(0x9E37_79B9_7F4A_7C15)));
        }
        let phase = match self.phase {
            Phase::Layout => 1,
            Phase::Free(left) => 4 + u64::from(left),
            Phase::Play => 2,
            Phase::Ended => 3,
        };
        let mut state = u64::from(self.turn) | phase << 8;
        for (nth, fate) in self.fates.iter().enumerate() {
            let left = u64::from(*fate == Fate::In) | u64::from(*fate == Fate::Resigned) << 1;
            state |= left << (32 + 2 * nth);
        }
        mixed(key ^ mixed(state ^ 0x51A1_E3A7))
    }
}
