//! What must come out the same for ever: counts of moves, recorded games, and cases of other programs
//! and of rule books.

#[path = "../games/mod.rs"]
mod games;

mod pasted;
mod perft;
mod records;
mod vectors;
