//! Drawing scenes: the tiles kept, the pictures kept, and what is drawn for want of either.

use std::sync::{Arc, Mutex};

use super::cache::{Cache, lock};
use super::canvas::{Canvas, Inks};
use super::letters::Letters;
use super::palettes;
use super::picture::Picture;
use super::plan::{Patch, Plan};
use super::png;
use super::raster::{RASTER, document};
use super::samples;
use crate::render::boards::board::Board;
use crate::render::boards::scene::{Scene, Undrawn};
use crate::render::cells::area::Area;
use crate::render::cells::tile::Tile;
use crate::render::look::style::{Look, Style};
use crate::rules::View;
use crate::watch::series::{self, Cache as Kept};
use crate::watch::spans;

/// The most bytes of tiles, empty boards and finished pictures that are kept.
const TILES: usize = 16 << 20;
const BOARDS: usize = 8 << 20;
const PICTURES: usize = 16 << 20;

/// The same of the colours between ground and ink of strips.
const INKS: usize = 64 << 10;

type Indices = Arc<[u8]>;

/// Of how many colours ink is on its ground: more are not seen, and cost.
const STEPS: usize = 7;

/// What a patch is known by: the kind of board, its look, the size and what it shows.
type Key = (&'static str, Look, (u32, u32), Patch);

/// Draws boards. Cheap to make, and meant to be made once and shared: what it has drawn before it
/// gives again from memory, of which it takes at most some 45 MB.
///
/// The same scene and style give the same bytes, whatever was drawn before.
pub struct Painter {
    tiles: Mutex<Cache<Key, Indices>>,
    boards: Mutex<Cache<Board, Indices>>,
    pictures: Mutex<Cache<Plan, Picture>>,
    letters: Letters,
    inks: Mutex<Cache<(&'static str, Look), Inks>>,
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
            tiles: Mutex::new(Cache::new(TILES)),
            boards: Mutex::new(Cache::new(BOARDS)),
            pictures: Mutex::new(Cache::new(PICTURES)),
            letters: Letters::new(),
            inks: Mutex::new(Cache::new(INKS)),
        }
    }

    /// Draws beforehand what nearly every board of the usual style needs.
    pub fn warm(&self) {
        let men = samples::men_of_chess();
        let plan = Plan::of(&Scene::from(&men), Style::default());
        // All of these can be drawn; were it not so, whoever asks for one would be told.
        if let Ok(plan) = plan {
            self.pixels(&plan);
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
        let plan = Plan::of(scene, *style)?;
        let known = lock(&self.pictures).get(&plan);
        series::looked_up(Kept::Pictures, known.is_some());
        if let Some(picture) = known {
            return Ok(picture);
        }
        let span = spans::picture("still", Some(plan.board.layout().kind()));
        let picture = span.in_scope(|| self.draw(&plan));
        let bytes = picture.png.len() + plan.tiles.len() * size_of::<Tile>();
        lock(&self.pictures).put(plan, picture.clone(), bytes);
        Ok(picture)
    }

    /// The colours of a scene, red, green and blue, row by row, with the width of a row; for what is
    /// put beside a board.
    ///
    /// # Errors
    ///
    /// When there is no picture of it; see [`Undrawn`].
    pub(crate) fn colours(
        &self,
        scene: &Scene<'_>,
        style: Style,
    ) -> Result<(Vec<u8>, u32), Undrawn> {
        let plan = Plan::of(scene, style)?;
        let palette = palettes::of(plan.board);
        let colour = |&index: &u8| palette.entries()[usize::from(index)].0;
        Ok((self.pixels(&plan).iter().flat_map(colour).collect(), plan.extent().0))
    }

    /// The scene as one SVG document: what [`Painter::scene`] draws, the slow way. For tests, for
    /// measuring against, and for looking closely.
    ///
    /// # Errors
    ///
    /// When there is no picture of it; see [`Undrawn`].
    pub fn svg(&self, scene: &Scene<'_>, style: &Style) -> Result<String, Undrawn> {
        Ok(Plan::of(scene, *style)?.svg())
    }

    /// Turns an SVG document of this size into pixels, red, green, blue and alpha, row by row. With
    /// [`Painter::svg`] this is the slow way to a picture.
    ///
    /// # Panics
    ///
    /// On a document that is not well-formed.
    #[must_use]
    pub fn raster(&self, svg: &str, width: u32, height: u32) -> Vec<u8> {
        RASTER.pixels(svg, width, height).take_demultiplied()
    }

    fn draw(&self, plan: &Plan) -> Picture {
        let (width, height) = plan.extent();
        let palette = palettes::of(plan.board);
        let pixels = self.pixels(plan);
        let (_, board) = plan.board.layout().places().extent();
        let png = png::write_above(&pixels, width, board as usize, palette.entries());
        Picture { png: png.into(), width, height }
    }

    /// What a plan shows, as indices of its board's palette.
    pub(super) fn pixels(&self, plan: &Plan) -> Vec<u8> {
        let board = plan.board;
        let palette = palettes::of(board);
        let (width, height) = board.layout().places().extent();
        let (whole, rows) = plan.extent();
        let mut pixels = Vec::with_capacity((whole * rows) as usize);
        pixels.extend_from_slice(&self.empty(board));
        let mut canvas = Canvas { pixels, width: width as usize };
        for (patch, area) in plan.placed() {
            let hexagon = patch.is_hexagon(board);
            let drawn = self.patch(board, area, patch);
            if hexagon {
                canvas.copy_hexagon(&drawn, area);
            } else {
                canvas.copy(&drawn, area);
            }
        }
        let label = palette.finder().find(board.layout().label());
        for &bar in &plan.bars {
            canvas.fill(bar, label);
        }
        if let Some(svg) = plan.cover() {
            let lines = RASTER.pixels(&document(width, height, &svg), width, height);
            canvas.blend(&lines, palette);
        }
        self.strip(plan, &mut canvas);
        canvas.pixels
    }

    /// Adds the strip below the board, if there is one.
    fn strip(&self, plan: &Plan, canvas: &mut Canvas) {
        let strip = plan.strip(&mut |text, font| self.letters.wide(text, font));
        let Some(strip) = strip else { return };
        let layout = plan.board.layout();
        let (_, top) = layout.places().extent();
        let (width, height) = plan.extent();
        let inks = self.inks(plan.board);
        canvas.pixels.resize((width * height) as usize, inks[0]);
        for (chip, area) in strip.chips {
            let drawn = self.patch(plan.board, area, Patch::Chip(chip));
            canvas.copy(&drawn, Area { y: area.y + top, ..area });
        }
        for word in strip.words {
            let mask = self.letters.word(&word.text, word.font);
            canvas.write(&mask, (word.x, top + word.baseline), &inks);
        }
    }

    fn inks(&self, board: Board) -> Inks {
        let layout = board.layout();
        let key = (layout.kind(), layout.look());
        let known = lock(&self.inks).get(&key);
        known.unwrap_or_else(|| {
            let mut nearest = palettes::of(board).finder();
            let (ground, ink) = (layout.look().theme.colours().frame, layout.label());
            let share = |step| step as f32 / (STEPS - 1) as f32;
            let steps: [u8; STEPS] =
                std::array::from_fn(|step| nearest.find(ground.mix(ink, share(step))));
            let found = std::array::from_fn(|alpha| steps[(alpha * (STEPS - 1) + 127) / 255]);
            lock(&self.inks).put(key, found, size_of_val(&key) + size_of::<Inks>());
            found
        })
    }

    fn empty(&self, board: Board) -> Indices {
        let known = lock(&self.boards).get(&board);
        known.unwrap_or_else(|| {
            let places = board.layout().places();
            let (width, height) = places.extent();
            let svg = document(width, height, &places.frame());
            let drawn = RASTER.indices(&svg, width, height, palettes::of(board));
            lock(&self.boards).put(board, drawn.clone(), drawn.len());
            drawn
        })
    }

    pub(super) fn patch(&self, board: Board, area: Area, patch: Patch) -> Indices {
        let (width, height) = (area.width, area.height);
        let key = (board.layout().kind(), board.layout().look(), (width, height), patch);
        let known = lock(&self.tiles).get(&key);
        known.unwrap_or_else(|| {
            let svg = document(width, height, &key.3.body(board, area));
            let drawn = RASTER.indices(&svg, width, height, palettes::of(board));
            let bytes = drawn.len() + size_of_val(&key);
            lock(&self.tiles).put(key, drawn.clone(), bytes);
            drawn
        })
    }
}
