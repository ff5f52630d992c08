//! What a network is shown of a position: men that are safe or threatened, tiles under threat, trays,
//! and in how many places each kind could be placed.

use super::board::{Board, SIDES};
use super::tiles::{Kind, Tile, Tiles};
use crate::ai::net::Shown;
use crate::rules::Seat;

/// The largest board: smaller ones lie in its corner.
const WIDEST: usize = 10;
/// Codes of tiles: own men from 1 on, each kind safe and threatened; then the other side's; then
/// empty tiles that own men threaten, the other's, or both.
const OTHERS: u8 = 9;
const THREATENED: u8 = 16;
/// Where the places behind the tiles begin.
const TRAYS: usize = WIDEST * WIDEST;
const SPENT: usize = TRAYS + 8;
const FREEDOM: usize = SPENT + 2;
const SIZE: usize = FREEDOM + 8;
const PASSED: usize = SIZE + 1;

fn place(tile: Tile) -> usize {
    let cell = tile.cell();
    (cell.y as usize * WIDEST + cell.x as usize) % TRAYS
}

impl Shown for Board {
    type Sight = [u8; 120];
    const BLANK: [u8; 120] = [0; 120];
    const CODES: usize = 19;
    /// By the plays so far.
    const BUCKETS: usize = 8;

    fn show(&self, seat: Seat, sight: &mut [u8; 120]) {
        let own = seat.index() & 1;
        let sides = [own, 1 - own];
        let threats = SIDES.map(|side| self.threats(side));
        let empty = self.empty();
        for (nth, tiles) in [(1, threats[own]), (2, threats[1 - own])] {
            for tile in tiles.and(empty) {
                sight[place(tile)] += nth;
            }
        }
        for tile in threats[0].or(threats[1]).and(empty) {
            sight[place(tile)] += THREATENED;
        }
        for (nth, side) in sides.into_iter().enumerate() {
            let from = if nth == 0 { 1 } else { OTHERS };
            for kind in Kind::ALL {
                let men = self.kind(side, kind);
                let code = from + 2 * kind as u8;
                let show = |men: Tiles, code: u8, sight: &mut [u8; 120]| {
                    men.each().for_each(|tile| sight[place(tile)] = code);
                };
                show(men, code, sight);
                show(men.and(threats[1 - side]), code + 1, sight);
                sight[TRAYS + 4 * nth + kind as usize] = self.tray(side, kind);
            }
            sight[SPENT + nth] = self.replaced(side).min(2);
            for (kind, tiles) in self.placements(side).into_iter().enumerate() {
                sight[FREEDOM + 4 * nth + kind] = tiles.count().min(8);
            }
        }
        sight[SIZE] = self.options().size;
        sight[PASSED] = u8::from(self.passed());
    }

    fn bucket(&self) -> usize {
        (self.played() as usize / 3).min(7)
    }
}
