//! Two small games that live only in the tests and prove the contract: `clan`, for three or four
//! seats, with a layout phase, elimination and skips; and `veil`, with hidden information, refused
//! tries and hand-over. Other tests take them in with `#[path = "games/mod.rs"] mod games;`.

#![allow(dead_code, reason = "each test takes in what it needs")]

pub mod clan;
pub mod veil;

use patt::catalog::{Catalog, Entry, entry};

/// The line of `clan`.
pub const CLAN: Entry = entry::<clan::Clan>();
/// The line of `veil`.
pub const VEIL: Entry = entry::<veil::Veil>();
/// A house of just these two.
pub const GAMES: Catalog = Catalog(&[CLAN, VEIL]);
