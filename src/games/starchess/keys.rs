//! Random numbers of which the keys of positions are made. Kept only in memory, so they may change
//! between versions.

use super::cells::Spot;
use super::men::{Colour, Kind};

/// The next number of the sequence `SplitMix64`.
const fn next(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

struct Keys {
    men: [[[u64; 64]; 6]; 2],
    limping: [u64; 64],
    hands: [[u64; 6]; 2],
}

static KEYS: Keys = {
    let mut state = 0x5745_A1C4_E55A_0025;
    let mut keys = Keys { men: [[[0; 64]; 6]; 2], limping: [0; 64], hands: [[0; 6]; 2] };
    let mut at = 0;
    while at < Spot::COUNT {
        keys.limping[at] = next(&mut state);
        let mut kind = 0;
        while kind < 6 {
            keys.men[0][kind][at] = next(&mut state);
            keys.men[1][kind][at] = next(&mut state);
            kind += 1;
        }
        at += 1;
    }
    let mut kind = 0;
    while kind < 6 {
        keys.hands[0][kind] = next(&mut state);
        keys.hands[1][kind] = next(&mut state);
        kind += 1;
    }
    keys
};

/// Black is to move.
pub(super) const TURN: u64 = 0xC0FF_EE37_BADC_0DE5;

/// A man stands on a cell.
pub(super) fn man(colour: Colour, kind: Kind, spot: Spot) -> u64 {
    KEYS.men[colour as usize][kind as usize][spot.index()]
}

/// The pawn on a cell limps.
pub(super) fn limping(spot: Spot) -> u64 {
    KEYS.limping[spot.index()]
}

/// A man is still in hand.
pub(super) fn hand(colour: Colour, kind: Kind) -> u64 {
    KEYS.hands[colour as usize][kind as usize]
}
