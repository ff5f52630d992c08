//! Drawing scenes: the tiles kept, the pictures kept, and what is drawn for want of either.

use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use super::cache::Cache;
use super::canvas::Canvas;
use super::palette::Palette;
use super::raster::{Raster, document};
use super::scene::{Picture, Scene, Style, Undrawn};
use super::squares::{self, Board, Plan};
use super::theme::Theme;
use super::tile::{Ground, Marks, Shade, Tile};
use super::{cover, men, png};
use crate::rules::{Figure, Side, View};

/// The most bytes of tiles, empty boards and finished pictures that are kept.
const TILES: usize = 16 << 20;
const BOARDS: usize = 8 << 20;
const PICTURES: usize = 16 << 20;

type Indices = Arc<[u8]>;

/// Draws boards. Cheap to make, and meant to be made once and shared: what it has drawn before it
/// gives again from memory, of which it takes at most some 40 MB.
///
/// The same scene and style give the same bytes, whatever was drawn before.
pub struct Painter {
    raster: Raster,
    palettes: [OnceLock<Palette>; Theme::ALL.len()],
    tiles: Mutex<Cache<(Theme, u32, Tile), Indices>>,
    boards: Mutex<Cache<Board, Indices>>,
    pictures: Mutex<Cache<Plan, Picture>>,
}

impl Default for Painter {
    fn default() -> Self {
        Self::new()
    }
}

impl Painter {
    /// A painter that has drawn nothing yet.
    #[must_use]
    pub fn new() -> Self {
        Self {
            raster: Raster::new(),
            palettes: [const { OnceLock::new() }; Theme::ALL.len()],
            tiles: Mutex::new(Cache::new(TILES)),
            boards: Mutex::new(Cache::new(BOARDS)),
            pictures: Mutex::new(Cache::new(PICTURES)),
        }
    }

    /// Draws beforehand what nearly every board of the usual style needs.
    pub fn warm(&self) {
        let board = Board::usual();
        self.empty(board);
        let (theme, cell) = (board.theme, board.cell());
        for dark in [false, true] {
            let empty = Tile {
                man: None,
                dark,
                ground: Ground::Square,
                marks: Marks::default(),
                shade: Shade::Plain,
            };
            self.tile(theme, cell, empty);
            for side in [Side::White, Side::Black] {
                for figure in Figure::ALL.into_iter().filter(|&figure| men::drawn(figure)) {
                    self.tile(theme, cell, Tile { man: Some((figure, side)), ..empty });
                }
            }
        }
    }

    /// The picture of a view.
    ///
    /// # Errors
    ///
    /// When there is no picture of it; see [`Undrawn`].
    pub fn board(&self, view: &View, style: &Style) -> Result<Picture, Undrawn> {
        self.scene(&Scene::from(view), style)
    }

    /// The picture of a scene.
    ///
    /// # Errors
    ///
    /// When there is no picture of it; see [`Undrawn`].
    pub fn scene(&self, scene: &Scene<'_>, style: &Style) -> Result<Picture, Undrawn> {
        let plan = squares::plan(scene, *style)?;
        let known = lock(&self.pictures).get(&plan);
        if let Some(picture) = known {
            return Ok(picture);
        }
        let picture = self.draw(&plan);
        let bytes = picture.png.len() + plan.tiles.len() * size_of::<Tile>();
        lock(&self.pictures).put(plan, picture.clone(), bytes);
        Ok(picture)
    }

    /// The scene as one SVG document: what [`Painter::scene`] draws, the slow way. For tests, for
    /// measuring against, and for looking closely.
    ///
    /// # Errors
    ///
    /// When there is no picture of it; see [`Undrawn`].
    pub fn svg(&self, scene: &Scene<'_>, style: &Style) -> Result<String, Undrawn> {
        Ok(squares::plan(scene, *style)?.svg())
    }

    /// Turns an SVG document of this size into pixels, red, green, blue and alpha, row by row. With
    /// [`Painter::svg`] this is the slow way to a picture.
    ///
    /// # Panics
    ///
    /// On a document that is not well-formed.
    #[must_use]
    pub fn raster(&self, svg: &str, width: u32, height: u32) -> Vec<u8> {
        self.raster.pixels(svg, width, height).take_demultiplied()
    }

    fn draw(&self, plan: &Plan) -> Picture {
        let (width, height) = plan.board.extent();
        let palette = self.palette(plan.board.theme);
        let pixels = self.pixels(plan);
        Picture { png: png::write(&pixels, width, palette.colours()).into(), width, height }
    }

