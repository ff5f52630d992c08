//! A square with all that stands on it: the cells of chess boards and of those with palaces.

use std::fmt::Write;

use super::area::Area;
use super::marks;
use super::men;
use super::tile::Tile;
use crate::render::look::colour::Rgb;
use crate::render::look::colours::Colours;
use crate::render::look::style::Look;
use crate::rules::Mark;

/// The square itself.
pub(crate) struct Square {
    pub dark: bool,
    /// Its flat colour if nothing is marked.
    pub tone: Rgb,
    /// What lies on it under everything else, as SVG in a box of 100 by 100.
    pub inlay: String,
}

impl Square {
    /// The flat colour with marks.
    fn tinted(&self, tile: Tile, colours: &Colours) -> Rgb {
        let dark = usize::from(self.dark);
        if tile.marks.has(Mark::Selected) || tile.marks.has(Mark::Place) {
            colours.selected[dark]
        } else if tile.marks.has(Mark::LastMove) {
            colours.last[dark]
        } else {
            tile.shaded(self.tone, colours.shade)
        }
    }

    /// The drawing of a tile, from below: square, tint, brackets or frame, burst, ring, man, badge,
    /// dot. Straight lines keep to the pixels of its area.
    pub fn svg(&self, tile: Tile, look: Look, area: Area) -> String {
        let (cell, scale) = (f64::from(area.width), f64::from(area.width) / 100.0);
        let snap = |length: f64| {
            let pixel = 100.0 / cell;
            (length / pixel).round().max(1.0) * pixel
        };
        let colours = look.theme.colours();
        let mut svg = String::with_capacity(4 << 10);
        let tone = self.tinted(tile, colours);
        let _ = write!(
            svg,
            "<g transform=\"scale({scale})\"><rect width=\"100\" height=\"100\" fill=\"{tone}\"/>"
        );
        svg += &self.inlay;
        let has = |mark| tile.marks.has(mark);
        svg += &tile.marks.traps(0, tone.mix(colours.shade, 0.5));
        if has(Mark::Selected) {
            svg += &marks::frame(0.0, snap(6.0), 0.0, colours.selected_frame);
        } else if has(Mark::Place) {
            svg += &marks::frame(snap(6.0), snap(4.0), 6.0, colours.selected_frame);
        } else if has(Mark::LastMove) {
            svg += &marks::brackets(snap(20.0), snap(5.0), colours.brackets);
        }
        if has(Mark::Movable) && !has(Mark::Selected) {
            svg += &marks::frame(snap(5.0), snap(4.0), 16.0, colours.selected_frame);
        }
        svg += &tile.marks.under(colours);
        if let Some((figure, side)) = tile.man {
            svg += &men::man(figure, side, look);
        }
        svg += &tile.marks.over(colours);
        if has(Mark::Place) {
            let ink = colours.selected_frame;
            let _ = write!(svg, "<circle cx=\"50\" cy=\"50\" r=\"10\" fill=\"{ink}\"/>");
        }
        svg += &tile.veil(colours, "<rect width=\"100\" height=\"100\"");
        svg + "</g>"
    }
}
