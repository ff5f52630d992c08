//! Hexagons in vertical files: directions, steps, leaps and mirrors in axial coordinates, and the
//! star of 37 cells.
//!
//! `q` ([`Cell::x`]) counts files from left to right, `r` ([`Cell::y`]) grows downwards along a
//! file; the third coordinate is `s = -q - r`. The middle is (0, 0).

use crate::rules::Cell;

/// A direction from a hexagon over one of its edges, clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Way {
    North,
    NorthEast,
    SouthEast,
    South,
    SouthWest,
    NorthWest,
}

impl Way {
    /// Every direction, clockwise from the north.
    pub const ALL: [Self; 6] = [
        Self::North,
        Self::NorthEast,
        Self::SouthEast,
        Self::South,
        Self::SouthWest,
        Self::NorthWest,
    ];

    /// This direction turned clockwise by so many sixths of a circle.
    #[must_use]
    pub const fn turned(self, sixths: usize) -> Self {
        Self::ALL[(self as usize + sixths) % 6]
    }

    /// How far a step goes in `q` and in `r`.
    const fn reach(self) -> (i16, i16) {
        match self {
            Self::North => (0, -1),
            Self::NorthEast => (1, -1),
            Self::SouthEast => (1, 0),
            Self::South => (0, 1),
            Self::SouthWest => (-1, 1),
            Self::NorthWest => (-1, 0),
        }
    }
}

/// The neighbour of `cell` in a direction, on an endless plane.
///
/// ```
/// use patt::rules::{Cell, kit::hex::{Way, step}};
///
/// let start = Cell::new(0, 0);
/// let round = Way::ALL.iter().fold(start, |cell, &way| step(cell, way));
/// assert_eq!(round, start, "one step in each of the six directions leads back");
/// assert_eq!(step(step(start, Way::North), Way::North.turned(3)), start);
/// ```
#[must_use]
pub const fn step(cell: Cell, way: Way) -> Cell {
    let (q, r) = way.reach();
    Cell::new(cell.x + q, cell.y + r)
}

/// The twelve cells a leap away: two steps in one direction, then one that turns aside by a sixth.
///
/// ```
/// use patt::rules::{Cell, kit::hex::{in_star, leaps}};
///
/// let from_middle = leaps(Cell::new(0, 0));
/// assert!(from_middle.iter().all(|&cell| in_star(cell)), "a knight in the middle reaches all twelve");
/// let from_tip = leaps(Cell::new(-4, 2)).into_iter().filter(|&cell| in_star(cell));
/// assert_eq!(from_tip.count(), 4);
/// ```
#[must_use]
pub const fn leaps(cell: Cell) -> [Cell; 12] {
    let mut leaps = [cell; 12];
    let mut nth = 0;
    while nth < 6 {
        let way = Way::ALL[nth];
        let far = step(step(cell, way), way);
        leaps[2 * nth] = step(far, way.turned(1));
        leaps[2 * nth + 1] = step(far, way.turned(5));
        nth += 1;
    }
    leaps
}

/// The cell with left and right exchanged.
#[must_use]
pub const fn left_right(cell: Cell) -> Cell {
    Cell::new(-cell.x, cell.x + cell.y)
}

/// The cell with top and bottom exchanged.
#[must_use]
pub const fn top_bottom(cell: Cell) -> Cell {
    Cell::new(cell.x, -cell.x - cell.y)
}

/// Whether a cell belongs to the six-pointed star: two large triangles laid over each other.
#[must_use]
pub const fn in_star(cell: Cell) -> bool {
    let (q, r) = (cell.x, cell.y);
    let s = -q - r;
    (q <= 2 && r <= 2 && s <= 2) || (q >= -2 && r >= -2 && s >= -2)
}

/// The cells of the star: upwards inside a file, files from left to right.
pub const STAR: [Cell; 37] = {
    let mut cells = [Cell::new(0, 0); 37];
    let (mut count, mut q) = (0, -4);
    while q <= 4 {
        let mut r = 4;
        while r >= -4 {
            if in_star(Cell::new(q, r)) {
                cells[count] = Cell::new(q, r);
                count += 1;
            }
            r -= 1;
        }
        q += 1;
    }
    cells
};

/// The place of a cell in [`STAR`].
#[must_use]
pub const fn place_in_star(cell: Cell) -> Option<usize> {
    let mut nth = 0;
    while nth < STAR.len() {
        if STAR[nth].x == cell.x && STAR[nth].y == cell.y {
            return Some(nth);
        }
        nth += 1;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::kit::label;

    #[test]
    fn the_star_is_in_the_order_of_its_numbers() {
        for (nth, &cell) in STAR.iter().enumerate() {
            assert_eq!(label::star_cell(nth as u8 + 1), Some(cell));
            assert_eq!(place_in_star(cell), Some(nth));
        }
        assert_eq!(place_in_star(Cell::new(3, 3)), None);
    }

    #[test]
    fn it_has_168_neighbours_and_216_leaps() {
        let inside = |cells: Vec<Cell>| cells.into_iter().filter(|&cell| in_star(cell)).count();
        let steps = STAR.iter().map(|&cell| inside(Way::ALL.map(|way| step(cell, way)).to_vec()));
        assert_eq!(steps.sum::<usize>(), 168);
        let far = STAR.iter().map(|&cell| inside(leaps(cell).to_vec()));
        assert_eq!(far.sum::<usize>(), 216);
    }

    #[test]
    fn mirrors_keep_the_star_and_undo_themselves() {
        for mirror in [left_right, top_bottom] {
            for cell in STAR {
                assert!(in_star(mirror(cell)));
                assert_eq!(mirror(mirror(cell)), cell);
            }
        }
        let number = |cell| label::star_number(cell);
        let at = |nth| label::star_cell(nth).unwrap();
        assert_eq!([left_right, top_bottom].map(|m| number(m(at(4)))), [Some(28), Some(10)]);
        assert_eq!([left_right, top_bottom].map(|m| number(m(at(2)))), [Some(35), Some(3)]);
    }

    #[test]
    fn six_turns_are_none() {
        for way in Way::ALL {
            assert_eq!(way.turned(6), way);
            let back = step(step(Cell::new(1, 1), way), way.turned(3));
            assert_eq!(back, Cell::new(1, 1));
        }
    }
}
