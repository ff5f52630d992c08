//! One cell with all that stands on it, and how squares are drawn.

use std::fmt::Write;

use super::board::Board;
use super::canvas::Area;
use super::colour::Rgb;
use super::figures::Checker;
use super::marks;
use super::theme::{Colours, checkers};
use super::{disc, hexagon, loose, men};
use crate::rules::{Figure, Mark, Side};

pub(super) use super::disc::Point;
pub(super) use super::loose::Table;
pub(super) use super::marks::Marks;

/// How far cells of every second band go towards the frame's colour.
pub(super) const BANDED: f32 = 0.24;
/// How far everything outside the chosen band goes towards the frame's colour.
pub(super) const DIMMED: f32 = 0.62;

/// Everything that is to be seen of a cell. Equal tiles are drawn once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Tile {
    pub ground: Ground,
    pub man: Option<(Figure, Side)>,
    pub marks: Marks,
    pub shade: Shade,
}

/// What the cell is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Ground {
    Square {
        dark: bool,
    },
    /// Fog with one of three clouds.
    Fog {
        dark: bool,
        cloud: u8,
    },
    /// A square of a board with river and palaces.
    Checker(Checker),
    /// A crossing of lines.
    Point(Point),
    /// One of three tones, and its number.
    Hexagon {
        tone: u8,
        number: u8,
    },
    /// The table on which loose tiles lie.
    Table(Table),
}

/// How the cell stands out from others while somebody picks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Shade {
    Plain,
    Banded,
    Dimmed,
}

impl Ground {
    /// The ground under a man that is seen.
    pub fn lifted(self) -> Self {
        match self {
            Self::Fog { dark, .. } => Self::Square { dark },
            other => other,
        }
    }

    /// Its place in pairs of colours for light and dark squares.
    fn dark(self) -> usize {
        usize::from(match self {
            Self::Square { dark } | Self::Fog { dark, .. } => dark,
            Self::Checker(checker) => checker.dark,
            Self::Point(_) | Self::Hexagon { .. } | Self::Table(_) => false,
        })
    }
}

impl Tile {
    /// The drawing in pixels from the left upper corner of its area. Refers to the definition of
    /// its man's side.
    pub fn svg(self, board: Board, area: Area) -> String {
        match self.ground {
            Ground::Point(point) => disc::svg(self, point, board, area),
            Ground::Hexagon { tone, number } => hexagon::svg(self, tone, number, board, area),
            Ground::Table(table) => {
                let scale = f64::from(area.width) / 100.0;
                let drawing = loose::svg(self, table, board, area.width);
                format!("<g transform=\"scale({scale})\">{drawing}</g>")
            }
            Ground::Square { .. } | Ground::Fog { .. } | Ground::Checker(_) => {
                let scale = f64::from(area.width) / 100.0;
                format!("<g transform=\"scale({scale})\">{}</g>", self.square(board, area.width))
            }
        }
    }

    /// A colour of the ground as far as it stands out from other ground.
    pub fn shaded(self, tone: Rgb, frame: Rgb) -> Rgb {
        match self.shade {
            Shade::Banded => tone.mix(frame, BANDED),
            Shade::Plain | Shade::Dimmed => tone,
        }
    }

    /// The square's flat colour.
    fn tone(self, board: Board) -> Rgb {
        let colours = board.theme().colours();
        let dark = self.ground.dark();
        if self.marks.has(Mark::Selected) {
            colours.selected[dark]
        } else if self.marks.has(Mark::Place) {
            colours.placing[dark]
        } else if self.marks.has(Mark::LastMove) {
            colours.last[dark]
        } else {
            let tone = match self.ground {
                Ground::Fog { .. } => colours.fog[dark],
                Ground::Checker(checker) => checker.tone(checkers(board.theme())),
                Ground::Square { .. }
                | Ground::Point(_)
                | Ground::Hexagon { .. }
                | Ground::Table(_) => colours.square[dark],
            };
            self.shaded(tone, colours.frame)
        }
    }

    /// The drawing, from below: square, tint, brackets or frame, burst, ring, man, badge, dot.
    /// Straight lines keep to the pixels of a square of `cell` pixels.
    fn square(self, board: Board, cell: u32) -> String {
        let snap = |length: f64| {
            let pixel = 100.0 / f64::from(cell);
            (length / pixel).round().max(1.0) * pixel
        };
        let colours = board.theme().colours();
        let mut svg = String::with_capacity(4 << 10);
        let tone = self.tone(board);
        let _ = write!(svg, "<rect width=\"100\" height=\"100\" fill=\"{tone}\"/>");
        match self.ground {
            Ground::Fog { cloud, .. } => svg += &marks::cloud(cloud),
            Ground::Checker(checker) => svg += &checker.svg(checkers(board.theme()), cell),
            Ground::Square { .. }
            | Ground::Point(_)
            | Ground::Hexagon { .. }
            | Ground::Table(_) => {}
        }
        let has = |mark| self.marks.has(mark);
        if has(Mark::Trapped) || has(Mark::PartlyTrapped) {
            let top = if has(Mark::Trapped) { 0 } else { 50 };
            svg += &marks::hatch(top, tone.mix(colours.frame, 0.5));
        }
        if has(Mark::Selected) {
            svg += &marks::frame(0.0, snap(6.0), 0.0, colours.selected_frame);
        } else if has(Mark::Place) {
            svg += &marks::frame(snap(6.0), snap(4.0), 6.0, colours.placing_ink);
        } else if has(Mark::LastMove) {
            svg += &marks::brackets(snap(20.0), snap(5.0), colours.brackets);
        }
        if has(Mark::Movable) && !has(Mark::Selected) {
            svg += &marks::frame(snap(5.0), snap(4.0), 16.0, colours.selected_frame);
        }
        svg += &self.marks.under(colours);
        if let Some((figure, side)) = self.man {
            svg += &men::man(figure, side, board.theme(), board.set());
        }
        svg += &self.marks.over(colours);
        if has(Mark::Place) {
            let ink = colours.placing_ink;
            let _ = write!(svg, "<circle cx=\"50\" cy=\"50\" r=\"10\" fill=\"{ink}\"/>");
        }
        if self.shade == Shade::Dimmed {
            svg += &veil(colours, "<rect width=\"100\" height=\"100\"");
        }
        svg
    }
}

/// What dims a shape, whose element is begun.
pub(super) fn veil(colours: &Colours, shape: &str) -> String {
    let frame = colours.frame;
    format!("{shape} fill=\"{frame}\" fill-opacity=\"{DIMMED}\"/>")
}
