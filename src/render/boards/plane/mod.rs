//! Loose tiles on the plane.

mod card;
mod colours;
mod layout;
mod table;
mod tile;
mod window;

pub(super) use layout::Plane;
