//! What is kept of people: what they chose, how they play, whom they met, and how all of it goes.

mod blocks;
mod directs;
mod erase;
mod holidays;
mod personal;
pub(super) mod profile;
pub(super) mod seekers;
mod settings;

pub use erase::Erasure;
