//! Pictures made of boards: plans of tiles, drawn once each, put together and written as files.

mod arrows;
mod cache;
mod canvas;
pub(super) mod film;
pub(super) mod gallery;
pub(super) mod letters;
mod lines;
pub(super) mod mask;
pub(super) mod painter;
mod pair;
mod palettes;
pub(super) mod picture;
mod plan;
pub(super) mod png;
#[cfg(test)]
mod quality;
pub(super) mod raster;
pub(super) mod samples;
pub(super) mod strip;
pub(super) mod wording;
