//! Boards as plain text, for screen readers and for where there is no picture.
//!
//! A board stands in rows as it lies in the picture, for a font of equal widths. Men are letters:
//! upper case for the first seat and lower case for the second; where more than two sit, capitals
//! after the number of their seat. A sign after a man or an empty cell `.` tells its mark:
//!
//! | sign | mark | sign | mark |
//! |---|---|---|---|
//! | `<` | last move | `!` | check, or threatened |
//! | `#` | chosen | `+` | can go here, or be placed here |
//! | `x` | can capture here, or did | `=` | trapped |
//! | `%` | may be replaced | `*` | can be chosen |
//! | `~` | (instead of `.`) fog | | |

use std::collections::HashMap;
use std::fmt::Write;

use crate::rules::kit::label;
use crate::rules::{Cell, Geometry, Man, Mark, Seat, View};

/// Loose tiles that spread wider or higher than this are listed instead of laid out.
const SPREAD: i16 = 30;

/// The board of `view` as text, with `below` at the bottom where boards turn. Lines end without
/// blanks; there is no newline at the end.
#[must_use]
pub fn board(view: &View, below: Seat) -> String {
    let text = Text::of(view);
    let turned = below == Seat::SECOND;
    let mut board = match view.geometry {
        Geometry::Squares { files, ranks, .. } => {
            text.grid(0..i16::from(files), 0..i16::from(ranks), turned)
        }
        Geometry::Points => text.grid(0..9, 0..10, turned),
        Geometry::Star => text.star(),
        Geometry::Tiles { .. } => text.tiles(),
    };
    for (seat, tray) in Seat::all(Seat::MOST).zip(&view.trays) {
        if tray.men.is_empty() && tray.score.is_none() {
            continue;
        }
        let _ = write!(board, "\n[{}]", seat.0 + 1);
        for (figure, count) in &tray.men {
            let _ = write!(board, " {}{count}", figure.letter());
        }
        if let Some(score) = tray.score {
            let _ = write!(board, " = {score}");
        }
    }
    board
}

/// The cells of a view by what is written for them.
struct Text<'a> {
    view: &'a View,
    men: HashMap<Cell, &'a Man>,
    marks: HashMap<Cell, char>,
    /// How many characters a man takes, its mark included.
    width: usize,
    many: bool,
}

impl<'a> Text<'a> {
    fn of(view: &'a View) -> Self {
        let mut marks: HashMap<Cell, char> = HashMap::new();
        let mut ranked: Vec<_> = view.marks.iter().collect();
        // Where marks meet, the later kind says more of what can be done.
        ranked.sort_by_key(|(_, mark)| *mark);
        marks.extend(ranked.into_iter().map(|&(cell, mark)| (cell, sign(mark))));
        let many = view.sides.len() > 2;
        let men = view.men.iter().map(|man| (man.cell, man)).collect();
        Self { view, men, marks, width: if many { 3 } else { 2 }, many }
    }

    fn cell(&self, cell: Cell) -> String {
        let fog = matches!(self.view.geometry, Geometry::Squares { fog: true, .. });
        let mut text = match self.men.get(&cell) {
            None if fog => "~".to_owned(),
            None => ".".to_owned(),
            Some(man) if self.many => format!("{}{}", man.seat.0 + 1, man.figure.letter()),
            Some(man) if man.seat == Seat::FIRST => man.figure.letter().to_string(),
            Some(man) => man.figure.letter().to_ascii_lowercase().to_string(),
        };
        text.extend(self.marks.get(&cell));
        text
    }

    fn grid(
        &self,
        columns: std::ops::Range<i16>,
        rows: std::ops::Range<i16>,
        turned: bool,
    ) -> String {
        let geometry = self.view.geometry;
        let mut columns: Vec<i16> = columns.collect();
        let mut rows: Vec<i16> = rows.rev().collect();
        if turned {
            columns.reverse();
            rows.reverse();
        }
        let name = |y: i16| label::row(geometry, Cell::new(0, y));
        let margin = rows.iter().map(|&y| name(y).len()).max().unwrap_or(0);
        let mut lines: Vec<String> = rows
            .iter()
            .map(|&y| {
                let cells = columns.iter().map(|&x| self.cell(Cell::new(x, y)));
                self.line(&format!("{:>margin$}", name(y)), cells)
            })
            .collect();
        let names = columns.iter().map(|&x| label::column(geometry, Cell::new(x, 0)));
        lines.push(self.line(&" ".repeat(margin), names));
        lines.join("\n")
    }

    fn line(&self, head: &str, cells: impl Iterator<Item = String>) -> String {
        let mut line = format!("{head} ");
        for cell in cells {
            let _ = write!(line, " {cell:<width$}", width = self.width);
        }
        line.trim_end().to_owned()
    }

    /// Every file of the star on a line, upwards, each cell after its number.
    fn star(&self) -> String {
        let mut lines: Vec<(i16, String)> = Vec::new();
        for (number, cell) in (1..=37).filter_map(|n| label::star_cell(n).map(|cell| (n, cell))) {
            let text = format!("{number} {}", self.cell(cell));
            match lines.last_mut() {
                Some((x, line)) if *x == cell.x => {
                    line.push_str("  ");
                    line.push_str(&text);
                }
                _ => {
                    let name = label::column(Geometry::Star, cell);
                    lines.push((cell.x, format!("{name}: {text}")));
                }
            }
        }
        let lines: Vec<String> = lines.into_iter().map(|(_, line)| line).collect();
        lines.join("\n")
    }

