//! Where men go from each cell: tables made when the program is compiled.

use super::cells::{Spot, Spots};
use super::men::{Colour, Kind};
use crate::rules::kit::hex::{self, Way};

/// A straight row through a cell, cut in two by it. Numbers grow towards the north, the north-east
/// and the south-east.
#[derive(Clone, Copy)]
struct Row {
    /// The cells with lower numbers.
    lower: u64,
    /// The cells with higher numbers.
    upper: u64,
}

/// The directions of growing numbers; each is one end of an axis.
const AXES: [Way; 3] = [Way::North, Way::NorthEast, Way::SouthEast];
/// The axis of the files.
const FILE: usize = 0;

/// The cells of one direction from a cell to the rim.
const fn ray(from: usize, way: Way) -> u64 {
    let (mut set, mut cell) = (0, hex::step(hex::STAR[from], way));
    while let Some(place) = hex::place_in_star(cell) {
        set |= 1 << place;
        cell = hex::step(cell, way);
    }
    set
}

static ROWS: [[Row; 64]; 3] = {
    let mut rows = [[Row { lower: 0, upper: 0 }; 64]; 3];
    let mut axis = 0;
    while axis < 3 {
        let mut at = 0;
        while at < Spot::COUNT {
            let way = AXES[axis];
            rows[axis][at] = Row { lower: ray(at, way.turned(3)), upper: ray(at, way) };
            at += 1;
        }
        axis += 1;
    }
    rows
};

/// The set of the neighbours in some directions.
const fn near(ways: &[Way]) -> [u64; 64] {
    let mut table = [0; 64];
    let mut at = 0;
    while at < Spot::COUNT {
        let mut nth = 0;
        while nth < ways.len() {
            if let Some(place) = hex::place_in_star(hex::step(hex::STAR[at], ways[nth])) {
                table[at] |= 1 << place;
            }
            nth += 1;
        }
        at += 1;
    }
    table
}

static KING: [u64; 64] = near(&Way::ALL);
static PAWN_TAKES: [[u64; 64]; 2] =
    [near(&[Way::NorthWest, Way::NorthEast]), near(&[Way::SouthWest, Way::SouthEast])];

static KNIGHT: [u64; 64] = {
    let mut table = [0; 64];
    let mut at = 0;
    while at < Spot::COUNT {
        let leaps = hex::leaps(hex::STAR[at]);
        let mut nth = 0;
        while nth < leaps.len() {
            if let Some(place) = hex::place_in_star(leaps[nth]) {
                table[at] |= 1 << place;
            }
            nth += 1;
        }
        at += 1;
    }
    table
};

/// The cells strictly between two cells of one row, and the whole row with both.
#[expect(clippy::large_stack_arrays, reason = "only the compiler makes it")]
const fn rows_of_pairs(whole: bool) -> [[u64; 64]; 64] {
    let mut table = [[0; 64]; 64];
    let mut from = 0;
    while from < Spot::COUNT {
        let mut nth = 0;
        while nth < 6 {
            let way = Way::ALL[nth];
            let row = ray(from, way) | ray(from, way.turned(3)) | 1 << from;
            let (mut passed, mut cell) = (0, hex::step(hex::STAR[from], way));
            while let Some(place) = hex::place_in_star(cell) {
                table[from][place] = if whole { row } else { passed };
                passed |= 1 << place;
                cell = hex::step(cell, way);
            }
            nth += 1;
        }
        from += 1;
    }
    table
}

static BETWEEN: [[u64; 64]; 64] = rows_of_pairs(false);
static THROUGH: [[u64; 64]; 64] = rows_of_pairs(true);

/// What a slider attacks along one row: up to the first man on either side, that man included.
fn slide(axis: usize, from: Spot, occupied: Spots) -> u64 {
    let Row { lower, upper } = ROWS[axis][from.index()];
    let (below, above) = (lower & occupied.0, upper & occupied.0);
    let nearest_below = u64::MAX << (below | 1).ilog2();
    let nearest_above = above & above.wrapping_neg();
    (nearest_above << 1).wrapping_add(nearest_below) & (lower | upper)
}

/// What a rook attacks: its file.
#[must_use]
pub fn rook(from: Spot, occupied: Spots) -> Spots {
    Spots(slide(FILE, from, occupied))
}

/// What a bishop attacks: the two oblique rows.
#[must_use]
pub fn bishop(from: Spot, occupied: Spots) -> Spots {
    Spots(slide(1, from, occupied) | slide(2, from, occupied))
}

/// What a king attacks.
#[must_use]
pub fn king(from: Spot) -> Spots {
    Spots(KING[from.index()])
}

