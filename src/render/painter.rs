//! Drawing scenes: the tiles kept, the pictures kept, and what is drawn for want of either.

use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use super::board::Board;
use super::cache::Cache;
use super::canvas::{Area, Canvas};
use super::grid::Grid;
use super::palette::{Kind, Palette};
use super::plan::{self, Patch, Plan};
use super::raster::{Raster, document};
use super::scene::{Picture, Scene, Style, Undrawn};
use super::sets::Set;
use super::theme::Theme;
use super::tile::{Ground, Marks, Shade, Tile};
use super::{cover, men, png};
use crate::rules::{Figure, Side, View};

/// The most bytes of tiles, empty boards and finished pictures that are kept.
const TILES: usize = 16 << 20;
const BOARDS: usize = 8 << 20;
const PICTURES: usize = 16 << 20;

type Indices = Arc<[u8]>;

/// What a patch is known by: the look, the size and what it shows.
type Key = (Theme, Set, (u32, u32), Patch);

/// Draws boards. Cheap to make, and meant to be made once and shared: what it has drawn before it
/// gives again from memory, of which it takes at most some 40 MB.
///
/// The same scene and style give the same bytes, whatever was drawn before.
pub struct Painter {
    raster: Raster,
    palettes: [[OnceLock<Palette>; Kind::ALL.len()]; Theme::ALL.len()],
    tiles: Mutex<Cache<Key, Indices>>,
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
            palettes: [const { [const { OnceLock::new() }; Kind::ALL.len()] }; Theme::ALL.len()],
            tiles: Mutex::new(Cache::new(TILES)),
            boards: Mutex::new(Cache::new(BOARDS)),
            pictures: Mutex::new(Cache::new(PICTURES)),
        }
    }

    /// Draws beforehand what nearly every board of the usual style needs.
    pub fn warm(&self) {
        let board = Board::usual();
        self.empty(board);
        let cell = Grid::of(board).cell;
        let area = Area { x: 0, y: 0, width: cell, height: cell };
        for dark in [false, true] {
            let empty = Tile {
                man: None,
                ground: Ground::Square { dark },
                marks: Marks::default(),
                shade: Shade::Plain,
            };
            self.patch(board, area, Patch::Tile(empty));
            for side in [Side::White, Side::Black] {
                // The men of chess come first.
                for &figure in &Figure::ALL[..6] {
                    let tile = Tile { man: Some((figure, side)), ..empty };
                    self.patch(board, area, Patch::Tile(tile));
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
        let plan = plan::plan(scene, *style)?;
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
        Ok(plan::plan(scene, *style)?.svg())
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
        let palette = self.palette(plan.board.theme(), plan.board.kind());
        let pixels = self.pixels(plan);
        Picture { png: png::write(&pixels, width, palette.colours()).into(), width, height }
    }

    /// What a plan shows, as indices of its board's palette.
    pub(super) fn pixels(&self, plan: &Plan) -> Vec<u8> {
        let board = plan.board;
        let palette = self.palette(board.theme(), board.kind());
        let (width, height) = board.extent();
        let pixels = self.empty(board).to_vec();
        let mut canvas = Canvas { pixels, width: width as usize };
        for (patch, area) in plan.placed() {
            let drawn = self.patch(board, area, patch);
            if patch.is_hexagon() {
                canvas.copy_hexagon(&drawn, area);
            } else {
                canvas.copy(&drawn, area);
            }
        }
        let label = palette.finder().find(board.label());
        for &bar in &plan.bars {
            canvas.fill(bar, label);
        }
        if let Some(svg) = plan.cover() {
            let lines = self.raster.pixels(&document(width, height, &svg), width, height);
            cover::blend(&mut canvas, &lines, palette);
        }
        canvas.pixels
    }

    pub(super) fn palette(&self, theme: Theme, kind: Kind) -> &Palette {
        self.palettes[theme as usize][kind as usize].get_or_init(|| Palette::of(theme, kind))
    }

    fn empty(&self, board: Board) -> Indices {
        let known = lock(&self.boards).get(&board);
        known.unwrap_or_else(|| {
            let (width, height) = board.extent();
            let svg = document(width, height, &board.svg());
            let palette = self.palette(board.theme(), board.kind());
            let drawn = self.raster.indices(&svg, width, height, palette);
            lock(&self.boards).put(board, drawn.clone(), drawn.len());
            drawn
        })
    }

    fn patch(&self, board: Board, area: Area, patch: Patch) -> Indices {
        let (width, height) = (area.width, area.height);
        let key = (board.theme(), board.set(), (width, height), patch);
        let known = lock(&self.tiles).get(&key);
        known.unwrap_or_else(|| {
            let definitions = patch.sides().map(|side| men::definition(side, board.set()));
            let svg = definitions.collect::<String>() + &patch.svg(board, area);
            let svg = document(width, height, &svg);
            let palette = self.palette(board.theme(), board.kind());
            let drawn = self.raster.indices(&svg, width, height, palette);
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
    use crate::render::Pieces;
    use crate::render::scene::Style;
    use crate::rules::{Geometry, Mark, Seat, SeatSet};

    fn bare(geometry: Geometry) -> View {
        View {
            turn: SeatSet::EMPTY,
            text: String::new(),
            number: None,
            geometry,
            sides: Vec::new(),
            men: Vec::new(),
            trays: Vec::new(),
            marks: Vec::new(),
            lines: Vec::new(),
            last: None,
            notes: Vec::new(),
            below: Seat::FIRST,
        }
    }

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
        let mut poor = Vec::new();
        let squares = Geometry::Squares { files: 8, ranks: 8, fog: false };
        let pieces = Pieces::default();
        let chess = &[Figure::King, Figure::Queen, Figure::Bishop, Figure::Knight, Figure::Pawn];
        let xiangqi = &[Figure::King, Figure::Advisor, Figure::Elephant, Figure::Cannon];
        let tiles = Geometry::Tiles { borders: None, grid: true };
        let boards: [(Geometry, Set, &[Figure], Side); 6] = [
            (squares, Set::Staunton, chess, Side::White),
            (squares, Set::Facet, chess, Side::White),
            (Geometry::Points, Set::Discs, xiangqi, Side::Red),
            (Geometry::Points, Set::Figures, xiangqi, Side::Red),
            (Geometry::Star, Set::Staunton, chess, Side::White),
            (tiles, Set::Staunton, chess, Side::White),
        ];
        for (theme, (geometry, set, figures, first)) in
            Theme::ALL.into_iter().flat_map(|theme| boards.map(|board| (theme, board)))
        {
            let style = Style { theme, pieces: pieces.with(set), ..Style::default() };
            let view = bare(geometry);
            let plan = plan::plan(&Scene::from(&view), style).expect("a drawable board");
            let board = plan.board;
            let palette = painter.palette(theme, board.kind());
            let (mut worst, mut sum, mut count) = (f64::INFINITY, 0.0, 0.0);
            let grounds: Vec<_> = plan.placed().collect();
            for (nth, (figure, side)) in (0..).zip(
                figures.iter().flat_map(|&figure| [first, Side::Black].map(|side| (figure, side))),
            ) {
                for (step, set) in sets.into_iter().enumerate() {
                    // Every man stands on ever other ground.
                    let (Patch::Tile(ground), area) = grounds[(nth * 7 + step) % grounds.len()]
                    else {
                        continue;
                    };
                    let marks = set.iter().fold(Marks::default(), |marks, &mark| marks.with(mark));
                    let tile = Tile { man: Some((figure, side)), marks, ..ground };
                    let patch = Patch::Tile(tile);
                    let (width, height) = (area.width, area.height);
                    let svg = men::definition(side, board.set()) + &patch.svg(board, area);
                    let drawn =
                        painter.raster.pixels(&document(width, height, &svg), width, height);
                    let indexed = painter.patch(board, area, patch);
                    let error: f64 = drawn
                        .pixels()
                        .iter()
                        .zip(&*indexed)
                        .filter(|(pixel, _)| pixel.alpha() == 255)
                        .map(|(pixel, &index)| {
                            let own = palette.colours()[usize::from(index)].0;
                            let drawn = [pixel.red(), pixel.green(), pixel.blue()];
                            let channels = own.into_iter().zip(drawn);
                            channels.map(|(a, b)| f64::from(a.abs_diff(b)).powi(2)).sum::<f64>()
                        })
                        .sum();
                    let mean = error / f64::from(width * height * 3);
                    worst = worst.min(10.0 * (255.0 * 255.0 / mean).log10());
                    sum += mean;
                    count += 1.0;
                }
            }
            let overall = 10.0 * (255.0 * 255.0 * count / sum).log10();
            // Light lines and characters on bodies that fade have more tones than dark ones.
            // Rings over frames on six colours of tiles cross more of them than on one board.
            let (least, each) = match geometry {
                Geometry::Points => (39.0, 37.0),
                Geometry::Tiles { .. } => (41.0, 37.0),
                Geometry::Squares { .. } | Geometry::Star => (41.0, 38.0),
            };
            if overall <= least || worst <= each {
                poor.push(format!(
                    "{theme:?} {set:?} {geometry:?}: {overall:.1} dB, {worst:.1} dB"
                ));
            }
        }
        assert!(poor.is_empty(), "{poor:#?}");
    }
}