    /// The tiles in rows, or one after the other where they lie far apart.
    fn tiles(&self) -> String {
        let cells = || self.men.keys().chain(self.marks.keys());
        let reach =
            |part: fn(&Cell) -> i16| Some((cells().map(part).min()?, cells().map(part).max()?));
        let (Some((left, right)), Some((low, high))) = (reach(|cell| cell.x), reach(|cell| cell.y))
        else {
            return String::new();
        };
        let spread = right.saturating_sub(left).max(high.saturating_sub(low));
        if spread < SPREAD {
            return self.grid(left..right + 1, low..high + 1, false);
        }
        let mut cells: Vec<Cell> = cells().copied().collect();
        cells.sort_by_key(|cell| (-i32::from(cell.y), cell.x));
        cells.dedup();
        let name = |cell| label::cell(self.view.geometry, cell);
        let texts = cells.iter().map(|&cell| format!("{} {}", name(cell), self.cell(cell)));
        texts.collect::<Vec<_>>().join("\n")
    }
}

const fn sign(mark: Mark) -> char {
    match mark {
        Mark::LastMove => '<',
        Mark::Check | Mark::Threatened => '!',
        Mark::Trapped | Mark::PartlyTrapped => '=',
        Mark::Replaceable => '%',
        Mark::Announced | Mark::Capture | Mark::Captured => 'x',
        Mark::Selected => '#',
        Mark::Movable => '*',
        Mark::Target | Mark::Place => '+',
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{PieceKind, SeatSet, Side, Tray};

    fn view(geometry: Geometry, sides: &[Side], men: &[(i16, i16, u8, PieceKind)]) -> View {
        View {
            turn: SeatSet::one(Seat::FIRST),
            text: String::new(),
            number: None,
            geometry,
            sides: sides.to_vec(),
            men: men
                .iter()
                .map(|&(x, y, seat, figure)| Man {
                    cell: Cell::new(x, y),
                    seat: Seat(seat),
                    figure,
                })
                .collect(),
            trays: Vec::new(),
            marks: Vec::new(),
            lines: Vec::new(),
            last: None,
            notes: Vec::new(),
            below: Seat::FIRST,
        }
    }

    #[track_caller]
    fn check(view: &View, below: Seat, expect: &[&str]) {
        assert_eq!(board(view, below).lines().collect::<Vec<_>>(), expect);
    }

    const TWO: [Side; 2] = [Side::White, Side::Black];

    #[test]
    fn squares_turn_and_show_marks_fog_and_trays() {
        let men = [(0, 0, 0, PieceKind::King), (2, 2, 1, PieceKind::Rook)];
        let mut view = view(Geometry::Squares { files: 3, ranks: 3, fog: false }, &TWO, &men);
        view.marks = vec![
            (Cell::new(0, 0), Mark::LastMove),
            (Cell::new(0, 0), Mark::Check),
            (Cell::new(1, 1), Mark::Target),
        ];
        view.trays = vec![
            Tray {
                men: vec![(PieceKind::Pawn, 2), (PieceKind::Queen, 0)],
                score: Some(3),
                ..Tray::default()
            },
            Tray::default(),
        ];
        let hands = "[1] P2 Q0 = 3";
        check(&view, Seat(0), &["3  .  .  r", "2  .  .+ .", "1  K! .  .", "   a  b  c", hands]);
        check(&view, Seat(1), &["1  .  .  K!", "2  .  .+ .", "3  r  .  .", "   c  b  a", hands]);
        view.geometry = Geometry::Squares { files: 3, ranks: 3, fog: true };
        view.trays.clear();
        check(&view, Seat(0), &["3  ~  ~  r", "2  ~  ~+ ~", "1  K! ~  ~", "   a  b  c"]);
    }

    #[test]
    fn the_star_is_told_file_by_file() {
        let view = view(Geometry::Star, &TWO, &[(-3, 1, 1, PieceKind::Queen)]);
        let text = board(&view, Seat(0));
        assert!(text.starts_with("1: 1 .\n2: 2 .  3 q\n3: 4 .  5 ."), "{text}");
        assert_eq!(text.lines().count(), 9);
    }

    #[test]
    fn tiles_are_laid_out_or_listed() {
        let tiles = Geometry::Tiles { borders: None, grid: false };
        let three = [Side::White, Side::Black, Side::Red];
        let near = view(tiles, &three, &[(0, 0, 2, PieceKind::King), (1, 1, 0, PieceKind::Pawn)]);
        check(&near, Seat(1), &["51  .   1P", "50  3K  .", "    n   o"]);
        let far = view(tiles, &three, &[(0, 0, 2, PieceKind::King), (1, 60, 0, PieceKind::Pawn)]);
        check(&far, Seat(0), &["o110 1P", "n50 3K"]);
        check(&view(tiles, &three, &[]), Seat(0), &[]);
    }
}
