//! The board of hexagons.

pub(crate) mod colours;
mod hexagon;
mod layout;
mod panel;

pub(super) use layout::Star;
