//! Clocks as people meet them in a channel. Time is passed in.

mod agreed;
mod neglect;
mod remind;
mod scenes;
