//! What the network is shown of a position, and the network: men that are safe or threatened, tiles under
//! threat, trays, in how many places each kind could be placed, and by which rules.

use super::board::SIDES;
use super::options::{Replace, Scoring};
use super::search::{Line, WIN};
use super::tiles::{Kind, Tile};
use crate::ai::net::{self, Counts, Features, Shipped};

/// Hidden units for each side.
const WIDTH: usize = 32;

/// What judges positions.
pub(super) type Accumulators = net::Accumulators<Line, WIDTH>;

/// The network. How its weights were made is told beside them.
pub(super) static NET: Shipped<Line, WIDTH> =
    Shipped::new(include_bytes!("../../../assets/nets/stalemate.bin"));

/// Codes of tiles: own men from 1 on, each kind safe and threatened; then the other side's; then
/// empty tiles that own men threaten, the other's, or both.
const OTHERS: u8 = 9;
const OWN_THREAT: u8 = 17;
const OTHER_THREAT: u8 = 18;
const BOTH_THREATS: u8 = 19;
/// Where the places behind the tiles begin: of each kind first the own, then the other side's.
const TRAYS: usize = Tile::COUNT;
const FREEDOM: usize = TRAYS + 8;
const SPENT: usize = FREEDOM + 8;
const SIZE: usize = SPENT + 2;
const PASSED: usize = SIZE + 1;
const SCORING: usize = PASSED + 1;
const REPLACING: usize = SCORING + 1;
const PLACES: usize = REPLACING + 3;
/// More places than this are not counted.
const MANY: u8 = 8;
/// Buckets of each way to count: by the plays so far.
const PHASES: usize = 8;

/// The number of a way to count.
const fn number(scoring: Scoring) -> u8 {
    match scoring {
        Scoring::Threats => 0,
        Scoring::Safety => 1,
        Scoring::Both => 2,
        Scoring::Pawns => 3,
        Scoring::Placed => 4,
    }
}

impl Features for Line {
    type Perspective = [u8; PLACES];
    const BLANK: [u8; PLACES] = [0; PLACES];
    const CODES: usize = 19;
    const BUCKETS: usize = 5 * PHASES;
    /// Nearly every place can have a code.
    const HEAVIEST: i16 = 260;

    fn features(&self, perspectives: &mut [[u8; PLACES]; 2], _: &mut [Counts; 2]) {
        let board = self.board();
        let mut put = |tile: Tile, codes: [u8; 2]| {
            for (perspective, code) in perspectives.iter_mut().zip(codes) {
                perspective[tile.index()] = code;
            }
        };
        let threats = SIDES.map(|side| board.threats(side));
        let empty = board.empty();
        let [first, second] = threats.map(|tiles| tiles.and(empty));
        for (tiles, codes) in [
            (first.without(second), [OWN_THREAT, OTHER_THREAT]),
            (second.without(first), [OTHER_THREAT, OWN_THREAT]),
            (first.and(second), [BOTH_THREATS; 2]),
        ] {
            tiles.each().for_each(|tile| put(tile, codes));
        }
        for side in SIDES {
            let [own, other] = if side == 0 { [1, OTHERS] } else { [OTHERS, 1] };
            for kind in Kind::ALL {
                for tile in board.kind(side, kind) {
                    let man = 2 * kind as u8 + u8::from(threats[1 - side].has(tile));
                    put(tile, [own + man, other + man]);
                }
            }
        }
        let options = board.options();
        let replacing = match (options.replace, options.forced_replace) {
            (Replace::Free, true) => 0,
            (Replace::Free, false) => 1,
            (Replace::Earned, true) => 2,
            (Replace::Earned, false) => 3,
        };
        for side in SIDES {
            let places = board.placements_past(side, threats[1 - side]);
            for (seat, perspective) in perspectives.iter_mut().enumerate() {
                let nth = usize::from(seat != side);
                for (kind, places) in Kind::ALL.into_iter().zip(&places) {
                    let at = 4 * nth + kind as usize;
                    perspective[TRAYS + at] = board.tray(side, kind);
                    perspective[FREEDOM + at] = places.count().min(MANY);
                }
                perspective[SPENT + nth] = board.replaced(side).min(2);
            }
        }
        for perspective in perspectives {
            perspective[SIZE] = options.size;
            perspective[PASSED] = u8::from(board.passed());
            perspective[SCORING] = number(options.scoring);
            perspective[REPLACING] = replacing;
        }
    }

    /// A game that runs is worth less than one that is won.
    fn known(&self, value: i32) -> i32 {
        value.clamp(1 - WIN, WIN - 1)
    }

    fn bucket(&self) -> usize {
        let phase = (self.board().played() as usize / 3).min(PHASES - 1);
        usize::from(number(self.board().options().scoring)) * PHASES + phase
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
