//! Names of cells, and reading them.

use crate::rules::kit::label;
use crate::rules::{Cell, Geometry};

/// The name of a cell.
#[must_use]
pub fn name(cell: Cell) -> String {
    label::cell(Geometry::Tiles { borders: None, grid: false }, cell)
}

/// The names of cells, sorted as text.
#[must_use]
pub fn names(cells: impl IntoIterator<Item = Cell>) -> Vec<String> {
    let mut names: Vec<_> = cells.into_iter().map(name).collect();
    names.sort_unstable();
    names
}

/// Reads the name of a cell, in lower case, perhaps without leading zeros of the row. Names come
/// round after 702 columns and 1000 rows; the cell nearest the first tile is meant.
#[must_use]
pub fn read(text: &str) -> Option<Cell> {
    let digits = text.find(|c: char| c.is_ascii_digit())?;
    let (column, row) = text.split_at(digits);
    let letter = |c: u8| c.is_ascii_lowercase().then(|| i16::from(c - b'a'));
    let column = match *column.as_bytes() {
        [one] => letter(one)?,
        [tens, ones] => 26 + 26 * letter(tens)? + letter(ones)?,
        _ => return None,
    };
    let all_digits = row.len() <= 3 && row.bytes().all(|c| c.is_ascii_digit());
    let row: i16 = row.parse().ok().filter(|_| all_digits)?;
    let (x, y) = (column - 13, row - 50);
    Some(Cell::new(if x > 350 { x - 702 } else { x }, if y >= 500 { y - 1000 } else { y }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back() {
        for x in -350..=350 {
            for y in [-500, -51, -50, -49, 0, 49, 50, 499] {
                let cell = Cell::new(x, y);
                assert_eq!(read(&name(cell)), Some(cell), "{}", name(cell));
            }
        }
    }

    #[test]
    fn other_texts_are_no_cells() {
        assert_eq!(read("n5"), read("n05"));
        for text in ["", "n", "50", "nnn50", "n1000", "n5x", "ä50", "n+5"] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
