//! Narrowing: more ways than buttons are shown as runs of whole neighbouring columns.

use super::trie::order;
use crate::rules::kit::label;
use crate::rules::{Band, Cell, Geometry};

/// A band with what people and ids call it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Share {
    pub band: Band,
    pub from: String,
    pub to: String,
    pub count: usize,
}

impl Share {
    pub(super) fn key(&self) -> String {
        format!("{}-{}", self.from, self.to)
    }
}

/// Cuts cells, sorted in board order, into the fewest runs of whole columns with at most `most` in
/// each, as even as possible; a column with more is cut by rows. If that makes more than `bands`
/// runs, coarser ones are made, each of which can be cut once more.
pub(super) fn shares(geometry: Geometry, cells: &[Cell], most: usize, bands: usize) -> Vec<Share> {
    let mut columns: Vec<Vec<Cell>> = Vec::new();
    for &cell in cells {
        match columns.last_mut() {
            Some(column) if column[0].x == cell.x => column.push(cell),
            _ => columns.push(vec![cell]),
        }
    }
    let counts: Vec<_> = columns.iter().map(Vec::len).collect();
    let mut shares = Vec::new();
    let mut start = 0;
    while start < columns.len() {
        if counts[start] > most {
            shares.extend(rows(geometry, &columns[start], most));
            start += 1;
            continue;
        }
        let wide = counts[start..].iter().take_while(|&&count| count <= most).count();
        for run in runs(&counts[start..start + wide], most) {
            shares.push(join(geometry, &columns[start..start + run]));
            start += run;
        }
    }
    if shares.len() > bands {
        return coarse(geometry, &columns, bands);
    }
    shares
}

/// How many to take each time so that no run is above `most`, in the fewest runs, evenly.
fn runs(counts: &[usize], most: usize) -> Vec<usize> {
    let fewest = greedy(counts, most).len();
    let largest = counts.iter().copied().max().unwrap_or(0);
    (largest..=most)
        .map(|most| greedy(counts, most))
        .find(|runs| runs.len() == fewest)
        .unwrap_or_default()
}

fn greedy(counts: &[usize], most: usize) -> Vec<usize> {
    let mut runs = Vec::new();
    let mut sum = 0;
    for &count in counts {
        match runs.last_mut() {
            Some(run) if sum + count <= most => {
                *run += 1;
                sum += count;
            }
            _ => {
                runs.push(1);
                sum = count;
            }
        }
    }
    runs
}

/// A share of whole columns.
fn join(geometry: Geometry, columns: &[Vec<Cell>]) -> Share {
    let (first, last) = (columns[0][0], columns[columns.len() - 1][0]);
    Share {
        band: Band { columns: first.x..=last.x, rows: None },
        from: label::column(geometry, first),
        to: label::column(geometry, last),
        count: columns.iter().map(Vec::len).sum(),
    }
}

/// Shares of one long column.
fn rows(geometry: Geometry, column: &[Cell], most: usize) -> Vec<Share> {
    let pieces = column.len().div_ceil(most);
    let size = column.len().div_ceil(pieces);
    let piece = |cells: &[Cell]| part(geometry, cells[0], cells[cells.len() - 1], cells.len());
    column.chunks(size).map(piece).collect()
}

fn part(geometry: Geometry, first: Cell, last: Cell, count: usize) -> Share {
    let rows = first.y.min(last.y)..=first.y.max(last.y);
    Share {
        band: Band { columns: first.x..=last.x, rows: (first.x == last.x).then_some(rows) },
        from: label::cell(geometry, first),
        to: label::cell(geometry, last),
        count,
    }
}

/// At most `most` shares, each of which is to be cut once more: whole columns, as even as possible,
/// or rows if there is but one column.
fn coarse(geometry: Geometry, columns: &[Vec<Cell>], most: usize) -> Vec<Share> {
    if let [column] = columns {
        let size = column.len().div_ceil(most);
        let piece = |cells: &[Cell]| part(geometry, cells[0], cells[cells.len() - 1], cells.len());
        return column.chunks(size).map(piece).collect();
    }
    let counts: Vec<_> = columns.iter().map(Vec::len).collect();
    let largest = counts.iter().copied().max().unwrap_or(0);
    let mut caps = largest..=counts.iter().sum();
    let runs = caps.find_map(|cap| Some(greedy(&counts, cap)).filter(|runs| runs.len() <= most));
    let mut start = 0;
    let mut shares = Vec::new();
    for run in runs.unwrap_or_default() {
        shares.push(join(geometry, &columns[start..start + run]));
        start += run;
    }
    shares
}

/// The band a key names, over cells in board order; `None` if it names none of them.
pub(super) fn band(geometry: Geometry, cells: &[Cell], key: &str) -> Option<Band> {
    let (from, to) = key.split_once('-')?;
    let ends = |name: &dyn Fn(Cell) -> String| {
        let first = cells.iter().copied().find(|&cell| name(cell) == from)?;
        let last = cells.iter().copied().rfind(|&cell| name(cell) == to)?;
        (order(geometry, Some(first)) <= order(geometry, Some(last))).then_some((first, last))
    };
    if let Some((first, last)) = ends(&|cell| label::column(geometry, cell)) {
        return Some(Band { columns: first.x..=last.x, rows: None });
    }
    let (first, last) = ends(&|cell| label::cell(geometry, cell))?;
    Some(part(geometry, first, last, 0).band)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TILES: Geometry = Geometry::Tiles { borders: None, grid: false };

    fn block(columns: i16, rows: i16) -> Vec<Cell> {
        (0..columns).flat_map(|x| (0..rows).map(move |y| Cell::new(x, y))).collect()
    }

    fn check(cells: &[Cell], expect: &[&str]) {
        let shares = shares(TILES, cells, 20, 20);
        let got: Vec<_> =
            shares.iter().map(|share| format!("{} ({})", share.key(), share.count)).collect();
        assert_eq!(got, expect);
        for share in &shares {
            let found = band(TILES, cells, &share.key()).expect("a key finds its band");
            let inside = |band: &Band| cells.iter().filter(|&&cell| band.has(cell)).count();
            assert_eq!(inside(&found), share.count, "{}", share.key());
        }
    }

    #[test]
    fn columns_stay_whole_and_runs_are_few_and_even() {
        check(&block(8, 4), &["n-q (16)", "r-u (16)"]);
        check(&block(3, 8), &["n-o (16)", "p-p (8)"]);
        check(&block(8, 8), &["n-o (16)", "p-q (16)", "r-s (16)", "t-u (16)"]);
        check(&block(1, 5), &["n-n (5)"]);
        check(&[], &[]);
    }

    #[test]
    fn a_long_column_is_cut_by_rows() {
        check(&block(1, 45), &["n50-n64 (15)", "n65-n79 (15)", "n80-n94 (15)"]);
        let mut cells = block(2, 3);
        cells.extend((0..30).map(|y| Cell::new(5, y)));
        check(&cells, &["n-o (6)", "s50-s64 (15)", "s65-s79 (15)"]);
    }

    #[test]
    fn many_bands_are_banded_once_more() {
        let diagonal: Vec<_> =
            (0..97).flat_map(|x| (x..x + 4).map(move |y| Cell::new(x, y))).collect();
        for cells in [block(40, 20), block(21, 40), diagonal, block(1, 500)] {
            let first = shares(TILES, &cells, 20, 20);
            assert!(first.len() <= 20, "{}", first.len());
            assert_eq!(first.iter().map(|share| share.count).sum::<usize>(), cells.len());
        }
    }
}
