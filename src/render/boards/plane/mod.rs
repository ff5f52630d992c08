//! Loose tiles on the plane.

mod card;
pub(crate) mod colours;
mod layout;
mod table;
mod tile;
mod window;

pub(super) use layout::Plane;
