//! What a position is worth, learned from play: one small network for every game.
//!
//! A game tells what each side sees as a short row of codes ([`Features`]): one place for each cell, from
//! that side, and one for each count, such as men in hand. Each code in its place switches on one row
//! of weights; their sum is clipped and squared, for the side to move and for the other, and weighed
//! once more by the men that are left. What changes with every move, such as how far men can go, is
//! [counted](Counts) afresh for every board and told to some of the units alone. [`Net`] holds the weights, all whole
//! numbers; [`Accumulators`] remember what they saw last, and add and take away only what differs, so no board has to
//! tell them of its moves. They do so by the widest vectors that the machine has; what comes out is the same on all.
//!
//! ```
//! use patt::ai::net::{Accumulators, Counts, Features, Net};
//! use patt::rules::Seat;
//!
//! /// Two seats share up to eight coins.
//! struct Coins([u8; 2]);
//!
//! impl Features for Coins {
//!     type Perspective = [u8; 8];
//!     const BLANK: [u8; 8] = [0; 8];
//!     const CODES: usize = 2;
//!     const BUCKETS: usize = 1;
//!
//!     fn features(&self, [first, second]: &mut [[u8; 8]; 2], _: &mut [Counts; 2]) {
//!         let [one, two] = self.0.map(usize::from);
//!         first[..one].fill(1);
//!         first[8 - two..].fill(2);
//!         second[..two].fill(1);
//!         second[8 - one..].fill(2);
//!     }
//!     fn bucket(&self) -> usize {
//!         0
//!     }
//! }
//!
//! let net: &'static Net<16> = Box::leak(Box::new(Net::blank::<Coins>(100)));
//! let accumulators = Accumulators::<Coins, 16>::new(net);
//! assert_eq!(accumulators.value(&Coins([3, 5]), Seat::FIRST), 0, "a blank net knows nothing");
//! ```

#![expect(
    clippy::inline_always,
    reason = "what is not inlined is compiled for the oldest machines"
)]

mod accumulators;
mod counts;
mod features;
mod shipped;
mod vectors;
mod weights;

pub use accumulators::Accumulators;
pub use counts::{COUNTING, Counts};
pub use features::Features;
pub use shipped::Shipped;
pub use weights::{Fault, MOST_OUT, Net, Output, SHARP, WHOLE, fault, width};

#[cfg(test)]
pub(crate) mod checks;
#[cfg(test)]
mod tests;
