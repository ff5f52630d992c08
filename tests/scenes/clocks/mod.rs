//! Clocks: what they do to tables, and how people meet them in a channel. Time is passed in.

mod support;

#[path = "games/mod.rs"]
mod games;
#[path = "store/race.rs"]
mod race;

#[path = "clocks/agreed.rs"]
mod agreed;
#[path = "clocks/neglect.rs"]
mod neglect;
#[path = "clocks/remind.rs"]
mod remind;
#[path = "clocks/scenes.rs"]
mod scenes;
#[path = "clocks/tables.rs"]
mod tables;
