//! The setup panel: what to play, a new game, or other terms for an invitation.

pub(crate) mod draft;
pub(crate) mod pace;
pub(crate) mod rules_form;
pub(crate) mod screen;
pub(crate) mod start;