/// What a knight attacks.
#[must_use]
pub fn knight(from: Spot) -> Spots {
    Spots(KNIGHT[from.index()])
}

/// What a pawn attacks.
#[must_use]
pub fn pawn(colour: Colour, from: Spot) -> Spots {
    Spots(PAWN_TAKES[colour as usize][from.index()])
}

/// What a man other than a pawn attacks.
#[must_use]
pub fn of(kind: Kind, from: Spot, occupied: Spots) -> Spots {
    match kind {
        Kind::King => king(from),
        Kind::Queen => rook(from, occupied) | bishop(from, occupied),
        Kind::Rook => rook(from, occupied),
        Kind::Bishop => bishop(from, occupied),
        Kind::Knight => knight(from),
        Kind::Pawn => Spots::EMPTY,
    }
}

/// The cells strictly between two of one row; none if they share no row.
#[must_use]
pub fn between(one: Spot, other: Spot) -> Spots {
    Spots(BETWEEN[one.index()][other.index()])
}

/// The whole row through two cells, both included; empty if they share none.
#[must_use]
pub fn through(one: Spot, other: Spot) -> Spots {
    Spots(THROUGH[one.index()][other.index()])
}

/// The lowest and the highest cell of each file.
const FILE_ENDS: (Spots, Spots) = (
    Spots::numbered(&[1, 2, 4, 11, 17, 22, 28, 35, 37]),
    Spots::numbered(&[1, 3, 10, 16, 21, 27, 34, 36, 37]),
);

/// Every cell of a set moved one cell forward; what would leave the board is gone.
#[must_use]
pub const fn forward(colour: Colour, spots: Spots) -> Spots {
    match colour {
        Colour::White => Spots((spots.0 & !FILE_ENDS.1.0) << 1),
        Colour::Black => Spots((spots.0 & !FILE_ENDS.0.0) >> 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spot(number: u8) -> Spot {
        Spot::numbered(number).unwrap()
    }

    fn numbers(spots: Spots) -> Vec<u8> {
        spots.map(Spot::number).collect()
    }

    #[test]
    fn men_go_where_the_rules_say() {
        let empty = Spots::EMPTY;
        assert_eq!(numbers(knight(spot(1))), [5, 9, 13, 14]);
        assert_eq!(numbers(knight(spot(22))), [4, 5, 13, 19, 31, 35]);
        assert_eq!(numbers(knight(spot(31))), [13, 14, 17, 21, 22, 27]);
        assert_eq!(numbers(rook(spot(13), empty)), [11, 12, 14, 15, 16]);
        assert!(rook(spot(1), empty).is_empty() && rook(spot(37), empty).is_empty());
        assert_eq!(numbers(pawn(Colour::White, spot(35))), [31, 37]);
        assert_eq!(numbers(pawn(Colour::Black, spot(1))), [2]);
        assert_eq!(numbers(king(spot(7))), [2, 3, 6, 8, 13, 14]);
    }

    #[test]
    fn sliders_stop_at_the_first_man() {
        for from in Spot::all() {
            for seed in 0..200_u64 {
                let noise =
                    seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(from.index() as u32);
                let occupied = Spots(noise & noise.rotate_left(7)) & Spots::ALL;
                let walk = |ways: &[Way]| {
                    let mut seen = 0;
                    for &way in ways {
                        let mut cell = hex::step(from.cell(), way);
                        while let Some(place) = hex::place_in_star(cell) {
                            seen |= 1 << place;
                            if occupied.0 & 1 << place != 0 {
                                break;
                            }
                            cell = hex::step(cell, way);
                        }
                    }
                    Spots(seen)
                };
                assert_eq!(rook(from, occupied), walk(&[Way::North, Way::South]), "{from}");
                let oblique = [Way::NorthEast, Way::SouthEast, Way::SouthWest, Way::NorthWest];
                assert_eq!(bishop(from, occupied), walk(&oblique), "{from}");
            }
        }
    }

    #[test]
    fn rows_join_cells() {
        assert_eq!(numbers(between(spot(17), spot(37))), [22 + 1, 30, 35]);
        assert!(between(spot(17), spot(13)).is_empty());
        assert_eq!(numbers(through(spot(18), spot(20))), [17, 18, 19, 20, 21]);
    }

    #[test]
    fn forward_stays_in_the_file() {
        let ahead = |colour, number| numbers(forward(colour, spot(number).set()));
        assert_eq!(ahead(Colour::White, 5), [6]);
        assert_eq!(ahead(Colour::Black, 5), [4]);
        for (colour, rim) in [(Colour::White, [1, 3, 10, 37]), (Colour::Black, [1, 2, 4, 37])] {
            assert!(rim.iter().all(|&number| ahead(colour, number).is_empty()));
        }
    }
}
