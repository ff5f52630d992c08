//! What operators see of a running house: whether it lives and is ready, and what it counts.
//!
//! [`series`] names every figure once; whoever knows one records it there. While nobody listens there is
//! no recorder, and recording does nothing. No figure carries a token, the number or name of anybody or
//! anything, a text or a move: all labels come from fixed lists.

mod ask;
mod listener;
pub mod series;
mod signs;

pub use ask::ask;
pub use listener::{Listener, NoListener};
pub use series::Backlog;
pub use signs::{Signs, Standing};
