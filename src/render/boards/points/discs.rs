//! Discs on crossings of lines.

use std::f64::consts::FRAC_PI_2;
use std::fmt::Write;

use super::colours::wood;
use super::point::Point;
use super::river::{self, WAYS, has};
use crate::render::boards::grid::Grid;
use crate::render::boards::layout::{Layout, Places};
use crate::render::boards::scene::{Scene, Undrawn};
use crate::render::cells::area::Area;
use crate::render::cells::marks;
use crate::render::cells::men;
use crate::render::cells::tile::{Ground, Tile};
use crate::render::look::colours::Colours;
use crate::render::look::discs;
use crate::render::look::sets::Set;
use crate::render::look::style::{Look, Size, Style};
use crate::rules::{Cell, Geometry, Mark, View};

/// The radius of what rings a disc.
const RING: f64 = 48.4;
/// The radii of the two lines that ring one that can be chosen: a light one on the disc's rim and a
/// dark one round it, so that one of them stands out from every disc and every ground.
const MOVABLE: [f64; 2] = [42.1, 46.9];
/// The radii of the burst under a disc in check.
const BURST: (f32, f32) = (57.5, 49.5);
/// How far outer cells reach into the frame at the normal size.
const SPILL: u32 = 6;

/// A board of lines for discs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Discs {
    grid: Grid,
}

impl Discs {
    /// The board of a scene.
    ///
    /// # Errors
    /// If the scene is on another.
    pub fn of(scene: &Scene<'_>, style: Style) -> Result<Self, Undrawn> {
        let Geometry::Points = scene.view.geometry else { return Err(Undrawn::Geometry) };
        Ok(Self { grid: river::grid(style, style.size.scaled(SPILL)) })
    }
}

impl Layout for Discs {
    fn kind(&self) -> &'static str {
        "discs"
    }

    fn places(&self) -> &dyn Places {
        &self.grid
    }

    fn size(&self) -> Size {
        self.grid.style.size
    }

    fn look(&self) -> Look {
        Look { theme: self.grid.style.theme, set: Set::Discs }
    }

    fn cells(&self, _: &View) -> Vec<(Cell, Ground)> {
        self.grid.cells(|_, column, row| Point::at(column, row).into())
    }

    /// What bursts out of a cell is drawn on its neighbours, under their men.
    fn settle(&self, tiles: &mut [Tile]) {
        let columns = self.grid.columns();
        let checked = (0..tiles.len()).filter(|&nth| tiles[nth].marks.has(Mark::Check));
        for nth in checked.collect::<Vec<_>>() {
            let (column, row) = ((nth % columns) as i16, (nth / columns) as i16);
            for (way, (x, y)) in WAYS.into_iter().enumerate() {
                let (x, y) = (column - x, row - y);
                if !(0..columns as i16).contains(&x) {
                    continue;
                }
                let nth = usize::try_from(y * columns as i16 + x).ok();
                if let Some(tile) = nth.and_then(|nth| tiles.get_mut(nth)) {
                    let mut point = Point::from(tile.ground);
                    point.glow |= 1 << way;
                    tile.ground = point.into();
                }
            }
        }
    }

    /// From below: wood, river, lines, bursts of neighbours, rings, burst, disc, arcs, capture,
    /// badges, dot.
    fn tile(&self, tile: Tile, area: Area) -> String {
        let point = Point::from(tile.ground);
        let spill = self.grid.style.size.scaled(SPILL);
        let spilt = |way: usize| if has(point.outer, way) { spill } else { 0 };
        let cell = area.width - spilt(2) - spilt(6);
        let look = self.look();
        let colours = look.theme.colours();
        let mut svg = String::with_capacity(8 << 10);
        let wood = tile.shaded(wood(look.theme).ground, colours.shade);
        let Area { width, height, .. } = area;
        let (scale, left, top) = (f64::from(cell) / 100.0, spilt(6), spilt(0));
        let _ = write!(
            svg,
            "<rect width=\"{width}\" height=\"{height}\" fill=\"{wood}\"/>\
             <g transform=\"translate({left} {top}) scale({scale})\">"
        );
        svg += &point.svg(look.theme, cell);
        for (_, (x, y)) in WAYS.iter().enumerate().filter(|&(way, _)| has(point.glow, way)) {
            let burst = marks::burst(colours, BURST.0, BURST.1);
            let _ = write!(svg, "<g transform=\"translate({} {})\">{burst}</g>", x * 100, y * 100);
        }
        svg += &under(tile, colours);
        if let Some((figure, side)) = tile.man {
            svg += &men::man(figure, side, look);
        }
        if tile.marks.has(Mark::Movable) && !tile.marks.has(Mark::Selected) {
            svg += &arcs();
        }
        if tile.marks.has(Mark::Capture) {
            let (line, rim) = (colours.target, colours.target_rim);
            let _ = write!(
                svg,
                "<g fill=\"none\"><circle cx=\"50\" cy=\"50\" r=\"42.5\" stroke=\"{rim}\" \
                 stroke-width=\"12.6\"/><circle cx=\"50\" cy=\"50\" r=\"42.5\" stroke=\"{line}\" \
                 stroke-width=\"8.4\"/></g>"
            );
        }
        svg += &tile.marks.over(colours);
        if tile.marks.has(Mark::Place) {
            svg += &marks::dot(colours, 15.5);
        }
        svg += "</g>";
        svg + &tile.veil(colours, &format!("<rect width=\"{width}\" height=\"{height}\""))
    }
}

