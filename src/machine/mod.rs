//! The rules and the AI without Discord: `patt rules` and `patt uci`.

pub mod rules;
pub mod uci;
