//! What a network is shown of a position: men that are safe or threatened, tiles under threat, trays,
//! and in how many places each kind could be placed.

use super::board::{Board, SIDES};
use super::tiles::{Kind, Tile};
use crate::ai::net::Features;

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

impl Features for Board {
    type Perspective = [u8; 120];
    const BLANK: [u8; 120] = [0; 120];
    const CODES: usize = 19;
    /// By the plays so far.
    const BUCKETS: usize = 8;
    /// Nearly every place can have a code.
    const HEAVIEST: i16 = 270;

    fn features(&self, perspectives: &mut [[u8; 120]; 2]) {
        let threats = SIDES.map(|side| self.threats(side));
        let empty = self.empty();
        let threatened = threats.map(|tiles| tiles.and(empty));
        for (seat, perspective) in perspectives.iter_mut().enumerate() {
            // One for own threats, two for the other side's.
            for (tiles, nth) in [(threatened[seat], 1), (threatened[1 - seat], 2)] {
                tiles.each().for_each(|tile| perspective[place(tile)] += nth);
            }
            for tile in threatened[0].or(threatened[1]) {
                perspective[place(tile)] += THREATENED;
            }
        }
        for side in SIDES {
            let places = self.placements_past(side, threats[1 - side]);
            for (seat, perspective) in perspectives.iter_mut().enumerate() {
                let nth = usize::from(seat != side);
                let from = [1, OTHERS][nth];
                for (kind, places) in Kind::ALL.into_iter().zip(&places) {
                    let code = from + 2 * kind as u8;
                    for tile in self.kind(side, kind) {
                        let hit = threats[1 - side].has(tile);
                        perspective[place(tile)] = code + u8::from(hit);
                    }
                    perspective[TRAYS + 4 * nth + kind as usize] = self.tray(side, kind);
                    perspective[FREEDOM + 4 * nth + kind as usize] = places.count().min(8);
                }
                perspective[SPENT + nth] = self.replaced(side).min(2);
            }
        }
        for perspective in perspectives {
            perspective[SIZE] = self.options().size;
            perspective[PASSED] = u8::from(self.passed());
        }
    }

    fn bucket(&self) -> usize {
        (self.played() as usize / 3).min(7)
    }
}

#[cfg(test)]
mod tests {
    use crate::ai::net::checks;
    use crate::games::stalemate::StaleMate;

    #[test]
    fn games_at_random_stay_within_the_codes() {
        checks::games_stay_within_the_codes::<StaleMate>();
    }

    #[test]
    fn either_side_sees_from_its_own() {
        checks::sides_see_alike::<StaleMate>(
            "5/1n3/2P2/5/4R[RBBNNPrrbbnpp] w 0/0 0",
            "5/1N3/2p2/5/4r[RRBBNPPrbbnnp] b 0/0 0",
        );
    }
}