/// Four arcs round a disc that can be chosen, open on the diagonals.
fn arcs() -> String {
    let lines = [discs::MOVABLE, discs::SELECTED_EDGE];
    MOVABLE.into_iter().zip(lines).fold(String::new(), |mut svg, (radius, line)| {
        let quarter = radius * FRAC_PI_2;
        let (arc, gap) = (quarter * 0.7, quarter * 0.3);
        let _ = write!(
            svg,
            "<circle cx=\"50\" cy=\"50\" r=\"{radius}\" fill=\"none\" stroke=\"{line}\" \
             stroke-width=\"5\" stroke-dasharray=\"{arc} {gap}\" stroke-dashoffset=\"{}\"/>",
            arc / 2.0
        );
        svg
    })
}

/// What lies under the disc.
fn under(tile: Tile, colours: &Colours) -> String {
    let marks = tile.marks;
    let mut svg = String::new();
    let ring = |fill, edge| {
        format!(
            "<circle cx=\"50\" cy=\"50\" r=\"{RING}\" fill=\"{fill}\" stroke=\"{edge}\" \
             stroke-width=\"2.8\"/>"
        )
    };
    let corners = |colour| {
        let brackets = marks::brackets(22.0, 6.0, colour);
        format!("<g transform=\"translate(12 12) scale(0.76)\">{brackets}</g>")
    };
    if marks.has(Mark::Check) {
        svg += &marks::burst(colours, BURST.0, BURST.1);
    }
    svg += &marks.traps(0, colours.shade);
    match (tile.man.is_some(), marks.has(Mark::Selected), marks.has(Mark::LastMove)) {
        (true, true, _) => svg += &ring(discs::SELECTED, discs::SELECTED_EDGE),
        (true, false, true) => svg += &ring(discs::LAST, discs::LAST_EDGE),
        (false, true, _) => svg += &corners(colours.selected_frame),
        (false, false, true) => {
            svg += &corners(colours.brackets);
            let (fill, edge) = (discs::LAST, discs::LAST_EDGE);
            let _ = write!(
                svg,
                "<circle cx=\"50\" cy=\"50\" r=\"13\" fill=\"{fill}\" stroke=\"{edge}\" \
                 stroke-width=\"2.8\"/>"
            );
        }
        (_, false, false) => {}
    }
    if marks.has(Mark::Place) {
        let brackets = marks::brackets(22.0, 6.0, colours.target);
        let _ = write!(svg, "<g transform=\"translate(12 12) scale(0.76)\">{brackets}</g>");
    }
    svg
}
