//! A view to PNG. The only place with pixels.
//!
//! A [`Scene`] is settled into a plan of tiles, which names everything that will be seen and nothing
//! else; the plan is the key of the pictures kept. Each distinct tile is drawn once as SVG, turned
//! into indices of the palette of its theme and shape, and copied from then on, so that a new picture costs little
//! more than its compression. A view's secrets cannot reach a picture, as only the plan does.

mod board;
mod cache;
mod canvas;
mod card;
mod characters;
mod colour;
mod cover;
pub mod curve;
mod disc;
mod figures;
mod film;
pub mod graph;
mod grid;
mod hand;
mod hexagon;
mod loose;
mod marks;
mod men;
mod painter;
mod palette;
mod plan;
mod png;
mod points;
mod raster;
mod scene;
mod sets;
mod squares;
mod star;
pub mod text;
mod theme;
mod tile;
#[cfg(test)]
mod vision;
mod window;

pub use film::Film;
pub use painter::Painter;
pub use scene::{Picture, Scene, Size, Style, Undrawn};
pub use sets::{Family, Pieces, Set};
pub use theme::Theme;
