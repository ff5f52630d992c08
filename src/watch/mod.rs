//! What operators see of a running house: whether it lives and is ready, what it counts, and how long its parts take.
//!
//! [`series`] names every figure once, [`spans`] every span of a trace; whoever knows one records it there. While
//! nobody listens there is no recorder, and recording does nothing. Neither figures nor traces carry a token, the
//! number or name of anybody or anything, a text or a move: what they say comes from fixed lists.

mod ask;
mod listener;
pub mod series;
mod signs;
pub mod spans;
#[cfg(feature = "traces")]
mod traces;
#[cfg(not(feature = "traces"))]
mod untraced;

pub use ask::ask;
pub use listener::{Listener, NoListener};
pub use series::Backlog;
pub use signs::{Signs, Standing};
#[cfg(feature = "traces")]
pub use traces::{NoTraces, Traces};
#[cfg(not(feature = "traces"))]
pub use untraced::{NoTraces, Traces};
