//! How a game comes about.

pub(crate) mod counter_offer;
pub(crate) mod invite;
pub(crate) mod lobby;
pub(crate) mod open;
pub(crate) mod panel;
pub(crate) mod play;
pub(crate) mod play_on;
pub(crate) mod queue;
pub(crate) mod team;
