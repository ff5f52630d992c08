//! The board of hexagons.

mod colours;
mod hexagon;
mod layout;
mod panel;

pub(super) use layout::Star;
