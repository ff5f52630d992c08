//! Boards of points with river and palaces: as crossings of lines, or as squares.

mod colours;
mod discs;
mod figures;
mod point;
mod river;

pub(super) use discs::Discs;
pub(super) use figures::Figures;
