//! How pictures look, before anything is laid out: colours and themes, sets of men, sizes, palettes.

pub(super) mod army;
pub(super) mod colour;
pub(super) mod colours;
pub(super) mod common;
pub(super) mod discs;
pub(super) mod font;
pub(super) mod palette;
pub(super) mod sets;
pub(super) mod style;
pub(super) mod theme;
#[cfg(test)]
pub(super) mod vision;
