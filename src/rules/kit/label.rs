//! Names of cells, by geometry: what buttons, coordinates and alt texts call them.

use crate::rules::{Cell, Geometry};

/// The name of `cell`: `e4` on squares and points, `17` on the star, `n50` among tiles.
///
/// ```
/// use patt::rules::{Cell, Geometry, kit::label};
///
/// let tiles = Geometry::Tiles { borders: None, grid: false };
/// assert_eq!(label::cell(Geometry::Points, Cell::new(8, 9)), "i10");
/// assert_eq!(label::cell(tiles, Cell::new(0, 0)), "n50");
/// assert_eq!((label::column(tiles, Cell::new(13, 0)), label::row(tiles, Cell::new(13, 0))),
///     ("aa".to_owned(), "50".to_owned()));
/// ```
#[must_use]
pub fn cell(geometry: Geometry, cell: Cell) -> String {
    match geometry {
        Geometry::Star => {
            star_number(cell).map_or_else(|| "?".to_owned(), |number| number.to_string())
        }
        Geometry::Squares { .. } | Geometry::Points | Geometry::Tiles { .. } => {
            column(geometry, cell) + &row(geometry, cell)
        }
    }
}

/// The name of the column of `cell`: its file, or on the star its file's number.
#[must_use]
pub fn column(geometry: Geometry, cell: Cell) -> String {
    match geometry {
        Geometry::Squares { .. } | Geometry::Points => letter(cell.x).to_string(),
        Geometry::Star => (cell.x + 5).to_string(),
        Geometry::Tiles { .. } => {
            let nth = (cell.x + 13).rem_euclid(702);
            if nth < 26 {
                letter(nth).to_string()
            } else {
                [letter((nth - 26) / 26), letter((nth - 26) % 26)].iter().collect()
            }
        }
    }
}

/// The name of the row of `cell`: its rank; on the star, where rows have no names, its number.
#[must_use]
pub fn row(geometry: Geometry, cell: Cell) -> String {
    match geometry {
        Geometry::Squares { .. } | Geometry::Points => (cell.y + 1).to_string(),
        Geometry::Star => star_number(cell).map_or_else(String::new, |number| number.to_string()),
        Geometry::Tiles { .. } => format!("{:02}", (cell.y + 50).rem_euclid(1000)),
    }
}

fn letter(nth: i16) -> char {
    u8::try_from(nth).ok().filter(|&nth| nth < 26).map_or('?', |nth| char::from(b'a' + nth))
}

/// The lowest cell, its number and the height of each file of the star, left to right.
const STAR_FILES: [(i16, u8, u8); 9] = [
    (2, 1, 1),
    (2, 2, 2),
    (4, 4, 7),
    (3, 11, 6),
    (2, 17, 5),
    (2, 22, 6),
    (2, 28, 7),
    (-1, 35, 2),
    (-2, 37, 1),
];

/// The number of a cell of the star, 1 to 37, upwards inside a file, files from left to right.
///
/// ```
/// use patt::rules::kit::label::{star_cell, star_number};
///
/// let middle = star_cell(19).expect("there are 37");
/// assert_eq!((middle.x, middle.y), (0, 0));
/// assert_eq!(star_number(middle), Some(19));
/// assert_eq!(star_cell(38), None);
/// ```
#[must_use]
pub fn star_number(cell: Cell) -> Option<u8> {
    let &(lowest, first, height) = STAR_FILES.get(usize::try_from(cell.x + 4).ok()?)?;
    let up = u8::try_from(lowest - cell.y).ok()?;
    (up < height).then_some(first + up)
}

/// The cell of the star with this number.
#[must_use]
pub fn star_cell(number: u8) -> Option<Cell> {
    (-4..).zip(STAR_FILES).find_map(|(x, (lowest, first, height))| {
        let up = number.checked_sub(first)?;
        (up < height).then(|| Cell::new(x, lowest - i16::from(up)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_geometry_names_its_cells() {
        let squares = Geometry::Squares { files: 8, ranks: 8, fog: false };
        let tiles = Geometry::Tiles { borders: None, grid: false };
        for (geometry, x, y, expect) in [
            (squares, 4, 3, "e4"),
            (Geometry::Points, 8, 9, "i10"),
            (Geometry::Star, 0, 0, "19"),
            (Geometry::Star, 2, -4, "34"),
            (tiles, 0, 0, "n50"),
            (tiles, 13, -50, "aa00"),
            (tiles, -14, 50, "zz100"),
            (tiles, -13, -51, "a999"),
        ] {
            assert_eq!(cell(geometry, Cell::new(x, y)), expect);
        }
    }

    #[test]
    fn the_star_has_37_cells_each_with_its_number() {
        for number in 1..=37 {
            let cell = star_cell(number).unwrap();
            let [q, r, s] = [cell.x, cell.y, -cell.x - cell.y];
            assert!([q, r, s].iter().all(|&c| c <= 2) || [q, r, s].iter().all(|&c| c >= -2));
            assert_eq!(star_number(cell), Some(number));
        }
        assert_eq!(star_cell(38), None);
    }
}
