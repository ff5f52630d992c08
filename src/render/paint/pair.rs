//! Two boards side by side in one picture.

use super::painter::Painter;
use super::palettes;
use super::picture::Picture;
use super::plan::Plan;
use super::png;
use crate::render::boards::board::Board;
use crate::render::boards::scene::{Scene, Undrawn};
use crate::render::look::style::Style;
use crate::watch::spans;

/// The gap between the boards, in pixels of the usual size.
const GAP: u32 = 16;

impl Painter {
    /// Two scenes of boards of the same shape, the first on the left.
    ///
    /// # Errors
    /// When one of them cannot be drawn, or their shapes differ; see [`Undrawn`].
    pub fn pair(&self, scenes: [Scene<'_>; 2], style: &Style) -> Result<Picture, Undrawn> {
        let board = Board::of(&scenes, *style)?;
        let _drawing = spans::picture("pair", Some(board.layout().kind())).entered();
        let [left, right] = scenes.map(|scene| Plan::on(board, &scene));
        let (left, right) = (self.pixels(&left?), self.pixels(&right?));
        let (width, height) = board.layout().places().extent();
        let palette = palettes::of(board);
        let gap = style.size.scaled(GAP);
        let between =
            vec![palette.finder().find(board.layout().look().theme.colours().label); gap as usize];
        let rows = left.chunks_exact(width as usize).zip(right.chunks_exact(width as usize));
        let pixels: Vec<u8> =
            rows.flat_map(|(left, right)| [left, &between, right].concat()).collect();
        let width = 2 * width + gap;
        Ok(Picture { png: png::write(&pixels, width, palette.entries()).into(), width, height })
    }
}