    /// What a plan shows, as indices of its theme's palette.
    pub(super) fn pixels(&self, plan: &Plan) -> Vec<u8> {
        let board = plan.board;
        let palette = self.palette(board.theme);
        let (width, height) = board.extent();
        let cell = board.cell();
        let pixels = self.empty(board).to_vec();
        let mut canvas = Canvas { pixels, width: width as usize };
        for (tile, (x, y)) in plan.placed() {
            canvas.copy(&self.tile(board.theme, cell, tile), cell as usize, x, y);
        }
        let label = palette.finder().find(board.theme.colours().label);
        for &bar in &plan.bars {
            canvas.fill(bar, label);
        }
        if let Some(svg) = plan.cover() {
            let lines = self.raster.pixels(&document(width, height, &svg), width, height);
            cover::blend(&mut canvas, &lines, palette);
        }
        canvas.pixels
    }

    pub(super) fn palette(&self, theme: Theme) -> &Palette {
        self.palettes[theme as usize].get_or_init(|| Palette::of(theme))
    }

    fn empty(&self, board: Board) -> Indices {
        let known = lock(&self.boards).get(&board);
        known.unwrap_or_else(|| {
            let (width, height) = board.extent();
            let svg = document(width, height, &board.svg());
            let drawn = self.raster.indices(&svg, width, height, self.palette(board.theme));
            lock(&self.boards).put(board, drawn.clone(), drawn.len());
            drawn
        })
    }

    fn tile(&self, theme: Theme, cell: u32, tile: Tile) -> Indices {
        let key = (theme, cell, tile);
        let known = lock(&self.tiles).get(&key);
        known.unwrap_or_else(|| {
            let definition = tile.man.map(|(_, side)| men::definition(side)).unwrap_or_default();
            let scale = f64::from(cell) / 100.0;
            let svg = format!(
                "{definition}<g transform=\"scale({scale})\">{}</g>",
                tile.svg(theme, cell)
            );
            let svg = document(cell, cell, &svg);
            let drawn = self.raster.indices(&svg, cell, cell, self.palette(theme));
            lock(&self.tiles).put(key, drawn.clone(), drawn.len() + size_of_val(&key));
            drawn
        })
    }
}

/// The caches hold whole values only, so a panic elsewhere leaves them sound.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Mark;

    /// How near the indexed tiles come to the drawn ones, as a signal to noise ratio.
    #[test]
    fn the_palette_costs_nothing_visible() {
        let painter = Painter::new();
        let sets: [&[Mark]; 7] = [
            &[],
            &[Mark::LastMove],
            &[Mark::Selected],
            &[Mark::Check],
            &[Mark::Capture],
            &[Mark::Target],
            &[Mark::LastMove, Mark::Capture],
        ];
        for theme in Theme::ALL {
            let palette = painter.palette(theme);
            let (mut worst, mut sum, mut count) = (f64::INFINITY, 0.0, 0.0);
            for side in [Side::White, Side::Black] {
                for figure in &Figure::ALL[..6] {
                    for (set, dark) in sets.into_iter().flat_map(|set| [(set, false), (set, true)])
                    {
                        let marks =
                            set.iter().fold(Marks::default(), |marks, &mark| marks.with(mark));
                        let man = Some((*figure, side));
                        let tile =
                            Tile { man, dark, ground: Ground::Square, marks, shade: Shade::Plain };
                        let svg = format!(
                            "{}<g transform=\"scale(0.84)\">{}</g>",
                            men::definition(side),
                            tile.svg(theme, 84)
                        );
                        let drawn = painter.raster.pixels(&document(84, 84, &svg), 84, 84);
                        let indexed = painter.tile(theme, 84, tile);
                        let error: f64 = drawn
                            .pixels()
                            .iter()
                            .zip(&*indexed)
                            .map(|(pixel, &index)| {
                                let own = palette.colours()[usize::from(index)].0;
                                let drawn = [pixel.red(), pixel.green(), pixel.blue()];
                                let channels = own.into_iter().zip(drawn);
                                channels.map(|(a, b)| f64::from(a.abs_diff(b)).powi(2)).sum::<f64>()
                            })
                            .sum();
                        let mean = error / (84.0 * 84.0 * 3.0);
                        worst = worst.min(10.0 * (255.0 * 255.0 / mean).log10());
                        sum += mean;
                        count += 1.0;
                    }
                }
            }
            let overall = 10.0 * (255.0 * 255.0 * count / sum).log10();
            assert!(overall > 41.0 && worst > 38.0, "{theme:?}: {overall:.1} dB, {worst:.1} dB");
        }
    }
}
