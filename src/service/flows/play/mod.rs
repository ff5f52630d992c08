//! Playing: moves and everything a player does to a running game.

pub(crate) mod conditional;
pub(crate) mod force;
pub(crate) mod hint;
pub(crate) mod look;
pub(crate) mod move_here;
pub(crate) mod moves;
pub(crate) mod offers;
pub(crate) mod picks;
pub(crate) mod referee;
pub(crate) mod spoken;
pub(crate) mod takeback;
pub(crate) mod watch;
