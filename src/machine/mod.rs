//! The rules and the AI without Discord: `patt rules`, `patt uci` and `patt ucci`.

mod engine;
pub mod rules;
pub mod ucci;
pub mod uci;

#[cfg(test)]
mod tests;
